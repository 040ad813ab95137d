internal import CelloRaster

/// A view with the appearance of the keyboard, for input views and input accessory views.
open class UIInputView: UIView {
  /// The style of the view's background. Source of the values: Apple's `UIInputView.h`.
  public enum Style: Int, Hashable, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  /// The style of the view's background.
  open private(set) var inputViewStyle: Style

  /// A Boolean value that indicates whether constraints determine the view's height even if the
  /// view has a frame; `false` by default.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }

  /// Creates a view with a frame and a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view with the default style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.apply(to: self, as: UIInputView.self)
  }

  /// Draws the keyboard's background while the view is a part of the keyboard.
  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    super.recordContent(into: &recorder, at: origin)
    guard inputViewStyle == .keyboard, let keyboard = superview as? KeyboardView,
      bounds.width > 0, bounds.height > 0
    else { return }
    let color = KeyboardView.color(keyboard.appearance).color(in: traitCollection)
    recorder.withItems {
      $0.append(.fill(.rect(bounds.offsetBy(dx: origin.x, dy: origin.y)), color))
    }
  }
}
