/** A room's choices as sentences; a ruling that differs from the edition's is marked. */

import type { Room } from "../../protocol/generated";
import { streetWord } from "../../state/words";
import { say, sayOr } from "../../text";
import { botName } from "../parts/bots";
import { modeText } from "../parts/brief";

export interface How {
  sign: string;
  text: string;
  changed?: boolean;
}

const MINUTE = 60;

function tempo({ options }: Room): string {
  const n = options.tempo === "bank" ? Math.round(options.seconds / MINUTE) : options.seconds;
  const timeout = sayOr(`how.timeout.${options.on_timeout}`, "how.timeout.turn");
  return sayOr(`how.tempo.${options.tempo}`, "how.tempo.none", { n, timeout });
}

export function switchText(name: string, value: string): string {
  const head = sayOr(`switch.${name}`, "switch.other", { name });
  return say("switch.ruling", { head, value: sayOr(`switch.${name}.${value}`, "switch.other", { name: value }) });
}

function choices(room: Room): How[] {
  const { options } = room;
  const found: How[] = [
    { sign: "i-plan", text: say("how.edition", { edition: options.edition, mode: modeText(options.mode) }) },
  ];
  if (options.sheet !== "classic") found.push({ sign: "i-plan", text: say("how.sheet", { sheet: sayOr(`sheet.${options.sheet}`, "sheet.other", { name: options.sheet }) }) });
  if (options.opponent !== null) found.push({ sign: "atom", text: say("how.opponent", { n: options.opponent }) });
  if (options.advanced) found.push({ sign: "i-plan", text: say("how.advanced") });
  if (options.roundabouts) found.push({ sign: "i-round", text: say("how.roundabouts") });
  return found;
}

export function how(room: Room): How[] {
  const { options } = room;
  const found = choices(room);
  found.push({ sign: "i-think", text: tempo(room) });
  if (options.seats !== 1) {
    found.push({ sign: "a-bis", text: say("how.stand_in", { bot: botName(options.stand_in) }) });
    if (options.late_comers) found.push({ sign: "a-bis", text: say("how.late") });
    if (options.bot_pace !== "people") found.push({ sign: "i-think", text: say(`how.pace.${options.bot_pace}`) });
  }
  found.push({ sign: "i-up", text: say(options.aids ? "how.aids" : "how.no_aids") });
  if (options.seats !== 1) found.push({ sign: "i-plan", text: say(options.scores ? "how.scores" : "how.no_scores") });
  found.push({ sign: "i-share", text: say(options.public ? "how.public" : "how.link") });
  if (!options.spectators) found.push({ sign: "i-x", text: say("how.no_spectators") });
  if (room.options.mode !== "solo") found.push({ sign: "i-talk", text: say(`how.talk.${options.talk}`) });
  if (room.locked) found.push({ sign: "i-lock", text: say("how.locked") });
  if (options.seed) found.push({ sign: "atom", text: say("how.seed", { seed: options.seed }) });
  const names = [0, 1, 2].map((street) => streetWord(room, street)).join(", ");
  found.push({ sign: "a-estate", text: say("how.streets", { names }) });
  for (const [name, value] of Object.entries(options.switches)) {
    found.push({ sign: "i-refuse", text: switchText(name, value), changed: true });
  }
  return found;
}
