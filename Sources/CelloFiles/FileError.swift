import Foundation

/// Why a file cannot be used.
package enum FileError: Error, Hashable, Sendable {
  /// A number of `<errno.h>`.
  case system(Int32)
  /// The file is not a regular file, and reading it could block.
  case notRegular(kind: String)
  /// A part of a path that is to be a folder is something else.
  case notFolder(name: String, kind: String)
  case tooLarge(byteCount: Int, limit: Int)
  /// A path that does not lead to a place below a folder.
  case malformedPath(reason: String)

  /// The reason of the last system call that failed.
  package static var last: FileError { .system(errno) }

  /// Whether the file does not exist.
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
