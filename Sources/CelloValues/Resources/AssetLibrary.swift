internal import CelloAssets
internal import Synchronization

/// Finds images and colors by name, in bundles and folders.
///
/// A folder is searched for asset catalogs (`.xcassets`, not compiled) and for loose PNG,
/// JPEG and SVG files. A search in the main bundle covers its folder, the resource bundles beside the program,
/// which the package manager makes for an app's targets, and ``folders``.
package final class AssetLibrary: Sendable {
  package static let shared = AssetLibrary()

  private struct State {
    var folders: [String] = []
    var catalogs: [String: [AssetCatalog]] = [:]
    var mainFolders: [String]?
  }

  private let state = Mutex(State())

  package init() {}

  /// Additional folders that are searched, in order, for names without a bundle. Setting them
  /// clears all caches.
  package var folders: [String] {
    get { state.withLock { $0.folders } }
    set {
      state.withLock { state in
        state.folders = newValue
        state.catalogs = [:]
      }
      AssetFiles.removeAll()
      StringTables.removeAll()
    }
  }

  // MARK: Look-up

  func image(named name: String, in bundle: Bundle?) -> AssetImage? {
    guard Self.isValid(name) else { return nil }
    for folder in folders(of: bundle) {
      for catalog in catalogs(in: folder) {
        if let entry = catalog.entry(.image, named: name),
          let set = Self.reading({ () throws(AssetError) in try ImageSet(folder: entry.folder) }),
          !set.variants.isEmpty
        {
          return AssetImage(name: name, source: .image(set))
        }
        if let entry = catalog.entry(.symbol, named: name),
          let set = Self.reading({ () throws(AssetError) in try SymbolSet(folder: entry.folder) }),
          !set.variants.isEmpty
        {
          return AssetImage(name: name, source: .symbol(set))
        }
      }
      if let set = ImageSet(looseFilesNamed: name, in: folder) {
        return AssetImage(name: name, source: .image(set))
      }
    }
    return nil
  }

  func color(named name: String, in bundle: Bundle?) -> AssetColor? {
    guard Self.isValid(name) else { return nil }
    for folder in folders(of: bundle) {
      for catalog in catalogs(in: folder) {
        if let entry = catalog.entry(.color, named: name),
          let set = Self.reading({ () throws(AssetError) in try ColorSet(folder: entry.folder) }),
          !set.variants.isEmpty
        {
          return AssetColor(name: name, set: set)
        }
      }
    }
    return nil
  }

  private static func reading<Value>(_ read: () throws(AssetError) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      ResourceWarnings.note("\(error)")
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether the name can belong to a resource: it is not
  /// empty and does not lead out of the folder.
  static func isValid(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 1_024 && !name.hasPrefix("/") && !name.utf8.contains(0)
      && !name.split(separator: "/").contains("..")
  }

  // MARK: Folders

  /// Returns the folders in which files of a bundle are searched; `nil` for the main bundle.
  package func searchedFolders(of bundle: Bundle?) -> [String] { folders(of: bundle) }

  /// Returns a Boolean value that indicates whether a text is a name that a resource can have.
  package static func isName(_ name: String) -> Bool { isValid(name) }

  func folders(of bundle: Bundle?) -> [String] {
    if let bundle, bundle != Bundle.main { return [bundle.resourcePath ?? bundle.bundlePath] }
    return mainFolders() + folders
  }

  private func mainFolders() -> [String] {
    if let known = state.withLock({ $0.mainFolders }) { return known }
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let beside = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
    let found =
      [main]
      + names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map {
        beside + "/" + $0
      }
    state.withLock { $0.mainFolders = found }
    return found
  }

  /// The catalogs in a folder, or the folder itself if it is one.
  private func catalogs(in folder: String) -> [AssetCatalog] {
    if let known = state.withLock({ $0.catalogs[folder] }) { return known }
    let paths: [String]
    if folder.hasSuffix(".xcassets") {
      paths = [folder]
    } else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      paths = names.filter { $0.hasSuffix(".xcassets") }.sorted().map { folder + "/" + $0 }
    }
    let found = paths.compactMap { path in
      Self.reading { () throws(AssetError) in try AssetCatalog(folder: path) }
    }
    state.withLock { $0.catalogs[folder] = found }
    return found
  }
}
