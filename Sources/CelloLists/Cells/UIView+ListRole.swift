extension UIView {
  /// The role of the view in the list that contains it, for printed properties: `row`,
  /// `supplementary`, or `item` for a cell of UIKit's class in another layout; `nil` for a view that is
  /// not directly in a list, and for other cells of an app's class.
  package var listRole: String? {
    guard superview is UIScrollView else { return nil }
    if self is UITableViewHeaderFooterView { return "supplementary" }
    guard let placement = (self as? any ListPlaced)?.placement else {
      let type = type(of: self)
      return type == UICollectionViewListCell.self || type == UICollectionViewCell.self
        ? "item" : nil
    }
    return placement.row.kind == .cell ? "row" : "supplementary"
  }

  /// A Boolean value that indicates whether the view is a row or another cell directly in a list.
  package var isCellOfList: Bool {
    superview is UIScrollView && self is any ListCell
      && (self as? any ListPlaced)?.placement?.row.kind ?? .cell == .cell
  }
}
