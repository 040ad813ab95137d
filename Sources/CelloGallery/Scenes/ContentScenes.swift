import CelloScenes
import UIKit

/// Individual properties of list content.
enum ContentScenes {
  static let scenes: [Scene] = texts + images + layouts

  private static func scene(
    _ group: String, _ name: String, shows summary: String, cases: Matrix = .listed(.style()),
    _ configure: @escaping @Sendable (inout UIListContentConfiguration) -> Void,
    from factory: @escaping @Sendable () -> UIListContentConfiguration = { .cell() }
  ) -> Scene {
    Scene(
      group: group, name: name, shows: summary, in: Scene.List(.insetGrouped),
      cases: cases.times(.position(.only))
    ) { variant in
      var content = factory()
      configure(&content)
      let cell = StateCell(variant.state)
      cell.contentConfiguration = content
      return cell
    }
  }

  private static let directions = Matrix.listed(.direction())

  // MARK: Texts

  private static let sentence = "Everything that cells can say fits on a few lines of text."

  private static let texts: [Scene] = [
    scene("text-properties", "center", shows: "centered text") {
      $0.text = sentence
      $0.secondaryText = "Centered as well"
      $0.textProperties.alignment = .center
      $0.secondaryTextProperties.alignment = .center
    },
    scene("text-properties", "justified", shows: "justified text") {
      $0.text = sentence + " " + sentence
      $0.textProperties.alignment = .justified
    },
    scene("text-properties", "uppercase", shows: "text in capitals") {
      $0.text = "Grüße aus München"
      $0.secondaryText = "Straße und Maß"
      $0.textProperties.transform = .uppercase
      $0.secondaryTextProperties.transform = .capitalized
    },
    scene("text-properties", "two-lines", shows: "text that is cut off after two lines") {
      $0.text = sentence + " " + sentence + " " + sentence
      $0.textProperties.numberOfLines = 2
    },
    scene("text-properties", "head", shows: "text whose beginning is cut off") {
      $0.text = sentence + " " + sentence
      $0.textProperties.numberOfLines = 1
      $0.textProperties.lineBreakMode = .byTruncatingHead
    },
    scene("text-properties", "middle", shows: "text whose middle is cut off") {
      $0.text = sentence + " " + sentence
      $0.textProperties.numberOfLines = 1
      $0.textProperties.lineBreakMode = .byTruncatingMiddle
    },
    scene("text-properties", "clipping", shows: "text that runs on to the edge and is clipped") {
      $0.text = sentence + " " + sentence
      $0.textProperties.numberOfLines = 1
      $0.textProperties.lineBreakMode = .byClipping
    },
    scene("text-properties", "characters", shows: "text that is broken at any character") {
      $0.text = "Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch"
      $0.textProperties.lineBreakMode = .byCharWrapping
    },
    scene("text-properties", "shrinking", shows: "a line that is set smaller to fit") {
      $0.text = "A line that is a little too long for one row"
      $0.textProperties.numberOfLines = 1
      $0.textProperties.adjustsFontSizeToFitWidth = true
      $0.textProperties.minimumScaleFactor = 0.5
    },
    scene("text-properties", "fonts", shows: "custom fonts and colors") {
      $0.text = "Bold, in orange"
      $0.textProperties.font = .systemFont(ofSize: 24, weight: .bold)
      $0.textProperties.color = .systemOrange
      $0.secondaryText = "0123456789 in digits of one width"
      $0.secondaryTextProperties.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
      $0.secondaryTextProperties.color = .systemGreen
    },
    scene("text-properties", "attributed", shows: "attributed text with several styles") {
      $0.attributedText = attributed
      $0.secondaryText = "Plain text below"
    },
    scene("text-properties", "alpha", shows: "content at half its opacity") {
      $0.image = UIImage(systemName: "star.fill")
      $0.text = "Half transparent"
      $0.secondaryText = "All of it, as one"
      $0.alpha = 0.5
    },
  ]

