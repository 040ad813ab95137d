@_spi(Cello) import CelloControllers

extension UIView {
  /// Returns the elements of the view and its subviews that assistive technologies present, in
  /// reading order.
  package func accessibilityNodes() -> [AccessibilityNode] {
    layoutIfNeeded()
    return AccessibilityTree(root: self).nodes(of: self)
  }
}

extension UICollectionViewListCell: RowLabeling {}
extension UITableViewCell: RowLabeling {}

extension ConfigurationHosting {
  /// The label that the app has set; otherwise the texts of the content.
  package var rowLabel: String? {
    accessibilityLabel
      ?? AccessibilityNode.joinedLabel(host.contentView.accessibilityNodes().filter(\.isStatic))
  }
}

extension AccessibilityNode {
  /// Returns the joined labels of elements that are presented as a single element.
  static func joinedLabel(_ nodes: [AccessibilityNode]) -> String? {
    let labels = nodes.compactMap(\.label).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
