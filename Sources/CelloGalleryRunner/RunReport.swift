import CelloSnapshots

/// The result of a run as lines for people: a block for each cause, and the numbers at the end.
package struct RunReport {
  private let document: RunDocument
  private let findings: [String: [RunDocument.Finding]]

  /// A line on the terminal.
  struct Line: Hashable {
    var text: String
    var style = Console.Style.plain
  }

  /// The number of causes with blocks; the other causes have one line each.
  private static let maxBlockCount = 20
  /// The largest number of lines about other causes.
  private static let maxLineCount = 200
  /// The largest number of names, and of sentences, in a block.
  private static let maxNameCount = 8
  private static let maxSentenceCount = 3

  package init(_ result: RunResult) { self.init(RunDocument(result)) }

  init(_ document: RunDocument) {
    self.document = document
    findings = Dictionary(grouping: document.findings, by: \.cause)
  }

  /// Returns the first 20 sentences and the number of the others; the page contains all of them.
  ///
  /// - Parameter noun: the subject of the sentences, such as `more finding`.
  static func shortened(_ sentences: some Collection<String>, _ noun: String) -> [String] {
    let rest = sentences.count - 20
    return sentences.prefix(20) + (rest > 0 ? ["… and \(counted(rest, noun))."] : [])
  }

  // MARK: - Causes

  /// The blocks of the causes, and a line for each cause without a block.
  private var causes: [Line] {
    let rest = document.causes.dropFirst(Self.maxBlockCount)
    var lines = document.causes.prefix(Self.maxBlockCount).flatMap(block)
    lines += rest.prefix(Self.maxLineCount).map { cause in
      Line(text: "\(cause.heading.shortened): \(amount(of: cause))", style: Self.style(of: cause))
    }
    if rest.count > Self.maxLineCount {
      lines.append(Line(text: "… and \(counted(rest.count - Self.maxLineCount, "more cause"))."))
    }
    return lines
  }

  /// Returns the lines about a cause. A single finding has its sentence; several findings have the
  /// names and the command of the cause.
  private func block(_ cause: RunDocument.Cause) -> [Line] {
    let findings = findings[cause.name] ?? []
    let heading = Line(text: cause.heading.shortened, style: Self.style(of: cause))
    let origins = cause.originSentences.prefix(3).flatMap(Self.indented)
    if findings.count == 1, let sentence = findings.first?.sentence {
      return [heading] + origins + Self.indented(sentence)
    }
    var lines = [heading]
    lines += origins
    lines += [
      Line(text: "  \(amount(of: cause))\(cause.scope.map { ": \($0.sentence)" } ?? "")"),
      Line(text: "  \(names(of: cause, findings))"),
    ]
    if findings.contains(where: { $0.knownKind?.preventsComparison == true }) {
      lines += sentences(of: findings)
    } else if let first = findings.first {
      lines +=
        first.knownKind == .differs && first.summary != nil
        ? [Line(text: "  The first is \(first.name.shortened): \(first.summary ?? "")")]
        : Self.indented(first.sentence)
    }
    if let accept = cause.accept { lines.append(Line(text: "  If this is right: \(accept)")) }
    return lines
  }

  private func amount(of cause: RunDocument.Cause) -> String {
    let noun = document.source == .tests ? "snapshot" : "picture"
    let findings = findings[cause.name] ?? []
    let proved = cause.provedCount ?? 0
    let isPartial = cause.verdict == Reason.Verdict.proved.rawValue && proved < findings.count
    return counted(findings.count, noun)
      + (cause.caseCount > findings.count ? ", \(counted(cause.caseCount, "case"))" : "")
      + (isPartial ? ", proved for \(grouped(proved))" : "")
  }

  /// Returns the names of the cases of a cause. If there are many, the names of their scenes.
  private func names(of cause: RunDocument.Cause, _ findings: [RunDocument.Finding]) -> String {
    var names = (cause.names ?? findings.map(\.name)).map(\.shortened)
    var start = ""
    if names.count > Self.maxNameCount, document.source == .gallery {
      var seen: Set<String> = []
      let scenes = names.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }
      if scenes != names { start = "some cases of " }
      names = scenes.filter { seen.insert($0).inserted }
    }
    let rest = names.count - Self.maxNameCount
    return start + names.prefix(Self.maxNameCount).joined(separator: ", ")
      + (rest > 0 ? " and \(grouped(rest)) more" : "")
  }

  /// Returns the first different sentences, because findings of a scene can have the same obstacle.
  private func sentences(of findings: [RunDocument.Finding]) -> [Line] {
    var sentences: [String] = []
    for finding in findings where !sentences.contains(finding.sentence) {
      guard sentences.count < Self.maxSentenceCount else {
        return sentences.flatMap(Self.indented) + [Line(text: "  The others are on the page.")]
      }
      sentences.append(finding.sentence)
    }
    return sentences.flatMap(Self.indented)
  }

  private static func indented(_ text: String) -> [Line] {
    text.split(separator: "\n").map { Line(text: "  \($0)") }
  }

  private static func style(of cause: RunDocument.Cause) -> Console.Style {
    cause.section == .failed ? .failure : .warning
  }

  // MARK: - The whole report

  /// Returns the lines of the report.
  ///
  /// - Parameters:
  ///   - page: the path of the page with the pictures; `nil` if it was not written.
  ///   - isGallery: a Boolean value that indicates whether the page shows all pictures, not only
  ///     differences.
  func lines(page: String?, isGallery: Bool) -> [Line] {
    var lines = causes
    if let reason = document.notCompared {
      lines.append(Line(text: "Not compared: \(reason)", style: .failure))
      lines.append(Line(text: "Drawn: \(drawn)."))
    } else if document.findings.isEmpty {
      lines.append(Line(text: "All equal: \(drawn).", style: .success))
    } else {
      lines.append(Line(text: "Different: \(counts) of \(drawn).", style: .failure))
    }
    if let issues = document.issues {
      if issues.isEmpty { lines.append(Line(text: "No accessibility issues.")) }
      lines += Self.shortened(issues.map(Self.warning), "more warning").map {
        Line(text: $0, style: .warning)
      }
    }
    if let page, isGallery || !document.findings.isEmpty || document.issues?.isEmpty == false {
      lines.append(Line(text: "Look at them in \(page)"))
    }
    return lines
  }

  private static func warning(_ issue: RunDocument.Issue) -> String {
    let others = issue.caseCount > 1 ? " (and \(issue.caseCount - 1) more)" : ""
    return "warning: \(issue.name)\(others): \(issue.sentence)"
  }

  /// What was drawn and how long that took.
  private var drawn: String {
    let noun = document.source == .tests ? "snapshot" : "case"
    guard document.source == .gallery else { return counted(document.cases, noun) }
    let tenths = Int(clamping: document.seconds * 10 + 0.5)
    return "\(counted(document.cases, noun)), \(counted(document.distinct, "picture")), "
      + "\(tenths / 10).\(tenths % 10) s"
  }

  private var counts: String {
    let obstacles = document.obstacles ?? 0
    let counts: [(Int, String)] = [
      (document.failed - obstacles, "failed"), (obstacles, "not comparable"),
      (document.new, "new"), (document.missing, "missing"),
      (document.orphans, document.orphans == 1 ? "orphan" : "orphans"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
  }
}
