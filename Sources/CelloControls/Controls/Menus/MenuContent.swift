/// What a menu shows at a time: rows in groups with separators between them.
@MainActor struct MenuContent {
  /// A row of a menu.
  enum Row {
    case leaf(any UIMenuLeaf)
    case submenu(UIMenu)
    /// The elements are not provided yet.
    case pending
    /// Elements beside each other.
    case strip([any UIMenuLeaf], UIMenu.ElementSize)
  }

  struct Group {
    var title: String
    var rows: [Row]
  }

  var title: String
  var groups: [Group]
  /// The most lines of a title.
  var titleLineLimit: Int

  /// - Parameter provided: the elements of deferred elements; those of others are pending.
  init(_ menu: UIMenu, provided: [ObjectIdentifier: [UIMenuElement]]) {
    title = menu.title
    let limit = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
    titleLineLimit = limit > 0 ? limit : 2
    groups = Self.groups(of: menu, title: "", provided).filter { !$0.rows.isEmpty }
  }

  /// Each inline menu is a group of its own, or several; the elements between them form others.
  private static func groups(
    of menu: UIMenu, title: String, _ provided: [ObjectIdentifier: [UIMenuElement]]
  ) -> [Group] {
    var groups = [Group(title: title, rows: [])]
    var leaves: [any UIMenuLeaf] = []
    func add(_ element: UIMenuElement) {
      switch element {
      case let leaf as any UIMenuLeaf:
        guard !leaf.attributes.contains(.hidden) else { return }
        if menu.isStrip { leaves.append(leaf) }
        groups[groups.count - 1].rows.append(.leaf(leaf))
      case let submenu as UIMenu where submenu.options.contains(.displayInline):
        groups += Self.groups(of: submenu, title: submenu.title, provided)
        groups.append(Group(title: "", rows: []))
      case let submenu as UIMenu:
        groups[groups.count - 1].rows.append(.submenu(submenu))
      case let deferred as UIDeferredMenuElement:
        if let elements = provided[ObjectIdentifier(deferred)] {
          elements.forEach(add)
        } else {
          groups[groups.count - 1].rows.append(.pending)
        }
      default: break
      }
    }
    menu.children.forEach(add)
    guard menu.isStrip, groups.count == 1, leaves.count == groups[0].rows.count, leaves.count > 0
    else { return groups }
    groups[0].rows = [.strip(leaves, menu.stripSize)]
    return groups
  }

  /// The same groups and rows from the last one to the first one. Elements beside each other keep their
  /// order.
  var reversed: MenuContent {
    var content = self
    content.groups = groups.reversed().map { group in
      Group(title: group.title, rows: group.rows.reversed())
    }
    return content
  }

  /// Whether a row shows a state, for which all rows leave room.
  var hasStates: Bool {
    groups.contains { group in
      group.rows.contains {
        if case .leaf(let leaf) = $0 { leaf.state != .off } else { false }
      }
    }
  }
}

extension UIMenu {
  /// Whether the elements are shown beside each other.
  fileprivate var isStrip: Bool {
    options.contains(.displayAsPalette) || preferredElementSize == .small
      || preferredElementSize == .medium
  }

  fileprivate var stripSize: UIMenu.ElementSize {
    options.contains(.displayAsPalette) ? .small : preferredElementSize
  }

  /// The deferred elements that the menu itself shows.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        return menu.deferredElements
      }
      return (child as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }

  /// Notes that an action or command was chosen: in a menu with a single selection it is on, and the
  /// others of the menu are off.
  ///
  /// - Parameter isSelection: whether the menu itself selects one of its elements.
  func choose(_ leaf: any UIMenuLeaf, isSelection: Bool) {
    let selects = isSelection || options.contains(.singleSelection)
    for child in children {
      if let other = child as? any UIMenuLeaf {
        if selects { other.state = other === leaf ? .on : .off }
      } else if let menu = child as? UIMenu {
        menu.choose(
          leaf, isSelection: selects && menu.options.contains(.displayInline))
      }
    }
  }
}
