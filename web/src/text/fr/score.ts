/** Where points come from, what decides a tie, and what happened between two rounds. */

import type { score as english } from "../en/score";

export const score = {
  "because.plans.item_first": "{plan} : {points}, score le plus haut",
  "because.plans.item_later": "{plan} : {points}, second score",
  "because.plans.item": "{plan} : {points}",
  "because.plans.none": "aucun Plan validé",
  "because.parks": "{values}, un nombre par rue",
  "because.pools": "{n} {n|piscine construite|piscines construites}",
  "because.temps.ranked": "{n} {n|case|cases}, {place}",
  "because.temps.none": "aucune case, aucun point",
  "because.temps.solo": "{n} {n|case|cases} ; il en faut six",
  "because.temps.level0": "{n} {n|case|cases} : {place} sur la carte AAA",
  "because.estates.item": "{count} × {value} pour la taille {size}",
  "because.estates.none": "aucun lotissement complet",
  "because.estates.too_long": "{n} de 7 ou plus : 0",
  "because.bis": "{n} {n|case cochée|cases cochées}, donc {points}",
  "because.refusals": "{n} refus, donc {points}",
  "because.roundabouts": "{n} {n|rond-point|ronds-points}, donc {points}",
  "because.aaa.cards": "{n} {n|carte|cartes} × {points}",
  "because.aaa.temps": "{n} × {points}, plus {rank} pour la {place}",
  "because.aaa.estate": "{houses} × {value} = {points}",
  "because.aaa.best_five": "les cinq meilleurs lotissements sur {n}",

  "tie.aaa": "Égalité, sans avance en lotissements : AAA gagne.",

  "event.plan_turned": "Le Plan {plan} est retourné : désormais, son second score compte.",
  "event.reshuffled": "Toutes les cartes ont été remélangées, comme demandé.",
  "event.refilled": "Les piles étaient épuisées : cartes remélangées et redistribuées.",
  "event.solo_card": "La carte Solo est sortie : chaque Plan libre est retourné.",
  "event.rival_takes": "AAA valide le Plan {plan} pour {points} {points|point|points}.",
  "event.rival_passes": "La carte Validation du Plan {plan} est sortie ; la carte d’AAA ne le mentionne pas.",
  "event.ended": "Fin de la partie : {reasons}.",
} satisfies Record<keyof typeof english, string>;
