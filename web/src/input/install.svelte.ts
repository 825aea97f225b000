/** Becoming an app: whether this is one, and the browser's offer to make it one. */

/** What browsers send that can install; others install from a menu of theirs. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

export type Installing = "done" | "offered" | "insecure" | "apple" | "menu";

class Install {
  #offer = $state.raw<Offer | null>(null);
  #done = $state(false);

  get state(): Installing {
    if (this.#done || matchMedia("(display-mode: standalone)").matches) return "done";
    if (!isSecureContext) return "insecure";
    if (this.#offer) return "offered";
    return isApple() ? "apple" : "menu";
  }

  offered(offer: Event): void {
    offer.preventDefault();
    this.#offer = offer as Offer;
  }

  installed(): void {
    this.#offer = null;
    this.#done = true;
  }

  /** An offer is good for one question. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const install = new Install();

/** Safari on phones and tablets, which has a word for it that nobody else has. */
export const isApple = (): boolean => "standalone" in navigator;

export function awaitOffer(page: Window): void {
  page.addEventListener("beforeinstallprompt", (event) => {
    install.offered(event);
  });
  page.addEventListener("appinstalled", () => {
    install.installed();
  });
}
