/// A change of a view's appearance under a pointer.
public protocol UIHoverEffect {}

/// The effect that the system chooses; here, a highlight.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable, Sendable {
  /// Creates the effect.
  public init() {}
}

/// An effect that highlights the shape of the view.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable, Sendable {
  /// Creates the effect.
  public init() {}
}

/// An effect that enlarges the view above a shadow.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable, Sendable {
  /// Creates the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that the system chooses; here, a highlight.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// An effect that highlights the shape of the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// An effect that enlarges the view above a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
