import Testing

@testable import CelloSymbols

/// Whether what is drawn is what the sources say, point by point.
@Suite struct SymbolGeometryTests {
  /// Contours as polygons close to their curves.
  private func polygons(_ contours: [[Curve]]) -> [[Vector]] {
    contours.map { contour in
      var polygon: [Vector] = []
      for curve in contour {
        let count = curve.isLine ? 1 : 8
        for i in 0..<count { polygon.append(curve.point(at: Double(i) / Double(count))) }
      }
      if let last = contour.last { polygon.append(last.end) }
      return polygon
    }
  }

  /// How often polygons go round a point.
  private func winding(_ polygons: [[Vector]], around point: Vector) -> Int {
    var result = 0
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for next in polygon {
        if (last.y <= point.y) != (next.y <= point.y) {
          let isLeft = (next - last).cross(point - last) > 0
          if last.y <= point.y, isLeft { result += 1 }
          if last.y > point.y, !isLeft { result -= 1 }
        }
        last = next
      }
    }
    return result
  }

  /// Whether a point is so close to an edge that rounding may put it on either side.
  private func isNearEdge(_ polygons: [[Vector]], _ point: Vector) -> Bool {
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for next in polygon {
        let edge = next - last
        let along = min(max((point - last).dot(edge) / max(edge.dot(edge), 1e-9), 0), 1)
        if (last + edge * along - point).length < 0.5 { return true }
        last = next
      }
    }
    return false
  }

  /// A point after the operations, applied in order.
  private func isPainted(_ areas: [(PaintOperation, [[Vector]])], _ point: Vector) -> Bool {
    var result = false
    for (operation, polygons) in areas where winding(polygons, around: point) != 0 {
      switch operation {
      case .paint, .uncover: result = true
      case .erase, .inlay: result = false
      }
    }
    return result
  }

  @Test(
    "the outline encloses what the source paints, and nothing else",
    arguments: [(SymbolWeight.regular, 3), (.black, 11), (.ultraLight, 17)])
  func outlines(weight: SymbolWeight, step: Int) throws {
    let index = SymbolLibrary.index
    let forms = index.allForms().sorted { $0.key < $1.key }
    for (name, form) in stride(from: 0, to: forms.count, by: step).map({ forms[$0] }) {
      let composer = try SymbolComposer(form, index: index, weight: weight, scale: .medium)
      let outline = polygons(SymbolOutlines(composer).outline)
      let areas = composer.areas.map { ($0.operation, polygons($0.contours)) }
      var wrong: [Vector] = []
      // Points on a slanting grid, so that they keep away from the lines that symbols are made of.
      for i in 0..<12 {
        let point = Vector(Double(i * 29 % 97) - 48.3, Double(i * 53 % 89) - 44.7)
        let actual = winding(outline, around: point)
        if abs(actual) > 1 || (actual != 0) != isPainted(areas, point),
          !isNearEdge(outline, point)
        {
          wrong.append(point)
        }
      }
      #expect(wrong.isEmpty, "\(name) in \(weight)")
    }
  }

  @Test("contours are closed and have no stray ends", arguments: SymbolWeight.allCases)
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
