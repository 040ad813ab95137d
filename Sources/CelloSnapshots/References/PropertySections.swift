/// The resolved properties of several pictures as text: a section for each, sorted by name.
///
/// ```
/// [inbox.selected]
/// background.color: #d1d1d6
/// text.font: Inter-Regular 17
/// ```
struct PropertySections: Hashable, Sendable {
  private var pictures: [String: ResolvedProperties] = [:]

  init() {}

  /// The properties of a picture; empty ones are not stored.
  subscript(name: String) -> ResolvedProperties? {
    get { pictures[name] }
    set { pictures[name] = newValue?.properties.isEmpty == true ? nil : newValue }
  }

  /// The whole file; empty without pictures.
  var text: String {
    pictures.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { name, properties in
        (["[\(name)]"] + properties.lines).map { $0 + "\n" }.joined()
      }.joined(separator: "\n")
  }

  /// - Parameter file: the name by which an error calls the file.
  init(_ text: String, file: String) throws(SnapshotError) {
    var name: String?
    var lines: [Substring] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      if line.hasPrefix("["), line.hasSuffix("]") {
        if let name { pictures[name] = ResolvedProperties(lines: lines) }
        name = String(line.dropFirst().dropLast())
        lines = []
      } else if name != nil, line.contains(":") {
        lines.append(line)
      } else {
        let isMarker = ["<<<<<<<", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
        throw .brokenLine(
          file: file, line: index + 1, text: String(line.prefix(100)),
          reason: isMarker ? "is a merge conflict marker" : "is not a property of a picture")
      }
    }
    if let name { pictures[name] = ResolvedProperties(lines: lines) }
  }
}
