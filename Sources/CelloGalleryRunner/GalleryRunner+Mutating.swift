import CelloSnapshots

extension GalleryRunner {
  /// Changes each metric of the system by one step, and prints the changes that no picture shows.
  ///
  /// - Parameter changedOnly: a Boolean value that indicates whether only metrics are changed that
  ///   differ from the recorded metrics; `false` by default.
  @MainActor package func mutate(changedOnly: Bool = false) async -> Outcome {
    await perform {
      var metrics = environment.metrics()
      if changedOnly {
        guard let recorded = try store.metrics() else {
          console.printError(
            "\(store.metricsFile): there is no such file, so the changed metrics are unknown. "
              + "Run \(store.recordCommand) to record them, or leave out --changed.")
          return .incomplete
        }
        let changed = Set(metrics.changes(from: recorded).map(\.name))
        metrics = ResolvedProperties(
          metrics.properties.filter { changed.contains($0.name) }.map { ($0.name, $0.value) })
        guard !metrics.properties.isEmpty else {
          console.print("No metric differs from the recorded metrics.")
          return .equal
        }
      }
      let run = MutationRun(
        try filteredCatalog(), selection: try selection(), store: store
      ) { finished, count in
        console.progress("\(finished)/\(count) cases")
      }
      let result = try run.run(
        metrics, alternatives: environment.alternativeMetrics(),
        guide: changedOnly ? outputFolder.mutationGuide() : MutationGuide())
      printMutants(result)
      if !changedOnly, filters.isEmpty {
        try outputFolder.write(result.guide, protecting: references)
      }
      return result.survivors.isEmpty ? .equal : .different
    }
  }

  /// Changes a random property of a random case many times, and checks that the reason of each
  /// difference is exactly this property.
  ///
  /// - Parameters:
  ///   - count: the number of changes that are visible.
  ///   - seed: the beginning of the sequence of random numbers.
  @MainActor package func tryCauses(_ count: Int, seed: UInt64) async -> Outcome {
    await perform {
      let trial = CauseTrial(
        try filteredCatalog(), selection: try selection(), store: store, seed: seed
      ) { finished, count in
        console.progress("\(finished)/\(count) mutants")
      }
      let result = try trial.run(count, environment.metrics())
      func lines(_ misses: [CauseTrialResult.Miss], _ verb: String) -> [String] {
        misses.map { "\($0.name): \($0.mutant.mutantText) \(verb) “\($0.reason)”" }
      }
      for line in RunReport.shortened(
        lines(result.falseProofs, "was explained by"), "more false proof")
        + RunReport.shortened(lines(result.unproved, "was not proved:"), "more mutant")
      {
        console.print(line)
      }
      let share = result.mutantCount == 0 ? 0 : result.namedCount * 1000 / result.mutantCount
      let tenths = Int(clamping: result.seconds * 10 + 0.5)
      console.print(
        "\(grouped(result.namedCount)) of \(counted(result.mutantCount, "visible mutant")) are named, "
          + "\(share / 10).\(share % 10) %, \(counted(result.falseProofs.count, "false proof")); median of "
          + "\(counted(result.medianDrawingCount, "drawing")), \(tenths / 10).\(tenths % 10) s, "
          + "and \(counted(result.invisibleCount, "mutant")) without an effect.")
      return result.namedCount == result.mutantCount ? .equal : .different
    }
  }

  @MainActor private func printMutants(_ result: MutationResult) {
    // Mutants that cases could show are more interesting than metrics that no case uses.
    let used = result.survivors.filter { $0.caseCount > 0 }
    let lines =
      used.map { survivor in
        let example = survivor.example.map { ", such as \($0)" } ?? ""
        return "\(survivor.change.mutantText): not visible in "
          + "\(counted(survivor.caseCount, "picture")) that \(survivor.caseCount == 1 ? "uses" : "use") it\(example)"
      }
      + result.survivors.filter { $0.caseCount == 0 }.map {
        "\($0.change.mutantText): used by no picture"
      }
    for line in lines { console.print(line) }
    if result.knownSurvivorCount > 0 {
      console.print(
        "\(counted(result.knownSurvivorCount, "metric")) that no picture showed in the last complete run: tried only in "
          + "pictures that were recorded since then. Leave out --changed to try all.")
    }
    let count = result.mutantCount
    let score = count == 0 ? 0 : result.killedCount * 1000 / count
    let tenths = Int(clamping: result.seconds * 10 + 0.5)
    let skipped =
      result.skippedCount == 0
      ? "" : " \(counted(result.skippedCount, "metric")) without another value."
    console.print(
      "\(grouped(result.killedCount)) of \(counted(count, "mutant")) change a picture, "
        + "\(score / 10).\(score % 10) %: \(counted(result.drawingCount, "drawing")) of "
        + "\(counted(result.caseCount, "case")), \(tenths / 10).\(tenths % 10) s.\(skipped)")
  }
}

extension ResolvedProperties.Change {
  /// The metric, its value, and the value of the mutant.
  fileprivate var mutantText: String {
    ResolvedProperties.Change(name: name, old: new, new: old).causeText
  }
}
