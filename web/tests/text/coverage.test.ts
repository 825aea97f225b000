/** What rules, rooms and catalogue can give (tests/contract) has words in every language, and no sentence wants more. */

import { expect, test } from "vitest";
import type { Catalog } from "../../src/protocol/generated";
import { fixture } from "../fixtures";
import { ALL, ENGLISH, wanted } from "./texts";

const words = fixture("words");
const catalog = fixture("pages")["Catalog"] as Catalog;
const names = (part: string): string[] => words[part] as string[];
const codes = (part: string): Record<string, string[]> => words[part] as Record<string, string[]>;

/** What the client adds to the figures of a reason. */
const ADDED = ["missing"];
/** Codes that the page gives itself. */
const OURS = ["unknown", "end", "offline", "unreadable"];

const plans = words["plans"] as { kind: string; figures: Record<string, unknown> }[];
const events = (words["events"] as { kind: string; figures?: Record<string, unknown> }[]).filter(({ kind }) => kind !== "rival");
const kinds = [...new Set(plans.map((plan) => plan.kind))];

const needed: Record<string, string[]> = {
  ...Object.fromEntries(Object.keys(codes("reasons")).map((code) => [`reason.${code}`, []])),
  ...Object.fromEntries(Object.keys(codes("because")).map((code) => [`because.${code}`, []])),
  ...Object.fromEntries(kinds.flatMap((kind) => [`plan.${kind}`, `short.${kind}`]).map((key) => [key, []])),
  ...Object.fromEntries(events.map(({ kind }) => [`event.${kind}`, []])),
  "event.rival_takes": [],
  "event.rival_passes": [],
};
const choices = [
  ...names("ends").map((end) => `end.reason.${end}`),
  ...names("actions").map((action) => `rules.${action}`),
  ...names("bots").flatMap((bot) => [`bot.${bot}`, `bot.${bot}_text`]),
  ...names("opponent").map((figure) => `opponent.${figure}`),
  ...catalog.switches.flatMap(({ name, values }) => [name, `${name}.because`, ...values.map((value) => `${name}.${value}`)]).map((key) => `switch.${key}`),
  ...catalog.editions.flatMap(({ modes }) => modes.map(({ name }) => `brief.mode.${name}`)),
  ...catalog.editions.flatMap(({ sheets }) => sheets.flatMap(({ name }) => [`sheet.${name}`, ...[0, 1, 2].map((at) => `street.${name}.${at}`)])),
  ...["none", "round", "bank", "days"].flatMap((tempo) => [`tempo.${tempo}`, `brief.${tempo}`, `how.tempo.${tempo}`]),
  ...["turn", "seat"].flatMap((timeout) => [`make.timeout.${timeout}`, `how.timeout.${timeout}`]),
];

test.each(ALL)("%s has words for every code, plan, event and choice", (_, { messages }) => {
  const lacking = [...Object.keys(needed), ...choices].filter((key) => !(key in messages));
  expect(lacking).toEqual([]);
});

test.each(ALL)("%s has the edition's words for every action and every line of a score", (_, { terms }) => {
  for (const { name, modes } of catalog.editions) {
    const all = { ...terms[""], ...terms[name] };
    const lines = ["plans", "parks", "pools", "temps", "estates", "bis", "refusals", "roundabouts", "total"];
    const wantedTerms = [...names("actions"), ...lines.map((line) => `score_${line}`), ...modes.map((mode) => `mode_${mode.name}`)];
    expect(wantedTerms.filter((term) => !(term in all))).toEqual([]);
  }
});

test.each(ALL)("%s wants no figure of a reason that the server does not give", (_, { messages }) => {
  const open = Object.entries(codes("reasons")).flatMap(([code, params]) =>
    wanted((messages as Record<string, string>)[`reason.${code}`] ?? "")
      .filter((slot) => ![...params, ...ADDED].includes(slot))
      .map((slot) => `${code}: ${slot}`),
  );
  expect(open).toEqual([]);
});

test.each(ALL)("%s wants no figure of a score line that the server does not give", (_, { messages }) => {
  const open = Object.entries(codes("because")).flatMap(([code, params]) =>
    wanted((messages as Record<string, string>)[`because.${code}`] ?? "")
      .filter((slot) => !params.includes(slot))
      .map((slot) => `${code}: ${slot}`),
  );
  expect(open).toEqual([]);
});

test.each(ALL)("%s wants no figure of a plan that its cards do not have", (_, { messages }) => {
  const all = messages as Record<string, string>;
  const open = plans.flatMap(({ kind, figures }) => {
    const given = new Set([...Object.keys(figures), "estates", "with", ...("street" in figures ? ["street_number"] : [])]);
    return [`plan.${kind}`, `short.${kind}`].flatMap((key) =>
      wanted(all[key] ?? "").filter((slot) => !given.has(slot)).map((slot) => `${key}: ${slot}`),
    );
  });
  expect([...new Set(open)]).toEqual([]);
});

test("no reason, score line, plan or event has words that nothing gives", () => {
  const given = new Set([...Object.keys(needed), ...OURS.map((code) => `reason.${code}`)]);
  const kept = ["plan.estates.", "plan.with.", "plan.unknown", "plan.progress", "plan.values", "plan.detail", "short.unknown", "because.estates.none", "because.temps.none", "because.plans.none", "event.ended"];
  const idle = Object.keys(ENGLISH).filter(
    (key) => /^(reason|because|short|event)\./.test(key) && !given.has(key) && !kept.some((one) => key.startsWith(one)),
  );
  expect(idle).toEqual([]);
});
