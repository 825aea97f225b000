/** Wires the line, the state and the views of a page together; decides nothing. */

import "./style/index.css";
import { mount } from "svelte";
import { pressed } from "./input/keyboard";
import { speakFirst } from "./input/language";
import { awaitOffer } from "./input/install.svelte";
import { playNow } from "./input/now";
import { routeOf } from "./input/route";
import type { Route } from "./input/route";
import { settings } from "./input/settings.svelte";
import { showTab } from "./input/tab";
import { startWorker } from "./input/worker";
import { archive as archives } from "./net/archive";
import { getBox, getCatalog, getLobby, getOdds, openRoom, seatCode } from "./net/http";
import { reaching } from "./net/reaching";
import { openLine } from "./net/socket";
import type { Line } from "./net/socket";
import { decode } from "./protocol/decode";
import { initial } from "./state/model";
import type { Effect, Event, Intent, State } from "./state/model";
import { pace } from "./state/reveal";
import { createStore } from "./state/store.svelte";
import { awaitTouch, sound, soundAll } from "./sound";
import { cues } from "./sound/cues";
import { playing, say } from "./text";
import Page from "./view/Page.svelte";

const SECOND = 1_000;
const COUNTS = 3_000;

await speakFirst();
// An address gone back to may ask for another language.
addEventListener("popstate", () => void speakFirst());
settings.dress();
awaitTouch(window);
awaitOffer(window);
startWorker();
settings.suggest(say("lobby.names").split(", "));
const asking = { lobby: getLobby, catalog: getCatalog, box: getBox, odds: getOdds, open: openRoom, code: seatCode };
const target = document.getElementById("app") ?? document.body;
const route = routeOf(location.pathname);

if (route.page === "room" || route.page === "screen") openTable(route);
else mount(Page, { target, props: { route, asking, archives, reaching, sound } });

function openTable(route: Extract<Route, { page: "room" | "screen" }>): void {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const forAll = route.page === "screen" ? "?screen" : "";
  const tab = `${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "tab"}-`;
  const begin = playNow(location.search);
  // A command asked for before the line exists waits in the outbox.
  let line: Line | null = null;
  const store = createStore(initial(tab), (effect) => {
    carryOut(line, effect);
  });
  let revealing = 0;

  const dispatch = (event: Event): void => {
    const before = store.state;
    store.dispatch(event);
    if (store.state.ui.reveal !== before.ui.reveal) revealing = revealNext(store.state, revealing, dispatch);
    soundAll(cues(before, store.state));
    if (store.state.room) playing(store.state.room.options.edition);
    showTab(store.state);
    begin(store.state, emit);
  };
  const emit = (intent: Intent): void => {
    dispatch({ on: "intent", intent });
  };

  line = openLine(`${scheme}://${location.host}/ws/${encodeURIComponent(route.room)}${forAll}`, () => JSON.stringify({ t: "ping", id: `${tab}p` }), {
    opened: () => {
      dispatch({ on: "opened", now: Date.now() });
    },
    lost: (retry) => {
      dispatch({ on: "lost", retry, now: Date.now() });
    },
    received: (text) => {
      dispatch({ on: "message", message: decode(text), now: Date.now() });
    },
  });
  setInterval(() => {
    dispatch({ on: "tick", now: Date.now() });
  }, SECOND);
  document.addEventListener("visibilitychange", () => {
    showTab(store.state);
  });
  addEventListener("online", () => line?.retryNow());
  if (route.page === "room") addEventListener("keydown", (event) => {
    if (pressed(event, store.state, settings.keys, emit)) event.preventDefault();
  });
  mount(Page, { target, props: { route, asking, archives, reaching, sound, store, emit, retryNow: () => line?.retryNow() } });
}

function carryOut(line: Line | null, effect: Effect): void {
  if (effect.do === "hangUp") line?.close();
  else line?.send(JSON.stringify(effect.command));
}

/** Shows what each seat did, one after the other. */
function revealNext(state: State, timer: number, dispatch: (event: Event) => void): number {
  clearTimeout(timer);
  const { reveal } = state.ui;
  if (!reveal) return 0;
  // Counts are read, where nobody is told of.
  const last = reveal.played.length === 0 ? COUNTS : pace(reveal);
  return window.setTimeout(() => {
    dispatch({ on: "reveal", at: reveal.at + 1 });
  }, last);
}
