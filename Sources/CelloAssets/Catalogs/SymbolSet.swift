import Foundation

/// A named symbol of an asset catalog: a template for each layout direction, or a template for both
/// directions.
package struct SymbolSet: Hashable, Sendable {
  /// A variant of the symbol.
  package struct Variant: Hashable, Sendable {
    /// The path of the template.
    package var file: String
    /// The traits for which the variant is intended.
    package var conditions: AssetConditions
  }

  /// The variants, in the order of the file.
  package var variants: [Variant]

  /// Reads a `.symbolset` folder. Entries without a file are omitted.
  package init(folder: String) throws(AssetError) {
    try self.init(AssetContents(folder: folder), folder: folder)
  }

  /// Parses the contents of a `Contents.json`.
  package init(contents data: Data, folder: String) throws(AssetError) {
    try self.init(AssetContents(data, file: folder + "/Contents.json"), folder: folder)
  }

  init(_ contents: AssetContents, folder: String) throws(AssetError) {
    variants = try contents.files("symbols", in: folder).map { path, entry in
      Variant(file: path, conditions: AssetConditions(entry))
    }
  }
}
