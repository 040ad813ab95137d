import CelloScenes
import CelloSnapshots
import CelloText
import Foundation

/// The work of `render-gallery` without the parsing of arguments, so that tests run it in their
/// process.
package struct GalleryCommand: Sendable {
  /// The folder of the references.
  package var references = "References"
  /// The folder for pictures and reports.
  package var output = ".build/gallery"
  /// Names or patterns of groups, scenes or cases; none for everything.
  package var filters: [String] = []
  /// `i/n`, to draw one of n parts.
  package var shard: String?
  /// How many threads draw; `nil` for one per core.
  package var jobs: Int?
  package var format = Format.text
  package var console = Console.standard
  /// Whether nothing is recorded unless asked for by name.
  package var isContinuousIntegration = ContinuousIntegration.isActive
  /// The scenes that are drawn; the built-in ones unless a test sets others.
  package var catalog: @Sendable () throws(CaseError) -> SnapshotCatalog = {
    () throws(CaseError) in
    try SnapshotCatalog.all()
  }
  package var environment = DrawingEnvironment.current

  package init() {}

  package enum Format: String, CaseIterable, Sendable { case text, json }

  private var store: ReferenceStore { ReferenceStore(root: references) }
  private var outputFolder: OutputFolder { OutputFolder(root: output) }

  private func selection() throws(SnapshotError) -> CaseSelection {
    CaseSelection(
      filters: filters, shard: try shard.map { text throws(SnapshotError) in try Shard(text) })
  }

  var threadCount: Int { max(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 1) }

  // MARK: - Subcommands

  /// Draws everything into the output folder, with a page to look at it, and says what differs from
  /// the references.
  @MainActor package func render() async -> Outcome {
    await perform { try await compare(writesAllPictures: true) }
  }

  /// Compares everything with the references; draws pictures of what differs.
  @MainActor package func verify() async -> Outcome {
    await perform { try await compare(writesAllPictures: false) }
  }

  @MainActor private func compare(writesAllPictures: Bool) async throws -> Outcome {
    let run = VerificationRun(
      try catalog(), selection: try selection(), store: store, output: outputFolder,
      writesAllPictures: writesAllPictures, jobs: threadCount, progress: showProgress,
      waiting: sayWaiting)
    let lock = try await outputFolder.lock(protecting: references, waiting: sayWaiting)
    let result = try await run.run(in: environment)
    let json = RunDocument(result).json
    let outputFailure =
      result.outputFailure
      ?? write(json, writesAllPictures || !result.findings.isEmpty ? GalleryPage(result) : nil)
    lock?.unlock()
    printWarnings()
    switch format {
    case .json: console.print(json)
    case .text:
      let page = outputFailure == nil ? "\(output)/index.html" : nil
      let report = RunReport(result)
      for line in report.lines(page: page, isGallery: writesAllPictures) { console.print(line) }
    }
    if let outputFailure { throw outputFailure }
    return environment.fontProblem == nil ? result.outcome : .incomplete
  }

  /// Writes the result; returns why it could not.
  private func write(_ json: String, _ page: GalleryPage?) -> SnapshotError? {
    do throws(SnapshotError) {
      try outputFolder.write(json, "result.json")
      if let page { try outputFolder.write(page.html, "index.html") }
      return nil
    } catch {
      return error
    }
  }

  /// Makes what is missing or differs the reference.
  ///
  /// - Parameters:
  ///   - rewritesAll: whether pictures that are right already are written anew.
  ///   - acceptsEnvironment: whether references made with other fonts are replaced.
  @MainActor package func record(
    rewritesAll: Bool = false, acceptsEnvironment: Bool = false
  ) async -> Outcome {
    guard !isContinuousIntegration || !filters.isEmpty || rewritesAll || acceptsEnvironment else {
      console.printError(
        "CI is set, and nothing is recorded there unless asked for by name. Name scenes, or give --all."
      )
      return .incomplete
    }
    return await perform {
      let run = RecordingRun(
        try catalog(), selection: try selection(), store: store, rewritesAll: rewritesAll,
        acceptsEnvironment: acceptsEnvironment, jobs: threadCount, progress: showProgress,
        waiting: sayWaiting)
      let result = try await run.run(in: environment)
      printRecording(result)
      let isComplete = result.undrawable.isEmpty && !lacksSomething
      return isComplete ? .equal : .incomplete
    }
  }

  @MainActor private func printRecording(_ result: RecordingResult) {
    for file in result.recorded { console.print("recorded \(file)") }
    for file in result.rewritten { console.print("recorded \(file)") }
    for name in result.removed { console.print("removed \(name)") }
    for sentence in result.undrawable { console.printError("not drawn: \(sentence)") }
    printWarnings()
    if result.writtenSceneCount + result.removed.count + result.rewritten.count == 0
      && result.undrawable.isEmpty
    {
      console.print("Nothing to record: all references are right.")
    } else if !result.recorded.isEmpty {
      let count = result.recorded.count
      console.print(
        count == 1
          ? "Look at the picture above before you commit it."
          : "Look at the \(counted(count, "picture")) above before you commit them.")
    }
  }

  /// Proves that this machine draws the agreed pixels.
  @MainActor package func doctor() async -> Outcome {
    await perform {
      try await Doctor(console: console, environment: environment).run() ? .equal : .different
    }
  }

  /// Prints one digest over the names and pixels of all selected cases, unless a font is missing.
  @MainActor package func printDigest() async -> Outcome {
    await perform {
      let catalog = try catalog()
      let selection = try selection()
      try selection.check(against: catalog)
      if let recorded = try store.environment() { try environment.check(against: recorded) }
      let digest = try await DigestRun.digest(
        of: catalog.scenes, selection: selection, jobs: threadCount)
      printWarnings()
      guard !lacksSomething else { return .incomplete }
      console.print(digest.description)
      return .equal
    }
  }

  /// Prints the source file that records what this machine draws.
  @MainActor package func printAgreedDigests() async -> Outcome {
    await perform {
      let source = try await Doctor.agreedDigestsSource()
      if let problem = environment.fontProblem {
        throw SnapshotError.unusableFont(sentence: problem)
      }
      for line in source.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        console.print(String(line))
      }
      return .equal
    }
  }

  /// Removes what runs wrote into the output folder.
  @MainActor package func clean() async -> Outcome {
    await perform {
      try await outputFolder.remove(protecting: references, waiting: sayWaiting)
      return .equal
    }
  }

  // MARK: - Printing

  /// Prints why a subcommand failed, also when only its results could not be printed.
  @MainActor private func perform(_ body: @MainActor () async throws -> Outcome) async -> Outcome {
    var outcome = Outcome.incomplete
    do {
      outcome = try await body()
    } catch {
      console.printError("\(error)")
    }
    guard let failure = console.outputFailure else { return outcome }
    console.printError("\(failure)")
    return .incomplete
  }

  /// Whether a font or a character was missing, so that pictures are not as they should be.
  private var lacksSomething: Bool { environment.warnings().contains(where: \.questionsPictures) }

  private func printWarnings() {
    for warning in environment.warnings() { console.printError("warning: \(warning.sentence)") }
  }

  @MainActor private func sayWaiting(for folder: String) {
    console.printError("Waiting for another process that uses \(folder).")
  }

  @MainActor private func showProgress(_ progress: VerificationRun.Progress) {
    let findings =
      progress.findingCount == 0 ? "" : ", \(counted(progress.findingCount, "finding"))"
    console.progress(
      "\(progress.finishedCount)/\(progress.caseCount)\(findings)  \(progress.scene)")
  }
}

/// `1 case`, `2,345 cases`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// Digits in groups of three, the same under every locale.
func grouped(_ number: Int) -> String {
  var digits = String(number)
  var index = digits.endIndex
  while digits.distance(from: digits.startIndex, to: index) > 3 {
    index = digits.index(index, offsetBy: -3)
    digits.insert(",", at: index)
  }
  return digits
}
