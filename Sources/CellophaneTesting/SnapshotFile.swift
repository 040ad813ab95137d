import CelloPNG
import CelloRaster
import CelloSnapshots
import Foundation

/// A reference picture beside the test that it belongs to: `__Snapshots__/<TestFile>/<test>.<name>.png`.
struct SnapshotFile {
  let path: String
  let name: String
  /// Where the actual and the difference picture go when they differ.
  let failureFolder: String

  init(testFile: String, test: String, name: String) {
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    self.name = Self.sanitized(test) + "." + Self.sanitized(name, keeping: ".+")
    path =
      file.deletingLastPathComponent().path + "/__Snapshots__/\(suite)/\(self.name).png"
    let root =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
      ?? FileManager.default.temporaryDirectory.path
    failureFolder = root + "/" + suite
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
    try FileAccess.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try FileAccess.replace(path, PNGEncoder().encode(picture))
  }

  /// Compares a picture with the reference, and writes what the record mode wants.
  ///
  /// - Returns: one sentence when the test has to fail, with what to do; `nil` when the pictures are equal. Recording fails
  ///   the test, too, so that nobody takes a new picture for a verified one.
  func verify(_ actual: Bitmap, record mode: RecordMode) -> String? {
    do {
      let isMissing = !FileManager.default.fileExists(atPath: path)
      var comparison: ImageComparison?
      var reference: Bitmap?
      if !isMissing, mode != .all {
        let picture = try PNGDecoder().decode(FileAccess.read(path), file: path).bitmap
        reference = picture
        let result = ImageComparison(expected: picture, actual: actual)
        if result.isEqual { return nil }
        comparison = result
      }
      if mode.writes(isMissing: isMissing, isEqual: false) {
        try write(actual, to: path)
        return "\(name): recorded file://\(path). Look at it, then run the test again."
      }
      guard let comparison, let reference else {
        return """
          \(name): there is no reference at \(path), and nothing was recorded. Run the test with \
          SNAPSHOT_TESTING_RECORD=missing to record it.
          """
      }
      let actualPath = failureFolder + "/\(name).actual.png"
      let differencePath = failureFolder + "/\(name).difference.png"
      try write(actual, to: actualPath)
      try write(
        ImageComparison.differencePicture(expected: reference, actual: actual), to: differencePath)
      return """
        \(name): \(comparison).
        − file://\(path)
        + file://\(actualPath)
        difference: file://\(differencePath)
        If the new picture is right, run the test with SNAPSHOT_TESTING_RECORD=failed.
        """
    } catch {
      return "\(name): \(error)"
    }
  }
}
