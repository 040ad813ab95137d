/// A property of UIKit that can be read and set by its name.
///
/// The list has the properties that public code uses by their names.
@MainActor struct KeyedProperty {
  /// Returns the value; only for objects of the class.
  let value: (NSObject) -> Any?
  /// Sets the value, and returns `false`, without a change, if it has another type; `nil` for properties that cannot be set.
  let set: ((NSObject, Any?) -> Bool)?
  private let isPresent: (NSObject) -> Bool

  /// A property that can be set.
  private init<Root: NSObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    isPresent = { $0 is Root }
    value = { ($0 as? Root).flatMap { Self.object($0[keyPath: path]) } }
    set = { object, value in
      guard let object = object as? Root, let value = Self.value(value, as: Value.self) else {
        return false
      }
      object[keyPath: path] = value
      return true
    }
  }

  /// A property that cannot be set.
  private init<Root: NSObject, Value>(reading path: KeyPath<Root, Value>) {
    isPresent = { $0 is Root }
    value = { ($0 as? Root).flatMap { Self.object($0[keyPath: path]) } }
    set = nil
  }

  /// An enumeration, whose value is a number.
  private init<Root: NSObject, Value: RawRepresentable>(
    number path: ReferenceWritableKeyPath<Root, Value>
  ) where Value.RawValue == Int {
    isPresent = { $0 is Root }
    value = { ($0 as? Root)?[keyPath: path].rawValue }
    set = { object, value in
      guard let object = object as? Root,
        let number = Self.value(value, as: Int.self) ?? (value as? Value)?.rawValue,
        let value = Value(rawValue: number)
      else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Returns the property of an object with a name; `nil` if there is none.
  static func property(_ name: String, of object: NSObject) -> KeyedProperty? {
    all[name]?.first { $0.isPresent(object) }
  }

  /// The properties by their names in Objective-C, and those of Swift where they differ.
  private static let all: [String: [KeyedProperty]] = [
    // Views.
    "accessibilityIdentifier": [.init(\UIView.accessibilityIdentifier)],
    "accessibilityLabel": [.init(\UIView.accessibilityLabel)],
    "alpha": [.init(\UIView.alpha)],
    "backgroundColor": [.init(\UIView.backgroundColor)],
    "bounds": [.init(\UIView.bounds)],
    "center": [.init(\UIView.center)],
    "clipsToBounds": [.init(\UIView.clipsToBounds)],
    "contentMode": [.init(number: \UIView.contentMode)],
    "frame": [.init(\UIView.frame)],
    "hidden": [.init(\UIView.isHidden)],
    "isHidden": [.init(\UIView.isHidden)],
    "isUserInteractionEnabled": [.init(\UIView.isUserInteractionEnabled)],
    "layer": [.init(reading: \UIView.layer)],
    "subviews": [.init(reading: \UIView.subviews)],
    "superview": [.init(reading: \UIView.superview)],
    "tag": [.init(\UIView.tag), .init(\UIBarItem.tag)],
    "tintColor": [.init(\UIView.tintColor), .init(\UIBarButtonItem.tintColor)],
    "transform": [.init(\UIView.transform)],
    "userInteractionEnabled": [.init(\UIView.isUserInteractionEnabled)],
    "window": [.init(reading: \UIView.window)],

    // Texts and images.
    "attributedPlaceholder": [.init(\UITextField.attributedPlaceholder)],
    "attributedText": [
      .init(\UILabel.attributedText), .init(\UITextField.attributedText),
      .init(\UITextView.attributedText),
    ],
    "font": [.init(\UILabel.font), .init(\UITextField.font), .init(\UITextView.font)],
    "image": [.init(\UIImageView.image), .init(\UIBarItem.image)],
    "numberOfLines": [.init(\UILabel.numberOfLines)],
    "placeholder": [.init(\UITextField.placeholder), .init(\UISearchBar.placeholder)],
    "prompt": [.init(\UISearchBar.prompt), .init(\UINavigationItem.prompt)],
    "searchField": [.init(reading: \UISearchBar.searchTextField)],
    "searchTextField": [.init(reading: \UISearchBar.searchTextField)],
    "text": [
      .init(\UILabel.text), .init(\UITextField.text), .init(\UITextView.text),
      .init(\UISearchBar.text),
    ],
    "textAlignment": [
      .init(number: \UILabel.textAlignment), .init(number: \UITextField.textAlignment),
      .init(number: \UITextView.textAlignment),
    ],
    "textColor": [
      .init(\UILabel.textColor), .init(\UITextField.textColor), .init(\UITextView.textColor),
    ],

    // Controls and cells.
    "enabled": [.init(\UIControl.isEnabled), .init(\UIBarItem.isEnabled)],
    "highlighted": [
      .init(\UIControl.isHighlighted), .init(\UITableViewCell.isHighlighted),
      .init(\UICollectionViewCell.isHighlighted),
    ],
    "isEnabled": [.init(\UIControl.isEnabled), .init(\UIBarItem.isEnabled)],
    "isHighlighted": [
      .init(\UIControl.isHighlighted), .init(\UITableViewCell.isHighlighted),
      .init(\UICollectionViewCell.isHighlighted),
    ],
    "isOn": [.init(\UISwitch.isOn)],
    "isSelected": [
      .init(\UIControl.isSelected), .init(\UITableViewCell.isSelected),
      .init(\UICollectionViewCell.isSelected),
    ],
    "on": [.init(\UISwitch.isOn)],
    "selected": [
      .init(\UIControl.isSelected), .init(\UITableViewCell.isSelected),
      .init(\UICollectionViewCell.isSelected),
    ],
    "value": [.init(\UISlider.value), .init(\UIStepper.value)],

    // Scroll views and lists.
    "contentInset": [.init(\UIScrollView.contentInset)],
    "contentOffset": [.init(\UIScrollView.contentOffset)],
    "contentSize": [.init(\UIScrollView.contentSize)],
    "rowHeight": [.init(\UITableView.rowHeight)],
    "separatorColor": [.init(\UITableView.separatorColor)],

    // Controllers and bars.
    "message": [.init(\UIAlertController.message)],
    "navigationBar": [.init(reading: \UINavigationController.navigationBar)],
    "navigationItem": [.init(reading: \UIViewController.navigationItem)],
    "selectedIndex": [.init(\UITabBarController.selectedIndex)],
    "tabBar": [.init(reading: \UITabBarController.tabBar)],
    "title": [
      .init(\UIViewController.title), .init(\UIBarItem.title), .init(\UINavigationItem.title),
    ],
    "view": [.init(\UIViewController.view)],
    "viewControllers": [
      .init(\UINavigationController.viewControllers), .init(\UITabBarController.viewControllers),
    ],
  ]

  /// Returns a value as an object; `nil` for an optional without a value.
  static func object<Value>(_ value: Value) -> Any? {
    if let optional = value as? any OptionalValue { optional.wrapped } else { value }
  }

  /// Returns an object as a value of a property's type; `nil` if it has another type.
  private static func value<Value>(_ object: Any?, as type: Value.Type) -> Value? {
    if let object { return object as? Value ?? BridgedNumber.value(object, as: type) }
    return (type as? any OptionalValue.Type)?.none as? Value
  }
}

/// An optional of any type.
private protocol OptionalValue {
  /// The value; `nil` for none.
  var wrapped: Any? { get }
  static var none: Self { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}
