import CelloScenes
import CelloSnapshots
import CelloText
import Foundation

/// The implementation of a gallery's command without the parsing of arguments, so that tests can
/// run it in their process.
package struct GalleryRunner: Sendable {
  /// The folder of the references.
  package var references = GalleryRunner.defaultReferences
  /// A Boolean value that indicates whether drawing a gallery succeeds if the folder of the
  /// references does not exist; `false` by default.
  package var allowsMissingReferences = false
  /// The folder for pictures and reports.
  package var output = GalleryRunner.defaultOutput
  /// Names or patterns of groups, scenes or cases; empty, the default, for all.
  package var filters: [String] = []
  /// The part of the run to draw, as `i/n`; `nil`, the default, for the whole run.
  package var shard: String?
  /// The name of the run, which its parts have in common; `nil`, the default, for the name that the
  /// continuous integration service provides.
  package var run: String?
  /// A Boolean value that indicates whether a run without cases succeeds; `false` by default.
  package var allowsEmpty = false
  /// The package whose references a review of tests may write.
  package var package = GalleryRunner.defaultPackage
  /// Further folders of references that a review of tests may write.
  package var allowedFolders: [String] = []
  /// The command that records references into the default folder, as messages show it.
  package var recordCommand = "scripts/record"
  /// A Boolean value that indicates whether only the cases that differed in the last run are
  /// compared; `false` by default.
  package var onlyLastFailed = false
  /// A Boolean value that indicates whether pictures in the output folder are written without
  /// recipes; `false` by default.
  package var stripsRecipes = false
  /// A Boolean value that indicates whether pictures are audited for accessibility issues; `false`
  /// by default.
  package var audits = false
  /// A Boolean value that indicates whether drawing a gallery also writes animated files of the cases
  /// at several times; `false` by default.
  package var writesAnimations = false
  /// A Git revision that draws the expected pictures of which the references keep only the digest;
  /// `nil`, the default, for none.
  package var base: String?
  /// A folder with drawings of an earlier revision, which prove changes of drawings; `nil`, the
  /// default, for none.
  package var formerDrawings: String?
  /// The files of the toolsets with which other revisions are built, such as `toolset.json`.
  package var toolsets: [String] = []
  /// The folder of the package that contains the gallery.
  package var packageFolder = FileManager.default.currentDirectoryPath
  /// The executable product of the gallery.
  package var productName = "render-gallery"
  /// The type that has the scenes, with its module, as `Module.Type`.
  package var typeName = "CelloGallery.Gallery"
  /// The number of threads that draw; `nil`, the default, for one per core.
  package var jobs: Int?
  /// The path of the executable file of the gallery's command, which draws scenes in further
  /// processes; `nil`, the default, to draw in this process only.
  package var executable: String?
  /// A Boolean value that indicates whether a review asks in a page that it serves; `false`, the
  /// default, to ask in the terminal.
  package var servesReview = false
  package var format = Format.text
  package var console = Console.standard
  /// A Boolean value that indicates whether references are recorded only on explicit request.
  package var isContinuousIntegration = ContinuousIntegration.isActive
  /// Returns the catalog of the scenes.
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

  /// The default folder of the references, in the working folder. `swift run` starts the command in
  /// the folder of the package.
  package static let defaultReferences = "References"
  package static let defaultOutput = ".build/gallery"
  package static let version = PictureRecipe.version

  package enum Format: String, CaseIterable, Sendable { case text, json, github }

  var store: ReferenceStore {
    var store = ReferenceStore(root: references, files: files)
    store.recordCommand = recordCommand + referencesOption
    return store
  }

  /// The option for the folder of the references, for commands that messages show; empty for the
  /// default folder.
  private var referencesOption: String {
    references == Self.defaultReferences ? "" : " --references \(references.shellWord)"
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

  /// Returns a catalog of the scenes that the filters can match, because enumerating the names of
  /// all cases of a large catalog takes time.
  func filteredCatalog() throws -> SnapshotCatalog {
    guard !filters.isEmpty else { return try catalog() }
    let selection = CaseSelection(filters: filters)
    let few = try SnapshotCatalog(
      scenes.filter { selection.mayInclude(group: $0.group, scene: $0.name) })
    // The error for a filter without matches suggests the most similar of all names.
    return (try? selection.check(against: few)) == nil ? try catalog() : few
  }

  /// Returns the paths of the cases that differed in the last run, and of the scenes with other
  /// findings.
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

  /// Draws all selected cases into the output folder with a page, and prints the differences from
  /// the references.
  @MainActor package func render() async -> Outcome {
    await perform { try await compare(writesAllPictures: true) }
  }

  /// Compares all selected cases with the references, and draws the pictures of differences.
  @MainActor package func verify() async -> Outcome {
    await perform { try await compare(writesAllPictures: false) }
  }

  /// Compares the drawings of the parts of a run, which are in the output folders of the parts,
  /// like a single run. The parts of a test run are merged.
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
    printNotes(about: selection)
    if onlyLastFailed, !catalog.scenes.contains(where: { !selection.indices(in: $0).isEmpty }) {
      console.print("Nothing differed in the last run.")
      return .equal
    }
    let run = VerificationRun(
      catalog, selection: selection, store: store, output: outputFolder,
      writesAllPictures: writesAllPictures, known: known, jobs: threadCount,
      progress: progressPrinter(), waiting: printWaiting)
    run.keepsDrawings = shard != nil
    run.audits = audits
    run.decodedReferences = outputFolder.decodedReferences
    run.processes = writesAllPictures || known != nil ? nil : drawingProcesses()
    var environment = environment
    if let known { environment.usedFonts = { known.fonts } }
    if let processes = run.processes, let usedFonts = environment.usedFonts {
      environment.usedFonts = { usedFonts().merging(processes.fonts) { $1 } }
    }
    let lock = try await outputFolder.lock(protecting: references, waiting: printWaiting)
    var result = try await run.run(in: environment)
    let hasBase =
      base.map {
        addBasePictures(to: &result, from: $0) && proveDrawings(of: &result, from: $0)
      } ?? true
    if let formerDrawings { try proveDrawings(of: &result, in: formerDrawings) }
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
    var animations: [String] = []
    if writesAnimations, writesAllPictures, outputFailure == nil {
      for scene in result.scenes { animations += try outputFolder.writeAnimations(of: scene) }
    }
    lock?.unlock()
    printWarnings()
    switch format {
    case .json: console.printWhole(RunDocument(result).json)
    case .text, .github:
      if format == .github { try printForGitHub(RunDocument(result)) }
      if writesAnimations {
        console.print(
          animations.isEmpty
            ? "No case has several times, so there are no animations. Add the axis .time() to a scene."
            : "Wrote \(counted(animations.count, "animation")) to \(output)/animations.")
      }
      if isFirstRun(result, writesAllPictures: writesAllPictures) {
        console.print(
          "Drew \(counted(result.caseCount, "case")), \(counted(result.distinctCount, "picture")). "
            + "There are no references in \(references) yet.")
        console.print(
          "Look at the pictures in \(output)/index.html, and make them the references with: "
            + recordCommand + referencesOption)
        break
      }
      let page = outputFailure == nil ? "\(output)/index.html" : nil
      let report = RunReport(result)
      for line in report.lines(page: page, isGallery: writesAllPictures) {
        console.print(line.text, line.style)
      }
    }
    if let outputFailure { throw outputFailure }
    guard environment.fontProblem == nil && hasBase else { return .incomplete }
    return isFirstRun(result, writesAllPictures: writesAllPictures) ? .equal : result.outcome
  }

  /// Returns a Boolean value that indicates whether a gallery was drawn that has no references yet,
  /// so that its pictures are not differences.
  private func isFirstRun(_ result: RunResult, writesAllPictures: Bool) -> Bool {
    writesAllPictures && allowsMissingReferences && result.caseCount > 0
      && result.findings.allSatisfy { $0.kind == .new }
      && (try? files.exists(references)) == false
  }

  /// Writes the result. Returns an error if it cannot be written.
  ///
  /// - Parameter catalog: the catalog that was drawn, for a part of a run.
  func write(
    _ result: RunResult, _ catalog: SnapshotCatalog? = nil, withPage hasPage: Bool
  ) -> SnapshotError? {
    do throws(SnapshotError) {
      let document = RunDocument(result, listsScenes: true, listsAllCases: true)
      for file in document.files { try outputFolder.write(file.text, file.name) }
      if hasPage {
        try outputFolder.write(
          GalleryPage(
            result, folder: output, origin: RunOrigin(in: packageFolder, files: files), files: files
          ).html, "index.html")
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

  /// Records missing and changed references.
  ///
  /// - Parameters:
  ///   - rewritesAll: a Boolean value that indicates whether correct pictures are also written;
  ///     `false` by default.
  ///   - acceptsEnvironment: a Boolean value that indicates whether references from an environment
  ///     with other fonts are replaced; `false` by default.
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
      printNotes(about: try selection())
      let run = RecordingRun(
        try catalog(), selection: try selection(), store: store, rewritesAll: rewritesAll,
        acceptsEnvironment: acceptsEnvironment, jobs: threadCount, progress: progressPrinter(),
        waiting: printWaiting)
      let result = try await run.run(in: environment)
      printRecording(result)
      let isComplete = result.undrawable.isEmpty && !hasQuestionableEnvironment
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
        "Pictures that are kept by digest alone are drawn by render, for instance: "
          + "swift run \(productName) render\(referencesOption) \(first.shellWord)")
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

  /// Prints the scenes with the number of their cases and the coverage of their axes, and the
  /// selected cases if there are filters.
  @MainActor package func list() async -> Outcome {
    await perform {
      let catalog = try catalog()
      let selection = try selection()
      try selection.check(against: catalog)
      var list = SceneList()
      for scene in catalog.scenes {
        let indices = selection.indices(in: scene)
        guard !indices.isEmpty else { continue }
        list.scenes.append(
          SceneList.Scene(
            path: scene.path, shows: scene.summary, caseCount: scene.space.count,
            coverage: try scene.coverage().map { "\($0)" },
            cases: filters.isEmpty ? nil : indices.map { scene.space[$0].text }))
      }
      if format == .json {
        console.printWhole(RunDocument.json(list))
      } else {
        for scene in list.scenes {
          console.print("\(scene.path): \(scene.shows)")
          let coverage = scene.coverage.map { ": \($0)" } ?? ""
          console.print("  \(counted(scene.caseCount, "case"))\(coverage)")
          for name in scene.cases ?? [] { console.print("  \(name)") }
        }
      }
      return .equal
    }
  }

  /// Checks that this machine draws the agreed pixels.
  @MainActor package func doctor() async -> Outcome {
    await perform {
      try await Doctor(console: console, environment: environment).run() ? .equal : .different
    }
  }

  /// Prints the digest of the names and pixels of all selected cases, unless a font is missing.
  ///
  /// - Parameter drawsEachCase: a Boolean value that indicates whether each case is drawn, even if
  ///   it is known to look like another case.
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
      guard !hasQuestionableEnvironment else { return .incomplete }
      console.print(digest.description)
      return .equal
    }
  }

  /// Prints the source file with the digests of this machine.
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

  /// Removes the files that runs have written into the output folder.
  @MainActor package func clean() async -> Outcome {
    await perform {
      try await outputFolder.remove(protecting: references, waiting: printWaiting)
      return .equal
    }
  }

  // MARK: - Printing

  /// Performs a subcommand and prints the reason of a failure, including an error when printing
  /// results.
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

  /// A Boolean value that indicates whether a font or character was missing, so that pictures are
  /// incorrect.
  private var hasQuestionableEnvironment: Bool {
    environment.warnings().contains(where: \.questionsPictures)
  }

  /// Prints the warnings of all drawings.
  ///
  /// - Parameter isRecording: a Boolean value that indicates whether references are being recorded.
  ///   In this case, warnings about drawings that are the same on all machines are also printed,
  ///   because the pictures are reviewed.
  private func printWarnings(isRecording: Bool = false) {
    for warning in environment.warnings() where isRecording || warning.questionsPictures {
      console.printError("warning: \(warning.sentence)")
    }
  }

  /// Prints what filters select whose names may have been meant differently.
  @MainActor private func printNotes(about selection: CaseSelection) {
    guard !filters.isEmpty else { return }
    for note in selection.notes(about: scenes.map { ($0.group, $0.name) }) {
      console.printError(note)
    }
  }

  @MainActor func printWaiting(for folder: String) {
    console.printError("Waiting for another process that uses \(folder).")
  }

  /// Returns a closure that prints the number of finished cases and the estimated remaining time.
  @MainActor private func progressPrinter() -> @MainActor (VerificationRun.Progress) -> Void {
    let clock = ContinuousClock()
    let start = clock.now
    return { progress in
      let findings =
        progress.findingCount == 0 ? "" : ", \(counted(progress.findingCount, "finding"))"
      let seconds = (clock.now - start) / .seconds(1)
      let rest = progress.caseCount - progress.finishedCount
      let left = seconds * Double(rest) / Double(max(progress.finishedCount, 1))
      // An estimate in the first second would be inaccurate.
      let time = seconds < 1 || rest == 0 ? "" : ", \(Int(clamping: left.rounded(.up))) s left"
      console.progress(
        "\(progress.finishedCount)/\(progress.caseCount)\(findings)\(time)  \(progress.scene)")
    }
  }
}
