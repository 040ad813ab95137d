/// A set of menus that the system and the app build together.
///
/// The main menu is not drawn, but its key commands work. Its menus are built on first use and
/// rebuilt after ``setNeedsRebuild()``. The app and its delegate modify them in `buildMenu(with:)`.
@MainActor @preconcurrency open class UIMenuSystem: NSObject {
  /// The system of the menu bar and key commands.
  open class var main: UIMenuSystem { theMain }
  /// The system of menus for selected content.
  open class var context: UIMenuSystem { theContext }

  private static let theMain = UIMenuSystem { .mainMenu }
  private static let theContext = UIMenuSystem { .editMenu }

  private let initialRoot: () -> UIMenu
  private final var built: UIMenu?
  private final var isBuilding = false

  private init(_ initialRoot: @escaping () -> UIMenu) {
    self.initialRoot = initialRoot
    super.init()
  }

  /// Requests that the menus are rebuilt before their next use.
  open func setNeedsRebuild() { built = nil }

  /// Requests that commands are validated again. Does nothing, because commands are validated
  /// whenever they are shown or triggered.
  open func setNeedsRevalidate() {}

  /// The root menu; the unmodified menus while they are being built.
  package final var root: UIMenu {
    if let built { return built }
    let initial = initialRoot()
    guard !isBuilding else { return initial }
    isBuilding = true
    defer { isBuilding = false }
    let builder = MenuTreeBuilder(self, initial)
    let start: UIResponder?
    if self === UIMenuSystem.context {
      start = UIWindow.key?.firstResponderOfTree ?? UIWindow.key?.frontResponder
    } else {
      start = UIScene.application
    }
    for responder in sequence(first: start, next: { $0?.next }) {
      responder?.buildMenu(with: builder)
    }
    // The menus for selected content depend on the first responder, so they are not stored.
    if self !== UIMenuSystem.context { built = builder.root }
    return builder.root
  }
}

extension UIMenu {
  /// The menus that the system provides, with the commands for text editing.
  fileprivate static var mainMenu: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: SystemString.applicationMenu.text, identifier: .application,
          children: [
            empty(.about), empty(.preferences), empty(.services), empty(.hide), empty(.quit),
          ]),
        UIMenu(
          title: SystemString.fileMenu.text, identifier: .file,
          children: [
            empty(.newScene), empty(.open), empty(.close), empty(.document), empty(.print),
          ]),
        UIMenu(
          title: SystemString.editMenu.text, identifier: .edit, children: editGroups),
        UIMenu(
          title: SystemString.format.text, identifier: .format,
          children: [
            UIMenu(
              title: SystemString.font.text, identifier: .font,
              children: [
                textStyle, empty(.textSize), empty(.textColor), empty(.textStylePasteboard),
              ]),
            UIMenu(
              title: SystemString.textMenu.text, identifier: .text,
              children: [empty(.alignment), empty(.writingDirection)]),
          ]),
        UIMenu(
          title: SystemString.viewMenu.text, identifier: .view,
          children: [empty(.toolbar), empty(.sidebar), empty(.fullscreen)]),
        UIMenu(
          title: SystemString.windowMenu.text, identifier: .window,
          children: [empty(.minimizeAndZoom), empty(.bringAllToFront)]),
        UIMenu(title: SystemString.helpMenu.text, identifier: .help),
      ])
  }

  /// The commands of the menu for selected text.
  fileprivate static var editMenu: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        group(
          .standardEdit,
          [
            command(.cut, "cut:"), command(.copy, "copy:"), command(.paste, "paste:"),
            command(.delete, "delete:"), command(.select, "select:"),
            command(.selectAll, "selectAll:"),
          ]), empty(.replace), empty(.textStyle), empty(.share), empty(.lookup), empty(.learn),
        group(.find, [command(.findSelection, "useSelectionForFind:")]),
      ])
  }

  private static var editGroups: [UIMenu] {
    [
      group(
        .undoRedo,
        [
          key(.undo, "undo:", "z", .command), key(.redo, "redo:", "z", [.command, .shift]),
        ]),
      group(
        .standardEdit,
        [
          key(.cut, "cut:", "x", .command), key(.copy, "copy:", "c", .command),
          key(.paste, "paste:", "v", .command),
          key(
            .pasteAndMatchStyle, "pasteAndMatchStyle:", "v", [.command, .alternate, .shift]),
          command(.delete, "delete:"), key(.selectAll, "selectAll:", "a", .command),
        ]),
      UIMenu(
        title: SystemString.find.text, identifier: .find,
        children: [
          key(.findCommand, "find:", "f", .command),
          key(.findAndReplaceCommand, "findAndReplace:", "f", [.command, .alternate]),
          key(.findNext, "findNext:", "g", .command),
          key(.findPrevious, "findPrevious:", "g", [.command, .shift]),
          key(.useSelectionForFind, "useSelectionForFind:", "e", .command),
        ]), empty(.replace), empty(.share), empty(.spelling), empty(.substitutions),
      empty(.transformations), empty(.speech), empty(.autoFill),
    ]
  }

  private static var textStyle: UIMenu {
    group(
      .textStyle,
      [
        key(.bold, "toggleBoldface:", "b", .command),
        key(.italic, "toggleItalics:", "i", .command),
        key(.underline, "toggleUnderline:", "u", .command),
      ])
  }

  private static func empty(_ identifier: Identifier) -> UIMenu { group(identifier, []) }

  private static func group(_ identifier: Identifier, _ children: [UIMenuElement]) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private static func command(_ title: SystemString, _ action: String) -> UICommand {
    UICommand(title: title.text, action: Selector(action))
  }

  private static func key(
    _ title: SystemString, _ action: String, _ input: String, _ flags: UIKeyModifierFlags
  ) -> UIKeyCommand {
    UIKeyCommand(
      title: title.text, action: Selector(action), input: input, modifierFlags: flags)
  }
}
