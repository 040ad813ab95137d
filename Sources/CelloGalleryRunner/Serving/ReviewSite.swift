import CelloSnapshots
import Foundation

/// The page of a review and the decisions that it sends, as responses to requests.
///
/// Other users of the machine and other pages in the browser can also send requests. Therefore, each
/// address starts with a secret, the host and the origin must match the page, and only pictures of
/// the results are read. Nothing but the draft is written until the user confirms.
@MainActor
final class ReviewSite {
  /// What the site shows and decides about.
  struct Content {
    /// The page, which contains ``open``.
    var page: String
    /// The files of the pictures that the page shows.
    var pictures: Set<String>
    /// The folder of the results.
    var folder: String
    /// The digest of the results.
    var results: String
    /// The indices of the findings that the user can decide about.
    var open: Set<Int>
  }

  private let content: Content
  private let secret: String
  private let hosts: Set<String>
  private let files: FileAccess
  /// Returns the digest of the results that are in the folder now.
  private let currentResults: @MainActor () -> String?
  /// Writes the references, and returns a sentence about what was written.
  private let confirm: @MainActor (ReviewDraft) async throws -> String
  private var isConfirming = false
  /// The decisions that were confirmed, and the sentence about what was written; `nil` before.
  private var confirmed: (draft: ReviewDraft, message: String)?

  init(
    _ content: Content, secret: String, port: UInt16, files: FileAccess,
    currentResults: @escaping @MainActor () -> String?,
    confirm: @escaping @MainActor (ReviewDraft) async throws -> String
  ) {
    self.content = content
    self.secret = secret
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.files = files
    self.currentResults = currentResults
    self.confirm = confirm
  }

  /// Returns 256 random bits as hexadecimal digits.
  static func makeSecret() -> String {
    var generator = SystemRandomNumberGenerator()
    let words = SIMD4<UInt64>(
      generator.next(), generator.next(), generator.next(), generator.next())
    return PixelDigest(words: words).description
  }

  func response(to request: HTTPRequest) async -> HTTPResponse {
    do throws(HTTPProblem) {
      try checkOrigin(of: request)
      let parts = request.path.dropFirst().split(
        separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      // A request without the secret reveals nothing about other addresses.
      guard parts.count == 2, Self.isEqual(parts[0], secret) else { throw .notFound }
      let path = String(parts[1])
      switch (request.method, path) {
      case (.get, ""):
        return HTTPResponse(type: "text/html; charset=utf-8", Array(content.page.utf8))
      case (.get, "state"): return state()
      case (.get, _): return try picture(path)
      case (.post, "decide"): return try decide(request)
      case (.post, "undo"): return try change { $0.undo() }
      case (.post, "confirm"): return try await confirm(request)
      case (.post, _): throw .notFound
      }
    } catch {
      return HTTPResponse(error)
    }
  }

  // MARK: - Security

  /// Checks that a request comes from the page or from the address bar of the browser.
  ///
  /// The host protects against names of other sites that lead to this machine, the origin against
  /// requests of other pages.
  private func checkOrigin(of request: HTTPRequest) throws(HTTPProblem) {
    guard let host = request.fields["host"], hosts.contains(host) else { throw .forbidden }
    let origin = request.fields["origin"]
    guard origin == nil ? request.method == .get : origin == "http://\(host)" else {
      throw .forbidden
    }
    if let site = request.fields["sec-fetch-site"], !["same-origin", "none"].contains(site) {
      throw .forbidden
    }
    if request.method == .post, request.fields["content-type"] != "application/json" {
      throw .forbidden
    }
  }

  /// Compares texts in a time that does not depend on the number of equal characters.
  static func isEqual(_ one: some StringProtocol, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  // MARK: - Pictures

  private func picture(_ path: String) throws(HTTPProblem) -> HTTPResponse {
    guard path.hasPrefix("files/") else { throw .notFound }
    let file = String(path.dropFirst("files/".count))
    guard content.pictures.contains(file), file.hasSuffix(".png"),
      let bytes = try? file.hasPrefix("/")
        ? files.read(file, limit: FileAccess.pictureLimit)
        : files.read(file, in: content.folder, limit: FileAccess.pictureLimit),
      bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    else { throw .notFound }
    return HTTPResponse(type: "image/png", bytes)
  }

  // MARK: - Decisions

  private struct State: Encodable {
    var revision: Int
    var decisions: [Int: ReviewDraft.Decision]
    var canUndo: Bool
    var message: String?
  }

  private struct Choice: Decodable {
    var findings: [Int]
    var decision: ReviewDraft.Decision?
  }

  private struct Confirmation: Decodable { var revision: Int }

  /// The draft in the file, which another process can have changed.
  private var draft: ReviewDraft {
    ReviewDraft.read(
      from: content.folder, results: content.results, open: content.open, files)
  }

  private func state() -> HTTPResponse {
    let draft = confirmed?.draft ?? draft
    let state = State(
      revision: draft.revision, decisions: draft.decisions, canUndo: draft.canUndo,
      message: confirmed?.message)
    return HTTPResponse(
      type: "application/json", Array(RunDocument.json(state).utf8))
  }

  private func decide(_ request: HTTPRequest) throws(HTTPProblem) -> HTTPResponse {
    let choice = try Self.decode(Choice.self, request.body)
    guard content.open.isSuperset(of: choice.findings) else { throw .malformed }
    return try change { $0.decide(choice.decision, choice.findings) }
  }

  private func change(_ body: (inout ReviewDraft) -> Void) throws(HTTPProblem) -> HTTPResponse {
    guard !isConfirming, confirmed == nil else {
      return Self.conflict("The review is being written.")
    }
    guard currentResults() == content.results else { return Self.conflict(Self.replaced) }
    var draft = draft
    body(&draft)
    do throws(SnapshotError) {
      try draft.write(to: content.folder, files)
    } catch {
      return HTTPResponse(.failed, error.description)
    }
    return state()
  }

  private func confirm(_ request: HTTPRequest) async throws(HTTPProblem) -> HTTPResponse {
    let confirmation = try Self.decode(Confirmation.self, request.body)
    guard !isConfirming, confirmed == nil else {
      return Self.conflict("The review is being written.")
    }
    guard currentResults() == content.results else { return Self.conflict(Self.replaced) }
    let draft = draft
    guard draft.revision == confirmation.revision else {
      return Self.conflict(
        "The decisions have changed in another window. Check them, and confirm again.")
    }
    isConfirming = true
    defer { isConfirming = false }
    do {
      confirmed = (draft, try await confirm(draft))
    } catch {
      return HTTPResponse(.failed, "\(error)")
    }
    try? files.remove(content.folder + "/" + ReviewDraft.fileName)
    return state()
  }

  private static let replaced =
    "Another run has replaced the results. End this command, and run it again."

  private static func conflict(_ sentence: String) -> HTTPResponse {
    HTTPResponse(.conflict, sentence)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ body: [UInt8]
  ) throws(HTTPProblem) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(body))
    } catch {
      throw .malformed
    }
  }
}
