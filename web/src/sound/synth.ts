/** Plays the score on the device's own synthesiser; fetched when the first sound is wanted. */

import { SCORE } from "./score";
import type { Cue, Voice } from "./score";

/** Loud and silent, as far as an exponential ramp knows silence. */
const SILENT = 0.0001;
const ATTACK = 0.008;
const RUSTLE = 1;

export interface Synth {
  play: (cue: Cue, volume: number) => void;
}

export function openSynth(context: AudioContext = new AudioContext()): Synth {
  const paper = rustle(context);

  function sound(voice: Voice, volume: number): void {
    const start = context.currentTime + voice.at;
    const end = start + voice.lasts;
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, voice.loud * volume), start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENT, end);
    const source = voice.made === "paper" ? papery(voice, gain, start) : tone(voice, voice.made, gain);
    gain.connect(context.destination);
    source.start(start);
    source.stop(end);
  }

  function tone({ from, to, at, lasts }: Voice, shape: OscillatorType, into: AudioNode): AudioScheduledSourceNode {
    const source = context.createOscillator();
    source.type = shape;
    glide(source.frequency, [from, to], [context.currentTime + at, lasts]);
    source.connect(into);
    return source;
  }

  function papery({ from, to, lasts }: Voice, into: AudioNode, start: number): AudioScheduledSourceNode {
    const source = context.createBufferSource();
    source.buffer = paper;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    glide(filter.frequency, [from, to], [start, lasts]);
    source.connect(filter);
    filter.connect(into);
    return source;
  }

  return {
    play(cue, volume) {
      // A device that was asleep, or a page that was hidden, has to be woken.
      if (context.state === "suspended") void context.resume();
      for (const voice of SCORE[cue]) sound(voice, volume);
    },
  };
}

function glide(pitch: AudioParam, [from, to]: [number, number], [start, lasts]: [number, number]): void {
  pitch.setValueAtTime(from, start);
  pitch.exponentialRampToValueAtTime(to, start + lasts);
}

/** A second of noise. */
function rustle(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * RUSTLE, context.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let at = 0; at < channel.length; at++) channel[at] = Math.random() * 2 - 1;
  return buffer;
}
