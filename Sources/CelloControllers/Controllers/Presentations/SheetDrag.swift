/// How far a finger has moved a sheet, and where the sheet comes to rest.
///
/// Lengths are in points. No figures are published: how the sheet resists and when it is dismissed
/// are chosen.
struct SheetDrag: Equatable {
  /// The heights of the detents in ascending order; at least one.
  var heights: [CGFloat]
  /// The height when the finger began to move.
  var start: CGFloat
  /// What is visible of the sheet besides the height of the detent, such as the safe area.
  var extra: CGFloat = 0
  /// The height of the container, against which a sheet resists.
  var container: CGFloat
  /// Whether the sheet follows the finger below the smallest detent.
  var allowsDismissal: Bool
  /// Of the finger, down for positive values.
  var translation: CGFloat = 0

  private var smallest: CGFloat { heights.first ?? start }
  private var largest: CGFloat { heights.last ?? start }
  private var wanted: CGFloat { start - (translation.isFinite ? translation : 0) }

  /// The height of the sheet, between the smallest and the largest detent.
  var height: CGFloat { min(max(wanted, smallest), largest) }

  /// How far the sheet is below its place at ``height``; negative above the largest detent.
  var offset: CGFloat {
    if wanted > largest { return -resisted(wanted - largest) }
    guard wanted < smallest else { return 0 }
    return allowsDismissal ? smallest - wanted : resisted(smallest - wanted)
  }

  /// The share of the way from the smallest detent to outside of the screen, 0 to 1.
  var dismissedShare: CGFloat {
    let length = smallest + extra
    guard allowsDismissal, length > 0 else { return 0 }
    return min(max(offset / length, 0), 1)
  }

  /// Whether the finger is below the smallest detent.
  var isBelowDetents: Bool { wanted < smallest }

  /// The resistance of scroll views at their ends.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    guard container > 0 else { return 0 }
    return container * (1 - 1 / (distance * ScrollMetrics.stretch / container + 1))
  }

  enum Rest: Equatable {
    /// The index of a detent.
    case detent(Int)
    case dismissal
  }

  /// Where the sheet goes when the finger is lifted: to where its velocity would lead soon, to the nearest detent or away if less than half of the smallest one would be visible.
  ///
  /// - Parameter velocity: in points per second, down for positive values.
  func rest(velocity: CGFloat) -> Rest {
    let goal = wanted - (velocity.isFinite ? velocity : 0) * PresentationMetrics.sheetProjection
    if goal + extra < (smallest + extra) / 2, wanted < smallest || goal < smallest {
      return .dismissal
    }
    let distances = heights.map { abs($0 - goal) }
    let index = distances.indices.min { distances[$0] < distances[$1] }
    return .detent(index ?? 0)
  }
}
