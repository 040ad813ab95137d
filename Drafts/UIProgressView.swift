internal import CelloRaster

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
  /// The form of the bar.
  public enum Style: Int, Hashable, Sendable {
    case `default` = 0
    /// For bars at the top of the screen; it has no rounded ends.
    case bar = 1
  }

  open var progressViewStyle: Style

  /// The part that is done, 0 to 1. NaN is treated as 0.
  open var progress: Float {
    get { ownProgress }
    set { ownProgress = newValue > 0 ? min(newValue, 1) : 0 }
  }
  private var ownProgress: Float = 0

  /// The color of the part that is done; `nil` for the tint color.
  open var progressTintColor: UIColor?
  /// The color of the rest; `nil` for the system's fill.
  open var trackTintColor: UIColor?
  /// The image that is stretched over the part that is done, instead of a color.
  open var progressImage: UIImage?
  /// The image that is stretched over the whole bar, instead of a color.
  open var trackImage: UIImage?

  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
    sizeToFit()
  }

  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the progress, without an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var height: CGFloat { traitCollection.systemVersion.progressHeight(progressViewStyle) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, value: "\(Int(clamping: Double(progress) * 100 + 0.5))%", traits: .updatesFrequently)
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let grid = traits.pixelGrid
    let height = min(height, bounds.height)
    let bar = CGRect(
      x: bounds.minX, y: grid.rounded(bounds.minY + (bounds.height - height) / 2),
      width: bounds.width, height: height
    ).offsetBy(dx: origin.x, dy: origin.y)
    guard bar.width > 0, bar.height > 0 else { return }
    let shape = progressViewStyle == .bar ? Shape.rect(bar) : ControlDrawing.capsule(bar)
    var done = bar
    done.size.width = bar.width * CGFloat(progress)
    if isRightToLeft { done.origin.x = bar.maxX - done.width }
    let tint = (tintColor as UIColor).color(in: traits)
    var items: [DisplayList.Item] = []
    if let trackImage {
      items += trackImage.displayItems(in: bar, tint: tint, traits: traits)
    } else {
      items.append(.fill(shape, (trackTintColor ?? .systemFill).color(in: traits)))
    }
    if done.width > 0 {
      if let progressImage {
        items += progressImage.displayItems(in: done, tint: tint, traits: traits)
      } else {
        items.append(
          .fill(
            progressViewStyle == .bar ? .rect(done) : ControlDrawing.capsule(done),
            (progressTintColor ?? tintColor).color(in: traits)))
      }
    }
    recorder.withItems {
      $0.append(.group(DisplayList.Group(items: items, clip: shape)))
    }
  }
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#progress-views.
  fileprivate func progressHeight(_ style: UIProgressView.Style) -> CGFloat {
    switch self {
    case .iOS18: style == .bar ? 2.5 : 4
    case .iOS26: style == .bar ? 2.5 : 6
    }
  }
}
