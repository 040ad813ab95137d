import CelloText
import Testing
import UIKit

@testable import CelloControls
@testable import CelloViews

/// Tests of the arithmetic without a text engine: each text is a box with a known size.
struct ListContentLayoutTests {
  private struct Text: TextMeasurement, Equatable {
    var size: CGSize
    var firstBaseline: CGFloat
    var firstLineHeight: CGFloat
    var breaksWords = false
    var startsBelowExclusion = false
    /// The proposal with which the text was laid out.
    var proposal: TextProposal
  }

  private typealias Layout = ListContentLayout<Text>

  /// Returns a text of one line. In a narrower width, it wraps into as many lines as its natural
  /// width requires.
  private static func text(
    _ width: CGFloat, line: CGFloat, baseline: CGFloat
  ) -> Layout.TextLayouter {
    { proposal in
      let available = proposal.width
      let lines = available >= width || available <= 0 ? 1 : Int(width / available) + 1
      return Text(
        size: CGSize(width: min(width, available), height: CGFloat(lines) * line),
        firstBaseline: baseline, firstLineHeight: line, proposal: proposal)
    }
  }

  private static func layout(
    image: ListContentImage? = nil, text: Layout.TextLayouter? = nil,
    secondaryText: Layout.TextLayouter? = nil, vertical: CGFloat = 15, padding: CGFloat = 4,
    scale: CGFloat = 3
  ) -> Layout {
    Layout(
      image: image, text: text, secondaryText: secondaryText,
      margins: NSDirectionalEdgeInsets(
        top: vertical, leading: 16, bottom: vertical, trailing: 16),
      imageToTextPadding: 16, horizontalTextPadding: 8, verticalTextPadding: padding,
      prefersSideBySide: false, grid: PixelGrid(scale: scale))
  }

  // At @3x, a line in 17 pt is 61 pixels high, and its baseline is 49 pixels below its top. Source:
  // docs/measurements/text.md#font-metrics.
  private static var title: Layout.TextLayouter { text(100, line: 61.0 / 3, baseline: 49.0 / 3) }
  private static var subtitle: Layout.TextLayouter { text(80, line: 18, baseline: 43.0 / 3) }

  @Test("one line in a row of 44 starts at 12, as measured on iOS 18")
  func oneLine() throws {
    let layout = Self.layout(text: Self.title, vertical: 11)
    let frames = layout.frames(fitting: 393, height: 44)
    #expect(try #require(frames.text).frame.minY == CGFloat(12))
    #expect(try #require(frames.text).frame.minX == CGFloat(16))
    #expect(layout.frames(fitting: 393).size.height == CGFloat(42 + 1.0 / 3))
  }

  @Test("one line in a row of 52 starts at 16, as measured on iOS 26")
  func oneLineInLookB() throws {
    let frames = Self.layout(text: Self.title).frames(fitting: 393, height: 52)
    #expect(try #require(frames.text).frame.minY == CGFloat(16))
  }

  @Test("a subtitle row is 15 + 20.33 + 18 + 15 high")
  func subtitleRow() throws {
    let layout = Self.layout(text: Self.title, secondaryText: Self.subtitle, padding: 0)
    let frames = layout.frames(fitting: 393)
    #expect(abs(frames.size.height - 68.3333333) < 0.0001)
    #expect(try #require(frames.text).frame.minY == CGFloat(15))
    #expect(try #require(frames.secondaryText).frame.minY == CGFloat(106.0 / 3))
  }

  @Test("a bitmap of 29 puts the text at 16 + 29 + 16 and is centered")
  func bitmap() throws {
    let image = ListContentImage(
      size: CGSize(width: 29, height: 29), isSymbol: false,
      standardSize: CGSize(width: 24, height: 20.5))
    let frames = Self.layout(image: image, text: Self.title, scale: 2).frames(fitting: 393)
    #expect(frames.size.height == CGFloat(59))
    #expect(frames.image == CGRect(x: 16, y: 15, width: 29, height: 29))
    #expect(try #require(frames.text).frame.minX == CGFloat(61))
    #expect(try #require(frames.text).frame.minY == CGFloat(19.5))
  }

  @Test("a symbol of any width is centered in the standard area", arguments: [10, 20, 30])
  func symbol(width: Double) throws {
    let image = ListContentImage(
      size: CGSize(width: width, height: 20), isSymbol: true,
      standardSize: CGSize(width: 24, height: 20.5))
    let frames = Self.layout(image: image, text: Self.title).frames(fitting: 393, height: 52)
    #expect(try #require(frames.image).midX == CGFloat(28))
    #expect(try #require(frames.text).frame.minX == CGFloat(56))
  }

  @Test("a reserved size centers the image and never changes its size")
  func reservedSize() throws {
    let image = ListContentImage(
      size: CGSize(width: 60, height: 30), isSymbol: false,
      reservedSize: CGSize(width: 40, height: 10), standardSize: CGSize(width: 24, height: 20.5))
    let frames = Self.layout(image: image).frames(fitting: 393)
    #expect(frames.image == CGRect(x: 6, y: 5, width: 60, height: 30))
    #expect(frames.size.height == CGFloat(40))
  }

