/// The drawings of a scene's selected cases by another process.
///
/// The text form begins with the index of the scene among the selected scenes. It has a line for
/// each run of equal pictures (digest, size in pixels, scale, number of cases), the digest of the
/// recorded properties, and the digests of the references that were decoded (file, pixels):
///
/// ```
/// scene 12
/// 0c62… 640 224 2.0 3
/// resolved 5b1f…
/// decoded 76a1… 0c62…
/// end
/// ```
struct SceneDrawings: Equatable, Sendable {
  /// The index of the scene among the selected scenes.
  var scene: Int
  /// The pictures of the cases, in the order of the cases.
  var pictures: [DrawnPicture] = []
  /// The digest of the text of all properties that are recorded for the scene; `nil` if not all
  /// cases with recorded properties are selected.
  var resolved: PixelDigest?
  /// The digests of the pixels of decoded references, by the digests of their files.
  var decoded: [PixelDigest: PixelDigest] = [:]

  var text: String {
    var lines = ["scene \(scene)"]
    var rest = pictures[...]
    while let picture = rest.first {
      let count = rest.prefix { $0 == picture }.count
      rest = rest.dropFirst(count)
      let (size, scale) = (picture.size, Double(picture.scale))
      lines.append("\(picture.digest) \(size.width) \(size.height) \(scale) \(count)")
    }
    if let resolved { lines.append("resolved \(resolved)") }
    for (file, picture) in decoded { lines.append("decoded \(file) \(picture)") }
    return (lines + ["end"]).map { $0 + "\n" }.joined()
  }

  /// Parses the lines of drawings one after the other.
  struct Parser {
    private var drawings: SceneDrawings?

    /// Parses a line.
    ///
    /// - Returns: the drawings if the line is their last line; otherwise `nil`.
    /// - Throws: ``MalformedLine``.
    mutating func parse(_ line: Substring) throws(MalformedLine) -> SceneDrawings? {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "scene", drawings == nil, let scene = Int(words[1]) {
        drawings = SceneDrawings(scene: scene)
      } else if words == ["end"], let finished = drawings {
        drawings = nil
        return finished
      } else if drawings == nil || !add(words) {
        throw MalformedLine()
      }
      return nil
    }

    private mutating func add(_ words: [Substring]) -> Bool {
      let digests = words.map { PixelDigest($0) }
      switch (words.count, words.first) {
      case (2, "resolved"):
        drawings?.resolved = digests[1]
        return digests[1] != nil
      case (3, "decoded"):
        guard let file = digests[1] else { return false }
        drawings?.decoded[file] = digests[2]
        return digests[2] != nil
      case (5, _):
        guard let digest = digests[0], let width = Int(words[1]), let height = Int(words[2]),
          let scale = Double(words[3]), let count = Int(words[4]),
          (1...Self.maxCaseCount).contains(count)
        else { return false }
        drawings?.pictures += repeatElement(
          DrawnPicture(
            digest: digest, size: PixelSize(width: width, height: height), scale: CGFloat(scale)),
          count: count)
        return true
      default: return false
      }
    }

    private static let maxCaseCount = 1 << 24
  }

  /// The error for a line that cannot be parsed.
  struct MalformedLine: Error {}
}
