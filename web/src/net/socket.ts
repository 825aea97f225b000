/** The line to a room: one socket that comes back by itself, slower each time it fails. */

export interface LineEvents {
  opened: () => void;
  /** `retry` is when the next attempt will be, in milliseconds from now. */
  lost: (retry: number) => void;
  received: (text: string) => void;
}

export interface Line {
  send: (text: string) => boolean;
  retryNow: () => void;
  close: () => void;
}

const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;
// A phone that slept leaves a socket that looks open: ask for a sign of life now and then.
const QUIET = 25_000;
// Neither an answer nor a connection takes longer than this.
const NO_ANSWER = 8_000;

/** Opens the line and keeps it open until it is closed. */
export function openLine(url: string, ping: () => string, events: LineEvents): Line {
  let socket: WebSocket | null = null;
  let failures = 0;
  let retry = 0;
  let quiet = 0;
  let closed = false;

  const listen = (wait: number, then: () => void): void => {
    clearTimeout(quiet);
    quiet = window.setTimeout(then, wait);
  };
  const heard = (): void => {
    listen(QUIET, () => {
      socket?.send(ping());
      listen(NO_ANSWER, fail);
    });
  };

  function fail(): void {
    clearTimeout(quiet);
    const dead = socket;
    socket = null;
    if (dead) {
      dead.onclose = dead.onmessage = dead.onopen = null;
      dead.close();
    }
    if (closed) return;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** failures) * (0.75 + Math.random() / 2);
    failures += 1;
    clearTimeout(retry);
    retry = window.setTimeout(connect, wait);
    events.lost(wait);
  }

  function connect(): void {
    clearTimeout(retry);
    const next = new WebSocket(url);
    socket = next;
    listen(NO_ANSWER, fail);
    next.onopen = () => {
      failures = 0;
      heard();
      events.opened();
    };
    next.onmessage = (message) => {
      heard();
      events.received(String(message.data));
    };
    next.onclose = fail;
  }

  connect();
  return {
    send: (text) => {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    retryNow: () => {
      if (socket === null && !closed) connect();
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      fail();
    },
  };
}
