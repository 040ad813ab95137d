import Foundation
import Testing

@testable import CelloFoundation
@testable import UIKit

/// Properties that are read and set by their names.
@MainActor struct KeyValueCodingTests {
  /// A class as `cellophane prepare` leaves it.
  final class Badge: UIView {
    var count = 0
    var caption: String?
    let limit = 99

    private final class _NamedMethods_Badge: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init("count") { (target: Badge) in target.count },
          .init(setting: "setCount:", \Badge.count),
        ]
      }
    }
  }

  @Test("properties of UIKit have their names in Objective-C and in Swift")
  func system() {
    let label = UILabel()
    label.setValue("A", forKey: "text")
    #expect(label.text == "A" && label.value(forKey: "text") as? String == "A")
    label.setValue(nil, forKey: "text")
    #expect(label.text == nil && label.value(forKey: "text") == nil)
    label.setValue(true, forKey: "hidden")
    #expect(label.isHidden && label.value(forKey: "isHidden") as? Bool == true)
    // Numbers have the type of the property.
    label.setValue(1, forKey: "alpha")
    label.setValue(NSNumber(value: 0.5), forKey: "alpha")
    #expect(label.alpha == 0.5)
    label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
    #expect(label.textAlignment == .center)
    #expect(label.value(forKey: "textAlignment") as? Int == NSTextAlignment.center.rawValue)

    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Search", forKeyPath: "searchField.placeholder")
    #expect(bar.searchTextField.placeholder == "Search")
  }

  @Test("properties of prepared classes, stored properties of others")
  func classes() {
    let badge = Badge()
    badge.setValue(3, forKey: "count")
    #expect(badge.count == 3 && badge.value(forKey: "count") as? Int == 3)
    badge.caption = "New"
    #expect(badge.value(forKey: "caption") as? String == "New")
    badge.caption = nil
    #expect(badge.value(forKey: "caption") == nil)
    #expect(badge.value(forKey: "limit") as? Int == 99)
    #expect(badge.value(forKeyPath: "layer.opacity") as? Double == 1)
    badge.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(badge.layer.cornerRadius == 8)
  }

  /// A class with outlets, as `cellophane prepare` leaves it.
  class Header: UIView {
    private weak var titleLabel: UILabel!
    private var images: [UIImageView]!
    var spacing: CGFloat = 0
    var lines: Int32 = 0

    var title: UILabel? { titleLabel }
    var imageCount: Int { images?.count ?? -1 }

    private final class _NamedMethods_Header: _MethodTable {
      static var methods: [_NamedMethod] {
        [
          .init("titleLabel") { (target: Header) in target.titleLabel },
          .init(setting: "setTitleLabel:", \Header.titleLabel),
          .init("images") { (target: Header) in target.images },
          .init(setting: "setImages:", \Header.images),
          .init(setting: "setSpacing:", \Header.spacing),
          .init(setting: "setLines:", \Header.lines),
        ]
      }
    }
  }

  final class SmallHeader: Header {}

  @Test("outlets are set by their names, also private and inherited ones")
  func outlets() {
    KeyedValues.warnings.removeAll()
    let header = SmallHeader()
    let label = UILabel()
    #expect(header.value(forKey: "titleLabel") == nil)
    header.setValue(label, forKey: "titleLabel")
    #expect(header.title === label && header.value(forKey: "titleLabel") as? UILabel === label)
    header.setValue("Title", forKeyPath: "titleLabel.text")
    #expect(label.text == "Title")
    header.setValue([UIImageView(), UIImageView()], forKey: "images")
    #expect(header.imageCount == 2)
    header.setValue(nil, forKey: "titleLabel")
    #expect(header.title == nil && header.value(forKey: "titleLabel") == nil)
    // Numbers have the type of the property.
    header.setValue(8, forKey: "spacing")
    header.setValue(NSNumber(value: 2), forKey: "lines")
    #expect(header.spacing == 8 && header.lines == 2)
    // Numbers that the type does not contain do not end the process.
    for number in [Double.nan, .infinity, 1e300] { header.setValue(number, forKey: "lines") }
    #expect(KeyedValues.warnings.sentences == [])

    header.setValue(UIButton(), forKey: "titleLabel")
    header.setValue("8", forKey: "spacing")
    header.setValue(nil, forKey: "spacing")
    #expect(header.title == nil && header.spacing == 8)
    #expect(
      KeyedValues.warnings.sentences == [
        "SmallHeader: the property 'spacing' cannot be set to a String.",
        "SmallHeader: the property 'spacing' cannot be set to a nil.",
        "SmallHeader: the property 'titleLabel' cannot be set to a UIButton.",
      ])
    KeyedValues.warnings.removeAll()
  }

  @Test("values of containers")
  func containers() async throws {
    let dictionary = NSMutableDictionary()
    dictionary.setValue(1, forKey: "a")
    #expect(dictionary["a"] as? Int == 1 && dictionary.value(forKey: "a") as? Int == 1)
    dictionary.setValue(nil, forKey: "a")
    #expect(dictionary.count == 0)

    let name = "cellophane-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue("x", forKey: "b")
    #expect(defaults.string(forKey: "b") == "x" && defaults.value(forKey: "b") as? String == "x")

    // User defaults can be used on any thread.
    nonisolated(unsafe) let shared = defaults
    await Task.detached { shared.setValue("y", forKey: "c") }.value
    #expect(defaults.string(forKey: "c") == "y")

    let animation: NSObject = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "id")
    #expect(animation.value(forKey: "id") as? String == "fade")
    let layer: NSObject = CALayer()
    layer.setValue("note", forKey: "comment")
    #expect(layer.value(forKey: "comment") as? String == "note")
  }

  @Test("unknown names and values of another type change nothing, with a warning")
  func unknown() {
    KeyedValues.warnings.removeAll()
    let label = UILabel()
    label.setValue(2, forKey: "_blur")
    #expect(label.value(forKey: "") == nil)
    label.setValue("red", forKey: "textColor")
    label.setValue(nil, forKey: "alpha")
    label.setValue(UIView(), forKey: "superview")
    label.setValue(1, forKeyPath: "superview.alpha")
    label.setValue(1, forKeyPath: ".")
    #expect(label.alpha == 1 && label.superview == nil)
    #expect(
      KeyedValues.warnings.sentences == [
        "UILabel has no property '' that can be read by its name.",
        "UILabel has no property '_blur' that can be set by its name.",
        "UILabel has no property 'superview' that can be set by its name.",
        "UILabel: the property 'alpha' cannot be set to a nil.",
        "UILabel: the property 'textColor' cannot be set to a String.",
      ])
    KeyedValues.warnings.removeAll()
  }
}
