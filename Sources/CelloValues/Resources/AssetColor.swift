internal import CelloAssets

/// A color of an asset catalog. Traits select one of its variants.
package struct AssetColor: Hashable, Sendable {
  var name: String
  var set: ColorSet

  /// The color for the traits; `nil` if the set is empty.
  func value(in traits: UITraitCollection) -> ColorSet.Value? {
    AssetConditions.best(of: set.variants.map(\.conditions), for: AssetQuery(traits))
      .map { set.variants[$0].value }
  }
}
