import CelloFiles
import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// An entry that exists at the path of a file that is to be written.
enum Obstacle: CaseIterable {
  case linkToFile, linkToFolder, linkToNothing, pipe, folder

  func plant(at path: String, outside: String) throws {
    try FileAccess.system.remove(path)
    try FileAccess.system.makeFolder(FileAccess.parent(of: path))
    switch self {
    case .linkToFile: #expect(symlink(outside + "/file", path) == 0)
    case .linkToFolder: #expect(symlink(outside, path) == 0)
    case .linkToNothing: #expect(symlink(outside + "/nothing", path) == 0)
    case .pipe: #expect(mkfifo(path, 0o600) == 0)
    case .folder:
      #expect(mkdir(path, 0o700) == 0)
    }
  }
}

/// A function that writes files, with the names of the files.
/// Whatever is in the way of a file that is written.
@MainActor struct WriterTests {
  private let temporary = TemporaryFolder(inMemory: true)
  private var root: String { temporary.path + "/root" }
  private var outside: String { temporary.path + "/outside" }

  struct Writer: CustomTestStringConvertible, Sendable {
    var name: String
    /// The paths relative to the folder.
    var files: [String]
    var write: @MainActor @Sendable (_ root: String) async throws -> Void
    var testDescription: String { name }
  }

  private static let finding = RunDocument.Finding(
    Finding(
      kind: .differs, scene: "Tests/Suite", cases: [CaseName(unchecked: "row.a")], sentence: "x"))
  private static let run = RunIdentity(process: .max, start: 1)

  private static func record(_ root: String, height: CGFloat, swaps: Bool) async throws {
    let catalog = try ToyCatalog(
      height: height, leavesOut: ["cards/listed", "cards/every-state"]
    ).catalog()
    let faults = FaultInjection(.error(EINTR), at: -1, canMoveFolders: swaps)
    _ = try await RecordingRun(
      catalog, store: ReferenceStore(root: root, files: FileAccess(calls: faults.calls)), jobs: 1
    ).run(in: DrawingEnvironment(systemVersions: ["iOS \(Int(height))"]))
  }

