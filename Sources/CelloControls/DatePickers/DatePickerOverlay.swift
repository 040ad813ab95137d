/// A view that covers the screen and shows a calendar or wheels next to a button of a compact date
/// picker.
///
/// A touch outside the card closes it.
final class DatePickerOverlay: UIView {
  private weak var source: UIDatePicker?
  /// The frame of the button, in the coordinates of the source.
  private let anchor: CGRect
  private let card = UIView()
  let picker = UIDatePicker()

  /// Shows the calendar or the wheels of a date picker.
  ///
  /// - Parameter mode: The parts of the date that users can select.
  static func show(_ mode: UIDatePicker.Mode, of source: UIDatePicker, anchor: CGRect) {
    let root = source.rootView
    for view in root.subviews where view is DatePickerOverlay { view.removeFromSuperview() }
    let overlay = DatePickerOverlay(mode, source, anchor)
    overlay.frame = root.bounds
    root.addSubview(overlay)
  }

  /// Returns the overlay on the screen of a view; `nil` for none.
  static func visible(onScreenOf view: UIView) -> DatePickerOverlay? {
    view.rootView.subviews.last { $0 is DatePickerOverlay } as? DatePickerOverlay
  }

  private init(_ mode: UIDatePicker.Mode, _ source: UIDatePicker, _ anchor: CGRect) {
    self.source = source
    self.anchor = anchor
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.zPosition = OverlayOrder.datePicker
    tintColor = source.tintColor
    // Chosen: the color of the cards of lists, which differs from all backgrounds of screens.
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerCurve = .continuous
    card.layer.setShadow(MenuMetrics.shadow)
    card.addSubview(picker)
    addSubview(card)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = mode == .date ? .inline : .wheels
    picker.calendar = source.calendar
    picker.locale = source.locale
    picker.timeZone = source.timeZone
    picker.minimumDate = source.minimumDate
    picker.maximumDate = source.maximumDate
    picker.minuteInterval = source.minuteInterval
    picker.roundsToMinuteInterval = source.roundsToMinuteInterval
    picker.date = source.date
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self, let source = self.source else { return }
        source.choose(picker.date)
      }, for: .valueChanged)
  }

  /// Returns the parts of the date that users can select for a date picker; `nil` if the overlay
  /// belongs to another picker.
  func mode(shownFor source: UIDatePicker) -> UIDatePicker.Mode? {
    self.source === source ? picker.datePickerMode : nil
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let source else { return }
    let metrics = traitCollection.systemVersion.menu
    let area = bounds.inset(by: safeAreaInsets).insetBy(
      dx: metrics.screenInset, dy: metrics.screenInset)
    let padding = picker.datePickerStyle == .inline ? DatePickerMetrics.cardPadding : 0
    let fitting = picker.sizeThatFits(.zero)
    let size = CGSize(
      width: min(fitting.width + 2 * padding, area.width.nonNegative),
      height: min(fitting.height + 2 * padding, area.height.nonNegative))
    card.frame = traitCollection.pixelGrid.roundedEdges(
      of: MenuPlacement.frame(
        size: size, anchor: source.convert(anchor, to: self), in: area, distance: metrics.distance))
    picker.frame = card.bounds.insetBy(dx: padding, dy: padding)
    card.layer.cornerRadius = min(metrics.cornerRadius, DatePickerMetrics.maxCardCornerRadius)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.covers(touch.location(in: self)) else { return }
    removeFromSuperview()
  }
}
