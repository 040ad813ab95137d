import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// Returns the next answer of the user; `nil` ends the review. The question has already been
  /// printed.
  package typealias Answers = @MainActor () -> String?

  /// Decisions that are made without asking the user.
  package struct Decisions: Hashable, Sendable {
    /// The patterns for the cases that are accepted.
    package var accepted: [String] = []
    package var rejected: [String] = []

    package init(accepted: [String] = [], rejected: [String] = []) {
      self.accepted = accepted
      self.rejected = rejected
    }

    var isEmpty: Bool { accepted.isEmpty && rejected.isEmpty }
  }

  /// Reviews the pictures that differed in the last run. Accepted pictures become the references as
  /// they were drawn in that run; no case is drawn again.
  ///
  /// - Returns: ``Outcome/equal`` if no finding of the last run remains to be accepted.
  @MainActor package func review(
    _ decisions: Decisions = Decisions(), answers: Answers = { readLine() }
  ) async -> Outcome {
    await perform {
      guard let last = try outputFolder.result() else {
        throw SnapshotError.noResult(folder: output)
      }
      let catalog = try catalog()
      for filter in decisions.accepted + decisions.rejected {
        try CaseSelection(filters: [filter]).check(against: catalog)
      }
      var review = Review(last.findings, in: catalog)
      if servesReview, !review.isEmpty {
        return try await serve(
          review, last, in: output, reread: { try outputFolder.result() },
          finish: { try await finish($0, last, catalog) })
      }
      if decisions.isEmpty {
        if !servesReview { ask(&review, about: output, answers) }
      } else {
        try review.check(decisions.accepted + decisions.rejected)
        review.decide(.rejected, decisions.rejected)
        review.decide(.accepted, decisions.accepted)
      }
      return try await finish(review, last, catalog)
    }
  }

  /// Asks the user for decisions.
  ///
  /// - Parameter folder: the folder of the pictures.
  @MainActor func ask(_ review: inout Review, about folder: String, _ answers: Answers) {
    while let position = review.nextPending {
      for line in review.description(of: position, in: folder) { console.print(line) }
      console.print(
        "y accept, n reject, s skip, l look; yg, ng, sg for all of this cause, ya, na for all; q quit, ? help"
      )
      guard let answer = answers()?.trimmingCharacters(in: .whitespaces).lowercased(), answer != "q"
      else { return }
      if answer == "?" {
        for line in Self.help { console.print(line) }
        continue
      }
      if answer == "l" {
        look(at: review.files(of: position, in: folder, files))
        continue
      }
      guard let (decision, scope) = Review.parse(answer) else {
        console.printError("“\(answer)” is not an answer.")
        continue
      }
      review.decide(decision, position, scope)
    }
  }

  private static let help = [
    "  y, a   accept: the new picture becomes the reference",
    "  n, r   reject: the reference stays; a snapshot that was recorded for the first time is removed",
    "  s      skip: decide later; the finding stays",
    "  l      look: open the pictures",
    "  followed by g, as in yg: the same for all findings of this cause",
    "  followed by a, as in ya: the same for all findings without a decision",
    "  q      quit: apply the decisions, and leave the other findings",
  ]

  /// Opens pictures with the default application of the desktop.
  @MainActor private func look(at files: [String]) {
    for file in files {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdg-open", file]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        console.printError("\(file): no program opens it here. Open it by hand.")
      }
    }
  }

  @MainActor private func finish(
    _ review: Review, _ last: RunDocument, _ catalog: SnapshotCatalog
  ) async throws -> Outcome {
    let accepted = review.findings(.accepted)
    if !accepted.isEmpty {
      try finishAccepting(catalog)
      var known = KnownDrawings()
      for finding in accepted { try known.add(finding, in: output, files: files) }
      let run = RecordingRun(
        catalog, selection: CaseSelection(paths: known.paths), store: store, known: known,
        jobs: threadCount, waiting: printWaiting)
      // If nothing of the last run is left, the metrics of the system are accepted, too.
      run.replacesMetrics = accepted.count == last.findings.count
      var environment = environment
      // No case is drawn, so the fonts of the pictures are unknown.
      environment.usedFonts = nil
      try beginAccepting(accepted, of: last, catalog)
      let result = try await run.run(in: environment)
      printRecording(result)
      try finishAccepting(catalog)
      guard result.undrawable.isEmpty else { return .incomplete }
    }
    return summarize(review, of: counted(last.cases, "case"), in: output + "/result.json")
  }

  /// Prints the decisions. Returns ``Outcome/equal`` if no finding remains to be accepted.
  ///
  /// - Parameters:
  ///   - amount: what the last run compared, such as `3 cases`.
  ///   - file: the file with the results of the last run.
  @MainActor func summarize(_ review: Review, of amount: String, in file: String) -> Outcome {
    if review.isEmpty {
      let date = try? FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
      let time = date.map { " at \($0.formatted(.iso8601))" } ?? ""
      console.print(
        "Nothing to review: the last run\(time) compared \(amount) and found no new picture. Each "
          + "run replaces the results of the run before it, even if it compared fewer.")
    }
    let rest = review.findings(.rejected).count + review.findings(nil).count
    console.print(review.summary)
    if review.otherCount > 0 {
      console.print("\(counted(review.otherCount, "finding")) without a new picture: see the page.")
    }
    return rest + review.otherCount == 0 ? .equal : .different
  }
}
