public import CellophaneTesting
import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that stores a request as the lines of an HTTP message, with sorted headers and
  /// query items.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Returns a strategy that stores a request as the lines of an HTTP message, with sorted headers
  /// and query items.
  ///
  /// - Parameter pretty: a Boolean value that indicates whether a body with JSON is indented and
  ///   sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { ["", pretty ? indented($0) : text($0)] } ?? []
      return (["\(request.httpMethod ?? "GET") \(request.sortedAddress)"] + headers + body)
        .joined(separator: "\n")
    }
  }

  /// A strategy that stores a request as a command of curl, with sorted headers and query items.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { (request: URLRequest) in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \"\(name): \(escaped(value))\"")
      }
      if let body = request.httpBody, let text = String(validating: body, as: UTF8.self) {
        parts.append("--data \"\(escaped(text.replacing(#"\""#, with: #"\\""#)))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(escaped(cookie))\"") }
      parts.append("\"\(request.sortedAddress)\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func escaped(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

  private static func text(_ body: Data) -> String { String(decoding: body, as: UTF8.self) }

  /// Returns JSON with indentation and sorted keys; other bodies unchanged.
  private static func indented(_ body: Data) -> String {
    guard let value = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    else { return text(body) }
    return text(data)
  }
}

extension URLRequest {
  /// The URL with its query items in the order of their names; `(null)` for a request without a URL.
  fileprivate var sortedAddress: String {
    guard let url else { return "(null)" }
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let items = components?.queryItems?.sorted { $0.name < $1.name }
    components?.queryItems = items
    return components?.url?.absoluteString ?? url.absoluteString
  }
}
