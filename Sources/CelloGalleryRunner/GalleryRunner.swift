import CelloScenes
import CelloSnapshots
import CelloText
import Foundation

/// The work of a gallery's command without the parsing of arguments, so that tests run it in their
/// process.
package struct GalleryRunner: Sendable {
  /// The folder of the references.
  package var references = GalleryRunner.defaultReferences
  /// The folder for pictures and reports.
  package var output = GalleryRunner.defaultOutput
  /// Names or patterns of groups, scenes or cases; none for everything.
  package var filters: [String] = []
  /// `i/n`, to draw one of n parts.
  package var shard: String?
  /// The name of the run, which its parts have in common; `nil` for that of the service that it runs
  /// on.
  package var run: String?
  /// Whether a run may have no cases.
  package var allowsEmpty = false
  /// The package whose references a review of tests may write.
  package var package = GalleryRunner.defaultPackage
  /// Other folders of references that a review of tests may write.
  package var allowedFolders: [String] = []
  /// The command that records, as sentences tell people to call it.
  package var recordCommand = "scripts/record"
  /// Whether only the cases are compared that differed in the last run.
  package var onlyLastFailed = false
  /// Whether pictures in the output folder leave out what they show.
  package var stripsRecipes = false
  /// Whether accessibility issues of the pictures are looked for.
  package var audits = false
  /// A revision of git that draws the expected pictures that the references keep by digest alone;
  /// `nil` to show none.
  package var base: String?
  /// The folder of the package that the gallery belongs to.
  package var packageFolder = FileManager.default.currentDirectoryPath
  /// The executable product of the gallery.
  package var productName = "render-gallery"
  /// How many threads draw; `nil` for one per core.
  package var jobs: Int?
  package var format = Format.text
  package var console = Console.standard
  /// Whether nothing is recorded unless asked for by name.
  package var isContinuousIntegration = ContinuousIntegration.isActive
  /// The scenes that are drawn.
  package var catalog: @Sendable () throws(CaseError) -> SnapshotCatalog
  package var environment = DrawingEnvironment.current
  /// The environment variables.
  package var variables = ProcessInfo.processInfo.environment
  package var files = FileAccess.system

  private let scenes: [Scene]

  package init(_ scenes: [Scene]) {
    self.scenes = scenes
    catalog = { () throws(CaseError) in try SnapshotCatalog(scenes) }
  }

  /// In the working folder, which is the package's where `swift run` starts the command.
  package static let defaultReferences = "References"
  package static let defaultOutput = ".build/gallery"
  package static let version = PictureRecipe.version

  package enum Format: String, CaseIterable, Sendable { case text, json, github }

  var store: ReferenceStore {
    var store = ReferenceStore(root: references, files: files)
    store.recordCommand = recordCommand
    return store
  }

  var outputFolder: OutputFolder {
    var folder = OutputFolder(root: output, files: files)
    folder.writesRecipes = !stripsRecipes
    return folder
  }

  func selection() throws(SnapshotError) -> CaseSelection {
    CaseSelection(
      filters: filters, shard: try shard.map { text throws(SnapshotError) in try Shard(text) },
      paths: onlyLastFailed ? try lastFailedPaths() : nil)
  }

  /// The scenes that the filters may be about, because the names of all cases of a large catalog
  /// take time.
  private func filteredCatalog() throws -> SnapshotCatalog {
    guard !filters.isEmpty else { return try catalog() }
    let selection = CaseSelection(filters: filters)
    let few = try SnapshotCatalog(
      scenes.filter { selection.mayInclude(group: $0.group, scene: $0.name) })
    // A filter that matches nothing is answered with the nearest of all names.
    return (try? selection.check(against: few)) == nil ? try catalog() : few
  }

  /// The cases that differed in the last run, and the scenes about which there was something else.
  private func lastFailedPaths() throws(SnapshotError) -> Set<String> {
    guard let last = try outputFolder.result() else {
      throw .noResult(folder: output)
    }
    var paths: Set<String> = []
    for finding in last.findings {
      guard !finding.cases.isEmpty else {
        paths.insert(finding.name)
        continue
      }
      let scene = finding.name.split(separator: "/").dropLast().joined(separator: "/")
      for name in finding.cases { paths.insert("\(scene)/\(name)") }
    }
    return paths
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

  /// Compares what parts of a run drew, each in its output folder, as one run would have. Parts of a
  /// test run are joined as well.
  @MainActor package func merge(_ folders: [String]) async -> Outcome {
    await perform {
      if try areTestResults(folders) { return try mergeTests(folders) }
      try outputFolder.check(protectingParts: folders)
      var known = KnownDrawings()
      for folder in folders { try known.add(contentsOf: folder, files: files) }
      try known.check(revision: RunPart.revision(of: package, try catalog(), files: files))
      if let missing = known.missingParts {
        let names = missing.first.map(grouped).joined(separator: ", ")
        let rest = missing.count - missing.first.count
        console.printError(
          "Of \(grouped(missing.of)) parts of the run, \(names)\(rest > 0 ? " and \(grouped(rest)) more" : "") "
            + "\(missing.count == 1 ? "is" : "are") missing. Name all folders, or draw what is missing with --shard."
        )
      }
      return try await compare(writesAllPictures: false, known: known)
    }
  }

  @MainActor private func compare(
    writesAllPictures: Bool, known: KnownDrawings? = nil
  ) async throws -> Outcome {
    let selection = try selection()
    let catalog = try filteredCatalog()
    if onlyLastFailed, !catalog.scenes.contains(where: { !selection.indices(in: $0).isEmpty }) {
      console.print("Nothing differed in the last run.")
      return .equal
    }
    let run = VerificationRun(
      catalog, selection: selection, store: store, output: outputFolder,
      writesAllPictures: writesAllPictures, known: known, jobs: threadCount,
      progress: progressPrinter(), waiting: sayWaiting)
    run.keepsDrawings = shard != nil
    run.audits = audits
    run.decodedReferences = outputFolder.decodedReferences
    var environment = environment
    if let known { environment.usedFonts = { known.fonts } }
    let lock = try await outputFolder.lock(protecting: references, waiting: sayWaiting)
    var result = try await run.run(in: environment)
    let hasBase = base.map { addBasePictures(to: &result, from: $0) } ?? true
    if result.caseCount == 0, !allowsEmpty {
      result.notCompared =
        (shard.map { "no case belongs to part \($0)." } ?? "there are no cases.")
        + " Where that is right, give --allow-empty."
    }
    let whole = shard == nil ? nil : try self.catalog()
    let outputFailure =
      result.outputFailure
      ?? write(
        result, whole, withPage: writesAllPictures || audits || !result.findings.isEmpty)
    lock?.unlock()
    printWarnings()
    switch format {
    case .json: console.printWhole(RunDocument(result).json)
    case .text, .github:
      if format == .github { try printForGitHub(RunDocument(result)) }
      let page = outputFailure == nil ? "\(output)/index.html" : nil
      let report = RunReport(result)
      for line in report.lines(page: page, isGallery: writesAllPictures) { console.print(line) }
    }
    if let outputFailure { throw outputFailure }
    return environment.fontProblem == nil && hasBase ? result.outcome : .incomplete
  }

  /// Writes the result; returns why it could not.
  ///
  /// - Parameter catalog: what was drawn, for a part of a run.
  func write(
    _ result: RunResult, _ catalog: SnapshotCatalog? = nil, withPage hasPage: Bool
  ) -> SnapshotError? {
    do throws(SnapshotError) {
      let document = RunDocument(result, listsScenes: true, listsAllCases: true)
      for file in document.files { try outputFolder.write(file.text, file.name) }
      if hasPage {
        try outputFolder.write(
          GalleryPage(result, folder: output, files: files).html, "index.html")
      }
      if let shard, let catalog {
        var drawings = result.drawings
        drawings.part = RunPart(
          shard: try Shard(shard),
          revision: RunPart.revision(of: package, catalog, files: files),
          run: run ?? RunPart.run(in: variables), systemVersions: environment.systemVersions)
        drawings.fonts = environment.usedFonts?() ?? [:]
        try outputFolder.write(drawings.text, KnownDrawings.fileName)
      }
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
        acceptsEnvironment: acceptsEnvironment, jobs: threadCount, progress: progressPrinter(),
        waiting: sayWaiting)
      let result = try await run.run(in: environment)
      printRecording(result)
      let isComplete = result.undrawable.isEmpty && !lacksSomething
      return isComplete ? .equal : .incomplete
    }
  }

  @MainActor func printRecording(_ result: RecordingResult) {
    for file in result.recorded { console.print("recorded \(file)") }
    for file in result.rewritten { console.print("recorded \(file)") }
    for name in result.recordedDigests { console.print("recorded \(name), by digest alone") }
    for name in result.removed { console.print("removed \(name)") }
    if result.unstoredCount > 0 {
      console.print(
        "\(counted(result.unstoredCount, "picture")) "
          + "\(result.unstoredCount == 1 ? "is" : "are") kept by digest alone from now on.")
    }
    for sentence in result.undrawable { console.printError("not drawn: \(sentence)") }
    printWarnings(isRecording: true)
    if let first = result.recordedDigests.first {
      console.print(
        "Pictures that are kept by digest alone are drawn by the command's render, for instance: "
          + "render \(first)")
    }
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

  /// Prints the scenes with the number of their cases and the coverage of their axes; where cases
  /// are selected, those as well.
  @MainActor package func list() async -> Outcome {
    await perform {
      let catalog = try catalog()
      let selection = try selection()
      try selection.check(against: catalog)
      for scene in catalog.scenes {
        let indices = selection.indices(in: scene)
        guard !indices.isEmpty else { continue }
        console.print("\(scene.path): \(scene.summary)")
        let coverage = try scene.coverage().map { ": \($0)" } ?? ""
        console.print("  \(counted(scene.space.count, "case"))\(coverage)")
        guard !filters.isEmpty else { continue }
        for index in indices { console.print("  \(scene.space[index])") }
      }
      return .equal
    }
  }

  /// Proves that this machine draws the agreed pixels.
  @MainActor package func doctor() async -> Outcome {
    await perform {
      try await Doctor(console: console, environment: environment).run() ? .equal : .different
    }
  }

  /// Prints one digest over the names and pixels of all selected cases, unless a font is missing.
  ///
  /// - Parameter drawsEachCase: whether each case is drawn, also those that are known to look the
  ///   same.
  @MainActor package func printDigest(drawsEachCase: Bool = false) async -> Outcome {
    await perform {
      let catalog = try catalog()
      let selection = try selection()
      try selection.check(against: catalog)
      if let recorded = try store.environment() { try environment.check(against: recorded) }
      let digest = try await DigestRun.digest(
        of: catalog.scenes, selection: selection, jobs: threadCount,
        drawsEachCase: drawsEachCase)
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
        console.printWhole(String(line))
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
  @MainActor func perform(_ body: @MainActor () async throws -> Outcome) async -> Outcome {
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

  /// - Parameter isRecording: whether people look at the pictures now, so that what is the same on
  ///   every machine is worth a word as well.
  private func printWarnings(isRecording: Bool = false) {
    for warning in environment.warnings() where isRecording || warning.questionsPictures {
      console.printError("warning: \(warning.sentence)")
    }
  }

  @MainActor func sayWaiting(for folder: String) {
    console.printError("Waiting for another process that uses \(folder).")
  }

  /// Shows counts and the time that is left, by the cases that are finished.
  @MainActor private func progressPrinter() -> @MainActor (VerificationRun.Progress) -> Void {
    let clock = ContinuousClock()
    let start = clock.now
    return { progress in
      let findings =
        progress.findingCount == 0 ? "" : ", \(counted(progress.findingCount, "finding"))"
      let seconds = (clock.now - start) / .seconds(1)
      let rest = progress.caseCount - progress.finishedCount
      let left = seconds * Double(rest) / Double(max(progress.finishedCount, 1))
      // An estimate from the first instants would be far off.
      let time = seconds < 1 || rest == 0 ? "" : ", \(Int(clamping: left.rounded(.up))) s left"
      console.progress(
        "\(progress.finishedCount)/\(progress.caseCount)\(findings)\(time)  \(progress.scene)")
    }
  }
}
