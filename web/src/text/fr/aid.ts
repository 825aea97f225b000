/** The player aid (R13.3): a turn at a glance, what is in the cards, the keys of the table. */

import type { aid as english } from "../en/aid";

export const aid = {
  "aid.turn": "Un coup",
  "turn.standard": "Choisissez une des trois combinaisons, écrivez son numéro pour que la rue monte de gauche à droite, utilisez son action si vous voulez, validez les Plans remplis, confirmez.",
  "turn.expert": "Prenez le numéro d’une de vos trois cartes et l’action d’une autre ; la troisième passe à droite. Écrivez le numéro pour que la rue monte de gauche à droite, utilisez l’action si vous voulez, validez des Plans, confirmez.",
  "turn.solo": "Prenez le numéro d’une des trois cartes et l’action d’une autre ; toutes trois sont défaussées. Écrivez le numéro pour que la rue monte de gauche à droite, utilisez l’action si vous voulez, validez des Plans, confirmez.",
  "turn.aaa": "Prenez le numéro d’une des trois cartes et l’action d’une autre ; la troisième revient à AAA. Écrivez le numéro pour que la rue monte de gauche à droite, utilisez l’action si vous voulez, validez des Plans, confirmez.",
  "aid.rules": "Toutes les règles",

  "cards.title": "Cartes",
  "cards.seen": "{left} sur {all} pas encore vues",
  "cards.all": "{all} en tout",
  "cards.number": "Numéro",
  "cards.sum": "Total",
  "cards.cell": "{left} sur {of}",
  "cards.standard": "En gras ce qui peut encore venir : les cartes sous les numéros visibles des piles. En petit : combien il y en a.",
  "cards.expert": "En gras ce que vous n’avez pas vu : la pioche et les autres mains. En petit : combien il y en a.",
  "cards.deck": "En gras ce qui reste dans la pioche. En petit : combien il y en a.",
  "cards.closed": "Dans cette salle, personne ne compte pour vous : voici toutes les cartes du jeu.",
  "aid.odds": "Vos chances",
  "cards.fail": "Les cartes n’ont pas pu être chargées. {reason}",

  "refill.deal": "Quand les piles sont épuisées, toutes les cartes sont mélangées et redistribuées.",
  "refill.recycle": "Quand les piles sont épuisées, chaque défausse est mélangée et redevient sa pile.",
  "refill.expert": "Quand la pioche est épuisée, la défausse est mélangée.",
  "refill.solo": "La pioche n’est jamais remélangée.",
  "refill.aaa": "Quand la pioche est épuisée, la défausse est mélangée ; les cartes données à AAA ne reviennent jamais.",
  "reshuffle.first_plan": "Qui valide un Plan en premier peut faire remélanger toutes les cartes.",
  "reshuffle.each_plan": "Qui gagne le score le plus haut d’un Plan peut faire remélanger toutes les cartes.",

  "keys.title": "Touches",
  "keys.cards": "choisir une carte",
  "keys.arrows": "le long d’une rue, d’une rue à l’autre",
  "keys.ends": "bouts de la rue",
  "keys.legal": "endroit possible suivant, précédent",
  "keys.enter": "à un endroit : écrire, barrière, copie, cocher, valider",
  "keys.confirm": "confirmer, reprendre",
  "keys.undo": "annuler un pas, tout",
  "keys.modes": "barrière, lotissements, {bis_number}, rond-point, Plans, laisser l’action",
  "keys.slips": "score, registre, voisinage, plateau en texte, bavarder, cette aide",
  "keys.looking": "voisinage, plateau en texte, bavarder, cette aide",
  "keys.close": "fermer",
  "keys.escape": "fermer, sinon reposer la carte",
} satisfies Record<keyof typeof english, string>;
