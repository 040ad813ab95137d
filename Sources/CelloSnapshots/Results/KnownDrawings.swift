import Foundation

/// The drawings of earlier runs. Cases are compared or recorded without drawing them again.
///
/// The text form contains the description of the ``RunPart`` and a line for each case:
///
/// ```
/// part 2/4
/// …
/// raster/corners/normal 0c62…  640x224@2
/// raster/text/normal ! the font Inter-Regular.otf was not found.
/// font Inter-Regular.otf 1146…
/// ```
package struct KnownDrawings: Sendable {
  /// The drawings by the path of the case, `group/scene/variant`.
  private(set) var drawings: [String: Drawing] = [:]
  /// The fonts that the cases use.
  package var fonts: [String: PixelDigest] = [:]
  /// The files of pictures, by their digests.
  private(set) var files: [PixelDigest: PictureFile] = [:]
  /// The part of a run that drew the cases; `nil` if the drawings are not from a part.
  package var part: RunPart?
  /// The parts that were added.
  private var parts: [(folder: String, part: RunPart)] = []

  /// A picture in the folder of a run, which can be from another machine.
  struct PictureFile: Hashable, Sendable {
    var folder: String
    /// The path relative to the folder, which has not been validated.
    var path: String
  }

  package init() {}

  package subscript(path: String) -> Drawing? { drawings[path] }

  package var count: Int { drawings.count }

  package mutating func set(_ drawing: Drawing, for path: String) { drawings[path] = drawing }

  /// Adds a drawing whose picture is in a file.
  package mutating func set(
    _ digest: PixelDigest, _ size: PixelSize, scale: CGFloat, for path: String
  ) {
    drawings[path] = .success(DrawnPicture(digest: digest, size: size, scale: scale))
  }

  /// Adds the new picture of a finding for its cases.
  ///
  /// - Parameter folder: the output folder of the run.
  /// - Throws: ``SnapshotError/unreadable(file:reason:)`` if the result does not contain the
  ///   picture.
  package mutating func add(
    _ finding: RunDocument.Finding, in folder: String, files access: FileAccess = .system
  ) throws(SnapshotError) {
    let scene = finding.scenePath
    guard let picture = finding.actual, let digest = finding.digest.flatMap({ PixelDigest($0) }),
      finding.cases.first.map({ "\(scene)/\($0)" }) == finding.name
    else {
      throw .unreadable(
        file: folder + "/result.json", reason: "it names no new picture of \(finding.name)")
    }
    // The file is what people look at, also where only the digest is recorded.
    let bitmap = try access.readPicture(picture.file, in: folder).bitmap
    guard PixelDigest(bitmap) == digest else {
      throw .changedSinceRun(file: "\(folder)/\(picture.file)")
    }
    files[digest] = PictureFile(folder: folder, path: picture.file)
    for name in finding.cases {
      set(
        digest, PixelSize(width: bitmap.width, height: bitmap.height),
        scale: CGFloat(finding.scale), for: "\(scene)/\(name)")
    }
  }

  /// The paths of the cases, `group/scene/variant`.
  package var paths: Set<String> { Set(drawings.keys) }

  // MARK: - Text

  package var text: String {
    (part?.lines ?? []).map { $0 + "\n" }.joined()
      + drawings.sorted { $0.key.bytesPrecede($1.key) }
      .map { path, drawing in
        switch drawing {
        case .success(let picture):
          "\(path) \(picture.digest) \(picture.size.width)x\(picture.size.height)@\(Double(picture.scale))\n"
        case .failure(let failure):
          "\(path) ! \(failure.reason.split(whereSeparator: \.isNewline).joined(separator: " "))\n"
        }
      }.joined()
      + fonts.sorted { $0.key.bytesPrecede($1.key) }
      .map { "font \($0.key) \($0.value)\n" }.joined()
  }

  /// Adds the drawings of a part of a run from its output folder.
  ///
  /// - Throws: ``SnapshotError`` if the folder contains no part, or if the part belongs to a
  ///   different run than the parts that were added before, or repeats one of them.
  package mutating func add(
    contentsOf folder: String, files: FileAccess = .system
  ) throws(SnapshotError) {
    let file = folder + "/" + Self.fileName
    guard try files.exists(file) else { throw .noPart(folder: folder) }
    let (drawings, fonts, part) = try Self.read(
      try files.readText(Self.fileName, in: folder), file: file)
    guard let part else { throw .earlierPart(folder: folder) }
    if let (first, firstPart) = parts.first {
      if let difference = part.difference(from: firstPart) {
        throw .otherPart(folder: folder, first: first, difference: difference)
      }
      for (font, digest) in fonts.sorted(by: { $0.key < $1.key }) {
        guard let known = self.fonts[font], known != digest else { continue }
        throw .otherPart(
          folder: folder, first: first, difference: "was drawn with another version of \(font)")
      }
    }
    if let (other, _) = parts.first(where: { $0.part.shard == part.shard }) {
      throw .repeatedPart(first: other, second: folder, part: part.shard.description)
    }
    parts.append((folder, part))
    self.fonts.merge(fonts) { $1 }
    // No case is in two parts, because each case was verified to belong to its part.
    self.drawings.merge(drawings) { $1 }
  }

  /// Checks that the parts were drawn from the sources that are checked out.
  ///
  /// - Parameter revision: the revision in the form of ``RunPart/revision``.
  package func check(revision: String) throws(SnapshotError) {
    guard let (folder, part) = parts.first, part.revision != revision else { return }
    throw .otherRevision(folder: folder, drawn: part.revision, here: revision)
  }

  /// The first five missing parts, the number of missing parts, and the number of all parts; `nil`
  /// if none are missing.
  package var missingParts: (first: [Int], count: Int, of: Int)? {
    guard let all = parts.first?.part.shard.count, all > parts.count else { return nil }
    let known = Set(parts.map(\.part.shard.index))
    let first = (1...all).lazy.filter { !known.contains($0) }.prefix(5)
    return (Array(first), all - parts.count, all)
  }

  /// Returns the reason why a case has no drawing.
  package func lack(of path: String) -> DrawingFailure {
    guard let count = parts.first?.part.shard.count else {
      return DrawingFailure(reason: "no part of the run has drawn it.")
    }
    let shard = Shard(of: path, count: count)
    guard let (folder, _) = parts.first(where: { $0.part.shard == shard }) else {
      return DrawingFailure(reason: "part \(shard) of the run is missing.")
    }
    return DrawingFailure(reason: "\(folder) is part \(shard) of the run but has not drawn it.")
  }

  /// The name of a part's file in its output folder.
  package static let fileName = "cases.txt"

  static func read(
    _ text: String, file: String
  ) throws(SnapshotError) -> (
    drawings: [String: Drawing], fonts: [String: PixelDigest], part: RunPart?
  ) {
    var drawings: [String: Drawing] = [:]
    var fonts: [String: PixelDigest] = [:]
    var reader = RunPart.Reader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      func broken(_ reason: String) -> SnapshotError {
        .brokenPart(file: file, line: index + 1, text: String(line.prefix(100)), reason: reason)
      }
      if line.hasPrefix("font "), let space = line.lastIndex(of: " "),
        let digest = PixelDigest(line[line.index(after: space)...])
      {
        fonts[String(line[..<space].dropFirst(5))] = digest
        continue
      }
      guard let isAboutPart = reader.read(line) else { throw broken("is malformed or repeated") }
      if isAboutPart {
        guard drawings.isEmpty else { throw broken("is about the part, but follows a case") }
        continue
      }
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3 else { throw broken("is not a case with its picture") }
      let path = String(words[0])
      guard drawings[path] == nil else { throw broken("is about a case that has a line already") }
      if let part = reader.part, !part.shard.contains(path) {
        throw broken(
          "is about a case of part \(Shard(of: path, count: part.shard.count)), not \(part.shard)")
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
      drawings[path] = .success(
        DrawnPicture(
          digest: digest, size: PixelSize(width: width, height: height), scale: CGFloat(scale)))
    }
    return (drawings, fonts, reader.part)
  }
}
