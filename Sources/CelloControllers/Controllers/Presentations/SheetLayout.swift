/// The layout of a sheet in its container.
///
/// Lengths are in points, in the container's coordinates.
struct SheetLayout: Equatable {
  var container: CGSize
  var safeArea = UIEdgeInsets.zero
  var isWide = false
  var isHigh = true
  /// A Boolean value that indicates whether sheets in a compact-height container are attached to
  /// the bottom edge instead of covering the screen.
  var attachesToEdgeWhenLow = false
  var isForm = false
  /// The preferred size of the content; zero for none.
  var preferredSize = CGSize.zero
  /// A Boolean value that indicates whether a sheet at the bottom edge has the preferred width of
  /// its content.
  var usesPreferredWidth = false
  /// The height of the area that the keyboard covers. A sheet at the bottom edge grows by this
  /// height; other form sheets move up.
  var keyboardHeight: CGFloat = 0

  /// A Boolean value that indicates whether the sheet is attached to the bottom edge and has
  /// detents.
  var isAttachedToEdge: Bool { !isWide && (isHigh || attachesToEdgeWhenLow) }

  /// Returns the height of the largest detent, excluding the safe area at the bottom.
  func maximumDetentValue(_ metrics: PresentationMetrics) -> CGFloat {
    guard isAttachedToEdge else { return (container.height - 2 * metrics.sheetMargin).nonNegative }
    let top = isHigh ? safeArea.top + metrics.sheetTopDistance : 0
    return (container.height - top - safeArea.bottom).nonNegative
  }

  /// Returns the height of the medium detent, half of the container, excluding the safe area at the
  /// bottom.
  func mediumDetentValue(_ metrics: PresentationMetrics) -> CGFloat {
    min((container.height / 2 - safeArea.bottom).nonNegative, maximumDetentValue(metrics))
  }

  /// Returns the frame of the sheet.
  ///
  /// - Parameters:
  ///   - detent: the height of the sheet, excluding the safe area at the bottom; `nil` for the
  ///     largest height. The height is clamped to 0 and the largest height.
  ///   - metrics: the metrics of the system version.
  func frame(detent: CGFloat?, _ metrics: PresentationMetrics) -> CGRect {
    let bounds = CGRect(origin: .zero, size: container)
    let maximum = maximumDetentValue(metrics)
    let detent = detent.map {
      $0 + (isAttachedToEdge ? max(keyboardHeight - safeArea.bottom, 0) : 0)
    }
    if isAttachedToEdge {
      let height = min((detent ?? maximum).nonNegative, maximum) + safeArea.bottom
      var width = container.width
      if usesPreferredWidth, preferredSize.width.nonNegative > 0 {
        width = min(preferredSize.width, width)
      }
      var frame = CGRect(
        x: ((container.width - width) / 2).rounded(), y: container.height - height, width: width,
        height: height)
      if detent ?? maximum < maximum {
        let inset = min(metrics.floatingSheetInset, height / 2, width / 2)
        frame = frame.insetBy(dx: inset, dy: 0).offsetBy(dx: 0, dy: -inset)
      }
      return frame
    }
    guard isWide else { return bounds }
    var size = isForm ? metrics.formSheetSize : container
    if isForm, preferredSize.width.nonNegative > 0 { size.width = preferredSize.width }
    if isForm, preferredSize.height.nonNegative > 0 { size.height = preferredSize.height }
    if !isForm {
      size.width = min(size.width, metrics.pageSheetMaxWidth)
      size.height -= 2 * metrics.sheetMargin
    }
    size.width = min(size.width, container.width).nonNegative
    size.height = min(detent ?? size.height, size.height, container.height).nonNegative
    let middle = ((container.height - size.height) / 2).rounded()
    let highest = isForm ? min(safeArea.top, middle) : middle
    return CGRect(
      x: ((container.width - size.width) / 2).rounded(),
      y: max(min(middle, container.height - keyboardHeight - size.height), highest),
      width: size.width, height: size.height)
  }
}
