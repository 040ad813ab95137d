// Accepting and rejecting in a page that the command review serves. The command keeps the
// decisions, so that several windows show the same.

const review = {
  // The decisions by the index of the finding, as the command sent them last.
  revision: 0, decisions: {}, canUndo: false, message: null,
  isOpen: new Set(data.review?.open), isConnected: true, tools: new Set(),

  setUp() {
    if (!data.review) return;
    for (const [index, item] of run.findings.entries()) item.index = index;
    const button = (label, keys, onclick) => make("button", { type: "button", class: "quiet", onclick, "aria-keyshortcuts": keys }, label);
    this.count = make("span", { role: "status" });
    this.undoButton = button("Undo", "u", () => this.undo());
    this.confirmButton = make("button", { type: "button", class: "primary", onclick: () => this.ask() }, "Write decisions…");
    byId("review").append(this.count, make("span", { class: "tools" }, this.undoButton, this.confirmButton));
    byId("review").hidden = false;
    document.documentElement.classList.add("served");
    this.load();
    setInterval(() => { if (!document.hidden) this.load(); }, 3000);
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.load(); });
    addEventListener("focus", () => this.load());
  },

  // Returns the buttons for findings; null if the reader cannot decide about one of them.
  buttons(items, what) {
    const indices = items.map((item) => item.index).filter((index) => this.isOpen.has(index));
    if (!data.review || !indices.length) return null;
    const element = make("span", { class: "decision", role: "group", "aria-label": `Decision about ${what}` });
    const all = items.length > 1 ? " all" : "";
    const choices = [["accepted", "Accept" + all], ["rejected", "Reject" + all]].map(([value, label]) => {
      const button = make("button", { type: "button", class: value, onclick: () =>
        this.decide(indices, button.getAttribute("aria-pressed") === "true" ? null : value) }, label);
      return [value, button];
    });
    element.append(...choices.map(([, button]) => button));
    element.update = () => {
      for (const [value, button] of choices) {
        const isPressed = indices.every((index) => this.decisions[index] === value);
        button.setAttribute("aria-pressed", String(isPressed));
        button.title = isPressed ? "Remove the decision" : "";
        button.disabled = !this.isConnected || this.message !== null;
      }
    };
    element.update();
    this.tools.add(element);
    return element;
  },

  async send(path, body) {
    const answer = await fetch(path, body === undefined ? {} : {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text(), { cause: "answer" });
    return answer.json();
  },

  // Sends a request and shows the decisions that the command then has.
  async exchange(path, body) {
    try {
      const state = await this.send(path, body);
      this.isConnected = true;
      // An answer that was on the way for long is older than what the page shows.
      if (state.revision >= this.revision) Object.assign(this, { message: null, ...state });
      this.show();
      return true;
    } catch (error) {
      if (error.cause === "answer") say(error.message);
      else this.isConnected = false;
      this.show();
      return false;
    }
  },
  load() { if (this.message === null) return this.exchange("state"); },
  decide(indices, decision) { return this.exchange("decide", { findings: indices, decision }); },
  undo() { return this.exchange("undo", {}); },

  counts() {
    const values = Object.values(this.decisions);
    const accepted = values.filter((value) => value === "accepted").length;
    return { accepted, rejected: values.length - accepted, left: this.isOpen.size - values.length };
  },

  show() {
    const { accepted, rejected, left } = this.counts();
    const text = this.message !== null ? this.message + " You can close this page."
      : !this.isConnected ? "The command that serves this page does not answer. Its decisions are kept: run it again to continue."
        : `${number(accepted)} accepted, ${number(rejected)} rejected, ${number(left)} left`;
    if (this.count.textContent !== text) this.count.textContent = text;
    const isOver = this.message !== null || !this.isConnected;
    byId("review").classList.toggle("stopped", !this.isConnected && this.message === null);
    this.undoButton.disabled = isOver || !this.canUndo;
    this.confirmButton.disabled = isOver || accepted + rejected === 0;
    // The elements that a new filter has removed are forgotten.
    for (const element of this.tools) {
      if (element.isConnected) element.update();
      else this.tools.delete(element);
    }
  },

  ask() {
    const { accepted, rejected, left } = this.counts();
    const revision = this.revision;
    const dialog = byId("confirmation");
    const close = make("button", { type: "button", class: "quiet", onclick: () => dialog.close() }, "Cancel");
    const write = make("button", { type: "button", class: "primary", onclick: () => {
      // An error is shown on the page, so the dialog is closed before.
      dialog.close();
      this.exchange("confirm", { revision });
    } }, "Write");
    dialog.replaceChildren(make("h2", { id: "confirmation-title" }, "Write the decisions?"),
      make("p", {}, `${counted(accepted, "new picture")} ${accepted === 1 ? "becomes the reference" : "become the references"}.`
        + (rejected ? ` ${counted(rejected, "finding")} ${rejected === 1 ? "is" : "are"} rejected: the references stay${run.source === "tests" ? ", and snapshots that were recorded for the first time are removed" : ""}.` : "")
        + (left ? ` ${counted(left, "finding")} ${left === 1 ? "stays" : "stay"} undecided.` : "")),
      make("p", { class: "actions" }, close, write));
    dialog.showModal();
    write.focus();
  },

  // Decides about the finding with the focus, and goes to the next one without a decision.
  decideCurrent(item, decision) {
    if (!item || !this.isOpen.has(item.index)) return say("This finding cannot be decided here.");
    return this.decide([item.index], decision).then((isDone) => {
      const start = shown.findings.indexOf(item);
      const order = [...shown.findings.slice(start + 1), ...shown.findings.slice(0, start)];
      const next = order.find((each) => this.isOpen.has(each.index) && !this.decisions[each.index]);
      if (isDone && decision && next) reveal(next.name);
    });
  },
  decideCause(item, decision) {
    if (!item) return;
    const indices = shown.findings.filter((each) => each.cause === item.cause && this.isOpen.has(each.index)).map((each) => each.index);
    return this.decide(indices, decision);
  },

  // Performs the command of a key. Returns false for other keys.
  key(key, item) {
    if (!data.review) return false;
    if (key === "a") this.decideCurrent(item, "accepted");
    else if (key === "r") this.decideCurrent(item, "rejected");
    else if (key === "A") this.decideCause(item, "accepted");
    else if (key === "R") this.decideCause(item, "rejected");
    else if (key === "u") this.undo();
    else return false;
    return true;
  },
};
