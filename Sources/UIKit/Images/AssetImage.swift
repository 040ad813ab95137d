internal import CelloAssets
internal import CelloRaster

/// An image of an asset catalogue, or loose files of one name: which of its variants is shown depends on traits.
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
    /// Whether it was made for the other direction.
    var isMirrored = false
    var slicing: ImageSlicing?
  }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Whether the catalogue asks for a template.
  var isTemplate: Bool {
    switch source {
    case .image(let set): set.renderingIntent == .template
    case .symbol: true
    }
  }

  /// What is shown; `nil` when the file cannot be read.
  func shown(in traits: UITraitCollection) -> Shown? {
    let query = AssetQuery(traits)
    switch source {
    case .image(let set):
      let conditions = set.variants.map(\.conditions)
      guard let index = AssetConditions.best(of: conditions, for: query),
        let content = AssetFiles.image(at: set.variants[index].file)
      else { return nil }
      return Shown(
        content: content, scale: CGFloat(conditions[index].scale ?? 1),
        isMirrored: conditions[index].isRightToLeft.map { $0 != traits.isRightToLeft } ?? false,
        slicing: set.variants[index].slicing)
    case .symbol(let set):
      let conditions = set.variants.map(\.conditions)
      guard let index = AssetConditions.best(of: conditions, for: query),
        let template = AssetFiles.template(at: set.variants[index].file)
      else { return nil }
      return Shown(
        content: .template(template),
        isMirrored: conditions[index].isRightToLeft.map { $0 != traits.isRightToLeft } ?? false)
    }
  }
}

extension AssetQuery {
  init(_ traits: UITraitCollection) {
    self.init()
    idiom =
      switch traits.userInterfaceIdiom {
      case .phone: .iphone
      case .pad: .ipad
      case .tv: .tv
      case .carPlay: .car
      case .mac: .mac
      case .vision: .vision
      case .unspecified: nil
      }
    isDark = traits.isDark
    isHighContrast = traits.isHighContrast
    isRightToLeft = traits.isRightToLeft
    isCompactWidth = Self.isCompact(traits.horizontalSizeClass)
    isCompactHeight = Self.isCompact(traits.verticalSizeClass)
    let scale = traits.pixelGrid.scale
    self.scale = scale < 1.5 ? 1 : scale < 2.5 ? 2 : 3
  }

  private static func isCompact(_ sizeClass: UIUserInterfaceSizeClass) -> Bool? {
    switch sizeClass {
    case .compact: true
    case .regular: false
    case .unspecified: nil
    }
  }
}
