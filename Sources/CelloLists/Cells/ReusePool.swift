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

/// The idle views, and the classes or nib files of new views.
@MainActor final class ReusePool<Key: Hashable, View: ReusableView> {
  private var classes: [Key: View.Type] = [:]
  private var nibs: [Key: UINib] = [:]
  private var idle: [Key: [View]] = [:]

  /// Registers the class of new views; `nil` removes the registration. Idle views of another class
  /// are discarded.
  func register(_ viewClass: View.Type?, for key: Key) {
    if classes[key] != viewClass || nibs[key] != nil { idle[key] = nil }
    classes[key] = viewClass
    nibs[key] = nil
  }

  /// Registers a nib file with a new view; `nil` removes the registration. Idle views of another
  /// file are discarded.
  func register(_ nib: UINib?, for key: Key) {
    if nibs[key] !== nib || nib == nil { idle[key] = nil }
    classes[key] = nil
    nibs[key] = nib
  }

  /// Registers a class that an app passes to a method.
  func register(_ aClass: AnyClass?, for key: Key, _ call: String) {
    register(aClass.map { View.subclass($0, call) }, for: key)
  }

  /// Returns a Boolean value that indicates whether new views are created from a nib file.
  func hasNib(for key: Key) -> Bool { nibs[key] != nil }

  /// Returns an idle view that is prepared for reuse, or a new view; `nil` if no class or nib file is
  /// registered, or the nib file contains no such view.
  func view(for key: Key, make: (View.Type) -> View) -> View? {
    if let view = idle[key]?.popLast() {
      CallLog.note(view, "prepareForReuse()")
      view.prepareForReuse()
      return view
    }
    if let nib = nibs[key] { return Self.view(of: nib) }
    return classes[key].map(make)
  }

  /// Returns the view of a nib file: the only object without a superview.
  private static func view(of nib: UINib) -> View? {
    let objects = nib.instantiate(withOwner: nil)
    if let view = objects.lazy.compactMap({ $0 as? View }).first { return view }
    if let other = objects.first {
      NibRegistrations.log.note(
        "A nib file that is registered for cells, headers or footers contains a \(type(of: other)), "
          + "not a \(View.self).")
    }
    return nil
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
