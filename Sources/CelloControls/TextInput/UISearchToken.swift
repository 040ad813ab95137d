/// A part of a search that is shown as a unit before the text.
@MainActor @preconcurrency open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String
  /// An object that the app associates with the token; `nil` by default.
  open var representedObject: Any?

  /// Creates a token with a text and an icon; `nil` for no icon.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// The view of a token.
final class SearchTokenView: UIView {
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel()

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = SearchBarMetrics.tokenCornerRadius
    icon.image = token.icon
    icon.contentMode = .center
    icon.isHidden = token.icon == nil
    label.text = token.text
    isAccessibilityElement = true
    accessibilityLabel = token.text
    addSubview(icon)
    addSubview(label)
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  func update(font: UIFont, color: UIColor) {
    label.font = font
    backgroundColor = color
    icon.tintColor = .label
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .small)
  }

  private var iconSize: CGSize { icon.isHidden ? .zero : icon.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(.zero)
    let iconWidth = icon.isHidden ? 0 : iconSize.width + SearchBarMetrics.tokenIconSpacing
    return CGSize(
      width: 2 * SearchBarMetrics.tokenPadding + iconWidth + text.width,
      height: traitCollection.pixelGrid.roundedUp(
        text.height + 2 * SearchBarMetrics.tokenTextPadding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: SearchBarMetrics.tokenPadding, dy: 0)
    let iconWidth = icon.isHidden ? 0 : iconSize.width
    let textStart = icon.isHidden ? 0 : iconWidth + SearchBarMetrics.tokenIconSpacing
    let textWidth = max(inner.width - textStart, 0)
    icon.frame = CGRect(
      x: isRightToLeft ? inner.maxX - iconWidth : inner.minX, y: 0, width: iconWidth,
      height: bounds.height)
    label.frame = CGRect(
      x: isRightToLeft ? inner.minX : inner.minX + textStart, y: 0, width: textWidth,
      height: bounds.height)
  }
}
