import CelloRaster
import CelloTestSupport
import Foundation
import Synchronization
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// The page of a review.
@MainActor final class ReviewSiteTests {
  private let folder = TemporaryFolder()
  private let secret = String(repeating: "5e", count: 32)
  private let confirmed = Mutex<[ReviewDraft]>([])
  private let currentResults = Mutex("results")

  private func site(failing error: SnapshotError? = nil) -> ReviewSite {
    ReviewSite(
      ReviewSite.Content(
        page: "<html>", pictures: ["failures/a b.png", "failures/page.png", "failures/gone.png"],
        folder: folder.path, results: "results", open: [1, 2, 4]),
      secret: secret, port: 4000, files: .system,
      currentResults: { [self] in currentResults.withLock { $0 } },
      confirm: { [self] draft in
        if let error { throw error }
        confirmed.withLock { $0.append(draft) }
        return "Written."
      })
  }

  private func get(_ path: String) -> HTTPRequest {
    HTTPRequest(method: .get, path: path, fields: ["host": "127.0.0.1:4000"])
  }

  private func post(_ path: String, _ body: String) -> HTTPRequest {
    HTTPRequest(
      method: .post, path: path,
      fields: [
        "host": "127.0.0.1:4000", "origin": "http://127.0.0.1:4000",
        "content-type": "application/json", "sec-fetch-site": "same-origin",
      ], body: Array(body.utf8))
  }

