import Foundation
import Synchronization

/// The results of the last test run of a package:
///
/// ```
/// .cellophane-run                                    the marker, which identifies the run
/// results.jsonl                                      a ``RunDocument/Finding`` for each snapshot
/// previous-results.jsonl                             the results of the run before
/// failures/<role>/<module>/<suite>/<snapshot>.png    expected, actual and difference
/// decoded-references                                 a ``DecodedPictures`` cache between runs
/// ```
///
/// The processes of a `swift test` command add to the same results. The first process of the next
/// run moves the results of the last run and removes its pictures. Files are removed only from a folder with the marker.
package final class ResultsFolder: Sendable {
  package let root: String
  /// The cache of references that earlier runs have decoded.
  let decoded: DecodedPictures
  private let files: FileAccess
  private let run: RunIdentity
  private struct State {
    var isPrepared = false
    /// The references that other processes of the run had recorded when this process began.
    var recorded: Set<String> = []
    var failure: SnapshotError?
    /// The results of the run before, and the time of the last one, once they have been read.
    var previous: (text: String, date: Date)??
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
  static let previousName = "previous-results.jsonl"
  static let failuresName = "failures"
  /// The files that `render-gallery report` creates from the results.
  static let reportNames = ["index.html", "result.json", "junit.xml", "reg.json"]

  /// Returns the folder of a package's results.
  ///
  /// - Parameters:
  ///   - testFile: a file of the package, which is in the folder of the package manifest or below
  ///     it.
  ///   - environment: the environment variables. `SNAPSHOT_ARTIFACTS` can contain the path of
  ///     another folder, relative to the working folder.
  package static func path(
    forTestFile testFile: String, in environment: [String: String], files: FileAccess = .system
  ) -> String {
    let current = FileManager.default.currentDirectoryPath
    if let chosen = environment[EnvironmentText.resultsFolder], !chosen.isEmpty {
      return FileAccess.folderPath(chosen.hasPrefix("/") ? chosen : current + "/" + chosen)
    }
    return (files.packageFolder(of: testFile) ?? current) + "/.build/snapshots"
  }

  // MARK: - Writing

  /// The first error; `nil` if there is none. After the first error, nothing more is written, but
  /// the run continues.
  package var failure: SnapshotError? { state.withLock { $0.failure } }

  /// Appends a result.
  func append(_ result: RunDocument.Finding) {
    perform { () throws(SnapshotError) in
      let line = Array((RunDocument.json(result) + "\n").utf8)
      try files.append(root + "/" + Self.resultsName, line)
    }
  }

  private static func file(
    _ role: Finding.Role, of title: String, pathExtension: String
  ) -> String { "\(failuresName)/\(role.rawValue)/\(title).\(pathExtension)" }

  /// Returns the path of a file of a failure, relative to the folder.
  ///
  /// - Parameter reference: the path of the reference, whose extension the file gets.
  static func file(_ role: Finding.Role, of title: String, like reference: String) -> String {
    let name = reference.split(separator: "/").last ?? ""
    let ending = name.dropFirst(FileAccess.stem(of: reference).count + 1)
    return file(role, of: title, pathExtension: ending.isEmpty ? "data" : String(ending))
  }

  /// Returns a Boolean value that indicates whether another process of this run has recorded a
  /// reference.
  func hasRecorded(_ reference: String) -> Bool {
    perform { () throws(SnapshotError) in }
    return state.withLock { $0.recorded.contains(reference) }
  }

  /// Writes a file of a failure.
  ///
  /// - Returns: the path relative to the folder; `nil` if the file was not written.
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

  /// Removes the results of an earlier run, once in each process.
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

  /// Prepares the folder for this run.
  ///
  /// - Returns: the references that other processes of this run have recorded.
  private func takeOver() throws(SnapshotError) -> Set<String> {
    try files.makeFolder(root)
    let lock = try FolderLock.wait(for: root, .exclusive, files)
    let marker = root + "/" + Self.markerName
    if try files.exists(marker) {
      let last = RunIdentity(try files.readText(Self.markerName, in: root))
      // Tests that were started without `swift test` can run at the same time.
      if last == run || last?.isRunning == true {
        let results = last == run ? (try? Self.results(in: root, files: files))?.findings ?? [] : []
        lock.unlock()
        return Set(results.filter { $0.isRecorded == true }.compactMap(\.reference))
      }
      if try files.exists(root + "/" + Self.resultsName) {
        try files.rename(
          root + "/" + Self.resultsName, to: root + "/" + Self.previousName, isDurable: false)
      }
      try Self.removeResults(in: root, files)
    }
    try files.create(Self.markerName, in: root, Array((run.description + "\n").utf8))
    lock.unlock()
    return []
  }

  /// Removes the results of a run and the reports that were created from them.
  static func removeResults(in root: String, _ files: FileAccess) throws(SnapshotError) {
    for name in [resultsName, failuresName] + reportNames { try files.remove(root + "/" + name) }
    try files.removeUnfinished(in: root)
  }

  // MARK: - The run before

  /// Returns the results of a snapshot in the run before, if the same build of the tests ran; empty
  /// if they are unknown. A test that ran several times has several results.
  ///
  /// - Parameters:
  ///   - title: the name of the snapshot in results.
  ///   - build: the time at which the tests were built; `nil` if it is unknown.
  func previousResults(of title: String, builtAt build: Date?) -> [RunDocument.Finding] {
    perform { () throws(SnapshotError) in }
    let previous = state.withLock { state in
      if let known = state.previous { return known }
      let read = readPrevious()
      state.previous = .some(read)
      return read
    }
    guard let build, let previous, build < previous.date else { return [] }
    // Decoding each line of a large run would take seconds.
    let name = RunDocument.json(title)
    let lines = previous.text.split(separator: "\n").filter { $0.contains("\"name\":\(name)") }
    let findings = lines.compactMap { line in
      try? JSONDecoder().decode(RunDocument.Finding.self, from: Data(line.utf8))
    }
    return findings.filter { $0.name == title }
  }

  private func readPrevious() -> (text: String, date: Date)? {
    guard let stamp = try? files.stamp(of: root + "/" + Self.previousName),
      let text = try? files.readText(Self.previousName, in: root)
    else { return nil }
    return (text, stamp.date)
  }

  // MARK: - Reading

  /// Returns the results of the last run; `nil` if the folder does not exist.
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
