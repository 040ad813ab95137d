/// The space of the colors in a PDF file. Calibrated colors are treated as sRGB, as by most viewers
/// on screens.
indirect enum PDFColorSpace: Hashable {
  case gray
  case rgb
  case cmyk
  /// Inks, whose colors a function gives in another space.
  case inks(Int, PDFColorSpace, PDFFunction)
  /// The colors of a table.
  case indexed([UInt8], PDFColorSpace)
  /// Gradients.
  case pattern

  /// The number of components of a color.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern: 0
    }
  }

  /// The components of the first color.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: count)
    }
  }

  /// Returns an opaque color. Missing components are 0.
  func color(_ components: [Double]) -> Color {
    func component(_ index: Int) -> Double {
      // NaN is treated as 0.
      guard components.indices.contains(index), components[index] > 0 else { return 0 }
      return min(components[index], 1)
    }
    func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
      Color(fractions: CGFloat(red), CGFloat(green), CGFloat(blue), alpha: 1)
    }
    switch self {
    case .gray: return color(component(0), component(0), component(0))
    case .rgb: return color(component(0), component(1), component(2))
    case .cmyk:
      let light = 1 - component(3)
      return color(
        (1 - component(0)) * light, (1 - component(1)) * light, (1 - component(2)) * light)
    case .inks(_, let space, let function): return space.color(function(components))
    case .indexed(let table, let space):
      let index = min(max(Int(clamping: components.first ?? 0), 0), 255) * space.count
      guard index + space.count <= table.count else { return .black }
      return space.color(table[index..<index + space.count].map { Double($0) / 255 })
    case .pattern: return .clear
    }
  }
}

extension PDFColorSpace {
  /// - Parameter resources: the named spaces of the page or the group.
  init(
    _ object: PDFObject?, in document: PDFDocument, _ resources: [String: PDFObject], depth: Int = 0
  ) throws(AssetError) {
    let object = document.resolved(object)
    guard depth < 8 else {
      throw .malformedPDF(file: document.file, reason: "a color space refers to itself")
    }
    if case .name(let name) = object {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let space = document.dictionary(resources["ColorSpace"])?[name] else {
          throw .malformedPDF(
            file: document.file, reason: "the color space \(name) is not defined")
        }
        try self.init(space, in: document, resources, depth: depth + 1)
      }
      return
    }
    guard let parts = document.array(object), let family = document.name(parts.first) else {
      throw .malformedPDF(file: document.file, reason: "a color space is not valid")
    }
    func part(_ index: Int) -> PDFObject? { parts.indices.contains(index) ? parts[index] : nil }
    switch family {
    case "ICCBased":
      let profile = document.dictionary(part(1)) ?? [:]
      switch document.integer(profile["N"]) {
      case 1: self = .gray
      case 4: self = .cmyk
      default: self = .rgb
      }
    case "Separation", "DeviceN":
      self = .inks(
        document.array(part(1))?.count ?? 1,
        try PDFColorSpace(part(2), in: document, resources, depth: depth + 1),
        try PDFFunction(part(3), in: document))
    case "Indexed", "I":
      var table: [UInt8] = []
      switch document.resolved(part(3)) {
      case .string(let string): table = string
      case .stream(let stream): table = try document.decoded(stream)
      default: break
      }
      self = .indexed(
        table, try PDFColorSpace(part(1), in: document, resources, depth: depth + 1))
    case "Lab": throw .unsupportedPDF(file: document.file, what: "colors of the space Lab")
    default:
      try self.init(.name(family), in: document, [:], depth: depth + 1)
    }
  }
}
