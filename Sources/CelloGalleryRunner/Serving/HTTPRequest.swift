import Foundation

/// A request of HTTP/1.1 (RFC 9112) with a limited size.
struct HTTPRequest: Hashable, Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
  }

  var method: Method
  /// The path with percent-encoding removed, without the query.
  var path: String
  /// The fields by lowercase name.
  var fields: [String: String] = [:]
  var body: [UInt8] = []

  /// The largest number of bytes of the request line and the fields.
  static let maxHeadLength = 16 << 10
  /// The largest number of bytes of the body: the indices of 100,000 findings.
  static let maxBodyLength = 1 << 20
}

/// A request that is not answered, and the status code of the response.
enum HTTPProblem: Int, Error {
  case malformed = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case conflict = 409
  case bodyTooLarge = 413
  case headTooLarge = 431
  case failed = 500
  case unknownEncoding = 501
  case unknownVersion = 505

  /// The reason phrase of the status code (RFC 9110, section 15).
  var phrase: String {
    switch self {
    case .malformed: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .conflict: "Conflict"
    case .bodyTooLarge: "Content Too Large"
    case .headTooLarge: "Request Header Fields Too Large"
    case .failed: "Internal Server Error"
    case .unknownEncoding: "Not Implemented"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}

/// Reads a request from bytes that arrive in pieces.
struct HTTPRequestReader {
  private var bytes: [UInt8] = []
  private var head: (request: HTTPRequest, length: Int, bodyLength: Int)?

  /// Adds bytes. Returns the request when it is complete; further bytes are ignored, because a
  /// connection has a single request.
  mutating func add(_ more: some Sequence<UInt8>) throws(HTTPProblem) -> HTTPRequest? {
    bytes += more
    if head == nil {
      guard let end = Self.endOfHead(bytes) else {
        guard bytes.count <= HTTPRequest.maxHeadLength else { throw .headTooLarge }
        return nil
      }
      guard end <= HTTPRequest.maxHeadLength else { throw .headTooLarge }
      let request = try Self.request(bytes[..<(end - 4)])
      head = (request, end, try Self.bodyLength(of: request))
    }
    guard let head, bytes.count - head.length >= head.bodyLength else { return nil }
    var request = head.request
    request.body = Array(bytes[head.length..<(head.length + head.bodyLength)])
    return request
  }

  /// Returns the index after the empty line that ends the fields.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    let end = Array("\r\n\r\n".utf8)
    guard bytes.count >= end.count else { return nil }
    return (end.count...bytes.count).first { bytes[($0 - end.count)..<$0].elementsEqual(end) }
  }

  private static func request(_ head: ArraySlice<UInt8>) throws(HTTPProblem) -> HTTPRequest {
    // Other characters than ASCII have no meaning in the head of a request.
    guard head.allSatisfy({ (0x20..<0x7f).contains($0) || $0 == 0x0d || $0 == 0x0a || $0 == 0x09 })
    else { throw .malformed }
    let text = String(decoding: head, as: UTF8.self)
    var lines = text.components(separatedBy: "\r\n")
    guard !lines.contains(where: { $0.utf8.contains(0x0d) || $0.utf8.contains(0x0a) }) else {
      throw .malformed
    }
    let words = lines.removeFirst().components(separatedBy: " ")
    guard words.count == 3 else { throw .malformed }
    guard ["HTTP/1.1", "HTTP/1.0"].contains(words[2]) else { throw .unknownVersion }
    guard let method = HTTPRequest.Method(rawValue: words[0]) else { throw .methodNotAllowed }
    guard words[1].hasPrefix("/"),
      let path = words[1].split(separator: "?", omittingEmptySubsequences: false)[0]
        .removingPercentEncoding, !path.utf8.contains(0)
    else { throw .malformed }
    return HTTPRequest(method: method, path: path, fields: try fields(lines))
  }

  private static func fields(_ lines: [String]) throws(HTTPProblem) -> [String: String] {
    var fields: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon]
      // A space before the colon, or at the start of a line, can hide a field from other readers.
      guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 }) else { throw .malformed }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard fields.updateValue(value, forKey: name.lowercased()) == nil else { throw .malformed }
    }
    return fields
  }

  private static func bodyLength(of request: HTTPRequest) throws(HTTPProblem) -> Int {
    guard request.fields["transfer-encoding"] == nil else { throw .unknownEncoding }
    guard let text = request.fields["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed
    }
    guard let length = Int(text), length <= HTTPRequest.maxBodyLength else { throw .bodyTooLarge }
    return length
  }
}
