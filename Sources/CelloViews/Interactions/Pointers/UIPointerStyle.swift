/// The shape of a custom pointer. Coordinates are in points.
public enum UIPointerShape {
  /// A path. Its origin is the position of the pointer. With an effect, the path is in the
  /// coordinates of the preview's container.
  case path(UIBezierPath)
  /// A rounded rectangle, centered at the pointer. With an effect, the rectangle is in the
  /// coordinates of the preview's container.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  /// A vertical line with a length, centered at the pointer.
  case verticalBeam(length: CGFloat)
  /// A horizontal line with a length, centered at the pointer.
  case horizontalBeam(length: CGFloat)

  /// The default corner radius of rounded rectangles. Chosen: Apple does not document it.
  public static let defaultCornerRadius: CGFloat = 8

  /// The path of the shape. The origin is the position of the pointer.
  var path: UIBezierPath {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radius):
      UIBezierPath(
        roundedRect: CGRect(
          x: -rect.width / 2, y: -rect.height / 2, width: rect.width, height: rect.height),
        cornerRadius: radius.nonNegative)
    case .verticalBeam(let length):
      Self.beam(width: PointerMetrics.beamThickness, height: length.nonNegative)
    case .horizontalBeam(let length):
      Self.beam(width: length.nonNegative, height: PointerMetrics.beamThickness)
    }
  }

  /// The path of the shape of an effect, in the coordinates of the preview's container; `nil` for
  /// lines.
  var pathInContainer: UIBezierPath? {
    switch self {
    case .path(let path): path
    case .roundedRect(let rect, let radius):
      UIBezierPath(roundedRect: rect, cornerRadius: radius.nonNegative)
    case .verticalBeam, .horizontalBeam: nil
    }
  }

  private static func beam(width: CGFloat, height: CGFloat) -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
      cornerRadius: min(width, height) / 2)
  }
}

/// A change of a view's appearance under a pointer, with the preview that identifies the view.
public enum UIPointerEffect: UIHoverEffect, Equatable, Sendable {
  /// The position of the tint of a view under the pointer.
  public enum TintMode: Int, Hashable, Sendable {
    /// No tint.
    case none = 0
    /// A tint above the view.
    case overlay = 1
    /// A tint below the view; here, above it like ``overlay``.
    case underlay = 2
  }

  /// The effect that the system chooses: a highlight. The pointer disappears over small views.
  case automatic(UITargetedPreview)
  /// The view is highlighted, and the pointer disappears.
  case highlight(UITargetedPreview)
  /// The view is enlarged above a shadow, and the pointer disappears.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer keeps its shape.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The preview of the view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The appearance of a pointer in a region, and the change of the view there.
open class UIPointerStyle: UIHoverStyle {
  private enum Form {
    case system
    case hidden
    case shape(UIPointerShape)
    case effect(UIPointerEffect, UIPointerShape?)
  }

  private let form: Form
  /// Shapes next to the pointer; empty by default. Styles with an effect do not draw them.
  open var accessories: [UIPointerAccessory] = []

  private init(_ form: Form, _ effect: any UIHoverEffect) {
    self.form = form
    super.init(anyEffect: effect, shape: nil)
  }

  /// Creates a style that changes a view under the pointer.
  ///
  /// - Parameter shape: for effects that keep the pointer, the shape of the pointer; for other
  ///   effects, the shape of the highlight, in the coordinates of the preview's container. `nil`
  ///   for the system's shapes.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape), effect)
  }

  /// Creates a style that changes the shape of the pointer.
  ///
  /// - Parameter constrainedAxes: the axes along which the pointer snaps to the region. They have
  ///   no effect: the pointer is drawn at its own position.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(.shape(shape), .automatic)
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden, .automatic) }

  /// Returns the style of the system's pointer, without an effect.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system, .automatic) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle(form, effect)
    copy.accessories = accessories
    copy.isEnabled = isEnabled
    copy.shape = shape
    return copy
  }

  /// Shows the pointer and its effect above a view.
  final func show(on cursor: PointerView, above view: UIView) {
    switch form {
    case .system: cursor.claim(withAccessories(.disk))
    case .hidden: cursor.claim(.hidden)
    case .shape(let shape): cursor.claim(withAccessories(.path(shape.path)))
    case .effect(let effect, let shape): show(effect, shape, on: cursor)
    }
  }

  private final func show(
    _ effect: UIPointerEffect, _ shape: UIPointerShape?, on cursor: PointerView
  ) {
    let preview = effect.preview
    let drawing = PointerEffectDrawing(preview, shape)
    switch effect {
    case .automatic:
      let size = preview.view.bounds.size
      if max(size.width, size.height) <= PointerMetrics.maxMergedLength {
        cursor.claim(.hidden, effect: drawing.highlight(in: cursor))
      } else {
        cursor.claim(.disk, effect: drawing.highlight(in: cursor))
      }
    case .highlight: cursor.claim(.hidden, effect: drawing.highlight(in: cursor))
    case .lift: cursor.claim(.hidden, effect: drawing.lift(in: cursor))
    case .hover(_, let tint, let hasShadow, let isScaled):
      let pointer = shape.map { PointerView.Form.path($0.path) } ?? .disk
      if hasShadow || isScaled {
        cursor.claim(
          pointer,
          effect: drawing.lift(
            in: cursor, scales: isScaled, hasShadow: hasShadow, isTinted: tint != .none))
      } else {
        cursor.claim(pointer, effect: tint == .none ? nil : drawing.highlight(in: cursor))
      }
    }
  }

  /// Returns a form that includes the accessories.
  private final func withAccessories(_ form: PointerView.Form) -> PointerView.Form {
    guard !accessories.isEmpty else { return form }
    let path: UIBezierPath
    switch form {
    case .hidden: return form
    case .disk:
      let diameter = PointerMetrics.diskDiameter
      path = UIBezierPath(
        ovalIn: CGRect(x: -diameter / 2, y: -diameter / 2, width: diameter, height: diameter))
    case .path(let own): path = (own.copy() as? UIBezierPath) ?? own
    }
    for accessory in accessories { path.append(accessory.path) }
    return .path(path)
  }
}
