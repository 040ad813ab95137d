internal import CelloRaster
@_spi(Cello) import CelloViews

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The shape of the bar.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// A bar without rounded ends, for navigation bars and toolbars.
    case bar = 1
  }

  /// The shape of the bar; `default` unless set by the initializer.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The completed fraction, from 0 to 1; NaN is treated as 0. If ``observedProgress`` is set, its
  /// fraction.
  open var progress: Float {
    get { observedProgress.map { Self.clamped(Float($0.fractionCompleted)) } ?? ownProgress }
    set {
      contentWillChange()
      ownProgress = Self.clamped(newValue)
    }
  }
  private var ownProgress: Float = 0

  /// The progress of a task that the bar shows instead of a value that was set; `nil`, the default,
  /// for none. It is read when the bar is drawn.
  open var observedProgress: Progress?

  /// The color of the completed part; `nil`, the default, for the tint color.
  open var progressTintColor: UIColor?
  /// The color of the track; `nil`, the default, for the system's fill color.
  open var trackTintColor: UIColor?
  /// The image that is stretched over the completed part instead of a color; `nil`, the default,
  /// for none.
  open var progressImage: UIImage?
  /// The image that is stretched over the track instead of a color; `nil`, the default, for none.
  open var trackImage: UIImage?

  /// Creates a bar with the height of a style and a width of 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.apply(to: self, as: UIProgressView.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .progressView }

  /// Sets the progress. An animated change takes time on a simulated clock.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard animated else {
      self.progress = progress
      return
    }
    UIView.animate(
      withDuration: ControlMotion.progressDuration, delay: 0, options: .curveLinear,
      animations: { self.progress = progress })
  }

  private static func clamped(_ share: Float) -> Float { share > 0 ? min(share, 1) : 0 }

  // MARK: Size

  private var height: CGFloat { traitCollection.systemVersion.progressHeight(progressViewStyle) }

  /// Returns the proposed width and the height of the style, in points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.systemVersion != traitCollection.systemVersion {
      invalidateIntrinsicContentSize()
    }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, label: SystemString.progress.text, value: progress.percentage,
      traits: .updatesFrequently)
  }

  // MARK: Drawing

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    let traits = traitCollection
    let grid = traits.pixelGrid
    let height = min(height, bounds.height)
    guard bounds.width > 0, height > 0 else { return }
    let track = CGRect(
      x: bounds.minX, y: grid.rounded(bounds.minY + (bounds.height - height) / 2),
      width: bounds.width, height: height
    ).offsetBy(dx: origin.x, dy: origin.y)
    var done = track
    done.size.width = grid.rounded(track.width * CGFloat(progress))
    if isRightToLeft { done.origin.x = track.maxX - done.width }
    let isRounded = progressViewStyle == .default
    let tint = (tintColor as UIColor).color(in: traits)
    func items(_ rect: CGRect, _ image: UIImage?, _ color: UIColor) -> [DisplayList.Item] {
      guard rect.width > 0 else { return [] }
      if let image { return image.displayItems(in: rect, tint: tint, traits: traits) }
      return [
        .fill(isRounded ? ControlDrawing.capsule(rect) : .rect(rect), color.color(in: traits))
      ]
    }
    recorder.withItems {
      $0 += items(track, trackImage, trackTintColor ?? .systemFill)
      $0 += items(done, progressImage, progressTintColor ?? tintColor)
    }
  }
}
