import { afterEach, expect, test, vi } from "vitest";
import { getCatalog, getLobby, openRoom, seatCode, visitRoom } from "../../src/net/http";
import { decodePage } from "../../src/protocol/decode";
import type { Options } from "../../src/protocol/generated";
import { fixture } from "../fixtures";

const PAGES = fixture("pages");
const page = (name: string): string => JSON.stringify(PAGES[name]);

function answering(body: string, status = 200) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const room = { options: { edition: "2018" } as Options, name: "Ann", city: "", colour: 0 };

test.each([
  ["/api/lobby", "Lobby", () => getLobby()],
  ["/api/catalog", "Catalog", () => getCatalog()],
  ["/api/rooms/a%20b%2Fc", "Visit", () => visitRoom("a b/c")],
] as const)("%s is read", async (path, name, ask) => {
  const asked = answering(page(name));
  expect(await ask()).toEqual({ ok: true, value: decodePage(name, page(name)) });
  expect(asked).toHaveBeenCalledExactlyOnceWith(path, { credentials: "same-origin" });
});

test.each([
  ["/api/rooms", "Opened", room, () => openRoom(room)],
  ["/api/rooms/x%3Fy/code", "Code", {}, () => seatCode("x?y")],
] as const)("%s is posted", async (path, name, body, ask) => {
  const asked = answering(page(name));
  expect(await ask()).toEqual({ ok: true, value: decodePage(name, page(name)) });
  const [to, how] = asked.mock.calls[0] ?? [];
  expect([to, how?.method, how?.body]).toEqual([path, "POST", JSON.stringify(body)]);
  expect(how?.headers).toEqual({ "content-type": "application/json" });
});

test("a refusal brings its reason", async () => {
  answering(page("Problem"), 400);
  expect(await openRoom(room)).toEqual({ ok: false, problem: { code: "bad_setting", params: { field: "seconds" } } });
});

test.each([
  ["no JSON", "<html>", 200],
  ["another page", page("Opened"), 200],
  ["an error page of something between", "<html>", 502],
])("%s is unreadable", async (_, body, status) => {
  answering(body, status);
  expect(await getLobby()).toEqual({ ok: false, problem: { code: "unreadable", params: {} } });
});

test("an answer that breaks off is none", async () => {
  const broken = new ReadableStream({ pull: (body) => { body.error(new TypeError("cut")); } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(broken)));
  expect(await getLobby()).toEqual({ ok: false, problem: { code: "offline", params: {} } });
});

test("without an answer the server is offline", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no route")));
  expect(await getLobby()).toEqual({ ok: false, problem: { code: "offline", params: {} } });
});
