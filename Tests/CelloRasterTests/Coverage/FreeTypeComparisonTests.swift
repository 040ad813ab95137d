internal import CelloFreeType
import CelloText
import Foundation
import Testing

@testable import CelloRaster

/// Compares the coverage with FreeType's gray renderer, which is an independent implementation.
/// FreeType gets curves as many short lines, because it flattens curves less accurately, and draws
/// At eight times the size, because its coordinates are multiples of 1/64.
struct FreeTypeComparisonTests {
  @Test("polygons that cross themselves are filled as another renderer fills them")
  func polygons() throws {
    var random = Random(23)
    var comparison = Comparison()
    for index in 0..<200 {
      let rule: FillRule = index % 2 == 0 ? .nonZero : .evenOdd
      // Multiples of 1/64 can be represented exactly in both renderers.
      func point() -> CGPoint {
        CGPoint(x: Double(random.next(40 * 64)) / 64, y: Double(random.next(40 * 64)) / 64)
      }
      var path = Path()
      path.move(to: point())
      for _ in 0..<(2 + random.next(5)) { path.addLine(to: point()) }
      path.close()
      let ours = try coverage(40, 40, .fill(.path(path, rule), .black))
      comparison.add(
        ours, try Self.freeTypeCoverage(of: path, rule, size: 40, factor: 1), "polygon \(index)")
    }
    comparison.check()
  }

  @Test("curved shapes have the same coverage as with another renderer")
  func blobs() throws {
    var random = Random(29)
    var comparison = Comparison()
    for index in 0..<150 {
      // A smooth closed curve around a center, at a random distance in each of eight directions.
      let points = (0..<8).map { step in
        let angle = Double(step) * Double.pi / 4
        let radius = 6 + random.fraction() * 12
        return CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
      }
      var path = Path()
      func middle(_ index: Int) -> CGPoint {
        let (a, b) = (points[index % 8], points[(index + 1) % 8])
        return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      }
      path.move(to: middle(0))
      for step in 1...8 {
        let control = points[step % 8]
        if index % 2 == 0 {
          path.addQuadratic(to: middle(step), control: control)
        } else {
          path.addCubic(to: middle(step), control1: control, control2: control)
        }
      }
      path.close()
      let ours = try coverage(40, 40, .fill(.path(path, .nonZero), .black))
      comparison.add(
        ours, try Self.freeTypeCoverage(of: path, .nonZero, size: 40), "blob \(index)")
    }
    comparison.check()
  }

  @Test(
    "glyphs have the same coverage as with another renderer", arguments: [17.0, 34.0, 51.0])
  func glyphs(pixelsPerEm: Double) throws {
    let path = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    let face = try FontFace(path: path)
    var comparison = Comparison()
    for glyph in stride(from: UInt32(1), through: 700, by: 7) {
      let size = Int(pixelsPerEm * 1.6)
      let baseline = Double(Int(pixelsPerEm * 1.2))
      do {
        let x = 4 + Double(glyph % 4) / 4
        let ours = try coverage(
          size, size,
          .glyphs(
            GlyphRun(
              font: face.glyphFont, size: pixelsPerEm, color: .black,
              glyphs: [.init(id: glyph, position: CGPoint(x: x, y: baseline))])))
        let scale = pixelsPerEm / Double(face.unitsPerEm)
        let outline = face.glyphFont.outline(of: glyph).applying(
          CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: x, ty: baseline))
        comparison.add(
          ours, try Self.freeTypeCoverage(of: outline, .nonZero, size: size), "glyph \(glyph)")
      }
    }
    comparison.check()
  }

  nonisolated(unsafe) private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()

  private struct Comparison {
    private var sum = 0.0
    private var touched = 0
    private var largest = 0.0
    private var worst = ""

    mutating func add(_ ours: [[Int]], _ theirs: [[Double]], _ name: String) {
      for (a, b) in zip(ours.joined(), theirs.joined()) where a > 0 || b > 0 {
        let difference = (Double(a) - b).magnitude
        sum += difference
        touched += 1
        if difference > largest {
          largest = difference
          worst = name
        }
      }
    }

    /// Checks the mean over the pixels that either renderer paints, without empty pixels.
    func check() {
      #expect(touched > 8000)
      #expect(sum / Double(touched) < 0.5)
      #expect(largest < 3, "\(worst)")
    }
  }

  private static func freeTypeCoverage(
    of path: Path, _ rule: FillRule, size: Int, factor: Int = 8
  ) throws -> [[Double]] {
    var points: [FT_Vector] = []
    var tags: [CChar] = []
    var ends: [Int16] = []
    // Coordinates are in 26.6 format with y pointing up, in a bitmap of the enlarged size.
    func add(_ point: CGPoint) {
      points.append(
        FT_Vector(
          x: Int((Double(point.x) * Double(64 * factor) + 0.5).rounded(.down)),
          y: Int(((Double(size) - Double(point.y)) * Double(64 * factor) + 0.5).rounded(.down))))
      tags.append(1)
    }
    var current = CGPoint.zero
    func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
      for step in 1...48 {
        let t = CGFloat(step) / 48
        let u = 1 - t
        add(
          CGPoint(
            x: u * u * u * current.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t
              * end.x,
            y: u * u * u * current.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * end.y
          ))
      }
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        if !points.isEmpty { ends.append(Int16(points.count - 1)) }
        add(point)
        current = point
      case .line(let point):
        add(point)
        current = point
      case .quadratic(let control, let end):
        func toward(_ from: CGPoint) -> CGPoint {
          CGPoint(
            x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        curve(toward(current), toward(end), end)
      case .cubic(let control1, let control2, let end): curve(control1, control2, end)
      case .close: break
      }
    }
    if !points.isEmpty { ends.append(Int16(points.count - 1)) }
    var coverage = [[Double]](repeating: Array(repeating: 0, count: size), count: size)
    guard !points.isEmpty else { return coverage }
    let side = size * factor
    var bytes = [UInt8](repeating: 0, count: side * side)
    let library = try #require(Self.library)
    let failure = points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        ends.withUnsafeMutableBufferPointer { ends in
          bytes.withUnsafeMutableBufferPointer { bytes in
            var outline = FT_Outline()
            outline.n_contours = Int16(ends.count)
            outline.n_points = Int16(points.count)
            outline.points = points.baseAddress
            outline.tags = UnsafeMutableRawPointer(tags.baseAddress!)
              .assumingMemoryBound(to: CChar.self)
            outline.contours = ends.baseAddress
            outline.flags = rule == .evenOdd ? FT_OUTLINE_EVEN_ODD_FILL : 0
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(side)
            bitmap.width = UInt32(side)
            bitmap.pitch = Int32(side)
            bitmap.buffer = bytes.baseAddress
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(library, &outline, &bitmap)
          }
        }
      }
    }
    try #require(failure == 0)
    bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<size {
        for x in 0..<size {
          var sum = 0
          var row = bytes.baseAddress! + (y * factor * side + x * factor)
          var rows = factor
          while rows > 0 {
            var column = 0
            while column < factor {
              sum &+= Int(row[column])
              column &+= 1
            }
            row += side
            rows &-= 1
          }
          coverage[y][x] = Double(sum) / Double(factor * factor)
        }
      }
    }
    return coverage
  }
}
