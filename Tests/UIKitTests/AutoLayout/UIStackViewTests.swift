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
      (.fillProportionally, [0, 48, 54, 96, 156, 144]),
      (.equalSpacing, [0, 10, 130, 20, 270, 30]),
      (.equalCentering, [0, 10, 135, 20, 270, 30]),
    ] as [(UIStackView.Distribution, [CGFloat])])
  func distributions(distribution: UIStackView.Distribution, expected: [CGFloat]) {
    let views = [Sized(10, 20), Sized(20, 20), Sized(30, 20)]
    let result = stack(views[0], views[1], views[2]) {
      $0.distribution = distribution
      $0.spacing = 6
    }
    #expect(frames(result).flatMap { [$0.minX, $0.width] } == expected)
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
}
