import CelloGallery
import CelloGalleryRunner
import CelloScenes
import CelloSnapshots
import Foundation
import Testing

/// Compares the whole catalog with the references, with a test for each scene.
@MainActor
@Suite("The gallery", .serialized)
struct GalleryTests {
  /// A single run for all tests, because renderers with filled caches are faster than a new
  /// renderer for each scene.
  private static let run = Task { @MainActor () -> Result<RunResult, any Error> in
    do {
      // Other tests in the same process use other fonts.
      var environment = DrawingEnvironment.current
      environment.usedFonts = nil
      let run = VerificationRun(
        try SnapshotCatalog(Gallery.everything), store: Package.references, output: Package.output,
        jobs: ProcessInfo.processInfo.activeProcessorCount)
      // The main thread is left to other tests.
      run.processes = DrawingProcesses(
        command: [
          Package.command, GalleryRunner.drawCommand, "--references", Package.references.root,
          "--output", Package.output.root,
        ], count: ProcessInfo.processInfo.activeProcessorCount)
      return .success(try await run.run(in: environment))
    } catch {
      return .failure(error)
    }
  }

  /// The first findings of a scene suffice to describe the problem.
  private static let maxFindingCount = 5

  @Test("every case of a scene looks like its reference", arguments: Package.scenes)
  func scene(path: String) async throws {
    let result = try await Self.run.value.get()
    let findings = result.findings.filter { $0.scene == path }
    for finding in findings.prefix(Self.maxFindingCount) { report(finding) }
    if findings.count > Self.maxFindingCount {
      Issue.record("… and \(findings.count - Self.maxFindingCount) more findings in \(path)")
    }
  }

  @Test("the catalog has scenes")
  func catalog() throws {
    #expect(try SnapshotCatalog(Gallery.everything).scenes.map(\.path) == Package.scenes)
    #expect(Package.scenes.count > 100)
  }

  @Test("there are no references without a scene")
  func orphans() async throws {
    let result = try await Self.run.value.get()
    for finding in result.findings where !Package.scenes.contains(finding.scene) { report(finding) }
  }

  // Everyone who depends on the package downloads the references.
  @Test("the references take less than 45 MB, and those of a scene less than 800 KB")
  func size() throws {
    let root = Package.references.root
    var sizes: [String: Int] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let bytes = FileManager.default.contents(atPath: root + "/" + path)?.count ?? 0
      sizes[FileAccess.parent(of: path), default: 0] += bytes
    }
    let largest = try #require(sizes.max { ($0.value, $0.key) < ($1.value, $1.key) })
    #expect(largest.value > 0)
    #expect(largest.value < 800_000, "\(largest.key)")
    #expect(sizes.values.reduce(0, +) < 45_000_000)
  }

  private func report(_ finding: Finding) {
    let files: [(String?, String)] = [
      (finding.files.expected, "reference"), (finding.files.actual, "failure"),
      (finding.files.difference, "difference"),
    ]
    for (file, role) in files {
      guard let file,
        let bytes = FileManager.default.contents(atPath: "\(Package.output.root)/\(file)")
      else { continue }
      let name = finding.name.replacing("/", with: ".")
      Attachment.record(Array(bytes), named: "\(name).\(role).png")
    }
    Issue.record("\(finding.sentence)")
  }
}

/// The paths of this package.
enum Package {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let references = ReferenceStore(root: root + "/References")
  /// The folder for the pictures of differences.
  static let output = OutputFolder(root: root + "/.build/gallery-differences")
  /// The command, which the build writes next to the test bundle.
  static let command = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("render-gallery").path
  /// The paths of the scenes; empty if the catalog is malformed, which another test reports.
  static let scenes: [String] = (try? SnapshotCatalog(Gallery.everything).scenes.map(\.path)) ?? []
}
