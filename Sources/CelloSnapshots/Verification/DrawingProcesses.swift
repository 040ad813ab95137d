import Foundation
import Synchronization

/// Processes that draw the scenes of a run, because only one thread of a process can lay out views.
///
/// All processes run the same command. They take the indices of scenes from a pipe, so each scene is
/// drawn by one process, and print ``SceneDrawings``. Scenes that a process does not draw, because
/// something is wrong with them or with the process, are drawn by the run itself, which reports the
/// problem.
package final class DrawingProcesses: Sendable {
  /// The command that draws scenes, with its arguments.
  private let command: [String]
  private let count: Int

  private struct State {
    var drawings: [Future<SceneDrawings?>] = []
    var fonts: [String: PixelDigest] = [:]
    var runningCount = 0
  }
  private let state = Mutex(State())

  /// The number of selected cases from which a run starts processes, because drawing then takes much
  /// longer than the start of a process.
  static let minCaseCount = 1_000

  /// Creates processes, which are started by the run.
  ///
  /// - Parameters:
  ///   - command: the path of an executable file that calls ``VerificationRun/drawScenes(in:)``, and
  ///     its arguments.
  ///   - count: the number of processes.
  package init(command: [String], count: Int) {
    self.command = command
    self.count = count
  }

  /// The fonts that the processes have used; complete after the last scene.
  package var fonts: [String: PixelDigest] { state.withLock(\.fonts) }

  /// Starts drawing.
  ///
  /// - Returns: for each scene, the drawings; `nil` if the run must draw the scene.
  func start(sceneCount: Int) -> [Future<SceneDrawings?>] {
    let drawings = (0..<sceneCount).map { _ in Future<SceneDrawings?>() }
    state.withLock { $0.drawings = drawings }
    // Each process, and this method, ends once.
    state.withLock { $0.runningCount = 1 }
    defer { end() }
    guard let scenes = Self.pipe(of: sceneCount) else { return drawings }
    for _ in 0..<count {
      guard let output = startProcess(reading: scenes) else { continue }
      state.withLock { $0.runningCount += 1 }
      if !DrawingThread.start({ self.readDrawings(from: output) }) { end() }
    }
    return drawings
  }

  private func startProcess(reading scenes: FileHandle) -> FileHandle? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardInput = scenes
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    return output.fileHandleForReading
  }

  private func readDrawings(from output: FileHandle) {
    defer { end() }
    var parser = SceneDrawings.Parser()
    var unread: [UInt8] = []
    while let bytes = Self.bytes(from: output) {
      unread += bytes
      guard let end = unread.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let lines = String(decoding: unread[..<end], as: UTF8.self)
      unread.removeFirst(end + 1)
      for line in lines.split(separator: "\n") {
        // After a line that cannot be parsed, the rest of the output cannot be trusted either.
        guard parse(line, &parser) else { return }
      }
    }
  }

  /// Returns a Boolean value that indicates whether the line could be parsed.
  private func parse(_ line: Substring, _ parser: inout SceneDrawings.Parser) -> Bool {
    let words = line.split(separator: " ")
    if words.count == 3, words[0] == "font", let digest = PixelDigest(words[1]) {
      state.withLock { $0.fonts[String(words[2])] = digest }
      return true
    }
    do {
      guard let drawings = try parser.parse(line) else { return true }
      let future = state.withLock { state in
        state.drawings.indices.contains(drawings.scene) ? state.drawings[drawings.scene] : nil
      }
      future?.fulfill(drawings)
      return true
    } catch {
      return false
    }
  }

  /// Notes that a process has ended. After the last process, the scenes that none has drawn are left
  /// to the run.
  private func end() {
    let missing = state.withLock { state in
      state.runningCount -= 1
      return state.runningCount > 0 ? [] : state.drawings.filter { $0.finished == nil }
    }
    for drawing in missing { drawing.fulfill(nil) }
  }

  // MARK: - Pipes

  /// Returns a pipe with the indices of all scenes, of four bytes each; `nil` if there is none, or
  /// if it is too small.
  private static func pipe(of sceneCount: Int) -> FileHandle? {
    // The default capacity on Linux. Writing more would wait for a reader.
    guard sceneCount * 4 <= 1 << 16 else { return nil }
    let pipe = Pipe()
    let bytes = (0..<UInt32(sceneCount)).flatMap { index in
      withUnsafeBytes(of: index.littleEndian, Array.init)
    }
    do {
      try pipe.fileHandleForWriting.write(contentsOf: bytes)
      try pipe.fileHandleForWriting.close()
    } catch {
      return nil
    }
    return pipe.fileHandleForReading
  }

  /// Returns the next available bytes; `nil` at the end.
  static func bytes(from file: FileHandle, limit: Int = 1 << 16) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
        count = read(file.fileDescriptor, buffer.baseAddress, limit)
        initializedCount = max(count, 0)
      }
      if count > 0 { return bytes }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
