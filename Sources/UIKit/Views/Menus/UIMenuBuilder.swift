/// Changes the menus of a menu system.
///
/// The menus are found by their identifiers. What refers to a menu that does not exist has no effect.
@MainActor @preconcurrency public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with an action and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command with an action and no property list.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}

/// A builder of a tree of menus.
@MainActor final class MenuTreeBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.allMenus.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.allLeaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.allLeaves.lazy.compactMap { $0 as? UICommand }.first {
      $0.action == action
        && Self.areEqual($0.propertyList, propertyList)
    }
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?):
      (left as? AnyHashable).flatMap { left in (right as? AnyHashable).map { left == $0 } } ?? false
    default: false
    }
  }

  /// Replaces each child of all menus by what a closure returns for it.
  private func rebuild(_ body: (UIMenu) -> [UIMenuElement]) {
    func rebuilt(_ menu: UIMenu) -> UIMenu {
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        guard let menu = child as? UIMenu else { return [child] }
        return body(menu).map { $0 === menu ? rebuilt(menu) : $0 }
      }
      let isSame = children.elementsEqual(menu.children) { $0 === $1 }
      return isSame ? menu : menu.replacingChildren(children)
    }
    root = rebuilt(root)
  }

  /// Whether a menu can be inserted: another menu with its identifier must not exist.
  private func isNew(_ menu: UIMenu) -> Bool {
    let identifiers = Set(menu.allMenus.map(\.identifier))
    return !root.allMenus.contains { identifiers.contains($0.identifier) }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    guard replacedIdentifier != root.identifier else {
      root = replacementMenu
      return
    }
    rebuild { $0.identifier == replacedIdentifier ? [replacementMenu] : [$0] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let menu = menu(for: parentIdentifier) else { return }
    replace(
      menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }

  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    guard isNew(siblingMenu) else { return }
    rebuild { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : [$0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    guard isNew(siblingMenu) else { return }
    rebuild { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : [$0] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    guard isNew(childMenu) else { return }
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    guard isNew(childMenu) else { return }
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    rebuild { $0.identifier == removedIdentifier ? [] : [$0] }
  }
}

extension UIMenu {
  /// The menu and all menus below it, in reading order.
  final var allMenus: [UIMenu] {
    [self] + children.flatMap { ($0 as? UIMenu)?.allMenus ?? [] }
  }

  /// The elements below the menu that are not menus.
  final var allLeaves: [UIMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.allLeaves ?? [$0] }
  }
}
