internal import CelloRaster

/// A view that shows an image.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The image of the highlighted view; `nil` for ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Images that are shown one after another while the view animates; a picture shows the first.
  open var animationImages: [UIImage]?
  /// The images of the highlighted view's animation.
  open var highlightedAnimationImages: [UIImage]?
  /// The length of one cycle in seconds; 0 for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 for no end.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  /// Shows the animation images, if there are any.
  open func startAnimating() { isAnimating = true }

  /// Shows ``image`` again.
  open func stopAnimating() { isAnimating = false }
  /// The configuration of symbol images. The image's own configuration takes precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The effects of a symbol that last.
  final var symbolEffects = SymbolEffectList()

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.image = image
    frame.size = shown?.size ?? .zero
  }

  /// A view of the image's size, with another image while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    frame.size = shown?.size ?? .zero
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The range of brightness that images should have. They have the standard range, as on screens
  /// that show no other.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The range of brightness that images have.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  private var shown: UIImage? {
    var image = isHighlighted ? highlightedImage ?? image : image
    if isAnimating {
      let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      image = images?.first ?? image
    }
    return image?.configured(with: preferredSymbolConfiguration, compatibleWith: traitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(traits: .image)
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard let shown, bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let frame = contentMode.frame(of: shown.size, in: area)
    let tint = (tintColor as UIColor).color(in: traitCollection)
    let items = shown.displayItems(in: frame, tint: tint, traits: traitCollection)
    let scale = shown.isSymbolImage ? symbolEffects.scale : 1
    guard scale != 1 else {
      recorder.withItems { $0 += items }
      return
    }
    guard scale > 0 else { return }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    recorder.group(
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
    ) { $0.withItems { $0 += items } }
  }
}
