"use strict";
// The page is built from a single object. Texts are inserted as text, never as markup.
const data = JSON.parse(document.getElementById("data").textContent);
const run = data.run;
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

// Replaces control characters and bidirectional formatting characters by visible escapes.
const visible = (text) => String(text).replace(
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
  (character) => "\\u{" + character.codePointAt(0).toString(16) + "}");
const number = (value) => value.toLocaleString("en-US");
const counted = (value, noun) => `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
// Returns the link to a file. The parts of its path can contain any characters.
// A command that serves the page has all pictures in one folder.
const link = (path) => (data.review ? "files/" : "") + path.split("/").map(encodeURIComponent).join("/");

// Settings are stored for later pages if the browser supports it.
const settings = {
  get(name) { try { return localStorage.getItem("cellophane." + name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem("cellophane." + name, value); } catch { /* files from disk may have no storage */ } },
};

// Creates a group of buttons of which one is pressed. The result is a function that presses a
// button.
function segmented(container, choices, current, choose) {
  const buttons = choices.map(([value, label, hint]) =>
    make("button", { type: "button", title: hint, "aria-pressed": String(value === current),
      onclick: () => { press(value); choose(value); } }, label));
  const press = (value) => buttons.forEach((button, index) =>
    button.setAttribute("aria-pressed", String(choices[index][0] === value)));
  container.replaceChildren(...buttons);
  return press;
}

function say(text) {
  const status = byId("status");
  // A modal dialog covers the page, so the text is shown inside the dialog.
  (document.querySelector("dialog[open]") || document.body).append(status);
  status.textContent = text;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => { status.textContent = ""; }, 2500);
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = make("textarea", { class: "clipboard", "aria-hidden": "true" });
    area.value = text;
    const focused = document.activeElement;
    (document.querySelector("dialog[open]") || document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
    focused?.focus();
  }
  say(`Copied ${what}.`);
}

// MARK: Lists that are built while the reader scrolls

const ends = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) entry.target.more();
  // The margin is only below the viewport. Elements above it do not grow, so nothing moves under
  // the pointer.
}, { rootMargin: "0px 0px 1200px 0px" });

// Appends the elements of items in batches. `show(index)` returns the element of an item; for a
// distant item, the list is rebuilt from that item.
function list(container, items, build, batch) {
  let first = 0, next = 0;
  const end = make("div", { class: "end" });
  const earlier = make("button", { type: "button", class: "earlier", hidden: true,
    onclick: () => { restart(Math.max(first - batch, 0)); } });
  const elements = new Map();
  end.more = () => {
    const last = Math.min(next + batch, items.length);
    for (; next < last; next++) {
      const element = build(items[next], next);
      elements.set(next, element);
      end.before(element);
    }
    ends.unobserve(end);
    // When the element is observed again, the observer reports immediately if it is still near.
    if (next < items.length) ends.observe(end);
    else end.remove();
  };
  function restart(index) {
    for (const element of elements.values()) element.remove();
    elements.clear();
    first = next = index;
    earlier.hidden = first === 0;
    earlier.textContent = `Show ${number(Math.min(first, batch))} of ${number(first)} before`;
    container.append(end);
    end.more();
  }
  container.append(earlier, end);
  end.more();
  return {
    show(index) {
      if (index < first || index > next + 4 * batch) restart(index);
      while (next <= index) end.more();
      return elements.get(index);
    },
  };
}
