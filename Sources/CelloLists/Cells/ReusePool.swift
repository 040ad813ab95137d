/// A view that lists keep for reuse.
@MainActor protocol ReusableView: AnyObject {
  func prepareForReuse()
}

/// Views that wait for reuse, and the classes of new ones.
@MainActor final class ReusePool<Key: Hashable, View: ReusableView> {
  private var classes: [Key: View.Type] = [:]
  private var idle: [Key: [View]] = [:]

  /// Sets the class of new views; `nil` for none. Idle views of another class are dropped.
  func register(_ viewClass: View.Type?, for key: Key) {
    if classes[key] != viewClass { idle[key] = nil }
    classes[key] = viewClass
  }

  /// An idle view, prepared for reuse, or a new one; `nil` if no class is registered.
  func view(for key: Key, make: (View.Type) -> View) -> View? {
    if let view = idle[key]?.popLast() {
      CallLog.note(view, "prepareForReuse()")
      view.prepareForReuse()
      return view
    }
    return classes[key].map(make)
  }

  /// Keeps a view for reuse.
  func recycle(_ view: View, for key: Key) {
    idle[key, default: []].append(view)
  }
}
