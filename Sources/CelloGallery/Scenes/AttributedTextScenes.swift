import CelloScenes
import UIKit

/// Texts with several attributes.
enum AttributedTextScenes {
  static let scenes: [Scene] = [attributes, paragraphs, lists, shapes, attachments, strings]

  /// Light and dark, in both layout directions.
  private static let cases = Matrix.listed(.style(), .direction())

  private static let attributes = Scene(
    group: "typography", name: "attributes",
    shows: "what attributed strings can ask for: lines, strokes, backgrounds, spacing, baselines",
    cases: .listed(.style())
  ) { _ in
    let rows: [[(String, (inout AttributeContainer) -> Void)]] = [
      [
        ("Bold", { $0.font = .boldSystemFont(ofSize: 17) }), (", ", { _ in }),
        ("italic", { $0.font = .italicSystemFont(ofSize: 17) }), (", ", { _ in }),
        ("code", { $0.font = .monospacedSystemFont(ofSize: 16, weight: .regular) }),
        (", ", { _ in }),
        ("red", { $0.foregroundColor = .systemRed }), (" and ", { _ in }),
        ("marked", { $0.backgroundColor = .systemYellow.withAlphaComponent(0.5) }),
      ],
      [
        ("Single", { $0.underlineStyle = .single }), (" ", { _ in }),
        ("double", { $0.underlineStyle = .double }), (" ", { _ in }),
        ("thick", { $0.underlineStyle = .thick }), (" ", { _ in }),
        (
          "dotted",
          {
            $0.underlineStyle = [.single, .patternDot]
            $0.underlineColor = .systemBlue
          }
        ), (" ", { _ in }),
        ("dashed", { $0.underlineStyle = [.thick, .patternDash] }), (" ", { _ in }),
        ("gone", { $0.strikethroughStyle = .single }), (" ", { _ in }),
        (
          "wrong",
          {
            $0.strikethroughStyle = .double
            $0.strikethroughColor = .systemRed
          }
        ),
      ],
      [
        (
          "Outlined ",
          {
            $0.font = .boldSystemFont(ofSize: 28)
            $0.strokeWidth = 3
          }
        ),
        (
          "and filled",
          {
            $0.font = .boldSystemFont(ofSize: 28)
            $0.strokeWidth = -3
            $0.strokeColor = .systemOrange
          }
        ),
      ],
      [
        ("Spaced out", { $0.kern = 4 }), (" ", { _ in }), ("tight", { $0.tracking = -1 }),
        (" no pairs: AVAT", { $0.kern = 0 }), (" ", { _ in }),
        ("leaning", { $0.obliqueness = 0.3 }),
      ],
      [
        ("E = mc", { _ in }),
        (
          "2",
          {
            $0.font = .systemFont(ofSize: 11)
            $0.baselineOffset = 7
          }
        ),
        (", H", { _ in }),
        (
          "2",
          {
            $0.font = .systemFont(ofSize: 11)
            $0.baselineOffset = -3
          }
        ),
        ("O, ", { _ in }), ("large", { $0.font = .systemFont(ofSize: 30) }), (" and ", { _ in }),
        ("small", { $0.font = .systemFont(ofSize: 9) }),
      ],
    ]
    return ColumnView(
      rows.map { parts in
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(text(parts))
        return UIListContentView(configuration: content)
      })
  }

  private static let paragraphs = Scene(
    group: "typography", name: "paragraphs",
    shows: "paragraph styles: alignment, indents, spacing, line heights",
    cases: .listed(.direction())
  ) { _ in
    let styles: [(NSMutableParagraphStyle) -> Void] = [
      { $0.alignment = .natural }, { $0.alignment = .right }, { $0.alignment = .center },
      { $0.alignment = .justified },
      {
        $0.firstLineHeadIndent = 24
        $0.headIndent = 12
        $0.tailIndent = -24
      },
      { $0.lineSpacing = 6 }, { $0.lineHeightMultiple = 0.85 },
    ]
    let text = NSMutableAttributedString()
    for (index, style) in styles.enumerated() {
      let paragraph = NSMutableParagraphStyle()
      paragraph.paragraphSpacing = 8
      style(paragraph)
      text.append(
        NSAttributedString(
          string: (index == 0 ? "" : "\n")
            + "Paragraph \(index + 1): the quick brown fox jumps over the lazy dog and runs away.",
          attributes: [.paragraphStyle: paragraph]))
    }
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.numberOfLines = 0
    label.attributedText = text
    return ColumnView([label])
  }

  private static let lists = Scene(
    group: "typography", name: "lists", shows: "paragraphs of lists, with markers and numbers",
    cases: .listed(.direction())
  ) { _ in
    let steps = NSTextList(markerFormat: .init("{decimal}."), options: 0)
    let parts = NSTextList(markerFormat: .disc, options: 0)
    let paragraphs: [(String, [NSTextList])] = [
      ("Peel the fruit, and cut it into slices that are not too thin", [steps]),
      ("Apples", [steps, parts]), ("Pears", [steps, parts]), ("Serve them cold", [steps]),
      ("Ready in ten minutes.", []),
    ]
    let text = NSMutableAttributedString()
    for (index, paragraph) in paragraphs.enumerated() {
      let style = NSMutableParagraphStyle()
      style.textLists = paragraph.1
      style.paragraphSpacing = 4
      text.append(
        NSAttributedString(
          string: (index == 0 ? "" : "\n") + paragraph.0, attributes: [.paragraphStyle: style]))
    }
    let view = UITextView()
    view.attributedText = text
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    return ColumnView([view])
  }

