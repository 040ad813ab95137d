import Testing
import UIKit

/// Source: docs/measurements/auto-layout.md#system-spacing.
@MainActor struct SystemSpacingTests {
  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func constant(
    _ lower: UIView, below upper: UIView, multiplier: CGFloat = 1, scale: CGFloat = 2
  ) -> CGFloat {
    lower.traitOverrides.displayScale = scale
    return lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: multiplier
    ).constant
  }

  @Test(
    "baselines are apart by a line that touches the line above, rounded up to pixels",
    arguments: [(17, 17), (9, 40), (40, 9), (17, 40), (40, 17)] as [(CGFloat, CGFloat)])
  func baselines(lower: CGFloat, upper: CGFloat) {
    let (below, above) = (UIFont.systemFont(ofSize: lower), UIFont.systemFont(ofSize: upper))
    let distance = below.lineHeight + below.descender - above.descender
    #expect(constant(label(lower), below: label(upper)) == (distance * 2).rounded(.up) / 2)
    #expect(
      constant(label(lower), below: label(upper), scale: 3) == (distance * 3).rounded(.up) / 3)
  }

  @Test("the font of iOS has these distances")
  func distances() {
    // 20.29 for lines of 17 points; 47.73 − 9.65 + 4.1 = 42.2 for 40 points below 17 points.
    #expect(constant(label(17), below: label(17)) == 20.5)
    #expect(constant(label(40), below: label(17)) == 42.5)
    #expect(constant(label(40), below: label(9)) == 40.5)
  }

  @Test("an edge and a baseline have the distance of lines")
  func edges() {
    let (body, big) = (label(17), label(40))
    let lines = constant(body, below: big)
    #expect(
      body.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: big.bottomAnchor, multiplier: 1
      ).constant == lines)
    #expect(
      body.topAnchor.constraint(
        equalToSystemSpacingBelow: big.lastBaselineAnchor, multiplier: 1
      ).constant == lines)
  }

  @Test("edges, and baselines of views without text, are 8 points apart")
  func standard() {
    let (a, b) = (UIView(), UIView())
    #expect(constant(a, below: b) == 8)
    let top = label(9).topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: label(40).bottomAnchor, multiplier: 3)
    #expect(top.constant == 24 && top.multiplier == 1 && top.relation == .greaterThanOrEqual)
    #expect(top.priority == .required && !top.isActive)
  }

  @Test("a multiplier scales the distance, but not below 0")
  func multipliers() {
    let (a, b) = (UIView(), UIView())
    let constants = [0, 0.25, 2, -0.5, -2].map { multiplier in
      a.leadingAnchor.constraint(
        equalToSystemSpacingAfter: b.trailingAnchor, multiplier: multiplier
      ).constant
    }
    #expect(constants == [0, 2, 16, 0, 0])
    #expect(constant(label(17), below: label(17), multiplier: 2) == 41)
  }
}
