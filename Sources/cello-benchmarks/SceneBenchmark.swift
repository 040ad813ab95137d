import CelloRaster
import Foundation

/// Draws the scenes of the side-by-side benchmark through `DisplayList` and `Renderer`, as the product does.
struct SceneBenchmark {
  var scenesPath: String
  var fontPath: String
  /// One scene's name, or `all`.
  var only: String
  /// Where the pictures go as raw RGBA; `nil` for nowhere.
  var output: String?

  private var timing = Timing()

  init(scenesPath: String, fontPath: String, only: String, output: String?) {
    self.scenesPath = scenesPath
    self.fontPath = fontPath
    self.only = only
    self.output = output
  }

  mutating func run() throws {
    guard let face = FreeTypeFace(path: fontPath) else {
      throw SceneFileError.unreadable(path: fontPath)
    }
    let name = URL(fileURLWithPath: fontPath).deletingPathExtension().lastPathComponent
    var reader = try SceneFileReader(path: scenesPath, font: face.makeFont(named: name))
    for scene in try reader.scenes() where only == "all" || only == scene.name {
      try measure(scene, variant: "")
      if scene.hasBlur {
        var plain = scene
        plain.list.items.removeAll {
          switch $0 {
          case .shadow, .backdrop: true
          default: false
          }
        }
        try measure(plain, variant: "/no-blur")
      }
    }
  }

  private mutating func measure(_ scene: BenchmarkScene, variant: String) throws {
    var bitmap = Bitmap(width: Int(scene.list.size.width), height: Int(scene.list.size.height))
    let pixels = Double(bitmap.width * bitmap.height)
    var failure: (any Error)?
    let renderer = Renderer()
    timing.measure {
      do { try renderer.render(scene.list, scale: 1, into: &bitmap) } catch { failure = error }
    }
    if let failure { throw failure }
    report("cellophane", scene.name, "warm" + variant, timing, pixels: pixels)
    // Outlines stay with the font; masks are made anew for every picture.
    timing.measure {
      do { try Renderer().render(scene.list, scale: 1, into: &bitmap) } catch { failure = error }
    }
    report("cellophane", scene.name, "cold" + variant, timing, pixels: pixels)
    if let output, variant.isEmpty {
      let path = "\(output)/cellophane.\(scene.name).\(bitmap.width)x\(bitmap.height).rgba"
      let data = bitmap.pixels.withUnsafeBytes { Data($0) }
      try data.write(to: URL(fileURLWithPath: path))
    }
  }
}
