// The whole page: the filter, the address and the keys.

// The items that are currently shown, in the order of the page.
const shown = { parts: [], findings: [], issues: [], scenes: [], pictures: [], gallery: null };
const text = {
  finding: (item) => item.text ??= [item.name, item.kind, item.sentence, item.cause, item.location,
    ...item.cases].join(" ").toLowerCase(),
  issue: (item) => item.words ??= [item.name, item.type, item.sentence, ...item.cases].join(" ").toLowerCase(),
  picture: (item) => item.text ??= [item.scene.path, item.scene.summary, item.name, ...item.alike].join(" ").toLowerCase(),
};

function connect() {
  for (const [index, window] of Object.entries(data.pixels)) run.findings[index].pixels = window;
  const findings = new Map(run.findings.map((item) => [item.name, item]));
  for (const scene of run.scenes || []) {
    for (const each of scene.pictures) {
      each.scene = scene;
      const finding = findings.get(`${scene.path}/${each.name}`);
      if (finding) each.finding = finding;
    }
  }
}

// The kinds that `is:` selects in the filter.
const filterKinds = {
  failed: ({ kind }) => !["new", "orphan"].includes(kind), differs: ({ kind }) => kind === "differs",
  edited: ({ kind }) => kind === "edited", missing: ({ kind }) => kind === "missing", new: ({ kind }) => kind === "new",
  deleted: ({ kind }) => kind === "orphan",
};

function build() {
  const words = address.filter.toLowerCase().split(/\s+/).filter(Boolean);
  const isKind = (word) => word.startsWith("is:") && filterKinds[word.slice(3)];
  const filterWords = words.filter((word) => !isKind(word));
  const wantedKinds = words.filter(isKind).map(isKind);
  const matches = (haystack) => filterWords.every((word) => haystack.includes(word));
  const byCause = new Map();
  for (const item of run.findings) {
    if (!matches(text.finding(item)) || !wantedKinds.every((has) => has(item))) continue;
    if (!byCause.has(item.cause)) byCause.set(item.cause, []);
    byCause.get(item.cause).push(item);
  }
  const causes = run.causes.filter((cause) => byCause.has(cause.name)).map((cause) => ({ ...cause, findings: byCause.get(cause.name) }));
  shown.parts = parts.map(([section, title]) => ({ title, causes: causes.filter((cause) => cause.section === section) }))
    .filter((part) => part.causes.length);
  shown.findings = shown.parts.flatMap((part) => part.causes.flatMap((cause) => cause.findings));
  // Warnings and pictures without findings are of no kind.
  const issues = wantedKinds.length ? [] : (run.issues || []).filter((item) => matches(text.issue(item)));
  shown.issues = Object.keys(issueTypes).concat("")
    .map((type) => ({ type, issues: issues.filter((item) => type ? item.type === type : !issueTypes[item.type]) }))
    .filter(({ issues }) => issues.length);
  shown.scenes = (run.scenes || []).map((scene) => ({ scene, pictures: scene.pictures.filter((each) => each.file
    && matches(text.picture(each)) && (!wantedKinds.length || (each.finding && wantedKinds.every((has) => has(each.finding))))) }))
    .filter(({ pictures }) => pictures.length);
  shown.pictures = shown.scenes.flatMap(({ pictures }) => pictures);

  const results = byId("results");
  results.replaceChildren();
  for (const part of shown.parts) {
    const section = make("section", { class: "part" }, make("h2", {}, part.title));
    results.append(section);
    part.list = list(section, part.causes, causeSection, 6);
  }
  shown.warnings = null;
  if (shown.issues.length) {
    const section = make("section", { class: "part" }, make("h2", {}, "Warnings"));
    results.append(section);
    shown.warnings = list(section, shown.issues, issueSection, 7);
  }
  if (shown.scenes.length) {
    const section = make("section", { class: "part" }, make("h2", {}, "All pictures"));
    results.append(section);
    shown.gallery = list(section, shown.scenes, sceneSection, 4);
  }
  byId("nothing").hidden = !words.length || shown.parts.length + shown.issues.length + shown.scenes.length > 0;
  for (const chip of document.querySelectorAll("#summary [data-kind]")) {
    chip.setAttribute("aria-pressed", String(words.includes("is:" + chip.dataset.kind)));
  }
  contents();
  showPosition();
}

// Shows which of the findings is the current one.
function showPosition() {
  const index = shown.findings.findIndex((item) => item.name === address.at);
  byId("position").textContent = index >= 0 ? `${number(index + 1)} of ${number(shown.findings.length)}`
    : shown.findings.length ? counted(shown.findings.length, "finding") : "";
}

// Returns the element of a finding or scene, and builds it if necessary.
function locate(name) {
  for (const part of shown.parts) {
    for (const [index, cause] of part.causes.entries()) {
      const position = cause.findings.findIndex((item) => item.name === name);
      if (position >= 0) return part.list.show(index).list.show(position);
    }
  }
  const position = shown.scenes.findIndex(({ scene }) => scene.path === name);
  return position >= 0 ? shown.gallery.show(position) : null;
}

