import CelloText
import Foundation
import Testing

@Suite(
  "shaping agrees with hb-shape",
  .enabled(
    if: ShapingSamples.hasTool, "hb-shape is not installed: install the package libharfbuzz-bin"))
struct ShapingAgreementTests {
  @Test("glyph for glyph and advance for advance", arguments: ShapingSamples.all)
  func agreement(sample: ShapingSamples.FontSample) throws {
    let catalog = FontCatalog()
    let name = try #require(try catalog.register(file: sample.file).first)
    let engine = TextEngine(catalog: catalog)
    let font = FontDescription(
      family: .named(name), size: CGFloat(try catalog.unitsPerEm(ofNamed: name)))
    let expected = try ShapingSamples.shape(sample)
    #expect(expected.count == sample.lines.count)
    for (line, glyphs) in zip(sample.lines, expected) {
      let layout = engine.layOut(
        StyledText(line, attributes: TextAttributes(font: font)),
        in: TextConstraints(width: .infinity, grid: PixelGrid(scale: 1)))
      var items: [DisplayList.Item] = []
      layout.draw(into: &items, at: CGPoint(x: 0, y: -layout.firstBaseline), palette: [.black])
      var found: [ShapingSamples.Glyph] = []
      for case .glyphs(let run) in items {
        found += run.glyphs.map {
          ShapingSamples.Glyph(id: Int($0.id), x: Int($0.position.x), y: -Int($0.position.y))
        }
      }
      #expect(found == glyphs.glyphs, "\(line)")
      #expect(layout.lines.map { Int($0.width) } == [glyphs.advance], "\(line)")
    }
  }

  @Test("there are at least two thousand strings")
  func count() {
    #expect(ShapingSamples.all.reduce(0) { $0 + $1.lines.count } >= 2000)
    #expect(ShapingSamples.all.count >= 100)
  }
}

/// The strings in Samples/shaping.txt, and the output of the command for them.
enum ShapingSamples {
  struct FontSample: Sendable, CustomTestStringConvertible {
    var file: String
    var lines: [String]
    var testDescription: String { URL(fileURLWithPath: file).lastPathComponent }
  }

  /// A glyph and its position in font units, with y pointing up.
  struct Glyph: Equatable {
    var id: Int
    var x: Int
    var y: Int
  }

  static let tool = "/usr/bin/hb-shape"
  static var hasTool: Bool { FileManager.default.isExecutableFile(atPath: tool) }

  static let all: [FontSample] = {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Samples/shaping.txt")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    var result: [FontSample] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("@ ") {
        let stem = line.dropFirst(2)
        let file =
          stem.hasPrefix("Inter")
          ? "/usr/share/fonts/opentype/inter/\(stem)-Regular.otf"
          : "/usr/share/fonts/truetype/noto/\(stem)-Regular.ttf"
        result.append(FontSample(file: file, lines: []))
      } else {
        result[result.count - 1].lines.append(String(line))
      }
    }
    return result
  }()

  static func shape(_ sample: FontSample) throws -> [(glyphs: [Glyph], advance: Int)] {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(
      "shaping-\(UUID().uuidString).txt")
    try sample.lines.joined(separator: "\n").write(to: input, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = [
      "--no-glyph-names", "--no-clusters", "--text-file=\(input.path)",
      "--font-file=\(sample.file)",
    ]
    // Old Hungarian was written in both directions. The command does not detect that Unicode
    // defines it as right-to-left.
    if sample.file.contains("OldHungarian") { process.arguments?.append("--direction=rtl") }
    // The command gets the language from the locale.
    process.environment = ["LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      // [23+684|124@-10,0+291]
      var pen = 0
      let glyphs = line.dropFirst().dropLast().split(separator: "|").map { item in
        let advanceParts = item.split(separator: "+")
        let placeParts = advanceParts[0].split(separator: "@")
        let offsets = placeParts.count > 1 ? placeParts[1].split(separator: ",") : ["0", "0"]
        let glyph = Glyph(
          id: Int(placeParts[0]) ?? -1, x: pen + (Int(offsets[0]) ?? 0), y: Int(offsets[1]) ?? 0)
        pen += Int(advanceParts[1].split(separator: ",")[0]) ?? 0
        return glyph
      }
      return (glyphs, pen)
    }
  }
}
