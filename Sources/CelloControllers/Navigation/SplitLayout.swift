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
  /// The distance of the primary column from the edges if it floats over the column beside it; 0 if
  /// it does not float.
  var floatingInset: CGFloat = 0
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

  /// A visible column.
  struct Place: Equatable {
    var column: Column
    var frame: CGRect
    /// The width at the outer edge that a floating column beside the content covers.
    var coveredWidth: CGFloat = 0
  }

  /// Returns the visible columns from back to front, with the floating column in front of the
  /// column that extends below it.
  func places(in mode: UISplitViewController.DisplayMode) -> [Place] {
    var places = frames(in: mode).map { Place(column: $0.column, frame: $0.frame) }
    guard floatingInset > 0,
      let primary = places.firstIndex(where: { $0.column == .primary })
    else { return places }
    var floating = places.remove(at: primary)
    let column = floating.frame
    let inner =
      isPrimaryRight
      ? CGRect(x: column.minX, y: 0, width: column.width - floatingInset, height: size.height)
      : CGRect(
        x: column.minX + floatingInset, y: 0, width: column.width - floatingInset,
        height: size.height)
    floating.frame = inner.insetBy(dx: 0, dy: floatingInset)
    // A column that is overlapped already begins at the edge.
    if let beside = places.firstIndex(where: {
      isPrimaryRight ? $0.frame.maxX == column.minX : $0.frame.minX == column.maxX
    }) {
      places[beside].frame = places[beside].frame.union(column)
      places[beside].coveredWidth = column.width
    }
    return places + [floating]
  }

  /// Returns the frames of the visible columns beside or over each other, from back to front.
  private func frames(
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
