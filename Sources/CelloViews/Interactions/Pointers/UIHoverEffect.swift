/// What changes about a view below a pointer.
public protocol UIHoverEffect {}

/// The effect that the system chooses: a highlight.
public struct UIHoverAutomaticEffect: UIHoverEffect, Hashable, Sendable {
  public init() {}
}

/// A highlight in the shape of the view.
public struct UIHoverHighlightEffect: UIHoverEffect, Hashable, Sendable {
  public init() {}
}

/// Enlarges the view above a shadow.
public struct UIHoverLiftEffect: UIHoverEffect, Hashable, Sendable {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
