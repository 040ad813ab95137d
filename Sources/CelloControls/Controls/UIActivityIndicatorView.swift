internal import CelloRaster
@_spi(Cello) import CelloViews

/// A spinning indicator that shows that a task is in progress.
///
/// Pictures show the indicator at the start of its rotation.
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator. Source of the values: Apple's `UIActivityIndicatorView.h`.
  public enum Style: Int, Hashable, Sendable {
    case medium = 100
    case large = 101
    /// A large white indicator. Use `large` and a color in new code.
    case whiteLarge = 0
    /// A white indicator. Use `medium` and a color in new code.
    case white = 1
    /// A gray indicator. Use `medium` in new code.
    case gray = 2

    /// A Boolean value that indicates whether the indicator is large.
    var isLarge: Bool { self == .large || self == .whiteLarge }

    /// The color of an indicator without another color. Source:
    /// docs/measurements/controls.md#activity-indicators.
    var color: UIColor { self == .white || self == .whiteLarge ? .white : .secondaryLabel }
  }

  /// The size of the indicator; `medium` unless set by the initializer.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  private final var ownColor: UIColor?

  /// The color of the indicator; by default gray, or white for the white styles. Setting `nil`
  /// restores the default.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }

  /// A Boolean value that indicates whether the indicator is hidden while it is not animating;
  /// `true` by default.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }
  /// A Boolean value that indicates whether the indicator is animating; `false` at first.
  open private(set) var isAnimating = false

  /// Creates an indicator with the size of a style.
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

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    style = coder.nib?.initialValue("style") ?? .medium
    super.init(coder: coder)
    isUserInteractionEnabled = false
    updateVisibility()
    coder.apply(to: self, as: UIActivityIndicatorView.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .activityIndicatorView }

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Stops the animation. Hides the indicator if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  private static func size(of style: Style) -> CGSize {
    let length = style.isLarge ? Metrics.largeLength : Metrics.mediumLength
    return CGSize(width: length, height: length)
  }
  private typealias Metrics = ActivityIndicatorMetrics

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: (isAnimating ? SystemString.inProgress : .progressHalted).text,
      traits: .updatesFrequently)
  }

  /// Records eight spokes that fade counterclockwise; the spoke at the top is the most opaque.
  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
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
      // The spoke at the top is the most opaque, and the spokes fade counterclockwise.
      let distance = (count - index) % count
      let rest = CGFloat(max(Metrics.fadingCount - distance, 0)) / CGFloat(Metrics.fadingCount)
      let strength = Metrics.leastAlpha + (Metrics.greatestAlpha - Metrics.leastAlpha) * rest
      recorder.append(
        .group(
          DisplayList.Group(
            items: [
              .fill(ControlDrawing.capsule(spoke), color.multiplyingAlpha(by: strength))
            ], transform: map)))
    }
  }
}