  nonisolated static let writers: [Writer] = [
    Writer(name: "pages of a run", files: ["index.html", "result.json", "junit.xml", "reg.json"]) {
      let folder = OutputFolder(root: $0)
      for name in ["index.html", "result.json", "junit.xml", "reg.json"] {
        try? folder.write("x", name)
      }
    },
    Writer(name: "a part of a run", files: ["cases.txt"]) {
      try OutputFolder(root: $0).write("x", "cases.txt")
    },
    Writer(name: "an output folder's marker", files: [".render-gallery"]) {
      try OutputFolder(root: $0).prepare(protecting: $0 + "-references")
    },
    Writer(
      name: "pictures of a run",
      files: [
        "pictures", "pictures/cards", "pictures/cards/plain/normal.png", "failures",
        "failures/actual/cards", "failures/actual/cards/plain/normal.png",
      ]
    ) {
      let folder = OutputFolder(root: $0)
      let bitmap = Bitmap(width: 1, height: 1)
      _ = try? folder.write(bitmap, picture: "cards/plain/normal")
      _ = try folder.write(bitmap, "cards/plain/normal", .actual)
    },
    Writer(
      name: "results of tests",
      files: [
        ".cellophane-run", "results.jsonl", "failures", "failures/actual",
        "failures/actual/Tests/Suite", "failures/actual/Tests/Suite/row.a.png",
      ]
    ) {
      let folder = ResultsFolder(root: $0, run: .current)
      _ = folder.write([1], title: "Tests/Suite/row.a", .actual, pathExtension: "png")
      folder.append(finding)
    },
    Writer(name: "decoded references", files: ["decoded-references"]) {
      let decoded = DecodedPictures(path: $0 + "/decoded-references")
      let digest = PixelDigest(Bitmap(width: 1, height: 1))
      decoded.add(digest, ofFile: digest)
    },
    Writer(
      name: "merged results of tests",
      files: [
        ".cellophane-run", "results.jsonl", "failures", "failures/actual/Tests",
        "failures/actual/Tests/Suite/row.a.png",
      ]
    ) {
      let part = ResultsFolder(root: $0 + "-part", run: run)
      part.append(finding)
      _ = part.write([1], title: "Tests/Suite/row.a", .actual, pathExtension: "png")
      try ResultsFolder.merge([$0 + "-part"], into: $0)
    },
    Writer(
      name: "references", files: Self.references
    ) { try await record($0, height: 20, swaps: true) },
    Writer(
      name: "references where folders cannot be swapped", files: Self.references
    ) { try await record($0, height: 20, swaps: false) },
    Writer(
      name: "comparing with references", files: Self.references
    ) {
      _ = try await VerificationRun(
        try ToyCatalog().catalog(), store: ReferenceStore(root: $0), jobs: 1
      ).run(in: DrawingEnvironment(systemVersions: ["iOS 26"]))
    },
    Writer(
      name: "references of tests",
      files: [
        "row.a.png", "row.a.png.new", "resolved.txt", "resolved.txt.new", "environment.txt",
        "environment.txt.new", "row.b.txt", "row.b.txt.new",
      ]
    ) {
      let folder = SnapshotFolder(root: $0)
      let picture = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
      try? folder.write([1], to: $0 + "/row.b.txt")
      try folder.write(
        picture, try SnapshotName(test: "row()", name: "a"), to: $0 + "/row.a.png",
        resolved: ResolvedProperties([("color", "red")]),
        fonts: ["Inter.ttc": PixelDigest(Bitmap(width: 1, height: 1))],
        DrawingEnvironment(systemVersions: ["iOS 26"]), replacesFonts: false,
        run: SnapshotRun(variables: [:]))
    },
    Writer(name: "a summary of GitHub's", files: ["summary.md"]) {
      try FileAccess.system.append($0 + "/summary.md", [1])
    },
  ]

  nonisolated private static let references = [
    "environment.txt", "environment.txt.new", "gallery", "gallery/others", "gallery/others/plain",
    "gallery/others/.plain.recording", "gallery/others/.plain.recorded",
    "gallery/others/plain/ledger.txt", "gallery/others/plain/ledger.txt.new",
    "gallery/others/plain/resolved.txt", "gallery/others/plain/normal.png",
  ]

  private func contents(of folder: String) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      contents[name] = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
    }
    return contents
  }

  @Test(
    "is not followed, does not block and does not lose data", arguments: writers, Obstacle.allCases)
  func obstacles(writer: Writer, obstacle: Obstacle) async throws {
    let files = FileAccess.system
    try files.makeFolder(outside + "/plain")
    try files.create(outside + "/file", Array("mine".utf8))
    try files.create(outside + "/plain/notes.md", Array("mine".utf8))
    let before = try contents(of: outside)
    for file in writer.files {
      for folder in [root, root + "-part", root + "-references"] { try files.remove(folder) }
      try files.makeFolder(root)
      if writer.files.contains("environment.txt.new"), writer.files.contains("gallery") {
        try await Self.record(root, height: 22, swaps: true)
      }
      try obstacle.plant(at: root + "/" + file, outside: outside)
      try? await writer.write(root)
      #expect(try contents(of: outside) == before, "\(file)")
    }
  }

  @Test("is written if there is no obstacle", arguments: writers)
  func success(writer: Writer) async throws {
    try FileAccess.system.makeFolder(root)
    guard writer.name != "comparing with references" else { return }
    try await writer.write(root)
    for file in writer.files where !file.hasSuffix(".new") && !file.contains("/.plain") {
      #expect(try FileAccess.system.exists(root + "/" + file), "\(file)")
    }
  }
}
