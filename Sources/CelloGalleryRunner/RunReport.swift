import CelloSnapshots

/// The result of a run as sentences for people.
package struct RunReport {
  private let result: RunResult
  private let causes: [RunDocument.Cause]

  package init(_ result: RunResult) {
    self.result = result
    causes = RunDocument(result).causes
  }

  /// Returns the first 20 sentences and the number of the others; the page contains all of them.
  ///
  /// - Parameter noun: the subject of the sentences, such as `more finding`.
  static func shortened(_ sentences: some Collection<String>, _ noun: String) -> [String] {
    let rest = sentences.count - 20
    return sentences.prefix(20) + (rest > 0 ? ["… and \(counted(rest, noun))."] : [])
  }

  /// The sentences about the findings. Findings with a common cause have one sentence.
  private var sentences: [String] {
    // Problems that prevent a comparison are first, because other findings can result from them.
    var sentences = result.findings.filter(\.kind.preventsComparison).map(\.sentence)
    let others = result.findings.filter { !$0.kind.preventsComparison }
    let groups = Dictionary(grouping: others, by: \.cause)
    var isReported: Set<String> = []
    for cause in causes {
      guard let findings = groups[cause.name], findings.count > 1,
        findings.allSatisfy({ $0.kind == .differs && $0.reason?.namesCause == true })
      else { continue }
      isReported.insert(cause.name)
      sentences.append(sentence(about: cause, findings))
    }
    return sentences + others.filter { !isReported.contains($0.cause) }.map(\.sentence)
  }

  /// Returns a sentence about a cause with several findings.
  private func sentence(about cause: RunDocument.Cause, _ findings: [Finding]) -> String {
    let proved = cause.provedCount ?? 0
    let isPartial = cause.verdict == Reason.Verdict.proved.rawValue && proved < findings.count
    let amount =
      "\(counted(findings.count, "picture")), \(counted(cause.caseCount, "case"))"
      + (isPartial ? ", proved for \(grouped(proved))" : "")
    let scope = cause.scope.map { ": \($0.sentence)" } ?? ""
    let example = findings.first.map { finding in
      let pixels = (finding.comparison?.description ?? finding.summary).map { ": \($0)" } ?? ""
      return ". The first is \(finding.name)\(pixels)"
    }
    let advice = cause.accept.map { " If this is right, run \($0)" } ?? ""
    return "\(cause.heading): \(amount)\(scope)\(example ?? "")".endingWithFullStop + advice
  }

  /// Returns the lines of the report.
  ///
  /// - Parameters:
  ///   - page: the path of the page with the pictures; `nil` if it was not written.
  ///   - isGallery: a Boolean value that indicates whether the page shows all pictures, not only
  ///     differences.
  func lines(page: String?, isGallery: Bool) -> [String] {
    var lines = Self.shortened(sentences, "more finding")
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
