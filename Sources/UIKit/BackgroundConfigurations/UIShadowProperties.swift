/// A shadow below a background.
///
/// Source of the defaults: Apple's documentation (black, opacity 0, radius 0, no offset, no path).
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  /// 0 to 1; 0 draws no shadow.
  public var opacity: CGFloat = 0
  /// How far the shadow is blurred, in points.
  public var radius: CGFloat = 0
  /// Where the shadow lies in relation to the background, in points.
  public var offset = CGSize.zero

  public init() {}
}
