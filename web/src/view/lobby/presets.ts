/** Three postcards that set every option at once; the fine print shows what was set. */

import type { Options } from "../../protocol/generated";
import type { Key } from "../../text";

export const DEFAULTS: Options = {
  edition: "2018",
  mode: "standard",
  sheet: "classic",
  advanced: false,
  roundabouts: false,
  opponent: null,
  switches: {},
  seats: 4,
  public: false,
  spectators: true,
  aids: true,
  scores: true,
  tempo: "none",
  seconds: 90,
  on_timeout: "turn",
  seed: "",
  talk: "phrases",
  stand_in: "apprentice",
  bot_pace: "people",
  late_comers: false,
};

export interface Preset {
  name: string;
  title: Key;
  text: Key;
  sign: string;
  change: Partial<Options>;
}

export const PRESETS: readonly Preset[] = [
  { name: "kitchen", title: "preset.kitchen", text: "preset.kitchen_text", sign: "a-park", change: {} },
  {
    name: "saturday",
    title: "preset.saturday",
    text: "preset.saturday_text",
    sign: "a-pool",
    change: { advanced: true, roundabouts: true, tempo: "round", seconds: 60 },
  },
  { name: "post", title: "preset.post", text: "preset.post_text", sign: "a-bis", change: { tempo: "days", seconds: 3 } },
];

/** How long a clock runs at first, by its kind. */
export const FIRST_LENGTH: Readonly<Record<Options["tempo"], number>> = { none: 90, round: 60, bank: 600, days: 3 };
