// Properties that can be observed by their names in Objective-C.

/// A property that can be observed.
@_spi(Cello) public struct ObservableProperty {
  /// The name of the property for ``KeyValueObservers``.
  package var name: String
  package var keyPath: AnyKeyPath

  package init(_ name: String, _ keyPath: AnyKeyPath) {
    self.name = name
    self.keyPath = keyPath
  }
}

extension UIView: NamedPropertyOwner {
  package nonisolated final func observableProperty(
    named name: String
  ) -> (name: String, keyPath: AnyKeyPath)? {
    nonisolated(unsafe) var result: (String, AnyKeyPath)?
    MainActor.assumeIsolated {
      result = observedProperty(named: name).map { ($0.name, $0.keyPath) }
    }
    return result
  }

  static let namedProperties: [String: ObservableProperty] = [
    "frame": .init("frame", \UIView.frame), "bounds": .init("bounds", \UIView.bounds),
    "center": .init("center", \UIView.center), "transform": .init("transform", \UIView.transform),
    "alpha": .init("alpha", \UIView.alpha), "hidden": .init("isHidden", \UIView.isHidden),
    "backgroundColor": .init("backgroundColor", \UIView.backgroundColor),
  ]
}

extension CALayer: NamedPropertyOwner {
  package final func observableProperty(
    named name: String
  ) -> (name: String, keyPath: AnyKeyPath)? {
    let keyPaths: [String: AnyKeyPath] = [
      "frame": \CALayer.frame, "bounds": \CALayer.bounds, "position": \CALayer.position,
      "transform": \CALayer.transform, "zPosition": \CALayer.zPosition,
      "opacity": \CALayer.opacity, "hidden": \CALayer.isHidden,
      "backgroundColor": \CALayer.backgroundColor, "cornerRadius": \CALayer.cornerRadius,
      "borderWidth": \CALayer.borderWidth, "borderColor": \CALayer.borderColor,
      "shadowColor": \CALayer.shadowColor, "shadowOpacity": \CALayer.shadowOpacity,
      "shadowOffset": \CALayer.shadowOffset, "shadowRadius": \CALayer.shadowRadius,
      "shadowPath": \CALayer.shadowPath,
    ]
    return keyPaths[name].map { (name, $0) }
  }
}

extension UIResponder: NamedPropertyObserver {
  package nonisolated final func receiveChange(
    of keyPath: String, of object: NSObject, _ change: [NSKeyValueChangeKey: Any],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, change, context) = (object, change, context)
    MainActor.assumeIsolated {
      observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
