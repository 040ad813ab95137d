/// The values of a font or descriptor in an archive.
struct FontArchive: Codable {
  private var family: String?
  private var design: String?
  private var size: Double
  private var weight: Double
  private var isItalic: Bool
  /// The types and selectors of the features, alternating.
  private var features: [Int]
  private var style: String?
  private var scaledSize: Double?
  private var maximumSize: Double?
  private var lineAdvance: Double?
  private var leadingAdjustment: Double
  private var matrix: [Double]
  private var fixedAdvance: Double?
  private var cascade: [FontArchive]
  private var visibleName: String?
  private var characterSet: Data?
  private var isBoldText: Bool

  init(_ values: FontValues) {
    switch values.family {
    case .system(let design): self.design = design.rawValue
    case .named(let name): family = name
    }
    size = Double(values.size)
    weight = Double(values.weight.rawValue)
    isItalic = values.isItalic
    features = values.features.flatMap { [$0.type, $0.selector] }
    switch values.role {
    case .fixed: break
    case .style(let style): self.style = style.rawValue
    case .scaled(let style, let size, let maximum):
      self.style = style.rawValue
      scaledSize = Double(size)
      maximumSize = maximum.map { Double($0) }
    }
    lineAdvance = values.lineAdvance.map { Double($0) }
    leadingAdjustment = Double(values.leadingAdjustment)
    let matrix = values.matrix
    self.matrix = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map { Double($0) }
    fixedAdvance = values.fixedAdvance.map { Double($0) }
    cascade = values.cascade.map { FontArchive($0) }
    visibleName = values.visibleName
    characterSet = values.characterSet?.bitmapRepresentation
    isBoldText = values.isBoldText
  }

  /// The values; `nil` if a number is missing or out of range.
  var values: FontValues? {
    let numbers =
      [size, weight, leadingAdjustment]
      + [lineAdvance, scaledSize, maximumSize, fixedAdvance].compactMap { $0 } + matrix
    guard numbers.allSatisfy(\.isFinite), size >= 0, matrix.count == 6,
      features.count.isMultiple(of: 2)
    else { return nil }
    var values = FontValues(size: CGFloat(size))
    if let family {
      values.family = .named(family)
    } else if let design {
      values.family = .system(UIFontDescriptor.SystemDesign(rawValue: design))
    }
    values.weight = UIFont.Weight(rawValue: CGFloat(weight))
    values.isItalic = isItalic
    values.features = stride(from: 0, to: features.count, by: 2).map {
      FontFeatureSetting(type: features[$0], selector: features[$0 + 1])
    }
    if let style = style.map(UIFont.TextStyle.init(rawValue:)) {
      values.role =
        scaledSize.map {
          .scaled(with: style, size: CGFloat($0), maximum: maximumSize.map { CGFloat($0) })
        } ?? .style(style)
    }
    values.lineAdvance = lineAdvance.map { CGFloat($0) }
    values.leadingAdjustment = CGFloat(leadingAdjustment)
    values.matrix = CGAffineTransform(
      a: CGFloat(matrix[0]), b: CGFloat(matrix[1]), c: CGFloat(matrix[2]), d: CGFloat(matrix[3]),
      tx: CGFloat(matrix[4]), ty: CGFloat(matrix[5]))
    values.fixedAdvance = fixedAdvance.map { CGFloat($0) }
    values.cascade = cascade.compactMap(\.values)
    values.visibleName = visibleName
    values.characterSet = characterSet.map { CharacterSet(bitmapRepresentation: $0) }
    values.isBoldText = isBoldText
    return values
  }
}
