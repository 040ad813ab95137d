import Testing
import UIKit

/// Values of configurations recorded from Apple's UIKit (iOS 26).
///
/// Source: docs/measurements/content.md#margins-and-paddings-on-ios-26 and
/// docs/measurements/backgrounds.md#styles (`lists-expectations.h` of kern0x1b/charon).
@MainActor struct MeasuredListValueTests {
  struct Content: Sendable {
    var name: String
    var make: @MainActor @Sendable () -> UIListContentConfiguration
    /// The margins at the top, the leading edge, the bottom and the trailing edge.
    var margins: [CGFloat]
    var isSideBySide = false
    var imageToText: CGFloat = 16
    var verticalPadding: CGFloat = 4
    var textSize: CGFloat = 17
    var secondarySize: CGFloat
    var isSidebar = false
  }

  nonisolated private static let contents = [
    Content(
      name: "cell", make: { .cell() }, margins: [15, 16, 15, 8], secondarySize: 15),
    Content(
      name: "subtitle cell", make: { .subtitleCell() }, margins: [15, 16, 15, 8],
      verticalPadding: 0, secondarySize: 15),
    Content(
      name: "value cell", make: { .valueCell() }, margins: [15, 16, 15, 8], isSideBySide: true,
      secondarySize: 17),
    Content(
      name: "plain header", make: { .plainHeader() }, margins: [10, 8, 10, 8], secondarySize: 17),
    Content(
      name: "plain footer", make: { .plainFooter() }, margins: [8, 8, 6, 8], textSize: 13,
      secondarySize: 13),
    Content(
      name: "grouped header", make: { .groupedHeader() }, margins: [10, 8, 10, 8],
      secondarySize: 17),
    Content(
      name: "grouped footer", make: { .groupedFooter() }, margins: [8, 8, 6, 8], textSize: 13,
      secondarySize: 13),
    Content(
      name: "sidebar cell", make: { .sidebarCell() }, margins: [11, 8, 11, 8], imageToText: 10,
      secondarySize: 13, isSidebar: true),
    Content(
      name: "sidebar subtitle cell", make: { .sidebarSubtitleCell() }, margins: [4, 8, 4, 8],
      imageToText: 10, verticalPadding: 0, secondarySize: 13, isSidebar: true),
    Content(
      name: "accompanied sidebar cell", make: { .accompaniedSidebarCell() },
      margins: [11, 8, 11, 8], imageToText: 10, secondarySize: 13, isSidebar: true),
    Content(
      name: "accompanied sidebar subtitle cell", make: { .accompaniedSidebarSubtitleCell() },
      margins: [4, 8, 4, 8], imageToText: 10, verticalPadding: 0, secondarySize: 13,
      isSidebar: true),
    Content(
      name: "sidebar header", make: { .sidebarHeader() }, margins: [11, 8, 11, 8],
      imageToText: 10, secondarySize: 13, isSidebar: true),
  ]

  @Test("content configurations have the recorded values", arguments: contents)
  func content(expected: Content) {
    let traits = UITraitCollection.iPhone.modifyingTraits { $0.systemVersion = .iOS26 }
    traits.performAsCurrent {
      let content = expected.make()
      let margins = content.directionalLayoutMargins
      #expect(
        [margins.top, margins.leading, margins.bottom, margins.trailing] == expected.margins,
        "\(expected.name)")
      #expect(content.axesPreservingSuperviewLayoutMargins == .horizontal)
      #expect(content.prefersSideBySideTextAndSecondaryText == expected.isSideBySide)
      #expect(content.imageToTextPadding == expected.imageToText)
      #expect(content.textToSecondaryTextHorizontalPadding == 8)
      #expect(content.textToSecondaryTextVerticalPadding == expected.verticalPadding)
      for (text, size) in [
        (content.textProperties, expected.textSize),
        (content.secondaryTextProperties, expected.secondarySize),
      ] {
        #expect(text.font.pointSize == size, "\(expected.name)")
        #expect(text.numberOfLines == (expected.isSidebar ? 1 : 0))
        #expect(text.adjustsFontSizeToFitWidth == expected.isSidebar)
        #expect(text.minimumScaleFactor == (expected.isSidebar ? 0.9 : 0))
        #expect(text.allowsDefaultTighteningForTruncation == expected.isSidebar)
      }
    }
  }

  @Test("background configurations have the recorded corners, and no insets and strokes")
  func backgrounds() {
    let traits = UITraitCollection.iPhone.modifyingTraits { $0.systemVersion = .iOS26 }
    traits.performAsCurrent {
      let backgrounds: [(UIBackgroundConfiguration, CGFloat)] = [
        (.clear(), 0), (.listPlainCell(), 0), (.listPlainHeaderFooter(), 0),
        (.listGroupedCell(), 0), (.listGroupedHeaderFooter(), 26), (.listSidebarHeader(), 26),
        (.listSidebarCell(), 26), (.listAccompaniedSidebarCell(), 26),
      ]
      for (background, radius) in backgrounds {
        #expect(background.cornerRadius == radius)
        #expect(background.backgroundInsets == .zero && background.strokeWidth == 0)
        #expect(background.strokeOutset == 0)
        #expect(background.edgesAddingLayoutMarginsToBackgroundInsets.isEmpty)
      }
    }
  }
}
