/// An object that modifies the menus of a menu system.
///
/// Menus are found by their identifiers. A method that refers to a menu that does not exist has no
/// effect.
@MainActor @preconcurrency public protocol UIMenuBuilder {
  /// The system whose menus are being built.
  var system: UIMenuSystem { get }

  /// Returns the menu with an identifier; `nil` for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; `nil` for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and a property list; `nil` for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu with another menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the children of a menu with the result of a closure.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another menu. A menu whose identifier already exists is not inserted.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another menu. A menu whose identifier already exists is not inserted.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another menu. A menu whose identifier already exists is not
  /// inserted.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another menu. A menu whose identifier already exists is not
  /// inserted.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command with an action and no property list; `nil` for none.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}

/// A builder for a tree of menus.
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

  /// Replaces each menu below the root with the result of a closure.
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

  /// Returns a Boolean value that indicates whether a menu can be inserted, because the identifiers
  /// of its menus do not exist yet.
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
  /// The menu and all its submenus, in reading order.
  final var allMenus: [UIMenu] {
    [self] + children.flatMap { ($0 as? UIMenu)?.allMenus ?? [] }
  }

  /// The elements in the menu and its submenus that are not menus.
  final var allLeaves: [UIMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.allLeaves ?? [$0] }
  }
}
