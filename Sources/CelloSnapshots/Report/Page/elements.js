"use strict";
// Everything is built from one object. Texts are inserted as text, never as markup.
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

// Controls and characters that reorder a line are shown, not obeyed.
const visible = (text) => String(text).replace(
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
  (character) => "\\u{" + character.codePointAt(0).toString(16) + "}");
const number = (value) => value.toLocaleString("en-US");
const counted = (value, noun) => `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
// A file's path as a link: each part may contain any character.
const link = (path) => path.split("/").map(encodeURIComponent).join("/");

// Settings last from one page to the next where the browser allows it.
const settings = {
  get(name) { try { return localStorage.getItem("cellophane." + name); } catch { return null; } },
  set(name, value) { try { localStorage.setItem("cellophane." + name, value); } catch { /* files from disk may have no storage */ } },
};

// Buttons of which one is pressed. The result presses another one.
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
  // A dialog covers the page, so the text is shown above it.
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

// MARK: Lists that are built as the reader reaches them

const ends = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) entry.target.more();
  // Only downward: what is above the reader does not grow, so nothing moves under the pointer.
}, { rootMargin: "0px 0px 1200px 0px" });

// Appends the elements of items in batches. `show(index)` returns the element of an item; one far
// away starts the list anew there.
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
    // Observed again, it reports at once if it is still near.
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
