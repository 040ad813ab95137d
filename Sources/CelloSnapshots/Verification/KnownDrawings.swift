import Foundation

/// The drawings of earlier runs, by which cases are compared or recorded without being drawn again.
///
/// As text, a line for each case:
///
/// ```
/// raster/corners/normal 0c62…  640x224@2
/// raster/text/normal ! the font Inter-Regular.otf was not found.
/// font Inter-Regular.otf 1146…
/// ```
package struct KnownDrawings: Sendable {
  /// By `group/scene/variant`.
  private(set) var drawings: [String: Drawing] = [:]
  /// The fonts that the cases used.
  package var fonts: [String: PixelDigest] = [:]
  /// Files of pictures, by their digest.
  package var files: [PixelDigest: String] = [:]

  package init() {}

  package subscript(path: String) -> Drawing? { drawings[path] }

  package var count: Int { drawings.count }

  package mutating func set(_ drawing: Drawing, for path: String) { drawings[path] = drawing }

  /// Adds a picture that is known from a file.
  package mutating func set(
    _ digest: PixelDigest, _ size: PixelSize, scale: CGFloat, for path: String
  ) {
    drawings[path] = .success(DrawnPicture(digest: digest, size: size, scale: scale))
  }

  /// Adds the new picture of a finding, which its cases have.
  ///
  /// - Parameter folder: the output folder of the run.
  /// - Throws: ``SnapshotError/unreadable(file:reason:)`` if the result has no such picture.
  package mutating func add(
    _ finding: RunDocument.Finding, in folder: String
  ) throws(SnapshotError) {
    guard let picture = finding.actual, let digest = finding.digest.flatMap({ PixelDigest($0) })
    else {
      throw .unreadable(
        file: folder + "/result.json", reason: "it names no new picture of \(finding.name)")
    }
    let scene = finding.name.split(separator: "/").prefix(2).joined(separator: "/")
    files[digest] = folder + "/" + picture.file
    for name in finding.cases {
      set(
        digest, PixelSize(width: picture.width, height: picture.height),
        scale: CGFloat(finding.scale), for: "\(scene)/\(name)")
    }
  }

  /// The cases, as `group/scene/variant`.
  package var paths: Set<String> { Set(drawings.keys) }

  // MARK: - Text

  package var text: String {
    drawings.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { path, drawing in
        switch drawing {
        case .success(let picture):
          "\(path) \(picture.digest) \(picture.size.width)x\(picture.size.height)@\(Double(picture.scale))\n"
        case .failure(let failure):
          "\(path) ! \(failure.reason.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
        }
      }.joined()
      + fonts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "font \($0.key) \($0.value)\n" }.joined()
  }

  /// Adds what a part of a run drew, from its output folder.
  package mutating func add(contentsOf folder: String) throws(SnapshotError) {
    let file = folder + "/cases.txt"
    guard try FileAccess.system.exists(file) else { throw .noPart(folder: folder) }
    try add(try FileAccess.system.readText(file), file: file)
  }

  /// - Parameter file: the name by which an error calls the file.
  /// - Throws: ``SnapshotError`` for a line that is malformed, or a case that is there already.
  package mutating func add(_ text: String, file: String) throws(SnapshotError) {
    for (index, line) in text.split(separator: "\n").enumerated() {
      func broken(_ reason: String) -> SnapshotError {
        .brokenLine(file: file, line: index + 1, text: String(line.prefix(100)), reason: reason)
      }
      if line.hasPrefix("font "), let space = line.lastIndex(of: " "),
        let digest = PixelDigest(line[line.index(after: space)...])
      {
        fonts[String(line[..<space].dropFirst(5))] = digest
        continue
      }
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3 else { throw broken("is not a case with its picture") }
      let path = String(words[0])
      guard drawings[path] == nil else {
        throw broken("is about a case that another part has already")
      }
      if words[1] == "!" {
        drawings[path] = .failure(DrawingFailure(reason: String(words[2])))
        continue
      }
      let numbers = words[2].split { $0 == "x" || $0 == "@" }
      guard let digest = PixelDigest(words[1]), numbers.count == 3, let width = Int(numbers[0]),
        let height = Int(numbers[1]), let scale = Double(numbers[2])
      else { throw broken("is not a case with its picture") }
      guard (1...Bitmap.maxPixelCount).contains(width),
        (1...Bitmap.maxPixelCount / width).contains(height), scale > 0, scale.isFinite
      else { throw broken("has a size or scale that no picture has") }
      set(digest, PixelSize(width: width, height: height), scale: CGFloat(scale), for: path)
    }
  }
}
