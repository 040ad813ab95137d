/// The inputs of the reference pictures besides the source code: the digests of the fonts, and the
/// system versions that were drawn.
package struct ReferenceEnvironment: Hashable, Sendable {
  /// The kind of the digests in the text from which the environment was read.
  package var kind = DigestKind.sha256
  /// The names of the system versions that were drawn, such as `iOS 26`; lines beginning with
  /// `profile` in the file.
  package var systemVersions: [String]
  /// The digests of the font files, by file name.
  package var fonts: [String: PixelDigest]
  /// The versions of the libraries that drew the pictures, by name. They are informational, because
  /// they do not change pixels.
  package var libraries: [String: String]

  package init(
    systemVersions: [String], fonts: [String: PixelDigest], libraries: [String: String] = [:]
  ) {
    self.systemVersions = systemVersions
    self.fonts = fonts
    self.libraries = libraries
  }

  /// The contents of the file.
  package var text: String {
    let lines =
      [DigestKind.sha256.line] + systemVersions.map { "profile \($0)" }
      + fonts.sorted { $0.key.bytesPrecede($1.key) }
      .map { "font \($0.key) \($0.value)" }
      + libraries.sorted { $0.key.bytesPrecede($1.key) }
      .map { "library \($0.key) \($0.value)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Parses an environment.
  ///
  /// - Parameter file: the name of the file in error messages.
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
  /// Returns the environment in a file; `nil` if the file does not exist.
  func environment(at file: String) throws(SnapshotError) -> ReferenceEnvironment? {
    guard try exists(file) else { return nil }
    return try ReferenceEnvironment(try readText(file), file: file)
  }
}

/// The inputs of pictures on this machine.
package struct DrawingEnvironment: Sendable {
  /// The names of the system versions that can be drawn, such as `iOS 26`.
  package var systemVersions: [String]
  /// Returns the digest of the font file with a name; `nil` if this machine does not have the file.
  package var digestOfFont: @Sendable (_ fileName: String) -> PixelDigest?
  /// Returns the fonts that have been used; `nil` if the pictures that used them cannot be
  /// determined because the process also draws other pictures.
  package var usedFonts: (@Sendable () -> [String: PixelDigest])?
  /// The versions of the libraries that draw, by name.
  package var libraries: [String: String]
  /// Returns the metrics of the system versions, on which the properties of views depend.
  package var metrics: @Sendable () -> ResolvedProperties = { ResolvedProperties() }
  /// Returns different values of metrics that are not numbers, colors or Boolean values, by name.
  package var alternativeMetrics: @Sendable () -> [String: String] = { [:] }
  /// Returns the warnings of all drawings so far.
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

  /// A sentence about the first font that is missing or unusable, which makes pictures incorrect;
  /// `nil` if there is none.
  package var fontProblem: String? { warnings().first { $0.kind == .font }?.sentence }

  /// Returns the libraries that this machine would record: the libraries of this machine, with the
  /// recorded version if it consists of numbers separated by dots.
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

  /// Checks that pictures of this machine can be compared with references from another environment.
  /// If the digests are of an earlier kind, only the names of the fonts are compared.
  package func check(against recorded: ReferenceEnvironment) throws(SnapshotError) {
    for (name, digest) in recorded.fonts.sorted(by: {
      $0.key.bytesPrecede($1.key)
    }) {
      guard let found = digestOfFont(name) else { throw .missingFont(name: name) }
      guard found == digest || recorded.kind != .sha256 else {
        throw .otherFont(name: name, recorded: digest, found: found)
      }
    }
  }
}

extension ReferenceEnvironment {
  /// Returns the environment with the font digests of a machine in place of digests of an earlier
  /// kind.
  func renewed(in environment: DrawingEnvironment) -> ReferenceEnvironment {
    guard kind != .sha256 else { return self }
    var new = self
    new.kind = .sha256
    new.fonts = [:]
    for name in fonts.keys { new.fonts[name] = environment.digestOfFont(name) }
    return new
  }
}

/// A problem that was detected while drawing.
package struct DrawingWarning: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A font file is missing or unusable on this machine, and a different font was used.
    case font
    /// No font has the requested name or design. The substitute is the same on all machines.
    case fontName
    /// No installed font contains a character. A box was drawn.
    case character
    /// A character is unassigned or private, so no font contains it. The box is the same on all
    /// machines.
    case unassignedCharacter
  }

  package var kind: Kind
  package var sentence: String

  /// A Boolean value that indicates whether the pictures would be different on a machine with all
  /// fonts.
  package var questionsPictures: Bool { kind != .unassignedCharacter }

  package init(_ kind: Kind, _ sentence: String) {
    self.kind = kind
    self.sentence = sentence
  }
}
