/** Lets what happens be heard, if this device wants that, and never before the page was touched. */

import { settings } from "../input/settings.svelte";
import type { Cue } from "./score";
import type { Synth } from "./synth";

/** The bell after the cards. */
const AFTER: Partial<Readonly<Record<Cue, number>>> = { turn: 420 };

let touched = false;
let synth: Promise<Synth> | null = null;

/** Browsers let no page sound by itself, and neither do we: a touch or a key comes first. */
export function awaitTouch(page: EventTarget): void {
  const once = { once: true, capture: true };
  for (const touch of ["pointerdown", "keydown"]) page.addEventListener(touch, () => (touched = true), once);
}

export function sound(cue: Cue): void {
  if (!settings.sound || !touched) return;
  synth ??= import("./synth").then(({ openSynth }) => openSynth());
  void synth.then(
    (ready) => {
      ready.play(cue, settings.volume);
    },
    () => {
      // A device without sound plays on; the next cue tries again.
      synth = null;
    },
  );
}

export function soundAll(all: readonly Cue[]): void {
  for (const cue of all) {
    const wait = all.length > 1 ? (AFTER[cue] ?? 0) : 0;
    if (wait === 0) sound(cue);
    else setTimeout(sound, wait, cue);
  }
}
