internal import CelloAssets
internal import CelloRaster
internal import Synchronization

/// The tables of strings that have been read, each of them once. A table that cannot be read is
/// added to ``ResourceWarnings``.
enum StringTables {
  private static let catalogs = Mutex(GenerationalCache<String, StringCatalog?>(capacity: 1_024))
  private static let files = Mutex(GenerationalCache<String, [String: String]?>(capacity: 1_024))

  private static let variables = Mutex(
    GenerationalCache<String, [String: LocalizedText]?>(capacity: 1_024))

  static func catalog(_ path: String) -> StringCatalog? {
    table(path, in: catalogs) { path throws(AssetError) in try StringCatalog(file: path) }
  }

  static func strings(_ path: String) -> [String: String]? {
    table(path, in: files) { path throws(AssetError) in try StringsFile.read(path) }
  }

  static func variables(_ path: String) -> [String: LocalizedText]? {
    table(path, in: variables) { path throws(AssetError) in try StringsDictFile.read(path) }
  }

  /// Removes every table, because files may have changed.
  static func removeAll() {
    catalogs.withLock { $0.removeAll() }
    files.withLock { $0.removeAll() }
    variables.withLock { $0.removeAll() }
  }

  private static func table<Table: Sendable>(
    _ path: String, in cache: borrowing Mutex<GenerationalCache<String, Table?>>,
    _ read: (String) throws(AssetError) -> Table
  ) -> Table? {
    if let known = cache.withLock({ $0[path] }) { return known }
    var table: Table?
    if FileManager.default.fileExists(atPath: path) {
      do throws(AssetError) {
        table = try read(path)
      } catch {
        ResourceWarnings.note("\(error)")
      }
    }
    let result = table
    cache.withLock { $0[path] = .some(result) }
    return result
  }
}
