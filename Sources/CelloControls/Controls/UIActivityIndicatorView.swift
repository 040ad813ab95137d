internal import CelloRaster
@_spi(Cello) import CelloViews

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

  private static func size(of style: Style) -> CGSize {
    let length = style == .large ? Metrics.largeLength : Metrics.mediumLength
    return CGSize(width: length, height: length)
  }
  private typealias Metrics = ActivityIndicatorMetrics

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: (isAnimating ? SystemString.inProgress : .progressHalted).text,
      traits: .updatesFrequently)
  }

  /// Eight spokes that fade clockwise, the strongest at the top.
  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let size = Self.size(of: style)
    let middle = CGPoint(x: origin.x + bounds.midX, y: origin.y + bounds.midY)
    let width = size.width * Metrics.spokeWidth
    let (inner, outer) = (size.width * Metrics.spokeStart, size.width * Metrics.spokeEnd)
    let spoke = CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner)
    let color = (color as UIColor).color(in: traitCollection)
    let count = Metrics.spokeCount
    for index in 0..<count {
      let turn = CGAffineTransform(rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(count))
      let map = turn.concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      // The strongest spoke is at the top, and the one clockwise of it the faintest.
      let strength =
        index == 0
        ? 1
        : Metrics.leastAlpha + (1 - Metrics.leastAlpha) * CGFloat(index) / CGFloat(count)
      recorder.append(
        .group(
          DisplayList.Group(
            items: [
              .fill(ControlDrawing.capsule(spoke), color.multiplyingAlpha(by: strength))
            ], transform: map)))
    }
  }
}
