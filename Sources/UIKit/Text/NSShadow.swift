/// The shadow of characters.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let typeGuard = CFTypeGuard()
  /// In points, to the right and down for positive values.
  open var shadowOffset = CGSize.zero
  /// How far the edges are blurred, in points; twice the standard deviation.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor` or `CGColor`; black with an alpha of one third by default, and `nil` for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  public override init() { super.init() }

  /// The color; `nil` for none, and for a value that is not a color.
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

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}
