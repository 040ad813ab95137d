import Foundation

/// An error in using a file.
package enum FileError: Error, Hashable, Sendable {
  /// An error code of `<errno.h>`.
  case system(Int32)
  /// The file is not a regular file, and reading it could block.
  case notRegular(kind: String)
  /// A component of the path is not a folder.
  case notFolder(name: String, kind: String)
  /// The file has more bytes than the limit.
  case tooLarge(byteCount: Int, limit: Int)
  /// The path is malformed, or leads out of the folder.
  case malformedPath(reason: String)

  /// The error of the last system call that failed.
  package static var last: FileError { .system(errno) }

  /// A Boolean value that indicates whether the file does not exist.
  package var isAbsence: Bool { self == .system(ENOENT) }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    case .notRegular(let kind): "it is \(kind), not a file"
    case .notFolder(let name, let kind): "\(name) in its path is \(kind), not a folder"
    case .tooLarge(let byteCount, let limit):
      "it has \(byteCount) bytes, more than the limit of \(limit)"
    case .malformedPath(let reason): "its path \(reason)"
    }
  }
}
