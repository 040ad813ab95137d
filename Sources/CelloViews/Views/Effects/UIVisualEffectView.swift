internal import CelloRaster

/// A view that shows an effect behind its content.
open class UIVisualEffectView: UIView {
  /// The effect on the content behind the view; `nil` for no effect.
  open var effect: UIVisualEffect?

  /// The view for the content, above the effect.
  open private(set) var contentView: UIView

  /// Creates an empty view with an effect; `nil` for none.
  public init(effect: UIVisualEffect?) {
    contentView = UIView()
    super.init(frame: .zero)
    self.effect = effect
    addContentView()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    contentView = UIView()
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    addContentView()
    coder.apply(to: self, as: UIVisualEffectView.self)
  }

  private final func addContentView() {
    contentView.frame = bounds
    // Constraints of the content determine the size of the view.
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    guard let effect, bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let shape = effect.shape(of: area, corners: cornerRadii)
    let traits = traitCollection
    let items =
      effect.displayItems(behind: shape, traits: traits)
      + effect.displayItems(above: shape, traits: traits)
    recorder.withItems { $0 += items }
  }

  override func itemsReplacingContent(in area: CGRect) -> [DisplayList.Item]? {
    effect?.displayItems(replacingContentIn: .rect(area), traits: traitCollection)
  }
}
