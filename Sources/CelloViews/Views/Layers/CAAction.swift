/// An object that responds to a change of a layer's property or another event.
public protocol CAAction {
  /// Performs the action.
  ///
  /// - Parameters:
  ///   - event: the name of the property or the event, such as `onOrderIn`.
  ///   - anObject: the layer.
  ///   - dict: further arguments; `nil` for none.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` is an action that does nothing and ends the search for actions.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event of a layer that was added to a superlayer or shown.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that was removed from its superlayer or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transition animations.
public let kCATransition = "transition"
