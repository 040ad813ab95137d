import CelloScenes
import UIKit

/// Texts that are being searched and formatted.
enum TextSearchScenes {
  static let scenes: [Scene] = [
    scene("text-search", "results", "a text under the find panel, with a highlighted result") {
      try $0.type("fig")
      try $0.tap("Next Result")
    },
    scene("text-search", "replacing", "the find panel with a row to replace results") {
      try $0.type("fig")
      try $0.tap("Find Options")
      try $0.tap("Find & Replace")
      try $0.tap("Replace With")
      try $0.type("kiwi")
    },
    scene("text-search", "options", "the menu of the find panel, with a query without results") {
      try $0.type("melon")
      try $0.tap("Find Options")
    },
    scene("text-formatting", "panel", "the formatting panel for a bold heading", formats: true),
    scene("text-formatting", "list", "the formatting panel after a list was chosen", formats: true)
    {
      try $0.tap("Underline")
      try $0.tap("Numbered List")
    },
  ]

  private static func scene(
    _ group: String, _ name: String, _ summary: String,
    formats: Bool = false,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void = { _ in }
  ) -> Scene {
    Scene(
      group: group, name: name, shows: summary, on: .iPhoneSe,
      cases: .pairwise(.style(), .systemVersion(), .direction()),
      screen: { _ in RecipeController() },
      steps: { screen, _ in
        let controller = screen.controller as? RecipeController
        if formats { controller?.format() } else { controller?.search() }
        try steps(screen)
      })
  }
}

/// A text view with a recipe.
private final class RecipeController: UIViewController, UITextFormattingViewController.Delegate {
  private let text = UITextView()
  private let heading = NSRange(location: 0, length: 8)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.font = .preferredFont(forTextStyle: .body)
    text.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    text.text = """
      Fig tart
      Peel each fig and cut it into slices. Bake the tart until the figs are soft, for about half an \
      hour. Serve it cold, with cream and a fresh fig.
      """
    text.isFindInteractionEnabled = true
    text.allowsEditingTextAttributes = true
    view.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  func search() { text.findInteraction?.presentFindNavigator(showingReplace: false) }

  func format() {
    text.textStorage.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 22), range: heading)
    let panel = UITextFormattingViewController()
    panel.delegate = self
    panel.formattingDescriptor = .init(string: text.attributedText, range: heading)
    present(panel, animated: false)
  }

  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    didChangeValue changeValue: UITextFormattingViewController.ChangeValue
  ) {
    switch changeValue {
    case .underline(let isOn):
      let style: NSUnderlineStyle = isOn ? .single : []
      text.textStorage.addAttribute(.underlineStyle, value: style.rawValue, range: heading)
    case .textList(.decimal):
      let style = NSMutableParagraphStyle()
      style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
      text.textStorage.addAttribute(.paragraphStyle, value: style, range: heading)
    default: break
    }
    viewController.formattingDescriptor = .init(string: text.attributedText, range: heading)
  }
}
