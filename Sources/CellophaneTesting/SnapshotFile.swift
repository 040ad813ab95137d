import CelloPNG
import CelloRaster
import CelloSnapshots
import Foundation

/// A reference picture beside the test that it belongs to:
/// `__Snapshots__/<TestFile>/<test>.<name>.png`.
struct SnapshotFile {
  let path: String
  let name: String
  /// Where the actual and the difference picture go when they differ.
  let failureFolder: String
  private let files: FileAccess

  init(testFile: String, test: String, name: String, files: FileAccess = .system) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    self.name = Self.sanitized(test) + "." + Self.sanitized(name, keeping: ".+")
    path =
      file.deletingLastPathComponent().path + "/__Snapshots__/\(suite)/\(self.name).png"
    let root =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
      ?? FileManager.default.temporaryDirectory.path
    failureFolder = root + "/" + suite
    self.files = files
  }

  /// Letters, digits and what is kept; everything else becomes a dash, once for a run of it.
  private static func sanitized(_ text: String, keeping kept: String = "") -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" || kept.contains(character) {
        result.append(character)
      } else if !result.hasSuffix("-"), !result.isEmpty {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "picture" : result
  }

  private func write(_ picture: Bitmap, to path: String) throws {
    let folder = FileAccess.parent(of: path)
    try files.makeFolder(folder)
    let lock = try FolderLock.wait(for: folder, .exclusive, files)
    try files.replace(path, PNGEncoder().encode(picture))
    lock.unlock()
  }

  /// Compares a picture with the reference, and records it where the mode says so and no font is
  /// missing.
  ///
  /// - Parameter fontProblem: the font that is missing or unusable.
  /// - Returns: what is wrong and what to do, in lines without control characters; `nil` if the
  ///   pictures are equal. Recording fails the test as well, so that a new picture is not mistaken
  ///   for a verified one.
  func verify(
    _ actual: Bitmap, record mode: RecordMode, fontProblem: String? = nil
  ) -> String? {
    problem(with: actual, mode, fontProblem)?.map(\.escapedForTerminal).joined(separator: "\n")
  }

  private func problem(
    with actual: Bitmap, _ mode: RecordMode, _ fontProblem: String?
  ) -> [String]? {
    do {
      removeLeftover()
      let isMissing = try !files.exists(path)
      var comparison: ImageComparison?
      var reference: Bitmap?
      if !isMissing, mode != .all || fontProblem != nil {
        let picture = try files.readPicture(path).bitmap
        reference = picture
        let result = ImageComparison(expected: picture, actual: actual)
        if result.isEqual { return nil }
        comparison = result
      }
      let wantsRecording = mode.writes(isMissing: isMissing, isEqual: false)
      if wantsRecording, fontProblem == nil {
        try write(actual, to: path)
        return ["\(name): recorded file://\(path). Look at it, then run the test again."]
      }
      let refusal = fontProblem.map { "Nothing was recorded, because a font is missing. \($0)" }
      guard let comparison, let reference else {
        return [
          "\(name): there is no reference at \(path).",
          refusal
            ?? "Nothing was recorded. Run the test with SNAPSHOT_TESTING_RECORD=missing to record it.",
        ]
      }
      return ["\(name): \(comparison).", "− file://\(path)"]
        + writeFailure(expected: reference, actual: actual)
        + [
          refusal
            ?? "If the new picture is right, run the test with SNAPSHOT_TESTING_RECORD=failed."
        ]
    } catch {
      return ["\(name): \(error)"]
    }
  }

  /// Removes the unfinished file of a test that was killed while it recorded the picture.
  private func removeLeftover() {
    let temporary = FileAccess.temporaryName(for: path)
    do {
      guard try files.exists(temporary) else { return }
      let lock = try FolderLock.wait(for: FileAccess.parent(of: path), .exclusive, files)
      try files.remove(temporary)
      lock.unlock()
    } catch {
      // Where this is not allowed, the file does no harm.
    }
  }

  /// Writes the pictures of a failure, and says where they are or why they are not.
  private func writeFailure(expected: Bitmap, actual: Bitmap) -> [String] {
    let actualPath = failureFolder + "/\(name).actual.png"
    let differencePath = failureFolder + "/\(name).difference.png"
    do {
      try write(actual, to: actualPath)
      try write(
        ImageComparison.differencePicture(expected: expected, actual: actual), to: differencePath)
      return ["+ file://\(actualPath)", "difference: file://\(differencePath)"]
    } catch {
      return ["The new picture was not written: \(error)"]
    }
  }
}
