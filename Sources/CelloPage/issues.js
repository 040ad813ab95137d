// Accessibility issues, which are warnings, by type.

const issueTypes = {
  missingGlyph: "Characters that no font has", textClipped: "Truncated or clipped text", contentClipped: "Clipped controls",
  contentOverlapped: "Overlapping text", contrast: "Low contrast", hitRegion: "Small touch targets",
  sufficientElementDescription: "Missing accessibility labels",
};

// Returns the picture of an issue with its frame marked; `null` if the folder does not contain the
// picture.
function markedPicture(item, path) {
  const scene = (run.scenes || []).find((each) => each.path === path);
  const each = scene?.pictures.find((each) => each.file && `${path}/${each.name}` === item.name);
  if (!each) return null;
  const [x, y, width, height] = item.frame;
  return make("div", { class: "frame marked" }, picture(each.file, each.width, each.height, each.scale, `${visible(item.name)} with the place marked`),
    make("span", { class: "place", "aria-hidden": "true", style: { "--x": x, "--y": y, "--w": width, "--h": height } }));
}

function issue(item) {
  const name = visible(item.name);
  const path = item.name.split("/").slice(0, -1).join("/");
  const others = item.cases.slice(1);
  const more = item.caseCount - item.cases.length;
  return make("article", { class: "issue", "aria-label": `${name}: ${visible(item.sentence)}` },
    make("header", {}, make("h4", {}, make("a", { href: address.href({ at: path }), title: "Link to the scene" }, name)),
      item.caseCount > 1 ? make("span", { class: "count" }, counted(item.caseCount, "case")) : null),
    make("p", { class: "sentence" }, visible(item.sentence)),
    others.length ? make("details", {}, make("summary", {}, "Other cases"), visible(others.join(", ")) + (more > 0 ? ` and ${number(more)} more` : "")) : null,
    markedPicture(item, path));
}

function issueSection({ type, issues }) {
  const section = make("section", { class: "cause" }, make("div", { class: "head" },
    make("h3", {}, issueTypes[type] || visible(type)), make("span", { class: "muted" }, counted(issues.length, "issue"))));
  section.list = list(section, issues, issue, 8);
  return section;
}
