// A large view of a single finding or picture. The dialog stays open while its contents change, so
// that the keys continue to work.

const viewer = {
  dialog: byId("viewer"), item: null, zoom: 2,
  setUp() {
    this.title = make("h2", {});
    this.count = make("span", { class: "muted" });
    this.modes = make("div", { class: "segmented", role: "group", "aria-label": "Comparison" });
    this.zooms = make("div", { class: "segmented", role: "group", "aria-label": "Zoom" });
    this.stage = make("div", { class: "stage", tabindex: 0, role: "group", "aria-label": "Picture, scrollable" });
    this.bottom = make("div", { class: "bottom" });
    const button = (label, sign, keys, onclick) => make("button",
      { type: "button", class: "icon", title: `${label} (${keys})`, "aria-label": label, onclick }, sign);
    this.dialog.append(make("div", { class: "inner" },
      make("div", { class: "top" }, this.title, this.count, make("div", { class: "tools" }, this.modes, this.zooms,
        button("Previous", "‹", "←", () => this.step(-1)), button("Next", "›", "→", () => this.step(1)),
        button("Close", "×", "Esc", () => this.dialog.close()))),
      this.stage, this.bottom));
    this.pressMode = segmented(this.modes, modes, mode, chooseMode);
    this.pressZoom = segmented(this.zooms, [1, 2, 4, 8, 16].map((value) => [value, value + "×"]), this.zoom, (value) => this.setZoom(value));
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.dialog.addEventListener("close", () => { if (this.item.cases) reveal(this.item.name); });
    this.setZoom(this.zoom);
  },
  setZoom(value) {
    this.zoom = Math.min(Math.max(value, 1), 16);
    this.pressZoom(this.zoom);
    this.stage.style.setProperty("--zoom", this.zoom);
    this.stage.classList.toggle("pixelated", this.zoom > 1);
  },
  // The findings with pictures form one sequence, and the pictures of scenes form another sequence.
  get row() { return this.item.cases ? shown.findings.filter((item) => item.actual || item.expected) : shown.pictures; },
  step(distance) {
    const row = this.row;
    this.open(row[(row.indexOf(this.item) + distance + row.length) % row.length]);
  },
  open(item) {
    this.item = item;
    const isFinding = !!item.cases;
    const row = this.row;
    this.title.textContent = visible(isFinding ? item.name : `${item.scene.path}/${item.name}`);
    this.count.textContent = `${number(row.indexOf(item) + 1)} of ${number(row.length)}`;
    this.modes.hidden = !(isFinding && item.expected && item.actual);
    this.stage.replaceChildren(isFinding ? comparison(item)
      : make("div", { class: "frame" }, picture(item.file, item.width, item.height, item.scale, this.title.textContent)));
    this.bottom.replaceChildren(...(isFinding ? this.aboutFinding(item) : this.aboutPicture(item)));
    if (!this.dialog.open) this.dialog.showModal();
    this.stage.focus();
    if (isFinding) address.set({ at: item.name });
  },
  aboutFinding(item) {
    return [item.cause ? make("p", {}, visible(item.cause)) : null, command(item.accept, visible(item.name))].filter(Boolean);
  },
  aboutPicture(item) {
    const more = item.caseCount - 1 - item.alike.length;
    const isCondition = item.scene.isExhaustive;
    const alike = visible(item.alike.join(isCondition ? ", or when " : ", "));
    return [make("span", {}, `${item.width}×${item.height} px at ${item.scale}×`), make("span", {}, counted(item.caseCount, "case")),
      make("code", {}, item.digest),
      ...(item.finding ? [make("a", { href: address.href({ at: item.finding.name }), onclick: () => this.dialog.close() }, "See what differs")] : []),
      ...(alike ? [make("p", {}, (isCondition ? "Shown when " : "Looks the same: ") + alike
        + (!isCondition && more > 0 ? ` and ${number(more)} more` : ""))] : [])];
  },
  update() { this.stage.querySelector(".comparison")?.update(); },
  key(event) {
    if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
    const zoomStep = { "+": 2, "=": 2, "-": 0.5 }[event.key];
    if (zoomStep) this.setZoom(this.zoom * zoomStep);
    else if (event.key === "ArrowLeft" || event.key === "k") this.step(-1);
    else if (event.key === "ArrowRight" || event.key === "j") this.step(1);
    else if (event.key === "c" && this.item.accept) copy(this.item.accept, "the command");
    else if (modes[event.key - 1] && this.item.cases) chooseMode(modes[event.key - 1][0]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  },
};
