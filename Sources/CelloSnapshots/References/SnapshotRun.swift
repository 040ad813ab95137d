import Foundation
import Synchronization

/// The state of a test run that all assertions of a process share.
package final class SnapshotRun: Sendable {
  /// The run of this process, or the run that a test of this package has set for its task.
  @TaskLocal package static var current = shared

  /// The run of this process.
  package static let shared = SnapshotRun()

  /// The environment variables.
  package let variables: [String: String]
  /// The names of the variables that contain a path and are not valid UTF-8.
  private let unreadableVariables: [String]
  private let identity: RunIdentity
  private let files: FileAccess

  private struct State {
    /// The number of snapshots without a name that each test has taken.
    var counts: [String: Int] = [:]
    /// The uses of references by their lowercase path, because some file systems are not
    /// case-sensitive.
    var claims: [String: Claim] = [:]
    /// The uses of references whose names may be repeated, as the path and the location.
    var attempts: Set<[String]> = []
    var results: [String: ResultsFolder] = [:]
    /// The folder of results for each test file.
    var resultsOfFiles: [String: ResultsFolder] = [:]
    var checkedFolders: Set<String> = []
    /// The names of the references that were used, by folder and then by the beginning of a test's
    /// names.
    var used: [String: [String: Set<String>]] = [:]
    /// The last part of the names of references that differ between platforms, by folder.
    var platforms: [String: String] = [:]
    /// The recorded properties of a folder, by the path of the file.
    var resolved: [String: (stamp: FileStamp, record: ResolvedRecord<SnapshotName>?)] = [:]
    /// The folders with appended properties, and the number of these, by the path of the folder.
    var appended: [String: (folder: SnapshotFolder, count: Int)] = [:]
    /// The folders with files that are not yet synchronized with the disk.
    var written: Set<String> = []
  }
  private struct Claim {
    var location: String
    var value: String
    /// The digest of the first content; `nil` if it is unknown.
    var content: PixelDigest?
    /// The digest of the content that was recorded in this run; `nil` for none.
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

  /// Returns the number of a test's next snapshot without a name, starting with 1.
  package func nextNumber(of test: String) -> Int {
    state.withLock { state in
      state.counts[test, default: 0] += 1
      return state.counts[test]!
    }
  }

  /// Resets the number of a test's snapshots, because the test runs again.
  package func restartNumbers(of test: String) {
    state.withLock { state in
      state.counts[test] = nil
    }
  }

  /// Registers the use of a reference by an assertion.
  ///
  /// - Parameters:
  ///   - location: the location of the assertion, as `path:line`.
  ///   - value: the arguments and the name of the snapshot, as they are before they become a part
  ///     of a file's name.
  ///   - content: the digest of the snapshot; `nil` if it cannot be drawn.
  /// - Throws: ``SnapshotError/repeatedName(file:first:second:)`` if another assertion, or the same
  ///   assertion, uses the reference with different or unknown content;
  ///   ``SnapshotError/indistinctNames(file:location:first:second:)`` if the same assertion uses it
  ///   with another value.
  func claim(
    _ file: String, location: String, value: String, content: PixelDigest? = nil
  ) throws(SnapshotError) {
    let first = state.withLock { state -> Claim in
      let key = file.lowercased()
      let claim = state.claims[key] ?? Claim(location: location, value: value, content: content)
      state.claims[key] = claim
      return claim
    }
    guard first.location == location else {
      // Assertions may check that a view looks the same in several ways.
      if let content, first.content == content { return }
      throw .repeatedName(file: file, first: first.location, second: location)
    }
    // Some file systems do not distinguish the compositions of a character, such as é.
    guard first.value.unicodeScalars.elementsEqual(value.unicodeScalars) else {
      throw .indistinctNames(
        file: file, location: location, first: first.value, second: value)
    }
    guard first.content == nil || content == nil || first.content == content else {
      throw .repeatedName(file: file, first: location, second: location)
    }
  }

  /// Registers the use of a reference whose name may be repeated, and returns a Boolean value that
  /// indicates whether the same assertion has used it before.
  ///
  /// - Parameter location: the location of the assertion, as `path:line`.
  func registerAttempt(_ file: String, location: String) -> Bool {
    state.withLock { !$0.attempts.insert([file, location]).inserted }
  }

  /// Registers the use of a reference in the folder of a test file.
  ///
  /// - Parameters:
  ///   - test: the beginning of the names of the test's snapshots.
  ///   - platform: the last part of the names of references that differ between platforms; `nil`
  ///     for none.
  package func registerUse(
    of file: String, byTest test: String, in folder: SnapshotFolder, platform: String? = nil
  ) {
    let name = String(file.dropFirst(folder.root.utf8.count + 1))
    state.withLock { state in
      if let platform { state.platforms[folder.root] = platform }
      _ = state.used[folder.root, default: [:]][test, default: []].insert(name)
    }
  }

  /// The names of the references that were used, by folder and then by the beginning of a test's
  /// names.
  package var usedReferences: [String: [String: Set<String>]] { state.withLock { $0.used } }

  /// The last part of the names of references that differ between platforms, by folder.
  package var platforms: [String: String] { state.withLock { $0.platforms } }

  /// Checks that a reference can be written.
  ///
  /// - Throws: ``SnapshotError/repeatedName(file:first:second:)`` if this run has written different
  ///   content.
  func checkRecording(
    _ content: PixelDigest, to file: String, location: String
  ) throws(SnapshotError) {
    let former = state.withLock { $0.claims[file.lowercased()]?.recorded }
    if let former, former != content {
      throw .repeatedName(file: file, first: location, second: location)
    }
  }

  /// Registers that a reference was written.
  func registerRecording(_ content: PixelDigest, to file: String) {
    state.withLock { $0.claims[file.lowercased()]?.recorded = content }
  }

  /// Registers that the references of a scene were written.
  ///
  /// - Parameter ledger: the path of the scene's ledger.
  package func registerRecording(of ledger: String) {
    state.withLock { state in
      state.claims[ledger.lowercased()] = Claim(
        location: ledger, value: "", recorded: PixelDigest(words: .zero))
    }
  }

  /// Returns a Boolean value that indicates whether a reference was written in this run, so that a
  /// comparison with it proves nothing.
  package func hasRecorded(_ file: String) -> Bool {
    state.withLock { $0.claims[file.lowercased()]?.recorded != nil }
  }

  /// Returns the resolved properties of a folder's pictures; `nil` if the file does not exist. The
  /// file is read again only if it has changed.
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

  /// Registers the resolved properties that were written into a folder, so that they need not be
  /// read again.
  func registerResolved(
    _ record: ResolvedRecord<SnapshotName>, in folder: SnapshotFolder
  ) throws(SnapshotError) {
    let file = folder.resolvedFile
    let stamp = try folder.files.stamp(of: file)
    state.withLock { $0.resolved[file] = stamp.map { ($0, record) } }
  }

  /// Returns a Boolean value that indicates whether the properties of a new picture are appended to
  /// the properties of a folder. Otherwise, the file is written as a whole and sorted.
  ///
  /// The share of appended properties is limited, so that the time for recording a picture does not
  /// depend on the number of pictures, and ``finishRecording()`` completes the order.
  ///
  /// - Parameter count: the number of pictures, including the new one.
  func appendsProperties(toRecordOf count: Int, in folder: SnapshotFolder) -> Bool {
    state.withLock { state in
      let appended = state.appended[folder.root]?.count ?? 0
      guard count > Self.sortedCount, appended < count / 4 else {
        state.appended[folder.root] = nil
        return false
      }
      state.appended[folder.root] = (folder, appended + 1)
      return true
    }
  }

  /// The number of pictures up to which the file of properties is always sorted.
  private static let sortedCount = 32

  /// Registers that a file was written without synchronizing it with the disk.
  func registerWriting(in folder: SnapshotFolder) {
    state.withLock { _ = $0.written.insert(folder.root) }
  }

  /// Sorts the files to which properties were appended, and synchronizes all written files with the
  /// disk. Call it at the end of the process.
  package func finishRecording() {
    let (appended, written) = state.withLock { state in
      defer {
        state.appended = [:]
        state.written = []
      }
      return (state.appended.values.map(\.folder), state.written)
    }
    // An unsorted file has the same meaning, and the files are complete unless the machine fails.
    for folder in appended { try? folder.sortProperties() }
    for folder in written { try? files.synchronizeFileSystem(of: folder) }
  }

  /// Returns `true` for the first call with a folder.
  package func isFirstVisit(of folder: String) -> Bool {
    state.withLock { $0.checkedFolders.insert(folder).inserted }
  }

  /// Returns the folder of results for the package that contains a test file.
  ///
  /// - Throws: ``SnapshotError/unreadableVariable(_:)``.
  package func results(forTestFile testFile: String) throws(SnapshotError) -> ResultsFolder {
    let variable = EnvironmentText.resultsFolder
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
