import CelloScenes
import CelloSnapshots

extension GalleryRunner {
  /// The subcommand that writes drawings for another revision.
  package static let drawingsCommand = "drawings"

  /// Writes the drawings of all selected cases into the output folder, for another revision, which
  /// proves with them that the code of a drawing changed.
  @MainActor package func writeDrawings() async -> Outcome {
    await perform {
      let catalog = try filteredCatalog()
      let selection = try selection()
      try selection.check(against: catalog)
      for scene in catalog.scenes {
        let indices = selection.indices(in: scene)
        guard !indices.isEmpty else { continue }
        try files.makeFolder("\(output)/\(scene.path)")
        for index in indices {
          let name = "\(scene.path)/\(scene.space[index])"
          let drawn = try scene.draw(scene.space[index])
          let picture = try drawn.picture().get()
          let archive = DrawingArchive(drawn.drawing, digest: PixelDigest(picture))
          try files.create(
            DrawingArchive.file(of: name, in: output), archive.bytes, isDurable: false)
        }
      }
      return .equal
    }
  }

  /// Proves that the code of drawings changed, for findings whose reason is not proved otherwise.
  ///
  /// An earlier revision writes its drawings. If it cannot, the reason is printed.
  ///
  /// - Returns: `true` if the revision could be built.
  @MainActor func proveDrawings(of result: inout RunResult, from revision: String) -> Bool {
    let names = Self.unproved(result).map { result.findings[$0].name }
    guard !names.isEmpty else { return true }
    do {
      let base = try BaseRevision(
        revision, package: packageFolder, product: productName, toolsets: try toolsetPaths())
      guard let folder = try base.writeDrawings(names, announce: { console.printError($0) }) else {
        console.printError(
          "--base \(revision): the revision cannot write its drawings, so no change of a drawing is proved. "
            + "Name a later revision.")
        return true
      }
      try proveDrawings(of: &result, in: folder)
      return true
    } catch {
      console.printError("\(error)")
      return false
    }
  }

  /// Proves that the code of drawings changed, with the drawings in a folder.
  @MainActor func proveDrawings(of result: inout RunResult, in folder: String) throws {
    let catalog = try catalog()
    let finder = ReasonFinder()
    for index in Self.unproved(result) {
      let finding = result.findings[index]
      guard let (scene, name) = Self.find(finding.name, in: catalog),
        let expected = finding.expectedDigest, let actual = finding.actualDigest
      else { continue }
      let file = DrawingArchive.file(of: finding.name, in: folder)
      guard try files.exists(file) else { continue }
      let drawn = try scene.draw(name)
      let former: DrawingArchive
      do {
        former = try DrawingArchive(try files.read(file), present: drawn.list.fonts)
      } catch let error as ArchiveError {
        console.printError("\(file) \(error)")
        continue
      }
      guard
        var reason = finder.reason(
          for: ReasonFinder.DrawingQuestion(
            former: former, drawing: drawn.drawing, expected: expected, actual: actual,
            reason: finding.reason), drawn.overrides)
      else { continue }
      reason.locateOrigins(inPackageOf: store.metricsFile)
      result.findings[index].setReason(reason)
      result.findings[index].describeDifference(recordCommand: store.recordCommand)
    }
  }

  /// Returns the indices of the findings whose pictures differ for a reason that is not proved.
  private static func unproved(_ result: RunResult) -> [Int] {
    result.findings.indices.filter { index in
      let finding = result.findings[index]
      return finding.kind == .differs && finding.reason?.verdict != .proved
        && finding.expectedDigest != nil && finding.actualDigest != nil
    }
  }
}
