import { afterEach, describe, expect, test } from "vitest";
import { LANGUAGES, capital, knows, label, listed, ordinal, playing, say, sayOr, speak, spokenCode, term, termOf, wantedLanguage } from "../../src/text";
import { fill, grammarOf, signed } from "../../src/text/fill";

afterEach(async () => {
  await speak("en");
  playing("2018");
});

describe("a language", () => {
  test("is spoken from the moment it is loaded, until another one is", async () => {
    expect([spokenCode(), say("bar.confirm")]).toEqual(["en", "Confirm"]);
    await speak("fr");
    expect([spokenCode(), say("bar.confirm")]).toEqual(["fr", "Confirmer"]);
    await speak("de");
    expect([spokenCode(), say("bar.confirm")]).toEqual(["de", "Bestätigen"]);
  });

  test("keeps the edition played when it changes", async () => {
    playing("2023");
    await speak("de");
    expect([term("surveyor"), label("bis")]).toEqual(["Zaun", "Erweite\u00adrung"]);
  });

  test.each([
    [["de-AT", "en"], "de"],
    [["pt-BR", "fr-CA", "de"], "fr"],
    [["FR"], "fr"],
    [["ja", "zh-Hant"], "en"],
    [[], "en"],
  ])("is the first of %j that is spoken here: %s", (wanted, language) => {
    expect(wantedLanguage(wanted)).toBe(language);
  });
});

describe("an edition", () => {
  test.each([
    ["2018", "Surveyor", "Claim 1 / 3", "Plan n°1 claimed."],
    ["2023", "Fence", "Validate 1 / 3", "Plan A validated."],
  ])("%s has words of its own: %s", (edition, surveyor, button, line) => {
    playing(edition);
    const plan = term("plan_names").split(", ")[0] ?? "";
    expect([term("surveyor"), say("bar.claim", { done: 1, count: 3 }), say("say.claimed", { plan })]).toEqual([surveyor, button, line]);
  });

  test("that no language knows speaks like the first", () => {
    playing("my own");
    expect([term("surveyor"), term("bis_numbers"), label("pool")]).toEqual(["Surveyor", "bis numbers", "Pool"]);
  });

  test("lends a word that another one lacks", () => {
    playing("2018");
    expect(term("validation_card")).toBe("Validation card");
    playing("2023");
    expect(term("solo_card")).toBe("Solo card");
  });

  test("can be asked for a word without being played", () => {
    expect([termOf("2023", "mode_aaa"), termOf("2018", "mode_expert"), term("mode_standard")]).toEqual(["AAA Solo", "Expert", "Standard"]);
  });

  test("calls a thing by its key where no word is known at all", () => {
    expect(term("ice_cream_van")).toBe("ice cream van");
  });
});

describe("numbers", () => {
  const places = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111];
  test.each([
    ["en", ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "101st", "111th"]],
    ["fr", ["1re", "2e", "3e", "4e", "11e", "12e", "13e", "21e", "22e", "101e", "111e"]],
    ["de", places.map((place) => `${place}.`)],
  ] as const)("are ordinals in %s", async (language, expected) => {
    await speak(language);
    expect(places.map(ordinal)).toEqual(expected);
  });

  test.each([
    ["en", ["0 boxes, no place", "1 box, no place", "2 boxes, no place"]],
    ["fr", ["0 case, hors classement", "1 case, hors classement", "2 cases, hors classement"]],
    ["de", ["0 Felder, kein Platz", "1 Feld, kein Platz", "2 Felder, kein Platz"]],
  ] as const)("choose a form in %s", async (language, expected) => {
    await speak(language);
    expect([0, 1, 2].map((n) => say("because.temps.ranked", { n, place: say("place.none") }))).toEqual(expected);
  });

  test.each([
    ["en", "−6 and 1,204"],
    ["fr", "−6 and 1\u202f204"],
    ["de", "−6 and 1.204"],
  ])("are written in %s as its printers do: %s", (code, expected) => {
    expect(fill("{a} and {b}", { a: -6, b: 1204 }, grammarOf(code))).toBe(expected);
  });

  test("carry a true minus, and none where there is nothing", () => {
    expect([signed(-6), signed(0), signed(4)]).toEqual(["−6", "0", "4"]);
  });

  test.each([
    ["en", "1, 1 and 6"],
    ["fr", "1, 1 et 6"],
    ["de", "1, 1 und 6"],
  ] as const)("are listed in %s: %s", async (language, expected) => {
    await speak(language);
    expect([listed(["1", "1", "6"]), listed(["6"]), listed([])]).toEqual([expected, "6", ""]);
  });
});

describe("a text", () => {
  test("that is put together falls back to the other one", () => {
    expect([sayOr("sheet.blueprint", "sheet.other", { name: "x" }), sayOr("sheet.x", "sheet.other", { name: "x" })]).toEqual(["Blueprint", "x"]);
    expect([knows("sheet.blueprint"), knows("sheet.x")]).toEqual([true, false]);
  });

  test("takes the word it is given before that of the edition, and nothing where there is neither", () => {
    expect(fill("{bis}, {other}.", { bis: "given" }, grammarOf("en"), { bis: "edition's" })).toBe("given, .");
    expect(fill("{bis}.", {}, grammarOf("en"), { bis: "edition's" })).toBe("edition's.");
  });

  test("begins with a capital, whatever its letter", () => {
    expect([capital("über allem"), capital("à gauche"), capital("")]).toEqual(["Über allem", "À gauche", ""]);
  });
});

test("there are three languages", () => {
  expect(LANGUAGES).toEqual(["en", "fr", "de"]);
});
