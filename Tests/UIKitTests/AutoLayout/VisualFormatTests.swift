import Testing
import UIKit

@testable import CelloValues

@MainActor struct VisualFormatTests {
  private func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, _ views: [String: Any]
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map(\.equation)
  }

  private let a = UILabel()
  private let b = UISwitch()
  private var views: [String: Any] { ["a": a, "b": b] }

  @Test(
    "formats describe distances and sizes",
    arguments: [
      ("[a]-[b]", ["UISwitch[1].leading == UILabel[0].trailing + 8"]),
      ("H:[a]-20-[b]", ["UISwitch[1].leading == UILabel[0].trailing + 20"]),
      ("V:[a][b]", ["UISwitch[1].top == UILabel[0].bottom"]),
      (
        "|-[a(50)]-(>=gap,<=40@10)-[b(==a)]|",
        [
          "UILabel[0].leading == UIView.leadingMargin", "UILabel[0].width == 50",
          "UISwitch[1].leading >= UILabel[0].trailing + 12.5",
          "UISwitch[1].leading <= UILabel[0].trailing + 40 @ 10",
          "UISwitch[1].width == UILabel[0].width", "UIView.trailing == UISwitch[1].trailing",
        ]
      ),
      (
        "V:|-5-[a(>=30@low)]-|",
        [
          "UILabel[0].top == UIView.top + 5", "UILabel[0].height >= 30 @ 250",
          "UIView.bottomMargin == UILabel[0].bottom",
        ]
      ),
      (" V:[ a ( b * 2 + 4 ) ] ", ["UILabel[0].height == 2 * UISwitch[1].height + 4"]),
      ("[a]-(-3)-[b]", ["UISwitch[1].leading == UILabel[0].trailing - 3"]),
    ])
  func formats(format: String, expected: [String]) {
    let root = UIView.root(a, b)
    let metrics: [String: Any] = ["gap": 12.5, "low": UILayoutPriority.defaultLow]
    #expect(constraints(format, metrics: metrics, views) == expected)
    _ = root
  }

  @Test("options align views and choose the direction")
  func options() {
    let root = UIView.root(a, b)
    #expect(
      constraints("[a]-[b]", options: [.alignAllTop, .directionLeftToRight], views) == [
        "UISwitch[1].left == UILabel[0].right + 8", "UILabel[0].top == UISwitch[1].top",
      ])
    #expect(
      constraints("|-3-[a]-4-[b]", options: .directionRightToLeft, views) == [
        "UIView.right == UILabel[0].right + 3", "UILabel[0].left == UISwitch[1].right + 4",
      ])
    #expect(
      constraints("V:[a]-9-[b]", options: .spacingBaselineToBaseline, views) == [
        "UISwitch[1].firstBaseline == UILabel[0].lastBaseline + 9"
      ])
    _ = root
  }

  @Test(
    "an error results in no constraints and a clear message",
    arguments: [
      ("", "expected a view in brackets, such as '[name]', at character 1."),
      ("[a", "expected ']', at character 3."),
      ("[c]", "the dictionary of views has no view named 'c', at character 3."),
      ("[a]-5[b]", "expected '-' after the distance, at character 6."),
      ("[a(>=x)]", "the dictionary of metrics has no metric named 'x', at character 6."),
      ("[a]-|-[b]", "nothing may follow the last '|', at character 6."),
      (
        "|[a]",
        "'|' is the superview, but UILabel has none; add it to a view first, at character 1."
      ),
      ("[a(1.2.3)]", "expected a number, at character 4."),
    ])
  func errors(format: String, end: String) {
    #expect(constraints(format, ["a": UILabel()]).isEmpty)
    let sentence = "The visual format '\(format)' cannot be used: \(end)"
    #expect(LayoutWarnings.sentences.contains(sentence))
  }
}
