import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct LayerTreeTests {
  private let layer = CALayer()
  private let inner = CALayer()
  private let fill = Shape.rect(CGRect(x: 1, y: 2, width: 4, height: 4))

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    inner.frame = CGRect(x: 1, y: 2, width: 4, height: 4)
    inner.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(inner)
  }

  private var bitmap: Bitmap {
    get throws {
      try DisplayList(
        size: CGSize(width: 20, height: 10), items: DisplayListRecorder.items(of: layer)
      ).render(scale: 1)
    }
  }

  @Test("sublayers are transformed around the anchor point, also for points and touches")
  func sublayerTransform() {
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    guard case .group(let group) = DisplayListRecorder.items(of: layer).first else {
      return #expect(Bool(false))
    }
    #expect(group.items == [.fill(fill, .white)])
    #expect(CGPoint(x: 1, y: 2).applying(group.transform) == CGPoint(x: -8, y: -1))
    #expect(inner.convert(CGPoint.zero, to: layer) == CGPoint(x: -8, y: -1))
    #expect(layer.hitTest(CGPoint(x: 0.5, y: 0.5))?.superlayer == nil)
    layer.position = .zero
    #expect(layer.hitTest(CGPoint(x: -17, y: -5)) === inner)
    layer.sublayerTransform = CATransform3DIdentity
    #expect(layer.sublayerPlacement == nil)
  }

  @Test("a flipped geometry places sublayers from the bottom, with their pictures upright")
  func flipping() throws {
    layer.isGeometryFlipped = true
    #expect(!layer.contentsAreFlipped())
    #expect(inner.contentsAreFlipped())
    #expect(inner.convert(CGPoint.zero, to: layer) == CGPoint(x: 1, y: 8))
    var picture = Bitmap(width: 1, height: 2)
    picture.pixels = [0xff00_00ff, 0xff00_ff00]
    inner.contents = CGImage(Picture(picture))
    let bitmap = try bitmap
    // In the lower half, red is in front of green.
    #expect(bitmap[2, 4] == 0xff00_00ff)
    #expect(bitmap[2, 7] == 0xff00_ff00)
    #expect(bitmap[2, 3] == 0)
    #expect(bitmap[2, 8] == 0)
  }

  @Test("without group opacity, overlapping layers shine through")
  func groupOpacity() throws {
    layer.backgroundColor = UIColor.black.cgColor
    layer.opacity = 0.5
    #expect(try bitmap[2, 3] == 0x8080_8080)
    layer.allowsGroupOpacity = false
    let shining = try bitmap[2, 3]
    #expect(shining >> 24 > 0xb0)
    #expect(shining & 0xff == 0x80)
  }

  @Test("images are sampled by the filters")
  func filters() throws {
    var picture = Bitmap(width: 2, height: 1)
    picture.pixels = [0xff00_0000, 0xffff_ffff]
    inner.contents = CGImage(Picture(picture))
    inner.backgroundColor = nil
    #expect(try bitmap[2, 3] & 0xff != 0)
    inner.magnificationFilter = .nearest
    #expect(try bitmap[2, 3] & 0xff == 0)
    #expect(try bitmap[3, 3] & 0xff == 0xff)
  }

  @Test("a replicator repeats its sublayers, moved and colored further each time")
  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = layer.bounds
    replicator.addSublayer(inner)
    #expect(DisplayListRecorder.items(of: replicator) == [.fill(fill, .white)])
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
    replicator.instanceColor = UIColor(red: 1, green: 0.6, blue: 0, alpha: 1).cgColor
    replicator.instanceGreenOffset = -0.2
    replicator.instanceAlphaOffset = -0.5
    let items = DisplayListRecorder.items(of: replicator)
    #expect(items.count == 2)
    #expect(items.first == .fill(fill, Color(red: 255, green: 153, blue: 0)))
    guard case .group(let second) = items.last else { return #expect(Bool(false)) }
    #expect(second.opacity == 0.5)
    #expect(second.transform == CGAffineTransform(translationX: 6, y: 0))
    #expect(second.items == [.fill(fill, Color(red: 255, green: 102, blue: 0))])
    for count in [0, -1, .min, .max] {
      replicator.instanceCount = count
      #expect(DisplayListRecorder.items(of: replicator).isEmpty)
    }
  }

  @Test(
    "the animations of a replicator's instances are delayed, and the next delay is not exceeded")
  func replicatorDelay() {
    let replicator = CAReplicatorLayer()
    replicator.frame = layer.bounds
    replicator.addSublayer(inner)
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.25
    let timeline = AnimationTimeline()
    timeline.perform {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0.0
      fade.toValue = 1.0
      fade.duration = 1
      fade.fillMode = .both
      fade.isRemovedOnCompletion = false
      inner.add(fade, forKey: nil)
    }
    /// The opacities of the instances; 0 for an instance that draws nothing.
    func opacities() -> [CGFloat] {
      DisplayListRecorder.items(of: replicator).map { item in
        guard case .group(let group) = item else { return 1 }
        return group.opacity
      }
    }
    timeline.advance(to: 0.75)
    #expect(opacities() == [0.75, 0.5, 0.25])
    timeline.advance(to: 5)
    #expect(opacities() == [1, 1, 1])
    for delay in [Double.nan, .infinity, -1e300] {
      replicator.instanceDelay = delay
      #expect(DisplayListRecorder.items(of: replicator).count == 3)
    }
  }

  @Test("a transform layer draws only its sublayers")
  func transformLayer() {
    let container = CATransformLayer()
    container.frame = layer.bounds
    container.backgroundColor = UIColor.black.cgColor
    container.borderWidth = 3
    container.addSublayer(inner)
    #expect(DisplayListRecorder.items(of: container) == [.fill(fill, .white)])
  }

  @Test("a font of Core Graphics is used like its name")
  func fontOfCoreGraphics() throws {
    let name = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontName
    let font = try #require(CGFont(name as CFString))
    #expect(font.postScriptName as String? == name)
    #expect(CGFont("NoSuchFont" as CFString) == nil)
    let (named, given) = (CATextLayer(), CATextLayer())
    for layer in [named, given] {
      layer.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      layer.string = "iii"
    }
    named.font = name as CFString
    given.font = font
    #expect(DisplayListRecorder.items(of: named) == DisplayListRecorder.items(of: given))
    #expect(!DisplayListRecorder.items(of: given).isEmpty)
  }

  @Test("a text layer draws its string at the top, in lines if it is wrapped")
  func text() {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    #expect(DisplayListRecorder.items(of: text).isEmpty)
    text.string = "several words in a line"
    text.fontSize = 20
    text.foregroundColor = UIColor.red.cgColor
    func lines() -> Set<CGFloat> {
      var result: Set<CGFloat> = []
      func visit(_ items: [DisplayList.Item]) {
        for item in items {
          if case .group(let group) = item { visit(group.items) }
          if case .glyphs(let run) = item {
            #expect(run.color == Color(red: 255, green: 0, blue: 0))
            for glyph in run.glyphs { result.insert(glyph.position.y) }
          }
        }
      }
      visit(DisplayListRecorder.items(of: text))
      return result
    }
    #expect(lines().count == 1)
    text.isWrapped = true
    #expect(lines().count > 1)
    text.string = NSNull()
    #expect(DisplayListRecorder.items(of: text).isEmpty)
    text.string = "again"
    text.fontSize = .nan
    _ = DisplayListRecorder.items(of: text)
  }
}

