/** Avis sur cet appareil, l’appli, et ce que d’autres applis partagent avec elle. */

import type { reach as english } from "../en/reach";

export const reach = {
  "notices.title": "Notifications",
  "notices.what": "Quand une partie par la poste vous attend et que vous n’êtes pas là, cet appareil vous le dit : une fois jusqu’à votre retour, et encore une fois avant la fin du temps.",
  "notices.turn_on": "M’avertir sur cet appareil",
  "notices.turn_off": "Ne plus m’avertir sur cet appareil",
  "notices.on": "Activées : cet appareil vous avertit.",
  "notices.off": "Désactivées : cet appareil ne vous dit rien.",
  "notices.asking": "Un instant …",
  "notices.blocked": "Votre navigateur bloque les notifications de cette adresse. Autorisez-les dans ses réglages pour ce site, puis revenez.",
  "notices.unsupported": "Ce navigateur ne connaît pas les notifications.",
  "notices.insecure": "Les navigateurs ne permettent les notifications qu’aux adresses en https et à localhost ; {address} n’est ni l’un ni l’autre. Qui tient cette table peut lui donner un certificat.",
  "notices.home_screen": "Sur iPhone et iPad, seule l’appli peut vous avertir : mettez-la d’abord sur l’écran d’accueil, par « Partager » puis « Sur l’écran d’accueil ».",
  "notices.none": "Cette table n’envoie pas de notifications : qui la tient les a désactivées.",
  "notices.no_service": "Votre navigateur n’arrive pas à joindre son service de notifications.",
  "notices.fail": "Cela n’a pas marché. {reason}",

  "install.title": "L’appli",
  "install.what": "Installé, Boomtown s’ouvre depuis l’écran d’accueil, sans le navigateur autour, et accepte les liens de salles que d’autres partagent.",
  "install.go": "Installer Boomtown",
  "install.done": "Installé.",
  "install.insecure": "Les navigateurs n’installent que depuis les adresses en https et depuis localhost ; {address} n’est ni l’un ni l’autre. Un favori marche partout.",
  "install.apple": "Sur iPhone et iPad : « Partager », puis « Sur l’écran d’accueil ».",
  "install.menu": "Cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de votre navigateur ; certains n’ont ni l’un ni l’autre.",

  "share.title": "Un lien partagé",
  "share.elsewhere": "Cette salle est à une autre table, {host}.",
  "share.there": "Aller à cette table",
  "share.nothing": "Il n’y a pas de lien vers une salle là-dedans : {text}",
  "share.empty": "Rien n’a été partagé.",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
