import CelloScenes
import CelloSnapshots
import Foundation

extension GalleryRunner {
  /// The name of the subcommand that draws scenes for another process.
  package static let drawCommand = "draw"

  /// Returns the processes that draw the cases of a run; `nil` if this process draws them, because
  /// there is only one core for them or further results are required.
  func drawingProcesses() -> DrawingProcesses? {
    let count = min(threadCount, ProcessInfo.processInfo.activeProcessorCount)
    guard let executable, count > 1, shard == nil, !onlyLastFailed, !audits else { return nil }
    return DrawingProcesses(
      command: [
        executable, Self.drawCommand, "--references", references, "--output", output, "--",
      ] + filters,
      count: count)
  }

  /// Draws scenes for the process that started this process.
  @MainActor package func drawScenes() async -> Outcome {
    do {
      let run = VerificationRun(
        try filteredCatalog(), selection: try selection(), store: store, jobs: 1)
      run.decodedReferences = outputFolder.decodedReferences
      try await run.drawScenes(in: environment)
      return .equal
    } catch {
      console.printError("\(error)")
      return .incomplete
    }
  }
}
