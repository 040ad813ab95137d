import CelloSnapshots
import Foundation
import Synchronization

/// A server for the browser of the user: HTTP/1.1 on a free port of the loopback interface, one
/// request for each connection.
///
/// It consists of a few system calls instead of a library, because every package that depends on
/// this one would download and build that library. It has no need for the features of a library:
/// it serves one person, and other machines cannot connect.
final class LoopbackServer: Sendable {
  let port: UInt16
  private let socket: Int32
  /// The time in which a request must arrive and a response must be received.
  private let timeout: Duration
  private struct State {
    var isStopped = false
    /// The connections whose requests have not arrived completely.
    var reading: Set<Int32> = []
  }
  private let state = Mutex(State())
  /// The connections that are served at the same time. Browsers open at most six, and some in
  /// advance.
  private let slots = DispatchSemaphore(value: 32)
  private let pending = DispatchGroup()

  /// Opens a free port.
  ///
  /// - Throws: ``SnapshotError/unservable(reason:)``.
  init(timeout: Duration = .seconds(10)) throws(SnapshotError) {
    self.timeout = timeout
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    socket = Foundation.socket(AF_INET, kind, 0)
    guard socket >= 0 else { throw Self.failure() }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian  // 127.0.0.1
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (file, capacity) = (socket, length)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(file, address, capacity) == 0 && listen(file, 64) == 0
          && getsockname(file, address, &length) == 0
      }
    }
    guard result else {
      let failure = Self.failure()
      close(socket)
      throw failure
    }
    port = UInt16(bigEndian: address.sin_port)
  }

  private static func failure() -> SnapshotError {
    .unservable(reason: String(cString: strerror(errno)))
  }

  /// Answers requests until ``stop()`` is called.
  func start(_ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) {
    let thread = Thread { [self] in
      while true {
        slots.wait()
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else {
          slots.signal()
          if state.withLock(\.isStopped) { return }
          // The process has no free file descriptor, or the client has disconnected.
          usleep(10_000)
          continue
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        pending.enter()
        // A connection without a request blocks its thread, and a queue has only a few threads.
        let thread = Thread { [self] in
          serve(connection, respond)
          close(connection)
          pending.leave()
          slots.signal()
        }
        thread.start()
      }
    }
    thread.start()
  }

  /// Stops after the responses to all requests have been sent. Waiting connections are closed.
  func stop() async {
    state.withLock { state in
      state.isStopped = true
      // These threads then find the end of the request.
      for connection in state.reading { shutdown(connection, Int32(SHUT_RD)) }
    }
    shutdown(socket, Int32(SHUT_RDWR))
    await withCheckedContinuation { continuation in
      pending.notify(queue: .global()) { continuation.resume() }
    }
  }

  deinit { close(socket) }

  private func serve(
    _ connection: Int32, _ respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
  ) {
    let response: HTTPResponse
    do throws(HTTPProblem) {
      guard let request = try read(connection) else { return }
      let answer = Answer()
      Task { answer.set(await respond(request)) }
      response = answer.wait()
    } catch {
      response = HTTPResponse(error)
    }
    write(response.bytes, to: connection)
  }

  /// A response that a thread waits for.
  private final class Answer: Sendable {
    private let response = Mutex<HTTPResponse?>(nil)
    private let isSet = DispatchSemaphore(value: 0)

    func set(_ new: HTTPResponse) {
      response.withLock { $0 = new }
      isSet.signal()
    }

    func wait() -> HTTPResponse {
      isSet.wait()
      return response.withLock { $0 } ?? HTTPResponse(.failed)
    }
  }

  // MARK: - Bytes

  /// Reads a request; returns `nil` if the client sends nothing.
  private func read(_ connection: Int32) throws(HTTPProblem) -> HTTPRequest? {
    let isOpen = state.withLock { state in
      if !state.isStopped { state.reading.insert(connection) }
      return !state.isStopped
    }
    guard isOpen else { return nil }
    // The set must not contain the descriptor when it is closed, because it is then used again.
    defer { state.withLock { _ = $0.reading.remove(connection) } }
    let end = ContinuousClock.now + timeout
    var reader = HTTPRequestReader()
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    var isEmpty = true
    while true {
      guard wait(for: Int16(POLLIN), connection, until: end) else {
        if isEmpty { return nil }
        throw .timeout
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      isEmpty = false
      if let request = try reader.add(buffer[..<count]) { return request }
    }
  }

  private func write(_ bytes: [UInt8], to connection: Int32) {
    let end = ContinuousClock.now + timeout
    var rest = bytes[...]
    while !rest.isEmpty, wait(for: Int16(POLLOUT), connection, until: end) {
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
    // Data that the client has sent and nobody has read would reset the connection, and the client
    // could lose the response.
    shutdown(connection, Int32(SHUT_WR))
    var buffer = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<(2 * HTTPRequest.maxBodyLength / buffer.count) {
      guard wait(for: Int16(POLLIN), connection, until: min(end, .now + .milliseconds(200))),
        recv(connection, &buffer, buffer.count, Int32(MSG_DONTWAIT)) > 0
      else { return }
    }
  }

  /// Waits until a connection is ready. Returns `false` after the time.
  private func wait(
    for events: Int16, _ connection: Int32, until end: ContinuousClock.Instant
  ) -> Bool {
    while true {
      let left = (end - .now) / .milliseconds(1)
      guard left > 0 else { return false }
      var entry = pollfd(fd: connection, events: events, revents: 0)
      let count = poll(&entry, 1, Int32(exactly: left.rounded(.up)) ?? .max)
      if count < 0, errno == EINTR { continue }
      return count > 0
    }
  }
}