@MainActor struct LayerDelegateTests {
  private final class Delegate: NSObject, CALayerDelegate {
    var log: [String] = []
    var action: (any CAAction)?

    func display(_ layer: CALayer) { log.append("display") }

    func layerWillDraw(_ layer: CALayer) { log.append("will draw") }

    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.white.cgColor)
      ctx.fill(CGRect(x: 0, y: 0, width: 50, height: 1))
    }

    func layoutSublayers(of layer: CALayer) { log.append("layout") }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
  }

  private struct Noting: CAAction {
    let note: (String) -> Void

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      note(event)
    }
  }

  @Test("a delegate lays out, displays and draws")
  func delegate() {
    let layer = CALayer()
    let delegate = Delegate()
    layer.delegate = delegate
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.setNeedsDisplay()
    let items = DisplayListRecorder.items(of: layer)
    #expect(delegate.log == ["layout", "display", "will draw"])
    #expect(
      items == [
        .group(
          DisplayList.Group(
            items: [.fill(.rect(CGRect(x: 0, y: 0, width: 50, height: 1)), .white)],
            clip: .rect(layer.bounds)))
      ])
  }

  @Test("an action is searched for in the delegate, the actions, the style and the class")
  func actions() {
    final class Layer: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? CABasicAnimation() : nil
      }
    }
    let layer = Layer()
    var log: [String] = []
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    #expect(layer.action(forKey: "position") == nil)
    layer.style = ["actions": ["position": Noting { log.append("style \($0)") }]]
    layer.position = CGPoint(x: 1, y: 1)
    layer.actions = [
      "position": Noting { log.append("actions \($0)") }, "opacity": NSNull(),
      "onOrderIn": Noting { log.append($0) },
    ]
    layer.position = CGPoint(x: 2, y: 1)
    #expect(layer.action(forKey: "opacity") == nil)
    let delegate = Delegate()
    layer.delegate = delegate
    delegate.action = Noting { log.append("delegate \($0)") }
    layer.cornerRadius = 3
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 4
    CATransaction.commit()
    delegate.action = NSNull()
    layer.cornerRadius = 5
    layer.delegate = nil
    CALayer().addSublayer(layer)
    #expect(log == ["style position", "actions position", "delegate cornerRadius", "onOrderIn"])
  }

  private final class OwnView: UIView {
    var log: [String] = []

    override func draw(_ layer: CALayer, in ctx: CGContext) {
      log.append("draw")
      super.draw(layer, in: ctx)
    }

    override func draw(_ rect: CGRect) {
      UIColor.white.setFill()
      UIRectFill(rect)
    }

    override func layoutSublayers(of layer: CALayer) {
      log.append("layout")
      super.layoutSublayers(of: layer)
    }
  }

  @Test("a view is the delegate of its layer")
  func view() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(view.layer.delegate === view)
    view.layer.delegate = nil
    #expect(view.layer.delegate === view)
    #expect(view.layer.action(forKey: "opacity") == nil)
    #expect(DisplayListRecorder.record(view).items.count == 1)
    #expect(view.log == ["layout", "draw"])
  }
}
