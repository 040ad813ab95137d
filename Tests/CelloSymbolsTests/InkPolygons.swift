@testable import CelloSymbols

/// The area inside contours, which are approximated by polygons for measurements.
struct InkPolygons {
  private let polygons: [[Vector]]

  init(_ contours: [[Curve]]) {
    polygons = contours.map { contour in
      var polygon: [Vector] = []
      for curve in contour {
        let count = curve.isLine ? 1 : 8
        for i in 0..<count { polygon.append(curve.point(at: Double(i) / Double(count))) }
      }
      if let last = contour.last { polygon.append(last.end) }
      return polygon
    }
  }

  /// Returns the winding number of the contours around a point.
  func winding(around point: Vector) -> Int {
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

  /// Returns a Boolean value that indicates whether a point is so close to an edge that rounding
  /// could move it to the other side.
  func isNearEdge(_ point: Vector) -> Bool {
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

  /// Returns the parts of a line that are inside, as distances from its start.
  func runs(from start: Vector, to end: Vector) -> [ClosedRange<Double>] {
    let direction = (end - start).normalized
    var crossings: [(distance: Double, turn: Int)] = []
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for next in polygon {
        let before = direction.cross(last - start)
        let after = direction.cross(next - start)
        if (before <= 0) != (after <= 0) {
          let point = last.mixed(with: next, before / (before - after))
          crossings.append((direction.dot(point - start), before <= 0 ? 1 : -1))
        }
        last = next
      }
    }
    var result: [ClosedRange<Double>] = []
    var winding = 0
    var first = 0.0
    for (distance, turn) in crossings.sorted(by: { $0.distance < $1.distance }) {
      if winding == 0 { first = distance }
      winding += turn
      let run = max(first, 0)...max(min(distance, (end - start).length), max(first, 0))
      if winding == 0, run.upperBound > run.lowerBound { result.append(run) }
    }
    return result
  }

  /// The horizontal extents of the contours from left to right, in which overlapping extents are
  /// merged.
  var columns: [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    let extents = polygons.compactMap { polygon -> ClosedRange<Double>? in
      let x = polygon.map(\.x)
      guard let left = x.min(), let right = x.max() else { return nil }
      return left...right
    }
    for extent in extents.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, extent.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound...max(last.upperBound, extent.upperBound)
      } else {
        result.append(extent)
      }
    }
    return result
  }

  /// The largest distance of the contours from the origin.
  var radius: Double { polygons.joined().reduce(0) { max($0, $1.length) } }
}

extension SymbolOutlines {
  /// Creates the polygons of a symbol's outlines.
  init(named name: String, _ weight: SymbolWeight = .regular, _ scale: SymbolScale = .medium) throws
  {
    let index = SymbolLibrary.index
    guard let (form, _) = index.form(named: name) else {
      throw SymbolSourceError(file: "", line: 0, entry: name, reason: "is not defined")
    }
    self.init(try SymbolComposer(form, index: index, weight: weight, scale: scale))
  }
}
