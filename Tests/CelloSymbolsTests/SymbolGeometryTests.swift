import Testing

@testable import CelloSymbols

/// Tests point by point that symbols are drawn as described in their sources.
struct SymbolGeometryTests {
  /// Returns a Boolean value that indicates whether a point is painted after all operations.
  private func isPainted(_ areas: [(PaintOperation, InkPolygons)], _ point: Vector) -> Bool {
    var result = false
    for (operation, polygons) in areas where polygons.winding(around: point) != 0 {
      switch operation {
      case .paint, .uncover: result = true
      case .erase, .inlay: result = false
      }
    }
    return result
  }

  @Test(
    "the outline encloses exactly the painted area of the source",
    arguments: [(SymbolWeight.regular, 3), (.black, 11), (.ultraLight, 17)])
  func outlines(weight: SymbolWeight, step: Int) throws {
    let index = SymbolLibrary.index
    let forms = index.allForms().sorted { $0.key < $1.key }
    for (name, form) in stride(from: 0, to: forms.count, by: step).map({ forms[$0] }) {
      let composer = try SymbolComposer(form, index: index, weight: weight, scale: .medium)
      let outline = InkPolygons(SymbolOutlines(composer).outline)
      let areas = composer.areas.map { ($0.operation, InkPolygons($0.contours)) }
      var wrong: [Vector] = []
      // The grid of points is slanted, so that few points are on lines of symbols.
      for i in 0..<12 {
        let point = Vector(Double(i * 29 % 97) - 48.3, Double(i * 53 % 89) - 44.7)
        let actual = outline.winding(around: point)
        if abs(actual) > 1 || (actual != 0) != isPainted(areas, point),
          !outline.isNearEdge(point)
        {
          wrong.append(point)
        }
      }
      #expect(wrong.isEmpty, "\(name) in \(weight)")
    }
  }

  @Test(
    "contours are closed and have no stray ends",
    arguments: [.ultraLight, .regular, .black] as [SymbolWeight])
  func closedContours(weight: SymbolWeight) throws {
    let index = SymbolLibrary.index
    for (name, form) in index.allForms() {
      let composer = try SymbolComposer(form, index: index, weight: weight, scale: .medium)
      let outlines = SymbolOutlines(composer)
      var isClosed = true
      for contour in outlines.outline + outlines.layers.flatMap({ $0.visible + $0.whole }) {
        var last = contour[contour.count - 1].end
        for curve in contour {
          if curve.start != last { isClosed = false }
          last = curve.end
        }
      }
      #expect(isClosed, "\(name) in \(weight)")
    }
  }
}
