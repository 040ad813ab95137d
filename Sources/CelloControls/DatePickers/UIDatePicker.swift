internal import CelloRaster
@_spi(Cello) import CelloViews

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The compact style; wheels for a timer.
  case automatic = 0
  /// Wheels for the parts of the date and the time.
  case wheels = 1
  /// Buttons with the date and the time, which open a calendar or wheels.
  case compact = 2
  /// A calendar of a month.
  case inline = 3
}

/// A control that shows a date and a time and lets users select others.
///
/// Pictures do not depend on the clock, the user's language or the time zone: a new picker shows
/// the start of 2001. Unless other values are set, it uses the Gregorian calendar, American English
/// and Greenwich Mean Time. The current day is not marked.
open class UIDatePicker: UIControl {
  /// The parts of a date that users can select.
  public enum Mode: Int, Hashable, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// A duration in hours and minutes; see ``UIDatePicker/countDownDuration``.
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// The parts of the date that users can select; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { appearanceChanged() } }
  }

  /// The preferred style; `automatic` by default. See ``datePickerStyle``.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { appearanceChanged() } }
  }

  /// The style of the picker; never `automatic`. A timer has wheels. The `inline` style is
  /// available only for `date` and `dateAndTime`; other modes have the compact style instead.
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle == .wheels || datePickerMode == .countDownTimer { return .wheels }
    guard preferredDatePickerStyle == .inline else { return .compact }
    return datePickerMode == .date || datePickerMode == .dateAndTime ? .inline : .compact
  }

  // MARK: Calendar

  private var ownCalendar: Calendar?

  /// The calendar, with ``locale`` and ``timeZone`` if they are set. Setting `nil` restores the
  /// default, the Gregorian calendar in American English and Greenwich Mean Time.
  open var calendar: Calendar! {
    get {
      var calendar = ownCalendar ?? Self.defaultCalendar
      if let locale { calendar.locale = locale }
      if let timeZone { calendar.timeZone = timeZone }
      return calendar
    }
    set {
      ownCalendar = newValue
      appearanceChanged()
    }
  }

  private static let defaultLocale = Locale(identifier: "en_US")

  private static let defaultCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = defaultLocale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  /// The locale, which determines the language and the order of the parts; `nil`, the default, for
  /// the locale of the calendar.
  open var locale: Locale? {
    didSet { appearanceChanged() }
  }

  /// The time zone; `nil`, the default, for the time zone of the calendar.
  open var timeZone: TimeZone? {
    didSet { appearanceChanged() }
  }

  private var texts: DatePickerTexts {
    let calendar: Calendar = calendar
    return DatePickerTexts(calendar: calendar, locale: calendar.locale ?? Self.defaultLocale)
  }

  // MARK: Date

  private var ownDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The date, clamped to the range from ``minimumDate`` to ``maximumDate``. If
  /// ``roundsToMinuteInterval`` is `true`, it is rounded down to a multiple of ``minuteInterval``.
  /// Setting it sends no event.
  open var date: Date {
    get { roundsToMinuteInterval ? rounded(clamped(ownDate)) : clamped(ownDate) }
    set {
      ownDate = newValue.timeIntervalSinceReferenceDate.isFinite ? newValue : ownDate
      shownMonth = nil
      appearanceChanged()
    }
  }

  private var durationInMinutes = 0

  /// The duration of a timer in seconds: whole minutes, from 0 to 23 hours and 59 minutes, rounded
  /// down to a multiple of ``minuteInterval``; 0 by default. NaN is treated as 0. Setting it sends
  /// no event.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(durationInMinutes / minuteInterval * minuteInterval * 60) }
    set {
      let minutes = newValue.isNaN ? 0 : min(max(newValue / 60, 0), 24 * 60 - 1)
      durationInMinutes = Int(clamping: minutes.rounded(.down))
      appearanceChanged()
    }
  }

  /// Sets the date. The change is not animated and sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date; `nil`, the default, for no limit. Both limits are ignored if this date is
  /// later than ``maximumDate``.
  open var minimumDate: Date? { didSet { updateWheels() } }
  /// The latest date; `nil`, the default, for no limit.
  open var maximumDate: Date? { didSet { updateWheels() } }

  /// The interval between the minutes that users can select; 1 by default. Numbers that do not
  /// divide 60 or are greater than 30 are treated as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      updateWheels()
    }
  }
  /// A Boolean value that indicates whether ``date`` is rounded down to a multiple of
  /// ``minuteInterval``; `true` by default.
  open var roundsToMinuteInterval = true

  private var limits: (minimum: Date?, maximum: Date?) {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  private func clamped(_ date: Date) -> Date {
    let limits = limits
    if let minimum = limits.minimum, date < minimum { return minimum }
    if let maximum = limits.maximum, date > maximum { return maximum }
    return date
  }

  private func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let calendar: Calendar = calendar
    let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
    let seconds = Double((parts.minute ?? 0) % minuteInterval * 60 + (parts.second ?? 0))
    return date.addingTimeInterval(-seconds - Double(parts.nanosecond ?? 0) / 1e9)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a picker of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UIDatePicker.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .datePicker }

  // MARK: Wheels

  private var wheels: DatePickerWheelsView?

  private func appearanceChanged() {
    invalidateIntrinsicContentSize()
    updateWheels()
  }

  /// Adds, updates or removes the wheels.
  private func updateWheels() {
    updateMonthWheels()
    guard datePickerStyle == .wheels else {
      wheels?.removeFromSuperview()
      wheels = nil
      return
    }
    let model = DateWheels(
      datePickerMode, texts: texts, minuteInterval: minuteInterval, middleDay: date)
    let minutes = durationInMinutes / minuteInterval * minuteInterval
    let limited = { [weak self] (date: Date) in self?.clamped(date) ?? date }
    if let wheels {
      wheels.show(model, date: date, minutes: minutes, limited: limited)
      return
    }
    let view = DatePickerWheelsView(
      model, date: date, minutes: minutes, limited: limited
    ) { [weak self] in self?.wheelsChanged(date: $0, minutes: $1) }
    view.frame = bounds
    view.isUserInteractionEnabled = isEnabled
    wheels = view
    addSubview(view)
  }

  private func wheelsChanged(date: Date, minutes: Int) {
    ownDate = date
    durationInMinutes = minutes
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.frame = bounds
    monthWheels?.frame = layout.weeks
  }

  @_spi(Cello) public override func stateDidChange() {
    super.stateDidChange()
    wheels?.isUserInteractionEnabled = isEnabled
    monthWheels?.isUserInteractionEnabled = isEnabled
  }

  // MARK: Wheels of the calendar

  /// The wheels with months and years that replace the weeks; `nil` while the weeks are shown.
  private var monthWheels: DatePickerWheelsView?

  /// Replaces the weeks with wheels, or the wheels with weeks.
  ///
  /// Chosen: a wheel changes the date, not only the month that is shown.
  private func toggleMonthWheels() {
    if let monthWheels {
      monthWheels.removeFromSuperview()
      self.monthWheels = nil
      return
    }
    shownMonth = nil
    let view = DatePickerWheelsView(
      monthModel, date: date, minutes: 0, limited: { [weak self] in self?.clamped($0) ?? $0 }
    ) { [weak self] date, _ in self?.choose(date) }
    view.isUserInteractionEnabled = isEnabled
    monthWheels = view
    addSubview(view)
    setNeedsLayout()
  }

  private var monthModel: DateWheels {
    DateWheels(.yearAndMonth, texts: texts, minuteInterval: 1, middleDay: date)
  }

  private func updateMonthWheels() {
    guard let monthWheels else { return }
    if datePickerStyle == .inline {
      monthWheels.show(monthModel, date: date, minutes: 0) { [weak self] in
        self?.clamped($0) ?? $0
      }
    } else {
      toggleMonthWheels()
    }
  }

  // MARK: Layout

  private var font: UIFont { .preferredFont(forTextStyle: .body) }

  private func text(_ string: String, font: UIFont, color: UIColor) -> ControlText {
    ControlText(
      string, font: font, color: color, traits: traitCollection, isRightToLeft: isRightToLeft)
  }

  /// The texts of the compact style's buttons, in order.
  private var buttonTexts: [String] {
    let (texts, date) = (texts, date)
    return switch datePickerMode {
    case .time: [texts.time(date)]
    case .date: [texts.date(date)]
    case .dateAndTime: [texts.date(date), texts.time(date)]
    case .yearAndMonth: [texts.month(date)]
    case .countDownTimer: []
    }
  }

  private func buttonSize(_ text: ControlText) -> CGSize {
    let grid = traitCollection.pixelGrid
    let padding = DatePickerMetrics.buttonPadding
    return CGSize(
      width: grid.roundedUp(text.size.width + 2 * padding.width),
      height: grid.roundedUp(text.size.height + 2 * padding.height))
  }

  private var fittingSize: CGSize {
    if datePickerStyle == .wheels { return PickerMetrics.size }
    guard datePickerStyle == .compact else {
      return CalendarLayout.size(hasTime: datePickerMode == .dateAndTime)
    }
    let sizes = buttonTexts.map { buttonSize(text($0, font: font, color: .label)) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }
        + CGFloat(sizes.count - 1) * DatePickerMetrics.buttonSpacing,
      height: sizes.map(\.height).max() ?? 0)
  }

  /// Returns the size of the buttons, the wheels or the calendar, in points. A calendar fills a
  /// larger width.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var result = fittingSize
    if datePickerStyle == .inline, size.width.isFinite {
      result.width = max(result.width, size.width)
    }
    return result
  }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  private var layout: CalendarLayout {
    CalendarLayout(
      bounds: bounds, hasTime: datePickerMode == .dateAndTime, isRightToLeft: isRightToLeft,
      grid: traitCollection.pixelGrid)
  }

  // MARK: Touches

  /// A date in the month that the calendar shows; `nil` for the month of the selected date.
  private var shownMonth: Date?

  private var month: MonthGrid { MonthGrid(of: shownMonth ?? date, in: calendar) }

  /// Returns a Boolean value that indicates whether a part of a day is between the limits.
  private func isEnabled(day: Int, of month: MonthGrid) -> Bool {
    let calendar: Calendar = calendar
    guard let start = calendar.date(byAdding: .day, value: day - 1, to: month.start) else {
      return false
    }
    let limits = limits
    if let maximum = limits.maximum, start > maximum { return false }
    guard let minimum = limits.minimum else { return true }
    return calendar.date(byAdding: .day, value: 1, to: start).map { $0 > minimum } ?? true
  }

  /// Selects the day at the end of a touch, shows another month for an arrow, or opens the overlay
  /// of a button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self) else { return }
    if datePickerStyle == .compact, isTouchInside { open(at: point) }
    guard datePickerStyle == .inline else { return }
    let layout = layout
    let month = month
    let calendar: Calendar = calendar
    if layout.title.covers(point) {
      toggleMonthWheels()
      return
    }
    guard monthWheels == nil else { return }
    for (frame, step) in [(layout.arrows.previous, -1), (layout.arrows.next, 1)]
    where frame.covers(point) {
      shownMonth = calendar.date(byAdding: .month, value: step, to: month.start)
      return
    }
    guard let cell = layout.cell(at: point),
      let day = month.day(week: cell.week, column: cell.column), isEnabled(day: day, of: month)
    else { return }
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    guard
      let start = calendar.date(byAdding: .day, value: day - 1, to: month.start),
      let chosen = calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
        of: start)
    else { return }
    let former = date
    date = chosen
    if date != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Opens the overlay of the button that is nearest to a point.
  private func open(at point: CGPoint) {
    let frames = buttonFrames(
      buttonTexts.map { buttonSize(text($0, font: font, color: .label)) }, in: bounds)
    guard
      let index = frames.indices.min(by: {
        (frames[$0].midX - point.x).magnitude < (frames[$1].midX - point.x).magnitude
      })
    else { return }
    let mode = datePickerMode == .dateAndTime ? [.date, .time][index] : datePickerMode
    DatePickerOverlay.show(mode, of: self, anchor: frames[index])
  }

  /// The index of the button whose calendar or wheels are shown; `nil` for none.
  private var openButton: Int? {
    guard datePickerStyle == .compact,
      let mode = DatePickerOverlay.visible(onScreenOf: self)?.mode(shownFor: self)
    else { return nil }
    return datePickerMode == .dateAndTime && mode == .time ? 1 : 0
  }

  /// Sets the date that a user selected in another view, and sends the events of a change.
  final func choose(_ date: Date) {
    let former = self.date
    self.date = date
    if self.date != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = SystemString.datePicker.text
    result.value = buttonTexts.joined(separator: ", ")
    return result
  }

  // MARK: Drawing

  // Source: docs/measurements/controls.md#date-pickers.
  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    guard bounds.width > 0, bounds.height > 0, datePickerStyle != .wheels else { return }
    var items: [DisplayList.Item] = []
    if datePickerStyle == .compact {
      addButtons(buttonTexts, in: bounds.offsetBy(dx: origin.x, dy: origin.y), to: &items)
    } else {
      addCalendar(at: origin, to: &items)
    }
    recorder.record(items, of: self)
  }

  /// Returns the frames of buttons in a rectangle, in the order of the texts. Their position
  /// follows the horizontal alignment of the control.
  private func buttonFrames(
    _ sizes: [CGSize], in area: CGRect, alignment: ContentHorizontalAlignment? = nil
  ) -> [CGRect] {
    let grid = traitCollection.pixelGrid
    let total = sizes.reduce(-DatePickerMetrics.buttonSpacing) {
      $0 + $1.width + DatePickerMetrics.buttonSpacing
    }
    let free = area.width - total
    var x: CGFloat =
      switch alignment ?? effectiveContentHorizontalAlignment {
      case .left: area.minX
      case .right: area.maxX - total
      default: area.minX + free / 2
      }
    var frames = sizes.map { _ in CGRect.zero }
    for index in isRightToLeft ? Array(sizes.indices.reversed()) : Array(sizes.indices) {
      let size = sizes[index]
      frames[index] = CGRect(
        x: grid.rounded(x), y: grid.rounded(area.midY - size.height / 2), width: size.width,
        height: size.height)
      x += size.width + DatePickerMetrics.buttonSpacing
    }
    return frames
  }

  private func addButtons(
    _ strings: [String], in area: CGRect, alignment: ContentHorizontalAlignment? = nil,
    to items: inout [DisplayList.Item]
  ) {
    let traits = traitCollection
    let openButton = openButton
    let tint = (tintColor as UIColor).resolvedColor(with: traits)
    let texts = strings.enumerated().map { index, string in
      text(string, font: font, color: index == openButton ? tint : .label)
    }
    let frames = buttonFrames(texts.map(buttonSize), in: area, alignment: alignment)
    for index in isRightToLeft ? Array(texts.indices.reversed()) : Array(texts.indices) {
      let frame = frames[index]
      let shape: Shape =
        traits.systemVersion == .iOS26
        ? ControlDrawing.capsule(frame)
        : .roundedRect(RoundedRect(frame, radius: DatePickerMetrics.buttonRadius))
      items.append(.fill(shape, UIColor.tertiarySystemFill.color(in: traits)))
      items += texts[index].items(centeredIn: frame)
    }
  }

  private func addCalendar(at origin: CGPoint, to items: inout [DisplayList.Item]) {
    let traits = traitCollection
    let (layout, month, texts, date) = (layout, month, texts, date)
    let tint = (tintColor as UIColor).resolvedColor(with: traits)
    func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

    addHeader(texts.month(month.start), layout, at: origin, to: &items)
    guard monthWheels == nil else {
      addTime(layout, texts, at: origin, to: &items)
      return
    }
    for (column, name) in texts.weekdays.enumerated() {
      items += text(
        name, font: .systemFont(ofSize: DatePickerMetrics.weekdayFontSize, weight: .semibold),
        color: .tertiaryLabel
      )
      .items(centeredIn: placed(layout.weekday(column)))
    }
    addDays(of: month, selected: date, tint: tint, layout, texts, at: origin, to: &items)
    addTime(layout, texts, at: origin, to: &items)
  }

  /// Adds the month with a chevron, which shows and hides the wheels, and the arrows.
  private func addHeader(
    _ month: String, _ layout: CalendarLayout, at origin: CGPoint,
    to items: inout [DisplayList.Item]
  ) {
    let traits = traitCollection
    let tint = (tintColor as UIColor).resolvedColor(with: traits)
    let hasWheels = monthWheels != nil
    let title = text(
      month, font: UIFont.preferredFont(forTextStyle: .headline), color: hasWheels ? tint : .label)
    let header = layout.header.offsetBy(dx: origin.x, dy: origin.y)
    let inset = DatePickerMetrics.inset
    let x = isRightToLeft ? header.maxX - inset - title.size.width : header.minX + inset
    items += title.items(at: CGPoint(x: x, y: header.midY - title.size.height / 2))
    func addSymbol(_ name: String, size: CGFloat, weight: UIImage.SymbolWeight, in frame: CGRect) {
      guard
        let image = UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        )?.configured(with: nil, compatibleWith: traits)
      else { return }
      items += image.displayItems(
        in: traits.pixelGrid.rounded(UIView.ContentMode.center.frame(of: image.size, in: frame)),
        tint: tint.color(in: traits), traits: traits)
    }
    let width = DatePickerMetrics.chevronWidth
    addSymbol(
      hasWheels ? "chevron.down" : "chevron.forward", size: DatePickerMetrics.chevronSize,
      weight: .bold,
      in: CGRect(
        x: isRightToLeft ? x - width : x + title.size.width, y: header.minY, width: width,
        height: header.height))
    guard !hasWheels else { return }
    let arrows = layout.arrows
    for (frame, name) in [(arrows.previous, "chevron.backward"), (arrows.next, "chevron.forward")] {
      addSymbol(
        name, size: DatePickerMetrics.arrowSymbolSize, weight: .medium,
        in: frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  /// Adds the row with the time, if the calendar has one.
  private func addTime(
    _ layout: CalendarLayout, _ texts: DatePickerTexts, at origin: CGPoint,
    to items: inout [DisplayList.Item]
  ) {
    guard layout.hasTime else { return }
    let row = layout.time.offsetBy(dx: origin.x, dy: origin.y)
    let inset = DatePickerMetrics.inset
    let label = text(SystemString.time.text(in: texts.locale), font: font, color: .label)
    items += label.items(
      at: CGPoint(
        x: isRightToLeft ? row.maxX - inset - label.size.width : row.minX + inset,
        y: row.midY - label.size.height / 2))
    addButtons(
      [texts.time(date)], in: row.insetBy(dx: inset, dy: 0),
      alignment: isRightToLeft ? .left : .right, to: &items)
  }

  private func addDays(
    of month: MonthGrid, selected: Date, tint: UIColor, _ layout: CalendarLayout,
    _ texts: DatePickerTexts, at origin: CGPoint, to items: inout [DisplayList.Item]
  ) {
    let traits = traitCollection
    let isShown = texts.calendar.isDate(selected, equalTo: month.start, toGranularity: .month)
    let selectedDay = isShown ? texts.calendar.component(.day, from: selected) : nil
    for (index, name) in texts.days(of: month).enumerated() {
      let day = index + 1
      let cell = month.cell(ofDay: day)
      let frame = layout.cell(week: cell.week, column: cell.column)
        .offsetBy(dx: origin.x, dy: origin.y)
      let isSelected = day == selectedDay
      if isSelected {
        let side = min(DatePickerMetrics.selectionSize, frame.width, frame.height)
        let circle = traits.pixelGrid.rounded(
          UIView.ContentMode.center.frame(of: CGSize(width: side, height: side), in: frame))
        items.append(
          .fill(
            ControlDrawing.capsule(circle),
            tint.color(in: traits).multiplyingAlpha(by: DatePickerMetrics.selectionAlpha)))
      }
      let color: UIColor =
        isSelected ? tint : isEnabled(day: day, of: month) ? .label : .tertiaryLabel
      items += text(
        name,
        font: .systemFont(
          ofSize: DatePickerMetrics.dayFontSize, weight: isSelected ? .semibold : .regular),
        color: color
      ).items(centeredIn: frame)
    }
  }
}
