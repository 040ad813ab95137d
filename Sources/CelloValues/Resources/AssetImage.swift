internal import CelloAssets

/// An image of an asset catalog, or loose files with a common name. Traits select one of its
/// variants.
struct AssetImage: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case image(ImageSet)
    case symbol(SymbolSet)
  }

  var name: String
  var source: Source

  /// The variant for some traits.
  struct Shown: Hashable {
    var content: AssetContent
    /// Pixels per point of a picture.
    var scale: CGFloat = 1
    /// A Boolean value that indicates whether the image was created for the opposite layout
    /// direction.
    var isMirrored = false
    var slicing: ImageSlicing?
    /// The insets of the rectangle by which the image is aligned, in pixels of the picture.
    var alignmentInsets = UIEdgeInsets.zero
  }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// A Boolean value that indicates whether the catalog declares it as a template.
  var isTemplate: Bool {
    switch source {
    case .image(let set): set.renderingIntent == .template
    case .symbol: true
    }
  }

  /// The variant for some traits; `nil` if its file cannot be read.
  func shown(in traits: UITraitCollection) -> Shown? {
    let query = AssetQuery(traits)
    switch source {
    case .image(let set):
      let conditions = set.variants.map(\.conditions)
      guard let index = AssetConditions.best(of: conditions, for: query),
        let content = AssetFiles.uprightImage(at: set.variants[index].file)
      else { return nil }
      return Shown(
        content: content, scale: CGFloat(conditions[index].scale ?? 1),
        isMirrored: conditions[index].isRightToLeft.map { $0 != traits.isRightToLeft } ?? false,
        slicing: set.variants[index].slicing,
        alignmentInsets: set.variants[index].alignmentInsets)
    case .symbol(let set):
      let conditions = set.variants.map(\.conditions)
      guard let index = AssetConditions.best(of: conditions, for: query),
        let content = AssetFiles.symbol(at: set.variants[index].file)
      else { return nil }
      return Shown(
        content: content,
        isMirrored: conditions[index].isRightToLeft.map { $0 != traits.isRightToLeft } ?? false)
    }
  }
}
