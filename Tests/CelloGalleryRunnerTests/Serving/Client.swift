import Foundation

/// A client that sends the bytes of a request to a port of this machine.
enum Client {
  /// Returns the response, or the empty string if the connection is refused or closed.
  ///
  /// - Parameter half: a Boolean value that indicates whether the client closes its side after the
  ///   request.
  static func send(_ request: String, to port: UInt16, closes half: Bool = false) -> String {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, length) }
    }
    guard result == 0 else { return "" }
    var rest = Array(request.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    if half { shutdown(connection, Int32(SHUT_WR)) }
    var response: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: response, as: UTF8.self) }
      response += buffer[..<count]
    }
  }

  /// Sends a request from a thread of its own, because the task pool must stay free for the server.
  static func sendInBackground(_ request: String, to port: UInt16) async -> String {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: send(request, to: port)) }.start()
    }
  }
}
