/// The shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  /// The offset of the shadow, in points, with positive values to the right and down; zero by
  /// default.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points: twice the standard deviation; 0 by default.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, as a `UIColor` or `CGColor`; by default black with an alpha of 1/3. `nil` draws no
  /// shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// Creates a shadow without offset and blur.
  public override init() { super.init() }

  /// The color; `nil` for none and for a value that is not a color.
  final var color: UIColor? {
    switch shadowColor {
    case let color as UIColor: color
    case let color as CGColor: UIColor(cgColor: color)
    default: nil
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && color == other.color
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
