@_spi(Cello) import CelloControls

/// A button for a swipe action.
final class SwipeActionView: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView(frame: .zero)
  private let effectView: UIVisualEffectView?
  private let metrics: SwipeActionsMetrics
  /// The width for which the content is laid out if the view is narrower, in points. The part at
  /// the edge of the list is hidden.
  var minimumContentWidth: CGFloat = 0 {
    didSet { if minimumContentWidth != oldValue { setNeedsLayout() } }
  }
  var isAtRight = true { didSet { if isAtRight != oldValue { setNeedsLayout() } } }

  init(_ action: UIContextualAction, metrics: SwipeActionsMetrics) {
    self.action = action
    self.metrics = metrics
    effectView = action.backgroundEffect.map { UIVisualEffectView(effect: $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    if let effectView {
      effectView.isUserInteractionEnabled = false
      addSubview(effectView)
    } else {
      backgroundColor = action.backgroundColor
    }
    if let hint = action.accessibilityHint { accessibilityHint = hint }
    if metrics.cornerRadius > 0 { layer.cornerRadius = metrics.cornerRadius }
    label.text = action.title
    label.font = UIFont.systemFont(ofSize: metrics.titleSize)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 1
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  private var imageSize: CGSize { action.image == nil ? .zero : imageView.sizeThatFits(.zero) }
  private var titleSize: CGSize {
    guard action.title?.isEmpty == false else { return .zero }
    let grid = traitCollection.pixelGrid
    let size = label.sizeThatFits(CGSize(width: 0, height: 0))
    return CGSize(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
  }

  /// The width of the title or the image, whichever is wider, in points.
  var contentWidth: CGFloat { max(titleSize.width, imageSize.width) }

  var hasOnlyTitle: Bool { action.image == nil }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = action.accessibilityLabel ?? action.title
    result.traits.insert(.button)
    return result
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView?.frame = bounds
    let grid = traitCollection.pixelGrid
    let image = imageSize
    let title = titleSize
    let padding = image.height > 0 && title.height > 0 ? metrics.imageToTitlePadding : 0
    let width = max(bounds.width, minimumContentWidth)
    let center = isAtRight ? width / 2 : bounds.width - width / 2
    let top = (bounds.height - image.height - padding - title.height) / 2
    imageView.frame = grid.rounded(
      CGRect(origin: CGPoint(x: center - image.width / 2, y: top), size: image))
    label.frame = grid.rounded(
      CGRect(
        origin: CGPoint(
          x: center - title.width / 2, y: top + image.height + padding),
        size: title))
  }
}
