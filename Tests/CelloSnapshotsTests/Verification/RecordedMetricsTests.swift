import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// Recorded metrics of the system.
@MainActor struct RecordedMetricsTests {
  private let folder = TemporaryFolder()
  private var store: ReferenceStore { ReferenceStore(root: folder.path + "/References") }

  private func environment(_ inset: String) -> DrawingEnvironment {
    var environment = DrawingEnvironment()
    environment.metrics = {
      ResolvedProperties([("metrics/iOS26 list.inset", inset), ("metrics/iOS26 list.radius", "4")])
    }
    return environment
  }

  @discardableResult
  private func record(
    _ inset: String, _ filters: [String] = [], toy: ToyCatalog = ToyCatalog()
  ) async throws -> RecordingResult {
    try await RecordingRun(
      try toy.catalog(), selection: CaseSelection(filters: filters), store: store, jobs: 1
    ).run(in: environment(inset))
  }

  private func verify(
    _ inset: String, _ filters: [String] = [], toy: ToyCatalog = ToyCatalog()
  ) async throws -> [Finding] {
    try await VerificationRun(
      try toy.catalog(), selection: CaseSelection(filters: filters), store: store, jobs: 1
    ).run(in: environment(inset)).findings
  }

  private var text: String? { try? String(contentsOfFile: store.metricsFile, encoding: .utf8) }

  @Test("metrics are recorded and equal when verified")
  func roundTrip() async throws {
    try await record("16")
    #expect(text == "metrics/iOS26 list.inset: 16\nmetrics/iOS26 list.radius: 4\n")
    #expect(try await verify("16").isEmpty)
  }

  @Test("a metric that changes no picture is out of date")
  func stale() async throws {
    try await record("16")
    let findings = try await verify("20")
    #expect(findings.map(\.kind) == [.stale])
    #expect(
      findings.first?.sentence.contains(
        "the picture is right, but \(store.metricsFile) is not: metrics/iOS26 list.inset 16 → 20")
        == true)
    // A part of the scenes does not determine whether the metrics are out of date.
    #expect(try await verify("20", ["cards/listed"]).isEmpty)
  }

  @Test("only a recording of all scenes replaces the metrics")
  func partial() async throws {
    try await record("16")
    try await record("20", ["cards/listed"])
    #expect(text?.contains("inset: 16") == true)
    let result = try await record("20")
    #expect(text?.contains("inset: 20") == true)
    #expect(result.rewritten == [store.metricsFile])
    #expect(try await verify("20").isEmpty)
  }

  @Test("references without recorded metrics are compared without them")
  func absent() async throws {
    try await record("16")
    try FileManager.default.removeItem(atPath: store.metricsFile)
    #expect(try await verify("20").isEmpty)
    try await record("20")
    #expect(text?.contains("inset: 20") == true)
  }

  @Test(
    "a damaged file is a finding that names the line",
    arguments: ["<<<<<<< ours\n", "inset: 16\n", "metrics/iOS26 list.inset\n"])
  func damaged(line: String) async throws {
    try await record("16")
    let text = try #require(text)
    try Data((text + line).utf8).write(to: URL(fileURLWithPath: store.metricsFile))
    let findings = try await verify("16")
    #expect(findings.map(\.kind) == [.unreadable])
    #expect(findings.first?.sentence.contains("metrics.txt:3:") == true)
    #expect(findings.first?.sentence.contains("is not a metric of the system") == true)
  }
}
