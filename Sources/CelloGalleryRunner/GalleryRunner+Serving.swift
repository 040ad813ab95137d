import CelloSnapshots
import Foundation
import Synchronization

extension GalleryRunner {
  /// Serves the page of a review until the user confirms the decisions.
  ///
  /// - Parameters:
  ///   - review: the findings that the user can decide about.
  ///   - document: the results with all findings.
  ///   - folder: the folder of the results.
  ///   - notices: further sentences about the results.
  ///   - reread: returns the results that are in the folder now.
  ///   - finish: writes the references, and returns the outcome of the command.
  @MainActor func serve(
    _ review: Review, _ document: RunDocument, in folder: String, notices: [String] = [],
    reread: @escaping @MainActor () throws -> RunDocument?,
    finish: @escaping @MainActor (Review) async throws -> Outcome
  ) async throws -> Outcome {
    let server = try LoopbackServer()
    let secret = ReviewSite.makeSecret()
    var page = GalleryPage(
      document, folder: folder, notices: notices,
      origin: RunOrigin(in: packageFolder, files: files), files: files)
    page.reviewedFindings = review.indices
    let content = ReviewSite.Content(
      page: page.html, pictures: document.pictureFiles, folder: folder,
      results: Self.digest(of: document), open: review.indices)
    var outcome = Outcome.incomplete
    let (confirmations, confirmed) = AsyncStream.makeStream(of: Void.self)
    let site = ReviewSite(
      content, secret: secret, port: server.port, files: files,
      currentResults: { (try? reread()).flatMap { $0 }.map(Self.digest) },
      confirm: { draft in
        var decided = review
        decided.decide(draft.decisions.mapValues { $0 == .accepted ? .accepted : .rejected })
        outcome = try await finish(decided)
        confirmed.finish()
        return decided.summary
          + (outcome == .incomplete ? " Not everything could be written: see the terminal." : "")
      })
    server.start { await site.response(to: $0) }
    console.print(
      "Review \(counted(review.indices.count, "finding")) in a browser on this machine:")
    console.printWhole("http://127.0.0.1:\(server.port)/\(secret)/")
    console.print(
      "Nothing is written before you confirm. Decisions are kept in \(folder)/\(ReviewDraft.fileName): "
        + "you can end this command with Control-C, and continue later.")
    for await _ in confirmations {}
    await server.stop()
    return outcome
  }

  private static func digest(of document: RunDocument) -> String {
    PixelDigest(ofBytes: Array(document.json.utf8)).description
  }
}

extension RunDocument {
  /// The files of all pictures that the page shows.
  fileprivate var pictureFiles: Set<String> {
    var files: Set<String> = []
    for finding in findings {
      for picture in [
        finding.expected, finding.actual, finding.difference, finding.nearest?.expected,
        finding.nearest?.actual, finding.nearest?.difference,
      ] {
        if let picture { files.insert(picture.file) }
      }
    }
    for scene in scenes ?? [] {
      for picture in scene.pictures { if let file = picture.file { files.insert(file) } }
    }
    return files
  }
}
