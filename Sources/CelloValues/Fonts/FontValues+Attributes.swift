internal import CelloText

extension FontValues {
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.index >= 5 { traits.insert(.traitBold) }
    if family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    if leadingAdjustment < 0 { traits.insert(.traitTightLeading) }
    if leadingAdjustment > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  mutating func apply(_ traits: UIFontDescriptor.SymbolicTraits) {
    isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) {
      if weight.index < 5 {
        weight =
          if case .style(let style) = role { TextStyleMetrics[style].emphasizedWeight } else {
            .bold
          }
      }
    } else if weight.index >= 5 {
      weight = .regular
    }
    if traits.contains(.traitMonoSpace) {
      if case .system = family { family = .system(.monospaced) }
    } else if family == .system(.monospaced) {
      family = .system(.default)
    }
    // Source: the guidelines' tight and loose leading on iOS, two points less or more; recalled.
    let adjustment: CGFloat =
      (traits.contains(.traitLooseLeading) ? 2 : 0) - (traits.contains(.traitTightLeading) ? 2 : 0)
    lineAdvance = lineAdvance.map { $0 - leadingAdjustment + adjustment }
    leadingAdjustment = adjustment
  }

  mutating func apply(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    // A style sets size and weight. It is applied first, because more specific attributes override
    // it.
    if let style = attributes[.textStyle] as? UIFont.TextStyle
      ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    {
      self = FontValues(style: style, traits: .current)
    }
    if let name = attributes[.family] as? String {
      family = Self.family(named: name)
      takeOverFace(isName: false)
    }
    if let name = attributes[.name] as? String {
      family = Self.family(named: name)
      takeOverFace(isName: true)
    }
    if let face = attributes[.face] as? String { apply(face: face) }
    if let size = Self.number(attributes[.size]), size >= 0, size.isFinite {
      self = resized(to: size)
    }
    if let matrix = attributes[.matrix] as? CGAffineTransform { self.matrix = matrix }
    if let advance = Self.number(attributes[.fixedAdvance]) {
      fixedAdvance = advance > 0 && advance.isFinite ? advance : nil
    }
    if let cascade = attributes[.cascadeList] as? [UIFontDescriptor] {
      self.cascade = cascade.map(\.values)
    }
    if let name = attributes[.visibleName] as? String { visibleName = name }
    if let set = attributes[.characterSet] as? CharacterSet { characterSet = set }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { apply(traits) }
    if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] {
      for setting in settings {
        guard let type = setting[.type], let selector = setting[.selector] else { continue }
        let feature = FontFeatureSetting(type: type, selector: selector)
        features.removeAll { $0 == feature }
        features.append(feature)
      }
    }
  }

  private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let symbolic = traits[.symbolic] as? UIFontDescriptor.SymbolicTraits {
      apply(symbolic)
    } else if let symbolic = traits[.symbolic] as? UInt32 {
      apply(UIFontDescriptor.SymbolicTraits(rawValue: symbolic))
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      self.weight = weight
    } else if let weight = Self.number(traits[.weight]) {
      self.weight = UIFont.Weight(rawValue: weight)
    }
    if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
  }

  private mutating func apply(face: String) {
    let words = face.lowercased().split(separator: " ")
    isItalic = words.contains { $0 == "italic" || $0 == "oblique" }
    let names: [Substring: UIFont.Weight] = [
      "ultralight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    weight = words.lazy.compactMap { names[$0] }.first ?? .regular
  }

  /// The value of ``UIFontDescriptor/fontAttributes``: the attributes that differ from the regular
  /// system font.
  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [.size: size]
    switch family {
    case .named(let name): result[.name] = name
    case .system(let design) where design != .default: result[.family] = design.familyName
    case .system: break
    }
    if case .style(let style) = role { result[.textStyle] = style }
    var traits: [UIFontDescriptor.TraitKey: Any] = [:]
    if weight != .regular { traits[.weight] = weight.rawValue }
    if !symbolicTraits.isEmpty { traits[.symbolic] = symbolicTraits.rawValue }
    if !traits.isEmpty { result[.traits] = traits }
    if !matrix.isIdentity { result[.matrix] = matrix }
    if let fixedAdvance { result[.fixedAdvance] = fixedAdvance }
    if !cascade.isEmpty { result[.cascadeList] = cascade.map { UIFontDescriptor($0) } }
    if let visibleName { result[.visibleName] = visibleName }
    if let characterSet { result[.characterSet] = characterSet }
    if !features.isEmpty {
      result[.featureSettings] = features.map { feature -> [UIFontDescriptor.FeatureKey: Int] in
        [.type: feature.type, .selector: feature.selector]
      }
    }
    return result
  }

  /// Copies the weight and slant of the registered face with the family's name, so that the font of
  /// a bold face is bold.
  ///
  /// - Parameter isName: whether the name is a face name; its PostScript name is then used.
  private mutating func takeOverFace(isName: Bool) {
    guard case .named(let name) = family,
      let face = FontCatalog.shared.registeredFont(
        named: name, weight: FontWeight(rawValue: weight.index) ?? .regular, isItalic: isItalic,
        isExact: true)
    else { return }
    if isName { family = .named(face.postScriptName) }
    weight = UIFont.Weight.all[face.weight.rawValue]
    isItalic = face.isItalic
  }

  private static func family(named name: String) -> Family {
    let designs: [UIFontDescriptor.SystemDesign] = [.default, .serif, .monospaced]
    if name.isEmpty { return .system(.default) }
    // The system font's own names yield the system font.
    for design in designs
    where name == design.familyName || name.hasPrefix(design.fontNamePrefix + "-") {
      return .system(design)
    }
    return .named(name)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
