import Testing
import UIKit

@testable import CelloViews

@MainActor struct UIPointerInteractionTests {
  private final class Delegate: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var style: UIPointerStyle?

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      if request.location.y > 40 { return nil }
      let half = defaultRegion.rect.width / 2
      let isRight = request.location.x >= half
      return UIPointerRegion(
        rect: CGRect(x: isRight ? half : 0, y: 0, width: half, height: 40),
        identifier: isRight ? "right" : "left")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      log.append("style of \(region.identifier.map { "\($0)" } ?? "-")")
      return style
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enters \(region.identifier.map { "\($0)" } ?? "-")")
      animator.addCompletion { [self] in log.append("entered \($0)") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exits \(region.identifier.map { "\($0)" } ?? "-")") }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private let delegate = Delegate()

  init() {
    root.addSubview(view)
    view.addInteraction(UIPointerInteraction(delegate: delegate))
  }

  private var cursor: PointerView? { root.subviews.lazy.compactMap { $0 as? PointerView }.first }

  @Test(
    "the delegate is notified about regions in order, and provides a style once for each region")
  func regions() {
    let pointer = PointerSequence(in: root)
    for x in [10.0, 110, 120, 160, 10] { pointer.move(to: CGPoint(x: x, y: 110)) }
    #expect(
      delegate.log == [
        "style of left", "enters left", "entered true", "exits left", "style of right",
        "enters right", "entered true", "exits right",
      ])
    delegate.log = []
    pointer.move(to: CGPoint(x: 110, y: 110))
    pointer.move(to: CGPoint(x: 110, y: 145))
    #expect(delegate.log.last == "exits left")
  }

  @Test("a style changes the pointer, and an effect is drawn above the view")
  func styles() {
    let preview = UITargetedPreview(view: view)
    let styles: [(UIPointerStyle, hasEffect: Bool)] = [
      (.system(), false), (.hidden(), false),
      (UIPointerStyle(shape: .verticalBeam(length: 20)), false),
      (UIPointerStyle(effect: .highlight(preview)), true),
      (UIPointerStyle(effect: .lift(preview)), true),
      (UIPointerStyle(effect: .automatic(preview)), true),
      (UIPointerStyle(effect: .hover(preview)), true),
      (
        UIPointerStyle(
          effect: .hover(
            preview, preferredTintMode: .none, prefersShadow: false, prefersScaledContent: false)),
        false
      ),
    ]
    for (style, hasEffect) in styles {
      delegate.style = style
      let pointer = PointerSequence(in: root)
      pointer.move(to: CGPoint(x: 110, y: 110))
      #expect(cursor?.isClaimed == true)
      #expect((cursor?.subviews.isEmpty == false) == hasEffect)
      pointer.leave()
      #expect(cursor == nil)
    }
  }

  @Test("a lifted view has the shadow of its preview")
  func liftShadow() {
    let parameters = UIPreviewParameters()
    parameters.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    let preview = UITargetedPreview(view: view, parameters: parameters)
    delegate.style = UIPointerStyle(effect: .lift(preview))
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 110, y: 110))
    #expect(
      cursor?.subviews.first?.layer.shadowPath?.boundingBox
        == CGRect(x: 1, y: 2, width: 3, height: 4))
    pointer.leave()
  }

  @Test("a hover style is drawn while it is enabled; the innermost view comes first")
  func hoverStyle() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    root.addSubview(outer)
    outer.hoverStyle = UIHoverStyle(effect: .lift)
    inner.hoverStyle = UIHoverStyle(shape: .capsule)
    #expect(inner.hoverStyle?.effect is UIHoverAutomaticEffect)
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 10, y: 10))
    #expect(cursor?.subviews.count == 1 && !(cursor?.subviews.first is UIImageView))
    inner.hoverStyle?.isEnabled = false
    pointer.move(to: CGPoint(x: 11, y: 10))
    #expect(cursor?.subviews.first is UIImageView)
    outer.hoverStyle = nil
    pointer.move(to: CGPoint(x: 12, y: 10))
    #expect(cursor?.subviews.isEmpty == true)
  }

  @Test("a button has the style of its provider")
  func button() throws {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 10, y: 200, width: 100, height: 40)
    root.addSubview(button)
    var proposed: [CGRect] = []
    button.pointerStyleProvider = { button, effect, shape in
      if case .roundedRect(let rect, _) = shape { proposed.append(rect) }
      return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
    }
    #expect(button.isPointerInteractionEnabled)
    let pointer = PointerSequence(in: root)
    pointer.move(to: CGPoint(x: 20, y: 210))
    #expect(proposed == [button.frame])
    #expect(cursor?.subviews.first is UIImageView)
    button.isPointerInteractionEnabled = false
    #expect(button.interactions.isEmpty)
  }

  @Test("shapes follow their rectangle")
  func shapes() {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(UIShape.rect.path(in: rect).bounds == rect)
    #expect(UIShape.circle.path(in: rect).bounds == CGRect(x: 20, y: 20, width: 20, height: 20))
    #expect(UIShape.rect.inset(by: 5).path(in: rect).bounds == rect.insetBy(dx: 5, dy: 5))
    let fixed = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(UIShape.fixedRect(fixed).path(in: rect).bounds == fixed)
    let path = UIBezierPath(rect: fixed)
    #expect(
      UIShape.path(path).inset(by: -1).path(in: rect).bounds == fixed.insetBy(dx: -1, dy: -1))
    #expect(UIShape.rect.inset(by: 100).path(in: rect).bounds.width == 0)
    #expect(UIShape.capsule != UIShape.rect)
    for value in [CGFloat.nan, .infinity] {
      _ = UIShape.rect(cornerRadius: value).inset(by: value).path(in: rect)
    }
  }
}
