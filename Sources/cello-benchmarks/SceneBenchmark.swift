import CelloPNG
import CelloRaster
import Foundation

/// A picture whose drawing is measured; all lengths are device pixels.
struct BenchmarkScene {
  var name: String
  var list: DisplayList
  /// Whether anything in it is blurred; it is then also drawn without, as drivers do that cannot
  /// blur.
  var hasBlur = false

  /// The same without shadows and backdrops.
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

/// Draws scenes through `DisplayList` and `Renderer`, as the product does, on one thread, and
/// prints how long it takes.
struct SceneBenchmark {
  private var timing = Timing()

  /// - Parameter output: where the picture goes as raw RGBA; `nil` for nowhere.
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
    // Nothing is kept: outlines are read from the font file, masks are made anew for every picture.
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

  /// Encoding, decoding and comparing a scene's picture.
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

/// Why a benchmark cannot be believed.
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
