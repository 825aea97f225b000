/** What a service worker has, as far as this one uses it: the types of pages know nothing of it. */

export interface Waiting {
  waitUntil: (work: Promise<unknown>) => void;
}
export interface Fetched extends Waiting {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
export interface Pushed extends Waiting {
  readonly data: { text: () => string } | null;
}
export interface Clicked extends Waiting {
  readonly notification: Notification;
}
export interface Renewed extends Waiting {
  readonly newSubscription: PushSubscription | null;
  readonly oldSubscription: PushSubscription | null;
}

export interface WindowClient {
  readonly url: string;
  focus: () => Promise<WindowClient>;
  navigate: (url: string) => Promise<WindowClient | null>;
}

export interface Scope {
  addEventListener: ((name: "install" | "activate", then: (event: Waiting) => void) => void) &
    ((name: "fetch", then: (event: Fetched) => void) => void) &
    ((name: "push", then: (event: Pushed) => void) => void) &
    ((name: "notificationclick", then: (event: Clicked) => void) => void) &
    ((name: "pushsubscriptionchange", then: (event: Renewed) => void) => void);
  skipWaiting: () => Promise<void>;
  readonly location: Location;
  readonly navigator: Navigator;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window"; includeUncontrolled: boolean }) => Promise<readonly WindowClient[]>;
    openWindow: (url: string) => Promise<WindowClient | null>;
  };
}
