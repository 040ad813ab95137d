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

  func outline(of glyph: UInt32) -> Path {
    lock.lock()
    defer { lock.unlock() }
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard FT_Load_Glyph(face, glyph, FT_Int32(flags)) == 0 else { return Path() }
    var path = Path()
    var callbacks = FT_Outline_Funcs(
      move_to: { to, path in
        path!.assumingMemoryBound(to: Path.self).pointee.startSubpath(point(to))
        return 0
      },
      line_to: { to, path in
        path!.assumingMemoryBound(to: Path.self).pointee.addLine(to: point(to))
        return 0
      },
      conic_to: { control, to, path in
        path!.assumingMemoryBound(to: Path.self).pointee
          .addQuadratic(to: point(to), control: point(control))
        return 0
      },
      cubic_to: { control1, control2, to, path in
        path!.assumingMemoryBound(to: Path.self).pointee
          .addCubic(to: point(to), control1: point(control1), control2: point(control2))
        return 0
      },
      shift: 0, delta: 0)
    _ = FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &callbacks, &path)
    if !path.isEmpty { path.close() }
    return path
  }
}

private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
  guard let vector else { return .zero }
  return CGPoint(x: Double(vector.pointee.x), y: Double(vector.pointee.y))
}

extension Path {
  fileprivate mutating func startSubpath(_ point: CGPoint) {
    if !isEmpty { close() }
    move(to: point)
  }
}
