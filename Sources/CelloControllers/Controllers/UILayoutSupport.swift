@_spi(Cello) import CelloControls

/// The area between an edge of a controller's view and its content, which bars cover.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area, in points.
  var length: CGFloat { get }
  /// The top edge of the area.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the area.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide from an edge of a view to the safe area. It takes part in constraints as an item.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  /// Creates a guide of a view: between the top edge and the safe area, or between the safe area
  /// and the bottom edge.
  init(of view: UIView, isAtTop: Bool) {
    super.init(of: view) { view in
      let insets = view.safeAreaInsets
      let size = view.bounds.size
      return isAtTop
        ? CGRect(x: 0, y: 0, width: size.width, height: insets.top)
        : CGRect(
          x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
    }
    identifier = isAtTop ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
  /// Returns the guide at an edge of the view, which is created on first use.
  final func barLayoutGuide(isAtTop: Bool) -> BarLayoutGuide {
    let guide = isAtTop ? barLayoutGuides.top : barLayoutGuides.bottom
    if let guide, guide.owningView === view { return guide }
    let new = BarLayoutGuide(of: view, isAtTop: isAtTop)
    if isAtTop { barLayoutGuides.top = new } else { barLayoutGuides.bottom = new }
    return new
  }
}
