/// A gradient of a PDF file, in the coordinates of its pattern.
struct PDFShading: Hashable {
  let item: DisplayList.GradientItem

  init(
    _ object: PDFObject?, in document: PDFDocument, _ resources: [String: PDFObject]
  ) throws(AssetError) {
    guard let dictionary = document.dictionary(object) else {
      throw .malformedPDF(file: document.file, reason: "a gradient is not defined")
    }
    let space = try PDFColorSpace(dictionary["ColorSpace"], in: document, resources)
    let function = try PDFFunction(dictionary["Function"], in: document)
    let domain = document.numbers(dictionary["Domain"]) ?? [0, 1]
    let coordinates = (document.numbers(dictionary["Coords"]) ?? []).map { CGFloat($0) }
    let extends = (document.array(dictionary["Extend"]) ?? []).map {
      document.resolved($0) == .boolean(true)
    }
    let kind: DisplayList.GradientItem.Kind
    switch (document.integer(dictionary["ShadingType"]), coordinates.count) {
    case (2, 4):
      kind = .linear(
        start: CGPoint(x: coordinates[0], y: coordinates[1]),
        end: CGPoint(x: coordinates[2], y: coordinates[3]))
    case (3, 6):
      kind = .radial(
        start: CGPoint(x: coordinates[0], y: coordinates[1]), startRadius: coordinates[2],
        end: CGPoint(x: coordinates[3], y: coordinates[4]), endRadius: coordinates[5])
    case (let type?, _) where type != 2 && type != 3:
      throw .unsupportedPDF(file: document.file, what: "a gradient of type \(type)")
    default: throw .malformedPDF(file: document.file, reason: "a gradient is not valid")
    }
    guard domain.count == 2, domain[0] < domain[1],
      coordinates.allSatisfy({ $0.magnitude < 1e6 })
    else { throw .malformedPDF(file: document.file, reason: "a gradient is not valid") }
    item = DisplayList.GradientItem(
      kind, stops: Self.stops(of: function, in: space, domain),
      drawsBeforeStart: extends.first ?? false, drawsAfterEnd: extends.dropFirst().first ?? false)
  }

  /// The number of parts in which a function is treated as linear if its bends are unknown.
  private static let sampleCount = 128

  private static func stops(
    of function: PDFFunction, in space: PDFColorSpace, _ domain: [Double]
  ) -> [Gradient.Stop] {
    let length = domain[1] - domain[0]
    func color(_ input: Double) -> Color { space.color(function([input])) }
    func location(_ input: Double) -> CGFloat { CGFloat((input - domain[0]) / length) }
    if let bends = function.bends {
      var stops = [Gradient.Stop(color(domain[0]), at: 0)]
      for bend in bends.sorted() where bend > domain[0] && bend < domain[1] {
        // The function can jump at the ends of its parts.
        let before = color(bend - length * 1e-9)
        stops.append(Gradient.Stop(before, at: location(bend)))
        let after = color(bend)
        if after != before { stops.append(Gradient.Stop(after, at: location(bend))) }
      }
      return stops + [Gradient.Stop(color(domain[1]), at: 1)]
    }
    return (0...sampleCount).map {
      let share = Double($0) / Double(sampleCount)
      return Gradient.Stop(color(domain[0] + share * length), at: CGFloat(share))
    }
  }
}
