import CelloTestSupport
import Foundation
import Testing

@testable import CelloSnapshots

@MainActor
@Suite("The page")
struct GalleryPageTests {
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

  @Test("it needs nothing from elsewhere, and every picture that it names is there")
  func selfContained() async throws {
    let output = try await render(ToyCatalog(selectedColor: .black))
    let page = try FileAccess.system.readText(output.root + "/index.html")
    #expect(!page.contains("http://"))
    #expect(!page.contains("https://"))
    for placeholder in ["/*STYLE*/", "/*SCRIPT*/", "/*DATA*/"] {
      #expect(!page.contains(placeholder))
    }
    let files = page.matches(of: /"((?:pictures|failures)\/[^"]*\.png)"/).map { String($0.1) }
    // Three, five and one pictures; two findings with an expected picture and a difference.
    #expect(Set(files).count == 9 + 4)
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

  // MARK: - In a browser

  nonisolated private static let browser = ["/usr/bin/chromium", "/usr/bin/google-chrome"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    "a browser shows every finding and every picture",
    .enabled(if: browser != nil, "needs Chromium"))
  func browser() async throws {
    let output = try await render(ToyCatalog(selectedColor: .black))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.browser))
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
      "--virtual-time-budget=3000", "--dump-dom", "file://\(output.root)/index.html",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let page = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(page.matches(of: /<article class="finding"/).count == 2)
    #expect(page.matches(of: /<button type="button" class="picture"/).count == 9)
    #expect(page.matches(of: /<img[^>]*width: 30px/).count == 9 + 2 * 3)
    #expect(page.contains("26 differences</span>"))
    #expect(page.contains("background.color #d1d1d6 → #000000"))
    #expect(page.contains("<h3>every-state</h3>"))
  }
}
