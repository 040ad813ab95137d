internal import CelloRaster
@_spi(Cello) import CelloViews

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
  /// The form of the bar.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// For bars at the top of the screen; it has no rounded ends.
    case bar = 1
  }

  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The part that is done, 0 to 1; that of ``observedProgress`` if there is one. NaN is treated
  /// as 0.
  open var progress: Float {
    get { observedProgress.map { Self.clamped(Float($0.fractionCompleted)) } ?? ownProgress }
    set { ownProgress = Self.clamped(newValue) }
  }
  private var ownProgress: Float = 0

  /// The progress of a task that the bar shows instead of a value that was set. It is read when the
  /// bar is drawn.
  open var observedProgress: Progress?

  /// The color of the part that is done; `nil` for the tint color.
  open var progressTintColor: UIColor?
  /// The color of the rest; `nil` for the system's fill.
  open var trackTintColor: UIColor?
  /// The image that is stretched over the part that is done, instead of a color.
  open var progressImage: UIImage?
  /// The image that is stretched over the whole bar, instead of a color.
  open var trackImage: UIImage?

  /// A bar of the style's height without a width.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the progress, without an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private static func clamped(_ share: Float) -> Float { share > 0 ? min(share, 1) : 0 }

  // MARK: Size

  private var height: CGFloat { traitCollection.systemVersion.progressHeight(progressViewStyle) }

  /// The proposed width and the height of the style.
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

  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
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
