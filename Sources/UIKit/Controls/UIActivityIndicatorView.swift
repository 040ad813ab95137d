internal import CelloRaster

/// A turning wheel that shows that a task is in progress.
///
/// A picture shows the wheel at the start of its turn.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel. Source of the values: Apple's `UIActivityIndicatorView.h`.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The color of the wheel; `nil` resets it to gray.
  open var color: UIColor! = UIActivityIndicatorView.defaultColor {
    didSet { if color == nil { color = Self.defaultColor } }
  }

  /// Whether the wheel is hidden when it does not turn.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  open private(set) var isAnimating = false

  /// Source: docs/measurements/controls.md#activity-indicators.
  private static let defaultColor = UIColor.systemGray

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isUserInteractionEnabled = false
    updateVisibility()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isUserInteractionEnabled = false
    updateVisibility()
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Shows the wheel.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Hides the wheel if ``hidesWhenStopped`` is set.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  /// Source: docs/measurements/controls.md#activity-indicators.
  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: (isAnimating ? SystemString.inProgress : .progressHalted).text,
      traits: .updatesFrequently)
  }

  /// Eight spokes that fade clockwise, the strongest at the top.
  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let size = Self.size(of: style)
    let middle = CGPoint(x: origin.x + bounds.midX, y: origin.y + bounds.midY)
    let width = size.width * 0.12
    let (inner, outer) = (size.width * 0.24, size.width * 0.5)
    let spoke = CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner)
    let color = (color as UIColor).color(in: traitCollection)
    for index in 0..<8 {
      let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4)
      let map = turn.concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      // The strongest spoke is at the top, and the one clockwise of it the faintest.
      let strength = index == 0 ? 1 : 0.2 + 0.8 * CGFloat(index) / 8
      recorder.append(
        .group(
          DisplayList.Group(
            items: [
              .fill(ControlDrawing.capsule(spoke), color.multiplyingAlpha(by: strength))
            ], transform: map)))
    }
  }
}
