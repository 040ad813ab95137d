/// A cell of a list.
///
/// By default, it has the background of the surrounding list. Accessories, custom separators and
/// swipe actions are missing.
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
  }

  /// Always fails: cells are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// A new content configuration in the style of the surrounding list, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    traitCollection.performingAsCurrent { .cell() }
  }

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The length of a step in points.
  ///
  /// Source of the default: docs/measurements/accessories.md#indentation.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  override var contentArea: CGRect {
    let indentation = max(CGFloat(indentationLevel) * indentationWidth, 0).nonNegative
    let width = max(bounds.width - indentation, 0)
    return CGRect(
      x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }
}