  private static let shapes = Scene(
    group: "typography", name: "shapes",
    shows: "letters that are slanted, wider, or as far from each other as asked for, and a link",
    cases: .listed(.style())
  ) { _ in
    let base = UIFont.systemFont(ofSize: 20).fontDescriptor
    let texts: [(String, [NSAttributedString.Key: Any])] = [
      (
        "Slanted to the left",
        [
          .font: UIFont(
            descriptor: base.withMatrix(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 0, ty: 0)),
            size: 20)
        ]
      ),
      (
        "Wide letters",
        [.font: UIFont(descriptor: base.withMatrix(CGAffineTransform(scaleX: 1.5, y: 1)), size: 20)]
      ),
      ("Narrow letters", [.font: UIFont(descriptor: base, size: 20), .expansion: -0.3]),
      (
        "One distance",
        [.font: UIFont(descriptor: base.addingAttributes([.fixedAdvance: 14]), size: 20)]
      ),
      (
        "A page to open", [.font: UIFont(descriptor: base, size: 20), .link: "https://example.com"]
      ),
    ]
    return ColumnView(
      texts.map { text, attributes in
        let label = UILabel()
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        return label
      })
  }

  private static let attachments = Scene(
    group: "typography", name: "attachments",
    shows: "symbols and pictures in a line of text",
    in: .init(.insetGrouped), cases: cases
  ) { variant in
    let cell = UICollectionViewListCell(frame: .zero)
    var content = UIListContentConfiguration.subtitleCell()
    let isArabic = variant.traits.layoutDirection == .rightToLeft
    let title = NSMutableAttributedString(string: isArabic ? "ممتاز " : "Excellent ")
    title.append(symbol("star.fill", .systemYellow))
    title.append(
      NSAttributedString(
        string: isArabic ? " من Anna " : " by Anna ",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .headline)]))
    title.append(symbol("checkmark.seal.fill", .systemBlue, style: .headline))
    content.attributedText = title

    let picture = NSTextAttachment(image: SamplePictures.landscape(24, 16))
    picture.lineLayoutPadding = 2
    let detail = NSMutableAttributedString(string: isArabic ? "الموقع " : "Seen at ")
    detail.append(NSAttributedString(attachment: picture))
    detail.append(NSAttributedString(string: isArabic ? " الجبال " : " the hills "))
    detail.append(symbol("chevron.forward", nil, style: .footnote))
    let lowered = NSTextAttachment(image: SamplePictures.landscape(24, 16))
    lowered.bounds = CGRect(x: 0, y: -4, width: 30, height: 20)
    detail.append(NSAttributedString(attachment: lowered))
    content.secondaryAttributedText = detail
    cell.contentConfiguration = content
    return cell
  }

  private static let strings = Scene(
    group: "typography", name: "string-drawing",
    shows: "strings drawn into images: initials, a caption that is cut off, a count",
    in: .init(.insetGrouped), cases: .listed(.style())
  ) { _ in
    let cell = UICollectionViewListCell(frame: .zero)
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { context in
      let bounds = CGRect(x: 0, y: 0, width: 44, height: 44)
      UIColor.systemIndigo.setFill()
      UIBezierPath(ovalIn: bounds).fill()
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 18, weight: .semibold), .foregroundColor: UIColor.white,
      ]
      let size = "ÅB".size(withAttributes: attributes)
      "ÅB".draw(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
        withAttributes: attributes)
    }
    content.text = "Åsa Bergström"
    content.secondaryAttributedText = NSAttributedString(
      attachment: NSTextAttachment(image: caption()))
    cell.contentConfiguration = content
    return cell
  }

  private static func caption() -> UIImage {
    let size = CGSize(width: 220, height: 36)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemYellow.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6).fill()
      let text = NSMutableAttributedString(
        string:
          "A caption of two lines in a picture, of which there is more than there is room for",
        attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black])
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 2, length: 7))
      text.draw(
        with: CGRect(x: 6, y: 3, width: 208, height: 30),
        options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
  }

  private static func symbol(
    _ name: String, _ color: UIColor?, style: UIFont.TextStyle? = nil
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color
    attributes[.font] = style.map(UIFont.preferredFont(forTextStyle:))
    guard let image = UIImage(systemName: name) else { return NSAttributedString() }
    return NSAttributedString(attachment: NSTextAttachment(image: image), attributes: attributes)
  }

  private static func text(
    _ parts: [(String, (inout AttributeContainer) -> Void)]
  ) -> AttributedString {
    var text = AttributedString()
    for (string, change) in parts {
      var container = AttributeContainer()
      change(&container)
      text.append(AttributedString(string, attributes: container))
    }
    return text
  }
}
