import Foundation

/// One page that opens from disk and shows a run: what differs first, grouped by cause, then every
/// picture.
///
/// Style, script and data are in the page; pictures are files beside it.
package struct GalleryPage {
  private let result: RunResult

  package init(_ result: RunResult) { self.result = result }

  /// The whole file.
  package var html: String {
    // Only in texts, one of which could otherwise end the element that holds the data.
    let data = json.replacing("<", with: "\\u003c")
    return text(PackageResources.page_html)
      .replacing("/*STYLE*/", with: text(PackageResources.page_css))
      .replacing("/*SCRIPT*/", with: text(PackageResources.page_js))
      .replacing("/*DATA*/", with: data)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The most cases of a finding that are listed by name.
  private static let maxCaseCount = 100

  private var json: String {
    let page = Page(
      counts: Page.Counts(
        cases: result.caseCount, distinct: result.distinctCount, failed: result.failedCount,
        new: result.newCount, missing: result.missingCount, orphans: result.orphanCount),
      seconds: result.seconds, obstacle: result.obstacle,
      findings: result.findings.map(Page.Finding.init),
      scenes: result.scenes.map(Page.Scene.init))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(page)) ?? Data("{}".utf8), as: UTF8.self)
  }

  // MARK: - What the script reads

  private struct Page: Encodable {
    var counts: Counts
    var seconds: Double
    var obstacle: String?
    var findings: [Finding]
    var scenes: [Scene]

    struct Counts: Encodable {
      var cases: Int
      var distinct: Int
      var failed: Int
      var new: Int
      var missing: Int
      var orphans: Int
    }

    struct Picture: Encodable {
      var file: String
      var width: Int
      var height: Int
    }

    struct Change: Encodable {
      var name: String
      var old: String?
      var new: String?
    }

    struct Finding: Encodable {
      var kind: String
      var name: String
      var cause: String
      var sentence: String
      var caseCount: Int
      var cases: [String]
      var changes: [Change]
      var scale: Double
      var expected: Picture?
      var actual: Picture?
      var difference: Picture?

      init(_ finding: CelloSnapshots.Finding) {
        kind = finding.kind.rawValue
        name = finding.name
        cause = finding.cause
        sentence = finding.sentence
        caseCount = finding.cases.count
        cases = finding.cases.prefix(maxCaseCount).map(\.text)
        changes = finding.changes.map { Change(name: $0.name, old: $0.old, new: $0.new) }
        scale = Double(finding.scale)
        func picture(_ file: String?, _ size: PixelSize?) -> Picture? {
          guard let file, let size else { return nil }
          return Picture(file: file, width: size.width, height: size.height)
        }
        let old = finding.comparison?.expectedSize
        let new = finding.actualSize
        expected = picture(finding.files.expected, old)
        actual = picture(finding.files.actual, new)
        if let old, let new {
          let both = PixelSize(
            width: max(old.width, new.width), height: max(old.height, new.height))
          difference = picture(finding.files.difference, both)
        }
      }
    }

    struct Scene: Encodable {
      var path: String
      var group: String
      var name: String
      var summary: String
      var isExhaustive: Bool
      var pictures: [DistinctPicture]

      struct DistinctPicture: Encodable {
        var name: String
        var file: String?
        var width: Int
        var height: Int
        var scale: Double
        var caseCount: Int
        var alike: [String]
        var digest: String
      }

      init(_ scene: RunResult.SceneSummary) {
        path = scene.path
        let parts = scene.path.split(separator: "/")
        group = String(parts.first ?? "")
        name = String(parts.last ?? "")
        summary = scene.summary
        isExhaustive = scene.isExhaustive
        pictures = scene.pictures.map { picture in
          DistinctPicture(
            name: picture.name.text, file: picture.file, width: picture.size.width,
            height: picture.size.height, scale: Double(picture.scale), caseCount: picture.caseCount,
            alike: picture.alike, digest: picture.digest.description)
        }
      }
    }
  }
}
