/// The wheels of a date picker.
final class DatePickerWheelsView: UIPickerView {
  private var model: DateWheels
  private var date: Date
  /// The duration of a timer, in minutes.
  private var minutes: Int
  /// Returns the nearest date between the limits.
  private var limited: (Date) -> Date
  /// A closure that is called with the date, and the minutes of a timer, that the user selected.
  private let onChange: (_ date: Date, _ minutes: Int) -> Void
  private let units = [UILabel(), UILabel()]

  init(
    _ model: DateWheels, date: Date, minutes: Int, limited: @escaping (Date) -> Date,
    onChange: @escaping (_ date: Date, _ minutes: Int) -> Void
  ) {
    self.model = model
    self.date = date
    self.minutes = minutes
    self.limited = limited
    self.onChange = onChange
    super.init(frame: .zero)
    units[1].text = SystemString.minutes.text(in: model.texts.locale)
    for label in units {
      label.font = .systemFont(ofSize: DatePickerMetrics.unitFontSize, weight: .semibold)
      label.isHidden = !isTimer
      addSubview(label)
    }
    dataSource = self
    delegate = self
    showDate()
  }

  required init?(coder: NSCoder) { return nil }

  private var isTimer: Bool { model.parts.contains(.hours) }

  /// Shows other wheels or another date. Wheels that already show their part of the date do not
  /// turn.
  func show(
    _ model: DateWheels, date: Date, minutes: Int, limited: @escaping (Date) -> Date
  ) {
    self.model = model
    self.date = date
    self.minutes = minutes
    self.limited = limited
    for label in units { label.isHidden = !isTimer }
    reloadAllComponents()
    showDate()
  }

  private func row(of part: DateWheels.Part, near shown: Int?) -> Int {
    isTimer
      ? model.row(of: part, minutes: minutes, near: shown)
      : model.row(of: part, for: date, near: shown)
  }

  private func showDate() {
    units[0].text = (minutes / 60 == 1 ? SystemString.hour : .hours).text(in: model.texts.locale)
    for (component, part) in model.parts.enumerated() {
      let shown = selectedRow(inComponent: component)
      selectRow(
        row(of: part, near: shown > 0 ? shown : nil), inComponent: component, animated: false)
    }
  }

  private func partName(_ part: DateWheels.Part) -> SystemString {
    switch part {
    case .nearDay, .day: .day
    case .month: .month
    case .year: .year
    case .hour, .hours: .hoursWheel
    case .minute, .minutes: .minutesWheel
    case .dayPeriod: .dayPeriod
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isTimer else { return }
    let width = rowSize(forComponent: 0).width
    let left = (bounds.width - 2 * width - PickerMetrics.spacing) / 2
    for (index, label) in units.enumerated() {
      let size = label.sizeThatFits(.zero)
      label.frame = traitCollection.pixelGrid.rounded(
        CGRect(
          x: left + CGFloat(index) * (width + PickerMetrics.spacing) + width / 2
            + DatePickerMetrics.unitSpacing,
          y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    }
  }
}

extension DatePickerWheelsView: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { model.parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    model.rowCount(of: model.parts[component])
  }
}

extension DatePickerWheelsView: UIPickerViewAccessibilityDelegate {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    DatePickerMetrics.wheelWidth(model.parts[component])
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? UILabel ?? UILabel()
    let part = model.parts[component]
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.text = model.title(ofRow: row, part)
    label.textAlignment = .center
    let isPossible =
      isTimer || model.isPossible(row: row, part, for: date, limited: limited)
    label.textColor = isPossible ? .label : .tertiaryLabel
    return label
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let part = model.parts[component]
    if isTimer {
      minutes = max(model.minutes(minutes, selecting: row, part), model.minuteInterval)
    } else {
      date = limited(model.date(date, selecting: row, part))
    }
    reloadAllComponents()
    showDate()
    onChange(date, minutes)
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { partName(model.parts[component]).text(in: model.texts.locale) }
}
