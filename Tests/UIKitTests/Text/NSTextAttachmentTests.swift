import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

@MainActor struct NSTextAttachmentTests {
  private static let star = UIImage(systemName: "star.fill")!
  /// An image of 10 × 6 points, opaque red at two pixels per point.
  private static let picture = UIImage(
    Picture(Bitmap(width: 20, height: 12, filledWith: 0xff00_00ff)), scale: 2)

  /// Returns the display list items of a text in a label with a font size of 17 points at its
  /// intrinsic width.
  private func items(
    of text: NSAttributedString, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, size: CGFloat = 17
  ) -> [DisplayList.Item] {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.traitOverrides.userInterfaceStyle = style
    label.traitOverrides.layoutDirection = direction
    label.traitOverrides.displayScale = 2
    label.attributedText = text
    label.frame = CGRect(origin: .zero, size: label.sizeThatFits(.zero))
    return DisplayListRecorder.record(label).items
  }

  /// Returns the rectangle of the first picture.
  private func imageRect(in items: [DisplayList.Item]) throws -> CGRect {
    for case .image(let item) in items { return item.rect }
    throw CocoaError(.featureUnsupported)
  }

  private func text(_ string: String, _ attachment: NSTextAttachment, _ end: String = "")
    -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: string)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: end))
    return text
  }

  @Test("an attachment is one character with the attribute")
  func character() {
    let attachment = NSTextAttachment(image: Self.picture)
    let text = NSMutableAttributedString(attachment: attachment)
    #expect(text.string.utf16.map(Int.init) == [NSTextAttachment.character])
    #expect(
      text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
    let colored = NSAttributedString(
      attachment: attachment, attributes: [.foregroundColor: UIColor.systemRed])
    #expect(colored.attributes(at: 0, effectiveRange: nil).count == 2)
  }

  @Test("a picture is on the baseline in its own size, on whole pixels")
  func picture() throws {
    let rect = try imageRect(in: items(of: text("W", NSTextAttachment(image: Self.picture))))
    #expect(rect.size == CGSize(width: 10, height: 6))
    // At 17 points, the ascender is 16.19 points. The nearest pixel boundary at two pixels per
    // point is 16.
    #expect(rect.maxY == 16)
    #expect(rect.minX * 2 == CGFloat(Int(rect.minX * 2)))
    #expect(rect.minX > 10)
  }

  @Test("bounds give place and size, y from the baseline up")
  func bounds() throws {
    let attachment = NSTextAttachment(image: Self.picture)
    attachment.bounds = CGRect(x: 2, y: -3, width: 20, height: 12)
    let rect = try imageRect(in: items(of: text("", attachment)))
    #expect(rect == CGRect(x: 2, y: 7, width: 20, height: 12))
  }

  @Test("a tall attachment increases the height of its line, and padding adds space on both sides")
  func room() {
    func size(_ change: (NSTextAttachment) -> Void) -> CGSize {
      let attachment = NSTextAttachment(image: Self.picture)
      change(attachment)
      let label = UILabel()
      label.traitOverrides.displayScale = 2
      label.attributedText = text("", attachment)
      return label.sizeThatFits(.zero)
    }
    let plain = size { _ in }
    #expect(plain.width == 10)
    #expect(size { $0.lineLayoutPadding = 3 } == CGSize(width: 16, height: plain.height))
    let tall = size { $0.bounds = CGRect(x: 0, y: -10, width: 5, height: 40) }
    #expect(tall == CGSize(width: 5, height: 40))
  }

  @Test("a symbol has the size of the surrounding text and its baseline")
  func symbols() throws {
    for size: CGFloat in [12, 17, 30] {
      let font = UIFont.systemFont(ofSize: size)
      let text = NSMutableAttributedString(
        attachment: NSTextAttachment(image: Self.star), attributes: [.font: font])
      let label = UILabel()
      label.traitOverrides.displayScale = 2
      label.attributedText = text
      let expected = Self.star.configured(
        with: UIImage.SymbolConfiguration(font: font), compatibleWith: label.traitCollection)
      #expect(label.sizeThatFits(.zero).width == expected.size.width)
      // A symbol beside the text has the same baseline as a symbol within the text.
      let layout = TextBlock(
        text, font: font, color: .label, paragraph: .init(), numberOfLines: 1,
        traits: label.traitCollection, adjustsFonts: false)
      let attachment = try #require(layout.text.runs.first?.attributes.attachment)
      #expect(attachment.baselineOffset == -(try #require(expected.baselineOffsetFromBottom)))
    }
  }

  @Test("the configuration of a symbol takes precedence over the text")
  func configuredSymbols() {
    let own = Self.star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: own))
    #expect(label.sizeThatFits(.zero).width > 35)
  }

  @Test("a symbol has the text's color, which follows light and dark")
  func tint() {
    func fills(_ style: UIUserInterfaceStyle, _ image: UIImage, _ color: UIColor?) -> [Color] {
      let text = NSAttributedString(
        attachment: NSTextAttachment(image: image),
        attributes: color.map { [.foregroundColor: $0] } ?? [:])
      return items(of: text, style: style).compactMap {
        if case .fill(_, let color) = $0 { color } else { nil }
      }
    }
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(fills(.light, Self.star, nil) == [.black])
    #expect(fills(.dark, Self.star, nil) == [UIColor.label.color(in: traits)])
    #expect(fills(.dark, Self.star, .systemRed) == [UIColor.systemRed.color(in: traits)])
    let original = Self.star.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)
    #expect(fills(.dark, original, .systemRed) == [UIColor.systemGreen.color(in: traits)])
  }

  @Test(
    "a picture at the end of a text is to the right of Latin text and to the left of Hebrew text")
  func direction() throws {
    func place(_ string: String, _ direction: UITraitEnvironmentLayoutDirection) throws -> CGRect {
      let text = text(string, NSTextAttachment(image: Self.picture))
      return try imageRect(in: items(of: text, direction: direction))
    }
    let latin = try place("Hello ", .leftToRight)
    #expect(latin.minX > 40)
    #expect(try place("Hello ", .rightToLeft) == latin)
    #expect(try place("שלום ", .rightToLeft).minX < 1)
    #expect(try place("שלום ", .leftToRight).minX < 1)
    // A text that consists of an attachment only follows the direction of the interface. The label
    // is as wide as the attachment.
    #expect(try place("", .rightToLeft).minX == 0)
  }

  @Test("symbols that show a direction turn round with the interface")
  func mirroredSymbols() throws {
    let arrow = try #require(UIImage(systemName: "chevron.forward"))
    let text = NSAttributedString(attachment: NSTextAttachment(image: arrow))
    #expect(items(of: text, direction: .rightToLeft) != items(of: text))
    let star = NSAttributedString(attachment: NSTextAttachment(image: Self.star))
    #expect(items(of: star, direction: .rightToLeft) == items(of: star))
  }

  @Test(
    "the data of an image file is shown; other data and missing images have the size of the bounds")
  func contents() throws {
    let data = try #require(Self.picture.pngData())
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    #expect(try imageRect(in: items(of: text("", attachment))).size.width == 20)
    let empty = NSTextAttachment(data: Data([1, 2, 3]), ofType: nil)
    empty.bounds = CGRect(x: 0, y: 0, width: 30, height: 5)
    #expect(items(of: text("", empty)).isEmpty)
    let label = UILabel()
    label.attributedText = text("", empty)
    #expect(label.sizeThatFits(.zero).width == 30)
  }

  @Test("bounds of nonsense make a finite layout")
  func nonsense() {
    for value: CGFloat in [.nan, .infinity, -.infinity, -5, 1e300] {
      let attachment = NSTextAttachment(image: Self.picture)
      attachment.bounds = CGRect(x: value, y: value, width: value, height: value)
      attachment.lineLayoutPadding = value
      let label = UILabel()
      label.attributedText = text("a", attachment, "b")
      let size = label.sizeThatFits(.zero)
      #expect(size.width.isFinite && size.height.isFinite)
    }
  }

  @Test("equal attachments make equal texts and equal configurations, with equal hashes")
  func equality() {
    func configuration(_ change: (NSTextAttachment) -> Void) -> UIListContentConfiguration {
      let attachment = NSTextAttachment(image: Self.star)
      change(attachment)
      var result = UIListContentConfiguration.cell()
      result.attributedText = text("a", attachment)
      return result
    }
    let one = configuration { _ in }
    #expect(one == configuration { _ in })
    #expect(one.hashValue == configuration { _ in }.hashValue)
    #expect(one != configuration { $0.bounds.size.width = 3 })
    #expect(one != configuration { $0.image = Self.picture })
    #expect(one != configuration { $0.lineLayoutPadding = 1 })
    final class Other: NSTextAttachment, @unchecked Sendable {}
    #expect(NSTextAttachment(image: Self.star) != Other(image: Self.star))
  }
}
