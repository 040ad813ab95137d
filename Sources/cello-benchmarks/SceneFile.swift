import CelloRaster
import Foundation

/// The reason why a scene file cannot be read.
enum SceneFileError: Error, CustomStringConvertible {
  case unreadable(path: String)
  case unexpected(token: String, path: String)

  var description: String {
    switch self {
    case .unreadable(let path): "\(path): cannot be read; give the benchmark's scenes.txt."
    case .unexpected(let token, let path):
      "\(path): '\(token)' is not where a scene file may have it; give the benchmark's scenes.txt."
    }
  }
}

/// Parses the `scenes.txt` of the side-by-side benchmark: words separated by whitespace, with
/// `scene NAME WIDTH HEIGHT COUNT` followed by that number of operations.
struct SceneFileReader {
  private let path: String
  private var words: [Substring]
  private var next = 0
  private let font: GlyphFont

  init(path: String, font: GlyphFont) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw SceneFileError.unreadable(path: path)
    }
    self.path = path
    self.font = font
    words = text.split(whereSeparator: \.isWhitespace)
  }

  mutating func scenes() throws -> [BenchmarkScene] {
    var scenes: [BenchmarkScene] = []
    while next < words.count {
      try expect("scene")
      let name = try word()
      let size = CGSize(width: try number(), height: try number())
      var scene = BenchmarkScene(name: name, list: DisplayList(size: size))
      for _ in 0..<Int(try number()) {
        let item = try item()
        if case .backdrop = item { scene.hasBlur = true }
        scene.list.items.append(item)
      }
      scenes.append(scene)
    }
    return scenes
  }

  private mutating func item() throws -> DisplayList.Item {
    let kind = try word()
    let color = try color()
    switch kind {
    case "rect":
      return .fill(.rect(try rect()), color)
    case "rrect":
      return .fill(.roundedRect(try rounded()), color)
    case "srrect":
      let shape = try rounded()
      return .stroke(.roundedRect(shape), StrokeStyle(width: try number()), color)
    case "path":
      return .fill(.path(try commands(), .nonZero), color)
    case "spath":
      let width = try number()
      return .stroke(
        .path(try commands(), .nonZero), StrokeStyle(width: width, cap: .round, join: .round), color
      )
    case "glyphs":
      let size = try number()
      let baseline = try number()
      var run = GlyphRun(font: font, size: size, color: color, glyphs: [])
      for _ in 0..<Int(try number()) {
        let id = UInt32(try number())
        run.glyphs.append(.init(id: id, position: CGPoint(x: try number(), y: baseline)))
      }
      return .glyphs(run)
    case "shadow":
      let shape = try rounded()
      let offset = CGSize(width: try number(), height: try number())
      return .shadow(
        .init(
          shape: .roundedRect(shape), color: color, sigma: try number(), offset: offset))
    case "blur":
      let shape = try rounded()
      return .backdrop(.init(shape: .roundedRect(shape), sigma: try number()))
    default:
      throw SceneFileError.unexpected(token: kind, path: path)
    }
  }

  private mutating func rect() throws -> CGRect {
    CGRect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  private mutating func rounded() throws -> RoundedRect {
    RoundedRect(try rect(), radius: try number(), curve: .circular)
  }

  private mutating func commands() throws -> Path {
    var path = Path()
    for _ in 0..<Int(try number()) {
      let letter = try word()
      switch letter {
      case "M": path.move(to: try point())
      case "L": path.addLine(to: try point())
      case "C":
        let control1 = try point()
        let control2 = try point()
        path.addCubic(to: try point(), control1: control1, control2: control2)
      case "Z": path.close()
      default: throw SceneFileError.unexpected(token: letter, path: self.path)
      }
    }
    return path
  }

  private mutating func point() throws -> CGPoint {
    CGPoint(x: try number(), y: try number())
  }

  private mutating func color() throws -> Color {
    let digits = try word()
    guard let value = UInt32(digits, radix: 16) else {
      throw SceneFileError.unexpected(token: digits, path: path)
    }
    return Color(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255),
      alpha: UInt16(value & 255) * 257)
  }

  private mutating func number() throws -> Double {
    let text = try word()
    guard let value = Double(text) else {
      throw SceneFileError.unexpected(token: text, path: path)
    }
    return value
  }

  private mutating func expect(_ expected: String) throws {
    let found = try word()
    guard found == expected else { throw SceneFileError.unexpected(token: found, path: path) }
  }

  private mutating func word() throws -> String {
    guard next < words.count else { throw SceneFileError.unexpected(token: "end", path: path) }
    next += 1
    return String(words[next - 1])
  }
}
