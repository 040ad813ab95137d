package import CelloFiles
import Foundation
import Synchronization

/// System calls of which some or all fail.
package final class FaultInjection: Sendable {
  package enum Kind: Hashable, Sendable, CustomStringConvertible {
    case error(Int32)
    /// A call that reads or writes transfers half of its bytes. Other calls are not counted.
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
      if self.kind == .short, call != .read, call != .write { return self.refusal(of: call) }
      let index = self.count.withLock { count in
        defer { count += 1 }
        return count
      }
      let isHit = self.kind == .stop ? index >= self.place ?? 0 : index == self.place ?? index
      guard isHit else { return self.refusal(of: call) }
      switch self.kind {
      case .stop: return .error(EIO)
      case .error(let code): return .error(code)
      case .short: return .short
      }
    }
  }

  /// Returns the error of a call that the file system does not support; `nil` if it does.
  private func refusal(of call: SystemCalls.Call) -> SystemCalls.Fault? {
    !canMoveFolders && (call == .exchange || call == .renameFolder) ? .error(EXDEV) : nil
  }
}
