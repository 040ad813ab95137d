/// The name, software and properties of a picture, which are stored as texts in its file.
///
/// The texts can be changed by anybody, so comparisons ignore them. Data that any image viewer can
/// show uses the standard keywords of the format.
package struct PictureRecipe: Hashable, Sendable {
  /// The version of Cellophane.
  package static let version = "0.1.0"

  /// The name of the picture: `group/scene/case`, or `module/test file/snapshot`.
  package var name: String
  /// The software that drew the picture, such as `Cellophane 0.1.0`.
  package var software: String
  /// The resolved properties; empty if they are in a separate file.
  package var properties: ResolvedProperties

  package init(name: String, properties: ResolvedProperties = ResolvedProperties()) {
    self.name = name
    software = "Cellophane \(Self.version)"
    self.properties = properties
  }

  private static let propertiesKeyword = "Cellophane properties"

  /// Reads the recipe of a picture; `nil` if the picture has none.
  package init?(_ image: PNGImage) {
    guard let name = image["Title"], let software = image["Software"],
      software.hasPrefix("Cellophane ")
    else { return nil }
    self.name = name
    self.software = software
    properties = ResolvedProperties(
      lines: (image[Self.propertiesKeyword] ?? "").split(separator: "\n"))
  }

  /// The recipe as texts of a PNG file.
  package var texts: [PNGText] {
    var texts = [
      PNGText(keyword: "Title", value: name), PNGText(keyword: "Software", value: software),
    ]
    if !properties.properties.isEmpty {
      texts.append(
        PNGText(
          keyword: Self.propertiesKeyword, value: properties.lines.joined(separator: "\n")))
    }
    // Texts in PNG files cannot contain U+0000.
    for index in texts.indices { texts[index].value.unicodeScalars.removeAll { $0 == "\0" } }
    return texts
  }

  /// Returns a PNG file with the recipe; the unchanged file if the recipe cannot be added.
  package func inserted(into file: [UInt8]) -> [UInt8] {
    (try? PNGEncoder.replacingTexts(of: file, with: texts)) ?? file
  }
}
