import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct CALayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  private var items: [DisplayList.Item] { DisplayListRecorder.record(view).items }

  @Test("corners round the background, and cut content only when it is masked")
  func corners() {
    view.backgroundColor = .white
    let subview = UIView(frame: view.bounds)
    subview.backgroundColor = .black
    view.addSubview(subview)
    view.layer.cornerRadius = 5
    let rounded = Shape.roundedRect(RoundedRect(view.bounds, radius: 5, curve: .circular))
    #expect(items == [.fill(rounded, .white), .fill(.rect(view.bounds), .black)])
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    #expect(
      items == [
        .group(
          DisplayList.Group(
            items: [.fill(rounded, .white), .fill(.rect(view.bounds), .black)], clip: rounded))
      ])
  }

  @Test("the border lies inside the edges, above everything")
  func border() {
    view.layer.borderWidth = 2
    let subview = UIView(frame: view.bounds)
    subview.backgroundColor = .white
    view.addSubview(subview)
    #expect(
      items == [
        .fill(.rect(view.bounds), .white),
        .stroke(.rect(view.bounds.insetBy(dx: 1, dy: 1)), StrokeStyle(width: 2), .black),
      ])
    view.layer.borderColor = nil
    #expect(items.count == 1)
  }

  @Test(
    "invalid lengths are clamped to the nearest valid one",
    arguments: [
      (Double.nan, 0.0),
      (-3.0, 0.0),
      (Double.infinity, 10.0),
      (1000.0, 10.0),
    ])
  func lengths(radius: Double, expected: Double) {
    view.backgroundColor = .white
    view.layer.cornerRadius = CGFloat(radius)
    view.layer.borderWidth = CGFloat(radius)
    let shape =
      expected == 0
      ? Shape.rect(view.bounds)
      : .roundedRect(RoundedRect(view.bounds, radius: CGFloat(expected), curve: .circular))
    #expect(items.first == .fill(shape, .white))
    #expect(items.count == (expected == 0 ? 1 : 2))
  }

  @Test("a layer without corners to round is a rectangle")
  func noCorners() {
    view.backgroundColor = .white
    view.layer.cornerRadius = 5
    view.layer.maskedCorners = []
    #expect(items == [.fill(.rect(view.bounds), .white)])
  }

  @Test("geometry, color and opacity are those of the view")
  func sharedValues() {
    view.backgroundColor = .label
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.layer.opacity = 0.5
    #expect(view.alpha == CGFloat(0.5))
    #expect(view.layer.bounds == view.bounds)
  }

  // MARK: Shadows

  @Test("the background casts the shadow, faded by both opacities")
  func shadow() {
    view.layer.shadowOpacity = 0.5
    view.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    view.layer.cornerRadius = 4
    view.layer.shadowRadius = 6
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    let outline = Shape.roundedRect(RoundedRect(view.bounds, radius: 4, curve: .circular))
    let background = Color(fractions: 1, 1, 1, alpha: 0.5)
    #expect(
      items.first
        == .shadow(
          DisplayList.Shadow(
            shape: outline,
            color: Color.black.multiplyingAlpha(by: 0.5 * CGFloat(background.alpha) / 65_535),
            sigma: 6, offset: CGSize(width: 1, height: 2))))
    view.layer.masksToBounds = true
    guard case .group(let group) = items.first else { return #expect(Bool(false)) }
    #expect(group.items == [.fill(outline, background)])
  }

  @Test("without a background, everything that a view draws casts one shadow")
  func contentShadow() {
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 6
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 60, height: 20))
    label.text = "A"
    view.addSubview(label)
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    sublayer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(sublayer)
    let shadow = DisplayList.ContentShadow(
      color: Color.black.multiplyingAlpha(by: 0.5), sigma: 6, offset: CGSize(width: 1, height: 2))
    let content = Array(items.dropFirst())
    #expect(content.count == 2)
    #expect(items.first == .composite(DisplayList.Composite(.shadow(shadow), items: content)))
    view.clipsToBounds = true
    guard case .group(let group) = items.first else { return #expect(Bool(false)) }
    #expect(group.items == content)
  }

  @Test("content that blurs what is behind it casts no shadow")
  func backdropShadow() {
    view.layer.shadowOpacity = 0.5
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    blur.frame = view.bounds
    view.addSubview(blur)
    guard case .composite(let composite) = items.first else { return #expect(Bool(false)) }
    #expect(composite.items.isEmpty)
    #expect(items.count == 2)
  }

  @Test("contents cast the shadow of a layer that belongs to no view")
  func layerContentShadow() {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    layer.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    layer.shadowOpacity = 1
    view.layer.addSublayer(layer)
    guard case .composite(let composite) = items.first, case .shadow = composite.kind else {
      return #expect(Bool(false))
    }
    #expect(composite.items == Array(items.dropFirst()))
    #expect(composite.items.count == 1)
  }

  @Test("a path casts the shadow without a background")
  func shadowPath() {
    view.layer.shadowOpacity = 1
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    guard case .shadow(let shadow) = items.first else { return #expect(Bool(false)) }
    #expect(shadow.shape == .path(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), .nonZero))
    #expect(shadow.color == .black)
  }

  // MARK: Sublayers

  private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  private let box = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("sublayers stay between the subviews that they were added between")
  func interleaving() {
    let first = UIView(frame: box)
    first.backgroundColor = .red
    view.addSubview(first)
    view.layer.addSublayer(layer(box, .green))
    let last = UIView(frame: box)
    last.backgroundColor = .blue
    view.addSubview(last)
    func colors() -> [UIColor] {
      (view.layer.sublayers ?? []).map { $0.backgroundColor.map(UIColor.init(cgColor:)) ?? .clear }
    }
    #expect(colors() == [.red, .green, .blue].map { UIColor(cgColor: ($0 as UIColor).cgColor) })
    #expect(items.count == 3)
    view.layer.insertSublayer(layer(box, .yellow), at: 0)
    #expect(view.layer.sublayers?.first?.backgroundColor == UIColor.yellow.cgColor)
    first.removeFromSuperview()
    #expect(
      view.layer.sublayers?.map(\.backgroundColor)
        == [UIColor.yellow.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor])
    view.bringSubviewToFront(last)
    view.layer.sublayers?[1].removeFromSuperlayer()
    #expect(view.layer.sublayers?.count == 2)
  }

  @Test("sublayers above, below and in place of another")
  func insertion() {
    let (a, b, c) = (layer(box, .red), layer(box, .green), layer(box, .blue))
    let root = CALayer()
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    root.insertSublayer(c, above: b)
    #expect(root.sublayers == [b, c, a])
    root.insertSublayer(a, at: 0)
    #expect(root.sublayers == [a, b, c])
    #expect(a.superlayer === root)
    root.replaceSublayer(b, with: a)
    #expect(root.sublayers == [a, c])
    #expect(b.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  @Test("the higher position of layers and views is in front, ties in order")
  func zPosition() {
    let (back, front) = (UIView(frame: box), UIView(frame: box))
    back.backgroundColor = .black
    front.backgroundColor = .white
    view.addSubview(front)
    view.addSubview(back)
    front.layer.zPosition = 1
    #expect(items == [.fill(.rect(box), .black), .fill(.rect(box), .white)])
    #expect(view.hitTest(CGPoint(x: 2, y: 3), with: nil) === front)
    back.layer.zPosition = .nan
    #expect(view.hitTest(CGPoint(x: 2, y: 3), with: nil) === front)
  }

  @Test("a layer has its own background, border, opacity and transform")
  func ownLayer() {
    let own = layer(box, .white)
    own.borderWidth = 1
    own.opacity = 0.5
    view.layer.addSublayer(own)
    #expect(
      items == [
        .group(
          DisplayList.Group(
            items: [
              .fill(.rect(box), .white),
              .stroke(.rect(box.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(width: 1), .black),
            ], opacity: 0.5))
      ])
    own.opacity = 1
    own.borderWidth = 0
    own.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(own.frame == CGRect(x: 0.5, y: 2.5, width: 4, height: 3))
    own.isHidden = true
    #expect(items.isEmpty)
  }

  @Test("the anchor point is what the position places and what a transform turns around")
  func anchorPoint() {
    let own = layer(box, .white)
    own.anchorPoint = .zero
    #expect(own.frame.origin == CGPoint(x: 2.5, y: 4))
    own.position = CGPoint(x: 10, y: 10)
    #expect(own.frame == CGRect(x: 10, y: 10, width: 3, height: 4))
    own.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(own.frame == CGRect(x: 10, y: 10, width: 6, height: 8))
    view.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(view.layer.position == view.center)
    #expect(view.frame.origin == CGPoint(x: -20, y: -10))
  }

  @Test("a mask clips to its background or to its path")
  func mask() {
    view.backgroundColor = .white
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: box).cgPath
    shape.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
    view.layer.mask = shape
    func clip() -> Shape? {
      guard case .group(let group) = items.first else { return nil }
      return group.clip
    }
    #expect(clip() == .path(Path(box.offsetBy(dx: 5, dy: 0)), .nonZero))
    view.layer.mask = layer(box, .black)
    #expect(clip() == .rect(box))
    view.layer.mask = CALayer()
    #expect(items.isEmpty)
    let maskView = UIView(frame: box)
    maskView.backgroundColor = .black
    view.mask = maskView
    #expect(clip() == .rect(box))
  }

  private final class Painted: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.black.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test("an app's layer draws itself in its own coordinates, inside its bounds")
  func drawing() {
    let painted = Painted()
    painted.frame = box
    view.layer.addSublayer(painted)
    #expect(
      items == [
        .group(
          DisplayList.Group(
            items: [.fill(.rect(CGRect(x: 1, y: 2, width: 1, height: 1)), .black)],
            clip: .rect(box)))
      ])
  }

  @Test("a copy has the other layer's properties, but neither sublayers nor mask")
  func copying() {
    let gradient = CAGradientLayer()
    gradient.frame = box
    gradient.colors = [UIColor.red.cgColor]
    gradient.cornerRadius = 3
    gradient.addSublayer(CALayer())
    let copy = CAGradientLayer(layer: gradient)
    #expect(copy.frame == box)
    #expect(copy.cornerRadius == 3)
    #expect(copy.colors?.first as? CGColor == UIColor.red.cgColor)
    #expect(copy.sublayers == nil)
  }

  @Test("points are converted between layers of one tree")
  func conversion() {
    let inner = layer(CGRect(x: 10, y: 5, width: 10, height: 10), .white)
    view.layer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 11, y: 6))
    #expect(inner.convert(CGPoint(x: 11, y: 6), from: view.layer) == CGPoint(x: 1, y: 1))
  }
}

