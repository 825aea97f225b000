/** What a page says to those who hear it: names of houses, streets, cards, plans, tracks. */

import { beforeAll, describe, expect, test } from "vitest";
import { Seat } from "../state/seat";
import type { Rules, Setting } from "../state/seat";
import { town } from "../state/town";
import { find, inBrowser, nameOf, pageOf, tree } from "./html";
import type { Node } from "./html";
import { table } from "./states";

beforeAll(inBrowser);

const page = (seat: Seat): Node => tree(pageOf(seat.state));
const names = (root: Node, tag: string, name: string): string[] => find(root, tag, name).map(nameOf);

const SHEET = town("1 2* | 3 . 5p o | . . .", "12b 13");
const RULES: Rules = {
  "": "write 1 a4, write 1 a7, write 3 c1, roundabout c5",
  "write 1 a7": "pool a7, confirm",
  "write 1 a7, pool a7": "confirm",
  "write 3 c1": "copy a3 a4, confirm",
};
const seat = (taps = "", setting: Setting = {}): Seat => new Seat(RULES, { sheet: SHEET, ...setting }).does(taps);

describe("houses", () => {
  test.each([
    // taps, house, its name
    ["", "b2", "Marigold 2: 13"],
    ["", "a2", "Juniper 2: 2, used by plan n°1"],
    ["", "a4", "Juniper 4: empty"],
    ["", "a7", "Juniper 7, planned pool: empty"],
    ["", "a3", "Juniper 3, lost pool: 3"],
    ["", "a5", "Juniper 5, pool: 5"],
    ["", "a6", "Juniper 6: roundabout"],
    ["", "b1", "Marigold 1, lost pool: 12 bis"],
    ["", "c12", "Sunnyside 12: empty"],
    ["pick 1", "a4", "Juniper 4: empty, 9 fits"],
    ["pick 1", "a7", "Juniper 7, planned pool: empty, 9 fits"],
    ["pick 1", "a8", "Juniper 8, planned pool: empty"],
    ["pick 1, lot a7", "a7", "Juniper 7, pool: 9, in pencil"],
    ["pick 3, lot c1", "a4", "Juniper 4: empty, 3 may be copied here"],
    ["roundabout", "c5", "Sunnyside 5: empty, a roundabout may be built here"],
  ])("after “%s” %s is “%s”", (taps, house, name) => {
    const lots = find(page(seat(taps)), "button", "lot");
    expect(nameOf(lots.find((lot) => lot.attributes["data-place"] === house) ?? lots[0] ?? tree(""))).toBe(name);
  });

  test("those that may be tapped are marked as targets, and no others", () => {
    const lots = find(page(seat("pick 1")), "button", "lot");
    expect(lots.filter((lot) => "data-target" in lot.attributes).map((lot) => lot.attributes["data-place"])).toEqual(["a4", "a7"]);
  });
});

describe("streets", () => {
  test("are groups that say how far they are", () => {
    const streets = find(page(seat()), "section", "street");
    expect(streets.map((street) => street.attributes["role"])).toEqual(["group", "group", "group"]);
    expect(streets.map(nameOf)).toEqual([
      "Street 1, Juniper Lane, 4 of 10 numbered",
      "Street 2, Marigold Avenue, 2 of 11 numbered",
      "Street 3, Sunnyside Drive, 0 of 12 numbered",
    ]);
  });

  test.each([
    ["standard", ["Juniper Lane", "Marigold Avenue", "Sunnyside Drive"], [10, 11, 12]],
    ["blueprint", ["Compass Row", "Level Street", "Plumb Avenue"], [11, 11, 11]],
  ])("%s has its own", (game, streets, houses) => {
    const state = table(game, 0);
    const root = tree(pageOf(state));
    const layout = state.room?.layout;
    expect(find(root, "section", "street").map((street) => nameOf(street).split(", ")[1])).toEqual(streets);
    expect(find(root, "section", "street").map((street) => find(street, "button", "lot").length)).toEqual(layout?.streets.map((street) => street.houses));
    expect(houses.reduce((sum, count) => sum + count, 0)).toBe(33);
    expect(find(root, "div", layout?.name ?? "").length).toBeGreaterThan(0);
  });

  test("their parks say how many are planted and what that is worth", () => {
    const parks = find(page(seat("", { sheet: { ...SHEET, parks: [0, 2, 5] } })), "span", "parks");
    expect(parks.map(nameOf)).toEqual(["Parks 0 of 3, worth 0", "Parks 2 of 4, worth 4", "Parks 5 of 5, worth 18"]);
  });

  test("gaps have names while a fence is chosen, barred ones too", () => {
    const rules: Rules = { "": "write 1 a4", "write 1 a4": "fence a1, confirm" };
    const root = page(new Seat(rules, { sheet: SHEET, offers: [[4, "surveyor"]] }).does("pick 1, lot a4"));
    expect(names(root, "button", "slot").slice(0, 3)).toEqual(["Fence after Juniper 1", "After Juniper 2: a fence", "After Juniper 3: no fence"]);
  });
});

