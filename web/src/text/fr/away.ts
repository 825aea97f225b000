/** Ce qui se dit là où il n’y a pas de page : avis, page sans ligne, l’appli parmi les autres. */

import type { away as english } from "../en/away";

export const away = {
  turn: "À vous de jouer dans la salle de {host}",
  last: "Tout le monde vous attend dans la salle de {host}",
  reminder: "Le temps est presque écoulé dans la salle de {host}",
  until: "Tour {round}, ouvert jusqu’au {until}.",
  some: "Une ville vous attend",
  some_text: "La page d’accueil dit laquelle.",

  offline: "Pas de ligne",
  offline_text: "La mairie est injoignable d’ici. Vos parties vous attendent là où vous les avez laissées, crayonnés compris.",
  offline_again: "Réessayer",

  app: "Boomtown",
  app_text: "Retournez une carte, remplissez la rue : numéros, barrières et piscines entre amis.",
  app_now: "Jouer tout de suite",
  app_make: "Une nouvelle ville",
  app_you: "Vos villes",
} satisfies Readonly<Record<keyof typeof english, string>>;
