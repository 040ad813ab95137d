import Foundation

/// A folder that goes away with the test.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array((NSTemporaryDirectory() + "/cellophane-XXXXXX").utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? NSTemporaryDirectory()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
