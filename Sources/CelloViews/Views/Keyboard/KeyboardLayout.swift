/// The frames of the keys of a keyboard, in the coordinates of its area.
struct KeyboardLayout: Hashable {
  /// A key and its frame.
  struct Placed: Hashable {
    var key: KeyboardKey
    var frame: CGRect
  }

  /// A symbol without a key and the middle of its frame.
  struct Button: Hashable {
    var symbol: String
    var center: CGPoint
  }

  var keys: [Placed] = []
  /// The buttons below the keys.
  var buttons: [Button] = []

  /// Creates the layout.
  ///
  /// - Parameters:
  ///   - size: the size of the area of the keyboard, including the suggestions above the keys and
  ///     the area below them.
  ///   - sides: the insets of the screen's safe area, of which the left and right are used.
  init(
    _ plan: KeyboardPlan, _ metrics: KeyMetrics, size: CGSize, sides: UIEdgeInsets,
    grid: PixelGrid
  ) {
    let left = sides.left + metrics.margin
    let width = size.width - sides.left - sides.right - 2 * metrics.margin
    guard width > 0, size.height > 0, plan.columns > 0 else { return }
    let column = (width + metrics.gap) / plan.columns
    let top = size.height - metrics.areaBelow - metrics.height
    for (row, rowOfKeys) in plan.rows.enumerated() {
      let offset = row == plan.rows.count - 1 ? metrics.lastRowOffset : 0
      let y = top + CGFloat(row) * metrics.pitch + offset
      for key in rowOfKeys {
        let frame = CGRect(
          x: left + key.start * column, y: y, width: key.span * column - metrics.gap,
          height: metrics.keyHeight)
        keys.append(Placed(key: key, frame: grid.roundedEdges(of: frame)))
      }
    }
    for (index, symbol) in plan.below.enumerated() {
      let x = metrics.belowCenter.x
      buttons.append(
        Button(
          symbol: symbol,
          center: CGPoint(
            x: index == 0 ? x : size.width - x, y: size.height - metrics.belowCenter.y)))
    }
  }
}
