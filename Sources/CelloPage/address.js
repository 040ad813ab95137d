// The state in the fragment of the address: the filter, the view of the scenes, and the current
// finding or picture. A link with this fragment opens the page in the same state.

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
  // Replaces the address without adding an entry to the history.
  set(changes) {
    Object.assign(this, changes);
    history.replaceState(null, "", this.href({}));
  },
};
