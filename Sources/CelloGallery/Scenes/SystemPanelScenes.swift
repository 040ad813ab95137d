import CelloScenes
import UIKit

/// Menus, sheets and popovers in the situations that decide their sizes. Their references are
/// digests.
enum SystemPanelScenes {
  static let scenes: [Scene] = [
    scene("menu-strips", "a menu with rows of small and medium elements") {
      MenuController()
    } steps: {
      try $0.tap("Format")
    },
    scene("edit-menu-pages", "an edit menu that is wider than the screen", on: .iPhoneSe) {
      EditMenuController()
    } steps: { _ in
    },
    scene(
      "action-sheet-wide", "actions on a sheet that is narrower than a phone on its side",
      on: .iPhone13(.landscape)
    ) {
      PresentationButtonController {
        let sheet = UIAlertController(
          title: "Title", message: "Message", preferredStyle: .actionSheet)
        for (title, style) in [("Save", UIAlertAction.Style.default), ("Cancel", .cancel)] {
          sheet.addAction(UIAlertAction(title: title, style: style))
        }
        return sheet
      }
    },
    scene("form-sheet", "a form on a large screen", on: .iPadPro11) {
      presents(.formSheet)
    },
    scene("page-sheet", "a page on a large screen", on: .iPadPro11) {
      presents(.pageSheet)
    },
    scene("popover", "a popover whose content has no size of its own", on: .iPadPro11) {
      presents(.popover)
    },
  ]

  @MainActor private static func presents(
    _ style: UIModalPresentationStyle
  ) -> PresentationButtonController {
    PresentationButtonController {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemTeal
      controller.modalPresentationStyle = style
      return controller
    }
  }

  private static func scene(
    _ name: String, _ summary: String, on device: ViewImageConfig = .iPhone13,
    _ make: @escaping @MainActor @Sendable () -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void = { try $0.tap("Open") }
  ) -> Scene {
    .system(name, summary, on: device, make, steps: steps)
  }
}

/// A screen with a button in its center.
private class ButtonController: UIViewController {
  let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.configuration?.title = "Open"
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// A screen whose button presents a controller.
private final class PresentationButtonController: ButtonController {
  private let makeController: @MainActor () -> UIViewController

  init(_ makeController: @escaping @MainActor () -> UIViewController) {
    self.makeController = makeController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addAction(
      UIAction { [unowned self] _ in
        let controller = makeController()
        controller.popoverPresentationController?.sourceView = button
        present(controller, animated: false)
      }, for: .primaryActionTriggered)
  }
}

/// A screen whose button has a menu with rows of elements.
private final class MenuController: ButtonController {
  override func viewDidLoad() {
    super.viewDidLoad()
    button.configuration?.title = "Format"
    func actions(_ symbols: [String]) -> [UIAction] {
      symbols.map { name in
        UIAction(title: name.capitalized, image: UIImage(systemName: name)) { _ in }
      }
    }
    button.menu = UIMenu(children: [
      UIMenu(
        options: .displayInline, preferredElementSize: .small,
        children: actions(["bold", "italic", "underline", "strikethrough"])),
      UIMenu(
        options: .displayInline, preferredElementSize: .medium,
        children: actions(["scissors", "doc.on.doc", "trash"])),
      UIAction(title: "More") { _ in },
    ])
    button.showsMenuAsPrimaryAction = true
  }
}

/// A screen with an edit menu of many commands.
private final class EditMenuController: UIViewController, UIEditMenuInteractionDelegate {
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.backgroundColor = .systemBackground
    view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(
      children: ["Cut", "Copy", "Paste", "Look Up", "Translate", "Search Web", "Share"].map {
        UIAction(title: $0) { _ in }
      })
  }
}
