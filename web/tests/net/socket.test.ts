import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLine } from "../../src/net/socket";
import type { Line } from "../../src/net/socket";

/** A socket that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  hears(data: string): void {
    this.onmessage?.({ data });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const last = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no socket was opened");
  return socket;
};

let told: string[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  FakeSocket.all = [];
  told = [];
  line = openLine("ws://here/ws/x", () => "ping!", {
    opened: () => told.push("opened"),
    lost: (retry) => told.push(`lost ${retry}`),
    received: (text) => told.push(`heard ${text}`),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("opens at once, tells so, and passes on what it hears", () => {
  expect([FakeSocket.all.length, last().url]).toEqual([1, "ws://here/ws/x"]);
  last().opens();
  last().hears("hi");
  expect(told).toEqual(["opened", "heard hi"]);
});

test("sends only while it is open", () => {
  expect(line.send("early")).toBe(false);
  last().opens();
  expect(line.send("now")).toBe(true);
  last().breaks();
  expect(line.send("late")).toBe(false);
  expect(last().sent).toEqual(["now"]);
});

describe("coming back", () => {
  test("each failure waits twice as long, up to fifteen seconds", () => {
    const waits = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000];
    for (const wait of waits) {
      last().breaks();
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    expect(told).toEqual(waits.map((wait) => `lost ${wait}`));
  });

  test("begins anew after the line was open", () => {
    last().breaks();
    vi.advanceTimersByTime(500);
    last().opens();
    last().breaks();
    expect(told).toEqual(["lost 500", "opened", "lost 500"]);
  });

  test.each([[0, 375], [0.999, 624.75]])("is spread so that not all come at once: chance %d waits %d", (chance, wait) => {
    vi.mocked(Math.random).mockReturnValue(chance);
    last().breaks();
    expect(told).toEqual([`lost ${wait}`]);
  });

  test("happens at once when somebody wants it, and only once", () => {
    for (let k = 0; k < 4; k++) {
      last().breaks();
      vi.advanceTimersToNextTimer();
    }
    last().breaks();
    const before = FakeSocket.all.length;
    line.retryNow();
    line.retryNow();
    expect(FakeSocket.all.length).toBe(before + 1);
    vi.advanceTimersByTime(7_000);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  test("is not needed while the line is open", () => {
    last().opens();
    line.retryNow();
    expect(FakeSocket.all.length).toBe(1);
  });

  test("an old socket has nothing to say any more", () => {
    const [old] = FakeSocket.all;
    old?.opens();
    old?.breaks();
    vi.advanceTimersByTime(500);
    last().opens();
    old?.hears("ghost");
    old?.breaks();
    expect(told).toEqual(["opened", "lost 500", "opened"]);
  });
});

describe("a sign of life", () => {
  test("is asked for when it was quiet for long", () => {
    last().opens();
    vi.advanceTimersByTime(24_999);
    expect(last().sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(last().sent).toEqual(["ping!"]);
  });

  test("whatever is heard is one", () => {
    last().opens();
    for (let k = 0; k < 5; k++) {
      vi.advanceTimersByTime(20_000);
      last().hears("x");
    }
    vi.advanceTimersByTime(25_000);
    last().hears("pong");
    vi.advanceTimersByTime(24_000);
    expect([last().sent, told.includes("lost 500")]).toEqual([["ping!"], false]);
  });

  test("without an answer the line is cut and called again", () => {
    const [dead] = FakeSocket.all;
    dead?.opens();
    vi.advanceTimersByTime(25_000 + 7_999);
    expect(told).toEqual(["opened"]);
    vi.advanceTimersByTime(1);
    expect([told.at(-1), dead?.closed]).toEqual(["lost 500", true]);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(2);
  });

  test("a call that nobody takes is given up", () => {
    const [deaf] = FakeSocket.all;
    vi.advanceTimersByTime(8_000);
    expect([told, deaf?.closed]).toEqual([["lost 500"], true]);
  });
});

describe("closed for good", () => {
  test("nothing is told, called or asked any more", () => {
    last().opens();
    const socket = last();
    line.close();
    line.retryNow();
    socket.hears("ghost");
    vi.advanceTimersByTime(600_000);
    expect([told, FakeSocket.all.length, socket.closed, line.send("x")]).toEqual([["opened"], 1, true, false]);
  });

  test("even while the next try is being waited for", () => {
    last().breaks();
    line.close();
    vi.advanceTimersByTime(600_000);
    expect([told, FakeSocket.all.length]).toEqual([["lost 500"], 1]);
  });
});
