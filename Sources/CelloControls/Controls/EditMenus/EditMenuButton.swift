@_spi(Cello) import CelloViews

/// A command of an edit menu.
final class EditMenuButton: UIControl {
  private let title = UILabel()
  private let image = UIImageView()
  private let name: String

  /// Creates the button for a command.
  ///
  /// - Parameter label: The accessibility label; `nil` for the title.
  init(title text: String, image picture: UIImage?, label: String? = nil, isDestructive: Bool) {
    name = label ?? text
    super.init(frame: .zero)
    let color: UIColor = isDestructive ? .systemRed : .label
    title.text = text
    title.font = .preferredFont(forTextStyle: .subheadline)
    title.adjustsFontForContentSizeCategory = true
    title.maximumContentSizeCategory = .extraExtraExtraLarge
    title.textColor = color
    title.textAlignment = .center
    // The image is shown only if the command has no title.
    image.image = text.isEmpty ? picture : nil
    image.tintColor = color
    image.contentMode = .center
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      textStyle: .subheadline, scale: .medium)
    addSubview(title)
    addSubview(image)
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  override var isEnabled: Bool {
    didSet { title.alpha = isEnabled ? 1 : EditMenuMetrics.disabledAlpha }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traitCollection.systemVersion.editMenu
    let content = image.image?.size ?? title.sizeThatFits(.zero)
    return CGSize(
      width: traitCollection.pixelGrid.roundedUp(content.width) + 2 * metrics.padding,
      height: metrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
    image.frame = bounds
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = name
    result.traits.insert(.button)
    return result
  }
}
