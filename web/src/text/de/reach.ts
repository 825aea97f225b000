/** Mitteilungen auf diesem Gerät, die App, und was andere Apps mit ihr teilen. */

import type { reach as english } from "../en/reach";

export const reach = {
  "notices.title": "Mitteilungen",
  "notices.what": "Wenn eine Partie per Post auf dich wartet und du nicht hier bist, sagt es dir dieses Gerät: einmal, bis du nachsiehst, und noch einmal, bevor die Zeit abläuft.",
  "notices.turn_on": "Auf diesem Gerät Bescheid sagen",
  "notices.turn_off": "Auf diesem Gerät nichts mehr sagen",
  "notices.on": "An: Dieses Gerät sagt dir Bescheid.",
  "notices.off": "Aus: Dieses Gerät sagt dir nichts.",
  "notices.asking": "Einen Moment …",
  "notices.blocked": "Dein Browser sperrt Mitteilungen von dieser Adresse. Erlaube sie in seinen Einstellungen für diese Seite und komm dann zurück.",
  "notices.unsupported": "Dieser Browser kennt keine Mitteilungen.",
  "notices.insecure": "Browser erlauben Mitteilungen nur bei Adressen mit https und bei localhost; {address} ist keins von beiden. Wer diesen Tisch betreibt, kann ihm ein Zertifikat geben.",
  "notices.home_screen": "Auf iPhone und iPad kann dir nur die App Bescheid sagen: Leg sie zuerst auf den Home-Bildschirm, mit „Teilen“ und „Zum Home-Bildschirm“.",
  "notices.none": "Dieser Tisch verschickt keine Mitteilungen: Wer ihn betreibt, hat sie abgeschaltet.",
  "notices.no_service": "Dein Browser erreicht seinen Push-Dienst nicht.",
  "notices.fail": "Das hat nicht geklappt. {reason}",

  "install.title": "Die App",
  "install.what": "Installiert startet Boomtown vom Startbildschirm, ohne den Browser drumherum, und nimmt Links zu Räumen an, die andere teilen.",
  "install.go": "Boomtown installieren",
  "install.done": "Installiert.",
  "install.insecure": "Browser installieren nur von Adressen mit https und von localhost; {address} ist keins von beiden. Ein Lesezeichen geht überall.",
  "install.apple": "Auf iPhone und iPad: „Teilen“, dann „Zum Home-Bildschirm“.",
  "install.menu": "Such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm“; manche Browser haben keins von beiden.",

  "share.title": "Ein geteilter Link",
  "share.elsewhere": "Dieser Raum ist an einem anderen Tisch, {host}.",
  "share.there": "Zu jenem Tisch",
  "share.nothing": "Darin ist kein Link zu einem Raum: {text}",
  "share.empty": "Es wurde nichts geteilt.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
