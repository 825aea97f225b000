/** The page where there is no line: kept by the service worker, light, and without anything to fetch. */

import "./style/index.css";
import { dress, readKept } from "./input/kept";
import { sayAway } from "./text/away";
import type { AwayKey } from "./text/away";
import { wantedLanguage } from "./text/wanted";

const kept = readKept();
const wanted = kept.language === null ? navigator.languages : [kept.language];
const again = (): void => {
  location.reload();
};

dress(kept);
document.documentElement.lang = wantedLanguage(wanted);
for (const place of document.querySelectorAll<HTMLElement>("[data-say]")) {
  place.textContent = sayAway(wanted, place.dataset["say"] as AwayKey);
}
document.querySelector("button")?.addEventListener("click", again);
addEventListener("online", again);
