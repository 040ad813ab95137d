extension _KeyValueCodingAndObserving where Self: UIControl {
  /// Observes changes of the properties `isEnabled`, `isSelected` and `isHighlighted`, or of a
  /// property of all views, such as the frame.
  ///
  /// A key path of another property is logged and has no effect. The observation does not keep the
  /// control alive, and ends when the returned token is released or invalidated.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [AnyKeyPath: String] = [
      \Self.isEnabled: "isEnabled", \Self.isSelected: "isSelected",
      \Self.isHighlighted: "isHighlighted",
    ]
    return observe(keyPath, own: own, options: options, changeHandler: changeHandler)
  }
}
