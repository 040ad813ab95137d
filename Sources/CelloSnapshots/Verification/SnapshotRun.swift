import Foundation
import Synchronization

/// The snapshots of a run of tests: what is shared by all assertions of a process.
package final class SnapshotRun: Sendable {
  /// The run of this process, unless a test has one of its own.
  @TaskLocal package static var current = shared

  /// The run of this process.
  package static let shared = SnapshotRun()

  /// The environment variables.
  package let variables: [String: String]
  /// Those that name files and are not UTF-8.
  private let unreadableVariables: [String]
  private let identity: RunIdentity
  private let files: FileAccess

  private struct State {
    /// How many snapshots without a name a test has taken.
    var counts: [String: Int] = [:]
    /// By reference, in lower case, as some file systems do not tell cases apart.
    var claims: [String: Claim] = [:]
    var results: [String: ResultsFolder] = [:]
    /// By test file, the folder of its results.
    var resultsOfFiles: [String: ResultsFolder] = [:]
    var checkedFolders: Set<String> = []
    /// By folder, then the start of a test's names, the names of the references that it used.
    var used: [String: [String: Set<String>]] = [:]
    /// The recorded properties of a folder, by the file's path.
    var resolved: [String: (stamp: FileStamp, record: ResolvedRecord<SnapshotName>?)] = [:]
  }
  private struct Claim {
    var location: String
    /// The content that was recorded in this run.
    var recorded: PixelDigest?
  }
  private let state = Mutex(State())

  package init(
    variables: [String: String] = ProcessInfo.processInfo.environment,
    unreadableVariables: [String] = EnvironmentText.unreadablePaths,
    identity: RunIdentity = .current, files: FileAccess = .system
  ) {
    self.variables = variables
    self.unreadableVariables = unreadableVariables
    self.identity = identity
    self.files = files
  }

  /// The number of the next snapshot of a test that has no name: 1, 2 and so on.
  package func nextNumber(of test: String) -> Int {
    state.withLock { state in
      state.counts[test, default: 0] += 1
      return state.counts[test]!
    }
  }

  /// Starts the numbers of a test anew, because it runs again.
  package func restartNumbers(of test: String) {
    state.withLock { state in
      state.counts[test] = nil
    }
  }

  /// Notes that an assertion uses a reference.
  ///
  /// - Parameter location: the assertion, as `path:line`.
  /// - Throws: ``SnapshotError/repeatedName(file:first:second:)`` if another assertion uses it.
  func claim(_ file: String, location: String) throws(SnapshotError) {
    let first = state.withLock { state -> String in
      let key = file.lowercased()
      let claim = state.claims[key] ?? Claim(location: location)
      state.claims[key] = claim
      return claim.location
    }
    guard first == location else {
      throw .repeatedName(file: file, first: first, second: location)
    }
  }

  /// Notes that a test uses a reference of the folder beside its file.
  ///
  /// - Parameter test: the start of the names of the test's snapshots.
  package func noteUse(of file: String, byTest test: String, in folder: SnapshotFolder) {
    let name = String(file.dropFirst(folder.root.utf8.count + 1))
    state.withLock { state in
      _ = state.used[folder.root, default: [:]][test, default: []].insert(name)
    }
  }

  /// By folder, then the start of a test's names, the names of the references that it used.
  package var usedReferences: [String: [String: Set<String>]] { state.withLock { $0.used } }

  /// Checks that a reference may be written.
  ///
  /// - Throws: ``SnapshotError/repeatedName(file:first:second:)`` if this run wrote another content.
  func checkRecording(
    _ content: PixelDigest, to file: String, location: String
  ) throws(SnapshotError) {
    let former = state.withLock { $0.claims[file.lowercased()]?.recorded }
    if let former, former != content {
      throw .repeatedName(file: file, first: location, second: location)
    }
  }

  /// Notes that a reference was written.
  func noteRecording(_ content: PixelDigest, to file: String) {
    state.withLock { $0.claims[file.lowercased()]?.recorded = content }
  }

  /// Notes that the references of a scene were written.
  ///
  /// - Parameter ledger: the path of its ledger.
  package func noteRecording(of ledger: String) {
    state.withLock { state in
      state.claims[ledger.lowercased()] = Claim(
        location: ledger, recorded: PixelDigest(words: .zero))
    }
  }

  /// Whether the reference was written in this run, so that comparing with it proves nothing.
  package func hasRecorded(_ file: String) -> Bool {
    state.withLock { $0.claims[file.lowercased()]?.recorded != nil }
  }

  /// The resolved properties of a folder's pictures, read again when the file has changed; `nil` if
  /// the file does not exist.
  func resolved(in folder: SnapshotFolder) throws(SnapshotError) -> ResolvedRecord<SnapshotName>? {
    let file = folder.resolvedFile
    guard let stamp = try folder.files.stamp(of: file) else { return nil }
    if let known = state.withLock({ $0.resolved[file] }), known.stamp == stamp {
      return known.record
    }
    let record = try folder.resolved()
    state.withLock { $0.resolved[file] = (stamp, record) }
    return record
  }

  /// Notes the resolved properties that were written into a folder, so that they are not read again.
  func noteResolved(
    _ record: ResolvedRecord<SnapshotName>, in folder: SnapshotFolder
  ) throws(SnapshotError) {
    let file = folder.resolvedFile
    let stamp = try folder.files.stamp(of: file)
    state.withLock { $0.resolved[file] = stamp.map { ($0, record) } }
  }

  /// Returns whether the folder has not been asked for before.
  package func isFirstVisit(of folder: String) -> Bool {
    state.withLock { $0.checkedFolders.insert(folder).inserted }
  }

  /// The folder of the results of the package that a test file belongs to.
  ///
  /// - Throws: ``SnapshotError/unreadableVariable(_:)``.
  package func results(forTestFile testFile: String) throws(SnapshotError) -> ResultsFolder {
    let variable = ResultsFolder.variable
    if unreadableVariables.contains(variable) { throw .unreadableVariable(variable) }
    if let known = state.withLock({ $0.resultsOfFiles[testFile] }) { return known }
    let root = ResultsFolder.path(forTestFile: testFile, in: variables, files: files)
    return state.withLock { state in
      let folder = state.results[root] ?? ResultsFolder(root: root, run: identity, files: files)
      state.results[root] = folder
      state.resultsOfFiles[testFile] = folder
      return folder
    }
  }
}
