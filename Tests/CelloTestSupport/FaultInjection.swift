package import CelloFiles
import Foundation
import Synchronization

/// System calls of which some or all fail.
package final class FaultInjection: Sendable {
  package enum Kind: Hashable, Sendable, CustomStringConvertible {
    case error(Int32)
    case short
    /// The call and all later calls have no effect, as if the process had been terminated.
    case stop

    package var description: String {
      switch self {
      case .error(let code): String(cString: strerror(code))
      case .short: "half of it"
      case .stop: "killed"
      }
    }
  }

  private let kind: Kind
  /// The index of the call that fails; `nil` for all calls.
  private let place: Int?
  private let canMoveFolders: Bool
  private let count = Mutex(0)

  /// - Parameter canMoveFolders: whether the file system can swap and rename folders. An overlay
  ///   cannot.
  package init(_ kind: Kind, at place: Int?, canMoveFolders: Bool = true) {
    self.kind = kind
    self.canMoveFolders = canMoveFolders
    self.place = place
  }

  /// A Boolean value that indicates whether the call that fails was made.
  package var happened: Bool { count.withLock { count in place.map { $0 < count } ?? true } }

  package var calls: SystemCalls {
    SystemCalls { call in
      let index = self.count.withLock { count in
        defer { count += 1 }
        return count
      }
      let isHit = self.kind == .stop ? index >= self.place ?? 0 : index == self.place ?? index
      guard isHit else {
        let isRefused = !self.canMoveFolders && (call == .exchange || call == .renameFolder)
        return isRefused ? .error(EXDEV) : nil
      }
      switch self.kind {
      case .stop: return .error(EIO)
      case .error(let code): return .error(code)
      case .short: return .short
      }
    }
  }
}
