import CelloTestSupport
import Testing

@testable import CelloSnapshots

/// Animated files of pictures at several times.
struct PictureSeriesTests {
  private let folder = TemporaryFolder()

  private func scene(_ pictures: [(name: String, alike: [String])]) throws -> RunResult.SceneSummary
  {
    RunResult.SceneSummary(
      path: "motion/push", summary: "", caseCount: pictures.count, isExhaustive: false,
      pictures: try pictures.map { name, alike in
        RunResult.Picture(
          name: try CaseName(name), digest: PixelDigest(ofBytes: Array(name.utf8)),
          size: PixelSize(width: 2, height: 1), scale: 1, caseCount: 1 + alike.count, alike: alike,
          file: "pictures/motion/push/\(name).png")
      })
  }

  @Test("pictures that differ only in their time are a series, with the end last")
  func series() throws {
    let scene = try scene([
      ("normal.t200ms", []), ("normal.t0ms", ["normal.dark.t0ms"]), ("normal.t50ms", []),
      ("normal", []), ("normal.dark.t100ms", []), ("normal.dark", []), ("selected", []),
      ("selected.rtl.t100ms", []),
    ])
    let all = PictureSeries.all(of: scene)
    #expect(all.map(\.name) == ["normal", "normal.dark"])
    func files(_ names: String...) -> [String] { names.map { "pictures/motion/push/\($0).png" } }
    #expect(all[0].files == files("normal.t0ms", "normal.t50ms", "normal.t200ms", "normal"))
    #expect(all[0].durations == [0.05, 0.15, 0.15, 1])
    #expect(all[1].files == files("normal.t0ms", "normal.dark.t100ms", "normal.dark"))
    #expect(all[1].durations == [0.1, 0.1, 1])
  }

  @Test("a series is written as an animated file")
  func writing() throws {
    let output = OutputFolder(root: folder.path)
    let scene = try scene([("normal.t0ms", []), ("normal.t100ms", []), ("normal", [])])
    for (index, picture) in scene.pictures.enumerated() {
      let bitmap = Bitmap(width: 2, height: 1, filledWith: 0xff00_0000 | UInt32(index))
      try FileAccess.system.create(
        try #require(picture.file), in: folder.path, try PNGEncoder().encode(bitmap))
    }
    #expect(try output.writeAnimations(of: scene) == ["animations/motion/push/normal.png"])
    let bytes = try FileAccess.system.read(
      folder.path + "/animations/motion/push/normal.png", limit: 10_000)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.split(separator: "fcTL").count == 4)
    #expect(try PNGDecoder().decode(bytes, file: "normal.png").bitmap[0, 0] == 0xff00_0000)
  }
}
