"use strict";
// Everything is built from one object. Texts go in as text, never as markup.
const data = JSON.parse(document.getElementById("data").textContent);
const byId = (id) => document.getElementById(id);

function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, v] of Object.entries(value)) element.style.setProperty(key, v);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

const number = (value) => value.toLocaleString("en-US");
const counted = (value, noun) => `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
// A file's path as a link: each part may hold any character.
const link = (path) => path.split("/").map(encodeURIComponent).join("/");

// Settings last from one page to the next where the browser lets them.
const settings = {
  get(name) { try { return localStorage.getItem("cellophane." + name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem("cellophane." + name, value); } catch { /* from disk, some forbid it */ } },
};

function segmented(container, choices, current, choose) {
  const buttons = choices.map(([value, label, hint]) =>
    make("button", { type: "button", title: hint, "aria-pressed": String(value === current),
      onclick: () => { mark(value); choose(value); } }, label));
  const mark = (value) => buttons.forEach((button, index) =>
    button.setAttribute("aria-pressed", String(choices[index][0] === value)));
  container.replaceChildren(...buttons);
  return mark;
}

// MARK: Zoom

// Pictures are shown in points times the zoom; sized once each by what is written on them.
let zoom = Number(settings.get("zoom")) || 1;
const zooms = [[1, "1×", "One point to one pixel of the page"], [2, "2×"], [4, "4×"]];

function size(element, factor) {
  for (const image of element.querySelectorAll("img[data-width]")) {
    const scale = (factor || zoom) / Number(image.dataset.scale || 1);
    image.style.width = Number(image.dataset.width) * scale + "px";
    image.style.height = Number(image.dataset.height) * scale + "px";
    const stack = image.closest(".stack");
    if (stack) {
      stack.style.width = Number(stack.dataset.width) * scale + "px";
      stack.style.height = Number(stack.dataset.height) * scale + "px";
    }
  }
  element.classList.toggle("pixelated", (factor || zoom) > 1);
}

function picture(file, width, height, scale, properties) {
  return make("img", { src: link(file), loading: "lazy", decoding: "async", alt: "",
    "data-width": width, "data-height": height, "data-scale": scale, ...properties });
}

// MARK: Differences

const kinds = {
  differs: ["differs", "bad"], edited: ["edited", "bad"], missing: ["missing", "bad"], new: ["new", "warn"],
  stale: ["out of date", "bad"], orphan: ["orphan", "warn"], unreadable: ["unreadable", "bad"], undrawable: ["cannot be drawn", "bad"],
};

// The heading names the case already.
function withoutName(item) {
  if (!item.sentence.startsWith(item.name)) return item.sentence;
  const rest = item.sentence.slice(item.name.length).replace(/^ \(and [^)]*\)/, "").replace(/^: /, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function finding(item) {
  const [label, tone] = kinds[item.kind] || [item.kind, "warn"];
  const element = make("article", { class: "finding" },
    make("header", {},
      make("span", { class: "chip " + tone }, label),
      make("h3", {}, item.name),
      item.caseCount > 1 ? make("span", { class: "count" }, `${number(item.caseCount)} cases`) : null),
    make("p", {}, withoutName(item)));
  if (item.changes.length) {
    element.append(make("table", {}, make("tbody", {}, item.changes.map((change) =>
      make("tr", {}, make("td", { class: "mono" }, change.name),
        make("td", { class: "mono old" }, change.old ?? "absent"),
        make("td", { class: "mono new" }, change.new ?? "absent"))))));
  }
  if (item.cases.length > 1) {
    const more = item.caseCount - item.cases.length;
    element.append(make("details", {}, make("summary", {}, "Cases alike"),
      item.cases.join(", ") + (more > 0 ? ` and ${number(more)} more` : "")));
  }
  if (item.actual || item.expected) element.append(comparison(item));
  element.searchText = [item.name, item.kind, item.sentence, item.cause,
    ...item.changes.map((change) => change.name), ...item.cases].join(" ").toLowerCase();
  return element;
}

function comparison(item) {
  const { expected, actual, difference, scale } = item;
  const show = (image) => picture(image.file, image.width, image.height, scale);
  const stage = make("div", {});
  const range = make("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": "Share of the actual picture" });
  const controls = make("div", { class: "controls" });
  const side = (title, image) => make("figure", {}, make("figcaption", {}, `${title}, ${image.width}×${image.height} px`),
    make("div", { class: "frame" }, show(image)));
  if (!expected || !actual) {
    stage.append(make("div", { class: "sides" },
      actual ? side("Actual", actual) : null, expected ? side("Expected", expected) : null));
    size(stage);
    return make("div", { class: "comparison" }, stage);
  }

  const width = Math.max(expected.width, actual.width), height = Math.max(expected.height, actual.height);
  function stacked() {
    const above = show(actual);
    above.classList.add("above");
    return make("div", { class: "stack", "data-width": width, "data-height": height }, show(expected), above);
  }
  function choose(mode) {
    settings.set("mode", mode);
    let content;
    const usesRange = mode === "slider" || mode === "onion";
    range.hidden = !usesRange;
    range.oninput = null;
    if (mode === "sides") {
      content = make("div", { class: "sides" }, side("Expected", expected), side("Actual", actual),
        difference ? side("Difference", difference) : null);
    } else if (mode === "difference") {
      content = make("div", { class: "frame" }, show(difference));
    } else {
      const stack = stacked();
      content = make("div", { class: "frame" }, stack);
      if (mode === "slider") {
        stack.append(make("div", { class: "edge" }));
        range.oninput = () => {
          stack.style.setProperty("--clip", `inset(0 0 0 ${range.value}%)`);
          stack.style.setProperty("--edge", range.value + "%");
        };
        const drag = (event) => {
          const box = stack.getBoundingClientRect();
          range.value = Math.min(Math.max((event.clientX - box.left) / box.width * 100, 0), 100);
          range.oninput();
        };
        stack.addEventListener("pointerdown", (event) => { stack.setPointerCapture(event.pointerId); drag(event); });
        stack.addEventListener("pointermove", (event) => { if (event.buttons) drag(event); });
      } else if (mode === "onion") {
        range.oninput = () => stack.style.setProperty("--opacity", range.value / 100);
      } else {
        stack.classList.add("blinking");
      }
    }
    stage.replaceChildren(content);
    if (range.oninput) range.oninput();
    size(stage);
  }
  const modes = [["sides", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"]];
  if (difference) modes.push(["difference", "Difference"]);
  const last = settings.get("mode");
  const mode = modes.some(([name]) => name === last) ? last : "sides";
  const buttons = make("div", { class: "segmented", role: "group", "aria-label": "How to compare" });
  segmented(buttons, modes, mode, choose);
  controls.append(buttons, range);
  choose(mode);
  return make("div", { class: "comparison" }, controls, stage);
}

function differences() {
  const causes = new Map();
  for (const item of data.findings) {
    const key = item.cause;
    if (!causes.has(key)) causes.set(key, []);
    causes.get(key).push(item);
  }
  if (!causes.size) return;
  const part = make("div", { class: "part" }, make("h1", {}, "Differences"));
  for (const [cause, items] of causes) {
    const caseCount = items.reduce((sum, item) => sum + Math.max(item.caseCount, 1), 0);
    part.append(make("section", { class: "cause" },
      make("h2", {}, cause, make("span", {}, counted(caseCount, "case"))), items.map(finding)));
  }
  byId("differences").append(part);
}

// MARK: Gallery

// Every picture in order, to leaf through.
const pictures = [];

function scene(item) {
  const grid = make("div", { class: "grid" }, item.pictures.filter((each) => each.file).map((each) => {
    const index = pictures.length;
    pictures.push({ scene: item, ...each });
    const element = make("button", { type: "button", class: "picture", title: `${item.path}/${each.name}`, onclick: () => viewer.show(index) },
      make("span", { class: "frame" }, picture(each.file, each.width, each.height, each.scale, { alt: `${item.path}/${each.name}` })),
      make("span", { class: "caption" }, make("b", {}, each.name),
        each.caseCount > 1 ? make("span", { class: "count", title: `${each.caseCount} cases look like this` }, "×" + number(each.caseCount)) : null));
    element.searchText = [item.path + "/" + each.name, ...each.alike].join(" ").toLowerCase();
    return element;
  }));
  const element = make("article", { class: "scene", id: item.path },
    make("h3", {}, item.name), make("p", {}, `This shows ${item.summary}.`), grid);
  element.searchText = [item.path, item.summary].join(" ").toLowerCase();
  return element;
}

function gallery() {
  const shown = data.scenes.filter((item) => item.pictures.some((each) => each.file));
  if (!shown.length) return;
  const part = make("div", { class: "part" }, make("h1", {}, "Gallery"));
  const groups = new Map();
  for (const item of shown) {
    if (!groups.has(item.group)) groups.set(item.group, make("section", { class: "group", id: item.group }, make("h2", {}, item.group)));
    groups.get(item.group).append(scene(item));
  }
  part.append(...groups.values());
  byId("gallery").append(part);
}

function contents() {
  const entries = [];
  const entry = (target, label, count) => make("a", { href: "#" + target, "data-target": target }, make("span", {}, label), make("span", {}, count === null ? "" : number(count)));
  if (data.findings.length) entries.push(entry("differences", "Differences", data.findings.length));
  let group;
  for (const item of data.scenes) {
    if (!item.pictures.some((each) => each.file)) continue;
    if (item.group !== group) entries.push(make("h2", {}, group = item.group));
    entries.push(entry(item.path, item.name, item.pictures.length));
  }
  byId("contents").append(...entries);
}

// MARK: One picture, large

const viewer = {
  dialog: byId("viewer"), index: 0, zoom: 2,
  show(index) {
    this.index = (index + pictures.length) % pictures.length;
    const item = pictures[this.index];
    const stage = make("div", { class: "stage", onclick: (event) => { if (event.target === stage) this.dialog.close(); } },
      make("div", { class: "frame" }, picture(item.file, item.width, item.height, item.scale)));
    const zoomButtons = make("div", { class: "segmented", role: "group", "aria-label": "Zoom" });
    const apply = () => size(stage, this.zoom);
    segmented(zoomButtons, [[1, "1×"], [2, "2×"], [4, "4×"], [8, "8×"], [16, "16×"]], this.zoom, (value) => { this.zoom = value; apply(); });
    const more = item.caseCount - 1 - item.alike.length;
    const isCondition = item.scene.isExhaustive;
    this.dialog.replaceChildren(make("div", { class: "inner" },
      make("div", { class: "top" },
        make("h2", {}, `${item.scene.path}/${item.name}`),
        make("div", { class: "tools" }, zoomButtons,
          make("button", { type: "button", class: "round", title: "Previous (←)", "aria-label": "Previous", onclick: () => this.show(this.index - 1) }, "‹"),
          make("button", { type: "button", class: "round", title: "Next (→)", "aria-label": "Next", onclick: () => this.show(this.index + 1) }, "›"),
          make("button", { type: "button", class: "round", title: "Close (Esc)", "aria-label": "Close", onclick: () => this.dialog.close() }, "×"))),
      stage,
      make("div", { class: "bottom" },
        make("span", {}, `${item.width}×${item.height} px at ${item.scale}×`),
        make("span", {}, counted(item.caseCount, "case")),
        make("code", {}, item.digest),
        item.alike.length ? make("p", {}, (isCondition ? "Shown when " : "Looks the same: ") +
          item.alike.join(isCondition ? ", or when " : ", ") + (!isCondition && more > 0 ? ` and ${number(more)} more` : "")) : null)));
    apply();
    if (!this.dialog.open) this.dialog.showModal();
  },
};
viewer.dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft") viewer.show(viewer.index - 1);
  if (event.key === "ArrowRight") viewer.show(viewer.index + 1);
});

// MARK: The bar

function summary() {
  const isEqual = data.findings.length === 0;
  const verdict = byId("verdict");
  verdict.textContent = data.notCompared ? "Not compared" : isEqual ? "All equal" : counted(data.failed + data.new + data.missing + data.orphans, "difference");
  verdict.classList.add(data.notCompared ? "warn" : isEqual ? "good" : "bad");
  if (data.notCompared) byId("summary").before(make("p", { class: "not-compared" }, data.notCompared));
  document.title = `${verdict.textContent} – Cellophane gallery`;
  const figure = (value, label, isBad) => make("div", { class: isBad && value ? "bad" : "" }, make("strong", {}, number(value)), make("span", {}, label));
  byId("summary").append(
    figure(data.cases, "cases"), figure(data.distinct, "pictures"), figure(data.scenes.length, "scenes"),
    ...(isEqual ? [] : [figure(data.failed, "failed", true), figure(data.new, "new", true),
      figure(data.missing, "missing", true), figure(data.orphans, "orphans", true)]),
    make("div", {}, make("strong", {}, data.seconds.toFixed(1) + " s"), make("span", {}, "to draw and compare")));
}

function filter(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (haystack) => words.every((word) => haystack.includes(word));
  let any = false;
  for (const item of document.querySelectorAll(".finding")) {
    item.hidden = !matches(item.searchText);
    any ||= !item.hidden;
  }
  for (const item of document.querySelectorAll(".scene")) {
    const isWhole = matches(item.searchText);
    let shown = 0;
    for (const each of item.querySelectorAll(".picture")) {
      each.hidden = !isWhole && !matches(item.searchText + " " + each.searchText);
      if (!each.hidden) shown++;
    }
    item.hidden = !shown;
    any ||= shown > 0;
  }
  for (const section of document.querySelectorAll(".cause, .group, .part")) {
    section.hidden = !section.querySelector(".finding:not([hidden]), .scene:not([hidden])");
  }
  // From the last entry to the first, so that a heading knows whether anything stands under it.
  let hasEntries = false;
  for (const entry of [...byId("contents").children].reverse()) {
    if (entry.tagName === "A") {
      const target = document.getElementById(entry.dataset.target);
      entry.hidden = !!target && (target.hidden || !target.querySelector(".picture:not([hidden]), .finding:not([hidden])"));
      hasEntries ||= !entry.hidden;
    } else {
      entry.hidden = !hasEntries;
      hasEntries = false;
    }
  }
  byId("nothing").hidden = any || words.length === 0;
}

const theme = settings.get("theme") || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
function setTheme(value) { document.documentElement.dataset.theme = value; settings.set("theme", value); }

summary();
differences();
gallery();
contents();
segmented(byId("theme"), [["light", "Light"], ["dark", "Dark"]], theme, setTheme);
document.documentElement.dataset.theme = theme;
segmented(byId("zoom"), zooms, zoom, (value) => { zoom = value; settings.set("zoom", value); size(document.querySelector("main")); });
size(document.querySelector("main"));
byId("search").addEventListener("input", (event) => filter(event.target.value));
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement.tagName !== "INPUT") { event.preventDefault(); byId("search").focus(); }
  if (event.key === "Escape" && document.activeElement === byId("search")) { byId("search").value = ""; filter(""); }
});
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    for (const link of byId("contents").querySelectorAll("a")) link.removeAttribute("aria-current");
    const link = byId("contents").querySelector(`a[data-target="${CSS.escape(entry.target.id)}"]`);
    if (link) { link.setAttribute("aria-current", "true"); link.scrollIntoView({ block: "nearest" }); }
  }
}, { rootMargin: "-64px 0px -80% 0px" });
for (const item of document.querySelectorAll(".scene, #differences")) watcher.observe(item);
