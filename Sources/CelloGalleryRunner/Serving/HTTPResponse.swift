/// A response of HTTP/1.1. The connection is closed after it.
struct HTTPResponse: Hashable, Sendable {
  var status: Int
  var phrase: String
  var type: String
  var body: [UInt8]

  init(type: String, _ body: [UInt8]) {
    status = 200
    phrase = "OK"
    self.type = type
    self.body = body
  }

  /// Creates the response for a problem, with a sentence for people.
  init(_ problem: HTTPProblem, _ sentence: String? = nil) {
    status = problem.rawValue
    phrase = problem.phrase
    type = "text/plain; charset=utf-8"
    body = Array((sentence ?? problem.phrase).utf8)
  }

  /// The bytes of the response. Browsers neither store it nor show it in frames, and other pages
  /// cannot read it.
  var bytes: [UInt8] {
    let fields = [
      "HTTP/1.1 \(status) \(phrase)", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin",
      "Content-Security-Policy: frame-ancestors 'none'", "X-Frame-Options: DENY",
    ]
    return Array((fields.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
