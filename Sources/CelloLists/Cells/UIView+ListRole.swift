extension UIView {
  /// The role of the view in the list that contains it, for printed properties: `row` or
  /// `supplementary`; `nil` for a view that is not directly in a list.
  package var listRole: String? {
    guard superview is UIScrollView else { return nil }
    if self is UITableViewHeaderFooterView { return "supplementary" }
    guard let placement = (self as? any ListPlaced)?.placement else { return nil }
    return placement.row.kind == .cell ? "row" : "supplementary"
  }
}
