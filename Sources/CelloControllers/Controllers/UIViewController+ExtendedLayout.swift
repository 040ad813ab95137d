extension UIViewController {
  /// Returns a Boolean value that indicates whether the view extends below a bar at an edge.
  package final func extendsView(below edge: UIRectEdge, isBarTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isBarTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Lets the containers place the view again.
  final func extendedLayoutDidChange() {
    var ancestor = parent
    while let controller = ancestor {
      controller.viewIfLoaded?.setNeedsLayout()
      ancestor = controller.parent
    }
  }
}

extension CGRect {
  /// Returns the part of the rectangle between bars at its top and bottom, with a height of at
  /// least 0.
  ///
  /// - Parameters:
  ///   - top: the distance from the top, in points.
  ///   - bottom: the distance from the bottom, in points.
  package func between(top: CGFloat, bottom: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY + top, width: width, height: (height - top - bottom).nonNegative)
  }
}
