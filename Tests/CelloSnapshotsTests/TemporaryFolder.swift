import Foundation

/// A folder that goes away with the test.
final class TemporaryFolder {
  let path: String

  /// - Parameter inMemory: whether it lies where putting files onto the disk takes no time, if the system has that.
  init(inMemory: Bool = false) {
    let root = inMemory && access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
    var template = Array((root + "/cellophane-XXXXXX").utf8CString)
    path = String(cString: mkdtemp(&template)!)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
