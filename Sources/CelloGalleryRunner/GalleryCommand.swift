import CelloSnapshots
import CelloText
import Foundation

/// What `render-gallery` does, apart from reading its arguments: so that tests run it in their own process.
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
  /// Whether this is a continuous integration machine, where nothing is recorded unless asked for by name.
  package var isContinuousIntegration = Self.isContinuousIntegration(
    ProcessInfo.processInfo.environment)
  /// What is drawn; the built-in scenes unless a test sets others.
  package var catalogue: @Sendable () throws(CaseError) -> SnapshotCatalogue = {
    () throws(CaseError) in
    try SnapshotCatalogue.all()
  }
  package var environment = DrawingEnvironment.current
  /// What the text engine noticed in this process.
  var textWarnings: @Sendable () -> [TextWarning] = { TextEngine.shared.warnings }

  package init() {}

  package enum Format: String, CaseIterable, Sendable { case text, json }

  /// Exit codes, as `diff` has them.
  package enum Exit {
    package static let equal: Int32 = 0
    package static let different: Int32 = 1
    package static let notCompared: Int32 = 2
  }

  static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    guard let value = environment["CI"]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }

  private var store: ReferenceStore { ReferenceStore(root: references) }
  private var outputFolder: OutputFolder { OutputFolder(root: output) }

  private func selection() throws(SnapshotError) -> CaseSelection {
    CaseSelection(
      filters: filters, shard: try shard.map { text throws(SnapshotError) in try Shard(text) })
  }

  var threadCount: Int { max(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 1) }

  // MARK: - Subcommands

  /// Draws everything into the output folder, with a page to look at it, and says what differs from the references.
  @MainActor package func render() async -> Int32 {
    await compare(writesAllPictures: true)
  }

  /// Compares everything with the references; draws pictures of what differs.
  @MainActor package func verify() async -> Int32 {
    await compare(writesAllPictures: false)
  }

  @MainActor private func compare(writesAllPictures: Bool) async -> Int32 {
    do {
      let run = VerificationRun(
        try catalogue(), selection: try selection(), store: store, output: outputFolder,
        writesAllPictures: writesAllPictures, jobs: threadCount, progress: showProgress)
      let result = try await run.run(in: environment)
      let report = RunReport(result)
      try outputFolder.write(report.json, "result.json")
      if writesAllPictures || !result.findings.isEmpty {
        try outputFolder.write(GalleryPage(result).html, "index.html")
      }
      let warnings = textWarnings()
      for warning in warnings { console.complain("warning: \(warning)") }
      switch format {
      case .json: console.print(report.json)
      case .text:
        for line in report.lines(page: "\(output)/index.html", isGallery: writesAllPictures) {
          console.print(line)
        }
      }
      let lacksFont = warnings.contains { if case .font = $0 { true } else { false } }
      return lacksFont ? Exit.notCompared : result.outcome.rawValue
    } catch {
      return fail(error)
    }
  }

  /// Makes what is missing or differs the reference.
  ///
  /// - Parameter rewritesAll: whether pictures that are right already are written anew.
  @MainActor package func record(rewritesAll: Bool) async -> Int32 {
    guard !isContinuousIntegration || !filters.isEmpty || rewritesAll else {
      console.complain(
        "CI is set, and nothing is recorded there unless asked for by name. Name scenes, or give --all."
      )
      return Exit.notCompared
    }
    do {
      let run = RecordingRun(
        try catalogue(), selection: try selection(), store: store, rewritesAll: rewritesAll,
        jobs: threadCount, progress: showProgress)
      let result = try await run.run(in: environment)
      for file in result.recorded { console.print("recorded \(file)") }
      for name in result.removed { console.print("removed \(name)") }
      for sentence in result.undrawable { console.complain("not drawn: \(sentence)") }
      for warning in textWarnings() { console.complain("warning: \(warning)") }
      if result.writtenSceneCount + result.removed.count == 0 && result.undrawable.isEmpty {
        console.print("Nothing to record: all references are right.")
      } else if !result.recorded.isEmpty {
        let count = result.recorded.count
        console.print(
          count == 1
            ? "Look at the picture above before you commit it."
            : "Look at the \(counted(count, "picture")) above before you commit them.")
      }
      return result.undrawable.isEmpty ? Exit.equal : Exit.notCompared
    } catch {
      return fail(error)
    }
  }

  /// Proves that this machine draws the agreed pixels.
  @MainActor package func doctor() async -> Int32 {
    do {
      return try await Doctor(console: console).run() ? Exit.equal : Exit.different
    } catch {
      return fail(error)
    }
  }

  /// Prints one digest over the names and pixels of all selected cases.
  @MainActor package func printDigest() async -> Int32 {
    do {
      let catalogue = try catalogue()
      let selection = try selection()
      try selection.check(against: catalogue)
      let digest = try await DigestRun.digest(
        of: catalogue.scenes, selection: selection, jobs: threadCount)
      console.print(digest.description)
      return Exit.equal
    } catch {
      return fail(error)
    }
  }

  /// Removes what runs wrote into the output folder.
  package func clean() -> Int32 {
    do {
      try outputFolder.remove()
      return Exit.equal
    } catch {
      return fail(error)
    }
  }

  @MainActor private func showProgress(_ progress: VerificationRun.Progress) {
    let findings =
      progress.findingCount == 0 ? "" : ", \(counted(progress.findingCount, "finding"))"
    console.progress(
      "\(progress.finishedCount)/\(progress.caseCount)\(findings)  \(progress.scene)")
  }

  private func fail(_ error: any Error) -> Int32 {
    console.complain("\(error)")
    return Exit.notCompared
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
