/// What a picture shows and what it was drawn from, as texts in its file.
///
/// Anybody can write anything into it, so comparisons are of pixels and ignore it. Standard keywords have what any viewer can show.
package struct PictureRecipe: Hashable, Sendable {
  /// The version of Cellophane.
  package static let version = "0.1.0"

  /// `group/scene/case`, or `module/test file/snapshot`.
  package var name: String
  /// What drew it, such as `Cellophane 0.1.0`.
  package var software: String
  /// Empty where they are in a file beside the picture.
  package var properties: ResolvedProperties

  package init(name: String, properties: ResolvedProperties = ResolvedProperties()) {
    self.name = name
    software = "Cellophane \(Self.version)"
    self.properties = properties
  }

  private static let propertiesKeyword = "Cellophane properties"

  /// Reads the recipe of a picture; `nil` if it has none.
  package init?(_ image: PNGImage) {
    guard let name = image["Title"], let software = image["Software"],
      software.hasPrefix("Cellophane ")
    else { return nil }
    self.name = name
    self.software = software
    properties = ResolvedProperties(
      lines: (image[Self.propertiesKeyword] ?? "").split(separator: "\n"))
  }

  /// The texts of a PNG file.
  package var texts: [PNGText] {
    var texts = [
      PNGText(keyword: "Title", value: name), PNGText(keyword: "Software", value: software),
    ]
    if !properties.properties.isEmpty {
      texts.append(
        PNGText(
          keyword: Self.propertiesKeyword, value: properties.lines.joined(separator: "\n")))
    }
    // The format has no U+0000 in texts.
    for index in texts.indices { texts[index].value.unicodeScalars.removeAll { $0 == "\0" } }
    return texts
  }

  /// A PNG file with the recipe; the file as it is if it cannot hold it.
  package func inserted(into file: [UInt8]) -> [UInt8] {
    (try? PNGEncoder.replacingTexts(of: file, with: texts)) ?? file
  }
}
