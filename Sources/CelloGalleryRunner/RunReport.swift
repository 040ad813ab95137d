import CelloSnapshots

/// The result of a run as sentences for people.
package struct RunReport {
  private let result: RunResult

  package init(_ result: RunResult) { self.result = result }

  /// Returns the first 20 sentences and the number of the others; the page contains all of them.
  ///
  /// - Parameter noun: the subject of the sentences, such as `more finding`.
  static func shortened(_ sentences: some Collection<String>, _ noun: String) -> [String] {
    let rest = sentences.count - 20
    return sentences.prefix(20) + (rest > 0 ? ["… and \(counted(rest, noun))."] : [])
  }

  /// Returns the lines of the report.
  ///
  /// - Parameters:
  ///   - page: the path of the page with the pictures; `nil` if it was not written.
  ///   - isGallery: a Boolean value that indicates whether the page shows all pictures, not only
  ///     differences.
  func lines(page: String?, isGallery: Bool) -> [String] {
    // Problems that prevent a comparison are first, because other findings can result from them.
    let findings =
      result.findings.filter(\.kind.preventsComparison)
      + result.findings.filter { !$0.kind.preventsComparison }
    var lines = Self.shortened(findings.map(\.sentence), "more finding")
    let tenths = Int(clamping: result.seconds * 10 + 0.5)
    let amount =
      "\(counted(result.caseCount, "case")), \(counted(result.distinctCount, "picture")), "
      + "\(tenths / 10).\(tenths % 10) s"
    if let reason = result.notCompared {
      lines.append("Not compared: \(reason)")
      lines.append("Drawn: \(amount).")
    } else if result.findings.isEmpty {
      lines.append("All equal: \(amount).")
    } else {
      let counts: [(Int, String)] = [
        (result.failedCount - result.obstacleCount, "failed"),
        (result.obstacleCount, "not comparable"), (result.newCount, "new"),
        (result.missingCount, "missing"),
        (result.orphanCount, result.orphanCount == 1 ? "orphan" : "orphans"),
      ]
      let words = counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }
      lines.append("Different: \(words.joined(separator: ", ")) of \(amount).")
    }
    if let issues = result.issues {
      if issues.isEmpty { lines.append("No accessibility issues.") }
      lines += Self.shortened(issues.map { "warning: \($0.sentence)" }, "more warning")
    }
    if let page, isGallery || !result.findings.isEmpty || result.issues?.isEmpty == false {
      lines.append("Look at them in \(page)")
    }
    return lines
  }
}
