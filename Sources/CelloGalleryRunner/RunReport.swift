import CelloSnapshots
import Foundation

/// A run's result as words for people and as JSON for programs.
package struct RunReport {
  private let result: RunResult

  package init(_ result: RunResult) { self.result = result }

  // MARK: - Words

  /// More sentences than this say less; the page has them all.
  private static let maxSentenceCount = 20

  /// - Parameters:
  ///   - page: where the page with all pictures is; `nil` if it was not written.
  ///   - isGallery: whether the page shows everything, not only what differs.
  func lines(page: String?, isGallery: Bool) -> [String] {
    var lines = result.findings.prefix(Self.maxSentenceCount).map(\.sentence)
    let rest = result.findings.count - lines.count
    if rest > 0 { lines.append("… and \(counted(rest, "more finding")).") }
    let tenths = Int(clamping: result.seconds * 10 + 0.5)
    let amount =
      "\(counted(result.caseCount, "case")), \(counted(result.distinctCount, "picture")), "
      + "\(tenths / 10).\(tenths % 10) s"
    if let obstacle = result.obstacle {
      lines.append("Not compared: \(obstacle)")
      lines.append("Drawn: \(amount).")
    } else if result.findings.isEmpty {
      lines.append("All equal: \(amount).")
    } else {
      let counts: [(Int, String)] = [
        (result.failedCount, "failed"), (result.newCount, "new"), (result.missingCount, "missing"),
        (result.orphanCount, result.orphanCount == 1 ? "orphan" : "orphans"),
      ]
      let words = counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
      lines.append("Different: \(words.joined(separator: ", ")) of \(amount).")
    }
    if let page, isGallery || !result.findings.isEmpty { lines.append("Look at them in \(page)") }
    return lines
  }

  // MARK: - JSON

  private struct Object: Encodable {
    var cases: Int
    var distinct: Int
    var failed: Int
    var new: Int
    var missing: Int
    var orphans: Int
    var seconds: Double
    var catalogue: String
    var obstacle: String?
    var findings: [Finding]

    struct Finding: Encodable {
      var kind: String
      var name: String
      var cases: Int
      var cause: String
      var sentence: String
      var expected: String?
      var actual: String?
      var difference: String?
    }
  }

  /// One object on one line, without raw control characters; its keys are sorted.
  package var json: String {
    let object = Object(
      cases: result.caseCount, distinct: result.distinctCount, failed: result.failedCount,
      new: result.newCount, missing: result.missingCount, orphans: result.orphanCount,
      seconds: result.seconds, catalogue: result.catalogueDigest.description,
      obstacle: result.obstacle,
      findings: result.findings.map { finding in
        Object.Finding(
          kind: finding.kind.rawValue, name: finding.name, cases: finding.cases.count,
          cause: finding.cause, sentence: finding.sentence, expected: finding.files.expected,
          actual: finding.files.actual, difference: finding.files.difference)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(object)) ?? Data()
    return String(decoding: data, as: UTF8.self).escapingControls { digits in
      "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