@MainActor struct LayerClassTests {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Sparkles: CAShapeLayer {
    let count = 7
  }

  private final class SparklingView: UIView {
    override class var layerClass: AnyClass { Sparkles.self }
  }

  @Test("a view has a layer of its layer class, the system's or an app's")
  func layerClass() {
    #expect(GradientView().layer is CAGradientLayer)
    let layer = SparklingView().layer as? Sparkles
    #expect(layer?.count == 7)
    #expect(layer?.fillColor == UIColor.black.cgColor)
  }

  private final class RoundLayer: CALayer {
    override init() {
      super.init()
      masksToBounds = true
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    override var cornerRadius: CGFloat {
      get { bounds.width / 2 }
      set {}
    }
  }

  private final class RoundView: UIView {
    override class var layerClass: AnyClass { RoundLayer.self }
  }

  /// Source: `RoundLayerTests` of theleftbit/BSWInterfaceKit: a round badge on iOS 18.
  @Test("a class of layers that overrides the corner radius and clips in its initializer")
  func overriddenRadius() {
    let view = RoundView(frame: CGRect(x: 0, y: 0, width: 18, height: 18))
    let content = UIView(frame: view.bounds)
    content.backgroundColor = .red
    view.addSubview(content)
    #expect(view.clipsToBounds)
    #expect(
      DisplayListRecorder.record(view).description.contains(
        "clip roundedRect (0, 0, 18, 18) radius 9"))
  }

