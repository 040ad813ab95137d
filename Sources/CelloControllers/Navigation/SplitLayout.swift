/// The layout of a split view's columns in a display mode.
///
/// Lengths are in points, in the split view's coordinates.
struct SplitLayout {
  typealias Column = UISplitViewController.Column

  var size: CGSize
  var primaryWidth: CGFloat
  /// The width of the supplementary column; `nil` for none.
  var supplementaryWidth: CGFloat?
  /// A Boolean value that indicates whether the primary column is on the right.
  var isPrimaryRight = false
  var grid: PixelGrid

  /// Returns the columns that a mode shows beside or over the secondary column, from the outer edge
  /// inwards.
  static func columns(
    of mode: UISplitViewController.DisplayMode, isTriple: Bool
  ) -> [Column] {
    switch mode {
    case .automatic, .secondaryOnly: []
    case .oneBesideSecondary, .oneOverSecondary: isTriple ? [.supplementary] : [.primary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      isTriple ? [.primary, .supplementary] : [.primary]
    }
  }

  /// Returns the frames of the visible columns, from back to front.
  func frames(
    in mode: UISplitViewController.DisplayMode
  ) -> [(column: Column, frame: CGRect)] {
    let side = Self.columns(of: mode, isTriple: supplementaryWidth != nil)
    var x: CGFloat = 0
    var frames: [(column: Column, frame: CGRect)] = []
    for column in side {
      let width = column == .primary ? primaryWidth : supplementaryWidth ?? 0
      let end = grid.rounded(min(x + width, size.width))
      frames.append((column, CGRect(x: x, y: 0, width: end - x, height: size.height)))
      x = end
    }
    let secondary: CGRect =
      switch mode {
      case .oneOverSecondary, .twoOverSecondary: CGRect(origin: .zero, size: size)
      case .twoDisplaceSecondary:
        CGRect(
          x: x, y: 0, width: size.width - (supplementaryWidth ?? 0), height: size.height)
      default: CGRect(x: x, y: 0, width: max(size.width - x, 0), height: size.height)
      }
    frames.insert((.secondary, secondary), at: 0)
    guard isPrimaryRight else { return frames }
    return frames.map { column, frame in (column, frame.mirrored(in: size.width)) }
  }
}
