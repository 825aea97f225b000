/** One tab stop a group, arrows inside: streets are walked in two directions, lists in one. */

import type { Attachment } from "svelte/attachments";
import { placeOf } from "../state/notation";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function stops(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>("button:not([disabled])")];
}

/** Leaves the group with one element that Tab reaches: the one used last, else its first target. */
function keepOneStop(group: HTMLElement): () => void {
  const settle = (): void => {
    const all = stops(group);
    const kept = all.find((element) => element === document.activeElement) ??
      all.find((element) => element.tabIndex === 0 && element.dataset["kept"] !== undefined) ??
      all.find((element) => element.dataset["target"] !== undefined) ??
      all[0];
    for (const element of all) {
      element.tabIndex = element === kept ? 0 : -1;
    }
  };
  const focused = (event: FocusEvent): void => {
    for (const element of stops(group)) delete element.dataset["kept"];
    if (event.target instanceof HTMLElement) event.target.dataset["kept"] = "";
    settle();
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", focused);
  };
}

/** Attaches arrow keys to a group of buttons. */
export function arrows(kind: "streets" | "list"): Attachment<HTMLElement> {
  return (group) => {
    const moved = (event: KeyboardEvent): void => {
      const to = kind === "streets" ? acrossStreets(group, event) : alongList(group, event);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      to.focus();
    };
    group.addEventListener("keydown", moved);
    const release = keepOneStop(group);
    return () => {
      group.removeEventListener("keydown", moved);
      release();
    };
  };
}

function alongList(group: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  const all = stops(group);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (event.key === "Home") return all[0];
  if (event.key === "End") return all.at(-1);
  const step = STEPS[event.key];
  return step === undefined || at < 0 ? undefined : all[(at + step + all.length) % all.length];
}

function acrossStreets(group: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  const here = document.activeElement as HTMLElement | null;
  const name = here?.dataset["place"];
  if (!here || name === undefined) return undefined;
  const rows = [...group.querySelectorAll(".row, .cells")].map((row) =>
    // Gaps and houses lie in one line: what counts is where they stand.
    [...row.querySelectorAll<HTMLElement>("[data-place]")].sort((a, b) => middle(a) - middle(b)),
  );
  const row = rows[placeOf(name).street] ?? [];
  const at = row.indexOf(here);
  switch (event.key) {
    case "ArrowLeft":
      return row[at - 1];
    case "ArrowRight":
      return row[at + 1];
    case "Home":
      return row[0];
    case "End":
      return row.at(-1);
    case "ArrowUp":
      return nearest(rows[placeOf(name).street - 1], here);
    case "ArrowDown":
      return nearest(rows[placeOf(name).street + 1], here);
    default:
      return undefined;
  }
}

function middle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

function nearest(row: HTMLElement[] | undefined, here: HTMLElement): HTMLElement | undefined {
  const distance = (element: HTMLElement): number => Math.abs(middle(element) - middle(here));
  return row?.toSorted((a, b) => distance(a) - distance(b))[0];
}
