import CelloFiles
import Foundation

/// The result of a run for GitHub Actions: annotations, and the summary of a step.
///
/// GitHub shows only the first ten errors and the first ten warnings of a step, and no summary
/// larger than 1 MiB. Therefore, there is one annotation for each cause, not for each picture.
package struct GitHubReport {
  private let document: RunDocument
  private let notices: [String]
  private let folders: [String]
  private let address: String?
  private let findings: [String: [RunDocument.Finding]]

  package static let maxAnnotationCount = 10
  package static let maxSummaryLength = 1 << 20
  /// The largest number of findings of a cause that the summary lists, and of findings with
  /// pictures.
  private static let maxNameCount = 20
  private static let maxPictureCount = 3
  /// The largest number of changed properties of a cause that the summary lists.
  private static let maxChangeCount = 8
  /// The largest number of characters of a heading.
  private static let maxHeadingLength = 80

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - notices: further sentences about the results.
  ///   - folders: the folders of the repository. Annotations contain paths relative to them.
  ///   - address: the address at which the folder of the results is published, for links and
  ///     pictures in the summary; `nil` if it is not published.
  package init(
    _ document: RunDocument, notices: [String] = [], folders: [String], address: String? = nil
  ) {
    self.document = document
    self.address = address.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    self.notices = [document.notCompared].compactMap { $0 } + notices
    self.folders = folders.filter { !$0.isEmpty }
    findings = Dictionary(grouping: document.findings, by: \.cause)
  }

  // MARK: - Annotations

  /// The workflow commands, one on each line: an error for each cause of failures, and a warning
  /// for each other cause and each notice.
  package var annotations: [String] {
    let errors = document.causes.filter { $0.section == .failed }.map { ($0, "error") }
    let warnings = document.causes.filter { $0.section != .failed }.map { ($0, "warning") }
    return limited(errors.map(annotation), "error")
      + limited(notices.map { "::warning::\(Self.data($0))" } + warnings.map(annotation), "warning")
  }

  private func limited(_ lines: [String], _ level: String) -> [String] {
    guard lines.count > Self.maxAnnotationCount else { return lines }
    let rest = lines.count - Self.maxAnnotationCount + 1
    return Array(lines.prefix(Self.maxAnnotationCount - 1))
      + ["::\(level)::\(grouped(rest)) more causes are in the summary and the report."]
  }

  private func annotation(_ cause: RunDocument.Cause, _ level: String) -> String {
    let findings = findings[cause.name] ?? []
    var properties: [String] = []
    if let (file, line) = findings.lazy.compactMap(\.fileAndLine).first {
      properties += ["file=\(Self.property(relative(file)))", "line=\(line)"]
    }
    properties.append("title=\(Self.property(cause.heading.shortened))")
    let names = findings.prefix(3).map(\.name.shortened).joined(separator: ", ")
    let rest = findings.count > 3 ? " and \(counted(findings.count - 3, "more finding"))" : ""
    let accept = cause.accept.map { "\nIf this is right, run \($0)" } ?? ""
    return "::\(level) \(properties.joined(separator: ","))::\(Self.data(names + rest + accept))"
  }

  private func relative(_ file: String) -> String {
    for folder in folders where file.hasPrefix(folder + "/") {
      return String(file.dropFirst(folder.utf8.count + 1))
    }
    return file
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  // MARK: - Summary

  /// Returns the summary as Markdown with a limited number of bytes.
  ///
  /// - Parameter limit: the largest number of bytes; the remaining part of ``maxSummaryLength``.
  package func summary(limit: Int = maxSummaryLength) -> String {
    let count = document.failed + document.new + document.missing + document.orphans
    let verdict =
      document.notCompared != nil
      ? "Not compared" : document.findings.isEmpty ? "All equal" : counted(count, "difference")
    let noun = document.source == .tests ? "snapshot" : "case"
    var text = "## \(verdict) in \(counted(document.cases, noun))\n\n"
    for notice in notices { text += "> \(Self.escaped(notice))\n\n" }
    // Space is reserved for the sentence about omitted content at the end.
    let end = "The rest is in the report.\n"
    func fits(_ part: String) -> Bool {
      text.utf8.count + part.utf8.count + end.utf8.count <= limit
    }
    for cause in document.causes {
      let part = section(cause)
      guard fits(part) else {
        text += end
        break
      }
      text += part
    }
    return text.utf8.count <= limit ? text : ""
  }

  private func section(_ cause: RunDocument.Cause) -> String {
    let findings = findings[cause.name] ?? []
    var text =
      "### \(cause.section.rawValue): \(Self.code(Self.shortened(cause.heading)))\n\n"
      + "\(counted(cause.findingCount, "finding"))"
    if cause.caseCount > cause.findingCount { text += ", \(counted(cause.caseCount, "case"))" }
    if let scope = cause.scope { text += ": \(Self.escaped(scope.sentence))" }
    text += "\n\n"
    text += table(of: cause.changes)
    if !cause.originSentences.isEmpty {
      let sentences = cause.originSentences.prefix(Self.maxChangeCount)
      text += Self.escaped(sentences.map(Self.shortened).joined(separator: " ")) + "\n\n"
    }
    text += table(of: findings)
    if let accept = cause.accept { text += "If this is right: \(Self.code(accept))\n\n" }
    return text
  }

  private func table(of changes: [RunDocument.Change]) -> String {
    guard !changes.isEmpty else { return "" }
    var rows = ["| property | expected | new |", "|---|---|---|"]
    for change in changes.prefix(Self.maxChangeCount) {
      let values = [change.view ?? change.name, change.old ?? "absent", change.new ?? "absent"]
      rows.append("| \(values.map { Self.code(Self.shortened($0)) }.joined(separator: " | ")) |")
    }
    let rest = changes.count - Self.maxChangeCount
    if rest > 0 { rows.append("| and \(counted(rest, "more change")) | | |") }
    return rows.joined(separator: "\n") + "\n\n"
  }

  /// Returns a table of findings, with the pictures of the first ones if they are published.
  private func table(of findings: [RunDocument.Finding]) -> String {
    let hasPictures = findings.prefix(Self.maxPictureCount).contains { finding in
      [finding.expected, finding.actual].contains { picture($0, finding) != nil }
    }
    var rows =
      hasPictures
      ? ["| finding | difference | expected | new |", "|---|---|---|---|"]
      : ["| finding | difference |", "|---|---|"]
    for (index, finding) in findings.prefix(Self.maxNameCount).enumerated() {
      var columns = [
        linked(Self.code(finding.name.shortened), to: finding),
        finding.summary.map { Self.escaped($0.shortened) } ?? "",
      ]
      if hasPictures {
        let isShown = index < Self.maxPictureCount
        columns += [finding.expected, finding.actual].map {
          isShown ? picture($0, finding) ?? "" : ""
        }
      }
      rows.append("| \(columns.joined(separator: " | ")) |")
    }
    let rest = findings.count - Self.maxNameCount
    if rest > 0 {
      rows.append("| and \(counted(rest, "more finding")) |" + (hasPictures ? " | | |" : " |"))
    }
    return rows.joined(separator: "\n") + "\n\n"
  }

  /// Returns a picture of a finding in its size in points; `nil` if it is not published.
  private func picture(_ picture: RunDocument.Picture?, _ finding: RunDocument.Finding) -> String? {
    guard let address, let picture, (try? RelativePath(picture.file)) != nil else { return nil }
    let path = picture.file.split(separator: "/").map { Self.encoded(String($0)) }
    let scale = finding.scale > 0 ? finding.scale : 1
    return "<img src=\"\(Self.escaped(address))/\(path.joined(separator: "/"))\" "
      + "width=\"\(Int(clamping: (Double(picture.width) / scale).rounded(.up)))\">"
  }

  private func linked(_ text: String, to finding: RunDocument.Finding) -> String {
    guard let address else { return text }
    let target = "\(Self.escaped(address))/index.html#at=\(Self.encoded(finding.name))"
    return "<a href=\"\(target)\">\(text)</a>"
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  /// The unreserved characters of RFC 3986.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  private static func shortened(_ text: String) -> String {
    text.count > maxHeadingLength ? text.prefix(maxHeadingLength - 1) + "…" : text
  }

  private static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Returns a text on one line, with Markdown and HTML characters escaped.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.escapedForTerminal.unicodeScalars {
      if "&<>\"'`*_[]|\\~#".unicodeScalars.contains(scalar) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
