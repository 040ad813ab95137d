/// The appearance of a view under a pointer.
@MainActor @preconcurrency open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  /// The change of the view. A ``UIPointerStyle`` ignores later values: it keeps the effect of its
  /// initializer.
  open var effect: any UIHoverEffect
  /// The shape of the highlight, or of the shadow of a lifted view; `nil` for the shape of the
  /// view. A ``UIPointerStyle`` ignores it.
  open var shape: UIShape?
  /// A Boolean value that indicates whether the effect is shown; `true` by default.
  open var isEnabled = true

  init(anyEffect: any UIHoverEffect, shape: UIShape?) {
    effect = anyEffect
    self.shape = shape
    super.init()
  }

  /// Creates a style with an effect.
  ///
  /// - Parameter shape: the shape of the effect; `nil` for the shape of the view.
  public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.init(anyEffect: effect, shape: shape)
  }

  /// Creates a style with the effect that the system chooses.
  public convenience init(shape: UIShape? = nil) {
    self.init(anyEffect: .automatic, shape: shape)
  }

  /// Returns a copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle(anyEffect: effect, shape: shape)
    copy.isEnabled = isEnabled
    return copy
  }
}

extension UIView {
  /// The implementation of ``hoverStyle``.
  final var shownHoverStyle: UIHoverStyle? {
    get { (ownHoverStyle as? HoverFollower)?.style }
    set {
      pointerFollowers.removeAll { $0 === ownHoverStyle }
      let follower = newValue.map { HoverFollower($0, of: self) }
      ownHoverStyle = follower
      if let follower { pointerFollowers.append(follower) }
    }
  }
}

/// An object that shows the hover style of a view.
private final class HoverFollower: PointerFollower {
  let style: UIHoverStyle
  private weak var view: UIView?

  init(_ style: UIHoverStyle, of view: UIView) {
    self.style = style
    self.view = view
  }

  func pointerMoved(_ pointer: UITouch, showing cursor: PointerView) {
    guard style.isEnabled, let view else { return }
    let path = style.shape?.path(in: view.bounds)
    if let pointerStyle = style as? UIPointerStyle {
      return pointerStyle.show(on: cursor, above: view)
    }
    let drawing = PointerEffectDrawing(view: view, path: path)
    if style.effect is UIHoverLiftEffect {
      cursor.claim(.hidden, effect: drawing.lift(in: cursor))
    } else {
      cursor.claim(.disk, effect: drawing.highlight(in: cursor))
    }
  }

  func pointerExited() {}
}
