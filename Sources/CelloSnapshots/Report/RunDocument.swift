import Foundation

/// A run's result for programs: the object in `result.json`, which `--format json` prints, and the
/// data of the page's script.
package struct RunDocument: Encodable {
  var cases: Int
  var distinct: Int
  var failed: Int
  var new: Int
  var missing: Int
  var orphans: Int
  var seconds: Double
  /// The digest of all pictures.
  var catalog: String
  /// The reason why nothing was compared, although everything was drawn.
  var notCompared: String?
  var findings: [Finding]
  /// Only for the page.
  var scenes: [Scene]?

  /// - Parameter listsScenes: whether the pictures that are as they should be are listed as well.
  package init(_ result: RunResult, listsScenes: Bool = false) {
    cases = result.caseCount
    distinct = result.distinctCount
    failed = result.failedCount
    new = result.newCount
    missing = result.missingCount
    orphans = result.orphanCount
    seconds = result.seconds
    catalog = result.catalogDigest.description
    notCompared = result.notCompared
    findings = result.findings.map(Finding.init)
    if listsScenes { scenes = result.scenes.map(Scene.init) }
  }

  /// One object on one line, without raw control characters; its keys are sorted.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self).escapingControls { digits in
      "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The most cases of a finding that are listed by name.
  private static let maxCaseCount = 100

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
