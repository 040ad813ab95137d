package import CelloText

extension UIFont {
  /// The description of the font for the text engine.
  package var fontDescription: FontDescription { values.description }
}

extension FontValues {
  var description: FontDescription {
    let textFamily: FontDescription.Family =
      switch family {
      case .named(let name): .named(name)
      case .system(.monospaced): .monospaced
      case .system(.serif): .serif
      case .system(.rounded): .rounded
      case .system: .system
      }
    var result = FontDescription(
      family: textFamily, size: size,
      weight: FontWeight(rawValue: effectiveWeight.index) ?? .regular,
      isItalic: isItalic,
      features: features.compactMap { feature in
        feature.openType.map { FontFeature($0.tag, $0.value) }
      }, lineAdvance: lineAdvance)
    if !matrix.isIdentity { result.matrix = FontDescription.Matrix(matrix) }
    result.fixedAdvance = fixedAdvance
    result.cascade = cascade.map(\.description)
    return result
  }
}