function reveal(name) {
  let element = locate(name);
  if (!element && address.filter) {
    byId("filter").value = "";
    address.set({ filter: "", at: name });
    build();
    element = locate(name);
  }
  if (!element) return say(`This report has nothing called ${visible(name)}.`);
  showContents(false);
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "start" });
  address.set({ at: name });
  markEntry(name);
  showPosition();
}

function step(distance) {
  if (!shown.findings.length) return say("The report has no findings.");
  const current = shown.findings.findIndex((item) => item.name === address.at);
  const next = current < 0 ? (distance > 0 ? 0 : shown.findings.length - 1) : current + distance;
  if (shown.findings[next]) reveal(shown.findings[next].name);
  else say(distance > 0 ? "This is the last finding." : "This is the first finding.");
}

function chooseMode(value) {
  mode = value;
  settings.set("mode", value);
  pressMode(value);
  viewer.pressMode(value);
  for (const stage of byId("results").querySelectorAll(".comparison")) stage.update();
  viewer.update();
}

function chooseView(value) {
  address.set({ view: value });
  pressView(value);
  build();
}

function summary() {
  const count = run.failed + run.new + run.missing + run.orphans;
  const isEqual = run.findings.length === 0;
  const verdict = byId("verdict");
  verdict.textContent = run.notCompared ? "Not compared" : isEqual ? "All equal" : counted(count, "difference");
  verdict.classList.add(run.notCompared ? "warn" : isEqual ? "good" : "bad");
  document.title = `${verdict.textContent} – Cellophane report`;
  byId("notices").append(...data.notices.map((notice) => make("p", { class: "notice", role: "note" }, visible(notice))));
  const figure = (value, label, isBad) => make("div", { class: isBad ? "bad" : "" }, make("strong", {}, value), " ", make("span", {}, label));
  // A figure that shows only the findings of its kind when it is pressed.
  const kindFigure = (value, label, kind, isBad) => {
    if (!run.findings.some(filterKinds[kind])) return figure(number(value), label, isBad && value > 0);
    return make("button", { type: "button", class: "figure" + (isBad && value ? " bad" : ""), "data-kind": kind, "aria-pressed": "false",
      title: `Show only these (is:${kind})`, onclick: () => toggleKind(kind) }, make("strong", {}, number(value)), " ", make("span", {}, label));
  };
  const edited = run.findings.filter(filterKinds.edited).length;
  byId("summary").append(
    ...(isEqual ? [] : [kindFigure(run.failed, "failed", "failed", true), ...(edited ? [kindFigure(edited, "of them edited", "edited", true)] : []),
      kindFigure(run.new, "new", "new"), kindFigure(run.missing, "missing", "missing", true), kindFigure(run.orphans, "without a case", "deleted"),
      figure(number(run.causes.length), run.causes.length === 1 ? "cause" : "causes")]),
    ...(run.issues ? [figure(number(run.issues.length), run.issues.length === 1 ? "warning" : "warnings")] : []),
    figure(number(run.cases), run.source === "tests" ? "snapshots" : "cases"), figure(number(run.distinct), "distinct pictures"),
    ...(run.seconds ? [figure(run.seconds.toFixed(1) + " s", "to draw and compare")] : []));
}

// Shows when, where and how the results were made.
function origin() {
  if (!data.origin) return;
  const { date, branch, commit, command, version, machine } = data.origin;
  const rows = [["Made", new Date(date).toLocaleString()], ["Commit", commit && (branch ? `${branch}, ` : "") + commit.slice(0, 12)],
    ["Command", command], ["Version", version], ["Machine", machine]];
  byId("origin").replaceChildren(...rows.filter(([, value]) => value)
    .map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, visible(value)))));
  byId("origin").hidden = false;
}

// Adds a kind to the filter, or removes it.
function toggleKind(kind) {
  const word = "is:" + kind;
  const words = address.filter.split(/\s+/).filter(Boolean);
  const filter = (words.includes(word) ? words.filter((each) => each !== word) : [...words.filter((each) => !each.startsWith("is:")), word]).join(" ");
  byId("filter").value = filter;
  address.set({ filter, at: "" });
  build();
}

const keys = [
  ["j, k", "Next and previous finding"], ["Enter", "Enlarge the finding"], ["← →", "Previous and next, when enlarged"],
  ["+ −", "Zoom"], ["1 – 7", "Comparison"], [", .", "Previous and next frame of a film strip"], ["p", "Play or pause a film strip"], ["c", "Copy the command that accepts the finding"], ["C", "Copy the command that accepts its cause"],
  ["m", "Matrix of states and traits"], ["d", "Light or dark page"], ["/", "Filter"], ["?", "These keys"],
];
const filterHelp = [
  ["text", "In the name, cause, sentence, location or cases"], ["a b", "Both words"],
  ...Object.keys(filterKinds).map((kind) => ["is:" + kind, kind === "deleted" ? "References without a case" : `Findings that are ${kind === "differs" ? "different" : kind}`]),
];

