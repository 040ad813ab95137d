/// The traits for which a variant of an asset is intended. `nil` matches every value of a trait.
package struct AssetConditions: Hashable, Sendable {
  /// The kind of device.
  package var idiom: AssetIdiom?
  /// A Boolean value that indicates whether the variant is intended for the dark appearance.
  package var isDark: Bool?
  /// A Boolean value that indicates whether the variant is intended for increased contrast.
  package var isHighContrast: Bool?
  /// A Boolean value that indicates whether the variant is intended for right-to-left layouts.
  package var isRightToLeft: Bool?
  /// A Boolean value that indicates whether the variant is intended for the compact width class.
  package var isCompactWidth: Bool?
  /// A Boolean value that indicates whether the variant is intended for the compact height class.
  package var isCompactHeight: Bool?
  /// A Boolean value that indicates whether the variant is intended for a wide color gamut. Such
  /// variants are used only if no other variant exists.
  package var isWideGamut: Bool?
  /// The number of pixels per point.
  package var scale: Int?

  /// Creates conditions that match all traits.
  package init() {}
}

/// A kind of device.
package enum AssetIdiom: String, Hashable, Sendable {
  case iphone, ipad, tv, watch, mac, car, vision
}

/// The traits for which an asset is selected.
package struct AssetQuery: Hashable, Sendable {
  /// The kind of device; `nil` if it is not specified.
  package var idiom: AssetIdiom?
  /// A Boolean value that indicates whether the appearance is dark.
  package var isDark = false
  /// A Boolean value that indicates whether the contrast is increased.
  package var isHighContrast = false
  /// A Boolean value that indicates whether the layout is right-to-left.
  package var isRightToLeft = false
  /// A Boolean value that indicates whether the width class is compact; `nil` if it is not
  /// specified.
  package var isCompactWidth: Bool?
  /// A Boolean value that indicates whether the height class is compact; `nil` if it is not
  /// specified.
  package var isCompactHeight: Bool?
  /// The number of pixels per point.
  package var scale = 2

  /// Creates a query with the default traits.
  package init() {}
}

extension AssetConditions {
  /// Returns the index of the variant that matches a query best, or `nil` if the array is empty.
  ///
  /// Variants intended for other traits, such as another device or another appearance, are ignored.
  /// Of the remaining variants, a variant intended for the exact value of a trait is preferred to a
  /// variant for all values. The traits are compared in this order: device, direction, appearance,
  /// contrast, size classes, scale. The preferred scale is the requested scale, or else the next
  /// larger scale, or else the largest scale. If no variant remains, appearance and contrast are
  /// not required to match; if still none remains, the first variant is used.
  package static func best(of conditions: [AssetConditions], for query: AssetQuery) -> Int? {
    let ranks = [false, true].lazy.compactMap { ignoresAppearance in
      conditions.indices.compactMap { index -> (rank: [Int], index: Int)? in
        conditions[index].rank(for: query, ignoresAppearance: ignoresAppearance).map { ($0, index) }
      }.max { left, right in
        // If the ranks are equal, the first variant in the file is used.
        left.rank == right.rank
          ? left.index > right.index : left.rank.lexicographicallyPrecedes(right.rank)
      }
    }
    return ranks.first?.index ?? conditions.indices.first
  }

  /// Returns the rank of the variant, for lexicographic comparison; `nil` if the variant is
  /// intended for other traits.
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
    // A picture for the other direction is drawn mirrored.
    let direction = isRightToLeft.map { $0 == query.isRightToLeft ? 1 : -1 } ?? 0
    let scaleRank =
      if let scale {
        scale == query.scale ? 1_000 : scale > query.scale ? 500 - scale : scale
      } else {
        // A picture for all scales is vector art.
        2_000
      }
    return [
      idiom == nil ? 0 : 1, direction, appearance ?? -1, contrast ?? -1, width, height, scaleRank,
    ]
  }
}
