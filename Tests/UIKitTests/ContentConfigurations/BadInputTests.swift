import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Invalid values that an app can set. They never cause a trap, and all pictures have a size that
/// Can be drawn.
@MainActor struct BadInputTests {
  private func draw(
    _ content: UIListContentConfiguration,
    _ background: UIBackgroundConfiguration = .listPlainCell(), width: CGFloat = 393
  ) throws -> Bitmap {
    let cell = UICollectionViewListCell(frame: .zero)
    cell.contentConfiguration = content
    cell.backgroundConfiguration = background
    let height = cell.sizeThatFits(CGSize(width: width, height: 0)).height
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return try DisplayListRecorder.record(cell).render(scale: 2)
  }

  private nonisolated static let nonsense: [CGFloat] = [
    .nan, .infinity, -.infinity, -1e30, -5, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  @Test("lengths of content that make no sense", arguments: nonsense)
  func contentLengths(length: CGFloat) throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.secondaryText = "Secondary"
    content.image = UIImage(systemName: "star.fill")
    let changes: [(inout UIListContentConfiguration) -> Void] = [
      { $0.imageToTextPadding = length },
      { $0.textToSecondaryTextVerticalPadding = length },
      { $0.textToSecondaryTextHorizontalPadding = length },
      { $0.imageProperties.cornerRadius = length },
      { $0.imageProperties.strokeWidth = length },
      { $0.imageProperties.maximumSize = CGSize(width: length, height: length) },
      { $0.imageProperties.reservedLayoutSize = CGSize(width: length, height: length) },
      { $0.textProperties.minimumScaleFactor = length },
      { $0.alpha = length },
      {
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: length, leading: length, bottom: length, trailing: length)
      },
    ]
    for change in changes {
      var changed = content
      changed.textProperties.adjustsFontSizeToFitWidth = true
      changed.textProperties.numberOfLines = 1
      change(&changed)
      // A picture that is too large to draw causes an error. All other pictures are drawn.
      do {
        #expect(try draw(changed).width == 786)
      } catch let error as RasterError {
        #expect("\(error)".contains("too large"))
      }
    }
  }

  @Test("lengths of backgrounds that make no sense", arguments: nonsense)
  func backgroundLengths(length: CGFloat) throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = length
    background.strokeWidth = length
    background.strokeColor = .systemRed
    background.strokeOutset = length
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: length, leading: length, bottom: length, trailing: length)
    background.shadowProperties.opacity = length
    background.shadowProperties.radius = length
    background.shadowProperties.offset = CGSize(width: length, height: length)
    #expect(try draw(content, background).width == 786)
  }

  @Test("a radius larger than the view is half of its shorter side")
  func largeRadius() throws {
    var large = UIBackgroundConfiguration.listPlainCell()
    large.backgroundColor = .systemRed
    large.cornerRadius = 1_000_000
    var half = large
    half.cornerRadius = 26
    #expect(try draw(.cell(), large) == draw(.cell(), half))
  }

  @Test("empty texts take no space, and a row with empty texts has the height of an empty row")
  func emptyTexts() throws {
    var content = UIListContentConfiguration.cell()
    let empty = try draw(content)
    content.text = ""
    content.secondaryAttributedText = NSAttributedString(string: "")
    #expect(try draw(content) == empty)
  }

  @Test("a text of 100,000 characters on two lines is as high as two lines")
  func enormousText() throws {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 20_000)
    content.textProperties.numberOfLines = 2
    #expect(try draw(content).height == 145)  // 15 + 20.29 + 22 + 15, at two pixels per point
  }

  @Test("widths without space for content", arguments: [CGFloat(0), 1, 15])
  func narrow(width: CGFloat) throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star.fill")
    _ = try draw(content, width: width)
  }

  @Test("images without a size take no space")
  func emptyImage() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage()
    content.text = "Text"
    #expect(try draw(content).width == 786)
  }

  @Test("colors and transformers out of range are clamped")
  func colors() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in
      UIColor(red: .nan, green: -5, blue: .infinity, alpha: 7)
    }
    #expect(try draw(content).width == 786)
  }

  @Test("lines below zero mean as many as needed")
  func negativeLines() throws {
    var content = UIListContentConfiguration.cell()
    content.text = String(repeating: "word ", count: 60)
    let unlimited = try draw(content)
    content.textProperties.numberOfLines = -3
    #expect(try draw(content) == unlimited)
  }
}
