import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloControllers
@testable import CelloControls
@testable import CelloViews

/// Context menus.
@MainActor struct UIContextMenuInteractionTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var configuration: UIContextMenuConfiguration?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(location.x) \(location.y)")
      return configuration
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("displays")
      animator?.addCompletion { [self] in log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commits \(animator.previewViewController == nil)")
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }
  }

  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 60))
  private let delegate = Delegate()
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    screen.addSubview(view)
    view.addInteraction(interaction)
  }

  private func press(at point: CGPoint = CGPoint(x: 60, y: 110)) {
    let touch = TouchSequence(in: screen)
    touch.begin(at: point)
    touch.wait(until: 1)
    touch.end(time: 1)
  }

  private func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in }])
    }
  }

  @Test("a long press asks for a menu and shows it in front of the dimmed screen")
  func show() {
    delegate.configuration = menu()
    press()
    #expect(delegate.log == ["asked at 10.0 10.0", "displays", "displayed"])
    #expect(screen.accessibilityNodes().map(\.label) == ["Copy"])
    #expect(interaction.menuAppearance == .rich)
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Cut") { _ in }]) }
    #expect(screen.accessibilityNodes().map(\.label) == ["Cut"])
    interaction.dismissMenu()
    interaction.dismissMenu()
    #expect(delegate.log.last == "ends")
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test(
    "a menu unfolds and folds over time, and completions run at the end", arguments: [false, true])
  func motion(hasController: Bool) throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemYellow
    controller.preferredContentSize = CGSize(width: 200, height: 120)
    delegate.configuration = UIContextMenuConfiguration(
      identifier: nil, previewProvider: { hasController ? controller : nil }
    ) { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
    func picture() throws -> Bitmap { try DisplayListRecorder.record(screen).render(scale: 1) }
    let before = try picture()
    #expect(interaction.showMenu(at: CGPoint(x: 10, y: 10)))
    let end = try picture()
    interaction.dismissMenu()
    delegate.log = []
    let timeline = AnimationTimeline()
    timeline.perform { #expect(interaction.showMenu(at: CGPoint(x: 10, y: 10))) }
    #expect(delegate.log == ["asked at 10.0 10.0", "displays"])
    #expect(try picture() == before)
    timeline.advance(to: 0.1)
    let middle = try picture()
    #expect(middle != before && middle != end)
    timeline.advance(to: 0.3)
    #expect(delegate.log.last == "displayed")
    #expect(try picture() == end)
    timeline.perform { interaction.dismissMenu() }
    #expect(delegate.log.last == "ends")
    #expect(interaction.menuAppearance == .unknown)
    #expect(screen.accessibilityNodes().map(\.label) == [])
    #expect(try picture() == end)
    timeline.advance(to: 0.6)
    #expect(screen.subviews == [view])
    #expect(try picture() == before)
    // The controller's view was not changed.
    #expect(controller.view.transform == .identity && controller.view.alpha == 1)
  }

  @Test("the preview of a translucent view begins and ends with the view's own appearance")
  func translucentPreview() throws {
    view.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.4)
    let label = UILabel(frame: view.bounds)
    label.text = "Text"
    view.addSubview(label)
    screen.backgroundColor = .white
    delegate.configuration = menu()
    func picture() throws -> Bitmap { try DisplayListRecorder.record(screen).render(scale: 1) }
    let before = try picture()
    let timeline = AnimationTimeline()
    timeline.perform { #expect(interaction.showMenu(at: CGPoint(x: 10, y: 10))) }
    #expect(try picture() == before)
    timeline.advance(to: 0.3)
    #expect(try picture() != before)
    timeline.perform { interaction.dismissMenu() }
    timeline.advance(to: 0.6)
    #expect(try picture() == before)
  }

  @Test("a menu that folds ignores touches, and another one can be shown")
  func touchesWhileFolding() {
    delegate.configuration = menu()
    let timeline = AnimationTimeline()
    timeline.perform {
      #expect(interaction.showMenu(at: .zero))
      interaction.dismissMenu()
      #expect(screen.hitTest(CGPoint(x: 60, y: 110), with: nil) === view)
      #expect(interaction.showMenu(at: .zero))
    }
    timeline.advance(by: 1)
    #expect(screen.subviews.count == 2)
    #expect(interaction.menuAppearance == .rich)
  }

  @Test("with reduced motion, a menu fades in its place")
  func reducedMotion() throws {
    delegate.configuration = menu()
    let timeline = AnimationTimeline()
    screen.inherit(UITraitCollection(motion: .reduced))
    timeline.perform { #expect(interaction.showMenu(at: .zero)) }
    let overlay = try #require(screen.subviews.last)
    let menuView = try #require(overlay.subviews.last)
    let shown = try #require(menuView.layer.presentation())
    #expect(shown.opacity == 0)
    #expect(shown.affineTransform() == .identity)
  }

  @Test("animations beside a menu take its time")
  func animationsBesideMenu() throws {
    let timeline = AnimationTimeline()
    let animator = ContextMenuAnimator(nil)
    var isComplete = false
    timeline.perform {
      animator.addAnimations { self.view.alpha = 0 }
      animator.addCompletion { isComplete = true }
      animator.complete()
    }
    #expect(view.layer.presentation()?.opacity == 1)
    #expect(!isComplete)
    timeline.advance(to: 0.3)
    #expect(isComplete)
  }

  @Test("without a configuration, or with one that has neither menu nor preview, nothing is shown")
  func nothing() {
    press()
    delegate.configuration = UIContextMenuConfiguration()
    press()
    #expect(delegate.log.count == 2)
    #expect(screen.subviews == [view])
  }

  @Test("a tap on the preview commits it, and a tap elsewhere ends the interaction")
  func commit() {
    delegate.configuration = menu()
    press()
    TouchSequence(in: screen).tap(at: CGPoint(x: 60, y: 110))
    #expect(delegate.log.suffix(2) == ["commits true", "ends"])
    press()
    TouchSequence(in: screen).tap(at: CGPoint(x: 380, y: 840))
    #expect(delegate.log.last == "ends")
  }

  @Test("a preview has the preferred size of its controller")
  func preview() {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 120)
    let backdrop = ContextMenuBackdrop(nil, of: view, controller, in: screen)
    #expect(backdrop.previewFrame.size == CGSize(width: 200, height: 120))
    controller.preferredContentSize = CGSize(width: CGFloat.nan, height: 1e9)
    let odd = ContextMenuBackdrop(nil, of: view, controller, in: screen)
    #expect(screen.bounds.contains(odd.previewFrame))
  }

  @Test("a preview shows its visible part, with its color and its shadow")
  func parameters() throws {
    let parameters = UIPreviewParameters()
    let targeted = UITargetedPreview(view: view, parameters: parameters)
    let plain = ContextMenuBackdrop(targeted, of: view, nil, in: screen)
    #expect(plain.subviews.count == 2 && plain.subviews[1].layer.mask == nil)
    #expect(plain.subviews[1].layer.cornerRadius == MenuMetrics.previewCornerRadius)

    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 50, height: 60))
    parameters.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 60))
    parameters.backgroundColor = .red
    let backdrop = ContextMenuBackdrop(targeted, of: view, nil, in: screen)
    backdrop.layoutIfNeeded()
    try #require(backdrop.subviews.count == 3)
    let (shadow, preview) = (backdrop.subviews[1], backdrop.subviews[2])
    #expect(shadow.frame == view.frame && preview.frame == view.frame)
    #expect(
      shadow.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 60))
    let mask = try #require(preview.layer.mask as? CAShapeLayer)
    #expect(mask.path?.boundingBox == CGRect(x: 10, y: 0, width: 50, height: 60))
    #expect(preview.backgroundColor == .red && preview.layer.cornerRadius == 0)
  }

  @Test("paths of previews are relative to the origin of the bounds")
  func shiftedBounds() throws {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 5, height: 6))
    let bounds = CGRect(x: 4, y: 5, width: 100, height: 60)
    let moved = CGRect(x: 6, y: 15, width: 5, height: 6)
    #expect(parameters.shadowOutline(in: bounds)?.boundingBox == moved)
    let mask = try #require(parameters.mask(in: bounds) as? CAShapeLayer)
    #expect(mask.path?.boundingBox == moved)
    #expect(UIPreviewParameters().shadowOutline(in: bounds) == nil)
  }

  @Test("a badge at the corner of the preview shows the number of items")
  func badge() {
    func badges(_ view: UIView) -> [DragBadge] {
      view.subviews.flatMap { ($0 as? DragBadge).map { [$0] } ?? badges($0) }
    }
    let configuration = menu()
    delegate.configuration = configuration
    configuration.badgeCount = 1
    press()
    #expect(badges(screen).isEmpty)
    interaction.dismissMenu()
    configuration.badgeCount = 3
    press()
    screen.layoutIfNeeded()
    #expect(badges(screen).map(\.count) == [3])
    #expect(badges(screen).map(\.center) == [CGPoint(x: 150, y: 100)])
    #expect(screen.accessibilityNodes().map(\.label) == ["Copy"])
  }

  @Test("a removed interaction and an interaction without a delegate show nothing")
  func removal() {
    delegate.configuration = menu()
    view.removeInteraction(interaction)
    press()
    #expect(delegate.log.isEmpty)
  }
}
