/// The inline title of a navigation bar with its subtitle.
class NavigationTitle: UIView {
  struct Content {
    var title: NSAttributedString?
    /// The attributes of the title, which replace the system's attributes.
    var attributes: [NSAttributedString.Key: Any]
    var subtitle: NSAttributedString?
    var subtitleAttributes: [NSAttributedString.Key: Any]
    /// A view that replaces the subtitle; `nil` for none.
    var subtitleView: UIView?
  }

  let titleText = UILabel()
  let subtitleText = UILabel()
  private(set) var subtitleView: UIView?
  /// Returns the menu of the title when the menu opens; `nil` for a title without a menu.
  var menu: (() -> UIMenu?)? { didSet { updateMenu() } }
  private var menuButton: TitleMenuButton?
  private var chevron: UIImageView?
  /// A Boolean value that indicates whether the text is leading-aligned instead of centered.
  var isLeading = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleText.accessibilityTraits = .header
    addSubview(titleText)
    addSubview(subtitleText)
  }

  required init?(coder: NSCoder) { return nil }

  var titleFont: UIFont { .systemFont(ofSize: BarMetrics.fontSize, weight: .semibold) }
  var subtitleFont: UIFont { .systemFont(ofSize: BarMetrics.subtitleFontSize) }

  /// Shows the given content; `nil` to show nothing.
  func show(_ content: Content?) {
    titleText.attributedText = Self.text(
      content?.title, [.font: titleFont, .foregroundColor: UIColor.label], content?.attributes)
    let hasTitle = content?.title != nil
    subtitleText.attributedText =
      content?.subtitleView == nil && hasTitle
      ? Self.text(
        content?.subtitle, [.font: subtitleFont, .foregroundColor: UIColor.secondaryLabel],
        content?.subtitleAttributes) : nil
    if subtitleView !== content?.subtitleView {
      subtitleView?.removeFromSuperview()
      subtitleView = content?.subtitleView
      if let subtitleView { addSubview(subtitleView) }
    }
    setNeedsLayout()
  }

  /// Returns a text whose own attributes replace the app's attributes, which replace the system's
  /// attributes.
  private static func text(
    _ text: NSAttributedString?, _ system: [NSAttributedString.Key: Any],
    _ own: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString? {
    guard let text, text.length > 0 else { return nil }
    let attributes = system.merging(own ?? [:]) { $1 }
    let result = NSMutableAttributedString(string: text.string, attributes: attributes)
    text.forEachRun { result.addAttributes($0, range: $1) }
    return result
  }

  /// Adds or removes the button and the chevron of a title menu. Chosen: the chevron is in a
  /// circle, 4 points after the title.
  private func updateMenu() {
    if menu == nil {
      menuButton?.removeFromSuperview()
      chevron?.removeFromSuperview()
      (menuButton, chevron) = (nil, nil)
    } else if menuButton == nil {
      let button = TitleMenuButton(frame: .zero)
      let chevron = UIImageView(image: UIImage(systemName: "chevron.down.circle.fill"))
      chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: BarMetrics.titleChevronSize, weight: .semibold)
      chevron.tintColor = .tertiaryLabel
      chevron.contentMode = .center
      addSubview(chevron)
      addSubview(button)
      (menuButton, self.chevron) = (button, chevron)
    }
    menuButton?.menuProvider = menu
    menuButton?.accessibilityLabel = titleText.text
    if titleText.accessibilityElementsHidden != (menu != nil) {
      titleText.accessibilityElementsHidden = menu != nil
    }
    setNeedsLayout()
  }

  /// The width of the chevron and its spacing; 0 without a menu.
  private var chevronWidth: CGFloat {
    chevron.map {
      traitCollection.pixelGrid.roundedUp($0.intrinsicContentSize.width)
        + BarMetrics.titleChevronSpacing
    } ?? 0
  }

  var titleSize: CGSize { titleText.sizeThatFits(.zero) }

  var subtitleSize: CGSize {
    subtitleView?.barSize ?? (subtitleText.text == nil ? .zero : subtitleText.sizeThatFits(.zero))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard titleText.text != nil else { return .zero }
    return CGSize(
      width: max(titleSize.width + chevronWidth, subtitleSize.width),
      height: titleSize.height + subtitleSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (title, subtitle) = (titleSize, subtitleSize)
    place(titleText, title, y: 0, trailing: chevronWidth)
    place(subtitleView ?? subtitleText, subtitle, y: title.height)
    menuButton?.frame = bounds
    let spacing = BarMetrics.titleChevronSpacing
    let width = max(chevronWidth - spacing, 0)
    chevron?.frame = CGRect(
      x: isRightToLeft ? titleText.frame.minX - spacing - width : titleText.frame.maxX + spacing,
      y: 0, width: width, height: title.height)
  }

  private func place(_ view: UIView, _ size: CGSize, y: CGFloat, trailing: CGFloat = 0) {
    let width = max(min(size.width, bounds.width - trailing), 0)
    let rest = bounds.width - width - trailing
    var x = isLeading ? (isRightToLeft ? rest : 0) : rest / 2
    if isRightToLeft { x += trailing }
    view.frame = CGRect(
      x: traitCollection.pixelGrid.rounded(x), y: y, width: width, height: size.height)
  }
}

/// The large title of a navigation bar, which is clipped at the top while it scrolls.
final class LargeNavigationTitle: NavigationTitle {
  var margin: CGFloat = 0
  /// The distance from the top of the row to the title.
  var top: CGFloat = 0
  /// The height of the unclipped row.
  var fullHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = true
  }

  required init?(coder: NSCoder) { return nil }

  private var limitedTraits: UITraitCollection {
    traitCollection.preferredContentSizeCategory > .extraExtraExtraLarge
      ? traitCollection.modifyingTraits {
        $0.preferredContentSizeCategory = .extraExtraExtraLarge
      } : traitCollection
  }

  // Source: docs/measurements/bars.md#navigation-bars.
  override var titleFont: UIFont {
    let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: limitedTraits)
    return .systemFont(ofSize: font.pointSize, weight: .bold)
  }

  override var subtitleFont: UIFont {
    .preferredFont(forTextStyle: .subheadline, compatibleWith: limitedTraits)
  }

  /// The height of the row in addition to the height of a row with a title in the default size and
  /// no subtitle.
  var additionalHeight: CGFloat {
    let line = UIFont.systemFont(ofSize: BarMetrics.largeTitleFontSize, weight: .bold).lineHeight
    let growth = max(titleSize.height - traitCollection.pixelGrid.roundedUp(line), 0)
    return growth + subtitleSize.height
  }

  override func layoutSubviews() {
    let bottom = bounds.height - fullHeight
    let width = max(bounds.width - 2 * margin, 0)
    func place(_ view: UIView, _ size: CGSize, y: CGFloat) {
      let length = min(size.width, width)
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - margin - length : margin,
        y: traitCollection.pixelGrid.rounded(bottom + y), width: length, height: size.height)
    }
    place(titleText, titleSize, y: top)
    place(subtitleView ?? subtitleText, subtitleSize, y: top + titleSize.height)
  }
}
