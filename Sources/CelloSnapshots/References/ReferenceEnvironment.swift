/// The inputs of pictures besides the sources: the fonts, by digest, and the drawn system versions.
package struct ReferenceEnvironment: Hashable, Sendable {
  /// The kind of the digests in the text that was read.
  package var kind = DigestKind.sha256
  /// The names of the drawn system versions, such as `iOS 26`; `profile` lines in the file.
  package var systemVersions: [String]
  /// Digests of the font files, by file name.
  package var fonts: [String: PixelDigest]
  /// Versions of the libraries that the pictures were made with, by name. For information: they do
  /// not change pixels.
  package var libraries: [String: String]

  package init(
    systemVersions: [String], fonts: [String: PixelDigest], libraries: [String: String] = [:]
  ) {
    self.systemVersions = systemVersions
    self.fonts = fonts
    self.libraries = libraries
  }

  /// The whole file.
  package var text: String {
    let lines =
      [DigestKind.sha256.line] + systemVersions.map { "profile \($0)" }
      + fonts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "font \($0.key) \($0.value)" }
      + libraries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "library \($0.key) \($0.value)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// - Parameter file: the name by which an error calls the file.
  package init(_ text: String, file: String) throws(SnapshotError) {
    self.init(systemVersions: [], fonts: [:])
    kind = .xxh3
    var isFirst = true
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ")
      if words.isEmpty { continue }
      let named = isFirst ? try DigestKind(line: line, of: [.sha256], file: file) : nil
      isFirst = false
      if let named {
        kind = named
        continue
      }
      if words[0] == "profile", words.count > 1 {
        systemVersions.append(words.dropFirst().joined(separator: " "))
      } else if words[0] == "font", words.count >= 3,
        let digest = kind.digest(words[words.count - 1]), !line.contains("/")
      {
        fonts[words[1..<words.count - 1].joined(separator: " ")] = digest
      } else if words[0] == "library", words.count == 3 {
        libraries[String(words[1])] = String(words[2])
      } else {
        throw .brokenLine(
          file: file, line: index + 1, text: String(line.prefix(100)),
          reason:
            "is not a profile, a font file with its digest or a library with its version"
        )
      }
    }
  }
}

extension FileAccess {
  /// The environment in a file; `nil` if the file does not exist.
  func environment(at file: String) throws(SnapshotError) -> ReferenceEnvironment? {
    guard try exists(file) else { return nil }
    return try ReferenceEnvironment(try readText(file), file: file)
  }
}

/// The inputs of pictures on this machine.
package struct DrawingEnvironment: Sendable {
  /// The names of the drawn system versions, such as `iOS 26`.
  package var systemVersions: [String]
  /// The digest of a font file by its name; `nil` if this machine does not have it.
  package var digestOfFont: @Sendable (_ fileName: String) -> PixelDigest?
  /// The fonts that were used so far; `nil` if it is not known for which pictures, because others
  /// draw in the same process.
  package var usedFonts: (@Sendable () -> [String: PixelDigest])?
  /// Versions of the libraries that draw, by name.
  package var libraries: [String: String]
  /// The warnings from drawing so far.
  package var warnings: @Sendable () -> [DrawingWarning]

  package init(
    systemVersions: [String] = [], libraries: [String: String] = [:],
    digestOfFont: @escaping @Sendable (_ fileName: String) -> PixelDigest? = { _ in nil },
    usedFonts: (@Sendable () -> [String: PixelDigest])? = nil,
    warnings: @escaping @Sendable () -> [DrawingWarning] = { [] }
  ) {
    self.systemVersions = systemVersions
    self.digestOfFont = digestOfFont
    self.usedFonts = usedFonts
    self.libraries = libraries
    self.warnings = warnings
  }

  /// The sentence about the first font that is missing or unusable, without which pictures are not
  /// as they should be.
  package var fontProblem: String? { warnings().first { $0.kind == .font }?.sentence }

  /// The libraries of recorded references as this machine would have recorded them: those that draw
  /// here, in the recorded version where it is one, numbers with dots between them.
  func libraries(recordedAs recorded: [String: String]) -> [String: String] {
    libraries.merging(recorded.filter { libraries[$0.key] != nil }) { own, version in
      let parts = version.split(separator: ".", omittingEmptySubsequences: false)
      let isVersion = parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      }
      return isVersion ? version : own
    }
  }

  /// Checks that references made in another environment can be compared with. Of digests of an
  /// earlier kind, only the names of the fonts count.
  package func check(against recorded: ReferenceEnvironment) throws(SnapshotError) {
    for (name, digest) in recorded.fonts.sorted(by: {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }) {
      guard let found = digestOfFont(name) else { throw .missingFont(name: name) }
      guard found == digest || recorded.kind != .sha256 else {
        throw .otherFont(name: name, recorded: digest, found: found)
      }
    }
  }
}

extension ReferenceEnvironment {
  /// The environment with the digests that the fonts have on a machine in place of those of an
  /// earlier kind.
  func renewed(in environment: DrawingEnvironment) -> ReferenceEnvironment {
    guard kind != .sha256 else { return self }
    var new = self
    new.kind = .sha256
    new.fonts = [:]
    for name in fonts.keys { new.fonts[name] = environment.digestOfFont(name) }
    return new
  }
}

/// Something that was noticed while drawing and that people should know.
package struct DrawingWarning: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A font file is missing or unusable on this machine, and another one was used instead.
    case font
    /// No font has the name or design that was asked for; the one used instead is the same on every
    /// machine.
    case fontName
    /// No installed font has a character; a box was drawn.
    case character
    /// No font can have a character, because it is unassigned or private; the box is the same on
    /// every machine.
    case unassignedCharacter
  }

  package var kind: Kind
  package var sentence: String

  /// Whether pictures would be others on a machine that lacks nothing.
  package var questionsPictures: Bool { kind != .unassignedCharacter }

  package init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }
}
