import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// Menus and tool tips of controls.
@MainActor struct ControlMenuTests {
  private final class Card: UIControl {
    var log: [String] = []
    var offersMenu = true

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(location.x) \(location.y)")
      guard offersMenu else { return nil }
      return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("copied") }])
      })
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      log.append("displays")
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      log.append("ends")
    }

    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
      CGPoint(x: 0, y: bounds.maxY)
    }
  }

  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let card = Card(frame: CGRect(x: 50, y: 100, width: 100, height: 60))

  init() { screen.addSubview(card) }

  private func press(_ time: TimeInterval = 1) {
    let touch = TouchSequence(in: screen)
    touch.begin(at: CGPoint(x: 60, y: 110))
    touch.wait(until: time)
    touch.end(time: time)
  }

  @Test("a long press shows the menu of the overridden method")
  func longPress() throws {
    press()
    #expect(card.log.isEmpty && card.contextMenuInteraction == nil)
    card.isContextMenuInteractionEnabled = true
    #expect(card.contextMenuInteraction?.view === card)
    press()
    #expect(card.log == ["asked at 10.0 10.0", "displays"])
    #expect(card.contextMenuInteraction?.menuAppearance == .compact)
    screen.layoutIfNeeded()
    let row = try #require(screen.accessibilityNodes().first { $0.label == "Copy" })
    #expect(row.frame.minX == 50)
    _ = row.object.accessibilityActivate()
    #expect(card.log == ["asked at 10.0 10.0", "displays", "ends", "copied"])
    #expect(card.contextMenuInteraction?.menuAppearance == .unknown)
  }

  @Test("a tap shows it as the primary action, and is an action without a menu")
  func primaryAction() {
    var taps = 0
    card.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    card.isContextMenuInteractionEnabled = true
    card.showsMenuAsPrimaryAction = true
    TouchSequence(in: screen).tap(at: CGPoint(x: 60, y: 110))
    #expect(card.log == ["asked at 50.0 30.0", "displays"] && taps == 0)
    card.contextMenuInteraction?.dismissMenu()
    card.offersMenu = false
    TouchSequence(in: screen).tap(at: CGPoint(x: 60, y: 110))
    #expect(taps == 1)
  }

  @Test("a disabled control shows no menu")
  func disabled() {
    card.isContextMenuInteractionEnabled = true
    card.isEnabled = false
    press()
    #expect(card.log.isEmpty)
  }

  @Test("the interaction is removed with its flag, and added with a button's menu")
  func interactions() {
    card.isContextMenuInteractionEnabled = true
    #expect(card.interactions.count == 1)
    card.isContextMenuInteractionEnabled = false
    #expect(card.interactions.isEmpty && card.gestureRecognizers == nil)
    let button = UIButton(configuration: .plain())
    button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(button.contextMenuInteraction != nil)
    button.menu = nil
    #expect(button.contextMenuInteraction == nil)
  }

  @Test("with priority, a menu above its button has its first element at the bottom")
  func order() throws {
    let button = UIButton(configuration: .plain())
    button.frame = CGRect(x: 50, y: 790, width: 100, height: 40)
    button.menu = UIMenu(
      children: ["First", "Second"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    screen.addSubview(button)
    for (order, isReversed) in [
      (UIContextMenuConfiguration.ElementOrder.automatic, false), (.priority, true),
      (.fixed, false),
    ] {
      button.preferredMenuElementOrder = order
      button.performPrimaryAction()
      screen.layoutIfNeeded()
      let labels = screen.accessibilityNodes().compactMap(\.label)
      #expect(labels == (isReversed ? ["Second", "First"] : ["First", "Second"]))
      button.contextMenuInteraction?.dismissMenu()
    }
  }

  @Test("a tool tip is shown while a pointer rests, and is hidden when it leaves")
  func toolTip() {
    func shown() -> ToolTipView? {
      screen.subviews.lazy.compactMap { $0 as? ToolTipView }.first
    }
    card.toolTip = "Buys the item."
    #expect(card.toolTip == "Buys the item." && card.toolTipInteraction?.view === card)
    let pointer = PointerSequence(in: screen)
    pointer.move(to: CGPoint(x: 60, y: 110))
    pointer.wait(until: 0.5)
    #expect(shown() == nil)
    pointer.wait(until: 1.5)
    #expect(shown() != nil)
    #expect(screen.bounds.contains(shown()?.frame ?? .null))
    pointer.move(to: CGPoint(x: 10, y: 10))
    #expect(shown() == nil)
    card.toolTip = nil
    #expect(card.toolTipInteraction == nil && card.interactions.isEmpty)
  }

  @Test("a delegate determines the text and the position of a tool tip")
  func toolTipDelegate() {
    final class Delegate: NSObject, UIToolTipInteractionDelegate {
      func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
      ) -> UIToolTipConfiguration? {
        point.x < 50
          ? UIToolTipConfiguration(
            toolTip: "Left", in: CGRect(x: 0, y: 0, width: 50, height: 60)) : nil
      }
    }
    let delegate = Delegate()
    let interaction = UIToolTipInteraction()
    interaction.delegate = delegate
    card.addInteraction(interaction)
    let pointer = PointerSequence(in: screen)
    func isShown() -> Bool { screen.subviews.contains { $0 is ToolTipView } }
    pointer.move(to: CGPoint(x: 130, y: 110), time: 0)
    pointer.wait(until: 2)
    #expect(!isShown())
    pointer.move(to: CGPoint(x: 60, y: 110), time: 2)
    pointer.wait(until: 4)
    #expect(isShown())
    pointer.move(to: CGPoint(x: 130, y: 110), time: 4)
    #expect(!isShown())
    interaction.isEnabled = false
    pointer.move(to: CGPoint(x: 60, y: 110), time: 5)
    pointer.wait(until: 9)
    #expect(!isShown())
  }
}
