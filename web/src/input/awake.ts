/** Keeps a screen awake as long as it is looked at, where the browser can: over HTTPS and on this machine. */

interface Lock {
  release: () => Promise<void>;
}

/** Returns what lets it sleep again. */
export function keepAwake(): () => void {
  let lock: Lock | null = null;
  let wanted = true;

  async function ask(): Promise<void> {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    try {
      const given = await navigator.wakeLock.request("screen");
      if (wanted) lock = given;
      else await given.release();
    } catch {
      // A device that must save its battery says no; it is asked again when the page is seen again.
      lock = null;
    }
  }
  // The browser takes the lock back whenever the page is hidden.
  const seen = (): void => void ask();
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
