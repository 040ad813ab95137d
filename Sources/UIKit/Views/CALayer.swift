internal import CelloRaster

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The softer corners of iOS.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer, named by the ends of its axes: y grows downwards, so `MinY` is the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The fill, rounded corners, border and clipping of a view.
///
/// Every view has one; there are no layers without a view. Shadows, transforms and sublayers are
/// missing.
@MainActor @preconcurrency public final class CALayer: NSObject {
  // The view owns the layer.
  private weak var view: UIView?

  init(of view: UIView) {
    self.view = view
    super.init()
  }

  /// The radius of the corners of background and border, in points, at most half of the shorter
  /// side. Negative values and NaN are treated as 0.
  ///
  /// Content and subviews are clipped only with ``masksToBounds``.
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  public var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The width in points of a line inside the edges, above content and subviews; 0 or less draws no
  /// line.
  public var borderWidth: CGFloat = 0
  /// The line's color; `nil` draws no line.
  public var borderColor: CGColor? = UIColor.black.cgColor

  /// Whether content and subviews are clipped to the edges and rounded corners; the same as the
  /// view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's background; a dynamic color is resolved with the view's traits.
  public var backgroundColor: CGColor? {
    get {
      guard let view else { return nil }
      return view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
    }
    set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }

  /// The view's opacity, 0 to 1.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? 1 }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The view's rectangle in its superview's coordinates.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's rectangle in its own coordinates.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  // MARK: Drawing

  /// The layer's outline for a view's area.
  func shape(of area: CGRect) -> Shape {
    let radius = min(cornerRadius.nonNegative, min(area.width, area.height) / 2)
    return shape(of: area, radius: radius)
  }

  /// The border of an area; `nil` without one.
  func border(of area: CGRect) -> DisplayList.Item? {
    let width = min(borderWidth.nonNegative, min(area.width, area.height))
    guard width > 0, let color = borderColor?.color, color.alpha > 0 else { return nil }
    let radius = min(cornerRadius.nonNegative, min(area.width, area.height) / 2)
    // The middle of the line; its outer edge is the layer's.
    let line = shape(
      of: area.insetBy(dx: width / 2, dy: width / 2), radius: max(radius - width / 2, 0))
    return .stroke(line, StrokeStyle(width: width), color)
  }

  private func shape(of area: CGRect, radius: CGFloat) -> Shape {
    var corners: UIRectCorner = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    guard radius > 0, !corners.isEmpty else { return .rect(area) }
    return .roundedRect(
      RoundedRect(
        area, radius: radius, curve: cornerCurve == .continuous ? .continuous : .circular,
        corners: corners))
  }
}
