/** The picture of a finished town. */

export const picture = {
  "picture.title": "A picture",
  "picture.menu": "Picture of the town",
  "picture.shape": "Shape",
  "picture.wide": "wide",
  "picture.square": "square",
  "picture.share": "Share",
  "picture.save": "Save as a file",
  "picture.link": "Copy the link",
  "picture.linked": "Link copied.",
  "picture.shared": "Shared.",
  "picture.saved": "Saved as a file.",
  "picture.fail": "This device cannot draw the picture.",
  "picture.alt": "{city}, {points} points: its three streets",
  "picture.unit": "{n|point|points}",
  "picture.about": "{edition} · {mode}",
} as const;