const reviewKeys = [["a, r", "Accept or reject the finding, and go to the next one"], ["A, R", "Accept or reject all findings of its cause"], ["u", "Undo"]];

const definitions = (rows) => make("dl", {}, rows.flatMap(([key, meaning]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, meaning)]));

function showKeys() {
  const dialog = byId("keys");
  dialog.replaceChildren(make("h2", { id: "keys-title" }, "Keys"),
    definitions(data.review ? [...keys, ...reviewKeys] : keys), make("h2", {}, "Words of the filter"), definitions(filterHelp),
    make("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, "Close"));
  dialog.showModal();
}

// The appearance of the page: light, dark, or the system's.
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
let theme = ["light", "dark"].includes(settings.get("theme")) ? settings.get("theme") : "auto";

function setTheme(value) {
  theme = value;
  document.documentElement.dataset.theme = value === "auto" ? (systemIsDark.matches ? "dark" : "light") : value;
  settings.set("theme", value);
}
systemIsDark.addEventListener("change", () => setTheme(theme));

// Returns the finding with the focus, or the finding in the address.
function currentFinding() {
  return document.activeElement?.closest(".finding")?.item || shown.findings.find((item) => item.name === address.at);
}

function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (event.target.matches("input")) {
    if (event.key === "Escape" && event.target.id === "filter") { event.target.value = ""; event.target.dispatchEvent(new Event("input")); event.target.blur(); }
    return;
  }
  const item = currentFinding();
  const cause = item && run.causes.find((each) => each.name === item.cause);
  const zoomIndex = zooms.findIndex(([value]) => value === zoom);
  const zoomTo = (index) => { if (zooms[index]) { setZoom(zooms[index][0]); pressZoom(zooms[index][0]); } };
  if (review.key(event.key, item)) return event.preventDefault();
  if (event.key === "/") byId("filter").focus();
  else if (playerKey(event.key, event.target.closest(".finding") || (item && locate(item.name)))) { /* The player has handled the key. */ }
  else if (event.key === "j") step(1);
  else if (event.key === "k") step(-1);
  else if (event.key === "c" && item?.accept) copy(item.accept, "the command of the finding");
  else if (event.key === "C" && cause?.accept) copy(cause.accept, `the command of ${counted(cause.findingCount, "finding")}`);
  else if (event.key === "Enter" && event.target.matches(".finding") && item && (item.actual || item.expected)) viewer.open(item);
  else if (event.key === "+" || event.key === "=") zoomTo(zoomIndex + 1);
  else if (event.key === "-") zoomTo(zoomIndex - 1);
  else if (event.key === "m") chooseView(address.view === "matrix" ? "" : "matrix");
  else if (event.key === "d") { const value = document.documentElement.dataset.theme === "dark" ? "light" : "dark"; setTheme(value); pressTheme(value); }
  else if (event.key === "?") showKeys();
  else if (event.key === "Escape") showContents(false);
  else if (modes[event.key - 1]) chooseMode(modes[event.key - 1][0]);
  else return;
  event.preventDefault();
}

setTheme(theme);
const pressTheme = segmented(byId("theme"), [["auto", "Auto", "As the system"], ["light", "Light"], ["dark", "Dark"]], theme, setTheme);
const pressMode = segmented(byId("modes"), modes, mode, chooseMode);
const pressZoom = segmented(byId("zoom"), zooms, zoom, setZoom);
address.read();
const pressView = segmented(byId("views"), [["", "Distinct"], ["matrix", "Matrix", "Rows are states, columns are traits (m)"]], address.view, chooseView);
byId("modes").hidden = !run.findings.some((item) => item.expected && item.actual);
byId("views").hidden = !(run.scenes || []).some((scene) => scene.pictures.some((each) => each.file));
setZoom(zoom);
connect();
summary();
origin();
viewer.setUp();
review.setUp();
byId("filter").value = address.filter;
build();
if (address.at) reveal(address.at);

byId("filter").addEventListener("input", (event) => {
  address.set({ filter: event.target.value, at: "" });
  build();
});
byId("menu").addEventListener("click", () => showContents(!document.body.classList.contains("shows-contents")));
byId("help").addEventListener("click", showKeys);
document.addEventListener("keydown", key);
document.addEventListener("focusin", (event) => {
  const element = event.target.closest(".finding");
  if (element && address.at !== element.item.name) {
    address.set({ at: element.item.name });
    markEntry(element.item.name);
    showPosition();
  }
});
// A link of the page was followed, or the address was edited.
addEventListener("hashchange", () => {
  const { filter, view } = address;
  address.read();
  if (filter !== address.filter || view !== address.view) {
    byId("filter").value = address.filter;
    pressView(address.view);
    build();
  }
  if (address.at) reveal(address.at);
  else scrollTo(0, 0);
});
document.addEventListener("click", (event) => {
  // A link to the current address does not cause an event, so it is handled here.
  const link = event.target.closest("a[href^='#']");
  if (!link || link.getAttribute("href") !== location.hash || !address.at) return;
  event.preventDefault();
  reveal(address.at);
});
