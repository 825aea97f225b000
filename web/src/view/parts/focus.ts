/** Where the focus goes when what had it is gone: a slip gives it back, a group hands it to the line. */

import type { Attachment } from "svelte/attachments";

let opener: HTMLElement | null = null;

/** Remembers who opened a slip, however many slips follow from it. */
export function slipOpened(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== document.body && !active.closest("dialog")) opener = active;
}

/** Gives the focus back once no slip is open any more. */
export function slipClosed(): void {
  requestAnimationFrame(() => {
    if (document.querySelector("dialog[open]") || document.activeElement !== document.body) return;
    if (opener?.isConnected) opener.focus();
    opener = null;
  });
}

/** Brings the focus to a part of a page that is still being made. */
export function focusSoon(selector: string, most = 30): void {
  requestAnimationFrame(() => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) found.focus();
    else if (most > 0) focusSoon(selector, most - 1);
  });
}

/** Hands the focus to a part of the page when the button that had it goes away with what it offered. */
export function heldBy(selector: string): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;
    const focused = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      root.querySelector<HTMLElement>(selector)?.focus();
    });
    watch.observe(root, { childList: true, subtree: true });
    root.addEventListener("focusin", focused);
    return () => {
      watch.disconnect();
      root.removeEventListener("focusin", focused);
    };
  };
}
