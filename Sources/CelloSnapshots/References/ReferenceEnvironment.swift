/// What decides about pictures besides the sources: the fonts, by digest, and which looks are drawn.
package struct ReferenceEnvironment: Hashable, Sendable {
  /// The names of the looks, such as `iOS 26`.
  package var profiles: [String]
  /// Digests of the font files, by file name.
  package var fonts: [String: PixelDigest]

  package init(profiles: [String], fonts: [String: PixelDigest]) {
    self.profiles = profiles
    self.fonts = fonts
  }

  /// The whole file.
  package var text: String {
    let lines =
      profiles.map { "profile \($0)" }
      + fonts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "font \($0.key) \($0.value)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// - Parameter file: the name by which an error calls the file.
  package init(_ text: String, file: String) throws(SnapshotError) {
    self.init(profiles: [], fonts: [:])
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ")
      if words.isEmpty { continue }
      if words[0] == "profile", words.count > 1 {
        profiles.append(words.dropFirst().joined(separator: " "))
      } else if words[0] == "font", words.count >= 3,
        let digest = PixelDigest(words[words.count - 1])
      {
        fonts[words[1..<words.count - 1].joined(separator: " ")] = digest
      } else {
        throw .brokenLine(
          file: file, line: index + 1, text: String(line.prefix(100)),
          reason: "names neither a profile nor a font with its digest")
      }
    }
  }
}

/// What decides about pictures on this machine.
package struct DrawingEnvironment: Sendable {
  /// The names of the looks that are drawn.
  package var profiles: [String]
  /// The digest of a font file by its name; `nil` if this machine does not have it.
  package var digestOfFont: @Sendable (_ fileName: String) -> PixelDigest?
  /// The fonts that were used so far.
  package var usedFonts: @Sendable () -> [String: PixelDigest]

  package init(
    profiles: [String] = [],
    digestOfFont: @escaping @Sendable (_ fileName: String) -> PixelDigest? = { _ in nil },
    usedFonts: @escaping @Sendable () -> [String: PixelDigest] = { [:] }
  ) {
    self.profiles = profiles
    self.digestOfFont = digestOfFont
    self.usedFonts = usedFonts
  }

  /// Checks that references made in another environment can be compared with.
  package func check(against recorded: ReferenceEnvironment) throws(SnapshotError) {
    for (name, digest) in recorded.fonts.sorted(by: {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }) {
      guard let found = digestOfFont(name) else { throw .missingFont(name: name) }
      guard found == digest else { throw .otherFont(name: name, recorded: digest, found: found) }
    }
  }
}
