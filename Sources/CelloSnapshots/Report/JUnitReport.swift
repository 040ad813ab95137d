/// The result of a run as JUnit XML for continuous integration systems, with a suite for each scene
/// that contains a case for each distinct picture and each finding.
struct JUnitReport {
  private let document: RunDocument

  /// Creates a report.
  ///
  /// - Parameter document: a document that lists its scenes.
  init(_ document: RunDocument) { self.document = document }

  private struct Suite {
    var name: String
    var cases: [String] = []
    var failureCount = 0
    var errorCount = 0
  }

  /// The contents of the file.
  var xml: String {
    let suites = suites()
    func sum(_ count: (Suite) -> Int) -> Int { suites.reduce(0) { $0 + count($1) } }
    func counts(_ tests: Int, _ failures: Int, _ errors: Int) -> String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
    }
    let milliseconds = Int(clamping: document.seconds * 1000 + 0.5)
    let rest = String(milliseconds % 1000)
    let time = "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest)"
    let all = counts(sum(\.cases.count), sum(\.failureCount), sum(\.errorCount))
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"Cellophane\" \(all) time=\"\(time)\">\n"
    for suite in suites {
      let own = counts(suite.cases.count, suite.failureCount, suite.errorCount)
      xml += "  <testsuite name=\"\(Self.escaped(suite.name))\" \(own)>\n"
      xml += suite.cases.joined()
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  /// Returns the suites, sorted by name. The findings of a suite precede its other pictures.
  private func suites() -> [Suite] {
    var suites: [String: Suite] = [:]
    var found: Set<String> = []
    for finding in document.findings {
      let path = finding.scenePath
      found.insert(finding.name)
      if let digest = finding.digest { found.insert("\(path) \(digest)") }
      suites[path, default: Suite(name: path)].cases.append(testCase(finding))
      if finding.knownKind?.preventsComparison == true {
        suites[path]?.errorCount += 1
      } else {
        suites[path]?.failureCount += 1
      }
    }
    for scene in document.scenes ?? [] {
      for picture in scene.pictures
      where !found.contains("\(scene.path)/\(picture.name)")
        && !found.contains("\(scene.path) \(picture.digest)")
      {
        suites[scene.path, default: Suite(name: scene.path)].cases.append(
          "    <testcase classname=\"\(Self.escaped(scene.path))\" "
            + "name=\"\(Self.escaped(picture.name))\"/>\n")
      }
    }
    return suites.sorted { $0.key.bytesPrecede($1.key) }.map(\.value)
  }

  private func testCase(_ finding: RunDocument.Finding) -> String {
    let path = finding.scenePath
    let name = finding.name == path ? path : String(finding.name.dropFirst(path.count + 1))
    var attributes = "classname=\"\(Self.escaped(path))\" name=\"\(Self.escaped(name))\""
    if let (file, line) = finding.fileAndLine {
      attributes += " file=\"\(Self.escaped(file))\" line=\"\(line)\""
    }
    let tag = finding.knownKind?.preventsComparison == true ? "error" : "failure"
    let files = [finding.expected, finding.actual, finding.difference].compactMap { $0?.file }
    let text = ([finding.sentence] + files).map(Self.escaped).joined(separator: "\n")
    return "    <testcase \(attributes)>\n"
      + "      <\(tag) type=\"\(Self.escaped(finding.kind))\" "
      + "message=\"\(Self.escaped(finding.cause))\">\(text)</\(tag)>\n"
      + "    </testcase>\n"
  }

  /// Returns a text with escaped markup and without characters that XML does not allow.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.escapedForTerminal.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension RunDocument.Finding {
  /// The file and the line of the assertion.
  package var fileAndLine: (file: String, line: Int)? {
    guard let location, let colon = location.lastIndex(of: ":"),
      let line = Int(location[location.index(after: colon)...])
    else { return nil }
    return (String(location[..<colon]), line)
  }
}
