/// A view that a list can reuse.
@MainActor protocol ReusableView: AnyObject {
  func prepareForReuse()
}

extension ReusableView {
  /// Returns a class that an app has registered. Ends the process with a message if it is not a
  /// subclass of this class.
  static func subclass(_ aClass: AnyClass, _ call: String) -> Self.Type {
    guard let subclass = aClass as? Self.Type else {
      preconditionFailure("\(call): \(aClass) is not a subclass of \(Self.self).")
    }
    return subclass
  }
}

/// The idle views, and the classes of new views.
@MainActor final class ReusePool<Key: Hashable, View: ReusableView> {
  private var classes: [Key: View.Type] = [:]
  private var idle: [Key: [View]] = [:]

  /// Registers the class of new views; `nil` removes the registration. Idle views of another class
  /// are discarded.
  func register(_ viewClass: View.Type?, for key: Key) {
    if classes[key] != viewClass { idle[key] = nil }
    classes[key] = viewClass
  }

  /// Registers a class that an app passes to a method.
  func register(_ aClass: AnyClass?, for key: Key, _ call: String) {
    register(aClass.map { View.subclass($0, call) }, for: key)
  }

  /// Returns an idle view that is prepared for reuse, or a new view; `nil` if no class is
  /// registered.
  func view(for key: Key, make: (View.Type) -> View) -> View? {
    if let view = idle[key]?.popLast() {
      CallLog.note(view, "prepareForReuse()")
      view.prepareForReuse()
      return view
    }
    return classes[key].map(make)
  }

  /// Adds a view to the idle views.
  func recycle(_ view: View, for key: Key) {
    idle[key, default: []].append(view)
  }
}

/// The warnings about registered nib files.
enum NibRegistrations {
  static let log = WarningLog()
}
