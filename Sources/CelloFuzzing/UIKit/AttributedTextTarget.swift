internal import Foundation
internal import UIKit

extension FuzzTarget {
  /// Attributed strings with values of any type for any attribute. They are measured, drawn,
  /// compared, converted and printed in notation.
  static let attributedText = FuzzTarget("attributed-text", inputs: TextInputs.bytes) { bytes in
    var choices = ByteChoices(bytes)
    let text = AttributedInputs.text(&choices)
    let size = CGSize(
      width: choices.pick(TextInputs.widths), height: choices.pick(TextInputs.widths))
    let options = NSStringDrawingOptions(rawValue: choices.below(64))
    let context = choices.sometimes(in: 3) { choices in
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = choices.pick([0, 0.5, 1, -1, .nan, .infinity])
      return context
    }
    let traits = UITraitCollection {
      $0.layoutDirection = choices.once(in: 3) ? .rightToLeft : .leftToRight
      $0.displayScale = choices.pick([2, 1, 3])
    }
    try traits.performingAsCurrent {
      let bounds = text.boundingRect(with: size, options: options, context: context)
      try require(
        bounds.width.isFinite && bounds.height.isFinite && bounds.minY.isFinite,
        "The text has an infinite size: \(text)")
      // Some texts are also drawn.
      guard bytes.count % 8 == 0 else { return }
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30))
      _ = renderer.image { _ in
        text.draw(with: CGRect(origin: .zero, size: size), options: options, context: context)
      }
    }
    let converted = NSAttributedString(AttributedString(text))
    try require(
      converted.length == text.length, "A text of another length: \(text.string.debugDescription)")
    if let read = NSAttributedString(notation: text.notation) {
      try require(
        read.string.utf16.elementsEqual(text.string.utf16),
        "Another text read back: \(text.string.debugDescription)")
    }
  }

  static let attributedNotation = FuzzTarget(
    "attributed-notation",
    seeds: [
      #"attributed "Read | \"me\"" | 0..<4 NSFont = font body 17.0/22.0 | 0..<4 NSColor = color label | 5..<7 NSKern = 2.0"#,
      #"attributed "a\u{fffc}" | 0..<2 NSParagraphStyle = paragraph alignment(center) lineSpacing(2.0) | 1..<2 NSAttachment = attachment bounds(0, -3, 20, 20) padding(2.0) image symbol(star)"#,
      #"attributed "x" | 0..<1 NSLink = url "https://a" | 0..<1 own = "y" | 0..<1 NSUnderline = 9"#,
    ],
    words:
      "attributed | 0..< ..<9 = font color paragraph attachment bounds( padding( image symbol( url \" \\u{ } < >"
  ) { bytes in _ = NSAttributedString(notation: String(decoding: bytes, as: UTF8.self)) }
}

private enum AttributedInputs {
  private static let keys: [NSAttributedString.Key] = [
    .font, .foregroundColor, .backgroundColor, .paragraphStyle, .kern, .tracking, .ligature,
    .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .strokeColor,
    .strokeWidth, .baselineOffset, .obliqueness, .attachment, .link, .init("own"),
  ]

  static func text(_ choices: inout ByteChoices) -> NSAttributedString {
    let text = NSMutableAttributedString(string: TextInputs.string(&choices))
    for _ in 0..<choices.below(6) where text.length > 0 {
      let start = choices.below(min(text.length, 200))
      let length = 1 + choices.below(min(text.length - start, 200))
      let key = choices.pick(keys)
      // Usually a value of the attribute's type, sometimes a value of any type.
      let value = choices.once(in: 6) ? anything(&choices) : self.value(of: key, &choices)
      text.addAttribute(key, value: value, range: NSRange(location: start, length: length))
    }
    return text
  }

  private static func value(
    of key: NSAttributedString.Key, _ choices: inout ByteChoices
  ) -> Any {
    switch key {
    case .font: font(&choices)
    case .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor, .strokeColor:
      choices.pick([UIColor.label, .systemRed, .clear, UIColor(white: .nan, alpha: 2)])
    case .paragraphStyle: paragraph(&choices)
    case .underlineStyle, .strikethroughStyle:
      choices.pick([1, 2, 9, 0x101, 0x402, -1, 0x7fff_ffff])
    case .attachment: attachment(&choices)
    case .link: "https://example.org"
    default: choices.pick(TextInputs.lengths)
    }
  }

  private static func anything(_ choices: inout ByteChoices) -> Any {
    switch choices.below(9) {
    case 0: 1
    case 1: "text"
    case 2: Double.nan
    case 3: NSNumber(value: 3)
    case 4: NSUnderlineStyle(rawValue: choices.below(20))
    case 5: font(&choices)
    case 6: UIColor.systemBlue
    case 7: URL(fileURLWithPath: "/")
    default: attachment(&choices)
    }
  }

  private static func font(_ choices: inout ByteChoices) -> UIFont {
    let size = choices.pick([17, 12, 30, 0.001, -1, .nan, .infinity, 1e9])
    return switch choices.below(5) {
    case 0: .systemFont(ofSize: size)
    case 1: .boldSystemFont(ofSize: size)
    case 2: .monospacedSystemFont(ofSize: size, weight: .light)
    case 3: .preferredFont(forTextStyle: .footnote)
    default: UIFont(descriptor: UIFontDescriptor(name: "No Such Font", size: size), size: 0)
    }
  }

  private static func paragraph(_ choices: inout ByteChoices) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = choices.pick([.left, .center, .right, .justified, .natural])
    style.lineBreakMode = NSLineBreakMode(rawValue: choices.below(6)) ?? .byClipping
    style.baseWritingDirection = choices.pick([.natural, .leftToRight, .rightToLeft])
    style.lineSpacing = choices.pick(TextInputs.lengths)
    style.headIndent = choices.pick(TextInputs.lengths)
    style.tailIndent = choices.pick(TextInputs.lengths)
    style.maximumLineHeight = choices.pick(TextInputs.lengths)
    style.lineHeightMultiple = choices.pick(TextInputs.lengths)
    style.lineBreakStrategy = choices.pick([[], .standard, .pushOut, .hangulWordPriority])
    return style
  }

  private static func attachment(_ choices: inout ByteChoices) -> NSTextAttachment {
    let attachment = NSTextAttachment(data: choices.once(in: 4) ? Data([1, 2]) : nil, ofType: nil)
    attachment.image = choices.sometimes(in: 2) {
      UIImage(systemName: $0.pick(["star", "chevron.forward"])) ?? UIImage()
    }
    attachment.lineLayoutPadding = choices.pick(TextInputs.lengths)
    if choices.once(in: 2) {
      attachment.bounds = CGRect(
        x: choices.pick(TextInputs.lengths), y: choices.pick(TextInputs.lengths),
        width: choices.pick(TextInputs.lengths), height: choices.pick(TextInputs.lengths))
    }
    return attachment
  }
}