  @Test("the standard dimension reserves the standard width, also for bitmaps")
  func standardDimension() throws {
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let image = ListContentImage(
      size: CGSize(width: 10, height: 10), isSymbol: false,
      reservedSize: CGSize(width: standard, height: 0),
      standardSize: CGSize(width: 24, height: 20.5))
    #expect(image.layoutSize == CGSize(width: 24, height: 10))
  }

  @Test("a maximum size scales the image proportionally, and 0 means no limit")
  func maximumSize() {
    var image = ListContentImage(
      size: CGSize(width: 200, height: 100), isSymbol: false,
      standardSize: CGSize(width: 24, height: 20.5))
    image.maximumSize = CGSize(width: 50, height: 0)
    #expect(image.fittedSize == CGSize(width: 50, height: 25))
    image.maximumSize = CGSize(width: 50, height: 10)
    #expect(image.fittedSize == CGSize(width: 20, height: 10))
    image.maximumSize = CGSize(width: 0, height: 0)
    #expect(image.fittedSize == CGSize(width: 200, height: 100))
    image.maximumSize = CGSize(width: 400, height: 400)
    #expect(image.fittedSize == CGSize(width: 200, height: 100))
  }

  @Test("side by side, the value ends at the trailing margin on the same baseline")
  func sideBySide() throws {
    var layout = Self.layout(
      text: Self.title, secondaryText: Self.text(80, line: 18, baseline: 14))
    layout.prefersSideBySide = true
    let frames = layout.frames(fitting: 393, height: 52)
    let text = try #require(frames.text).frame
    let value = try #require(frames.secondaryText).frame
    #expect(value.maxX == CGFloat(377))
    #expect(abs((text.minY + 49.0 / 3) - (value.minY + 14)) < 0.0001)
  }

  @Test(
    "side by side falls back to stacked when both do not fit",
    arguments: [
      (220.0, true),  // 16 + 100 + 8 + 80 + 16
      (219.9, false),
    ])
  func fallBack(width: Double, fits: Bool) throws {
    var layout = Self.layout(text: Self.title, secondaryText: Self.subtitle)
    layout.prefersSideBySide = true
    let frames = layout.frames(fitting: CGFloat(width))
    let text = try #require(frames.text).frame
    let value = try #require(frames.secondaryText).frame
    #expect((value.minY < text.maxY) == fits)
  }

  @Test("content fits into the width it asks for", arguments: [1.0, 2, 3])
  func naturalWidth(scale: Double) throws {
    for width in stride(from: 10.0, to: 30, by: 1 / scale) {
      var layout = Self.layout(
        text: Self.text(width, line: 20, baseline: 15), secondaryText: Self.subtitle,
        scale: scale)
      layout.prefersSideBySide = true
      layout.margins.leading = 16.1
      layout.horizontalTextPadding = 8.7
      let natural = layout.frames(fitting: .infinity)
      let fitted = layout.frames(
        fitting: LayoutUnit.roundedUp(natural.size.width, on: layout.grid))
      #expect(fitted.text?.layout == natural.text?.layout)
      #expect(try #require(fitted.secondaryText).frame.minY == natural.secondaryText?.frame.minY)
    }
  }

