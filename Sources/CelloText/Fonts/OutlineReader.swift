internal import CelloFreeType
import Synchronization

/// A reader of unhinted outlines in font units. It uses FreeType on one thread at a time.
final class OutlineReader: Sendable {
  private struct State: ~Copyable {
    var library: FT_Library?
    var face: FT_Face?
  }

  private let file: FontFile
  private let state: Mutex<State>
  let postScriptName: String?

  init(_ file: FontFile, index: Int) throws {
    self.file = file
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else {
      throw FontError.invalid(path: file.path, reason: "FreeType does not start")
    }
    var face: FT_Face?
    let status = FT_New_Memory_Face(
      library, file.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), file.bytes.count,
      index, &face)
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      throw FontError.invalid(path: file.path, reason: "FreeType reports error \(status)")
    }
    postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) }
    nonisolated(unsafe) let opened = (library: library, face: face)
    state = Mutex(State(library: opened.library, face: opened.face))
  }

  deinit {
    state.withLock { state in
      FT_Done_Face(state.face)
      FT_Done_FreeType(state.library)
    }
  }

  /// Returns the outline in font units, y up; empty for a glyph that has no outline, is damaged, or
  /// does not exist.
  func outline(of glyph: UInt32) -> Path {
    state.withLock { state in
      guard let face = state.face,
        FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0,
        face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
      else { return Path() }
      return Self.path(of: &face.pointee.glyph.pointee.outline)
    }
  }

  /// Returns the glyph's picture in the face's largest strike; `nil` if there is none.
  ///
  /// - Parameter font: the font to which the picture refers.
  func bitmap(of glyph: UInt32, in font: GlyphFont? = nil) -> GlyphBitmap? {
    state.withLock { state in
      guard let face = state.face, face.pointee.num_fixed_sizes > 0 else { return nil }
      var best = 0
      for index in 1..<max(Int(face.pointee.num_fixed_sizes), 1)
      where face.pointee.available_sizes[index].y_ppem
        > face.pointee.available_sizes[best].y_ppem
      {
        best = index
      }
      guard FT_Select_Size(face, FT_Int(best)) == 0,
        FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
      else { return nil }
      let slot = face.pointee.glyph.pointee
      let width = Int(slot.bitmap.width)
      let height = Int(slot.bitmap.rows)
      let pixelsPerEm = Int(face.pointee.available_sizes[best].y_ppem) / 64
      guard slot.format == FT_GLYPH_FORMAT_BITMAP,
        slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), pixelsPerEm > 0,
        width > 0, height > 0, width <= 4096, height <= 4096, let rows = slot.bitmap.buffer
      else { return nil }
      var bitmap = Bitmap(width: width, height: height)
      let stride = Int(slot.bitmap.pitch)
      for y in 0..<height {
        let row = stride >= 0 ? rows + y * stride : rows + (height - 1 - y) * -stride
        for x in 0..<width {
          // The pixels are already premultiplied; only the byte order differs.
          let blue = UInt32(row[x * 4])
          let green = UInt32(row[x * 4 + 1])
          let red = UInt32(row[x * 4 + 2])
          let alpha = UInt32(row[x * 4 + 3])
          bitmap.pixels[y * width + x] = red | green << 8 | blue << 16 | alpha << 24
        }
      }
      return GlyphBitmap(
        picture: Picture(bitmap, font: font), left: Int(slot.bitmap_left),
        top: Int(slot.bitmap_top),
        pixelsPerEm: pixelsPerEm)
    }
  }

  private static func path(of outline: inout FT_Outline) -> Path {
    var builder = Builder()
    builder.path.elements.reserveCapacity(Int(outline.n_points) + 2 * Int(outline.n_contours))
    var functions = FT_Outline_Funcs(
      move_to: { end, builder in
        let builder = builder!.assumingMemoryBound(to: Builder.self)
        builder.pointee.closeContour()
        builder.pointee.path.move(to: Builder.point(end))
        builder.pointee.isOpen = true
        return 0
      },
      line_to: { end, builder in
        builder!.assumingMemoryBound(to: Builder.self).pointee.path.addLine(to: Builder.point(end))
        return 0
      },
      conic_to: { control, end, builder in
        builder!.assumingMemoryBound(to: Builder.self).pointee.path
          .addQuadratic(to: Builder.point(end), control: Builder.point(control))
        return 0
      },
      cubic_to: { control1, control2, end, builder in
        builder!.assumingMemoryBound(to: Builder.self).pointee.path.addCubic(
          to: Builder.point(end), control1: Builder.point(control1),
          control2: Builder.point(control2))
        return 0
      }, shift: 0, delta: 0)
    let status = withUnsafeMutablePointer(to: &builder) {
      FT_Outline_Decompose(&outline, &functions, UnsafeMutableRawPointer($0))
    }
    guard status == 0 else { return Path() }
    builder.closeContour()
    return builder.path
  }

  private struct Builder {
    var path = Path()
    var isOpen = false

    mutating func closeContour() {
      if isOpen { path.close() }
      isOpen = false
    }

    static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
      guard let vector = vector?.pointee else { return .zero }
      return CGPoint(x: CGFloat(vector.x), y: CGFloat(vector.y))
    }
  }
}

/// A glyph that is a picture, such as an emoji.
struct GlyphBitmap: Sendable {
  var picture: Picture
  /// The distance from the glyph's origin to the picture's left edge, in the picture's pixels.
  var left: Int
  /// The distance from the baseline up to the picture's top edge, in the picture's pixels.
  var top: Int
  var pixelsPerEm: Int
}
