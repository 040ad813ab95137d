internal import CelloRaster

/// A view that shows an image.
open class UIImageView: UIView {
  /// The image; `nil` for none.
  open var image: UIImage? {
    willSet { observedValueWillChange("image") }
    didSet {
      if image != oldValue { invalidateIntrinsicContentSize() }
      showAnimatedImage()
      observedValueDidChange()
    }
  }

  open override var largeContentImage: UIImage? {
    get { super.largeContentImage ?? image }
    set { super.largeContentImage = newValue }
  }

  /// The image while the view is highlighted; `nil` for ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the view shows ``highlightedImage``.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The images of an animation. While the view animates, it shows one after another on a simulated
  /// clock; otherwise, a picture shows the first image.
  open var animationImages: [UIImage]?
  /// The images of an animation while the view is highlighted; `nil` for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one animation cycle, in seconds; 0, the default, for 1/30 second per image.
  /// Animations that start later have it.
  open var animationDuration: TimeInterval = 0
  /// The number of animation cycles; 0, the default, for an endless animation. Animations that start
  /// later have it.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the view animates.
  open private(set) var isAnimating = false

  /// Starts the animation: the view shows the first animation image, if there is one. On a simulated
  /// clock, the other images follow; after the last cycle, the view shows ``image``.
  open func startAnimating() {
    isAnimating = true
    guard let images = sequence else { return showAnimatedImage() }
    startSequence(
      of: images.count, duration: animationDuration, cycles: animationRepeatCount
    ) { [weak self] in
      self?.isAnimating = false
      self?.showAnimatedImage()
    }
  }

  /// Stops the animation: the view shows ``image``.
  open func stopAnimating() {
    isAnimating = false
    endSequence()
  }

  /// The images that the view shows while it animates; `nil` for none.
  private var sequence: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// Shows the images of an animated ``image`` from now on, unless the view shows an animation.
  private func showAnimatedImage() {
    guard !isAnimating || sequence == nil else { return }
    startSequence(of: image?.images?.count ?? 0, duration: image?.duration ?? 0, cycles: 0) {}
  }

  /// The configuration of symbol images; `nil` for none. The image's own configuration takes
  /// precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The indefinite effects of the symbol.
  package final var symbolEffects = SymbolEffectList()

  /// Creates a view with the image's size.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.image = image
    frame.size = shown?.size ?? .zero
  }

  /// Creates a view with the image's size and an image for the highlighted view.
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

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.apply(to: self, as: UIImageView.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .imageView }

  /// Stored only: the preferred dynamic range of images. Images are drawn in the standard range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The dynamic range of the drawn images; always standard.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  private var shown: UIImage? {
    var image = isHighlighted ? highlightedImage ?? image : image
    if let images = isAnimating ? sequence ?? image?.images : image?.images,
      let current = ImageSequence.image(of: images, at: ownLayer?.imageShare ?? 0)
    {
      image = current
    }
    return image?.configured(with: preferredSymbolConfiguration, compatibleWith: traitCollection)
  }

  /// The image that is shown now; `nil` for none.
  final var shownImage: UIImage? { shown }

  /// The size of the text beside which the shown symbol is drawn, in points; `nil` for other images.
  package final var symbolPointSize: CGFloat? { shown?.symbolPointSize }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  /// The size of the image's alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    guard let shown else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = shown.alignmentRectInsets
    return CGSize(
      width: shown.size.width - insets.left - insets.right,
      height: shown.size.height - insets.top - insets.bottom)
  }

  open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

  @_spi(Cello) public override func observedProperty(named name: String) -> ObservableProperty? {
    switch name {
    case "image": ObservableProperty(name, \UIImageView.image)
    default: super.observedProperty(named: name)
    }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(label: image?.accessibilityLabel, traits: .image)
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    guard let shown, bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let tint = (tintColor as UIColor).color(in: traitCollection)
    guard shown.isSymbolImage else {
      let frame = contentMode.frame(of: shown.size, in: area)
      let items = shown.displayItems(in: frame, tint: tint, traits: traitCollection)
      return recorder.withItems { $0 += items }
    }
    for (image, pose) in shownSymbols(shown) where pose.opacity > 0 && pose.scale > 0 {
      record(image, pose, in: contentMode.frame(of: image.size, in: area), tint, into: &recorder)
    }
  }

  /// Records a symbol in a pose around the center of its frame.
  private func record(
    _ image: UIImage, _ pose: SymbolPose, in frame: CGRect, _ tint: Color,
    into recorder: inout DisplayListRecorder
  ) {
    let items = image.displayItems(in: frame, tint: tint, traits: traitCollection)
    guard pose != .rest else { return recorder.withItems { $0 += items } }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let scale = CGFloat(pose.scale)
    var transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
    if pose.rotation != 0 {
      let (cosine, sine) = pose.rotation.unitVector
      let turn = CGAffineTransform(
        a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
      transform =
        transform
        .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
        .concatenating(turn)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
    let side = max(frame.width, frame.height)
    transform.tx += side * CGFloat(pose.x)
    transform.ty += side * CGFloat(pose.y)
    recorder.group(opacity: CGFloat(pose.opacity), transform: transform) {
      $0.withItems { $0 += items }
    }
  }
}
