// Key-value observing by key paths. Objective-C observes any property by replacing its setter;
// here the classes notify observers, so only the listed properties can be observed. The most
// specific extension for the class of the object lists the properties of its superclasses too.

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Observes changes of the frame, bounds, center, transform, opacity, visibility or background
  /// color.
  ///
  /// A key path of another property is logged and has no effect. The observation does not keep the
  /// view alive.
  ///
  /// - Parameters:
  ///   - keyPath: the property, such as `\.frame`.
  ///   - options: the values that the handler receives, and when it is called; by default only
  ///     after changes, without values.
  ///   - changeHandler: a closure that is called when the property has changed to a value that is
  ///     not equal.
  /// - Returns: a token. The observation ends when it is released or invalidated.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, own: [:], options: options, changeHandler: changeHandler)
  }

  /// Observes changes of a property of the class or of all views.
  ///
  /// - Parameter own: the names of the properties of the class.
  @preconcurrency @MainActor
  package func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, own: [AnyKeyPath: String],
    options: NSKeyValueObservingOptions,
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.observe(
      self, keyPath, property: own[keyPath] ?? UIView.observedProperties(of: Self.self)[keyPath],
      options: options, changeHandler: changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UILabel {
  /// Observes changes of the text or of a property of all views, such as the frame.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [AnyKeyPath: String] = [\Self.text: "text", \Self.attributedText: "attributedText"]
    return observe(keyPath, own: own, options: options, changeHandler: changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: UIImageView {
  /// Observes changes of the image or of a property of all views, such as the frame.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let own: [AnyKeyPath: String] = [\Self.image: "image"]
    return observe(keyPath, own: own, options: options, changeHandler: changeHandler)
  }
}

extension _KeyValueCodingAndObserving where Self: CALayer {
  /// Observes changes of the geometry, opacity, visibility, background, border or shadow.
  ///
  /// A key path of another property is logged and has no effect. The observation does not keep the
  /// layer alive.
  ///
  /// - Parameters:
  ///   - keyPath: the property, such as `\.bounds`.
  ///   - options: the values that the handler receives, and when it is called; by default only
  ///     after changes, without values.
  ///   - changeHandler: a closure that is called when the property has changed to a value that is
  ///     not equal.
  /// - Returns: a token. The observation ends when it is released or invalidated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    KeyValueObservers.observe(
      self, keyPath, property: CALayer.observedProperties(of: Self.self)[keyPath],
      options: options, changeHandler: changeHandler)
  }
}

extension UIView {
  /// The names of the properties that can be observed in all views, by key paths of a class.
  package static func observedProperties<Root: UIView>(
    of root: Root.Type
  ) -> [AnyKeyPath: String] {
    [
      \Root.frame: "frame", \Root.bounds: "bounds", \Root.center: "center",
      \Root.transform: "transform", \Root.alpha: "alpha", \Root.isHidden: "isHidden",
      \Root.backgroundColor: "backgroundColor",
    ]
  }

  /// Notifies observers of the view and its layer before a property changes.
  package final func observedValueWillChange(_ property: String) {
    guard KeyValueObservers.areInUse else { return }
    KeyValueObservers.willChange(self, property)
    guard let ownLayer else { return }
    let properties = ["alpha": "opacity", "isHidden": "hidden", "center": "position"]
    KeyValueObservers.willChange(ownLayer, properties[property] ?? property)
  }

  /// Notifies observers of the view and its layer after a property may have changed.
  package final func observedValueDidChange() {
    guard KeyValueObservers.areInUse else { return }
    KeyValueObservers.didChange(self)
    if let ownLayer { KeyValueObservers.didChange(ownLayer) }
  }

  final func registerChange(of geometry: ViewGeometry, to new: ViewGeometry) {
    for property in geometry.changedProperties(to: new) { observedValueWillChange(property) }
    if geometry.bounds.origin != new.bounds.origin { observedValueWillChange("contentOffset") }
  }
}

extension CALayer {
  fileprivate static func observedProperties<Root: CALayer>(
    of root: Root.Type
  ) -> [AnyKeyPath: String] {
    [
      \Root.frame: "frame", \Root.bounds: "bounds", \Root.position: "position",
      \Root.transform: "transform", \Root.zPosition: "zPosition", \Root.opacity: "opacity",
      \Root.isHidden: "hidden", \Root.backgroundColor: "backgroundColor",
      \Root.cornerRadius: "cornerRadius", \Root.borderWidth: "borderWidth",
      \Root.borderColor: "borderColor", \Root.shadowColor: "shadowColor",
      \Root.shadowOpacity: "shadowOpacity", \Root.shadowOffset: "shadowOffset",
      \Root.shadowRadius: "shadowRadius", \Root.shadowPath: "shadowPath",
    ]
  }

  final func registerChange(of geometry: ViewGeometry, to new: ViewGeometry) {
    for property in geometry.changedProperties(to: new) {
      KeyValueObservers.willChange(self, property == "center" ? "position" : property)
    }
  }
}

extension ViewGeometry {
  /// The names of the view's properties that a change to another geometry changes.
  fileprivate func changedProperties(to new: ViewGeometry) -> [String] {
    var result: [String] = []
    if frame != new.frame { result.append("frame") }
    if bounds != new.bounds { result.append("bounds") }
    if position != new.position { result.append("center") }
    if transform != new.transform { result.append("transform") }
    return result
  }
}
