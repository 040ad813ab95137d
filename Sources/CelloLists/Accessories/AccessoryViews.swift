/// The accessory views of a cell.
@MainActor final class AccessoryViews {
  private var leading: [AccessoryView] = []
  private var trailing: [AccessoryView] = []
  private var separator: UIView?

  private var all: [AccessoryView] { leading + trailing }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty && separator == nil }

  /// Returns a Boolean value that indicates whether a shown accessory satisfies a condition.
  func contains(where condition: (UICellAccessory) -> Bool) -> Bool {
    all.contains { condition($0.accessory) }
  }

  /// Shows accessories in a cell. The views of accessories that were already shown are kept.
  func show(_ order: AccessoryOrder, _ context: AccessoryView.Context, in cell: UIView) {
    var unused = all
    func view(for accessory: UICellAccessory) -> AccessoryView {
      if let index = unused.firstIndex(where: { $0.accessory.isSame(as: accessory) }) {
        let view = unused.remove(at: index)
        view.show(accessory, context)
        return view
      }
      let view = AccessoryView(accessory, context)
      cell.addSubview(view)
      return view
    }
    leading = order.leading.map(view)
    trailing = order.trailing.map(view)
    for view in unused { view.removeFromSuperview() }
  }

  /// The regions that the views require.
  var regions: AccessoryLayout.Regions {
    var hasSeparator = false
    if case .reorder(let options) = trailing.last?.accessory.content {
      hasSeparator = options.showsVerticalSeparator && !options.isHidden
    }
    return AccessoryLayout.Regions(
      leading: leading.map(\.regionWidth), trailing: trailing.map(\.regionWidth),
      hasSeparator: hasSeparator)
  }

  /// The visible reorder control; `nil` if there is none.
  var reorderView: AccessoryView? {
    trailing.last { $0.glyph == .reorder && !$0.accessory.options.isHidden }
  }

  /// The visible circle that shows the selection; `nil` if there is none.
  var multiselectView: AccessoryView? {
    leading.first { view in
      if case .multiselect = view.accessory.content { return !view.accessory.options.isHidden }
      return false
    }
  }

  /// The height of the tallest accessory without a glyph, in points.
  var maxCustomHeight: CGFloat {
    all.filter { $0.glyph == nil }.map(\.contentSize.height).max() ?? 0
  }

  /// Sets the frames of the views.
  func place(_ layout: AccessoryLayout, in area: CGRect, of cell: UIView) {
    let isRightToLeft = cell.isRightToLeft
    for (views, ranges) in [(leading, layout.leading), (trailing, layout.trailing)] {
      for (view, range) in zip(views, ranges) {
        view.frame = area.horizontalPart(
          from: range.start, width: range.width, isRightToLeft: isRightToLeft)
        view.layoutIfNeeded()
      }
    }
    guard let start = layout.separator else {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let line = separator ?? UIView()
    separator = line
    line.backgroundColor = .separator
    if line.superview !== cell { cell.addSubview(line) }
    line.frame = area.horizontalPart(
      from: start, width: AccessoryMetrics.separatorWidth, isRightToLeft: isRightToLeft)
  }
}

extension CGRect {
  /// Returns the part of the rectangle at a distance from its leading edge, in full height.
  func horizontalPart(from start: CGFloat, width: CGFloat, isRightToLeft: Bool) -> CGRect {
    CGRect(
      x: isRightToLeft ? maxX - start - width : minX + start, y: minY, width: width, height: height)
  }
}
