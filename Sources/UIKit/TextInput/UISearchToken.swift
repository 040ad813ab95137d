/// A part of a search that is shown as one piece before the text.
@MainActor @preconcurrency open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String
  /// Data of the app's own.
  open var representedObject: Any?

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

  /// Between the edges and the content, and between icon and text, in points. Chosen.
  private static let padding: CGFloat = 6
  private static let spacing: CGFloat = 4

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 6
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
    let iconWidth = icon.isHidden ? 0 : iconSize.width + Self.spacing
    return CGSize(
      width: 2 * Self.padding + iconWidth + text.width,
      height: traitCollection.pixelGrid.roundedUp(text.height + 2))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.padding, dy: 0)
    let iconWidth = icon.isHidden ? 0 : iconSize.width
    let textStart = icon.isHidden ? 0 : iconWidth + Self.spacing
    let textWidth = max(inner.width - textStart, 0)
    icon.frame = CGRect(
      x: isRightToLeft ? inner.maxX - iconWidth : inner.minX, y: 0, width: iconWidth,
      height: bounds.height)
    label.frame = CGRect(
      x: isRightToLeft ? inner.minX : inner.minX + textStart, y: 0, width: textWidth,
      height: bounds.height)
  }
}
