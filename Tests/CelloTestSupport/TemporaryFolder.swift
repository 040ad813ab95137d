import Foundation

/// A folder that is removed when the object is released.
package final class TemporaryFolder {
  package let path: String

  /// - Parameter inMemory: whether to create the folder in a memory file system, if the system has
  ///   such a file system.
  package init(inMemory: Bool = false) {
    let root = inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
    let start = root.hasSuffix("/") ? root : root + "/"
    var template = Array((start + "cellophane-XXXXXX").utf8CString)
    guard let path = mkdtemp(&template).map({ String(cString: $0) }) else {
      preconditionFailure("\(root): cannot create a folder; check TMPDIR.")
    }
    self.path = path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
