import Foundation

/// Why a file cannot be used.
package enum FileError: Error, Hashable, Sendable {
  /// A number of `<errno.h>`.
  case system(Int32)
  /// The file is not a regular file, and reading it could block.
  case notRegular(kind: String)
  case tooLarge(byteCount: Int, limit: Int)

  /// The reason of the last system call that failed.
  package static var last: FileError { .system(errno) }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    case .notRegular(let kind): "it is \(kind), not a file"
    case .tooLarge(let byteCount, let limit):
      "it has \(byteCount) bytes, more than the limit of \(limit)"
    }
  }
}
