// The causes with their findings: failed, new and deleted.

const kinds = {
  differs: ["differs", "bad"], edited: ["edited", "bad"], missing: ["missing", "bad"], new: ["new", "warn"],
  stale: ["out of date", "bad"], alike: ["alike", "bad"], orphan: ["no case", "warn"],
  unreadable: ["unreadable", "bad"], undrawable: ["cannot be drawn", "bad"],
};
const parts = [["failed", "Failed"], ["new", "New"], ["deleted", "Deleted"]];

// Removes the name from the sentence, because the heading contains it. The first word is
// capitalized unless it is a path.
function withoutName(item) {
  if (!item.sentence) return "Only its name is on this page.";
  if (!item.sentence.startsWith(item.name)) {
    const short = item.name.split("/").pop();
    if (!item.sentence.startsWith(short + ":")) return item.sentence;
    return capitalized(item.sentence.slice(short.length + 1).trimStart());
  }
  return capitalized(item.sentence.slice(item.name.length).replace(/^ \(and [^)]*\)/, "").replace(/^: /, ""));
}
const capitalized = (text) => /^[a-z]+( |$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const spoken = (change) => [
  make("td", { class: "mono" }, visible(change.view ?? change.name)),
  make("td", { class: "mono old" }, visible(change.old ?? "absent")),
  make("td", { class: "mono new" }, visible(change.new ?? "absent")),
];

function command(text, what) {
  if (!text) return null;
  return make("div", { class: "command" }, make("code", { title: visible(text) }, visible(text)),
    make("button", { type: "button", class: "copy", "aria-label": `Copy the command that accepts ${what}`,
      onclick: () => copy(text, "the command") }, "Copy"));
}

function finding(item) {
  const [label, tone] = kinds[item.kind] || [item.kind, "warn"];
  const name = visible(item.name);
  const title = make("h4", {}, make("a", { href: address.href({ at: item.name }), title: "Link to this finding" }, name));
  const element = make("article", { class: "finding", tabindex: -1, "aria-label": name },
    make("header", {},
      make("span", { class: "chip " + tone }, label), title,
      item.caseCount > 1 ? make("span", { class: "count" }, counted(item.caseCount, "case")) : null,
      make("span", { class: "tools" },
        review.buttons([item], name),
        item.accept ? make("button", { type: "button", class: "quiet", title: visible(item.accept), "aria-label": `Copy the command that accepts ${name}`,
          onclick: () => copy(item.accept, "the command of the finding") }, "Copy command") : null,
        item.actual || item.expected ? make("button", { type: "button", class: "quiet", "aria-label": `Enlarge ${name}`,
          onclick: () => viewer.open(item) }, "Enlarge") : null)),
    make("p", { class: "sentence" }, visible(item.summary ? capitalized(item.summary) + "." : withoutName(item))),
    item.location ? make("p", { class: "mono location" }, visible(item.location)) : null);
  if (item.cases.length > 1) {
    const more = item.caseCount - item.cases.length;
    element.append(make("details", {}, make("summary", {}, "Cases alike"),
      visible(item.cases.join(", ")) + (more > 0 ? ` and ${number(more)} more` : "")));
  }
  if (item.actual || item.expected) element.append(comparison(item));
  if (item.nearest) element.append(nearestPicture(item.nearest));
  element.item = item;
  return element;
}

// Returns the replacement for an expected picture of which the references keep only the digest.
function nearestPicture(nearest) {
  const shown = { ...nearest, kind: "differs" };
  return make("details", { open: true, class: "nearest" },
    make("summary", {}, "The references keep this picture by digest alone. The most similar one that they keep: ",
      make("span", { class: "mono" }, visible(nearest.name))),
    nearest.summary ? make("p", { class: "sentence" }, visible(capitalized(nearest.summary)) + ".") : null,
    nearest.expected || nearest.actual ? comparison(shown) : null);
}

function changeTable(changes) {
  return make("table", {},
    make("thead", {}, make("tr", {}, ["Property", "Expected", "New"].map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, changes.map((change) => make("tr", {}, spoken(change)))));
}

const verdicts = { proved: "proved", likely: "likely", notSufficient: "necessary, not sufficient" };

// Describes how certain a cause is: the case drawn with the expected values equals the expected picture.
function verdictText(cause) {
  const text = verdicts[cause.verdict];
  if (!text) return null;
  const isPartial = cause.verdict === "proved" && cause.provedCount < cause.findingCount;
  return make("span", { class: "chip warn verdict",
    title: cause.verdict === "proved" ? "Drawn with the expected values of these properties, the new picture equals the expected picture." : null },
    isPartial ? `${text} for ${number(cause.provedCount)}` : text);
}

// Describes the cases to which a cause applies.
function scopeText(scope) {
  const errors = [
    scope.superfluousCount ? `${number(scope.superfluousCount)} of them unaffected` : null,
    scope.missedCount ? `${number(scope.missedCount)} more affected` : null,
  ].filter(Boolean);
  return `${scope.condition === "always" ? "all cases" : scope.condition}, in ${counted(scope.sceneCount, "scene")}`
    + (errors.length ? ` (${errors.join(", ")})` : "");
}

// The most telling property of a cause, or its name if no properties have changed.
const titleOf = (cause) => cause.title || cause.name;

// The section of a cause lists the changed properties once; its findings do not repeat them.
function causeSection(cause) {
  const changes = cause.changes;
  const isProved = cause.verdict === "proved" || cause.verdict === "likely";
  const title = visible(capitalized(titleOf(cause)));
  const heading = changes.length === 1 && !changes[0].view
    ? make("h3", {}, make("code", {}, visible(changes[0].name)), " ", make("code", { class: "old" }, visible(changes[0].old ?? "absent")),
      " → ", make("code", { class: "new" }, visible(changes[0].new ?? "absent")))
    : make("h3", {}, title);
  const cases = cause.findings.reduce((sum, item) => sum + Math.max(item.caseCount, 1), 0);
  const findingCount = cause.findings.length;
  const amount = counted(findingCount, "finding") + (cases > findingCount ? `, ${counted(cases, "case")}` : "")
    + (cause.scope ? `: ${scopeText(cause.scope)}` : "");
  const section = make("section", { class: "cause" },
    make("div", { class: "head" }, verdictText(cause), heading, make("span", { class: "muted" }, amount),
      findingCount > 1 ? review.buttons(cause.findings, "all findings of this cause") : null));
  if (changes.length > 1) section.append(changeTable(changes));
  const origins = new Set(changes.filter((change) => change.origin).map(({ origin }) =>
    `Origin: ${origin.text}${origin.location ? `, ${origin.location}` : ""}.`));
  for (const origin of origins) section.append(make("p", { class: "sentence origin" }, visible(origin)));
  if (cause.frames) {
    section.append(make("details", { class: "frames" },
      make("summary", {}, isProved
        ? `${counted(cause.frames.length, "change")} that ${cause.frames.length > 1 ? "follow" : "follows"} in the first finding`
        : `${counted(cause.frames.length, "frame")} changed with ${changes.length > 1 ? "them" : "it"}`),
      changeTable(cause.frames)));
  }
  // The command for the whole cause is omitted if a filter hides some of its findings.
  if (cause.accept && findingCount === cause.findingCount) section.append(command(cause.accept, "all findings of this cause"));
  section.list = list(section, cause.findings, finding, 8);
  return section;
}
