internal import CelloRaster

/// A view that shows an image.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The image of the highlighted view; `nil` for ``image``.
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  /// The configuration of symbol images. The image's own configuration takes precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.image = image
    frame.size = shown?.size ?? .zero
  }

  /// A view of the image's size, with another image while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    return image?.configured(with: preferredSymbolConfiguration, compatibleWith: traitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard let shown, bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let frame = contentMode.frame(of: shown.size, in: area)
    let tint = (tintColor as UIColor).color(in: traitCollection)
    let items = shown.displayItems(in: frame, tint: tint, traits: traitCollection)
    recorder.withItems { $0 += items }
  }
}
