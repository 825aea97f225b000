/** Who may import whom: views show and tell, the state decides what is shown, only net speaks. */
module.exports = {
  forbidden: [
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    { name: "no-orphans", severity: "error", from: { orphan: true, pathNot: "\\.d\\.ts$|main\\.ts$" }, to: {} },
    { name: "views-never-speak", severity: "error", from: { path: "^src/view" }, to: { path: "^src/net" } },
    { name: "state-shows-nothing", severity: "error", from: { path: "^src/state" }, to: { path: "^src/(view|net|input)" } },
    { name: "protocol-stands-alone", severity: "error", from: { path: "^src/protocol" }, to: { path: "^src/(?!protocol)" } },
    { name: "text-stands-alone", severity: "error", from: { path: "^src/text" }, to: { path: "^src/(?!text|protocol)" } },
    { name: "net-knows-no-state", severity: "error", from: { path: "^src/net" }, to: { path: "^src/(view|state|input)" } },
    { name: "input-only-tells", severity: "error", from: { path: "^src/input" }, to: { path: "^src/(view|net)" } },
    { name: "sound-is-only-heard", severity: "error", from: { path: "^src/sound" }, to: { path: "^src/(view|net)" } },
    { name: "art-and-style-are-files", severity: "error", from: { path: "^src/(art|style)" }, to: {} },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".svelte", ".js"] },
    exclude: { path: "node_modules" },
  },
};
