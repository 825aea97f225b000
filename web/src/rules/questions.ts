/** What players ask: where it is answered, and the switch for those who answer it otherwise. */

export interface Question {
  id: string;
  rules: readonly string[];
  switches?: readonly string[];
}

export const QUESTIONS: readonly Question[] = [
  { id: "must", rules: ["R4.1", "R4.2"] },
  { id: "temp_forced", rules: ["R4.2"], switches: ["refusal"] },
  { id: "both", rules: ["R3.3", "R10.2", "R11.2"] },
  { id: "order", rules: ["R5.7"] },
  { id: "skip", rules: ["R4.1"] },
  { id: "temp_box", rules: ["R5.5"], switches: ["temp_box", "temps_full"] },
  { id: "temp_ties", rules: ["R9.1"], switches: ["temps_zero"] },
  { id: "bis_which", rules: ["R5.6", "R5.8"] },
  { id: "bis_fence", rules: ["R5.1", "R5.6"], switches: ["bis_across_fence"] },
  { id: "bis_unused", rules: ["R5.6", "R4.4"] },
  { id: "pool_late", rules: ["R5.4"] },
  { id: "park_street", rules: ["R5.3", "R2.5"] },
  { id: "estate_value", rules: ["R9.2"] },
  { id: "estate_long", rules: ["R2.2", "R9.4"] },
  { id: "plan_same", rules: ["R6.2"] },
  { id: "plan_many", rules: ["R6.1", "R6.8"] },
  { id: "plan_wait", rules: ["R6.1", "R4.3"] },
  { id: "plan_used", rules: ["R6.3", "R5.1", "R9.4"] },
  { id: "plan_street", rules: ["R6.4"], switches: ["roundabout_as_house"] },
  { id: "plan_ends", rules: ["R6.4"] },
  { id: "plan_marks", rules: ["R6.5"] },
  { id: "reshuffle", rules: ["R6.6", "R6.12"], switches: ["reshuffle"] },
  { id: "stacks", rules: ["R3.4", "R3.5"], switches: ["refill"] },
  { id: "roundabout", rules: ["R7.1", "R7.3"], switches: ["roundabouts_a_turn", "refusal_judged"] },
  { id: "end", rules: ["R8.1", "R8.2"] },
  { id: "tie", rules: ["R9.3"] },
  { id: "public", rules: ["R3.8"] },
  { id: "solo_card", rules: ["R10.3", "R10.5"] },
  { id: "solo_temps", rules: ["R10.4", "R9.1"] },
  { id: "expert_pass", rules: ["R11.2", "R11.3", "R11.6"] },
  { id: "aaa_card", rules: ["R12.3", "R12.4"], switches: ["aaa_same_round"] },
  { id: "aaa_level0", rules: ["R12.5", "R12.8"] },
];
