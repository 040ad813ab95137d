extension UIView {
  /// The properties and frames of the system views in this tree, as text.
  ///
  /// The second and later content views or backgrounds are numbered in drawing order.
  package var resolvedProperties: PropertyList {
    var result = PropertyList()
    var counts: [String: Int] = [:]
    collectProperties(into: &result, counts: &counts)
    return result
  }

  private func collectProperties(into result: inout PropertyList, counts: inout [String: Int]) {
    func add(_ kind: String, _ properties: PropertyList) {
      counts[kind, default: 0] += 1
      let number = counts[kind]!
      result.merge(properties.prefixed(number == 1 ? kind : "\(kind)\(number)"))
    }
    if superview is UIScrollView, let rowKind {
      var properties = PropertyList()
      properties["frame"] = frame.notation
      add(rowKind, properties)
    }
    if let list = self as? UIListContentView {
      var properties =
        (list.configuration as? UIListContentConfiguration)?.resolvedProperties ?? PropertyList()
      let frames = list.frames()
      properties["frame"] = frame.notation
      properties["image.frame"] = frames.image?.notation
      properties["text.frame"] = frames.text?.frame.notation
      properties["secondaryText.frame"] = frames.secondaryText?.frame.notation
      add("content", properties)
    } else if let background = self as? BackgroundView {
      add("background", background.configuration.resolvedProperties)
    } else if let accessory = self as? AccessoryView {
      var properties = PropertyList()
      properties["type"] = accessory.typeName
      properties["frame"] = frame.notation
      add("accessory", properties)
    } else if !translatesAutoresizingMaskIntoConstraints, placingEngine?.rect(of: self) != nil {
      var properties = PropertyList()
      properties["frame"] = frame.notation
      add("\(type(of: self))", properties)
    }
    if let accessibility { add("accessibility", accessibility.propertyList) }
    for subview in subviews { subview.collectProperties(into: &result, counts: &counts) }
  }
}

extension UIView {
  /// The role of the view in a list or table; `nil` outside a list.
  private var rowKind: String? {
    if self is UITableViewHeaderFooterView { return "supplementary" }
    guard let placement = (self as? any ListPlaced)?.placement else { return nil }
    return placement.row.kind == .cell ? "row" : "supplementary"
  }
}

extension CGRect {
  /// The left edge, the top edge, the width and the height, rounded to a thousandth of a point.
  fileprivate var notation: String {
    func rounded(_ value: CGFloat) -> String {
      guard value.magnitude < 1e12 else { return value.notation }
      let thousandths = Int(clamping: value * 1000 + (value < 0 ? -0.5 : 0.5))
      return (CGFloat(thousandths) / 1000).notation
    }
    return [minX, minY, width, height].map(rounded).joined(separator: " ")
  }
}
