@_spi(Cello) import CelloControls

/// The way in which a row appears or disappears.
enum RowMotion: Hashable, Sendable {
  case fade, right, left, top, bottom, none, middle

  /// A Boolean value that indicates whether the row moves inside of its frame, which clips it.
  var isClipped: Bool { self == .top || self == .bottom || self == .middle }

  /// Returns the geometry and the opacity of a row before it appears or after it disappears.
  ///
  /// - Parameter width: the width of the list, in points.
  func hidden(_ geometry: ViewGeometry, alpha: CGFloat, width: CGFloat) -> (ViewGeometry, CGFloat) {
    var hidden = geometry
    switch self {
    case .none: return (hidden, alpha)
    case .fade: return (hidden, 0)
    case .right: hidden.position.x += width
    case .left: hidden.position.x -= width
    case .top: hidden.bounds.origin.y += geometry.bounds.height
    case .bottom: hidden.bounds.origin.y -= geometry.bounds.height
    case .middle:
      hidden.bounds.origin.y += geometry.bounds.height / 2
      hidden.bounds.size.height = 0
    }
    return (hidden, alpha)
  }
}

/// The ways in which the rows and sections of an update appear and disappear. The index path of a
/// section has one element.
struct RowMotions: Hashable, Sendable {
  /// The motions of inserted elements, by index path after the update.
  var appearing: [IndexPath: RowMotion] = [:]
  /// The motions of deleted and reloaded elements, by index path before the update.
  var disappearing: [IndexPath: RowMotion] = [:]
  /// The motion of the other elements.
  var standard = RowMotion.fade
}
