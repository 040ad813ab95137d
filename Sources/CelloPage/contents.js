// The sidebar, which lists parts, causes with their findings, and scenes.

function entry(name, label, amount) {
  return make("a", { href: address.href({ at: name }), "data-at": name, title: visible(label) },
    make("span", {}, make("bdi", {}, visible(label))), amount === undefined ? null : make("span", {}, number(amount)));
}

function causeEntry(cause, index) {
  const items = make("div", { class: "items" });
  const element = make("details", { open: index === 0 },
    make("summary", { title: visible(cause.name) }, make("span", {}, visible(titleOf(cause))), make("span", {}, number(cause.findings.length))), items);
  let entries = null;
  const fill = () => { if (element.open) entries ??= list(items, cause.findings, (item) => entry(item.name, item.name), 60); };
  element.addEventListener("toggle", fill);
  fill();
  // Opens the cause and returns the entry of a finding.
  element.entry = (position) => {
    element.open = true;
    fill();
    return entries.show(position);
  };
  return element;
}

// Returns the entry of a finding or scene, and builds it if necessary.
let locateEntry = () => null;

function contents() {
  const nav = byId("contents");
  nav.replaceChildren();
  const lists = new Map();
  let scenes = null;
  locateEntry = (name) => {
    for (const [part, causes] of lists) {
      for (const [index, cause] of part.causes.entries()) {
        const position = cause.findings.findIndex((item) => item.name === name);
        if (position >= 0) return causes.show(index).entry(position);
      }
    }
    const position = shown.scenes.findIndex(({ scene }) => scene.path === name);
    const element = position >= 0 ? scenes.show(position) : null;
    return element?.querySelector("a") || element;
  };
  for (const part of shown.parts) {
    const section = make("div", {}, make("h2", {}, part.title));
    nav.append(section);
    lists.set(part, list(section, part.causes, (cause, index) => causeEntry(cause, part === shown.parts[0] ? index : 1), 60));
  }
  if (shown.issues.length) {
    const section = make("div", {}, make("h2", {}, "Warnings"));
    nav.append(section);
    for (const [index, { type, issues }] of shown.issues.entries()) {
      section.append(make("a", { href: "#", onclick: (event) => {
        event.preventDefault();
        showContents(false);
        shown.warnings.show(index).scrollIntoView({ block: "start" });
      } }, make("span", {}, issueTypes[type] || "Others"), make("span", {}, number(issues.length))));
    }
  }
  if (!shown.scenes.length) return;
  const section = make("div", {}, make("h2", {}, "All pictures"));
  nav.append(section);
  let group;
  scenes = list(section, shown.scenes, ({ scene, pictures }) => {
    const isNew = scene.group !== group && run.source !== "tests";
    group = scene.group;
    const link = entry(scene.path, run.source === "tests" ? scene.path : scene.name, pictures.length);
    return isNew ? make("div", {}, make("h3", {}, visible(group)), link) : link;
  }, 100);
}

// Marks the entry of the item in view.
function markEntry(name) {
  for (const link of byId("contents").querySelectorAll("[aria-current]")) link.removeAttribute("aria-current");
  const link = locateEntry(name);
  if (!link) return;
  link.setAttribute("aria-current", "true");
  link.scrollIntoView({ block: "nearest" });
}

function showContents(isOpen) {
  document.body.classList.toggle("shows-contents", isOpen);
  byId("menu").setAttribute("aria-expanded", String(isOpen));
}
