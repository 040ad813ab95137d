import Testing
@_spi(Cello) import UIKit

/// A view with an intrinsic content size.
final class Sized: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { natural }

  /// Adds the view to another view, with constraints to its four edges.
  func fill(_ view: UIView) {
    view.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension UIView {
  /// Returns a root view of 300×200 points with subviews that use constraints.
  static func root(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }
}

@MainActor struct ConstraintLayoutTests {
  private func activate(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  @Test("edges and dimensions determine the frame of a view")
  func edges() {
    let view = UIView()
    let root = UIView.root(view)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.heightAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 260, height: 40))
  }

  @Test("a view follows the root's size")
  func resizing() {
    let view = UIView()
    let root = UIView.root(view)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 80, y: 263.0 / 3, width: 140, height: 35))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 25, width: 40, height: 10))
  }

  @Test("leading and trailing follow the direction, left and right do not")
  func rightToLeft() {
    let (a, b) = (UIView(), UIView())
    let root = UIView.root(a, b)
    root.semanticContentAttribute = .forceRightToLeft
    activate(
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 0).priority(.defaultLow),
      b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).priority(.defaultHigh))
    root.layoutIfNeeded()
    #expect(a.frame.minX == 240 && a.frame.width == 50)
    #expect(b.frame.minX == 20 && b.frame.maxX == 232)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10)
  }

  @Test("views in other branches of the tree are related through their common superview")
  func branches() {
    let (left, right, inner) = (UIView(), UIView(), UIView())
    let root = UIView.root(left, right)
    inner.translatesAutoresizingMaskIntoConstraints = false
    left.addSubview(inner)
    activate(
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 15),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      inner.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 10),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.rightAnchor.constraint(equalTo: left.rightAnchor),
      right.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 7))
    root.layoutIfNeeded()
    #expect(left.frame.minX == 15 && left.frame.width == 40)
    #expect(inner.frame.minX == 10)
    #expect(right.frame.minX == 62)
  }

  @Test("a view with a frame keeps it, and other views can be constrained to it")
  func fixedFrame() {
    let (fixed, view, deep) = (
      UIView(frame: CGRect(x: 40, y: 30, width: 50, height: 20)), UIView(), UIView()
    )
    let root = UIView.root(view)
    root.addSubview(fixed)
    deep.translatesAutoresizingMaskIntoConstraints = false
    fixed.addSubview(deep)
    activate(
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
      deep.leftAnchor.constraint(equalTo: fixed.leftAnchor, constant: 3),
      deep.rightAnchor.constraint(equalTo: fixed.rightAnchor, constant: -3))
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 98, y: 50))
    #expect(deep.frame.minX == 3 && deep.frame.width == 44)
    fixed.frame.origin.x = 60
    fixed.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 168, y: 50))
    #expect(deep.frame.width == 94)
    // A constraint that crosses the boundary of a view with a frame.
    let across = deep.heightAnchor.constraint(equalTo: view.heightAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 12)
    activate(across, height)
    root.layoutIfNeeded()
    #expect(deep.frame.height == 12)
    across.isActive = false
    height.constant = 14
    root.layoutIfNeeded()
    #expect(view.frame.height == 14 && deep.frame.width == 94)
  }

  @Test("an autoresizing mask follows a superview that constraints size")
  func mask() {
    let (outer, inner, label) = (
      UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), Sized(30, 10)
    )
    outer.frame.size = CGSize(width: 100, height: 100)
    let root = UIView.root(outer)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    inner.addSubview(label)
    activate(
      outer.leftAnchor.constraint(equalTo: root.leftAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      label.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 5),
      label.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: inner.topAnchor),
      label.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 40, height: 10))
    #expect(label.frame == CGRect(x: 5, y: 0, width: 30, height: 10))
    label.natural.width = 70
    root.layoutIfNeeded()
    #expect(outer.frame.width == 100 && inner.frame.width == 80 && label.frame.width == 70)
  }

  @Test("hugging and compression resistance decide who is stretched and compressed")
  func contentPriorities() {
    let (a, b) = (Sized(100, 10), Sized(100, 10))
    let root = UIView.root(a, b)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor))
    a.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100 && b.frame.width == 200)
    b.natural.width = 250
    b.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100 && b.frame.width == 200)
    b.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 50 && b.frame.width == 250)
    b.natural.width = UIView.noIntrinsicMetric
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
  }

  @Test(
    "without enough space, the last of the subviews is compressed, however constraints are ordered",
    arguments: [false, true])
  func equalResistance(isReversed: Bool) {
    let (a, b, c) = (Sized(100, 10), Sized(100, 10), Sized(100, 10))
    let root = UIView.root(a, b, c)
    let constraints = [
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      c.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ]
    NSLayoutConstraint.activate(isReversed ? constraints.reversed() : constraints)
    for width in [250, 130, 300, 220] as [CGFloat] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      #expect(
        [a, b, c].map(\.frame.width)
          == [min(width, 100), min(max(width - 100, 0), 100), max(width - 200, 0)])
    }
    // A text that becomes longer takes the space of the views after it.
    a.natural.width = 120
    root.layoutIfNeeded()
    #expect([a, b, c].map(\.frame.width) == [120, 100, 0])
  }

  @Test("constants, priorities and activation change live")
  func liveChanges() {
    let view = UIView()
    let root = UIView.root(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50).priority(.defaultHigh)
    let wide = view.widthAnchor.constraint(equalToConstant: 90).priority(.defaultLow)
    activate(left, narrow, wide)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10 && view.frame.width == 50)
    left.constant = 25
    wide.priority = .defaultHigh + 1
    root.layoutIfNeeded()
    #expect(view.frame.minX == 25 && view.frame.width == 90)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(root.constraints == [left] && view.constraints == [narrow])
    view.removeFromSuperview()
    #expect(!left.isActive && narrow.isActive)
  }

  @Test("constraints inside a view stay when it moves to another tree")
  func moving() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    activate(
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4),
      inner.widthAnchor.constraint(equalToConstant: 11))
    let first = UIView.root(outer)
    let edge = outer.leftAnchor.constraint(equalTo: first.leftAnchor, constant: 9)
    edge.isActive = true
    first.layoutIfNeeded()
    #expect(outer.frame.minX == 9 && inner.frame.minX == 4)
    let second = UIView.root(outer)
    #expect(!edge.isActive)
    outer.rightAnchor.constraint(equalTo: second.rightAnchor).isActive = true
    outer.widthAnchor.constraint(equalToConstant: 100).isActive = true
    second.layoutIfNeeded()
    #expect(outer.frame.minX == 200)
    #expect(inner.frame == CGRect(x: 4, y: 0, width: 11, height: 0))
  }

  @Test("edges are rounded to pixels, not widths")
  func rounding() {
    let (a, b) = (UIView(), UIView())
    let root = UIView.root(a, b)
    root.traitOverrides.displayScale = 2
    root.frame.size.width = 100.5
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor))
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 33.5 && b.frame.minX == 33.5 && b.frame.maxX == 67)
  }

  @Test("a width of whole pixels is exact where edges are at thirds of a point")
  func widthsAtThirds() {
    let view = UIView()
    let root = UIView.root(view)
    root.traitOverrides.displayScale = 3
    root.frame.size.width = 393
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.widthAnchor.constraint(equalToConstant: 100))
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    #expect(abs(view.frame.minX - (146 + 2.0 / 3)) < 1e-9)
  }

  @Test("a label of several lines is as high as its width requires")
  func heightForWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not fit on one line of a narrow view"
    let below = UIView()
    let root = UIView.root(label, below)
    let width = label.widthAnchor.constraint(equalToConstant: 120)
    activate(
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), width,
      below.topAnchor.constraint(equalTo: label.bottomAnchor))
    root.layoutIfNeeded()
    let narrow = label.sizeThatFits(CGSize(width: 120, height: 0)).height
    #expect(label.frame.height == narrow && below.frame.minY == narrow)
    width.constant = 250
    root.layoutIfNeeded()
    let wide = label.sizeThatFits(CGSize(width: 250, height: 0)).height
    #expect(wide < narrow && label.frame.height == wide && below.frame.minY == wide)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(below.frame.minY == label.intrinsicContentSize.height)
  }

  @Test("a label of several lines whose height is required determines the height of its container")
  func requiredHeightForWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not fit on one line of a narrow view"
    label.setContentHuggingPriority(.required, for: .vertical)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    let button = UIButton()
    let box = UIView.root(label, button)
    let root = UIView.root(box)
    let width = box.widthAnchor.constraint(equalToConstant: 120)
    activate(
      width, box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      label.leftAnchor.constraint(equalTo: box.leftAnchor),
      label.rightAnchor.constraint(equalTo: box.rightAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 28),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -28),
      button.leftAnchor.constraint(equalTo: box.leftAnchor),
      button.rightAnchor.constraint(equalTo: box.rightAnchor),
      button.topAnchor.constraint(equalTo: box.topAnchor),
      button.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    for length in [120, 250, 120] as [CGFloat] {
      width.constant = length
      root.layoutIfNeeded()
      let height = label.sizeThatFits(CGSize(width: length, height: 0)).height
      #expect(label.frame.height == height)
      #expect(abs(box.frame.height - (height + 56)) < 1e-9)
      #expect(button.frame == box.bounds)
    }
  }

  @Test("baselines of labels of different sizes align")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    small.font = .systemFont(ofSize: 11)
    large.text = "large"
    large.font = .systemFont(ofSize: 34)
    let root = UIView.root(small, large)
    activate(
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    root.layoutIfNeeded()
    let offset = large.baselineOffsets.first - small.baselineOffsets.first
    #expect(offset > 10)
    #expect(abs(small.frame.minY - 10 - offset) <= 0.5)
  }

  @Test("guides take part as views do, and the margins guide follows the margins")
  func guides() {
    let view = UIView()
    let root = UIView.root(view)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    activate(
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root,
        attribute: .trailingMargin, multiplier: 1, constant: 0))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 0, width: 60, height: 20))
    #expect(view.frame.minX == 68 && view.frame.maxX == 292)
    root.directionalLayoutMargins.leading = 30
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 30 && view.frame.minX == 90)
    root.removeLayoutGuide(guide)
    #expect(root.constraints.count == 1)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
  }

  @Test("the fitting size depends on the content, not on the frame")
  func fitting() {
    let (root, a) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Sized(70, 30))
    root.addSubview(a)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
      a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -1))
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 32))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 32))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(root)
    root.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 32))
    #expect(a.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 30))
  }

  @Test("a contradiction breaks the constraint that was activated last, until it ends")
  func contradiction() {
    let view = UIView()
    let root = UIView.root(view)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    first.identifier = "first of the contradiction"
    second.identifier = "second of the contradiction"
    activate(first, second)
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    #expect(second.isActive)
    let report = LayoutWarnings.sentences.first { $0.contains("second of the contradiction") }
    #expect(
      report == """
        Constraints contradict each other. At least one of these is not wanted:
            <NSLayoutConstraint 'first of the contradiction' UIView[0].width == 10>
            <NSLayoutConstraint 'second of the contradiction' UIView[0].width == 20>
        The layout breaks this one until the contradiction ends:
            <NSLayoutConstraint 'second of the contradiction' UIView[0].width == 20>
        """)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test("constraints that cannot be active are logged")
  func impossible() {
    let (a, b) = (UIView(), UIView())
    let apart = a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 12345)
    apart.isActive = true
    #expect(!apart.isActive)
    #expect(
      LayoutWarnings.sentences.contains {
        $0.contains("12345") && $0.contains("no common superview")
      })
    let mixed = NSLayoutConstraint(
      item: a, attribute: .left, relatedBy: .equal, toItem: a, attribute: .leading, multiplier: 1,
      constant: 0)
    mixed.isActive = true
    #expect(!mixed.isActive)
    let odd = NSLayoutConstraint(
      item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 54321)
    odd.isActive = true
    #expect(!odd.isActive && odd.firstItem == nil)
  }

  @Test("ambiguity is found, and exercised in the same way each time")
  func ambiguity() {
    let view = Sized(10, 10)
    let root = UIView.root(view)
    let left = view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5)
    activate(left, view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    root.layoutIfNeeded()
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != frame)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == frame)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 1)
  }

  @Test("updateConstraints is called before the first layout and after requests")
  func updates() {
    final class Updating: UIView {
      var count = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let view = Updating()
    let root = UIView.root(view)
    root.layoutIfNeeded()
    #expect(view.count == 1)
    root.layoutIfNeeded()
    #expect(view.count == 1 && !view.needsUpdateConstraints())
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test("constraints align the alignment rectangles")
  func alignment() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 6)
      }
    }
    let view = Badged()
    let root = UIView.root(view)
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 6, width: 26, height: 24))
  }

  private final class Circle: UIView {
    override var bounds: CGRect { didSet { layer.cornerRadius = bounds.width / 2 } }
  }

  // Source: docs/measurements/auto-layout.md#frames.
  @Test("constraints set the bounds, which an app may override")
  func overriddenBounds() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let circle = Circle()
    circle.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(circle)
    NSLayoutConstraint.activate([
      circle.widthAnchor.constraint(equalToConstant: 40),
      circle.heightAnchor.constraint(equalTo: circle.widthAnchor),
      circle.centerXAnchor.constraint(equalTo: container.centerXAnchor),
      circle.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    container.layoutIfNeeded()
    #expect(circle.frame == CGRect(x: 30, y: 60, width: 40, height: 40))
    #expect(circle.layer.cornerRadius == 20)
  }
}

extension NSLayoutConstraint {
  func priority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
