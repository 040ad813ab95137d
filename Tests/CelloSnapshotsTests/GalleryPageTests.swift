import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

/// The page.
@MainActor struct GalleryPageTests {
  private let folder = TemporaryFolder()

  private func render(_ toy: ToyCatalog) async throws -> OutputFolder {
    let store = ReferenceStore(root: folder.path + "/References")
    _ = try await RecordingRun(try ToyCatalog().catalog(), store: store, jobs: 2)
      .run(in: DrawingEnvironment())
    let output = OutputFolder(root: folder.path + "/output")
    let result = try await VerificationRun(
      try toy.catalog(), store: store, output: output, writesAllPictures: true, jobs: 2
    ).run(in: DrawingEnvironment())
    try output.write(GalleryPage(result).html, "index.html")
    return output
  }

  @Test("the page is self-contained, and all of its pictures exist")
  func selfContained() async throws {
    let output = try await render(ToyCatalog(selectedColor: .black))
    let page = try FileAccess.system.readText(output.root + "/index.html")
    #expect(!page.contains("http://"))
    #expect(!page.contains("https://"))
    for placeholder in ["/*STYLE*/", "/*SCRIPT*/", "/*DATA*/"] {
      #expect(!page.contains(placeholder))
    }
    let files = page.matches(of: /"((?:pictures|failures)\/[^"]*\.png)"/).map { String($0.1) }
    // Three, five and one pictures, and two findings with three pictures each.
    #expect(Set(files).count == 9 + 6)
    for file in files { #expect(try FileAccess.system.exists(output.root + "/" + file)) }
  }

  @Test("texts cannot break out of the data")
  func escaping() {
    var result = RunResult()
    result.findings = [
      Finding(
        kind: .new, scene: "a/b", cases: [.normal],
        sentence: "</script><script>alert(1)</script><!--")
    ]
    let page = GalleryPage(result).html
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("<!--"))
    #expect(page.contains("\\u003c/script>"))
  }

  @Test("causes, their findings and the commands that accept them are in the data")
  func causes() async throws {
    let output = try await render(ToyCatalog(selectedColor: .black))
    let page = try FileAccess.system.readText(output.root + "/index.html")
    #expect(page.contains(#""name":"background.color #d1d1d6 → #000000""#))
    #expect(page.contains(#""section":"failed""#))
    #expect(page.contains(#""findingCount":2"#))
    #expect(page.contains(#""accept":"scripts/record 'cards/*'""#))
  }

  @Test("pictures that are not in the folder are noted")
  func missingPictures() async throws {
    let output = try await render(ToyCatalog(selectedColor: .black))
    let document = try #require(
      try GalleryPageTests.document(of: ToyCatalog(selectedColor: .black), output: output))
    try FileAccess.system.remove(output.root + "/failures/expected/cards/listed/selected.png")
    func notices() -> [String] {
      PageData(document, folder: output.root, notices: [], files: .system).notices
    }
    #expect(
      notices() == [
        "The picture failures/expected/cards/listed/selected.png is missing from the folder."
      ])
    try FileAccess.system.remove(output.root + "/failures")
    #expect(
      notices() == [
        "6 pictures of findings are missing from the folder, such as "
          + "failures/expected/cards/listed/selected.png."
      ])
  }

  private static func document(
    of toy: ToyCatalog, output: OutputFolder
  ) throws -> RunDocument? {
    let page = try FileAccess.system.readText(output.root + "/index.html")
    let data = page.matches(of: /<script type="application\/json" id="data">(.*)<\/script>/).first
    struct Page: Decodable { var run: RunDocument }
    return try data.map { try JSONDecoder().decode(Page.self, from: Data($0.1.utf8)).run }
  }

  @Test("a page with very many findings contains the first of each cause, with a notice")
  func manyFindings() throws {
    var result = RunResult()
    result.findings = (0..<10_000).map { index in
      Finding(
        kind: index < 9_999 ? .new : .orphan, scene: "a/b",
        cases: [CaseName(unchecked: "case-\(index)")], sentence: "case-\(index) is a finding.")
    }
    let data = PageData(RunDocument(result), folder: nil, notices: [], files: .system)
    #expect(data.run.findings.count == 10_000)
    #expect(data.run.findings.count { !$0.sentence.isEmpty } == 2_000)
    #expect(data.run.findings.last?.sentence == "case-9999 is a finding.")
    #expect(
      data.notices == [
        "There are 10,000 findings. The page has pictures and sentences of 2,000 of them, some of each "
          + "cause, and the names of the others. All of them are in result.json and failures."
      ])
    #expect(GalleryPage(result).html.utf8.count < 5_000_000)
  }

  @Test("the names of cases that look the same do not make a page large")
  func manyAlike() throws {
    var result = RunResult()
    let picture = RunResult.Picture(
      name: .normal, digest: PixelDigest(words: [0, 0, 0, 0]), size: PixelSize(width: 1, height: 1),
      scale: 1, caseCount: 101, alike: (0..<100).map { "selected+focused.dark.ax\($0)" },
      file: "pictures/a/b/normal.png")
    result.scenes = [
      RunResult.SceneSummary(
        path: "a/b", summary: "many", caseCount: 1_010_000, isExhaustive: false,
        pictures: Array(repeating: picture, count: 10_000))
    ]
    #expect(GalleryPage(result).html.utf8.count < 5_000_000)
  }
}