  @Test("right to left is the mirror image")
  func mirrored() throws {
    let image = ListContentImage(
      size: CGSize(width: 20, height: 20), isSymbol: true,
      standardSize: CGSize(width: 24, height: 20.5))
    var layout = Self.layout(image: image, text: Self.title)
    layout.margins.trailing = 8
    let leftToRight = layout.frames(fitting: 393, height: 52)
    layout.isRightToLeft = true
    let rightToLeft = layout.frames(fitting: 393, height: 52)
    #expect(
      try #require(rightToLeft.image).midX == 393 - (try #require(leftToRight.image)).midX)
    #expect(
      try #require(rightToLeft.text).frame.maxX == 393 - (try #require(leftToRight.text)).frame.minX
    )
    #expect(rightToLeft.size == leftToRight.size)
  }

  /// Returns a text of two lines, which are 40 points high each.
  private static func lines(startsBelow: Bool = false, breaksBelow width: CGFloat = 0)
    -> Layout.TextLayouter
  {
    { proposal in
      Text(
        size: CGSize(width: 300, height: 80), firstBaseline: 30, firstLineHeight: 40,
        breaksWords: proposal.width < width, startsBelowExclusion: startsBelow,
        proposal: proposal)
    }
  }

  private static func wrapped(
    imageHeight: CGFloat, text: Layout.TextLayouter?, secondaryText: Layout.TextLayouter? = nil
  ) -> ListContentFrames<Text> {
    var layout = Self.layout(
      image: ListContentImage(
        size: CGSize(width: 40, height: imageHeight), isSymbol: false,
        standardSize: CGSize(width: 44, height: 40)),
      text: text, secondaryText: secondaryText)
    layout.wrapsAroundImage = true
    return layout.frames(fitting: 393)
  }

  @Test(
    "at accessibility sizes, the image and the lines beside it have the same center",
    arguments: [
      // The image's height, the image's top, the text's top, and the height of the exclusion in the
      // text. An image shorter than two lines is centered beside one line, a taller image beside
      // two.
      (30.0, 20.0, 15.0, 35.0), (40, 15, 15, 40), (60, 15, 25, 50), (80, 15, 15, 80),
      (100, 15, 25, 90), (200, 15, 75, 140),
    ])
  func wrapping(imageHeight: Double, imageTop: Double, textTop: Double, excluded: Double) throws {
    let frames = Self.wrapped(imageHeight: imageHeight, text: Self.lines())
    let text = try #require(frames.text)
    #expect(frames.image == CGRect(x: 16, y: imageTop, width: 40, height: imageHeight))
    #expect(text.frame == CGRect(x: 16, y: textTop, width: 361, height: 80))
    #expect(
      text.layout.proposal
        == TextProposal(width: 361, exclusion: CGSize(width: 56, height: excluded)))
    #expect(frames.size.height == CGFloat(max(textTop + 80, imageTop + imageHeight) + 15))
  }

  @Test("a first line below the image leaves the image at the top margin")
  func wrappingBelow() throws {
    let frames = Self.wrapped(imageHeight: 30, text: Self.lines(startsBelow: true))
    let text = try #require(frames.text)
    #expect(frames.image == CGRect(x: 16, y: 15, width: 40, height: 30))
    #expect(text.frame.minY == CGFloat(15))
    #expect(text.layout.proposal.exclusion == CGSize(width: 56, height: 30))
  }

  @Test("one or two texts beside a tall image are centered together")
  func wrappingTwoTexts() throws {
    // The texts have a height of 80 + 4 + 80. Beside an image of 220, they start at 28 and 112.
    let both = Self.wrapped(imageHeight: 220, text: Self.lines(), secondaryText: Self.lines())
    #expect(try #require(both.text).frame.minY == CGFloat(15 + 28))
    let second = try #require(both.secondaryText)
    #expect(second.frame.minY == CGFloat(15 + 112))
    #expect(second.layout.proposal.exclusion == CGSize(width: 56, height: 220 - 112))
    // Three lines of 40 fit beside an image of 130, so the secondary text starts beside the image.
    let partly = Self.wrapped(imageHeight: 130, text: Self.lines(), secondaryText: Self.lines())
    #expect(try #require(partly.text).frame.minY == CGFloat(15 + 5))
    #expect(
      try #require(partly.secondaryText).layout.proposal.exclusion
        == CGSize(width: 56, height: 130 - 5 - 80 - 4))
    let alone = Self.wrapped(imageHeight: 60, text: nil, secondaryText: Self.lines())
    #expect(alone.text == nil)
    #expect(try #require(alone.secondaryText).frame.minY == CGFloat(25))
  }

  @Test("a wide symbol exceeds its area by at most half the padding when texts flow around it")
  func wideSymbol() throws {
    var layout = Self.layout(
      image: ListContentImage(
        size: CGSize(width: 120, height: 40), isSymbol: true,
        standardSize: CGSize(width: 44, height: 40)), text: Self.lines())
    layout.wrapsAroundImage = true
    let frames = layout.frames(fitting: 393)
    #expect(frames.image == CGRect(x: 8, y: 15, width: 120, height: 40))
    #expect(try #require(frames.text).layout.proposal.exclusion.width == 120 as CGFloat)
  }

  @Test("in a narrow row, words that would break beside the image go below it")
  func narrow() throws {
    let image = ListContentImage(
      size: CGSize(width: 20, height: 20), isSymbol: true,
      standardSize: CGSize(width: 24, height: 20))
    func frames(breaksBelow width: CGFloat) -> ListContentFrames<Text> {
      Self.layout(image: image, text: Self.lines(breaksBelow: width)).frames(fitting: 393)
    }
    // The width beside the image is 361 − 24 − 16, the width below it 361.
    #expect(frames(breaksBelow: 321).text?.frame.minX == 56)
    #expect(frames(breaksBelow: 322).text?.frame.minX == 16)
    #expect(frames(breaksBelow: 361).image?.minX == 18)
    // A word that is wider than the row breaks both beside and below the image.
    #expect(frames(breaksBelow: 362).text?.frame.minX == 56)
  }

  @Test("a symbol's own height does not change the row's", arguments: [1, 20.5, 24, 60])
  func symbolHeight(height: Double) {
    let image = ListContentImage(
      size: CGSize(width: 20, height: height), isSymbol: true,
      standardSize: CGSize(width: 24, height: 20.5))
    let frames = Self.layout(image: image, text: Self.title, scale: 2).frames(fitting: 393)
    #expect(frames.size.height == 50.5)
  }

  @Test("widths without space result in empty frames, without a trap", arguments: [0, 1, -5])
  func noRoom(width: Double) {
    let frames = Self.layout(text: Self.title).frames(fitting: CGFloat(width), height: 10)
    #expect(frames.text?.frame.width == CGFloat(0))
  }
}