  private static var attributed: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Bold, ", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
    text.append(
      NSAttributedString(
        string: "underlined, ",
        attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    text.append(
      NSAttributedString(
        string: "struck out, ",
        attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue]))
    text.append(
      NSAttributedString(string: "red, ", attributes: [.foregroundColor: UIColor.systemRed]))
    text.append(
      NSAttributedString(
        string: "marked", attributes: [.backgroundColor: UIColor.systemYellow]))
    text.append(
      NSAttributedString(
        string: " and raised",
        attributes: [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 12)]))
    return text
  }

  // MARK: Images

  private static let images: [Scene] = [
    scene("image-properties", "bitmap", shows: "a bitmap in its own colors and size") {
      $0.image = SamplePictures.landscape(60, 40)
      $0.text = "60 × 40"
    },
    scene("image-properties", "maximum-size", shows: "a bitmap shrunk in proportion") {
      $0.image = SamplePictures.landscape(120, 80)
      $0.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      $0.text = "120 × 80 in 40 × 40"
    },
    scene("image-properties", "corner-radius", shows: "a bitmap with round corners and a line") {
      $0.image = SamplePictures.landscape(48, 48)
      $0.imageProperties.cornerRadius = 12
      $0.imageProperties.strokeWidth = 2
      $0.imageProperties.strokeColor = .systemPink
      $0.text = "Corners of 12, line of 2"
    },
    scene("image-properties", "tint", shows: "a symbol in a color of its own") {
      $0.image = UIImage(systemName: "gear")
      $0.imageProperties.tintColor = .systemPurple
      $0.text = "Tinted"
    },
    scene("image-properties", "symbol-size", shows: "a symbol in another size and weight") {
      $0.image = UIImage(systemName: "checkmark")
      $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 30, weight: .bold)
      $0.text = "Thirty points, bold"
    },
    Scene(
      group: "image-properties", name: "reserved-size",
      shows: "images of several widths, first without, then with a reserved width",
      cases: directions
    ) { _ in
      let widths: [CGFloat] = [30, 52, 20]
      return ColumnView(
        [0, 60].flatMap { reserved in
          widths.map { width in
            var content = UIListContentConfiguration.cell()
            content.image = SamplePictures.landscape(width, 30)
            content.imageProperties.reservedLayoutSize = CGSize(width: reserved, height: 0)
            content.text =
              reserved == 0 ? "No room is reserved" : "\(Int(reserved)) points are reserved"
            return UIListContentView(configuration: content)
          }
        })
    },
    Scene(
      group: "image-properties", name: "standard-dimension",
      shows: "symbols of several widths, and a bitmap in the standard room of symbols",
      cases: .listed()
    ) { _ in
      let images =
        ["person", "wifi", "pencil", "ellipsis"].map { UIImage(systemName: $0) }
        + [SamplePictures.landscape(20, 20)]
      return ColumnView(
        images.map { image in
          var content = UIListContentConfiguration.cell()
          content.image = image
          content.imageProperties.reservedLayoutSize = CGSize(
            width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
          content.text = "Aligned"
          return UIListContentView(configuration: content)
        })
    },
  ]

  // MARK: Layout

  private static let layouts: [Scene] = [
    scene(
      "content-layout", "side-by-side",
      shows: "two texts on one line, and below each other where they do not fit",
      cases: .listed(.width(393, 320, 200), .textSize(.large, .accessibilityMedium)),
      {
        $0.text = "Software Version"
        $0.secondaryText = "26.1 (23B85)"
      }, from: { .valueCell() }),
    scene(
      "content-layout", "margins", shows: "margins and distances of one's own", cases: directions
    ) {
      $0.image = UIImage(systemName: "star.fill")
      $0.text = "Margins of 40 and 30"
      $0.secondaryText = "Distances of 4 and 12"
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 30, leading: 40, bottom: 30, trailing: 40)
      $0.imageToTextPadding = 4
      $0.textToSecondaryTextVerticalPadding = 12
    },
    scene(
      "content-layout", "own-axes",
      shows: "margins that do not follow those of the list", cases: directions
    ) {
      $0.axesPreservingSuperviewLayoutMargins = []
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 15, leading: 2, bottom: 15, trailing: 2)
      $0.text = "Two points from the edge"
    },
    scene(
      "content-layout", "accessibility",
      shows: "texts that flow around and under the image at accessibility sizes",
      cases: .listed(
        .textSize(
          .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
          .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge),
        .direction())
    ) {
      $0.image = UIImage(systemName: "star.fill")
      $0.text = "Text flows around and under the image"
      $0.secondaryText = "The secondary text follows below"
    },
    scene(
      "content-layout", "accessibility-bitmap",
      shows: "texts around a tall image at an accessibility size",
      cases: .listed(.textSize(.accessibilityMedium, .accessibilityExtraLarge))
    ) {
      $0.image = SamplePictures.landscape(90, 120)
      $0.text = "Several lines stand beside a tall image, the rest goes below it"
      $0.secondaryText = "As does the secondary text, wherever it starts"
    },
  ]
}