  @Test("an axial gradient along one axis is a picture one pixel across")
  func gradient() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    view.overrideUserInterfaceStyle = .light
    view.traitOverrides.displayScale = 1
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    let bitmap = try DisplayListRecorder.record(view).render(scale: 1, background: .white)
    // The values in the middle of four rows are 1/8, 3/8, 5/8 and 7/8 of 255.
    for (row, gray) in [(0, 32), (1, 96), (2, 159), (3, 223)] as [(Int, UInt32)] {
      for column in [0, 5, 9] { #expect(bitmap[column, row] & 0xff == gray) }
    }
  }

  @Test("odd gradients neither trap nor draw")
  func oddGradients() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 4))
    guard let layer = view.layer as? CAGradientLayer else { return #expect(Bool(false)) }
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    layer.colors = ["red", UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.locations = [NSNumber(value: Double.nan), 5, -3]
    #expect(DisplayListRecorder.record(view).items.count == 1)
    layer.startPoint = layer.endPoint
    #expect(DisplayListRecorder.record(view).items.count == 1)
    layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(DisplayListRecorder.record(view).items.isEmpty)
    layer.startPoint = CGPoint(x: 1e-300, y: 0)
    layer.endPoint = CGPoint(x: 0, y: 1e-300)
    #expect(DisplayListRecorder.record(view).items.count == 1)
  }

  @Test("a shape layer fills and strokes the part of its path that is asked for")
  func shapeLayer() {
    let layer = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    layer.path = path.cgPath
    layer.fillColor = nil
    layer.strokeColor = UIColor.black.cgColor
    layer.lineWidth = 2
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.5
    var part = Path()
    part.move(to: CGPoint(x: 25, y: 0))
    part.addLine(to: CGPoint(x: 50, y: 0))
    #expect(
      DisplayListRecorder.items(of: layer) == [
        .stroke(.path(part, .nonZero), StrokeStyle(width: 2), .black)
      ])
    layer.strokeEnd = .nan
    #expect(DisplayListRecorder.items(of: layer).isEmpty)
  }
}

