internal import CelloText

extension UIFontDescriptor {
  /// The implementation of ``matchingFontDescriptors(withMandatoryKeys:)``.
  final func installedDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    var keys: Set<AttributeName> = mandatoryKeys ?? []
    if keys.isEmpty {
      keys = Set(fontAttributes.keys).intersection([.family, .name, .face, .traits, .characterSet])
    }
    let registered = FontCatalog.shared.registeredFonts.map {
      UIFontDescriptor(fontAttributes: [.name: $0.postScriptName, .size: pointSize])
    }
    let system = [SystemDesign.default, .serif, .monospaced].map { design in
      var values = FontValues(size: pointSize)
      values.family = .system(design)
      values.weight = self.values.weight
      values.isItalic = self.values.isItalic
      return UIFontDescriptor(values)
    }
    return (registered + system).filter { candidate in
      keys.allSatisfy { matches(candidate, $0) }
    }
  }

  private func matches(_ other: UIFontDescriptor, _ key: AttributeName) -> Bool {
    let (own, found) = (UIFont(values), UIFont(other.values))
    switch key {
    case .family: return own.familyName == found.familyName
    case .name: return own.fontName == found.fontName
    case .face, .traits: return symbolicTraits == other.symbolicTraits
    case .characterSet:
      return values.characterSet.map { other.values.description.supports($0) } ?? true
    default: return true
    }
  }
}
