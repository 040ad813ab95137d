import Testing

@testable import CelloGalleryRunner

/// Requests.
struct HTTPRequestTests {
  private func parse(_ text: String, pieceLength: Int = .max) throws(HTTPProblem) -> HTTPRequest? {
    var reader = HTTPRequestReader()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      if let request = try reader.add(rest.prefix(pieceLength)) { return request }
      rest = rest.dropFirst(pieceLength)
    }
    return nil
  }

  @Test("a request is the same in pieces of any length", arguments: [1, 2, 3, 7, 50, 1000])
  func pieces(length: Int) throws {
    let text =
      "POST /secret/decide%20now?x=1 HTTP/1.1\r\nHost: 127.0.0.1:80\r\nContent-Length: 5\r\n"
      + "X-Empty:\r\n\r\nhello, and more"
    #expect(
      try parse(text, pieceLength: length)
        == HTTPRequest(
          method: .post, path: "/secret/decide now",
          fields: ["host": "127.0.0.1:80", "content-length": "5", "x-empty": ""],
          body: Array("hello".utf8)))
  }

  @Test("an incomplete request is no request")
  func incomplete() throws {
    let text = "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhell"
    for length in 0...text.utf8.count { #expect(try parse(String(text.prefix(length))) == nil) }
  }

  @Test(
    "other requests have a status code",
    arguments: [
      ("GET /\r\n\r\n", .malformed),
      ("GET  / HTTP/1.1\r\n\r\n", .malformed),
      ("GET http://a/ HTTP/1.1\r\n\r\n", .malformed),
      ("GET /%zz HTTP/1.1\r\n\r\n", .malformed),
      ("GET /a%00b HTTP/1.1\r\n\r\n", .malformed),
      ("GET /\u{e9} HTTP/1.1\r\n\r\n", .malformed),
      ("GET / HTTP/1.1\nHost: a\r\n\r\n", .malformed),
      ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .malformed),
      ("GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", .malformed),
      ("GET / HTTP/1.1\r\nHost\r\n\r\n", .malformed),
      // Two readers could choose different ones of the fields.
      ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", .malformed),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .malformed),
      ("POST / HTTP/1.1\r\nContent-Length: 5 5\r\n\r\n", .malformed),
      ("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", .bodyTooLarge),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .bodyTooLarge),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .unknownEncoding),
      ("PUT / HTTP/1.1\r\n\r\n", .methodNotAllowed),
      ("OPTIONS / HTTP/1.1\r\n\r\n", .methodNotAllowed),
      ("GET / HTTP/2.0\r\n\r\n", .unknownVersion),
      ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 20_000), .headTooLarge),
      ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 20_000) + "\r\n\r\n", .headTooLarge),
    ] as [(String, HTTPProblem)])
  func problems(text: String, problem: HTTPProblem) {
    #expect(throws: problem) { try parse(text) }
  }
}
