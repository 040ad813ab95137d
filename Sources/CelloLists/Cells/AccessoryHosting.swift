/// A cell with accessories beside its content.
@MainActor protocol AccessoryHosting: UIView {
  var accessoryViews: AccessoryViews { get }
  /// The indentation of the content, in points.
  var indentation: CGFloat { get }
  /// Whether the leading accessories are indented with the content.
  var indentsAccessories: Bool { get }
  /// The part of the cell in whose middle the accessories are.
  var accessoryArea: CGRect { get }
}

extension AccessoryHosting {
  var accessoryArea: CGRect { bounds }

  /// The places of the accessory views and the content.
  private var accessoryLayout: AccessoryLayout {
    AccessoryLayout(
      accessoryViews.regions, width: bounds.width, margins: accessoryMargins,
      indentation: indentation, indentsAccessories: indentsAccessories)
  }

  /// Source: docs/measurements/accessories.md#regions. The rows of a list have its margins; those of
  /// a cell on its own are chosen, as in a list of a narrow phone.
  private var accessoryMargins: (leading: CGFloat, trailing: CGFloat) {
    let margins = directionalLayoutMargins
    let environment = traitCollection.listEnvironment
    let least: CGFloat = environment == .sidebar || environment == .sidebarPlain ? 0 : 16
    return (max(margins.leading, least), max(margins.trailing, least))
  }

  /// The part of the cell between the accessories.
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

  /// An indentation by a number of steps, in points.
  func indentation(_ level: Int, _ width: CGFloat) -> CGFloat {
    max(CGFloat(level) * width, 0).nonNegative
  }
}
