/** A long press: a finger or button held down. The tap that would follow is swallowed. */

import type { Attachment } from "svelte/attachments";

const HELD = 550;

export function longPress(held: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let fired = false;
    const down = (): void => {
      fired = false;
      timer = window.setTimeout(() => {
        fired = true;
        held();
      }, HELD);
    };
    const up = (): void => {
      clearTimeout(timer);
    };
    const click = (event: MouseEvent): void => {
      if (!fired) return;
      fired = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
    };
    const leaving = ["pointerup", "pointerleave", "pointercancel"] as const;
    element.addEventListener("pointerdown", down);
    for (const name of leaving) element.addEventListener(name, up);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("pointerdown", down);
      for (const name of leaving) element.removeEventListener(name, up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
