extension UIView {
  /// A Boolean value that indicates whether assistive technologies present the view or its
  /// subviews.
  package final var presentsAccessibilityElements: Bool {
    !isHidden && alpha > 0 && !accessibilityElementsHidden
  }

  /// The subviews that assistive technologies present. A modal subview hides its siblings.
  package final var accessibleSubviews: [UIView] {
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      return modal.presentsAccessibilityElements ? [modal] : []
    }
    return subviews.filter(\.presentsAccessibilityElements)
  }
}
