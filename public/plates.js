// The plates of the board (src/ui/inkognito/plates.rs): drawings that never
// change while a table is played, each shown as one picture.
//
// The app asks (bauta:ask):
//   plate NAME, and an SVG file after it   what every [data-plate=NAME] shows from now on;
//                 the page's symbols and the values of its tokens are put in here
//   plates        elements have come that show plates
"use strict";
(() => {
  const urls = {};
  const kept = {}; // as long as they are there the browser keeps them worked out

  function engrave(name, svg) {
    const style = getComputedStyle(document.documentElement);
    const symbols = new Set([...svg.matchAll(/<use href="#([\w-]+)/g)].map(([, id]) => id));
    const drawn = [...symbols].map((id) => document.getElementById(id)?.outerHTML ?? "").join("");
    const file = svg.replace("</style>", (end) => end + drawn).replace(/var\((--[\w-]+)\)/g, (whole, token) => style.getPropertyValue(token) || whole);
    if (urls[name]) URL.revokeObjectURL(urls[name]);
    urls[name] = URL.createObjectURL(new Blob([file], { type: "image/svg+xml" }));
    kept[name] = new Image();
    kept[name].src = urls[name];
    show(`[data-plate=${name}]`);
  }
  function show(which) {
    for (const element of document.querySelectorAll(which)) {
      const url = urls[element.dataset.plate];
      if (url) element.setAttribute(element.localName === "img" ? "src" : "href", url);
    }
  }

  window.addEventListener("bauta:ask", ({ detail }) => {
    const [verb, name, ...lines] = detail.split("\n");
    if (verb === "plate") engrave(name, lines.join("\n"));
    if (verb === "plates") show("[data-plate]:not([href], [src])");
  });
})();
