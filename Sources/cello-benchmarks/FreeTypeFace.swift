internal import CelloFreeType
import CelloRaster
import Foundation

/// A font file whose outlines are read in font units, unhinted.
final class FreeTypeFace: @unchecked Sendable {
  private let library: FT_Library
  private let face: FT_Face
  private let lock = NSLock()

  /// `nil` when the file is missing or no font.
  init?(path: String) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  func makeFont(named name: String) -> GlyphFont {
    GlyphFont(name: name, unitsPerEm: Int(face.pointee.units_per_EM)) { [self] glyph in
      outline(of: glyph)
    }
  }

  /// The glyph of a character; 0 when the font has none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32 {
    UInt32(FT_Get_Char_Index(face, FT_ULong(scalar.value)))
  }

  /// In font units.
  func advance(of glyph: UInt32) -> CGFloat {
    lock.lock()
    defer { lock.unlock() }
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else { return 0 }
    return CGFloat(face.pointee.glyph.pointee.metrics.horiAdvance)
  }

  func outline(of glyph: UInt32) -> Path {
    lock.lock()
    defer { lock.unlock() }
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0 else { return Path() }
    let collector = Collector()
    var callbacks = FT_Outline_Funcs(
      move_to: { to, collector in Collector.of(collector).move(to) },
      line_to: { to, collector in Collector.of(collector).line(to) },
      conic_to: { control, to, collector in Collector.of(collector).quadratic(control, to) },
      cubic_to: { first, second, to, collector in
        Collector.of(collector).cubic(first, second, to)
      }, shift: 0, delta: 0)
    _ = FT_Outline_Decompose(
      &face.pointee.glyph.pointee.outline, &callbacks,
      Unmanaged.passUnretained(collector).toOpaque())
    if !collector.path.isEmpty { collector.path.close() }
    return collector.path
  }
}

/// Collects an outline from FreeType's callbacks, each of which gives 0 for success.
private final class Collector {
  var path = Path()

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Collector {
    guard let pointer else { preconditionFailure("FreeType: a callback lost its argument") }
    return Unmanaged<Collector>.fromOpaque(pointer).takeUnretainedValue()
  }

  func move(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    if !path.isEmpty { path.close() }
    path.move(to: point(to))
    return 0
  }

  func line(_ to: UnsafePointer<FT_Vector>?) -> Int32 {
    path.addLine(to: point(to))
    return 0
  }

  func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) -> Int32 {
    path.addQuadratic(to: point(to), control: point(control))
    return 0
  }

  func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) -> Int32 {
    path.addCubic(to: point(to), control1: point(first), control2: point(second))
    return 0
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: Double(vector.pointee.x), y: Double(vector.pointee.y))
  }
}
