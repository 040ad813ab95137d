extension _KeyValueCodingAndObserving where Self: UIScrollView {
  /// Observes changes of the offset, the size or the insets of the content, or of a property of all
  /// views, such as the bounds.
  ///
  /// ```swift
  /// observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
  ///   header.alpha = view.contentOffset.y > 0 ? 0 : 1
  /// }
  /// ```
  ///
  /// A key path of another property is logged and has no effect. The observation does not keep the
  /// view alive, and ends when the returned token is released or invalidated.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [AnyKeyPath: String] = [
      \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize",
      \Self.contentInset: "contentInset",
    ]
    return observe(keyPath, own: own, options: options, changeHandler: changeHandler)
  }
}
