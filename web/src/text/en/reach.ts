/** Notices on this device, the app, and what other apps share with it. */

export const reach = {
  "notices.title": "Notices",
  "notices.what": "When a game by post waits for you and you are not here, this device says so: once until you look, and once more before the time is up.",
  "notices.turn_on": "Tell me on this device",
  "notices.turn_off": "Tell me nothing on this device",
  "notices.on": "On: this device tells you.",
  "notices.off": "Off: this device tells you nothing.",
  "notices.asking": "One moment …",
  "notices.blocked": "Your browser blocks notices from this address. Allow them in its settings for this site, then come back.",
  "notices.unsupported": "This browser knows no notices.",
  "notices.insecure": "Browsers allow notices only at addresses with https, and at localhost; {address} is neither. Whoever runs this table can give it a certificate.",
  "notices.home_screen": "On iPhone and iPad only the app can tell you: put it on the home screen first, by Share and Add to Home Screen.",
  "notices.none": "This table sends no notices: whoever runs it has turned them off.",
  "notices.no_service": "Your browser cannot reach its push service.",
  "notices.fail": "That did not work. {reason}",

  "install.title": "The app",
  "install.what": "Installed, Boomtown opens from the home screen without the browser around it, and takes links to rooms that others share.",
  "install.go": "Install Boomtown",
  "install.done": "Installed.",
  "install.insecure": "Browsers install only from addresses with https, and from localhost; {address} is neither. A bookmark works everywhere.",
  "install.apple": "On iPhone and iPad: Share, then Add to Home Screen.",
  "install.menu": "Look in your browser’s menu for Install or Add to Home screen; some browsers have neither.",

  "share.title": "A shared link",
  "share.elsewhere": "This room is at another table, {host}.",
  "share.there": "Go to that table",
  "share.nothing": "There is no link to a room in this: {text}",
  "share.empty": "Nothing was shared.",
} as const;
