/// The traits that a variant of an asset is made for. `nil` matches every trait.
package struct AssetConditions: Hashable, Sendable {
  package var idiom: AssetIdiom?
  package var isDark: Bool?
  package var isHighContrast: Bool?
  package var isRightToLeft: Bool?
  package var isCompactWidth: Bool?
  package var isCompactHeight: Bool?
  package var isWideGamut: Bool?
  /// Pixels per point.
  package var scale: Int?

  package init() {}
}

/// A kind of device.
package enum AssetIdiom: String, Hashable, Sendable {
  case iphone, ipad, tv, watch, mac, car, vision
}

/// The traits that an asset is selected for.
package struct AssetQuery: Hashable, Sendable {
  package var idiom: AssetIdiom?
  package var isDark = false
  package var isHighContrast = false
  package var isRightToLeft = false
  package var isCompactWidth: Bool?
  package var isCompactHeight: Bool?
  package var scale = 2

  package init() {}
}

extension AssetConditions {
  /// The index of the best of several variants; `nil` if there are none.
  ///
  /// A variant made for something else is passed over: for another device, for dark interfaces when
  /// they are light, and the like. Among the others one made for exactly this wins over one for
  /// anything; direction, appearance, contrast and size class count in this order, the scale last:
  /// the wanted one, else the next larger one, else the largest. When all are made for something
  /// else, appearances are forgotten, then everything.
  package static func best(of conditions: [AssetConditions], for query: AssetQuery) -> Int? {
    let ranks = [false, true].lazy.compactMap { ignoresAppearance in
      conditions.indices.compactMap { index -> (rank: [Int], index: Int)? in
        conditions[index].rank(for: query, ignoresAppearance: ignoresAppearance).map { ($0, index) }
      }.max { left, right in
        // Of equals the first in the file wins.
        left.rank == right.rank
          ? left.index > right.index : left.rank.lexicographicallyPrecedes(right.rank)
      }
    }
    return ranks.first?.index ?? conditions.indices.first
  }

  /// How well it fits, to be compared from the left; `nil` when it is made for something else.
  private func rank(for query: AssetQuery, ignoresAppearance: Bool) -> [Int]? {
    func rank(_ condition: Bool?, _ wanted: Bool?) -> Int? {
      guard let condition else { return 0 }
      return condition == wanted ? 1 : nil
    }
    guard idiom == nil || idiom == query.idiom, isWideGamut != true,
      let width = rank(isCompactWidth, query.isCompactWidth),
      let height = rank(isCompactHeight, query.isCompactHeight)
    else { return nil }
    let appearance = rank(isDark, query.isDark)
    let contrast = rank(isHighContrast, query.isHighContrast)
    if !ignoresAppearance, appearance == nil || contrast == nil { return nil }
    // The other direction's picture is better than none: it is drawn mirrored.
    let direction = isRightToLeft.map { $0 == query.isRightToLeft ? 1 : -1 } ?? 0
    let scaleRank =
      if let scale {
        scale == query.scale ? 1_000 : scale > query.scale ? 500 - scale : scale
      } else {
        // A picture for all scales is a vector drawing.
        2_000
      }
    return [
      idiom == nil ? 0 : 1, direction, appearance ?? -1, contrast ?? -1, width, height, scaleRank,
    ]
  }
}
