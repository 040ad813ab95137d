/// A cell with accessories beside its content.
@MainActor protocol AccessoryHosting: UIView {
  var accessoryViews: AccessoryViews { get }
  /// The indentation of the content, in points.
  var indentation: CGFloat { get }
  /// A Boolean value that indicates whether the leading accessories are indented with the content.
  var indentsAccessories: Bool { get }
  /// The area of the cell in which the accessories are centered vertically.
  var accessoryArea: CGRect { get }
}

extension AccessoryHosting {
  var accessoryArea: CGRect { bounds }

  /// The layout of the accessory views and the content.
  private var accessoryLayout: AccessoryLayout {
    AccessoryLayout(
      accessoryViews.regions, width: bounds.width, margins: accessoryMargins,
      indentation: indentation, indentsAccessories: indentsAccessories)
  }

  /// The margins of the accessories.
  ///
  /// Source: docs/measurements/accessories.md#regions. The rows of a list use its margins; the
  /// margins of a cell outside a list are chosen, like the margins of a list on a narrow phone.
  private var accessoryMargins: (leading: CGFloat, trailing: CGFloat) {
    let margins = directionalLayoutMargins
    let environment = traitCollection.listEnvironment
    let least: CGFloat = environment == .sidebar || environment == .sidebarPlain ? 0 : 16
    return (max(margins.leading, least), max(margins.trailing, least))
  }

  /// The area of the cell between the accessories.
  var areaBetweenAccessories: CGRect {
    let content = accessoryLayout.content
    return bounds.horizontalPart(
      from: content.start, width: content.width, isRightToLeft: isRightToLeft)
  }

  func placeAccessories() {
    if !accessoryViews.isEmpty {
      accessoryViews.place(accessoryLayout, in: accessoryArea, of: self)
    }
  }

  /// Returns the indentation for a number of levels, in points.
  func indentation(_ level: Int, _ width: CGFloat) -> CGFloat {
    max(CGFloat(level) * width, 0).nonNegative
  }
}
