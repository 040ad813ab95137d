/// The view of an alert or an action sheet: texts, text fields and actions on cards.
final class AlertView: UIView {
  private let isSheet: Bool
  private let cards = [AlertCard(), AlertCard()]
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private(set) var fields: [UITextField] = []
  private(set) var actionViews: [AlertActionView] = []
  private var lines: [UIView] = []
  private var endsWithCancel = false

  init(isSheet: Bool) {
    self.isSheet = isSheet
    super.init(frame: .zero)
    for card in cards { addSubview(card) }
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { return nil }

  private var metrics: AlertMetrics { traitCollection.systemVersion.alertMetrics }

  // MARK: Content

  func show(title: String?, message: String?) {
    titleLabel.text = title
    messageLabel.text = message
    titleLabel.isHidden = title?.isEmpty ?? true
    messageLabel.isHidden = message?.isEmpty ?? true
    titleLabel.accessibilityTraits = .header
    setNeedsLayout()
  }

  func add(_ field: UITextField) {
    field.borderStyle = .roundedRect
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
  }

  /// Shows actions.
  ///
  /// - Parameter actions: the actions in display order.
  func show(
    _ actions: [UIAlertAction], preferred: UIAlertAction?, endsWithCancel: Bool,
    onChoice: @escaping (UIAlertAction) -> Void
  ) {
    for view in actionViews { view.removeFromSuperview() }
    self.endsWithCancel = endsWithCancel
    actionViews = actions.map { action in
      let view = AlertActionView(
        action, isPreferred: action === preferred,
        isEmphasized: preferred.map { $0 === action } ?? (action.style == .cancel),
        isSheet: isSheet, hasCapsule: metrics.hasCapsules)
      view.addAction(UIAction { _ in onChoice(action) }, for: .touchUpInside)
      addSubview(view)
      return view
    }
    setNeedsLayout()
  }

  private func styleTexts() {
    let isLeading = metrics.alignsTextsToLeading
    for label in [titleLabel, messageLabel] {
      label.textAlignment = isLeading ? .natural : .center
    }
    if isSheet, !metrics.hasCapsules {
      titleLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: AlertMetrics.sheetTitleFontSize, weight: .semibold))
      titleLabel.textColor = .secondaryLabel
    } else {
      titleLabel.font = .preferredFont(forTextStyle: .headline)
      titleLabel.textColor = .label
    }
    messageLabel.font = .preferredFont(forTextStyle: isLeading ? .body : .footnote)
    messageLabel.textColor = isSheet || isLeading ? .secondaryLabel : .label
  }

  // MARK: Layout

  private func layout(width: CGFloat) -> AlertLayout {
    styleTexts()
    var layout = AlertLayout(
      metrics: metrics, width: width, isSheet: isSheet,
      hairline: 1 / max(traitCollection.displayScale, 1))
    layout.fieldHeights = fields.map { field in
      let font = (field.font ?? .systemFont(ofSize: UIFont.labelFontSize))
        .resolved(
          for: field.traitCollection, adjustsSize: field.adjustsFontForContentSizeCategory)
      return max(metrics.fieldHeight, font.lineHeight + 2 * AlertMetrics.fieldPadding)
    }
    layout.actions = actionViews.map(\.titleSize)
    layout.endsWithCancel = endsWithCancel
    func height(_ label: UILabel) -> CGFloat? {
      label.isHidden
        ? nil : label.sizeThatFits(CGSize(width: layout.textWidth, height: 100_000)).height
    }
    layout.titleHeight = height(titleLabel)
    layout.messageHeight = height(messageLabel)
    return layout
  }

  /// Returns the width of the alert for an available width, in points.
  func width(in available: CGFloat) -> CGFloat {
    guard isSheet else { return min(metrics.width, available) }
    return min((available - 2 * metrics.sheetInset).nonNegative, metrics.sheetMaxWidth)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { layout(width: size.width).frames.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = layout(width: bounds.width).frames
    titleLabel.frame = frames.title ?? .zero
    messageLabel.frame = frames.message ?? .zero
    for (field, frame) in zip(fields, frames.fields) { field.frame = frame }
    for (view, frame) in zip(actionViews, frames.actions) { view.frame = frame }
    if isRightToLeft, frames.actions.count == 2, frames.actions[0].minY == frames.actions[1].minY {
      (actionViews[0].frame, actionViews[1].frame) = (frames.actions[1], frames.actions[0])
    }
    for (index, card) in cards.enumerated() {
      card.isHidden = index >= frames.cards.count
      if !card.isHidden { card.show(frames.cards[index], radius: metrics.cornerRadius) }
    }
    for line in lines { line.removeFromSuperview() }
    lines = frames.lines.map { frame in
      let line = UIView(frame: frame)
      line.backgroundColor = .separator
      addSubview(line)
      return line
    }
  }
}

/// The material behind the content of an alert.
private final class AlertCard: UIView {
  private let effectView = UIVisualEffectView(effect: nil)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(effectView)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ frame: CGRect, radius: CGFloat) {
    self.frame = frame
    effectView.frame = bounds
    effectView.showPanelMaterial(.systemThickMaterial, cornerRadius: min(radius, frame.height / 2))
  }
}