  private func send(_ request: HTTPRequest, to site: ReviewSite) async -> (
    status: Int, text: String
  ) {
    let response = await site.response(to: request)
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  @Test("the page opens only at the address with the secret")
  func secrets() async {
    let site = site()
    #expect(await send(get("/\(secret)/"), to: site) == (200, "<html>"))
    for path in [
      "/", "/\(secret)", "/\(secret.dropLast())/", "/\(secret)0/", "/\(secret.uppercased())/",
      "//\(secret)/", "/x/\(secret)/", "/state", "/\(secret)/nosuch", "/\(secret)//",
    ] {
      #expect(await send(get(path), to: site) == (404, "Not Found"), "\(path)")
    }
    #expect(ReviewSite.makeSecret().utf8.count == 64)
    #expect(ReviewSite.makeSecret() != ReviewSite.makeSecret())
    #expect(ReviewSite.isEqual("abc", "abc"))
    #expect(!ReviewSite.isEqual("abc", "abd"))
    #expect(!ReviewSite.isEqual("", "abc"))
  }

  @Test("requests from other sites are refused, even with the secret")
  func origins() async {
    let site = site()
    var requests: [HTTPRequest] = []
    for host in ["example.com:4000", "127.0.0.1:4001", "127.0.0.1", nil] {
      var request = get("/\(secret)/")
      request.fields["host"] = host
      requests.append(request)
    }
    for origin in ["http://example.com", "http://127.0.0.1:4001", "https://127.0.0.1:4000", "null"]
    {
      for var request in [get("/\(secret)/state"), post("/\(secret)/undo", "{}")] {
        request.fields["origin"] = origin
        requests.append(request)
      }
    }
    for (field, values) in [
      ("sec-fetch-site", ["cross-site", "same-site"]), ("origin", [nil]),
      ("content-type", [nil, "text/plain", "application/x-www-form-urlencoded"]),
    ] as [(String, [String?])] {
      for value in values {
        var request = post("/\(secret)/undo", "{}")
        request.fields[field] = value
        requests.append(request)
      }
    }
    for request in requests { #expect(await send(request, to: site).status == 403, "\(request)") }
    var local = post("/\(secret)/undo", "{}")
    local.fields["host"] = "localhost:4000"
    #expect(await send(local, to: site).status == 403)
    local.fields["origin"] = "http://localhost:4000"
    #expect(await send(local, to: site).status == 200)
  }

  @Test("only pictures of the results are read")
  func pictures() async throws {
    let site = site()
    let bytes = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
    try FileAccess.system.makeFolder(folder.path + "/failures")
    try FileAccess.system.create(folder.path + "/failures/a b.png", bytes)
    try FileAccess.system.create(folder.path + "/failures/other.png", bytes)
    try FileAccess.system.create(folder.path + "/failures/page.png", Array("<html>".utf8))
    let response = await site.response(to: get("/\(secret)/files/failures/a b.png"))
    #expect(response == HTTPResponse(type: "image/png", bytes))
    for path in [
      "failures/other.png", "failures/page.png", "failures/gone.png",
      "failures/../failures/a b.png",
      "result.json", "/etc/passwd", "", "failures",
    ] {
      #expect(await send(get("/\(secret)/files/\(path)"), to: site).status == 404, "\(path)")
    }
  }

  @Test("decisions are kept in a file, so that another window and a later command have them")
  func decisions() async throws {
    let first = site()
    let accept = #"{"findings":[1,2],"decision":"accepted"}"#
    #expect(
      await send(post("/\(secret)/decide", accept), to: first) == (
        200, #"{"canUndo":true,"decisions":{"1":"accepted","2":"accepted"},"revision":1}"#
      ))
    let reject = #"{"findings":[2,4],"decision":"rejected"}"#
    _ = await send(post("/\(secret)/decide", reject), to: first)
    let later = site()
    #expect(
      await send(get("/\(secret)/state"), to: later) == (
        200,
        #"{"canUndo":true,"decisions":{"1":"accepted","2":"rejected","4":"rejected"},"revision":2}"#
      ))
    _ = await send(post("/\(secret)/undo", "{}"), to: later)
    #expect(
      await send(get("/\(secret)/state"), to: first) == (
        200, #"{"canUndo":true,"decisions":{"1":"accepted","2":"accepted"},"revision":3}"#
      ))
    let remove = #"{"findings":[1]}"#
    _ = await send(post("/\(secret)/decide", remove), to: first)
    #expect(
      await send(get("/\(secret)/state"), to: first).text
        == #"{"canUndo":true,"decisions":{"2":"accepted"},"revision":4}"#)
    #expect(confirmed.withLock { $0.isEmpty })
  }

  @Test("requests with other findings or decisions change nothing")
  func malformedDecisions() async {
    let site = site()
    for body in [
      "", "{", #"{"findings":[0],"decision":"accepted"}"#,
      #"{"findings":[1,3],"decision":"accepted"}"#, #"{"findings":[-1],"decision":"accepted"}"#,
      #"{"findings":[1],"decision":"maybe"}"#, #"{"findings":"1","decision":"accepted"}"#,
      #"{"findings":[1e99],"decision":"accepted"}"#,
      String(repeating: "[", count: 100_000),
    ] {
      #expect(await send(post("/\(secret)/decide", body), to: site).status == 400)
    }
    #expect(
      await send(get("/\(secret)/state"), to: site).text
        == #"{"canUndo":false,"decisions":{},"revision":0}"#)
  }

  @Test("nothing is written before the user confirms what a window shows")
  func confirmation() async throws {
    let site = site()
    let accept = #"{"findings":[1],"decision":"accepted"}"#
    _ = await send(post("/\(secret)/decide", accept), to: site)
    let stale = await send(post("/\(secret)/confirm", #"{"revision":0}"#), to: site)
    #expect(stale.status == 409)
    #expect(stale.text.hasPrefix("The decisions have changed in another window."))
    #expect(confirmed.withLock { $0.isEmpty })
    let done = await send(post("/\(secret)/confirm", #"{"revision":1}"#), to: site)
    #expect(done.status == 200)
    let written =
      #"{"canUndo":true,"decisions":{"1":"accepted"},"message":"Written.","revision":1}"#
    #expect(done.text == written)
    #expect(await send(get("/\(secret)/state"), to: site).text == written)
    #expect(confirmed.withLock { $0.map(\.decisions) } == [[1: .accepted]])
    #expect(try FileAccess.system.names(in: folder.path) == [])
    // A second click does not write again.
    #expect(await send(post("/\(secret)/confirm", #"{"revision":1}"#), to: site).status == 409)
    #expect(await send(post("/\(secret)/decide", accept), to: site).status == 409)
    #expect(confirmed.withLock { $0.count } == 1)
  }

  @Test("a failure is shown, and the decisions stay")
  func failure() async {
    let error = SnapshotError.unwritable(file: "/a", reason: "No space left on device")
    let site = site(failing: error)
    _ = await send(
      post("/\(secret)/decide", #"{"findings":[1],"decision":"accepted"}"#), to: site)
    let answer = await send(post("/\(secret)/confirm", #"{"revision":1}"#), to: site)
    #expect(answer == (500, error.description))
    #expect(
      await send(get("/\(secret)/state"), to: site).text
        == #"{"canUndo":true,"decisions":{"1":"accepted"},"revision":1}"#)
  }

  @Test("decisions about results that another run has replaced are refused, and not kept for it")
  func replacedResults() async throws {
    let site = site()
    let accept = post("/\(secret)/decide", #"{"findings":[1],"decision":"accepted"}"#)
    _ = await send(accept, to: site)
    currentResults.withLock { $0 = "others" }
    #expect(await send(accept, to: site).status == 409)
    let answer = await send(post("/\(secret)/confirm", #"{"revision":1}"#), to: site)
    #expect(answer.status == 409)
    #expect(answer.text.hasPrefix("Another run has replaced the results."))
    #expect(confirmed.withLock { $0.isEmpty })
    let draft = ReviewDraft.read(
      from: folder.path, results: "others", open: [1], FileAccess.system)
    #expect(draft == ReviewDraft(results: "others"))
  }
}
