import CelloRaster
import Testing
import UIKit

@testable import CelloViews

struct StringDrawingTests {
  private static var attributes: [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: 17)
    ]
  }

  private func items(scale: CGFloat = 2, _ draw: () -> Void) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    UITraitCollection(displayScale: scale).performAsCurrent { items = CGContext.items(draw) }
    return items
  }

  private func glyphs(_ items: [DisplayList.Item]) -> [GlyphRun] {
    items.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  /// Source: the height of a line in the system font is the sum of its ascender and descender,
  /// 2444/2048 of the font size.
  @Test("a line is as high as its font, to the fraction", arguments: [12, 17, 30])
  func heights(size: Double) {
    let font = UIFont.systemFont(ofSize: CGFloat(size))
    let height = "Text".size(withAttributes: [.font: font]).height
    #expect(Double(height) == size * 2444 / 2048)
    #expect(height == font.lineHeight)
    let two = "Text\nText".size(withAttributes: [.font: font])
    #expect(two.height == 2 * height)
  }

  @Test("text without a font is set in the system font of 12 points, in black")
  func defaults() {
    #expect("Text".size() == "Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
    let run = glyphs(items { "Text".draw(at: .zero) }).first
    #expect(run?.color == .black)
  }

  @Test("strings of every kind are the same")
  func kinds() {
    let string = "Hello, world"
    let object = string as NSString
    let attributed = NSAttributedString(string: string, attributes: Self.attributes)
    let size = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    #expect(object.size(withAttributes: Self.attributes) == attributed.size())
    let expected = attributed.boundingRect(
      with: size, options: [.usesLineFragmentOrigin], context: nil)
    #expect(
      string.boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: Self.attributes, context: nil)
        == expected)
    #expect(
      object.boundingRect(
        with: size, options: [.usesLineFragmentOrigin], attributes: Self.attributes, context: nil)
        == expected)
    let drawn = items { attributed.draw(at: CGPoint(x: 3, y: 4)) }
    #expect(!drawn.isEmpty)
    #expect(
      items { object.draw(at: CGPoint(x: 3, y: 4), withAttributes: Self.attributes) } == drawn)
    #expect(
      items { string.draw(at: CGPoint(x: 3, y: 4), withAttributes: Self.attributes) } == drawn)
    let rect = CGRect(x: 3, y: 4, width: 60, height: 90)
    let wrapped = items { attributed.draw(in: rect) }
    #expect(items { object.draw(in: rect, withAttributes: Self.attributes) } == wrapped)
    #expect(items { string.draw(in: rect, withAttributes: Self.attributes) } == wrapped)
    #expect(
      items {
        object.draw(
          with: rect, options: [.usesLineFragmentOrigin], attributes: Self.attributes, context: nil)
      } == wrapped)
  }

  @Test("text is wrapped in the width, and its bounds are as wide as the widest line")
  func wrapping() {
    let text = NSAttributedString(string: "one two three four", attributes: Self.attributes)
    let line = text.size()
    let bounds = text.boundingRect(
      with: CGSize(width: 70, height: 0), options: [.usesLineFragmentOrigin], context: nil)
    #expect(bounds.origin == .zero)
    #expect(bounds.width <= 70 && bounds.width > 40)
    #expect(bounds.height >= 2 * line.height)
    // Without the option, the text is a single line, and the bounds are relative to its baseline.
    let single = text.boundingRect(with: CGSize(width: 70, height: 0), context: nil)
    #expect(single.size == line)
    #expect(Double(single.minY) == -17.0 * 1950 / 2048)
  }

  @Test("a point is the top left corner, or the baseline's start for a single line")
  func origins() {
    let string = "x"
    let corner = glyphs(
      items { string.draw(at: CGPoint(x: 10, y: 20), withAttributes: Self.attributes) })
    // The ascender is 16.19 points. The nearest pixel boundary at two pixels per point is 16.
    #expect(corner.first?.glyphs.first?.position == CGPoint(x: 10, y: 36))
    let baseline = glyphs(
      items {
        string.draw(
          with: CGRect(x: 10, y: 20, width: 0, height: 0), attributes: Self.attributes, context: nil
        )
      })
    #expect(baseline.first?.glyphs.first?.position == CGPoint(x: 10, y: 20))
  }

  @Test("lines below the rectangle are left out; on request the last one ends in an ellipsis")
  func height() {
    let text = NSAttributedString(
      string: "one two three four five six", attributes: Self.attributes)
    let rect = CGRect(x: 0, y: 0, width: 60, height: 45)
    func count(_ options: NSStringDrawingOptions) -> Int {
      glyphs(items { text.draw(with: rect, options: options, context: nil) }).flatMap(\.glyphs)
        .count
    }
    let cut = count([.usesLineFragmentOrigin])
    let truncated = count([.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    #expect(cut > 0 && truncated > 0 && cut != truncated)
    let bounds = text.boundingRect(
      with: rect.size, options: [.usesLineFragmentOrigin], context: nil)
    #expect(bounds.height <= 45)
  }

  @Test("the leading of a text style counts on request")
  func leading() {
    let font = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let text = NSAttributedString(string: "a\nb", attributes: [.font: font])
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(with: .zero, options: options, context: nil).height
    }
    let tight = height([.usesLineFragmentOrigin])
    #expect(tight == 2 * font.lineHeight)
    let added = Double(height([.usesLineFragmentOrigin, .usesFontLeading]) - tight)
    #expect(abs(added - Double(font.leading)) < 0.001)
  }

  @Test("a context contains the scale factor of the text")
  func shrinking() {
    let text = NSAttributedString(
      string: "one two three", attributes: Self.attributes)
    let context = NSStringDrawingContext()
    #expect(context.actualScaleFactor == 0)
    context.minimumScaleFactor = 0.5
    let bounds = text.boundingRect(
      with: CGSize(width: 70, height: 30), options: [.usesLineFragmentOrigin], context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(context.totalBounds == bounds)
    #expect(bounds.width <= 70)
    let roomy = NSStringDrawingContext()
    roomy.minimumScaleFactor = 0.5
    _ = text.boundingRect(
      with: CGSize(width: 300, height: 30), options: [.usesLineFragmentOrigin], context: roomy)
    #expect(roomy.actualScaleFactor == 1)
  }

  @Test("alignment, direction, colors and attachments follow the current traits")
  func traits() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .right
    let rect = CGRect(x: 0, y: 0, width: 100, height: 30)
    func x(_ attributes: [NSAttributedString.Key: Any], _ traits: UITraitCollection) throws
      -> CGFloat
    {
      var items: [DisplayList.Item] = []
      traits.performAsCurrent {
        items = CGContext.items { "ab".draw(in: rect, withAttributes: attributes) }
      }
      return try #require(glyphs(items).first?.glyphs.first?.position.x)
    }
    #expect(try x([:], UITraitCollection(layoutDirection: .leftToRight)) < 1)
    #expect(try x([:], UITraitCollection(layoutDirection: .rightToLeft)) > 80)
    #expect(
      try x([.paragraphStyle: paragraph], UITraitCollection(layoutDirection: .leftToRight)) > 80)
    var items: [DisplayList.Item] = []
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      items = CGContext.items {
        "a".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.label])
      }
    }
    #expect(glyphs(items).first?.color == .white)
    let star = try #require(UIImage(systemName: "star.fill"))
    let attached = NSAttributedString(attachment: NSTextAttachment(image: star))
    #expect(!self.items { attached.draw(at: .zero) }.isEmpty)
  }

  @Test("an image renderer's picture shows what is drawn, moved and clipped as the context is")
  func renderer() throws {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1))
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format)
    func ink(_ draw: @escaping (CGContext) -> Void) throws -> (left: Int, right: Int) {
      let image = renderer.image { draw($0.cgContext) }
      let bitmap = try #require(image.picture?.picture.bitmap)
      var columns: [Int] = []
      for x in 0..<bitmap.width where (0..<bitmap.height).contains(where: { bitmap[x, $0] != 0 }) {
        columns.append(x)
      }
      return (columns.first ?? -1, columns.last ?? -1)
    }
    let plain = try ink { _ in "M".draw(at: .zero, withAttributes: Self.attributes) }
    #expect(plain.left >= 0 && plain.right > 10 && plain.right < 20)
    let moved = try ink {
      $0.translateBy(x: 20, y: 0)
      "M".draw(at: .zero, withAttributes: Self.attributes)
    }
    #expect(moved.left == plain.left + 20)
    let clipped = try ink {
      $0.clip(to: CGRect(x: 0, y: 0, width: 6, height: 30))
      "M".draw(at: .zero, withAttributes: Self.attributes)
    }
    #expect(clipped.right == 5)
  }

  @Test("nonsense is measured as something finite and drawn without harm")
  func nonsense() {
    for value: CGFloat in [.nan, .infinity, -.infinity, -3, 0, 1e300] {
      let size = CGSize(width: value, height: value)
      for options: NSStringDrawingOptions in [[], [.usesLineFragmentOrigin], .init(rawValue: -1)] {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = value
        let bounds = "a b\nc".boundingRect(
          with: size, options: options, attributes: Self.attributes, context: context)
        #expect(bounds.width.isFinite && bounds.height.isFinite && bounds.minY.isFinite)
        _ = items {
          "a b\nc".draw(
            with: CGRect(origin: CGPoint(x: value, y: value), size: size), options: options,
            attributes: [.font: UIFont.systemFont(ofSize: 4)], context: context)
        }
      }
    }
    #expect("".size() == .zero)
    "no context".draw(at: .zero)
  }

  @Test("device metrics are the bounds of what is drawn")
  func deviceMetrics() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 100)]
    func bounds(_ text: String, _ options: NSStringDrawingOptions) -> CGRect {
      text.boundingRect(with: .zero, options: options, attributes: attributes, context: nil)
    }
    let low = bounds("x", [.usesLineFragmentOrigin, .usesDeviceMetrics])
    let line = bounds("x", .usesLineFragmentOrigin)
    #expect(low.height > 45 && low.height < 60 && line.contains(low) && low.width < line.width)
    let tall = bounds("H", [.usesLineFragmentOrigin, .usesDeviceMetrics])
    #expect(abs(tall.maxY - low.maxY) < 2 && tall.minY < low.minY - 10)
    // Without line fragments, the bounds are relative to the baseline.
    #expect(abs(bounds("H", .usesDeviceMetrics).maxY) < 1)
    #expect(bounds(" ", .usesDeviceMetrics) == .zero && bounds("", .usesDeviceMetrics) == .zero)
  }
}
