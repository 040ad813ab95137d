import Foundation

/// The type of a file system entry.
package enum FileKind: Hashable, Sendable {
  case file, folder, link, pipe, device, socket, other

  /// Creates the type from the mode of a file.
  package init(_ mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFCHR, S_IFBLK: .device
      case S_IFSOCK: .socket
      default: .other
      }
  }
}

extension FileKind: CustomStringConvertible {
  /// The type with its article, such as `a folder`.
  package var description: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .pipe: "a named pipe"
    case .device: "a device"
    case .socket: "a socket"
    case .other: "something else"
    }
  }
}
