import Foundation

/// A named symbol of an asset catalog: one template for each direction, or one for both.
package struct SymbolSet: Hashable, Sendable {
  package struct Variant: Hashable, Sendable {
    /// The template's path.
    package var file: String
    package var conditions: AssetConditions
  }

  package var variants: [Variant]

  /// Reads a `.symbolset` folder. Entries without a file are left out.
  package init(folder: String) throws(AssetError) {
    try self.init(AssetContents(folder: folder), folder: folder)
  }

  /// Reads the text of a `Contents.json`.
  package init(contents data: Data, folder: String) throws(AssetError) {
    try self.init(AssetContents(data, file: folder + "/Contents.json"), folder: folder)
  }

  init(_ contents: AssetContents, folder: String) throws(AssetError) {
    variants = try contents.files("symbols", in: folder).map { path, entry in
      Variant(file: path, conditions: AssetConditions(entry))
    }
  }
}
