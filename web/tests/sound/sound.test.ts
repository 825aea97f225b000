import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SCORE } from "../../src/sound/score";
import type { Cue } from "../../src/sound/score";
import { openSynth } from "../../src/sound/synth";

/** What a device was told to sound: when, until when, how loud at most. */
interface Sounded {
  start: number;
  stop: number;
  loud: number;
}

class Param {
  values: number[] = [];
  setValueAtTime(value: number): void {
    this.values.push(value);
  }
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError("no ramp leads to silence");
    this.values.push(value);
  }
}

class FakeNode {
  to: FakeNode | null = null;
  gain = new Param();
  frequency = new Param();
  type = "";
  buffer: unknown = null;
  started = -1;
  stopped = -1;
  connect(to: FakeNode): void {
    this.to = to;
  }
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
}

class FakeContext {
  static opened: FakeContext[] = [];
  state = "suspended";
  currentTime = 10;
  sampleRate = 8_000;
  destination = new FakeNode();
  sources: FakeNode[] = [];
  constructor() {
    FakeContext.opened.push(this);
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
  createGain = (): FakeNode => new FakeNode();
  createBiquadFilter = (): FakeNode => new FakeNode();
  createOscillator = (): FakeNode => this.source();
  createBufferSource = (): FakeNode => this.source();
  createBuffer = (_: number, length: number): { getChannelData: () => Float32Array } => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  source(): FakeNode {
    const node = new FakeNode();
    this.sources.push(node);
    return node;
  }
  /** Everything that reaches the speaker. */
  sounded(): Sounded[] {
    return this.sources.map((source) => {
      let gain = source.to;
      while (gain && gain.gain.values.length === 0) gain = gain.to;
      expect(gain?.to).toBe(this.destination);
      return { start: source.started, stop: source.stopped, loud: Math.max(...(gain?.gain.values ?? [])) };
    });
  }
}

const context = (): [FakeContext, AudioContext] => {
  const fake = new FakeContext();
  return [fake, fake as unknown as AudioContext];
};

test.each(Object.keys(SCORE) as Cue[])("%s is short, starts at once, ends, and is as loud as was wished", (cue) => {
  const [fake, given] = context();
  openSynth(given).play(cue, 0.5);
  const voices = fake.sounded();
  expect(voices).toHaveLength(SCORE[cue].length);
  expect(Math.min(...voices.map(({ start }) => start))).toBe(10);
  for (const { start, stop, loud } of voices) {
    expect(stop).toBeGreaterThan(start);
    expect(stop).toBeLessThan(12);
    expect(loud).toBeLessThanOrEqual(0.5);
  }
  expect(fake.state).toBe("running");
});

test("nothing is louder than it may be when voices ring together", () => {
  for (const voices of Object.values(SCORE)) {
    const together = voices.map(({ at }) => voices.filter((other) => other.at <= at && at < other.at + other.lasts).reduce((sum, { loud }) => sum + loud, 0));
    expect(Math.max(...together)).toBeLessThanOrEqual(1);
  }
});

const settings = { sound: true, volume: 0.4 };
const page = new EventTarget();
type Sound = typeof import("../../src/sound");

async function loaded(): Promise<Sound> {
  vi.resetModules();
  vi.doMock("../../src/input/settings.svelte", () => ({ settings }));
  const module = await import("../../src/sound");
  module.awaitTouch(page);
  return module;
}
const opened = async (): Promise<FakeContext[]> => {
  await vi.waitFor(() => undefined);
  await new Promise((done) => setTimeout(done, 30));
  return FakeContext.opened;
};

beforeEach(() => {
  FakeContext.opened = [];
  settings.sound = true;
  vi.stubGlobal("AudioContext", FakeContext);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("../../src/input/settings.svelte");
});

test("nothing sounds before the page was touched", async () => {
  const { sound } = await loaded();
  sound("stamp");
  expect(await opened()).toEqual([]);
  page.dispatchEvent(new Event("pointerdown"));
  sound("stamp");
  expect((await opened()).map((fake) => fake.sounded().length)).toEqual([SCORE.stamp.length]);
});

test("a device on which sound is off makes none, and does not even fetch it", async () => {
  const { sound } = await loaded();
  page.dispatchEvent(new Event("keydown"));
  settings.sound = false;
  sound("keys");
  expect(await opened()).toEqual([]);
});

test("one synthesiser plays everything", async () => {
  const { sound, soundAll } = await loaded();
  page.dispatchEvent(new Event("pointerdown"));
  sound("pencil");
  soundAll(["stamp"]);
  const [only, ...more] = await opened();
  expect([only?.sources.length, more]).toEqual([SCORE.pencil.length + SCORE.stamp.length, []]);
});

test("a device that cannot sound is asked again at the next cue", async () => {
  const { sound } = await loaded();
  page.dispatchEvent(new Event("pointerdown"));
  vi.stubGlobal("AudioContext", undefined);
  sound("pencil");
  expect(await opened()).toEqual([]);
  vi.stubGlobal("AudioContext", FakeContext);
  sound("pencil");
  expect(await opened()).toHaveLength(1);
});
