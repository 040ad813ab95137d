import CelloFiles
import Foundation
import Synchronization

@testable import CelloSnapshots

/// System calls of which some fail.
final class FaultInjection: Sendable {
  enum Kind: Hashable, Sendable, CustomStringConvertible {
    case error(Int32)
    case short
    /// From the call on, none does anything any more: as if the process had been killed.
    case stop

    var description: String {
      switch self {
      case .error(let code): String(cString: strerror(code))
      case .short: "half of it"
      case .stop: "killed"
      }
    }
  }

  private let kind: Kind
  /// Counted from 0; `nil` for every call.
  private let place: Int?
  private let canExchange: Bool
  private let count = Mutex(0)

  /// - Parameter canExchange: whether the file system can swap two folders, as an overlay cannot.
  init(_ kind: Kind, at place: Int?, canExchange: Bool = true) {
    self.kind = kind
    self.canExchange = canExchange
    self.place = place
  }

  /// Whether the call that was to fail was made.
  var happened: Bool { count.withLock { count in place.map { $0 < count } ?? true } }

  var calls: SystemCalls {
    SystemCalls { call in
      let index = self.count.withLock { count in
        defer { count += 1 }
        return count
      }
      let isHit = self.kind == .stop ? index >= self.place ?? 0 : index == self.place ?? index
      guard isHit else { return call == .exchange && !self.canExchange ? .error(EXDEV) : nil }
      switch self.kind {
      case .stop: return .error(EIO)
      case .error(let code): return .error(code)
      case .short: return .short
      }
    }
  }
}
