/** The addresses under /api: asked with fetch, answered decoded or with the server's problem. */

import { decodePage } from "../protocol/decode";
import type { Pages } from "../protocol/decode";
import type { NewRoom, Problem } from "../protocol/generated";

export type Asked<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

const OFFLINE: Problem = { code: "offline", params: {} };
const UNREADABLE: Problem = { code: "unreadable", params: {} };

export const getLobby = (): Promise<Asked<Pages["Lobby"]>> => ask("Lobby", "/api/lobby");
export const getCatalog = (): Promise<Asked<Pages["Catalog"]>> => ask("Catalog", "/api/catalog");
export const getBox = (edition: string): Promise<Asked<Pages["Box"]>> => ask("Box", `/api/editions/${encodeURIComponent(edition)}`);
export const visitRoom = (room: string): Promise<Asked<Pages["Visit"]>> =>
  ask("Visit", `/api/rooms/${encodeURIComponent(room)}`);
export const getOdds = (room: string): Promise<Asked<Pages["Chances"]>> =>
  ask("Chances", `/api/rooms/${encodeURIComponent(room)}/odds`);
export const openRoom = (room: NewRoom): Promise<Asked<Pages["Opened"]>> =>
  ask("Opened", "/api/rooms", room);
export const seatCode = (room: string): Promise<Asked<Pages["Code"]>> =>
  ask("Code", `/api/rooms/${encodeURIComponent(room)}/code`, {});

export async function ask<Name extends keyof Pages>(
  name: Name,
  path: string,
  body?: unknown,
): Promise<Asked<Pages[Name]>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, request(body));
    text = await response.text();
  } catch {
    return { ok: false, problem: OFFLINE };
  }
  try {
    if (response.ok) return { ok: true, value: decodePage(name, text) };
    return { ok: false, problem: decodePage("Problem", text) };
  } catch {
    return { ok: false, problem: UNREADABLE };
  }
}

function request(body: unknown): RequestInit {
  if (body === undefined) return { credentials: "same-origin" };
  return {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}
