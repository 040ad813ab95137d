// A large view of a single finding or picture. The dialog stays open while its contents change, so
// that the keys continue to work.

const viewer = {
  dialog: byId("viewer"), item: null, zoom: 0,
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
    this.pressZoom = segmented(this.zooms, [0, 1, 2, 4, 8, 16].map((value) => [value, value ? value + "×" : "Fit"]), this.zoom, (value) => this.setZoom(value));
    this.dialog.addEventListener("keydown", (event) => this.key(event));
    this.dialog.addEventListener("close", () => { if (this.item.cases) reveal(this.item.name); });
    this.setZoom(this.zoom);
    addEventListener("resize", () => { if (this.dialog.open && !this.zoom) this.setZoom(0); });
  },
  setZoom(value) {
    this.zoom = Math.min(Math.max(value, 0), 16);
    this.pressZoom(this.zoom);
    const shownZoom = this.zoom || this.fittingZoom();
    this.stage.style.setProperty("--zoom", shownZoom);
    this.stage.classList.toggle("pixelated", shownZoom > 1);
  },
  // Returns the zoom with which the pictures are completely visible.
  fittingZoom() {
    if (!this.item) return 1;
    const pictures = this.item.cases ? ["expected", "actual", "difference"].map((role) => this.item[role]).filter(Boolean) : [this.item];
    const playsFrames = this.item.filmStrip && (!this.item.cases || usableMode(this.item) === "frames");
    const sizes = playsFrames ? ["expected", "actual"].filter((role) => !this.item.cases ? role === "actual" : this.item[role]).map((role) => windowOf(this.item, role)) : pictures;
    const columns = playsFrames || (this.item.cases && usableMode(this.item) === "sides") ? sizes.length : 1;
    const scale = this.item.scale || 1;
    const width = columns * Math.max(...sizes.map((each) => each.width)) / scale;
    const height = Math.max(...sizes.map((each) => each.height)) / scale;
    const style = getComputedStyle(this.stage);
    const inner = (length, sides) => length - sides.reduce((sum, side) => sum + parseFloat(style[side]), 0);
    // The captions and controls above the pictures are not part of them.
    const available = inner(this.stage.clientHeight, ["paddingTop", "paddingBottom"]) - (playsFrames ? 190 : 64);
    const across = inner(this.stage.clientWidth, ["paddingLeft", "paddingRight"]) - 16 * (columns - 1);
    const fitting = Math.min(across / width, available / height);
    return fitting > 0 && isFinite(fitting) ? Math.min(fitting, 16) : 1;
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
    this.stage.replaceChildren(isFinding ? comparison(item) : item.filmStrip ? player(item)
      : make("div", { class: "frame" }, picture(item.file, item.width, item.height, item.scale, this.title.textContent)));
    this.bottom.replaceChildren(...(isFinding ? this.aboutFinding(item) : this.aboutPicture(item)));
    if (!this.dialog.open) this.dialog.showModal();
    this.setZoom(this.zoom);
    this.stage.focus();
    if (isFinding) address.set({ at: item.name });
  },
  aboutFinding(item) {
    const changes = run.causes.find((cause) => cause.name === item.cause)?.changes || [];
    return [changes.length ? changeTable(changes) : item.cause ? make("p", {}, visible(item.cause)) : null,
      command(item.accept, visible(item.name))].filter(Boolean);
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
  update() {
    this.stage.querySelector(".comparison")?.update();
    if (this.item) this.setZoom(this.zoom);
  },
  key(event) {
    if (event.target.matches("input") || event.ctrlKey || event.metaKey || event.altKey) return;
    const zoomStep = { "+": 2, "=": 2, "-": 0.5 }[event.key];
    // The steps are 0 (fit), 1, 2, 4, 8 and 16.
    if (zoomStep) this.setZoom(this.zoom * zoomStep < 1 ? (zoomStep > 1 ? 1 : 0) : this.zoom * zoomStep);
    else if (playerKey(event.key, this.stage)) { /* The player has handled the key. */ }
    else if (event.key === "ArrowLeft" || event.key === "k") this.step(-1);
    else if (event.key === "ArrowRight" || event.key === "j") this.step(1);
    else if (event.key === "c" && this.item.accept) copy(this.item.accept, "the command");
    else if (modes[event.key - 1] && this.item.cases) chooseMode(modes[event.key - 1][0]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  },
};
