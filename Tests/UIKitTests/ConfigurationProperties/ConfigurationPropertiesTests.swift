import Testing
import UIKit

@testable import CelloControls
@testable import CelloViews

struct ConfigurationPropertiesTests {
  private static var states: [UICellConfigurationState] {
    (0..<64).map { bits in
      var state = UICellConfigurationState(traitCollection: .iPhone)
      state.isHighlighted = bits & 1 != 0
      state.isSelected = bits & 2 != 0
      state.isFocused = bits & 4 != 0
      state.isDisabled = bits & 8 != 0
      state.isSwiped = bits & 16 != 0
      state.cellDropState = bits & 32 != 0 ? .targeted : .none
      return state
    }
  }

  @Test(
    "the resolved properties of all content styles can be parsed",
    arguments: UIListContentConfiguration.Style.allCases)
  func contentStyles(style: UIListContentConfiguration.Style) throws {
    for systemVersion in SystemVersion.allCases {
      for state in Self.states {
        var state = state
        state.traitCollection = state.traitCollection.modifyingTraits {
          $0.systemVersion = systemVersion
        }
        var content = UIListContentConfiguration.fresh(style).updated(for: state)
        content.text = "A \"text\"\nwith: everything\t\\ \u{1F600}"
        content.image = UIImage(systemName: "star.fill")
        #expect(content.isData)
        let lines = content.resolvedProperties.lines
        let read = try #require(PropertyList(lines: lines).flatMap(UIListContentConfiguration.init))
        #expect(read == content, "\(lines)")
      }
    }
  }

  @Test(
    "the resolved properties of all background styles can be parsed",
    arguments: UIBackgroundConfiguration.Style.allCases)
  func backgroundStyles(style: UIBackgroundConfiguration.Style) throws {
    for state in Self.states {
      var background = UIBackgroundConfiguration.fresh(style).updated(for: state)
      background.strokeColor = .systemRed
      background.strokeWidth = 1 / 3
      background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
      background.shadowProperties.opacity = 0.5
      background.shadowProperties.offset = CGSize(width: -1, height: 2.5)
      background.shadowProperties.path = UIBezierPath(
        roundedRect: CGRect(x: 1 / 3, y: -2, width: 50, height: 20), cornerRadius: 4)
      background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
      #expect(background.isData)
      let lines = background.resolvedProperties.lines
      let read = try #require(PropertyList(lines: lines).flatMap(UIBackgroundConfiguration.init))
      #expect(read == background, "\(lines)")
    }
  }

  @Test("every property prints under its name, and which were set")
  func lines() {
    var content = UIListContentConfiguration.cell()
    content.text = "Hello"
    content.textProperties.color = .systemRed
    content.imageToTextPadding = 12.5
    #expect(
      content.resolvedProperties.lines == [
        "directionalLayoutMargins: 15 16 15 8",
        "imageProperties.preferredSymbolConfiguration: style(body) scale(large)",
        "imageToTextPadding: 12.5",
        "secondaryTextProperties.color: secondaryLabel",
        "secondaryTextProperties.font: subheadline 15.0/20.0",
        "set: imageToTextPadding textProperties.color",
        "style: cell",
        "text: \"Hello\"",
        "textProperties.color: systemRed",
        "textProperties.font: body 17.0/22.0",
        "textToSecondaryTextVerticalPadding: 4",
      ])
  }

  @Test("one property changed in the text is that property changed in the value")
  func oneChange() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Hello"
    var properties = content.resolvedProperties
    properties["imageToTextPadding"] = "20"
    let changed = try #require(UIListContentConfiguration(properties))
    #expect(changed.imageToTextPadding == CGFloat(20))
    #expect(changed != content)
  }

  @Test(
    "properties that cannot be parsed are refused",
    arguments: [
      "style: nonsense", "no colon", "unheard-of: 1", "alpha: much", "text: unquoted",
      "textProperties.font: ", "directionalLayoutMargins: 1 2 3", "set: nothing",
    ])
  func refused(line: String) {
    var lines = UIListContentConfiguration.cell().resolvedProperties.lines
    let name = line.prefix { $0 != ":" } + ":"
    lines.removeAll { $0.hasPrefix(name) }
    lines.append(line)
    #expect(PropertyList(lines: lines).flatMap(UIListContentConfiguration.init) == nil)
  }

  @Test("printed attributed texts can be parsed with all UIKit attributes")
  func attributedTexts() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 2.5
    style.lineBreakMode = .byTruncatingMiddle
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    let text = NSMutableAttributedString(
      string: "a \"b\" | c\nd", attributes: [.paragraphStyle: style, .kern: CGFloat(1)])
    text.addAttributes(
      [
        .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.systemRed,
        .underlineStyle: NSUnderlineStyle.double.rawValue, .init("note"): "x | \"y\" = z",
        .strikethroughStyle: NSUnderlineStyle.single,
        .link: try #require(URL(string: "https://example.org/a%20b")),
      ], range: NSRange(location: 2, length: 3))
    let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star.fill")))
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 20.5)
    attachment.lineLayoutPadding = 2
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    var content = UIListContentConfiguration.cell()
    content.attributedText = text
    #expect(content.isData)
    let lines = content.resolvedProperties.lines
    let read = try #require(PropertyList(lines: lines).flatMap(UIListContentConfiguration.init))
    #expect(read == content, "\(lines)")
    #expect(
      NSAttributedString(
        string: "ab", attributes: [.foregroundColor: UIColor.label, .kern: CGFloat(2)]
      ).notation == #"attributed "ab" | 0..<2 NSColor = color label | 0..<2 NSKern = 2.0"#)
  }

  @Test("closures, bitmaps, custom values and custom views have no notation")
  @MainActor func notData() throws {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(
      string: "bold", attributes: [.init("own"): Self.self])
    #expect(!content.isData)
    let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    content.attributedText = NSAttributedString(attachment: NSTextAttachment(image: bitmap))
    #expect(!content.isData)
    content.text = "plain"
    #expect(content.isData)
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(!content.isData)
    var background = UIBackgroundConfiguration.clear()
    background.customView = UIView()
    #expect(!background.isData)
    #expect(background.resolvedProperties["customView"] == "UIView")
  }

  @Test("configurations print as UIKit prints them")
  func description() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    #expect(
      content.description == """
        <UIListContentConfiguration: text = Name; Base Style = Value Cell; \
        directionalLayoutMargins = {15, 16, 15, 8}; axesPreservingSuperviewLayoutMargins = [Horizontal]; \
        prefersSideBySideTextAndSecondaryText = YES; imageToTextPadding = 16; \
        textToSecondaryTextHorizontalPadding = 8; textToSecondaryTextVerticalPadding = 4>
        """)
    #expect(
      UIBackgroundConfiguration.listSidebarCell().description
        == "<UIBackgroundConfiguration: Base Style = List Sidebar Cell; backgroundColor = clear; cornerRadius = 26>"
    )
    #expect(
      Mirror(reflecting: content).children.compactMap(\.label).contains("textProperties.font"))
  }
}
