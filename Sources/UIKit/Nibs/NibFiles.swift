internal import CelloNibs

/// Finds and reads the sources of nib files and storyboards in bundles. Each file is read once, until it changes.
@MainActor enum NibFiles {
  static let warnings = WarningLog()

  private struct Entry {
    var date: Date?
    var document: NibDocument?
  }

  private static var documents: [String: Entry] = [:]

  /// Returns the document with a name in a bundle; `nil` if it does not exist or cannot be read.
  ///
  /// - Parameters:
  ///   - name: the name, with or without an extension.
  ///   - pathExtension: `xib` or `storyboard`.
  static func document(named name: String, _ pathExtension: String, in bundle: Bundle?)
    -> NibDocument?
  {
    path(of: name, pathExtension, in: bundle).flatMap(document)
  }

  /// Returns the path of the file with a name in a bundle; `nil` if there is none.
  ///
  /// A file for a kind of devices, such as `Row~ipad.xib`, takes precedence, as does one in the folder of the language over one in
  /// `Base.lproj`.
  static func path(of name: String, _ pathExtension: String, in bundle: Bundle?) -> String? {
    var name = name
    for suffix in [".xib", ".nib", ".storyboard"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    guard AssetLibrary.isName(name) else { return nil }
    let device = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    let manager = FileManager.default
    for folder in AssetLibrary.shared.searchedFolders(of: bundle) {
      // The package manager writes the names of folders in lowercase.
      for language in ["", "en.lproj/", "Base.lproj/", "base.lproj/", "English.lproj/"] {
        for suffix in [device, ""] {
          let path = "\(folder)/\(language)\(name)\(suffix).\(pathExtension)"
          if manager.fileExists(atPath: path) { return path }
        }
      }
    }
    return nil
  }

  /// Returns the document of a file.
  static func document(at path: String) -> NibDocument? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    if let known = documents[path], known.date == date { return known.document }
    let document = read { () throws(NibError) in try NibDocument(path: path) }
    documents[path] = Entry(date: date, document: document)
    return document
  }

  /// Reads a document, and logs what cannot be read.
  static func read(_ body: () throws(NibError) -> NibDocument) -> NibDocument? {
    do throws(NibError) {
      let document = try body()
      for warning in document.warnings { warnings.note("\(warning)") }
      return document
    } catch {
      warnings.note("\(error)")
      return nil
    }
  }
}
