/// The layout of an alert or an action sheet.
///
/// Lengths are in points, in the alert's coordinates. Heights depend on the texts.
struct AlertLayout {
  var metrics: AlertMetrics
  var width: CGFloat
  var isSheet: Bool
  /// The heights of the title and the message in ``textWidth``; `nil` if there is no such text.
  var titleHeight: CGFloat?
  var messageHeight: CGFloat?
  var fieldHeights: [CGFloat] = []
  /// The sizes of the actions' titles on one line, in display order.
  var actions: [CGSize] = []
  /// A Boolean value that indicates whether the last action is the cancel action, which a sheet
  /// shows on a separate card.
  var endsWithCancel = false
  /// The thickness of separators.
  var hairline: CGFloat

  /// The frames of the parts of an alert.
  struct Frames: Equatable {
    var title: CGRect?
    var message: CGRect?
    var fields: [CGRect] = []
    var actions: [CGRect] = []
    var lines: [CGRect] = []
    /// The card behind the texts, and the card behind the cancel action of a sheet.
    var cards: [CGRect] = []
    var size = CGSize.zero
  }

  /// The width that is available for texts.
  var textWidth: CGFloat {
    (width - metrics.textInsets.leading - metrics.textInsets.trailing).nonNegative
  }

  /// A Boolean value that indicates whether the alert shows two actions side by side.
  private var hasColumns: Bool {
    guard !isSheet, actions.count == 2 else { return false }
    let inset = metrics.hasCapsules ? metrics.capsuleInset * 2 + metrics.capsuleSpacing : 0
    let column = (width - inset) / 2
    return actions.allSatisfy { $0.width + 2 * AlertMetrics.actionInset <= column }
  }

  /// The frames of all parts.
  var frames: Frames {
    var frames = Frames()
    var y = placeTexts(in: &frames)
    let hasOwnCard = isSheet && endsWithCancel && !metrics.hasCapsules && actions.count > 0
    let count = hasOwnCard ? actions.count - 1 : actions.count
    if hasColumns {
      y = placeColumns(in: &frames, at: y)
    } else {
      for index in 0..<count { y = placeRow(index, in: &frames, at: y) }
    }
    if metrics.hasCapsules, !actions.isEmpty { y += metrics.capsuleInset - metrics.capsuleSpacing }
    if y > 0 { frames.cards.append(CGRect(x: 0, y: 0, width: width, height: y)) }
    if hasOwnCard {
      if y > 0 { y += metrics.sheetInset }
      let row = CGRect(x: 0, y: y, width: width, height: height(of: actions[count]))
      frames.actions.append(row)
      frames.cards.append(row)
      y = row.maxY
    }
    frames.size = CGSize(width: width, height: y)
    return frames
  }

  /// Adds the frames of the texts and text fields. Returns the bottom of their section.
  private func placeTexts(in frames: inout Frames) -> CGFloat {
    guard titleHeight != nil || messageHeight != nil || !fieldHeights.isEmpty else {
      return metrics.hasCapsules && !actions.isEmpty ? metrics.capsuleInset : 0
    }
    let x = metrics.textInsets.leading
    var y = metrics.textInsets.top
    if let titleHeight {
      frames.title = CGRect(x: x, y: y, width: textWidth, height: titleHeight)
      y += titleHeight
    }
    if let messageHeight {
      if titleHeight != nil { y += metrics.textSpacing }
      frames.message = CGRect(x: x, y: y, width: textWidth, height: messageHeight)
      y += messageHeight
    }
    if !fieldHeights.isEmpty, titleHeight != nil || messageHeight != nil {
      y += 2 * metrics.fieldSpacing
    }
    for (index, height) in fieldHeights.enumerated() {
      if index > 0 { y += metrics.fieldSpacing }
      frames.fields.append(CGRect(x: x, y: y, width: textWidth, height: height))
      y += height
    }
    return y + metrics.textInsets.bottom
  }

  private func height(of action: CGSize) -> CGFloat {
    let minimum = isSheet ? metrics.sheetActionHeight : metrics.actionHeight
    return max(minimum, action.height + 2 * AlertMetrics.actionPadding)
  }

  private func placeRow(_ index: Int, in frames: inout Frames, at y: CGFloat) -> CGFloat {
    let height = height(of: actions[index])
    if metrics.hasCapsules {
      frames.actions.append(
        CGRect(
          x: metrics.capsuleInset, y: y, width: width - 2 * metrics.capsuleInset, height: height))
      return y + height + metrics.capsuleSpacing
    }
    if y > 0 { frames.lines.append(CGRect(x: 0, y: y, width: width, height: hairline)) }
    let top = y > 0 ? y + hairline : 0
    frames.actions.append(CGRect(x: 0, y: top, width: width, height: height))
    return top + height
  }

  private func placeColumns(in frames: inout Frames, at y: CGFloat) -> CGFloat {
    let height = actions.map { self.height(of: $0) }.max() ?? 0
    if metrics.hasCapsules {
      let column = (width - 2 * metrics.capsuleInset - metrics.capsuleSpacing) / 2
      for index in 0..<2 {
        let x = metrics.capsuleInset + CGFloat(index) * (column + metrics.capsuleSpacing)
        frames.actions.append(CGRect(x: x, y: y, width: column, height: height))
      }
      return y + height + metrics.capsuleSpacing
    }
    frames.lines.append(CGRect(x: 0, y: y, width: width, height: hairline))
    let top = y + hairline
    let column = ((width - hairline) / 2).rounded()
    frames.actions = [
      CGRect(x: 0, y: top, width: column, height: height),
      CGRect(x: column + hairline, y: top, width: width - column - hairline, height: height),
    ]
    frames.lines.append(CGRect(x: column, y: top, width: hairline, height: height))
    return top + height
  }
}
