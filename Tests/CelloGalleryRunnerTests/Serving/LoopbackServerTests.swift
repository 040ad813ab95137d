import Foundation
import Testing

@testable import CelloGalleryRunner

/// The server of reviews.
struct LoopbackServerTests {
  private func server(timeout: Duration = .seconds(10)) throws -> LoopbackServer {
    let server = try LoopbackServer(timeout: timeout)
    server.start { request in
      HTTPResponse(type: "text/plain", Array(request.path.utf8) + request.body)
    }
    return server
  }

  @Test("each connection has one request, and many are served at the same time")
  func requests() async throws {
    let server = try server()
    let port = server.port
    let responses = await withTaskGroup(of: String.self) { group in
      for index in 0..<60 {
        group.addTask {
          await Client.sendInBackground("GET /\(index) HTTP/1.1\r\nHost: a\r\n\r\n", to: port)
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(responses.count == 60)
    for response in responses {
      #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(response.contains("\r\nConnection: close\r\n"))
      #expect(response.contains("\r\nCache-Control: no-store\r\n"))
      #expect(response.contains("\r\nReferrer-Policy: no-referrer\r\n"))
    }
    await server.stop()
    #expect(Client.send("GET / HTTP/1.1\r\n\r\n", to: port) == "")
  }

  @Test("a large body arrives, and a larger one is refused with a response that arrives")
  func bodies() async throws {
    let server = try server()
    let body = String(repeating: "a", count: 1 << 20)
    let response = await Client.sendInBackground(
      "POST /x HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)", to: server.port)
    #expect(response.hasSuffix("\r\n\r\n/x" + body))
    let refused = await Client.sendInBackground(
      "POST /x HTTP/1.1\r\nContent-Length: \(body.utf8.count + 1)\r\n\r\n\(body)b",
      to: server.port)
    #expect(refused.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"))
    await server.stop()
  }

  @Test("silent and slow clients neither hold up others nor the end")
  func slowClients() async throws {
    let server = try server(timeout: .milliseconds(300))
    let port = server.port
    async let silent = Client.sendInBackground("", to: port)
    async let slow = Client.sendInBackground("GET / HT", to: port)
    #expect(
      await Client.sendInBackground("GET /a HTTP/1.1\r\n\r\n", to: port).hasSuffix("/a"))
    #expect(await silent == "")
    #expect(await slow.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
    await server.stop()

    let patient = try self.server(timeout: .seconds(600))
    async let waiting = Client.sendInBackground("GET /", to: patient.port)
    #expect(
      await Client.sendInBackground("GET /a HTTP/1.1\r\n\r\n", to: patient.port).hasSuffix("/a"))
    await patient.stop()
    #expect(await waiting == "")
  }

  @Test("connections that a browser opens in advance do not hold up its requests")
  func idleConnections() async throws {
    let server = try server(timeout: .seconds(600))
    let port = server.port
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<20 { group.addTask { await Client.sendInBackground("GET", to: port) } }
      // The idle connections do not end before the requests are answered.
      for _ in 0..<20 {
        #expect(
          await Client.sendInBackground("GET /a HTTP/1.1\r\n\r\n", to: port).hasSuffix("/a"))
      }
      await server.stop()
      for await response in group { #expect(response == "") }
    }
  }

  @Test("other machines cannot connect")
  func loopbackOnly() async throws {
    let server = try server()
    let table = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
    let port = String(server.port, radix: 16, uppercase: true)
    let addresses = table.split(separator: "\n").compactMap { line -> Substring? in
      let columns = line.split(separator: " ")
      guard columns.count > 3, columns[3] == "0A" else { return nil }
      let parts = columns[1].split(separator: ":")
      return parts.count == 2 && Int(parts[1], radix: 16) == Int(server.port) ? parts[0] : nil
    }
    // 127.0.0.1 as the kernel prints it.
    #expect(addresses == ["0100007F"], "\(port)")
    await server.stop()
  }
}
