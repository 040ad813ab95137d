/// The resolved properties of several pictures. The text form has a section for each picture.
///
/// The sections of tests' snapshots are independent. For a scene, the sections are sorted by
/// complexity. The first section is complete, and each other section contains only the differences
/// from an earlier section: the first one, or a section whose name lacks a flag or word. Such a
/// file describes the changes of each state, and most changes of the first picture change a single
/// line:
/// ```
/// [normal]
/// background.color: #ffffff
/// text.font: Inter-Regular 17
///
/// [selected] as [normal] but
/// background.color: #d1d1d6
/// - separator.color
///
/// [selected.dark] as [selected] but
/// background.color: #3a3a3c
/// ```
package struct ResolvedRecord<Name: PictureName>: Hashable, Sendable {
  /// The properties by the name of the picture.
  package var pictures: [Name: ResolvedProperties]

  package init(_ pictures: [Name: ResolvedProperties] = [:]) { self.pictures = pictures }

  /// Parses a record.
  ///
  /// - Parameter file: the name of the file in error messages.
  package init(_ text: String, file: String) throws(SnapshotError) {
    pictures = [:]
    var sections: [(name: Name, base: Name?, lines: [Substring])] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard !line.isEmpty else { continue }
      if line.hasPrefix("[") {
        guard let head = Self.head(line) else {
          throw .brokenLine(
            file: file, line: index + 1, text: String(line.prefix(100)), reason: "is not a heading")
        }
        sections.append((head.name, head.base, []))
      } else if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
        throw .brokenLine(
          file: file, line: index + 1, text: String(line.prefix(100)),
          reason: "is a merge conflict marker")
      } else if sections.isEmpty || !(line.contains(":") || line.hasPrefix("- ")) {
        throw .brokenLine(
          file: file, line: index + 1, text: String(line.prefix(100)),
          reason: "is not a property of a picture")
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
    for section in sections {
      let kept = section.lines.filter { !$0.hasPrefix("- ") }
      guard let base = section.base else {
        pictures[section.name] = ResolvedProperties(lines: kept)
        continue
      }
      let changes =
        section.lines.filter { $0.hasPrefix("- ") }.map {
          ResolvedProperties.Change(name: String($0.dropFirst(2)), old: nil, new: nil)
        }
        + ResolvedProperties(lines: kept).properties.map {
          ResolvedProperties.Change(name: $0.name, old: nil, new: $0.value)
        }
      pictures[section.name] = (pictures[base] ?? ResolvedProperties()).applying(changes)
    }
  }

  /// Parses `[name]`, `[name] as [base]` or `[name] as [base] but`.
  private static func head(_ line: Substring) -> (name: Name, base: Name?)? {
    let parts = line.split(separator: " ")
    func name(_ part: Substring) -> Name? {
      guard part.hasPrefix("["), part.hasSuffix("]") else { return nil }
      return Name(text: String(part.dropFirst().dropLast()))
    }
    guard let own = name(parts[0]) else { return nil }
    guard parts.count > 1 else { return (own, nil) }
    guard parts.count == 3 || (parts.count == 4 && parts[3] == "but"), parts[1] == "as",
      let base = name(parts[2])
    else { return nil }
    return (own, base)
  }
}

extension ResolvedRecord<CaseName> {
  /// The contents of the file; empty if no picture has properties.
  package var text: String {
    let named = pictures.sorted { ($0.key.complexity, $0.key) < ($1.key.complexity, $1.key) }
    guard let first = named.first, pictures.values.contains(where: { !$0.properties.isEmpty })
    else { return "" }
    var sections = [["[\(first.key)]"] + first.value.lines]
    for (name, properties) in named.dropFirst() {
      let bases = [first.key] + name.simplerNames.filter { $0 != first.key }
      let differences = bases.compactMap { base in
        pictures[base].map { (base: base, lines: properties.differences(from: $0)) }
      }
      // The first section is one of the bases. Among equally long sections, its differences are
      // used.
      let (base, lines) = differences.min { size($0.lines) < size($1.lines) }!
      sections.append(["[\(name)] as [\(base)]" + (lines.isEmpty ? "" : " but")] + lines)
    }
    return sections.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func size(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }
}

extension ResolvedProperties {
  /// The lines of a section that contains only the differences from other properties.
  fileprivate func differences(from base: ResolvedProperties) -> [String] {
    changes(from: base).map { change in
      change.new.map { "\(change.name): \($0)" } ?? "- \(change.name)"
    }
  }
}

extension ResolvedRecord<SnapshotName> {
  /// The contents of the file. Pictures without properties are omitted.
  var text: String {
    pictures.filter { !$0.value.properties.isEmpty }.sorted { $0.key < $1.key }
      .map { name, properties in
        (["[\(name)]"] + properties.lines).map { $0 + "\n" }.joined()
      }.joined(separator: "\n")
  }
}

/// The name of a picture, which does not contain spaces.
package protocol PictureName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Creates a name; `nil` if the text is not a valid name.
  init?(text: String)
}
