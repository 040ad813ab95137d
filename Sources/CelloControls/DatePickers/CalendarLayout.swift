/// Computes the frames of the calendar of a date picker.
///
/// Lengths are in points, in the picker's coordinates.
struct CalendarLayout {
  var bounds: CGRect
  /// A Boolean value that indicates whether a row with the time is below the weeks.
  var hasTime = false
  var isRightToLeft = false
  var grid: PixelGrid

  static func size(hasTime: Bool) -> CGSize {
    CGSize(
      width: DatePickerMetrics.minimumWidth,
      height: DatePickerMetrics.headerHeight + DatePickerMetrics.weekdayHeight
        + CGFloat(DatePickerMetrics.maximumWeekCount) * DatePickerMetrics.weekHeight
        + (hasTime ? DatePickerMetrics.timeHeight : 0))
  }

  var header: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: DatePickerMetrics.headerHeight)
  }

  /// The arrows for the previous and the next month, at the trailing edge of the header.
  var arrows: (previous: CGRect, next: CGRect) {
    func arrow(_ index: CGFloat) -> CGRect {
      let width = DatePickerMetrics.arrowWidth
      let x = bounds.width - (index + 1) * width
      return mirrored(
        CGRect(x: bounds.minX + x, y: header.minY, width: width, height: header.height))
    }
    return (arrow(1), arrow(0))
  }

  /// The part of the header before the arrows, a tap on which shows wheels with months and years.
  var title: CGRect {
    mirrored(
      CGRect(
        x: bounds.minX, y: header.minY,
        width: max(bounds.width - 2 * DatePickerMetrics.arrowWidth, 0), height: header.height))
  }

  /// The area of the weekdays and weeks, in which the wheels are shown.
  var weeks: CGRect {
    CGRect(
      x: bounds.minX, y: header.maxY, width: bounds.width,
      height: DatePickerMetrics.weekdayHeight + CGFloat(DatePickerMetrics.maximumWeekCount)
        * DatePickerMetrics.weekHeight)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// Returns the frame of a column, with edges on whole pixels.
  private func column(_ index: Int, y: CGFloat, height: CGFloat) -> CGRect {
    let left = grid.rounded(bounds.minX + bounds.width * CGFloat(index) / 7)
    let right = grid.rounded(bounds.minX + bounds.width * CGFloat(index + 1) / 7)
    return mirrored(CGRect(x: left, y: y, width: right - left, height: height))
  }

  func weekday(_ column: Int) -> CGRect {
    self.column(column, y: header.maxY, height: DatePickerMetrics.weekdayHeight)
  }

  func cell(week: Int, column: Int) -> CGRect {
    self.column(
      column,
      y: header.maxY + DatePickerMetrics.weekdayHeight + CGFloat(week)
        * DatePickerMetrics.weekHeight, height: DatePickerMetrics.weekHeight)
  }

  /// Returns the week and the column of the cell at a point; `nil` outside the cells.
  func cell(at point: CGPoint) -> (week: Int, column: Int)? {
    for week in 0..<DatePickerMetrics.maximumWeekCount {
      for column in 0..<7 where cell(week: week, column: column).contains(point) {
        return (week, column)
      }
    }
    return nil
  }

  /// The row of the time.
  var time: CGRect {
    let y = cell(week: DatePickerMetrics.maximumWeekCount, column: 0).minY
    return CGRect(
      x: bounds.minX, y: y, width: bounds.width, height: DatePickerMetrics.timeHeight)
  }
}
