extension ResolvedProperties {
  /// Returns the changes from `old` to these properties, in which each view is compared with its
  /// predecessor.
  ///
  /// Views of a kind are numbered, so a new row changes the numbers of the rows below it. These rows
  /// are recognized by their content, and their changes have the new numbers. A view that was
  /// inserted or removed is a single change of its frame. The name of a removed view ends with
  /// ` (removed)`, because another view can have its number.
  package func viewChanges(from old: ResolvedProperties) -> [Change] {
    let changes = changes(from: old)
    let canRenumber = changes.contains {
      ViewTree.isContent($0.name) || $0.isFrame && ($0.old == nil || $0.new == nil)
    }
    guard canRenumber else { return changes }
    var comparison = ViewTreeComparison()
    comparison.compare(ViewTree(old), ViewTree(self), path: "")
    return comparison.changes.sorted { $0.name.bytesPrecede($1.name) }
  }
}

/// The comparison of two trees of views.
private struct ViewTreeComparison {
  private(set) var changes: [ResolvedProperties.Change] = []

  /// Compares the properties of a view and of the views in it.
  mutating func compare(_ old: ViewTree, _ new: ViewTree, path: String) {
    for (name, value) in old.properties where new.properties[name] != value {
      add(path + name, value, new.properties[name])
    }
    for (name, value) in new.properties where old.properties[name] == nil {
      add(path + name, nil, value)
    }
    let names = Set(old.views.keys).union(new.views.keys)
    let groups = NumberedName.groups(of: names)
    for name in names.subtracting(groups.joined().map(\.text)) {
      if new.views[name] == nil, !path.isEmpty, let view = old.views[name],
        let removed = FormerSubview(view, named: name, in: old, at: path)
      {
        addRemoved(view, removed)
        continue
      }
      compare(old.views[name], new.views[name], path: joined(path, name))
    }
    for group in groups {
      let oldNames = group.filter { old.views[$0.text] != nil }
      let newNames = group.filter { new.views[$0.text] != nil }
      let pairs = ViewAlignment.pairs(
        oldNames.compactMap { old.views[$0.text] }, newNames.compactMap { new.views[$0.text] })
      // The views that remain; they determine the positions of removed views.
      let remaining = pairs.map { pair -> (name: String, former: ViewTree)? in
        guard let former = pair.old, let new = pair.new,
          let view = old.views[oldNames[former].text]
        else { return nil }
        return (joined(path, newNames[new].text), view)
      }
      for (index, pair) in pairs.enumerated() {
        let (oldName, newName) = (pair.old.map { oldNames[$0] }, pair.new.map { newNames[$0] })
        let oldView = oldName.flatMap { old.views[$0.text] }
        let newView = newName.flatMap { new.views[$0.text] }
        if let oldView, let newView, let newName {
          compare(oldView, newView, path: joined(path, newName.text))
        } else if let newView, let newName {
          addInserted(newView, newName, joined(path, newName.text))
        } else if let oldView, let oldName {
          addRemoved(
            oldView, oldName, joined(path, oldName.text),
            RemovedView(
              oldView, number: oldName.number,
              before: remaining[..<index].last { $0 != nil } ?? nil,
              after: remaining[(index + 1)...].first { $0 != nil } ?? nil))
        }
      }
    }
  }

  private mutating func compare(_ old: ViewTree?, _ new: ViewTree?, path: String) {
    compare(old ?? ViewTree(), new ?? ViewTree(), path: path)
  }

  private mutating func addInserted(_ view: ViewTree, _ name: NumberedName, _ path: String) {
    guard let frame = view.properties[".frame"] else {
      return compare(ViewTree(), view, path: path)
    }
    changes.append(
      .init(name: "\(path).frame", old: nil, new: frame, view: name.description(of: view)))
  }

  private mutating func addRemoved(
    _ view: ViewTree, _ name: NumberedName, _ path: String, _ removed: RemovedView?
  ) {
    let path = "\(path) (removed)"
    guard let frame = view.properties[".frame"] else {
      return compare(view, ViewTree(), path: path)
    }
    var change = ResolvedProperties.Change(
      name: "\(path).frame", old: frame, new: nil, view: name.description(of: view))
    change.removedView = removed
    changes.append(change)
  }

  private mutating func addRemoved(_ view: ViewTree, _ removed: FormerSubview) {
    var change = ResolvedProperties.Change(
      name: "\(joined(removed.parent, removed.name)).frame", old: view.properties[".frame"],
      new: nil, view: removed.name)
    change.formerView = removed
    changes.append(change)
  }

  private mutating func add(_ name: String, _ old: String?, _ new: String?) {
    changes.append(ResolvedProperties.Change(name: name, old: old, new: new))
  }

  private func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path)/\(name)"
  }
}

/// The name of a view that is one of several with the same kind, such as `row3`.
private struct NumberedName: Hashable {
  /// The whole name.
  var text: String
  /// The name of the kind, which is also the name of the first view.
  var kind: String
  /// The number of the view, from 1.
  var number: Int

  init(_ text: String) {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
    self.text = text
    kind = String(text.dropLast(digits))
    number = 1
    guard digits > 0, !kind.isEmpty, let value = Int(text.suffix(digits)), value > 1,
      "\(kind)\(value)" == text
    else {
      kind = text
      return
    }
    number = value
  }

  /// Returns the names of each kind with several views, and of rows of lists, in the order of their
  /// numbers.
  static func groups(of names: Set<String>) -> [[NumberedName]] {
    Dictionary(grouping: names.map(NumberedName.init), by: \.kind).values
      .map { $0.sorted { $0.number < $1.number } }
      .filter { ($0.count > 1 || ["row", "item"].contains($0[0].kind)) && $0[0].number == 1 }
  }

  /// The largest number of characters of a text in a description.
  private static let maxTextLength = 40

  /// Returns the kind, the number and the text of a view, such as `row 3 “Drafts”`.
  func description(of view: ViewTree) -> String {
    guard let text = view.text else { return "\(kind) \(number)" }
    let short = text.count > Self.maxTextLength ? text.prefix(Self.maxTextLength - 1) + "…" : text
    return "\(kind) \(number) “\(short)”"
  }
}
