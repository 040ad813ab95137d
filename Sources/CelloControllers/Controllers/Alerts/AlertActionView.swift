/// The button of an action in an alert.
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isPreferred: Bool
  private let hasCapsule: Bool

  /// Creates the button of an action.
  ///
  /// - Parameters:
  ///   - isPreferred: whether the capsule has the tint color.
  ///   - isEmphasized: whether the title in a row is semibold.
  ///   - isSheet: whether the button belongs to an action sheet.
  ///   - hasCapsule: whether the button is a capsule instead of a row.
  init(
    _ action: UIAlertAction, isPreferred: Bool, isEmphasized: Bool, isSheet: Bool, hasCapsule: Bool
  ) {
    self.action = action
    self.isPreferred = isPreferred
    self.hasCapsule = hasCapsule
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    let font = UIFont.systemFont(
      ofSize: isSheet && !hasCapsule
        ? AlertMetrics.sheetActionFontSize : AlertMetrics.actionFontSize,
      weight: hasCapsule || isEmphasized ? .semibold : .regular)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    addSubview(label)
    isEnabled = action.isEnabled
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityIdentifier = action.accessibilityIdentifier
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    updateColors()
  }

  required init?(coder: NSCoder) { return nil }

  /// The size of the title on one line.
  var titleSize: CGSize { label.intrinsicContentSize }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override var isHighlighted: Bool { didSet { updateColors() } }

  private func updateColors() {
    let isFilled = hasCapsule && isPreferred
    label.textColor =
      if !action.isEnabled {
        .tertiaryLabel
      } else if isFilled {
        .white
      } else if action.style == .destructive {
        .systemRed
      } else if hasCapsule {
        .label
      } else {
        tintColor
      }
    let fill: UIColor? =
      if isFilled {
        action.style == .destructive ? .systemRed : tintColor
      } else if hasCapsule {
        .tertiarySystemFill
      } else {
        nil
      }
    backgroundColor = isHighlighted ? .systemFill : fill
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(AlertMetrics.actionInset, bounds.width / 2), dy: 0)
    if hasCapsule { layer.cornerRadius = bounds.height / 2 }
  }
}
