/** The tests of pages see what they are to see. */

import { expect, test } from "vitest";
import { faults, nameOf, nodes, text, tree } from "./html";

test.each([
  ["a broken figure", "<b>NaN</b>", "a broken text"],
  ["a missing word", "<p>You have undefined left.</p>", "a broken text"],
  ["an object", "<p>[object Object]</p>", "a broken text"],
  ["an unfilled slot", "<p>{name} is in</p>", "a broken text"],
  ["an unfilled plural", "<p>{n|house|houses}</p>", "a broken text"],
  ["a broken attribute", '<p title="undefined"></p>', "a broken attribute"],
  ["a button without a name", "<button></button>", "no name"],
  ["a button with only a drawing", '<button><svg aria-hidden="true"><text>7</text></svg></button>', "no name"],
  ["an empty name", '<section aria-label=""></section>', "no name"],
  ["a drawing that does not exist", '<svg><use href="#nothing"></use></svg>', "no such symbol"],
  ["a handler", '<p onclick="x()"></p>', "a script"],
  ["a script", "<script>x()</script>", "a script"],
  ["a style sheet", "<style>p {}</style>", "a style sheet"],
  ["an address that runs", '<a href="javascript:x()">x</a>', "a script as an address"],
])("%s is a fault", (_, html, fault) => {
  expect(faults(html).map((found) => found.split(":")[0])).toContain(fault);
});

test("a sound page has none", () => {
  expect(faults('<main><button aria-label="Menu"><svg aria-hidden="true"><use href="#i-menu"></use></svg></button><p>nullified, undefinable</p></main>')).toEqual([]);
});

test("a page is read as it is written", () => {
  const root = tree('<!--[--><p class="a b">one &lt;b&gt; <i aria-hidden="true">two</i><input value="&quot;x&quot;"> three</p><!--]-->');
  expect([...nodes(root)].map((node) => node.tag)).toEqual(["p", "i", "input"]);
  expect([text(root), nameOf(root)]).toEqual(["one <b> three", "one <b> three"]);
  expect([...nodes(root)][2]?.attributes).toEqual({ value: '"x"' });
});

test.each(["<p><b></p></b>", "<p>", "</p>"])("%s is not well formed", (html) => {
  expect(() => tree(html)).toThrow();
});