describe("cards", () => {
  test("say number and action in the edition's words, and which is chosen", () => {
    const faces = find(page(seat("pick 2")), "button", "face");
    expect(faces.map(nameOf)).toEqual(["9 with Pool Manufacturer, next round Landscaper", "5 with Temp Agency, next round Pool Manufacturer", "12 with Bis, next round Surveyor"]);
    expect(faces.map((face) => face.attributes["aria-pressed"])).toEqual(["false", "true", "false"]);
  });

  test("the band of the card that is written is a switch", () => {
    expect(names(page(seat("pick 1, lot a7")), "button", "act")[0]).toBe("Pool Manufacturer: use it or leave it");
  });

  test("of a hand say what they give, and which roles they have", () => {
    const hand: Setting = { hand: [[7, "pool"], [11, "surveyor"], [4, "landscaper"]] };
    const root = page(new Seat({ "": "write 1 a4" }, hand).does("card 1, card 2"));
    expect(names(root, "button", "whole")).toEqual(["7 with Pool Manufacturer", "11 with Surveyor", "4 with Landscaper"]);
    expect(names(root, "button", "role").map((name) => name.split(".")[0])).toEqual(["number", "action", "to Pebble"]);
  });

  test.each(["standard", "standard-2023", "expert", "solo", "aaa"])("%s has a group of them with a name", (game) => {
    const root = tree(pageOf(table(game, 0)));
    const [cards] = find(root, "section").filter((section) => section.attributes["data-group"] === "cards");
    expect(cards && nameOf(cards)).toMatch(/Choose a combination|Your three cards/);
    expect(cards && find(cards, "button").length).toBeGreaterThanOrEqual(3);
  });
});

describe("the rest of the table", () => {
  test("every group of the keyboard has a name or belongs to one", () => {
    const root = page(seat());
    const groups = find(root, "*").filter((node) => "data-group" in node.attributes);
    expect(groups.map((group) => group.attributes["data-group"])).toEqual(expect.arrayContaining(["plans", "streets", "cards", "neighbours", "ledger"]));
    for (const group of groups.filter((one) => one.attributes["data-group"] !== "streets")) expect(nameOf(group)).not.toBe("");
  });

  test("the line is a live region, the clock a timer, the reveal ends with a tap", () => {
    const root = page(seat("", { table: { deadline: 30_000 } }));
    expect(find(root, "p", "say").map((line) => line.attributes["role"])).toEqual(["status"]);
    expect(find(root, "span", "timer").map((timer) => [timer.attributes["role"], nameOf(timer)])).toEqual([["timer", "30 seconds left"]]);
    const revealed = seat().hears({ ...seat().table, round: 2, last: [{ seat: 1, moves: ["refuse", "confirm"] }] });
    expect(names(page(revealed), "button", "rvend")).toEqual(["tap anywhere to go on"]);
  });

  test("neighbours say who they are and how far", () => {
    const root = page(seat().hears(seat().confirmed(true, 1)));
    expect(names(root, "button", "nbr")).toEqual(["Person 1, in, 0 points", "Pebble, bot, 0 points"]);
  });

  test("the line sums up for those who hear it what the stars show", () => {
    const [line] = find(page(seat("pick 1")), "p", "say");
    expect([line && nameOf(line), line?.attributes["tabindex"]]).toEqual(["9 fits 2 houses. Juniper 4, 7. Tap a star.", "0"]);
  });

  test("a refusal is an alert with its rule", () => {
    const now = seat("pick 1, lot b9");
    now.state = { ...now.state, ui: { ...now.state.ui, why: { at: "lot:b9", reason: { t: "reason", id: "", code: "order.too_high", rule: "R4.1", params: { number: 9, other: 7, place: "b9" } } } } };
    const [why] = find(page(now), "div", "why");
    expect([why?.attributes["role"], why && nameOf(why)]).toEqual(["alert", "9 does not fit here. Marigold 9 must stay below the 7 to its right. Rule R4.1"]);
  });

  test("plans say what they ask, what they give, and how far one is", () => {
    const [plan] = names(tree(pageOf(table("standard", 1))), "button", "plan");
    expect(plan).toMatch(/^Plan n°1: 2 estates of size 6\. 10 now, 6 afterwards\. You: \d of 2$/);
  });
});
