/** Motion that a style alone cannot start. */

import type { Attachment } from "svelte/attachments";
import { settings } from "../../input/settings.svelte";

const FLIP = 420;
/** Not from its edge: a finger on its way has to meet the card. */
const FLIP_FROM = "perspective(600px) rotateY(70deg)";
const NUMBER_FROM = 0.55;

/** Turns a card over when its round changes, its number last; the first round is there already. */
export function flips(round: () => number | null): Attachment<HTMLElement> {
  let last: number | null = null;
  return (card) => {
    const now = round();
    if (now === null || now === last) return;
    const first = last === null;
    last = now;
    if (first || settings.still) return;
    card.animate([{ transform: FLIP_FROM, opacity: 0.4 }, {}], { duration: FLIP, easing: "cubic-bezier(.2,.8,.3,1)" });
    const late = [{ opacity: 0 }, { opacity: 0, offset: NUMBER_FROM }, { opacity: 1 }];
    card.querySelector(".big")?.animate(late, FLIP);
  };
}
