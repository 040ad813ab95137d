import Testing
@_spi(Cello) import UIKit

@testable import CelloControls

@MainActor struct UIListContentViewTests {
  private func view(
    _ configure: (inout UIListContentConfiguration) -> Void
  ) -> UIListContentView {
    var configuration = UIListContentConfiguration.cell()
    configure(&configuration)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 50, y: 50, width: 320, height: 80)
    return view
  }

  @Test("there is a guide for each visible part only")
  func guidesOfParts() {
    let view = view { $0.text = "Text" }
    #expect(view.textLayoutGuide != nil)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    var other = UIListContentConfiguration.cell()
    other.secondaryText = "Secondary"
    other.image = UIImage(systemName: "star")
    view.configuration = other
    #expect(view.textLayoutGuide == nil)
    #expect(view.secondaryTextLayoutGuide != nil)
    #expect(view.imageLayoutGuide != nil)
  }

  @Test("a guide has the frame of its part in the view's coordinates, and follows it")
  func guideFollows() throws {
    let view = view {
      $0.text = "Text"
      $0.secondaryText = "Secondary"
      $0.image = UIImage(systemName: "star")
    }
    let text = try #require(view.textLayoutGuide)
    let secondary = try #require(view.secondaryTextLayoutGuide)
    let image = try #require(view.imageLayoutGuide)
    #expect(text.owningView === view)
    #expect(text.layoutFrame.origin == view.frames().text?.frame.origin)
    // The area of the image is 24 points wide and starts after the margin of 16 points. The texts
    // start 16 points after the area.
    #expect(text.layoutFrame.minX == 56 as CGFloat)
    // The image has whole pixels.
    #expect(image.layoutFrame.midX.isClose(to: 28, within: 1 / 3))
    #expect(secondary.layoutFrame.minY.isClose(to: text.layoutFrame.maxY + 4))
    view.frame.size.height = 100
    #expect(view.textLayoutGuide === text)
    #expect(text.layoutFrame.minY == view.frames().text?.frame.minY)
  }

  @Test("a guide whose view or part is gone is empty")
  func emptyGuide() throws {
    var view: UIListContentView? = view { $0.text = "Text" }
    let guide = try #require(view?.textLayoutGuide)
    view?.configuration = UIListContentConfiguration.cell()
    #expect(guide.layoutFrame == .zero)
    view = nil
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }

  @Test("the drawing follows each change after the content was measured")
  func changesAfterMeasuring() {
    let view = view { $0.text = "A text that is too long for one line of this width" }
    func expectFresh(_ change: Comment) {
      let fresh = UIListContentView(
        configuration: view.configuration as! UIListContentConfiguration)
      fresh.frame = view.frame
      fresh.inherit(view.traitCollection)
      #expect(
        DisplayListRecorder.record(view).description
          == DisplayListRecorder.record(fresh).description, change)
      _ = view.sizeThatFits(CGSize(width: view.bounds.width, height: 0))
    }
    expectFresh("nothing")
    view.frame.size.width = 200
    expectFresh("width")
    view.frame.size.height = 120
    expectFresh("height")
    var configuration = view.configuration as! UIListContentConfiguration
    configuration.text = "Another text"
    view.configuration = configuration
    expectFresh("configuration")
    configuration.directionalLayoutMargins.leading = 40
    view.configuration = configuration
    expectFresh("margins")
    view.inherit(
      view.traitCollection.modifyingTraits {
        $0.preferredContentSizeCategory = .accessibilityLarge
        $0.layoutDirection = .rightToLeft
      })
    expectFresh("traits")
  }

  @Test("content that was measured before its font was registered is drawn in it afterwards")
  func lateRegistration() throws {
    let view = view {
      $0.text = "WWW"
      $0.textProperties.font = UIFont(
        descriptor: UIFontDescriptor(fontAttributes: [.family: "Noto Sans Display"]), size: 40)
    }
    let width = try #require(view.frames().text).layout.size.width
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansDisplay-Regular.ttf")
    try #require(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    #expect(try #require(view.frames().text).layout.size.width != width)
  }

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]
  private static let accessibilitySizes: [UIContentSizeCategory] = [
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func view(
    _ category: UIContentSizeCategory, _ systemVersion: SystemVersion,
    _ content: () -> UIListContentConfiguration
  ) -> UIListContentView {
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.preferredContentSizeCategory = category
      $0.systemVersion = systemVersion
    }
    return traits.performingAsCurrent {
      let view = UIListContentView(configuration: content())
      view.inherit(traits)
      return view
    }
  }

  // Source of 52 and 44: docs/measurements/content.md#standard-symbol-size.
  @Test(
    "a row's height does not depend on its symbol, at any text size",
    arguments: [(SystemVersion.iOS26, 52.0), (.iOS18, 44)])
  func symbols(systemVersion: SystemVersion, height: Double) {
    for category in Self.sizes + Self.accessibilitySizes {
      func measured(_ symbol: String?) -> CGFloat {
        view(category, systemVersion) {
          var content = UIListContentConfiguration.cell()
          content.text = "Hxg"
          content.image = symbol.flatMap { UIImage(systemName: $0) }
          return content
        }.sizeThatFits(CGSize(width: 393, height: 0)).height
      }
      let plain = measured(nil)
      if category == .large { #expect(plain == CGFloat(height)) }
      for symbol in ["star.fill", "person", "wifi", "folder", "calendar", "paperclip", "minus"] {
        #expect(measured(symbol) == plain, "\(symbol) at \(category.rawValue)")
      }
    }
  }

  // Source: docs/measurements/rows.md#row-heights. 51 at medium, 58 at xxxLarge and 80 at AX2 are
  // measured.
  @Test(
    "the minimum height of a row follows the text size",
    arguments: [
      (UIContentSizeCategory.extraSmall, 49.0), (.small, 50), (.medium, 51), (.large, 52),
      (.extraExtraExtraLarge, 58), (.accessibilityLarge, 80),
    ])
  func minimumHeights(category: UIContentSizeCategory, height: Double) {
    let view = view(category, .iOS26) {
      var content = UIListContentConfiguration.cell()
      content.text = "Hxg"
      return content
    }
    #expect(view.sizeThatFits(CGSize(width: 393, height: 0)).height == CGFloat(height))
  }

  @Test(
    "the symbols of adjacent rows of a sidebar do not touch",
    arguments: [SystemVersion.iOS26, .iOS18])
  func sidebarSymbols(systemVersion: SystemVersion) {
    for category in Self.sizes + Self.accessibilitySizes {
      let view = view(category, systemVersion) {
        var content = UIListContentConfiguration.sidebarSubtitleCell()
        content.text = "Hxg"
        content.image = UIImage(systemName: "person.circle")
        return content
      }
      let height = view.sizeThatFits(CGSize(width: 320, height: 0)).height
      view.frame = CGRect(x: 0, y: 0, width: 320, height: height)
      view.layoutIfNeeded()
      let symbol = view.frames().image?.height ?? 0
      #expect(height >= symbol + 8, "\(category.rawValue)")
    }
  }

  @Test(
    "no word is broken beside an image that fits on a whole line",
    arguments: [SystemVersion.iOS26, .iOS18], [200.0, 320, 393])
  func wholeWords(systemVersion: SystemVersion, width: Double) {
    let string = "Spring Workshop, and then some more words for everyone"
    for category in Self.sizes + Self.accessibilitySizes {
      func breaksWords(_ symbol: String?) -> Bool {
        let view = view(category, systemVersion) {
          var content = UIListContentConfiguration.subtitleCell()
          content.text = string
          content.secondaryText = string
          content.image = symbol.flatMap { UIImage(systemName: $0) }
          return content
        }
        let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
        view.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: height)
        return view.frames().breaksWords
      }
      // A word that is wider than the row breaks with and without an image.
      #expect(breaksWords("calendar") == breaksWords(nil), "\(category.rawValue) at \(width)")
    }
  }

  @Test(
    "at accessibility sizes, a symbol and the line beside it have the same center",
    arguments: [SystemVersion.iOS26, .iOS18])
  func accessibilityCenters(systemVersion: SystemVersion) throws {
    for category in Self.accessibilitySizes {
      for font in [UIFont.TextStyle.body, .caption1, .largeTitle] {
        let view = view(category, systemVersion) {
          var content = UIListContentConfiguration.cell()
          content.text = "Hxg"
          content.textProperties.font = .preferredFont(forTextStyle: font)
          content.image = UIImage(systemName: "star.fill")
          return content
        }
        let height = view.sizeThatFits(CGSize(width: 393, height: 0)).height
        view.frame = CGRect(x: 0, y: 0, width: 393, height: height)
        let text = try #require(view.frames().text)
        let image = try #require(view.frames().image)
        let resolved = UIFont.preferredFont(
          forTextStyle: font, compatibleWith: view.traitCollection)
        let capitals = text.frame.minY + text.layout.firstBaseline - resolved.capHeight / 2
        #expect(abs(image.midY - capitals) < 1, "\(category.rawValue), \(font.rawValue)")
        // A single line is vertically centered in the row.
        #expect(abs(image.midY - height / 2) < 1)
      }
    }
  }

  @Test("from right to left, the leading margin is at the right edge")
  func rightToLeftMargins() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 7)
    let view = UIListContentView(configuration: content)
    view.traitOverrides.layoutDirection = .rightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    #expect(try #require(view.textLayoutGuide).layoutFrame.maxX == 170)
    #expect(view.frames().text?.frame.minX == 7)
  }

  @Test("the guide of a text is as wide as its lines, unless they are aligned in the whole width")
  func widthsOfGuides() throws {
    func guide(
      _ alignment: UIListContentConfiguration.TextProperties.TextAlignment,
      isRightToLeft: Bool = false
    ) throws -> CGRect {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.textProperties.alignment = alignment
      let view = UIListContentView(configuration: content)
      view.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      return try #require(view.textLayoutGuide).layoutFrame
    }
    let label = UILabel()
    label.font = UIListContentConfiguration.cell().textProperties.font
    label.text = "Text"
    let width = label.sizeThatFits(CGSize(width: 200, height: 44)).width
    let natural = try guide(.natural)
    #expect(natural.width.isClose(to: width, within: 0.34))
    let center = try guide(.center)
    #expect(center.minX == natural.minX)
    #expect(center.width > 2 * natural.width)
    let mirrored = try guide(.natural, isRightToLeft: true)
    #expect(mirrored.width == natural.width)
    #expect(mirrored.maxX == 200 - natural.minX)
  }
}
