// Film strips, frame by frame. The frames are parts of the pictures, which are not read: each one is
// shown through a window of the size of a frame.

const windowOf = (item, role) => {
  const strip = item.filmStrip;
  return role === "expected" ? strip.expected || strip.actual : strip.actual;
};

// Returns an element that shows a frame of a picture. `show(index)` shows another frame.
function frameWindow(item, role) {
  const layout = windowOf(item, role);
  const image = item[role] || item;
  const scale = item.scale || 1;
  const shownPicture = picture(image.file, image.width, image.height, scale, `${words[role]} frame of ${visible(item.name)}`);
  shownPicture.loading = "eager";
  const view = make("div", { class: "film", style: inPoints(layout.width, layout.height, scale) }, shownPicture);
  view.show = (index) => {
    const column = index % layout.columns, row = Math.floor(index / layout.columns);
    view.style.setProperty("--left", column * layout.across / scale);
    view.style.setProperty("--top", row * layout.down / scale);
  };
  return view;
}

// Returns the player of a strip: the expected and the new frames beside each other, and the controls.
function player(item) {
  const { frames, expectedCount } = item.filmStrip;
  const roles = item.cases ? ["expected", "actual"].filter((role) => item[role]) : ["actual"];
  const views = roles.map((role) => [role, frameWindow(item, role)]);
  let index = Math.max(frames.findIndex((frame) => frame.isDifferent), 0), timer = null;
  const caption = make("p", { class: "values", role: "status" });
  const range = make("input", { type: "range", min: 0, max: frames.length - 1, "aria-label": "Frame", oninput: () => { pause(); showFrame(Number(range.value)); } });
  const button = (label, keys, sign, onclick) => make("button",
    { type: "button", class: "icon", title: `${label} (${keys})`, "aria-label": label, "aria-keyshortcuts": keys, onclick }, sign);
  const play = button("Play", "p", "▶", () => toggle());
  const marks = frames.map((frame, number) => make("button", { type: "button", class: "mark" + (frame.isDifferent ? " bad" : ""),
    title: visible(frame.name) + (frame.isDifferent ? ", differs" : ""), "aria-label": visible(frame.name) + (frame.isDifferent ? ", differs" : ""),
    onclick: () => { pause(); showFrame(number); } }, String(number + 1)));
  const element = make("div", { class: "player" },
    make("div", { class: "sides" }, views.map(([role, view]) => make("figure", {}, item.cases ? make("figcaption", {}, words[role]) : null,
      make("div", { class: "frame", tabindex: 0, role: "group", "aria-label": `${words[role]} frame` }, view)))),
    caption,
    make("div", { class: "controls" }, button("Previous frame", ",", "‹", () => step(-1)), play, button("Next frame", ".", "›", () => step(1)), range),
    make("div", { class: "marks", role: "group", "aria-label": "Frames" }, marks));

  function showFrame(next) {
    index = Math.min(Math.max(next, 0), frames.length - 1);
    for (const [role, view] of views) {
      view.show(index);
      view.classList.toggle("absent", role === "expected" && expectedCount !== undefined && index >= expectedCount);
    }
    range.value = index;
    range.setAttribute("aria-valuetext", visible(frames[index].name));
    const first = frames.findIndex((frame) => frame.isDifferent);
    const judgment = frames[index].isDifferent === true ? (index === first ? ": differs, the first one" : ": differs") : frames[index].isDifferent === false ? ": equal" : "";
    caption.textContent = `${capitalized(visible(frames[index].name))}, ${index + 1} of ${frames.length}${judgment}`;
    caption.classList.toggle("bad", frames[index].isDifferent === true);
    marks.forEach((mark, number) => mark.setAttribute("aria-pressed", String(number === index)));
  }
  function step(distance) { pause(); showFrame(index + distance); }
  function pause() {
    clearTimeout(timer);
    timer = null;
    play.textContent = "▶";
    play.setAttribute("aria-label", "Play");
  }
  // The frames are shown at their times; after the last one, the strip starts again.
  function advance() {
    const isLast = index === frames.length - 1;
    const wait = isLast ? 0.8 : frames[index + 1].time - frames[index].time;
    timer = setTimeout(() => {
      if (!element.isConnected) return pause();
      showFrame(isLast ? 0 : index + 1);
      advance();
    }, Math.min(Math.max(wait, 1 / 60), 5) * 1000);
  }
  function toggle() {
    if (timer !== null) return pause();
    if (index === frames.length - 1) showFrame(0);
    play.textContent = "❚❚";
    play.setAttribute("aria-label", "Pause");
    advance();
  }
  element.step = step;
  element.toggle = toggle;
  showFrame(index);
  return element;
}

// Performs a key for the player in an element. Returns false for other keys, and without a player.
function playerKey(key, element) {
  const found = element?.querySelector(".player");
  if (!found) return false;
  if (key === ",") found.step(-1);
  else if (key === ".") found.step(1);
  else if (key === "p") found.toggle();
  else return false;
  return true;
}
