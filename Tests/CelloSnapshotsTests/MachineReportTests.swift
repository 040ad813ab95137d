import Foundation
import Testing

@testable import CelloSnapshots

/// Results for other programs.
struct MachineReportTests {
  /// A failure of a test with pictures, a case that cannot be drawn, a new picture, an unused
  /// reference, and an equal picture.
  private var document: RunDocument {
    func line(_ kind: String, _ name: String, _ more: String = "") -> String {
      """
      {"kind":"\(kind)","name":"\(name)","cause":"\(kind) cause","sentence":"\(name) & more: <b>",\
      "caseCount":1,"cases":[],"changes":[],"scale":2,"digest":"\(name)"\(more)}
      """
    }
    func picture(_ role: String, _ name: String) -> String {
      "\"\(role)\":{\"file\":\"failures/\(role)/\(name).png\",\"width\":4,\"height\":2}"
    }
    let row = "Cells/Inbox/row.1"
    let text = [
      line(
        "differs", row,
        "," + picture("expected", row) + "," + picture("actual", row) + ","
          + picture("difference", row)
          + #","location":"/repo/Tests/Cells/Inbox.swift:12","test":"^Cells\\.Inbox/row(\\(|$)""#),
      line("undrawable", "Cells/Inbox/zero"),
      line("new", "Cells/Inbox/fresh", "," + picture("actual", "Cells/Inbox/fresh")),
      line("orphan", "Cells/Inbox/gone"),
      line("equal", "Cells/Inbox/same", #","actual":{"file":"/repo/a.png","width":4,"height":2}"#),
    ].joined(separator: "\n")
    return RunDocument(results: TestResults(text, file: "results.jsonl").findings)
  }

  @Test("JSON has no commands to systems for continuous integration, and reads back the same")
  func commands() throws {
    let text = ["::a", "##[b]", "##vso[c", "\n##[d"]
    let json = RunDocument.json(text)
    #expect(!json.contains("##["))
    #expect(json.escapedForTerminal == json)
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == text)
  }

  @Test("JUnit XML has a case for each finding and each other picture")
  func junit() {
    #expect(
      JUnitReport(document).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="Cellophane" tests="5" failures="3" errors="1" skipped="0" time="0.000">
          <testsuite name="Cells/Inbox" tests="5" failures="3" errors="1" skipped="0">
            <testcase classname="Cells/Inbox" name="fresh">
              <failure type="new" message="new cause">Cells/Inbox/fresh &amp; more: &lt;b&gt;
        failures/actual/Cells/Inbox/fresh.png</failure>
            </testcase>
            <testcase classname="Cells/Inbox" name="gone">
              <failure type="orphan" message="orphan cause">Cells/Inbox/gone &amp; more: &lt;b&gt;</failure>
            </testcase>
            <testcase classname="Cells/Inbox" name="row.1" file="/repo/Tests/Cells/Inbox.swift" line="12">
              <failure type="differs" message="differs cause">Cells/Inbox/row.1 &amp; more: &lt;b&gt;
        failures/expected/Cells/Inbox/row.1.png
        failures/actual/Cells/Inbox/row.1.png
        failures/difference/Cells/Inbox/row.1.png</failure>
            </testcase>
            <testcase classname="Cells/Inbox" name="zero">
              <error type="undrawable" message="undrawable cause">Cells/Inbox/zero &amp; more: &lt;b&gt;</error>
            </testcase>
            <testcase classname="Cells/Inbox" name="same"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("texts of JUnit XML have no characters that XML does not allow")
  func junitEscaping() throws {
    var result = RunResult()
    result.seconds = 61.0625
    result.findings = [
      Finding(
        kind: .new, scene: "a/b", cases: [.normal], sentence: "\u{0}\u{1b}[31m\u{ffff}]]>\n\"'")
    ]
    let xml = JUnitReport(RunDocument(result, listsScenes: true)).xml
    #expect(xml.contains("\\u{0}\\u{1b}[31m\u{fffd}]]&gt;\\u{a}&quot;'</failure>"))
    #expect(xml.contains("time=\"61.063\""))
  }

  @Test("reg.json lists failed, new, deleted and passed items as files in three folders")
  func reg() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(RegReport(document).json.utf8)) as? NSDictionary)
    let folder = "Cells/Inbox/"
    let expected: NSDictionary = [
      "failedItems": ["row.1.png", "zero.png"].map { folder + $0 },
      "newItems": [folder + "fresh.png"], "deletedItems": [folder + "gone.png"],
      "passedItems": [folder + "same.png"],
      "expectedItems": ["gone.png", "row.1.png", "zero.png", "same.png"].map { folder + $0 },
      "actualItems": ["fresh.png", "row.1.png", "zero.png", "same.png"].map { folder + $0 },
      "diffItems": [folder + "row.1.png"], "actualDir": "./failures/actual",
      "expectedDir": "./failures/expected", "diffDir": "./failures/difference",
    ]
    #expect(object.isEqual(expected))
  }

  @Test("result.json has its version and no scenes")
  func json() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(document.json.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 2)
    #expect(object["source"] as? String == "tests")
    #expect(object["scenes"] == nil)
    let causes = try #require(object["causes"] as? [[String: Any]])
    #expect(
      causes.map { $0["name"] as? String } == [
        "undrawable cause", "differs cause", "new cause", "orphan cause",
      ])
    #expect(document.files.map(\.name) == ["result.json", "junit.xml", "reg.json"])
  }

  // MARK: - GitHub

  @Test("a cause of failures is an error at its assertion, the others are warnings")
  func annotations() {
    let report = GitHubReport(document, notices: ["50 % is, well:\nleft"], folders: ["", "/repo"])
    #expect(
      report.annotations == [
        "::error title=undrawable cause::Cells/Inbox/zero",
        "::error file=Tests/Cells/Inbox.swift,line=12,title=differs cause::Cells/Inbox/row.1%0AIf this is right, run "
          + #"SNAPSHOT_TESTING_RECORD=failed swift test --filter '^Cells\.Inbox/row(\(|$)'"#,
        "::warning::50 %25 is, well:%0Aleft",
        "::warning title=new cause::Cells/Inbox/fresh",
        "::warning title=orphan cause::Cells/Inbox/gone",
      ])
  }

  private func many(_ count: Int) -> RunDocument {
    var result = RunResult()
    result.caseCount = count
    result.findings = (0..<count).map {
      Finding(kind: .unreadable, scene: "a/b\($0)", cases: [.normal], sentence: "x")
    }
    var document = RunDocument(result)
    for index in document.findings.indices { document.findings[index].cause = "a: \(index), b" }
    document.causes = RunDocument.Cause.causes(of: document.findings, accepting: .record("record"))
    return document
  }

  @Test(
    "the number of annotations does not exceed GitHub's limit, and the last annotation contains the remaining number"
  )
  func annotationLimit() {
    #expect(GitHubReport(many(10), folders: []).annotations.count == 10)
    let annotations = GitHubReport(many(12), folders: []).annotations
    #expect(annotations.count == 10)
    #expect(annotations[0] == "::error title=a%3A 0%2C b::a/b0/normal")
    #expect(annotations[9] == "::error::3 more causes are in the summary and the report.")
  }

  @Test("names in the Markdown summary are escaped")
  func summary() {
    var document = document
    document.findings[3].cause = "a `b` <i>*|"
    document.causes[0].name = "a `b` <i>*|"
    let summary = GitHubReport(document, notices: ["Cut [off]."], folders: []).summary()
    #expect(
      summary.hasPrefix(
        """
        ## 4 differences in 4 snapshots

        > Cut &#91;off&#93;.

        ### failed: <code>a &#96;b&#96; &#60;i&#62;&#42;&#124;</code>

        1 finding

        | finding | difference |
        |---|---|
        | <code>Cells/Inbox/zero</code> |  |

        ### failed: <code>differs cause</code>

        1 finding

        | finding | difference |
        |---|---|
        | <code>Cells/Inbox/row.1</code> |  |

        If this is right: <code>SNAPSHOT&#95;TESTING&#95;RECORD=failed swift test --filter &#39;^Cells&#92;.Inbox/row(&#92;(&#124;$)&#39;</code>

        """))
  }

  @Test("a heading is short, and the summary lists the changes of a cause")
  func summaryOfChanges() throws {
    var document = document
    document.causes[0].name = String(repeating: "a", count: 450)
    document.causes[0].changes = (0..<10).map {
      RunDocument.Change(name: "view.p\($0)", old: "1|2", new: nil)
    }
    let summary = GitHubReport(document, folders: []).summary()
    let lines = summary.split(separator: "\n")
    let heading = try #require(lines.first { $0.hasPrefix("###") })
    #expect(heading == "### failed: <code>\(String(repeating: "a", count: 79))…</code>")
    #expect(
      lines.contains("| <code>view.p0</code> | <code>1&#124;2</code> | <code>absent</code> |"))
    #expect(lines.contains("| and 2 more changes | | |"))
  }

  @Test("a summary shows the pictures of published results, and links to the page")
  func publishedPictures() {
    var document = document
    let picture = RunDocument.Picture(file: "failures/new/a b#.png", width: 100, height: 10)
    let index = document.findings.firstIndex { $0.kind == "differs" } ?? 0
    document.findings[index].scale = 3
    document.findings[index].expected = RunDocument.Picture(
      file: "/elsewhere/a.png", width: 1, height: 1)
    document.findings[index].actual = picture
    let summary = GitHubReport(document, folders: [], address: "https://a.example/1/").summary()
    #expect(
      summary.contains(
        "| <a href=\"https://a.example/1/index.html#at=Cells%2FInbox%2Frow.1\">"
          + "<code>Cells/Inbox/row.1</code></a> |  |  | "
          + "<img src=\"https://a.example/1/failures/new/a%20b%23.png\" width=\"34\"> |"))
    #expect(!summary.contains("elsewhere"))
  }

  @Test("the summary does not exceed GitHub's limit, and contains a notice")
  func summaryLimit() {
    let report = GitHubReport(many(20_000), folders: [])
    let summary = report.summary()
    #expect(summary.utf8.count <= 1_048_576)
    #expect(summary.utf8.count > 1_000_000)
    #expect(summary.hasSuffix("The rest is in the report.\n"))
    #expect(report.summary(limit: 10) == "")
    #expect(
      GitHubReport(RunDocument(RunResult()), folders: []).summary()
        == "## All equal in 0 cases\n\n")
  }
}
