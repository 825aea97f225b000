/** Which language is spoken: chosen here, or else what the device prefers. */

import { isLanguage, speak, spokenCode, wantedLanguage } from "../text";
import type { Language, Spoken } from "../text";
import { settings } from "./settings.svelte";

/** An address may ask for a language, for this visit only. */
function asked(search: string): Spoken | null {
  const language = new URLSearchParams(search).get("lang");
  return language === "pseudo" || isLanguage(language) ? language : null;
}

async function speakOnPage(language: Spoken): Promise<void> {
  await speak(language);
  document.documentElement.lang = spokenCode();
  // An app that is installed from here is called as it is called here.
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/${wantedLanguage([spokenCode()])}.webmanifest`);
}

export const speakFirst = (): Promise<void> =>
  speakOnPage(asked(location.search) ?? settings.language ?? wantedLanguage(navigator.languages));

/** From then on the choice counts, not what the address once asked for. */
function forgetAsked(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** Speaks another language at once, and keeps the choice. */
export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await speakOnPage(language);
    settings.language = language;
    forgetAsked();
  } catch {
    // Without a line to fetch it, all stays as it is.
  }
}
