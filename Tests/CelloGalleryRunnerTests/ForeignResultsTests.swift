import CelloFiles
import CelloTestSupport
import Foundation
import Synchronization
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// Results from another source, such as the pull request of an unknown person.
/// Results from elsewhere.
@MainActor struct ForeignResultsTests {
  private let temporary = TemporaryFolder()
  private let transcript = Transcript()
  private let files = FileAccess.system
  private var package: String { temporary.path + "/package" }
  private var results: String { package + "/.build/snapshots" }
  private var home: String { temporary.path + "/home" }
  private var snapshots: String { package + "/Tests/Inbox/__Snapshots__/Messages" }

  init() throws {
    for (path, text) in [
      ("package/Package.swift", ""), ("package/Tests/Inbox/Messages.swift", ""),
      ("package/Tests/Inbox/__Snapshots__/Messages/row.a.txt", "old"),
      ("package/Sources/App/main.swift", "old"), ("home/.ssh/authorized_keys", "old"),
      ("home/row.a.txt", "old"), ("home/notes/row.a.txt", "old"),
    ] {
      let path = temporary.path + "/" + path
      try files.makeFolder(FileAccess.parent(of: path))
      try files.create(path, Array(text.utf8), isDurable: false)
    }
  }

  private func runner(calls: SystemCalls = .direct) -> GalleryRunner {
    var runner = GalleryRunner([])
    runner.references = package + "/References"
    runner.output = package + "/.build/gallery"
    runner.package = package
    runner.console = transcript.console()
    runner.environment.warnings = { [] }
    runner.files = FileAccess(calls: calls)
    return runner
  }

  /// Writes a result with the value of a run.
  private func leave(
    _ reference: String, kind: String = "differs", name: String = "Inbox/Messages/row.a",
    isRecorded: Bool = false, text: String = "new"
  ) throws {
    let value = Array(text.utf8)
    var finding = RunDocument.Finding(
      Finding(
        kind: .differs, scene: "Inbox/Messages", cases: [CaseName(unchecked: "row.a")],
        sentence: "x"))
    finding.kind = kind
    finding.name = name
    finding.reference = reference
    finding.isRecorded = isRecorded
    finding.digest = PixelDigest(ofBytes: value).description
    try files.makeFolder(results)
    try files.append(results + "/results.jsonl", Array((RunDocument.json(finding) + "\n").utf8))
    let actual = ResultsFolder.file(.actual, of: name, like: reference)
    try? files.create(actual, in: results, value)
  }

