/// The visible content of a menu: groups of rows with separators between the groups.
@MainActor struct MenuContent {
  /// A row of a menu.
  enum Row {
    case leaf(any UIMenuLeaf)
    case submenu(UIMenu)
    /// Elements that are not loaded yet.
    case pending
    /// Elements in one horizontal row.
    case strip([any UIMenuLeaf], UIMenu.ElementSize)
  }

  struct Group {
    var title: String
    var rows: [Row]
  }

  /// The title of the menu; empty for none.
  var title: String
  var groups: [Group]
  /// The maximum number of lines of a title.
  var titleLineLimit: Int

  /// Creates the content of a menu.
  ///
  /// - Parameter provided: The loaded elements of deferred elements. Other deferred elements are
  ///   pending.
  init(_ menu: UIMenu, provided: [ObjectIdentifier: [UIMenuElement]]) {
    title = menu.title
    let limit = menu.displayPreferences?.maximumNumberOfTitleLines ?? 0
    titleLineLimit = limit > 0 ? limit : 2
    groups = Self.groups(of: menu, title: "", provided).filter { !$0.rows.isEmpty }
  }

  /// Returns the groups of a menu. An inline menu forms one or more groups; the elements between
  /// inline menus form groups too.
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

  /// The content with groups and rows in reverse order. Elements in one horizontal row keep their
  /// order.
  var reversed: MenuContent {
    var content = self
    content.groups = groups.reversed().map { group in
      Group(title: group.title, rows: group.rows.reversed())
    }
    return content
  }

  /// A Boolean value that indicates whether a row shows a state. If so, all rows reserve space for
  /// states.
  var hasStates: Bool {
    groups.contains { group in
      group.rows.contains {
        if case .leaf(let leaf) = $0 { leaf.state != .off } else { false }
      }
    }
  }
}

extension UIMenu {
  /// A Boolean value that indicates whether the elements are shown in one horizontal row.
  fileprivate var isStrip: Bool {
    options.contains(.displayAsPalette) || preferredElementSize == .small
      || preferredElementSize == .medium
  }

  fileprivate var stripSize: UIMenu.ElementSize {
    options.contains(.displayAsPalette) ? .small : preferredElementSize
  }

  /// The deferred elements of the menu and its inline menus.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        return menu.deferredElements
      }
      return (child as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }

  /// Updates the states after a user chose an action or command. In a menu with single selection,
  /// the chosen element becomes on and all others off.
  ///
  /// - Parameter isSelection: A Boolean value that indicates whether the menu selects one of its
  ///   elements.
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
