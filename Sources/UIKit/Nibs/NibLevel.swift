internal import CelloNibs

/// The properties that a class of UIKit reads from the element of a nib file.
@MainActor struct NibLevel {
  /// The class.
  let type: AnyClass
  /// Returns a Boolean value that indicates whether an object is an instance of the class.
  let contains: (_ object: AnyObject) -> Bool
  /// Returns a Boolean value that indicates whether a class is the class or inherits from it.
  let isInherited: (_ type: AnyClass) -> Bool
  /// Sets the properties of an object.
  let apply: (_ nib: NibInstantiator, _ element: XMLElement, _ object: AnyObject) -> Void

  init<Object: AnyObject>(
    _ type: Object.Type, _ apply: @escaping (NibInstantiator, XMLElement, Object) -> Void
  ) {
    self.type = type
    contains = { $0 is Object }
    isInherited = { $0 is Object.Type }
    self.apply = { nib, element, object in
      if let object = object as? Object { apply(nib, element, object) }
    }
  }

  /// The levels of all classes, a superclass before its subclasses.
  static let all: [NibLevel] = views + controls + lists + bars + controllers
}