  /// Returns all files except the results with their contents, and all links with their targets.
  private func everything() throws -> [String: String] {
    var everything: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: temporary.path)
    where !name.hasPrefix("package/.build") {
      let path = temporary.path + "/" + name
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      everything[name] =
        link ?? (try? files.read(path)).map { String(decoding: $0, as: UTF8.self) }
        ?? "folder"
    }
    return everything
  }

  private let all = GalleryRunner.Decisions(accepted: ["*"])

  @Test(
    "references outside the package are neither written nor removed, and are named in an error",
    arguments: [
      "$H/.ssh/authorized_keys", "$H/row.a.txt", "$H", "/dev/null",
      "$P/Tests/Inbox/__Snapshots__/Messages/../../../../../home/row.a.txt",
      "$P/Tests/Inbox/__Snapshots__/Messages/./row.a.txt",
      "$P/Tests/Inbox/__Snapshots__/Messages//row.a.txt", "$P/Tests/Inbox/__Snapshots__/Messages",
      "$P/Tests/Inbox/__Snapshots__/Messages/", "$P/Tests/Inbox/__Snapshots__/Other/row.a.txt",
      "$P/Tests/Inbox/row.a.txt", "$P/Tests/Inbox/__Snapshots__/row.a.txt",
      "$P/Tests/Inbox/__Snapshots__/Messages/row.a.swift",
      "$P/Tests/Inbox/__Snapshots__/Messages/row.b.txt",
      "$P/Tests/Inbox/__Snapshots__/Messages/resolved.txt",
      "$P/Tests/Inbox/__Snapshots__/Messages/row.a.txt\0.png",
      "$P/Tests/Inbox/__Snapshots__/Messages/row.a.txt\n", "$P/Sources/App/main.swift",
      "$P/Package.swift", "Tests/Inbox/__Snapshots__/Messages/row.a.txt", "",
      "/proc/self/cwd/Tests/Inbox/__Snapshots__/Messages/row.a.txt",
      "$P/.build/__Snapshots__/Messages/row.a.txt", "$P/\u{fffd}/__Snapshots__/Messages/row.a.txt",
      "/" + String(repeating: "a/", count: 8_000) + "row.a.txt",
    ])
  func refusedReferences(reference: String) async throws {
    let path = reference.replacing("$H", with: home).replacing("$P", with: package)
    let before = try everything()
    try leave(path)
    #expect(await runner().reviewTests(results, all) == .incomplete)
    #expect(transcript.error.contains("Inbox/Messages/row.a: its reference “"))
    #expect(transcript.error.contains("is not touched, because "))
    #expect(
      transcript.error.contains("1 reference outside of the package's snapshots is not touched.\n"))
    try files.remove(results)
    try leave(path, kind: "new", isRecorded: true)
    let none = GalleryRunner.Decisions(rejected: ["*"])
    #expect(await runner().reviewTests(results, none) == .incomplete)
    #expect(try everything() == before)
  }

  @Test(
    "if a line is refused, no line is written; questions are asked only about permitted lines")
  func mixture() async throws {
    let before = try everything()
    try leave(home + "/.ssh/authorized_keys", name: "Inbox/Messages/row.z")
    try leave(snapshots + "/row.a.txt")
    #expect(await runner().reviewTests(results, all) == .incomplete)
    #expect(try everything() == before)
    let one = GalleryRunner.Decisions(accepted: ["row.a"])
    #expect(await runner().reviewTests(results, one) == .different)
    #expect(try files.read(snapshots + "/row.a.txt") == Array("new".utf8))
    try files.create(snapshots + "/row.a.txt", Array("old".utf8))
    var questions: [String] = []
    let outcome = await runner().reviewTests(results) {
      questions.append(transcript.output)
      return "aa"
    }
    #expect(outcome == .different)
    #expect(questions.count == 1)
    #expect(questions.first?.contains("1 of 1: Inbox/Messages/row.a\n") == true)
    #expect(questions.first?.contains("  reference file \(snapshots)/row.a.txt\n") == true)
    var expected = before
    expected["package/Tests/Inbox/__Snapshots__/Messages/row.a.txt"] = "new"
    #expect(try everything() == expected)
  }

  @Test("accepting a snapshot removes its reference with the former name, only next to the new one")
  func formerName() async throws {
    let former = snapshots + "/row.Message-id-1.txt"
    try files.create(former, Array("old".utf8))
    func leaveRenamed(_ former: String) throws {
      try leave(snapshots + "/row.a.txt", kind: "new")
      var finding = try #require(try ResultsFolder.results(in: results)?.findings.first)
      finding.formerReference = former
      try files.create(
        "results.jsonl", in: results, Array((RunDocument.json(finding) + "\n").utf8))
    }
    try leaveRenamed(package + "/Package.swift")
    let before = try everything()
    #expect(await runner().reviewTests(results, all) == .incomplete)
    #expect(try everything() == before)
    try files.remove(results)
    try leaveRenamed(former)
    #expect(await runner().reviewTests(results, all) == .equal)
    #expect(try files.read(snapshots + "/row.a.txt") == Array("new".utf8))
    #expect(try !files.exists(former))
    #expect(transcript.output.contains("removed \(former), the former name\n"))
  }

  @Test("an additional folder of the user can also be written, but nothing next to it")
  func allowedFolders() async throws {
    try leave(home + "/notes/row.a.txt")
    var runner = runner()
    runner.allowedFolders = [home + "/notes"]
    #expect(await runner.reviewTests(results, all) == .equal)
    #expect(try files.read(home + "/notes/row.a.txt") == Array("new".utf8))
    try files.remove(results)
    try leave(home + "/row.a.txt")
    #expect(await runner.reviewTests(results, all) == .incomplete)
    #expect(try files.read(home + "/row.a.txt") == Array("old".utf8))
    runner.allowedFolders = [home + "/nosuch"]
    #expect(await runner.reviewTests(results, all) == .incomplete)
    #expect(transcript.error.contains("/nosuch: cannot be read (there is no such folder)"))
  }

  @Test("a package that is reached through a link has the same references")
  func linkedPackage() async throws {
    let link = temporary.path + "/link"
    #expect(symlink(package, link) == 0)
    try leave(link + "/Tests/Inbox/__Snapshots__/Messages/row.a.txt")
    #expect(await runner().reviewTests(results, all) == .equal)
    #expect(try files.read(snapshots + "/row.a.txt") == Array("new".utf8))
    try leave(snapshots + "/row.a.txt", text: "newer")
    var linked = runner()
    linked.package = link
    #expect(
      await linked.reviewTests(results, GalleryRunner.Decisions(rejected: ["*"])) == .different)
  }

  @Test(
    "a link, a pipe or a folder at the path of a reference, its folder or its text is refused",
    arguments: [
      "row.a.png", "", "/Tests/Inbox/__Snapshots__", "resolved.txt", "environment.txt",
      "row.a.png.new",
    ], ["link", "pipe", "folder"])
  func obstacles(name: String, obstacle: String) async throws {
    guard name == "" || !name.hasPrefix("/") || obstacle == "link" else { return }
    let picture = try PNGEncoder().encode(Bitmap(width: 1, height: 1))
    let value = PixelDigest(Bitmap(width: 1, height: 1))
    try leave(snapshots + "/row.a.png")
    var finding = try #require(try ResultsFolder.results(in: results)?.findings.first)
    finding.digest = value.description
    finding.resolved = ["color: red"]
    finding.fonts = ["Inter.ttc": value.description]
    try files.create("results.jsonl", in: results, Array((RunDocument.json(finding) + "\n").utf8))
    try files.create(
      ResultsFolder.file(.actual, of: finding.name, like: "row.a.png"), in: results, picture)
    let path =
      name.hasPrefix("/") ? package + name : name == "" ? snapshots : snapshots + "/" + name
    try files.remove(path)
    switch obstacle {
    case "link":
      let target = name.isEmpty || name.hasPrefix("/") ? home : home + "/row.a.txt"
      #expect(symlink(target, path) == 0)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    default: if name != "" { #expect(mkdir(path, 0o700) == 0) }
    }
    let before = try everything()
    let outcome = await runner().reviewTests(results, all)
    var after = try everything()
    if name == "row.a.png.new" && obstacle != "folder" || name == "" && obstacle == "folder" {
      #expect(outcome == .equal)
      #expect(
        try files.readPicture(snapshots + "/row.a.png").bitmap == Bitmap(width: 1, height: 1))
      #expect(
        after.filter { $0.key.hasPrefix("home") } == before.filter { $0.key.hasPrefix("home") })
    } else {
      #expect(outcome == .incomplete)
      // A picture may be written before the text next to it is found to be invalid.
      after["package/Tests/Inbox/__Snapshots__/Messages/row.a.png"] =
        before["package/Tests/Inbox/__Snapshots__/Messages/row.a.png"]
      #expect(after == before)
      #expect(!transcript.error.isEmpty)
    }
  }

  @Test("properties and fonts that say something about other pictures are refused")
  func injectedTexts() async throws {
    let bitmap = Bitmap(width: 1, height: 1)
    for (resolved, fonts) in [
      (["[row.b]"], [:]),
      (["color: red"], ["a\nfont b": PixelDigest(bitmap).description]),
      (["color: red"], ["../x": PixelDigest(bitmap).description]),
    ] {
      try files.remove(results)
      try leave(snapshots + "/row.a.png")
      var finding = try #require(try ResultsFolder.results(in: results)?.findings.first)
      finding.digest = PixelDigest(bitmap).description
      finding.resolved = resolved
      finding.fonts = fonts
      try files.create(
        "results.jsonl", in: results, Array((RunDocument.json(finding) + "\n").utf8))
      try files.create(
        ResultsFolder.file(.actual, of: finding.name, like: "row.a.png"), in: results,
        try PNGEncoder().encode(bitmap))
      let before = try everything()
      #expect(await runner().reviewTests(results, all) == .incomplete)
      #expect(transcript.error.contains("its properties or fonts are not those of a picture"))
      #expect(try everything() == before)
    }
  }

  @Test("line breaks in a property do not affect other pictures")
  func lineBreaks() async throws {
    let bitmap = Bitmap(width: 1, height: 1)
    try leave(snapshots + "/row.a.png")
    var finding = try #require(try ResultsFolder.results(in: results)?.findings.first)
    finding.digest = PixelDigest(bitmap).description
    finding.resolved = ["color: red\n\n[row.b]\ncolor: blue"]
    finding.fonts = [:]
    try files.create(
      "results.jsonl", in: results, Array((RunDocument.json(finding) + "\n").utf8))
    try files.create(
      ResultsFolder.file(.actual, of: finding.name, like: "row.a.png"), in: results,
      try PNGEncoder().encode(bitmap))
    #expect(await runner().reviewTests(results, all) == .equal)
    let text = String(decoding: try files.read(snapshots + "/resolved.txt"), as: UTF8.self)
    let record = try ResolvedRecord<SnapshotName>(text, file: "resolved.txt")
    #expect(record.pictures.keys.map(\.text) == ["row.a"])
  }

  @Test("pictures outside the results are neither read nor shown")
  func foreignPictures() async throws {
    let secret = try PNGEncoder().encode(Bitmap(width: 3, height: 3, filledWith: .max))
    try files.create(home + "/secret.png", secret)
    try leave(snapshots + "/row.a.txt")
    var finding = try #require(try ResultsFolder.results(in: results)?.findings.first)
    #expect(symlink(home, results + "/link") == 0)
    for file in [
      home + "/secret.png", "../../../home/secret.png", "link/secret.png", "//home/secret.png",
    ] {
      finding.expected = RunDocument.Picture(file: file, width: 3, height: 3)
      finding.actual = RunDocument.Picture(file: "failures/actual/x.png", width: 3, height: 3)
      try files.create("failures/actual/x.png", in: results, secret)
      let review = Review([finding], where: { _ in true })
      #expect(review.files(of: 0, in: results, files) == [results + "/failures/actual/x.png"])
      let line = Array((RunDocument.json(finding) + "\n").utf8)
      try files.create("results.jsonl", in: results, line)
      #expect(await runner().report(results) == .different)
      let page = String(decoding: try files.read(results + "/index.html"), as: UTF8.self)
      // The page would contain the pixels of a difference.
      #expect(!page.contains("\"pixels\":{\"0\""))
      #expect(
        page.contains(
          file == "link/secret.png" ? "is missing from the folder" : "lies outside of the folder"))
    }
  }

  @Test("the pictures of similar cases and of tests that pass are shown from the results only")
  func otherForeignPictures() async throws {
    try leave(snapshots + "/row.a.txt")
    var finding = try #require(try ResultsFolder.results(in: results)?.findings.first)
    for file in ["../../../home/secret.png", "https://host/secret.png", "//host/secret.png"] {
      let picture = RunDocument.Picture(file: file, width: 3, height: 3)
      finding.kind = "differs"
      finding.nearest = RunDocument.NearestPicture(name: "x", Evidence())
      finding.nearest?.actual = picture
      finding.expected = picture
      // Not the path of a reference.
      finding.reference = file
      var equal = finding
      equal.kind = "equal"
      equal.name = "Inbox/Messages/row.b"
      equal.nearest = nil
      let lines = [finding, equal].map { RunDocument.json($0) + "\n" }.joined()
      try files.create("results.jsonl", in: results, Array(lines.utf8))
      #expect(await runner().report(results) == .different)
      let page = String(decoding: try files.read(results + "/index.html"), as: UTF8.self)
      #expect(!page.contains("\"file\":\"\(file)\""))
      #expect(page.contains("3 pictures lie outside of the folder and are not shown, such as"))
    }
  }

  @Test("a review prints an error if results cannot be read")
  func unreadableResults() async throws {
    try files.makeFolder(results)
    try files.create("results.jsonl", in: results, Array("[[[\n".utf8))
    #expect(await runner().reviewTests(results, all) == .incomplete)
    #expect(transcript.error.contains("results.jsonl:1: the line is not a result"))
  }

  @Test("results that are links are refused")
  func linkedResults() async throws {
    try leave(snapshots + "/row.a.txt")
    try files.create(home + "/results.jsonl", try files.read(results + "/results.jsonl"))
    try files.remove(results + "/results.jsonl")
    #expect(symlink(home + "/results.jsonl", results + "/results.jsonl") == 0)
    #expect(await runner().reviewTests(results, all) == .incomplete)
    #expect(await runner().report(results) == .incomplete)
    #expect(
      transcript.error.contains("results.jsonl: cannot be read (it is a symbolic link, not a file)")
    )
  }

  @Test("a report is written through no link")
  func report() async throws {
    try leave(snapshots + "/row.a.txt")
    let before = try everything()
    for name in ["index.html", "result.json", "junit.xml", "reg.json"] {
      #expect(symlink(home + "/.ssh/authorized_keys", results + "/" + name) == 0)
    }
    #expect(await runner().report(results) == .different)
    #expect(try everything() == before)
    #expect(try files.kind(of: results + "/index.html") == .file)
  }

  @Test("a folder that is exchanged for a link before any call leads nowhere else")
  func exchanges() async throws {
    for place in 0..<60 {
      try files.remove(package + "/Tests")
      try files.remove(results)
      try files.makeFolder(snapshots)
      for (file, text) in [
        (package + "/Tests/Inbox/Messages.swift", ""), (snapshots + "/row.a.txt", "old"),
        (home + "/Messages/row.a.txt", "mine"),
        (home + "/__Snapshots__/Messages/row.a.txt", "mine"),
      ] {
        try files.makeFolder(FileAccess.parent(of: file))
        try files.create(file, Array(text.utf8), isDurable: false)
      }
      try leave(snapshots + "/row.a.txt")
      let before = try everything().filter { $0.key.hasPrefix("home") }
      let count = Mutex(0)
      let folder =
        place.isMultiple(of: 2) ? FileAccess.parent(of: snapshots) : package + "/Tests/Inbox"
      let home = home
      let calls = SystemCalls { _ in
        let isNow = count.withLock { count in
          count += 1
          return count == place / 2 + 1
        }
        if isNow {
          rename(folder, folder + ".moved")
          symlink(home, folder)
        }
        return nil
      }
      _ = await runner(calls: calls).reviewTests(results, all)
      #expect(try everything().filter { $0.key.hasPrefix("home") } == before, "call \(place / 2)")
    }
  }
}
