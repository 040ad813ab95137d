import CelloPNG
import CelloRaster
import Foundation

/// A picture whose drawing is measured. Lengths are in device pixels.
struct BenchmarkScene {
  var name: String
  var list: DisplayList
  /// A Boolean value that indicates whether the picture contains a blur. In this case, it is also
  /// drawn without the blur, for comparison with libraries that do not support it.
  var hasBlur = false

  /// The same picture without shadows and backdrops.
  var withoutBlur: BenchmarkScene {
    var scene = self
    scene.list.items.removeAll {
      switch $0 {
      case .shadow, .backdrop: true
      default: false
      }
    }
    return scene
  }
}

/// Draws scenes on one thread with `DisplayList` and `Renderer`, as the library does, and prints
/// the times.
struct SceneBenchmark {
  private var timing = Timing()

  /// Measures the drawing of a scene.
  ///
  /// - Parameter output: the path for the picture as raw RGBA; `nil` to write nothing.
  mutating func draw(_ scene: BenchmarkScene, output: String?) throws {
    try draw(scene, variant: "", output: output)
    if scene.hasBlur { try draw(scene.withoutBlur, variant: "/no-blur", output: nil) }
  }

  private mutating func draw(_ scene: BenchmarkScene, variant: String, output: String?) throws {
    var bitmap = Bitmap(width: Int(scene.list.size.width), height: Int(scene.list.size.height))
    let pixels = Double(bitmap.width * bitmap.height)
    var failure: (any Error)?
    let renderer = Renderer()
    timing.measure {
      do { try renderer.render(scene.list, scale: 1, into: &bitmap) } catch { failure = error }
    }
    if let failure { throw failure }
    report("cellophane", scene.name, "warm" + variant, timing, pixels: pixels)
    // Without caches: outlines are read from the font file, and masks are created for each picture.
    timing.measure {
      do { try Renderer().render(scene.list, scale: 1, into: &bitmap) } catch { failure = error }
    }
    report("cellophane", scene.name, "cold" + variant, timing, pixels: pixels)
    if let output {
      let path = "\(output)/cellophane.\(scene.name).\(bitmap.width)x\(bitmap.height).rgba"
      let data = bitmap.pixels.withUnsafeBytes { Data($0) }
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  /// Measures encoding, decoding and comparing the picture of a scene.
  mutating func encode(_ scene: BenchmarkScene) throws {
    let bitmap = try scene.list.render(scale: 1)
    let pixels = Double(bitmap.width * bitmap.height)
    var failure: (any Error)?
    var bytes: [UInt8] = []
    timing.measure {
      do { bytes = try PNGEncoder().encode(bitmap) } catch { failure = error }
    }
    report("cellophane", scene.name, "PNG encode", timing, pixels: pixels)
    var decoded = Bitmap(width: 0, height: 0)
    timing.measure {
      do {
        decoded = try PNGDecoder().decode(bytes, file: scene.name).bitmap
      } catch {
        failure = error
      }
    }
    report("cellophane", scene.name, "PNG decode", timing, pixels: pixels)
    var areEqual = true
    timing.measure { areEqual = areEqual && decoded == bitmap }
    report("cellophane", scene.name, "compare", timing, pixels: pixels)
    if let failure { throw failure }
    guard areEqual else { throw BenchmarkError.wrongPicture(scene.name) }
  }
}

/// The reason why the result of a benchmark is not valid.
enum BenchmarkError: Error, CustomStringConvertible {
  case wrongPicture(String)
  case galleryDiffers(String)

  var description: String {
    switch self {
    case .wrongPicture(let scene):
      "\(scene): the picture is not the same after encoding and decoding; its times mean nothing."
    case .galleryDiffers(let references):
      "\(references): the gallery differs from its references; how long that takes means nothing."
    }
  }
}
