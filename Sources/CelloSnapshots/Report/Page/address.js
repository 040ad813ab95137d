// The part of the address after `#`: what is filtered for, how scenes are shown, and the finding or
// picture that is looked at. A link to it opens the page there.

const address = {
  filter: "", view: "", at: "",
  read() {
    const values = new URLSearchParams(location.hash.slice(1));
    for (const name of ["filter", "view", "at"]) this[name] = values.get(name) || "";
  },
  href(changes) {
    const values = new URLSearchParams();
    for (const [name, value] of Object.entries({ filter: this.filter, view: this.view, at: this.at, ...changes })) {
      if (value) values.set(name, value);
    }
    return "#" + values;
  },
  // Replaces the address without an entry in the history.
  set(changes) {
    Object.assign(this, changes);
    history.replaceState(null, "", this.href({}));
  },
};
