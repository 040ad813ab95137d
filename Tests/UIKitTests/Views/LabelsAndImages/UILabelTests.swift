import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct UILabelTests {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let long = "The quick brown fox jumps over the lazy dog"

  private func items(of label: UILabel) -> [DisplayList.Item] {
    DisplayListRecorder.record(label).items
  }

  @Test("a label without a text has no size and draws nothing")
  func empty() {
    #expect(label.intrinsicContentSize == .zero)
    #expect(items(of: label).isEmpty)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    #expect(items(of: label).isEmpty)
  }

  @Test("one line has the height of its font's line, several as many times that")
  func height() {
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "one"
    let line = label.intrinsicContentSize.height
    #expect(line >= label.font.lineHeight && line < label.font.lineHeight + 1)
    label.text = "one\ntwo\nthree"
    #expect(label.intrinsicContentSize.height == line)
    label.numberOfLines = 2
    let two = label.intrinsicContentSize.height
    label.numberOfLines = 0
    let three = label.intrinsicContentSize.height
    #expect(line < two && two < three)
  }

  @Test("one line fits in the width of its whole text, whatever the limit")
  func oneLine() {
    label.text = long
    let whole = label.sizeThatFits(.zero)
    #expect(whole.width > 200)
    #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == whole)
    label.sizeToFit()
    #expect(label.bounds.size == whole)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 200, height: 10)).width <= 200)
  }

  @Test("the text's frame is at the top, and is as high as the area at most around its center")
  func textRect() {
    label.text = long
    label.numberOfLines = 0
    let area = CGRect(x: 4, y: 254, width: 100, height: 300)
    let size = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(
      label.textRect(forBounds: area, limitedToNumberOfLines: 0)
        == CGRect(x: 4, y: 254, width: size.width, height: size.height))
    let low = CGRect(x: 4, y: 254, width: 100, height: size.height - 21)
    #expect(
      label.textRect(forBounds: low, limitedToNumberOfLines: 0)
        == CGRect(x: 4, y: 731.0 / 3, width: size.width, height: size.height - 21))
  }

  @Test("a cut line is as wide as the area, a truncated one as its text")
  func widthOfTextRect() {
    label.text = long
    let area = CGRect(x: 0, y: 0, width: 101.5, height: 40)
    func width(_ mode: NSLineBreakMode) -> CGFloat {
      label.lineBreakMode = mode
      return label.textRect(forBounds: area, limitedToNumberOfLines: 1).width
    }
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
      #expect(width(mode) == 101.5)
    }
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
      #expect(width(mode) <= 101.5 && width(mode) > 80)
    }
  }

  @Test("scaling a line to fit changes none of its sizes", arguments: [0, 1])
  func sizesOfScaledText(numberOfLines: Int) {
    let area = CGRect(x: 0, y: 0, width: 150, height: 40)
    label.text = long
    label.numberOfLines = numberOfLines
    func sizes() -> [CGSize] {
      [
        label.intrinsicContentSize, label.sizeThatFits(area.size),
        label.textRect(forBounds: area, limitedToNumberOfLines: numberOfLines).size,
      ]
    }
    let unscaled = sizes()
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    #expect(sizes() == unscaled)
  }

  @Test("the preferred width wraps several lines, and leaves one line alone")
  func preferredMaxLayoutWidth() {
    label.text = long
    let single = label.intrinsicContentSize
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == single)
    label.preferredMaxLayoutWidth = single.width / 2
    #expect(label.intrinsicContentSize.width <= single.width / 2)
    #expect(label.intrinsicContentSize.height > single.height)
    #expect(
      label.intrinsicContentSize
        == label.sizeThatFits(CGSize(width: single.width / 2, height: 1000)))
  }

  @Test("a label avoids a single word on its last line; a paragraph style decides otherwise")
  func lineBreakStrategy() {
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = 0
    label.text = "aaa bbb ccc ddd"
    // The label is as wide as "aaa bbb ccc", so only "ddd" is on the second line.
    let plain = CGSize(width: 100, height: 0)
    let pushed = label.sizeThatFits(plain)
    label.lineBreakStrategy = []
    let greedy = label.sizeThatFits(plain)
    #expect(pushed.width < greedy.width && pushed.height == greedy.height)
    label.lineBreakStrategy = .standard
    func size(_ strategy: NSParagraphStyle.LineBreakStrategy?) -> CGSize {
      let text = NSMutableAttributedString(string: "aaa bbb ccc ddd")
      let all = NSRange(location: 0, length: text.length)
      text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: all)
      if let strategy {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        text.addAttribute(.paragraphStyle, value: style, range: all)
      }
      label.attributedText = text
      return label.sizeThatFits(plain)
    }
    #expect(size(nil) == greedy)
    #expect(size([]) == greedy)
    #expect(size(.pushOut) == pushed)
    #expect(size(.hangulWordPriority) == greedy)
  }

  @Test("a highlighted label has the highlighted color, if there is one")
  func highlighting() {
    label.text = "text"
    label.textColor = .systemRed
    let usual = items(of: label)
    #expect(!usual.isEmpty)
    label.isHighlighted = true
    #expect(items(of: label) == usual)
    label.highlightedTextColor = .systemBlue
    let highlighted = items(of: label)
    #expect(highlighted != usual)
    let blue = UILabel(frame: label.frame)
    blue.text = "text"
    blue.textColor = .systemBlue
    #expect(highlighted == items(of: blue))
    label.isHighlighted = false
    #expect(items(of: label) == usual)
  }

  @Test("the tint color is that of the label, or of the nearest view that has one")
  func tint() {
    let red = UILabel(frame: label.frame)
    red.text = "text"
    red.textColor = .systemRed
    label.text = "text"
    label.textColor = .tintColor
    let untinted = items(of: label)
    #expect(untinted != items(of: red))
    label.tintColor = .systemRed
    #expect(items(of: label) == items(of: red))
    label.tintColor = nil
    #expect(items(of: label) == untinted)
    let root = UIView(frame: label.frame)
    root.tintColor = .systemRed
    root.addSubview(label)
    #expect(items(of: label) == items(of: red))
  }

  @Test("removing font and color brings back the defaults")
  func defaults() {
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
  }

  @Test("a plain text reads as an attributed one in the label's font and color, and back")
  func attributedText() throws {
    label.text = "plain"
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == label.font)
    #expect(attributes[.foregroundColor] as? UIColor == .label)
    label.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "red")
    let red = UILabel(frame: label.frame)
    red.text = "red"
    red.textColor = .red
    #expect(items(of: label) == items(of: red))
  }

  private final class PaddedLabel: UILabel {
    private let room = UIEdgeInsets(top: 3, left: 8, bottom: 5, right: 8)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let text = super.textRect(
        forBounds: bounds.inset(by: room), limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -3, left: -8, bottom: -5, right: -8))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
  }

  @Test("a label with room of its own around the text is larger by it and draws inside it")
  func room() {
    let padded = PaddedLabel()
    for text in ["Text", long] {
      for lines in [1, 0] {
        (label.text, label.numberOfLines) = (text, lines)
        (padded.text, padded.numberOfLines) = (text, lines)
        let size = label.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(
          padded.sizeThatFits(CGSize(width: 116, height: 0))
            == CGSize(width: size.width + 16, height: size.height + 8))
        #expect(
          padded.intrinsicContentSize
            == CGSize(
              width: label.intrinsicContentSize.width + 16,
              height: label.intrinsicContentSize.height + 8))
      }
    }
    padded.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(drawn(padded).contains("glyphs"))
    padded.text = nil
    #expect(padded.sizeThatFits(.zero) == CGSize(width: 16, height: 8))
  }

  @Test("a subclass without room of its own looks like a label")
  func plainSubclass() {
    final class Plain: UILabel {}
    let plain = Plain(frame: label.frame)
    (plain.text, label.text) = (long, long)
    #expect(plain.intrinsicContentSize == label.intrinsicContentSize)
    #expect(
      plain.sizeThatFits(CGSize(width: 60, height: 0))
        == label.sizeThatFits(CGSize(width: 60, height: 0)))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let pictures = [plain, label].map { view in
      UIGraphicsImageRenderer(bounds: view.bounds, format: format).pngData { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      }
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test("a shadow has the color of the label and lies behind the text")
  func shadow() {
    label.text = "Text"
    let plain = items(of: label)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: CGFloat.nan)
    let shadowed = items(of: label)
    #expect(shadowed.count == 2 * plain.count)
    #expect(Array(shadowed.suffix(plain.count)) == plain)
    guard case .glyphs(let text) = plain[0], case .glyphs(let shadow) = shadowed[0] else {
      Issue.record("There are no glyphs.")
      return
    }
    #expect(shadow.color == UIColor.red.color(in: label.traitCollection))
    #expect(shadow.glyphs[0].position.x == text.glyphs[0].position.x + 2)
    #expect(shadow.glyphs[0].position.y == text.glyphs[0].position.y)
  }

  // Source of the numbers of lines: docs/measurements/text.md#labels.
  @Test(
    "lines that do not fit in the height are omitted",
    arguments: [(80, 3), (61, 3), (60.7, 3), (60.6, 2), (41, 2), (33, 1), (3, 1), (CGFloat.nan, 1)])
  func height(_ height: CGFloat, lines: Int) throws {
    label.frame.size = CGSize(width: 80, height: height)
    label.numberOfLines = 0
    label.text = "Lorem ipsum dolor sit amet, consectetur adipiscing elit"
    let text = try #require(label.drawnText)
    #expect(text.layout.lines.count == lines)
    #expect(text.layout.isTruncated)
    if height == 80 { #expect(text.frame.minY == 29 / 3.0) }
  }

  @Test("a line above omitted lines ends as the mode of line breaking says")
  func lastLine() throws {
    label.frame.size = CGSize(width: 100, height: 33)
    label.numberOfLines = 0
    label.text = "0 byWordWrapping"
    label.lineBreakMode = .byWordWrapping
    #expect(try #require(label.drawnText).layout.lines.map(\.range) == [0..<2])
    label.lineBreakMode = .byTruncatingTail
    let line = try #require(label.drawnText).layout.lines[0]
    #expect(line.range == 0..<16 && line.isTruncated)
  }

  // Source: docs/measurements/text.md#line-breaks.
  @Test("a single word is pushed to the last line of plain text only")
  func strategies() throws {
    let text = "Hello, world. This is some long text that runs onto several lines."
    label.frame.size = CGSize(width: 100, height: 200)
    label.numberOfLines = 0
    label.text = text
    #expect(try #require(label.drawnText?.layout.lines.last).range == 52..<66)
    label.attributedText = NSAttributedString(string: text)
    #expect(try #require(label.drawnText?.layout.lines.last).range == 60..<66)
  }

  @Test("a font that follows the text size is read as it is drawn")
  func adjustedFont() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.font.pointSize == 40)
    label.font = label.font
    label.traitOverrides.preferredContentSizeCategory = .large
    #expect(label.font == font)
    // The font keeps its last size.
    label.adjustsFontForContentSizeCategory = false
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.font.pointSize == 17)
  }

  // Source: FormSelectableValueItemView of Adyen/adyen-ios, and its pictures for iOS 17.2.
  @Test("an override of the intrinsic size adds to the height of several lines, too")
  func overriddenIntrinsicSize() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + 3)
      }
    }
    final class Unsized: UILabel {
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      }
    }
    let labels = [UILabel(), Padded(), Unsized()]
    for label in labels {
      label.text = "North Bridge Rd, #10-22 Funan 109, Singapore 179097"
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 800))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    let heights = labels.map(\.frame.height)
    #expect(heights[0] > 60, "several lines")
    #expect((heights[1] - heights[0] - 3).magnitude < 0.01)
    // Outside of the layout, the width is unlimited.
    #expect(labels[1].intrinsicContentSize.width > 120)
  }
}
