/** What is said where no page is: notices, the page without a line, the app among other apps. */

export const away = {
  turn: "Your turn in {host}’s room",
  last: "Everybody waits for you in {host}’s room",
  reminder: "Time is nearly up in {host}’s room",
  until: "Round {round}, open until {until}.",
  some: "A town waits for you",
  some_text: "Open the start page to see which.",

  offline: "No line",
  offline_text: "The town hall cannot be reached from here. Your games wait where you left them, and your pencil marks with them.",
  offline_again: "Try again",

  app: "Boomtown",
  app_text: "Flip a card, fill the street: house numbers, fences and swimming pools with friends.",
  app_now: "Play now",
  app_make: "A new town",
  app_you: "Your towns",
} as const;
