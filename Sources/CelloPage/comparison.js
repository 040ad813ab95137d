// The mode in which the expected and the new picture are compared. It applies to the whole page.

const modes = [
  ["sides", "Side by side", "Key 1"], ["slider", "Slider", "Key 2"], ["onion", "Onion skin", "Key 3"],
  ["blink", "Blink", "Key 4"], ["difference", "Difference", "Key 5"], ["pixels", "Pixels", "Key 6"], ["frames", "Frames", "Key 7: plays film strips"],
];
let mode = modes.some(([name]) => name === settings.get("mode")) ? settings.get("mode") : "sides";

// Returns the current mode, or the side-by-side mode if an item has no data for it. A strip without
// another picture is always played.
function usableMode(item) {
  if (mode === "frames" || (item.filmStrip && !(item.expected && item.actual))) return item.filmStrip ? "frames" : "sides";
  const isUsable = item.expected && item.actual
    && (mode !== "difference" || item.difference) && (mode !== "pixels" || item.pixels);
  return isUsable ? mode : "sides";
}

function comparison(item) {
  const stage = make("div", { class: "comparison" });
  stage.update = () => stage.replaceChildren(comparisons[usableMode(item)](item));
  stage.update();
  return stage;
}

const words = { expected: "Expected", actual: "New", difference: "Difference" };

function side(item, role) {
  const image = item[role];
  if (!image) return null;
  return make("figure", {},
    make("figcaption", {}, `${words[role]}, ${image.width}×${image.height} px`),
    make("div", { class: "frame", tabindex: 0, role: "group", "aria-label": words[role] + " picture" }, show(item, role)),
    role === "difference" ? legend(item) : null);
}

const show = (item, role) => picture(item[role].file, item[role].width, item[role].height, item.scale,
  `${words[role]} picture of ${visible(item.name)}`);

// Explains the colors of a difference picture.
function legend({ expected, actual }) {
  const isResized = expected && actual && (expected.width !== actual.width || expected.height !== actual.height);
  const key = (kind, text) => make("span", { class: "key" }, make("span", { class: "swatch " + kind, "aria-hidden": "true" }), text);
  return make("p", { class: "legend" }, key("small", "differs slightly"), key("large", "differs a lot"), key("equal", "equal"),
    ...(isResized ? [key("removed", "only expected"), key("added", "only new")] : []));
}

// The labels at both ends of a control that goes from the expected to the new picture.
const between = (range) => make("div", { class: "between" }, make("span", { class: "old" }, words.expected), range,
  make("span", { class: "new" }, words.actual));

const comparisons = {
  sides: (item) => make("div", { class: "sides" }, side(item, "expected"), side(item, "actual"), side(item, "difference")),
  difference: (item) => make("div", { class: "sides" }, side(item, "difference")),
  pixels: (item) => pixelGrid(item),
  frames: (item) => player(item),
  slider(item) {
    const { stack, frame } = stacked(item);
    stack.append(make("div", { class: "edge" }, make("span", { class: "label old" }, words.expected),
      make("span", { class: "handle", "aria-hidden": "true" }), make("span", { class: "label new" }, words.actual)));
    const range = share("Share of the expected picture, which is on the left", (value) => {
      stack.style.setProperty("--clip", `inset(0 0 0 ${value}%)`);
      stack.style.setProperty("--edge", value + "%");
    });
    const drag = (event) => {
      const box = stack.getBoundingClientRect();
      range.set(Math.min(Math.max((event.clientX - box.left) / box.width * 100, 0), 100));
    };
    stack.addEventListener("pointerdown", (event) => { stack.setPointerCapture(event.pointerId); drag(event); });
    stack.addEventListener("pointermove", (event) => { if (event.buttons) drag(event); });
    return make("div", {}, between(range), frame);
  },
  onion(item) {
    const { stack, frame } = stacked(item);
    return make("div", {}, between(share("Opacity of the new picture", (value) => stack.style.setProperty("--opacity", value / 100))), frame);
  },
  blink(item) {
    const { stack, frame } = stacked(item);
    stack.classList.add("blinking");
    return frame;
  },
};

function share(label, apply) {
  const range = make("input", { type: "range", min: 0, max: 100, value: 50, "aria-label": label, oninput: () => apply(range.value) });
  range.set = (value) => { range.value = value; apply(value); };
  apply(50);
  return range;
}

function stacked(item) {
  const width = Math.max(item.expected.width, item.actual.width);
  const height = Math.max(item.expected.height, item.actual.height);
  const above = show(item, "actual");
  above.classList.add("above");
  const size = inPoints(width, height, item.scale);
  const stack = make("div", { class: "stack", style: { ...size, "--whole": size["--width"] } }, show(item, "expected"), above);
  return { stack, frame: make("div", { class: "frame", tabindex: 0, role: "group", "aria-label": "Both pictures" }, stack) };
}