@MainActor struct DrawingViewTests {
  private final class Painted: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIRectFill(rect.insetBy(dx: -100, dy: 2))
    }
  }

  @Test("a view draws itself in its own coordinates and traits, inside its bounds")
  func draw() {
    let view = Painted(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.overrideUserInterfaceStyle = .dark
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    root.addSubview(view)
    view.frame.origin = CGPoint(x: 10, y: 5)
    view.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(
      DisplayListRecorder.record(root).items == [
        .group(
          DisplayList.Group(
            items: [.fill(.rect(CGRect(x: -90, y: 7, width: 240, height: 16)), .white)],
            clip: .rect(CGRect(x: 10, y: 5, width: 40, height: 20))))
      ])
    view.bounds.size = .zero
    #expect(DisplayListRecorder.record(root).items.isEmpty)
  }

  @Test("changes in an animation are there at once, and its completion runs after them")
  func animation() {
    let view = UIView()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    UIView.animate(
      withDuration: 1, delay: 5, options: [.curveLinear, .repeat], animations: { view.tag = 7 },
      completion: { finished.append($0 && view.tag == 7) })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) {
      view.isHidden = true
    }
    #expect(view.alpha == CGFloat(0.5))
    #expect(view.isHidden)
    #expect(finished == [true])
  }

  @Test("spring animations and transitions take place at once")
  func transitions() {
    let (container, first, second) = (UIView(), UIView(), UIView())
    container.addSubview(first)
    var finished = 0
    UIView.animate(springDuration: 0.3, bounce: 0.2) { first.alpha = 0.5 }
    UIView.transition(
      with: container, duration: 1, options: .transitionCrossDissolve,
      animations: { first.tag = 1 }, completion: { if $0 { finished += 1 } })
    #expect(first.tag == 1)
    UIView.transition(from: first, to: second, duration: 1) { if $0 { finished += 1 } }
    #expect(container.subviews == [second])
    #expect(finished == 2)
  }

  @Test("a snapshot shows the view as it was, at any size")
  func snapshots() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 4, height: 2))
    view.backgroundColor = .black
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .white
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 4, height: 2))
    let bitmap = try DisplayListRecorder.record(snapshot).render(scale: 1, background: .white)
    #expect(bitmap.pixels.allSatisfy { $0 == 0xff00_0000 })
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      #expect(
        view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 8, height: 8), afterScreenUpdates: true))
    }
    #expect(image.cgImage?.picture.bitmap.pixels.allSatisfy { $0 == 0xffff_ffff } == true)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("a layer's content is requested once, and provided before the next drawing")
  func display() {
    final class Layer: CALayer {
      var count = 0
      override func display() { count += 1 }
    }
    let layer = Layer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(.zero)
    #expect(layer.needsDisplay())
    layer.render(in: CGContext())
    layer.displayIfNeeded()
    #expect(layer.count == 1)
    #expect(!layer.needsDisplay())
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout())
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
  }

  @Test("hit testing finds the front layer, also outside of layers that do not clip")
  func hitTest() {
    func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
      let layer = CALayer()
      layer.frame = frame
      superlayer?.addSublayer(layer)
      return layer
    }
    let root = layer(CGRect(x: 100, y: 100, width: 100, height: 100))
    let back = layer(CGRect(x: 10, y: 10, width: 50, height: 50), in: root)
    let front = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: root)
    let outside = layer(CGRect(x: 90, y: 0, width: 50, height: 10), in: root)
    #expect(root.hitTest(CGPoint(x: 115, y: 115)) === front)
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === back)
    #expect(root.hitTest(CGPoint(x: 190, y: 190)) === root)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) == nil)
    #expect(root.hitTest(CGPoint(x: 230, y: 105)) === outside)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 230, y: 105)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 115, y: 115)) === back)
    back.zPosition = -1
    front.isHidden = false
    front.zPosition = -2
    #expect(root.hitTest(CGPoint(x: 115, y: 115)) === back)
  }

  @Test("a layer is on the screen as it was set")
  func presentation() {
    let layer = CALayer()
    layer.opacity = 0.5
    layer.removeAllAnimations()
    #expect(layer.presentation()?.opacity == 0.5)
    #expect(layer.model() === layer)
    #expect(layer.animationKeys() == nil)
  }
}
