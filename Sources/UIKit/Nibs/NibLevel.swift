internal import CelloNibs

/// The properties that a class of UIKit reads from the element of a nib file.
@MainActor struct NibLevel {
  /// The class.
  let type: AnyClass
  /// Returns a Boolean value that indicates whether an object is an instance of the class.
  let contains: (_ object: AnyObject) -> Bool
  /// Sets the properties of an object.
  let apply: (_ nib: NibInstantiator, _ element: XMLElement, _ object: AnyObject) -> Void

  init<Object: AnyObject>(
    _ type: Object.Type, _ apply: @escaping (NibInstantiator, XMLElement, Object) -> Void
  ) {
    self.type = type
    contains = { $0 is Object }
    self.apply = { nib, element, object in
      if let object = object as? Object { apply(nib, element, object) }
    }
  }

  /// A class whose initializer calls ``NSCoder/apply(to:as:)`` without properties of its own.
  private static func plain<Object: AnyObject>(_ type: Object.Type) -> NibLevel {
    NibLevel(type) { _, _, _ in }
  }

  /// The levels of all classes whose initializer calls ``NSCoder/apply(to:as:)``, a superclass before its subclasses.
  static let all: [NibLevel] =
    views + controls + lists + bars + controllers + [
      plain(UIWindow.self), plain(UIInputView.self), plain(UIRefreshControl.self),
      plain(UIPickerView.self), plain(UISearchTextField.self), plain(UICollectionViewListCell.self),
      plain(UISearchController.self),
    ]

  /// Returns the level of the most special class of UIKit that an object is an instance of.
  static func mostSpecial(of object: AnyObject) -> NibLevel? { all.last { $0.contains(object) } }
}
