import Foundation
import Synchronization

/// The results of the last test run of a package:
///
/// ```
/// .cellophane-run                                    marks the folder, and identifies the run
/// results.jsonl                                      one ``RunDocument/Finding`` per snapshot
/// failures/<role>/<module>/<suite>/<snapshot>.png    expected, actual and difference
/// decoded-references                                 a ``DecodedPictures``, kept from run to run
/// ```
///
/// The processes of one `swift test` add to the same results; the first one of the next run removes
/// what the last one left. Files are removed only from a folder that has the marker.
package final class ResultsFolder: Sendable {
  package let root: String
  /// The references that were decoded before.
  let decoded: DecodedPictures
  private let files: FileAccess
  private let run: RunIdentity
  private struct State {
    var isPrepared = false
    /// The references that this run's processes had recorded when this one began.
    var recorded: Set<String> = []
    var failure: SnapshotError?
  }
  private let state = Mutex(State())

  package init(
    root: String, run: RunIdentity = .current, files: FileAccess = .system,
    key: @escaping @Sendable () -> UserKey? = { .current }
  ) {
    self.root = root
    self.run = run
    self.files = files
    decoded = DecodedPictures(path: root + "/" + DecodedPictures.fileName, files: files, key: key)
  }

  static let markerName = ".cellophane-run"
  static let resultsName = "results.jsonl"
  static let failuresName = "failures"
  /// Made from the results by `render-gallery report`.
  static let reportNames = ["index.html", "result.json", "junit.xml", "reg.json"]

  /// Names another folder for results.
  static let variable = "SNAPSHOT_ARTIFACTS"

  /// The folder of a package's results.
  ///
  /// - Parameters:
  ///   - testFile: a file of the package; its folder or one above it has the manifest.
  ///   - environment: may name another folder in `SNAPSHOT_ARTIFACTS`, relative to the current one.
  package static func path(
    forTestFile testFile: String, in environment: [String: String], files: FileAccess = .system
  ) -> String {
    let current = FileManager.default.currentDirectoryPath
    if let chosen = environment[variable], !chosen.isEmpty {
      return FileAccess.folderPath(chosen.hasPrefix("/") ? chosen : current + "/" + chosen)
    }
    return (files.packageFolder(of: testFile) ?? current) + "/.build/snapshots"
  }

  // MARK: - Writing

  /// Why something could not be written; the first failure ends the writing, not the run.
  package var failure: SnapshotError? { state.withLock { $0.failure } }

  /// Adds a line.
  func append(_ result: RunDocument.Finding) {
    perform { () throws(SnapshotError) in
      let line = Array((RunDocument.json(result) + "\n").utf8)
      try files.append(root + "/" + Self.resultsName, line)
    }
  }

  private static func file(
    _ role: Finding.Role, of title: String, pathExtension: String
  ) -> String { "\(failuresName)/\(role.rawValue)/\(title).\(pathExtension)" }

  /// The file about a failure, relative to the folder.
  ///
  /// - Parameter reference: the path of the reference, whose ending the file has.
  static func file(_ role: Finding.Role, of title: String, like reference: String) -> String {
    let name = reference.split(separator: "/").last ?? ""
    let ending = name.dropFirst(FileAccess.stem(of: reference).count + 1)
    return file(role, of: title, pathExtension: ending.isEmpty ? "data" : String(ending))
  }

  /// Whether another process of this run has recorded a reference.
  func hasRecorded(_ reference: String) -> Bool {
    perform { () throws(SnapshotError) in }
    return state.withLock { $0.recorded.contains(reference) }
  }

  /// Writes a file about a failure.
  ///
  /// - Returns: the file, relative to the folder; `nil` if it was not written.
  func write(
    _ bytes: [UInt8], title: String, _ role: Finding.Role, pathExtension: String
  ) -> String? {
    let file = Self.file(role, of: title, pathExtension: pathExtension)
    return perform { () throws(SnapshotError) in
      try files.create(file, in: root, bytes)
      return file
    }
  }

  @discardableResult
  private func perform<Result>(_ body: () throws(SnapshotError) -> Result) -> Result? {
    do throws(SnapshotError) {
      try prepare()
      return try body()
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      return nil
    }
  }

  /// Removes the results of another run, once.
  private func prepare() throws(SnapshotError) {
    let failure = state.withLock { state -> SnapshotError? in
      if let failure = state.failure { return failure }
      guard !state.isPrepared else { return nil }
      do throws(SnapshotError) {
        state.recorded = try takeOver()
        state.isPrepared = true
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// - Returns: the references that were recorded already, if the results are those of this run.
  private func takeOver() throws(SnapshotError) -> Set<String> {
    try files.makeFolder(root)
    let lock = try FolderLock.wait(for: root, .exclusive, files)
    let marker = root + "/" + Self.markerName
    if try files.exists(marker) {
      let last = RunIdentity(try files.readText(Self.markerName, in: root))
      // Tests that were started without `swift test` may run side by side.
      if last == run || last?.isRunning == true {
        let results = last == run ? (try? Self.results(in: root, files: files))?.findings ?? [] : []
        lock.unlock()
        return Set(results.filter { $0.isRecorded == true }.compactMap(\.reference))
      }
      try Self.removeResults(in: root, files)
    }
    try files.create(Self.markerName, in: root, Array((run.description + "\n").utf8))
    lock.unlock()
    return []
  }

  /// Removes the results of a run and the reports about them.
  static func removeResults(in root: String, _ files: FileAccess) throws(SnapshotError) {
    for name in [resultsName, failuresName] + reportNames { try files.remove(root + "/" + name) }
    try files.removeUnfinished(in: root)
  }

  // MARK: - Reading

  /// The results of the last run; `nil` if the folder does not exist.
  package static func results(
    in root: String, files: FileAccess = .system
  ) throws(SnapshotError) -> TestResults? {
    let file = root + "/" + resultsName
    guard try files.exists(file) else { return nil }
    let run = (try? files.readText(markerName, in: root)).flatMap { RunIdentity($0) }
    return TestResults(
      try files.readText(resultsName, in: root), file: file,
      isUnfinished: run?.isRunning == true && run != .current)
  }
}
