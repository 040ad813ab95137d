// All pictures, scene by scene: the distinct pictures, or a matrix of states and traits.

// Matches the words for traits at the end of a snapshot's name. After the first dot, the names of a
// gallery's cases contain only such words.
const traitWord = /^(light|dark|normal-contrast|contrast|base|elevated|regular|bold|ltr|rtl|xs|s|m|l|xl|xxl|xxxl|ax[1-5]|[1-9]x)$/;

function rowAndColumn(name) {
  const words = name.split(".");
  let count = words.length;
  if (run.source === "tests") while (count > 1 && traitWord.test(words[count - 1])) count--;
  else count = 1;
  return [words.slice(0, count).join("."), words.slice(count).join(".")];
}

// Returns the cells of a scene's matrix by row and column; `null` if the scene has no matrix.
function matrix(scene, pictures) {
  if (scene.isExhaustive) return null;
  const rows = new Map(), columns = new Set();
  for (const each of pictures) {
    for (const name of [each.name, ...each.alike]) {
      const [row, column] = rowAndColumn(name);
      columns.add(column);
      if (!rows.has(row)) rows.set(row, new Map());
      rows.get(row).set(column, { picture: each, name });
    }
  }
  return rows.size > 1 && columns.size > 1 ? { rows, columns: [...columns] } : null;
}

function thumbnail(scene, each, name) {
  const title = `${scene.path}/${name}`;
  const isAlike = name !== each.name;
  return make("button", { type: "button", class: "picture" + (isAlike ? " alike" : ""),
    title: visible(isAlike ? `${title} looks like ${each.name}` : title), onclick: () => viewer.open(each) },
    make("span", { class: "frame" }, picture(each.file, each.width, each.height, each.scale, visible(title))),
    isAlike ? make("span", { class: "caption muted" }, "= " + visible(each.name)) : null);
}

function captioned(scene, each) {
  const element = thumbnail(scene, each, each.name);
  const found = each.finding && kinds[each.finding.kind];
  element.append(make("span", { class: "caption" }, make("b", {}, visible(each.name)),
    found ? make("span", { class: "chip " + found[1] }, found[0]) : null,
    each.caseCount > 1 ? make("span", { class: "count", title: `${each.caseCount} cases look like this` }, "×" + number(each.caseCount)) : null));
  element.item = each;
  return element;
}

function sceneSection({ scene, pictures }) {
  const element = make("article", { class: "scene", tabindex: -1, "aria-label": scene.path },
    make("h3", {}, make("a", { href: address.href({ at: scene.path }), title: "Link to this scene" }, visible(scene.path))),
    make("p", { class: "muted" }, visible(`This shows ${scene.summary}.`)));
  const table = address.view === "matrix" && matrix(scene, pictures);
  if (table) {
    element.append(make("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": `Matrix of ${scene.path}` }, make("table", { class: "matrix" },
      make("thead", {}, make("tr", {}, make("td", {}), table.columns.map((column) => make("th", { scope: "col" }, visible(column || "default"))))),
      make("tbody", {}, [...table.rows].map(([row, cells]) => make("tr", {}, make("th", { scope: "row" }, visible(row)),
        table.columns.map((column) => {
          const each = cells.get(column);
          return make("td", {}, each ? thumbnail(scene, each.picture, each.name) : null);
        })))))));
  } else {
    const grid = make("div", { class: "grid" });
    element.append(grid);
    element.list = list(grid, pictures, (each) => captioned(scene, each), 60);
  }
  element.scene = scene;
  return element;
}
