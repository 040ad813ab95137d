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
///
/// Two constraints of the view place it, as on iOS: at the edge, and with the height of the inset.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool
  private var height: NSLayoutConstraint?

  /// Creates a guide of a view: between the top edge and the safe area, or between the safe area
  /// and the bottom edge.
  init(of view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    attach(to: view)
    identifier = isAtTop ? "topLayoutGuide" : "bottomLayoutGuide"
    let height = heightAnchor.constraint(equalToConstant: length)
    self.height = height
    NSLayoutConstraint.activate([
      isAtTop
        ? topAnchor.constraint(equalTo: view.topAnchor)
        : bottomAnchor.constraint(equalTo: view.bottomAnchor),
      height,
    ])
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }

  /// Adapts the height to the safe area.
  func followSafeArea() { height?.constant = length }
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

  package final func followSafeArea() {
    barLayoutGuides.top?.followSafeArea()
    barLayoutGuides.bottom?.followSafeArea()
  }
}
