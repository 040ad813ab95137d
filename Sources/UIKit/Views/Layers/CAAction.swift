/// What a layer does when a property changes or something happens to it.
public protocol CAAction {
  /// Does it.
  ///
  /// - Parameters:
  ///   - event: the name of the property or of what happened, such as `onOrderIn`.
  ///   - anObject: the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing, and ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// A layer was added to another one, or was shown.
public let kCAOnOrderIn = "onOrderIn"
/// A layer was removed from another one, or was hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"
