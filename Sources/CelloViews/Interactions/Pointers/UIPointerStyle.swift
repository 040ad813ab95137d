/// The form of a custom pointer. Coordinates are in points.
public enum UIPointerShape {
  /// A path around the place of the pointer, which is the origin; with an effect, in the coordinates of
  /// the preview's container.
  case path(UIBezierPath)
  /// A rounded rectangle, which is centered at the pointer unless there is an effect; then it is in the
  /// coordinates of the preview's container.
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The radius of corners unless another one is given. Chosen: Apple does not document it.
  public static let defaultCornerRadius: CGFloat = 8

  /// The path around the place of the pointer.
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

  /// The path of the shape of an effect, in the coordinates of the preview's container.
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

/// What changes about a view below a pointer, and the preview that says which view.
public enum UIPointerEffect: UIHoverEffect, Equatable, Sendable {
  /// How a hovered view is tinted.
  public enum TintMode: Int, Hashable, Sendable {
    case none = 0
    /// Above the view.
    case overlay = 1
    /// Below the view.
    case underlay = 2
  }

  /// The effect that the system chooses: a highlight for small views, hovering for others.
  case automatic(UITargetedPreview)
  /// The pointer takes the shape of the view.
  case highlight(UITargetedPreview)
  /// The view is enlarged above a shadow, and the pointer disappears.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer keeps its form.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The form of a pointer above a region, and what changes about the view there.
open class UIPointerStyle: UIHoverStyle {
  private enum Form {
    case system
    case hidden
    case shape(UIPointerShape)
    case effect(UIPointerEffect, UIPointerShape?)
  }

  private let form: Form
  /// Shapes beside the pointer, which are not drawn with an effect.
  open var accessories: [UIPointerAccessory] = []

  private init(_ form: Form, _ effect: any UIHoverEffect) {
    self.form = form
    super.init(anyEffect: effect, shape: nil)
  }

  /// Changes a view below the pointer.
  ///
  /// - Parameter shape: the form of the pointer, for effects that keep it; or else the shape of the
  ///   highlight, in the coordinates of the preview's container. `nil` for those of the system.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(.effect(effect, shape), effect)
  }

  /// Changes the form of the pointer.
  ///
  /// - Parameter constrainedAxes: those along which the pointer snaps to the region. It has no effect:
  ///   the pointer is shown where it is.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(.shape(shape), .automatic)
  }

  /// Hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden, .automatic) }

  /// The pointer of the system, without an effect.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system, .automatic) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle(form, effect)
    copy.accessories = accessories
    copy.isEnabled = isEnabled
    copy.shape = shape
    return copy
  }

  /// Draws the pointer above a view.
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

  /// The pointer with its accessories around it.
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
