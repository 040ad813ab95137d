import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// The language of ideographs.
@MainActor struct TypesettingLanguageTests {
  /// Returns the names of the fonts that a view of 300 by 44 points draws its text in.
  private func fonts(of view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    view.layoutIfNeeded()
    func fonts(_ items: [DisplayList.Item]) -> [String] {
      items.flatMap { item in
        switch item {
        case .glyphs(let run): [run.font.name]
        case .group(let group): fonts(group.items)
        default: [String]()
        }
      }
    }
    return fonts(DisplayListRecorder.record(view).items)
  }

  /// A view that shows one ideograph.
  enum Kind: CaseIterable {
    case label, attributedLabel, row, field, button, textView

    @MainActor func makeView() -> UIView {
      switch self {
      case .label:
        let label = UILabel()
        label.text = "直"
        return label
      case .attributedLabel:
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "直")
        return label
      case .row:
        var content = UIListContentConfiguration.cell()
        content.text = "直"
        return UIListContentView(configuration: content)
      case .field:
        let field = UITextField()
        field.text = "直"
        return field
      case .button:
        var configuration = UIButton.Configuration.plain()
        configuration.title = "直"
        return UIButton(configuration: configuration)
      case .textView:
        let view = UITextView()
        view.text = "直"
        return view
      }
    }
  }

  @Test("the trait selects the shapes of ideographs in views", arguments: Kind.allCases)
  func traits(kind: Kind) {
    let view = kind.makeView()
    #expect(fonts(of: view) == ["NotoSansCJK-Regular#2"])
    view.traitOverrides.typesettingLanguage = .init(identifier: "ja")
    #expect(fonts(of: view) == ["NotoSansCJK-Regular"])
    view.traitOverrides.typesettingLanguage = .init(identifier: "zh-TW")
    #expect(fonts(of: view) == ["NotoSansCJK-Regular#3"])
    view.traitOverrides.typesettingLanguage = .init(identifier: "fr")
    #expect(fonts(of: view) == ["NotoSansCJK-Regular#2"])
  }

  @Test("the language attribute of a run takes precedence over the trait")
  func attributes() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "直直")
    text.addAttribute(.languageIdentifier, value: "ko", range: NSRange(location: 0, length: 1))
    label.attributedText = text
    label.traitOverrides.typesettingLanguage = .init(identifier: "ja")
    #expect(fonts(of: label) == ["NotoSansCJK-Regular#1", "NotoSansCJK-Regular"])
  }

  @Test("the attribute is the one of AttributedString")
  func attributedString() throws {
    var text = AttributedString("直")
    text.languageIdentifier = "zh-Hant"
    let converted = NSAttributedString(text)
    #expect(
      converted.attribute(.languageIdentifier, at: 0, effectiveRange: nil) as? String == "zh-Hant")
    #expect(AttributedString(converted).languageIdentifier == "zh-Hant")
  }
}
