internal import CelloRaster

/// A view that looks like a part of the keyboard, for input views and views above the keyboard.
open class UIInputView: UIView {
  /// The background of the view. Source of the values: Apple's `UIInputView.h`.
  public enum Style: Int, Hashable, Sendable {
    /// None of its own.
    case `default` = 0
    /// That of the keyboard.
    case keyboard = 1
  }

  public final let inputViewStyle: Style

  /// Whether the height is that of the content's constraints, also where the view has a frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { superview?.setNeedsLayout() } }
  }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view of the default style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The keyboard's background, while the view is a part of the keyboard.
  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
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
