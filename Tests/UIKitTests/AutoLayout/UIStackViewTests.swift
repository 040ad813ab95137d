import Testing
@_spi(Cello) import UIKit

@MainActor struct UIStackViewTests {
  private func stack(
    _ views: UIView..., width: CGFloat? = 300, height: CGFloat? = 50,
    configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    let size = stack.systemLayoutSizeFitting(.zero)
    stack.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: height ?? size.height)
    stack.layoutIfNeeded()
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

  @Test("without a size, a row is as large as its views and gaps")
  func fittingSize() {
    let row = stack(Sized(10, 20), Sized(30, 40)) { $0.spacing = 5 }
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 45, height: 40))
    row.axis = .vertical
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 65))
    row.alignment = .center
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 65))
  }

  @Test("fill stretches the view that hugs its content the least")
  func fill() {
    let (a, b) = (Sized(10, 20), Sized(30, 40))
    b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(
      frames(stack(a, b) { $0.spacing = 5 })
        == [CGRect(x: 0, y: 0, width: 10, height: 50), CGRect(x: 15, y: 0, width: 285, height: 50)])
  }

  @Test("without enough space, the last of views with equal priorities are compressed")
  func compression() {
    let views = [Sized(100, 10), Sized(100, 10), Sized(100, 10)]
    let row = stack(views[0], views[1], views[2], width: 150)
    #expect(frames(row).map(\.width) == [100, 50, 0])
    row.frame.size.width = 250
    row.layoutIfNeeded()
    #expect(frames(row).map(\.width) == [100, 100, 50])
    // The order is that of the arranged views, also if they are not in the order of the subviews.
    row.insertArrangedSubview(views[2], at: 0)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 50, 100])
    views[1].setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 100, 100])
  }

  @Test(
    "distributions along the axis",
    arguments: [
      (UIStackView.Distribution.fillEqually, [0, 96, 102, 96, 204, 96]),
      // A sixth of the views' 60 points and the gaps' 12 points is 13.9 % of the length.
      (.fillProportionally, [0, 125 / 3.0, 143 / 3.0, 250 / 3.0, 137, 163]),
      (.equalSpacing, [0, 10, 130, 20, 270, 30]),
      (.equalCentering, [0, 10, 135, 20, 270, 30]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func distributions(distribution: UIStackView.Distribution, expected: [CGFloat]) {
    let views = [Sized(10, 20), Sized(20, 20), Sized(30, 20)]
    let result = stack(views[0], views[1], views[2]) {
      $0.distribution = distribution
      $0.spacing = 6
    }
    for (length, expected) in zip(frames(result).flatMap { [$0.minX, $0.width] }, expected) {
      #expect(abs(length - expected) < 1e-9)
    }
  }

  @Test("proportions have descending priorities, and views without a length have none")
  func proportions() {
    let views = [Sized(40, 20), Sized(240, 20), Sized(80, 20), UIView()]
    let row = stack(views[0], views[1], views[2], views[3], width: nil) {
      $0.distribution = .fillProportionally
      $0.spacing = 15
    }
    let shares = row.constraints.filter { $0.secondItem === row && $0.firstAttribute == .width }
    #expect(shares.map { ($0.multiplier * 10_000).rounded() } == [988, 5926, 1975])
    #expect(shares.map(\.priority.rawValue) == [999, 998, 997])
    #expect(frames(row).map(\.width) == [40, 240, 80, 0])
    // A single view with a length has all of it.
    let single = stack(Sized(40, 20), UIView()) { $0.distribution = .fillProportionally }
    #expect(frames(single).map(\.width) == [300, 0])
    // The proportions follow the contents.
    (views[0] as? Sized)?.natural.width = 80
    #expect(row.systemLayoutSizeFitting(.zero).width == 445)
  }

  @Test("a view without an intrinsic length counts with the length that its constraints require")
  func proportionsOfConstraints() {
    let box = UIView()
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    let row = stack(box, Sized(10, 10), width: 80) { $0.distribution = .fillProportionally }
    #expect(frames(row).map(\.width) == [60, 20])
  }

  @Test("distributed views do not stretch a stack view without a length")
  func huggingOfGaps() {
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      let row = UIStackView(arrangedSubviews: [Sized(10, 10), Sized(20, 10), Sized(30, 10)])
      row.distribution = distribution
      row.spacing = 5
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
      row.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(row)
      row.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
      row.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
      host.layoutIfNeeded()
      #expect(row.frame.width == (distribution == .equalSpacing ? 70 : 80))
    }
  }

  @Test("the spacing is rounded to pixels, and the default spacing of the whole stack view is 0")
  func effectiveSpacing() {
    let (a, b) = (Sized(10, 10), Sized(20, 10))
    let row = stack(a, b, width: nil) {
      $0.traitOverrides.displayScale = 2
      $0.spacing = 3.3
    }
    #expect(b.frame.minX == 13.5)
    row.spacing = UIStackView.spacingUseDefault
    row.layoutIfNeeded()
    #expect(row.systemLayoutSizeFitting(.zero).width == 30)
    #expect(row.spacing == UIStackView.spacingUseDefault)
    row.spacing = UIStackView.spacingUseSystem
    #expect(row.systemLayoutSizeFitting(.zero).width == 38)
  }

  @Test("a new stack view has no margins")
  func defaultMargins() {
    #expect(UIStackView().layoutMargins == .zero)
    let row = stack(Sized(10, 10)) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(frames(row) == [CGRect(x: 0, y: 0, width: 300, height: 50)])
  }

  @Test("a view without text is at the edge of the first view, not on a baseline")
  func viewsWithoutText() {
    let label = UILabel()
    label.text = "text"
    label.font = .systemFont(ofSize: 30)
    let (icon, inner) = (Sized(10, 10), UIStackView(arrangedSubviews: [Sized(5, 60)]))
    let row = stack(label, icon, inner, height: 100) { $0.alignment = .firstBaseline }
    #expect(label.frame.minY == 0 && icon.frame.minY == 0 && inner.frame.minY == 0)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect([label, icon, inner].map(\.frame.maxY) == [100, 100, 100])
  }

  @Test(
    "the views with the baselines of a stack view",
    arguments: [
      (.horizontal, .fill, 0, 2), (.horizontal, .leading, 0, 1),
      (.horizontal, .firstBaseline, 0, 1),
      (.horizontal, .center, 1, 1), (.horizontal, .trailing, 1, 2),
      (.horizontal, .lastBaseline, 1, 2), (.vertical, .fill, 0, 2), (.vertical, .center, 0, 2),
    ] as [(NSLayoutConstraint.Axis, UIStackView.Alignment, Int, Int)])
  func baselineViews(
    axis: NSLayoutConstraint.Axis, alignment: UIStackView.Alignment, first: Int, last: Int
  ) {
    let views = [Sized(10, 10), Sized(10, 40), Sized(10, 20), Sized(10, 90)]
    views[3].isHidden = true
    let result = stack(views[0], views[1], views[2], views[3], width: nil, height: nil) {
      $0.axis = axis
      $0.alignment = alignment
    }
    #expect(result.forFirstBaselineLayout === views[first])
    #expect(result.forLastBaselineLayout === views[last])
    #expect(UIStackView().forLastBaselineLayout is UIStackView)
  }

  @Test(
    "alignments across the axis",
    arguments: [
      (UIStackView.Alignment.fill, [0, 50, 0, 50]), (.top, [0, 20, 0, 40]),
      (.center, [15, 20, 5, 40]), (.bottom, [30, 20, 10, 40]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func alignments(alignment: UIStackView.Alignment, expected: [CGFloat]) {
    let result = stack(Sized(10, 20), Sized(30, 40)) { $0.alignment = alignment }
    #expect(frames(result).flatMap { [$0.minY, $0.height] } == expected)
  }

  @Test("baselines of a row are aligned at the top or at the bottom")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    let row = stack(small, large, height: 100) { $0.alignment = .firstBaseline }
    func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.baselineOffsets.first }
    #expect(large.frame.minY == 0)
    #expect(abs(baseline(small) - baseline(large)) <= 0.5)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(large.frame.maxY == 100)
    #expect(abs(baseline(small) - baseline(large)) <= 0.5)
  }

  @Test("hidden views take no space, and custom spacing replaces the spacing")
  func hiddenViews() {
    let (a, b, c) = (Sized(10, 10), Sized(20, 10), Sized(30, 10))
    let row = stack(a, b, c, width: nil) { $0.spacing = 4 }
    #expect(row.bounds.width == 68)
    b.isHidden = true
    #expect(row.systemLayoutSizeFitting(.zero).width == 44)
    b.isHidden = false
    row.setCustomSpacing(15, after: a)
    row.setCustomSpacing(UIStackView.spacingUseSystem, after: b)
    row.layoutIfNeeded()
    #expect(row.systemLayoutSizeFitting(.zero).width == 83)
    #expect(row.customSpacing(after: a) == 15)
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: a)
    #expect(row.customSpacing(after: a) == UIStackView.spacingUseDefault)
    #expect(row.systemLayoutSizeFitting(.zero).width == 72)
  }

  // Source: docs/measurements/auto-layout.md#stack-views.
  @Test(
    "a hidden view is in the middle of its gap, and at the edge of the first or last view",
    arguments: [
      // hidden views, x of the four views with widths of 40, 60, 10 and 25 and a spacing of 8
      ([1], [0.0, 44, 48, 66]), ([0], [0, 0, 68, 86]), ([3], [0, 48, 116, 126]),
      ([1, 2], [0, 44, 44, 48]), ([0, 1], [0, 0, 0, 18]), ([2, 3], [0, 48, 108, 108]),
    ])
  func hiddenGaps(hidden: [Int], expected: [CGFloat]) {
    let views = [Sized(40, 20), Sized(60, 30), Sized(10, 50), Sized(25, 25)]
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    for index in hidden { views[index].isHidden = true }
    row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == expected)
    #expect(views.map { $0.isHidden ? $0.frame.width : 0 } == [0, 0, 0, 0])
  }

  @Test("a custom spacing is halved around a hidden view")
  func hiddenCustomGap() {
    let views = [Sized(40, 20), Sized(60, 30), Sized(10, 50)]
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 8
    row.setCustomSpacing(20, after: views[0])
    row.setCustomSpacing(2, after: views[1])
    views[1].isHidden = true
    row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 60])
  }

  @Test("views can be inside the margins, and follow the direction")
  func margins() {
    let (a, b) = (Sized(10, 10), Sized(20, 10))
    let row = stack(a, b) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = .init(top: 1, leading: 20, bottom: 2, trailing: 5)
      $0.distribution = .equalSpacing
    }
    #expect(a.frame == CGRect(x: 20, y: 1, width: 10, height: 47))
    #expect(b.frame.maxX == 295)
    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    #expect(a.frame.maxX == 280 && b.frame.minX == 5)
  }

  @Test("arranged views are subviews, and a removed subview is not arranged")
  func hierarchy() {
    let (a, b) = (Sized(10, 10), Sized(20, 10))
    let row = stack(a, b)
    row.insertArrangedSubview(b, at: 0)
    #expect(row.arrangedSubviews == [b, a] && row.subviews == [a, b])
    row.removeArrangedSubview(b)
    #expect(row.arrangedSubviews == [a] && row.subviews == [a, b])
    a.removeFromSuperview()
    #expect(row.arrangedSubviews.isEmpty && row.constraints.isEmpty)
    row.insertArrangedSubview(row, at: 0)
    #expect(row.arrangedSubviews.isEmpty)
    row.setCustomSpacing(3, after: a)
    #expect(row.customSpacing(after: a) == UIStackView.spacingUseDefault)
  }

  @Test("stacks in stacks, and labels of several lines")
  func nested() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not fit on one line of a narrow view"
    let inner = UIStackView(arrangedSubviews: [label, Sized(10, 7)])
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [Sized(50, 10), inner])
    outer.spacing = 10
    outer.alignment = .top
    let size = outer.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = label.sizeThatFits(CGSize(width: 140, height: 0)).height
    #expect(size == CGSize(width: 200, height: height + 7))
    outer.frame.size = size
    outer.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 140, height: height))
  }

  @Test(
    "the result of invalid spacing is defined",
    arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
  func oddSpacing(spacing: CGFloat) {
    let result = stack(Sized(10, 10), Sized(20, 10)) { $0.spacing = spacing }
    #expect(frames(result).allSatisfy { $0.minX.isFinite && $0.width.isFinite })
    if spacing.isNaN { #expect(frames(result)[1].minX == frames(result)[0].maxX) }
  }

  @Test(
    "a hidden view keeps its alignment, to which other views can be constrained",
    arguments: [
      (UIStackView.Alignment.top, 0.0), (.center, 15), (.bottom, 30), (.fill, 30),
    ])
  func hiddenAlignment(alignment: UIStackView.Alignment, bottom: CGFloat) {
    let (shown, hidden, line) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [shown, hidden])
    stack.alignment = alignment
    stack.spacing = 6
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [stack, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: container.topAnchor),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      shown.heightAnchor.constraint(equalToConstant: 30),
      shown.widthAnchor.constraint(equalToConstant: 20),
      line.bottomAnchor.constraint(equalTo: hidden.bottomAnchor, constant: 4),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.leadingAnchor.constraint(equalTo: hidden.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 5),
    ])
    hidden.isHidden = true
    container.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(line.frame == CGRect(x: 20, y: bottom + 3, width: 5, height: 1))
    // Its own size has no influence.
    hidden.heightAnchor.constraint(equalToConstant: 70).isActive = true
    container.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }
}
