import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor @Suite(.serialized) struct UIEditMenuInteractionTests {
  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    var menu: ((_ suggested: [UIMenuElement]) -> UIMenu?)?
    /// Returns a Boolean value that indicates whether a menu is on the screen.
    var isShown: () -> Bool = { false }
    var wasShown: [Bool] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu?(suggestedActions) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(x: 0, y: 0, width: 100, height: 50) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present")
      animator.addAnimations { self.log.append("animation") }
      animator.addCompletion { self.log.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("dismiss")
      wasShown.append(isShown())
      animator.addCompletion {
        self.log.append("dismissed")
        self.wasShown.append(self.isShown())
      }
    }
  }

  private final class Copying: UIView {
    var copies = 0

    override func copy(_ sender: Any?) { copies += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.name == "copy:"
    }
  }

  private let window: UIWindow
  private let view = Copying(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
  private let delegate = Delegate()
  private let interaction: UIEditMenuInteraction

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    window.layoutIfNeeded()
  }

  private var overlay: EditMenuOverlay? { EditMenuOverlay.visible(onScreenOf: view) }

  private func buttons() -> [UIView] {
    func all(_ view: UIView) -> [UIView] {
      view.isHidden ? [] : view is EditMenuButton ? [view] : view.subviews.flatMap(all)
    }
    return overlay.map(all)?.sorted { $0.frame.minX < $1.frame.minX } ?? []
  }

  private var titles: [String] { buttons().compactMap { $0.accessibilityLabel } }

  private func tap(_ title: String) {
    guard let button = buttons().first(where: { $0.accessibilityLabel == title }) else {
      Issue.record("\(title) is not shown: \(titles)")
      return
    }
    let point = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
    TouchSequence(in: window).tap(at: point)
  }

  private func present(_ direction: UIEditMenuArrowDirection = .automatic) {
    let configuration = UIEditMenuConfiguration(
      identifier: "id", sourcePoint: CGPoint(x: 20, y: 10))
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
  }

  @Test("the commands of the system that the view performs are suggested and performed")
  func suggestions() {
    present()
    #expect(titles == ["Copy"])
    tap("Copy")
    #expect(view.copies == 1)
    #expect(overlay == nil)
    #expect(
      delegate.log == ["present", "animation", "presented", "dismiss", "dismissed"])
  }

  @Test("the delegate's menu is shown above its rectangle, an empty one not at all")
  func ownMenu() throws {
    var actions: [String] = []
    delegate.menu = { suggested in
      UIMenu(
        children: suggested + [
          UIAction(title: "Translate") { _ in actions.append("translate") },
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
          UIAction(title: "Off", attributes: .disabled) { _ in actions.append("off") },
        ])
    }
    present()
    #expect(titles == ["Copy", "Translate", "Off"])
    let frame = try #require(buttons().first).superview?.frame ?? .zero
    #expect(frame.maxY <= 300 && frame.maxY > 280)
    tap("Off")
    #expect(overlay != nil)
    tap("Translate")
    #expect(actions == ["translate"])
    present(.up)
    #expect(buttons()[0].superview!.frame.minY >= 350)
    interaction.dismissMenu()
    delegate.menu = { _ in UIMenu() }
    present()
    #expect(overlay == nil)
  }

  @Test("the delegate is told of the dismissal while the menu is still shown")
  func orderOfDismissal() {
    delegate.isShown = { [view] in EditMenuOverlay.visible(onScreenOf: view) != nil }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    interaction.dismissMenu()
    #expect(delegate.wasShown == [true, false])
  }

  @Test("a touch elsewhere dismisses the menu and reaches the view below")
  func dismissal() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 500, width: 100, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    window.rootViewController!.view.addSubview(button)
    present()
    TouchSequence(in: window).tap(at: CGPoint(x: 150, y: 520))
    #expect(taps == 1)
    #expect(overlay == nil)
    #expect(window.hitTest(CGPoint(x: 150, y: 520), with: nil) === button)
  }

  @Test("a menu that is too wide has pages on iOS 18, and a list on iOS 26")
  func pages() {
    delegate.menu = { _ in
      UIMenu(
        children: (1...8).map { number in
          UIAction(title: "Command \(number)") { _ in self.delegate.log.append("\(number)") }
        })
    }
    window.traitOverrides.systemVersion = .iOS18
    present()
    let first = titles
    #expect(first.first == "Command 1" && first.last == "More")
    tap("More")
    #expect(titles.first == "Previous Page")
    #expect(!titles.contains("Command 1"))
    tap("Previous Page")
    #expect(titles == first)
    interaction.dismissMenu()
    window.traitOverrides.systemVersion = .iOS26
    present()
    tap("More")
    #expect(buttons().isEmpty)
    #expect(MenuOverlay.visible(onScreenOf: view) != nil)
    MenuOverlay.visible(onScreenOf: view)?.dismiss()
    #expect(overlay == nil)
  }

  @Test("a visible menu is replaced, reloaded and moved")
  func updates() {
    var name = "One"
    delegate.menu = { _ in
      UIMenu(children: [
        UIAction(title: name, attributes: .keepsMenuPresented) { _ in name = "Three" }
      ])
    }
    present()
    name = "Two"
    interaction.reloadVisibleMenu()
    #expect(titles == ["Two"])
    tap("Two")
    #expect(titles == ["Three"])
    present()
    #expect(window.subviews.filter { $0 is EditMenuOverlay }.count == 1)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(interaction.location(in: view) == CGPoint(x: 20, y: 10))
    view.removeInteraction(interaction)
    #expect(overlay == nil)
    interaction.dismissMenu()
  }

  @Test(
    "pages contain as many commands as fit beside the page buttons",
    arguments: [
      ([50, 50], 100, [0..<2]), ([50, 50, 50], 120, [0..<1, 1..<2, 2..<3]),
      ([50, 50, 50], 130, [0..<2, 2..<3]), ([500, 500], 100, [0..<1, 1..<2]), ([], 100, []),
    ] as [([CGFloat], CGFloat, [Range<Int>])])
  func paging(widths: [CGFloat], room: CGFloat, expected: [Range<Int>]) {
    #expect(EditMenuPages.pages(of: widths, in: room, button: 30) == expected)
  }
}
