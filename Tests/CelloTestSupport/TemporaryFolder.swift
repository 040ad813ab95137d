import Foundation

/// A folder that is removed with the test.
package final class TemporaryFolder {
  package let path: String

  package init() {
    var template = Array((NSTemporaryDirectory() + "/cellophane-XXXXXX").utf8CString)
    guard let path = mkdtemp(&template).map({ String(cString: $0) }) else {
      preconditionFailure("\(NSTemporaryDirectory()): cannot create a folder; check TMPDIR.")
    }
    self.path = path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
