/// The state of a sheet that a finger drags, and the position at which the sheet comes to rest.
///
/// Lengths are in points. Apple publishes no figures: the resistance of the sheet and the threshold
/// for dismissal are chosen.
struct SheetDrag: Equatable {
  /// The heights of the detents in ascending order; at least one.
  var heights: [CGFloat]
  /// The height of the sheet when the drag began.
  var start: CGFloat
  /// The visible height in addition to the height of the detent, such as the safe area.
  var extra: CGFloat = 0
  /// The height of the container, which determines the resistance.
  var container: CGFloat
  /// A Boolean value that indicates whether the sheet follows the finger below the smallest detent.
  var allowsDismissal: Bool
  /// The translation of the finger; positive values are down.
  var translation: CGFloat = 0

  private var smallest: CGFloat { heights.first ?? start }
  private var largest: CGFloat { heights.last ?? start }
  private var wanted: CGFloat { start - (translation.isFinite ? translation : 0) }

  /// The height of the sheet, between the smallest and the largest detent.
  var height: CGFloat { min(max(wanted, smallest), largest) }

  /// The offset of the sheet below its position at ``height``; negative above the largest detent.
  var offset: CGFloat {
    if wanted > largest { return -resisted(wanted - largest) }
    guard wanted < smallest else { return 0 }
    return allowsDismissal ? smallest - wanted : resisted(smallest - wanted)
  }

  /// The fraction of the distance from the smallest detent to the position off screen, 0 to 1.
  var dismissedShare: CGFloat {
    let length = smallest + extra
    guard allowsDismissal, length > 0 else { return 0 }
    return min(max(offset / length, 0), 1)
  }

  /// A Boolean value that indicates whether the finger is below the smallest detent.
  var isBelowDetents: Bool { wanted < smallest }

  /// Returns a distance reduced by the resistance that scroll views have at their edges.
  private func resisted(_ distance: CGFloat) -> CGFloat {
    guard container > 0 else { return 0 }
    return container * (1 - 1 / (distance * ScrollMetrics.stretch / container + 1))
  }

  /// The position at which a sheet comes to rest.
  enum Rest: Equatable {
    /// The detent at an index.
    case detent(Int)
    case dismissal
  }

  /// Returns the position at which the sheet comes to rest when the finger is lifted.
  ///
  /// The velocity is projected over a short time, and the nearest detent is chosen. The sheet is
  /// dismissed if less than half of the smallest detent would be visible.
  ///
  /// - Parameter velocity: the velocity in points per second; positive values are down.
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
