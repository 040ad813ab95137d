internal import CelloAssets

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
