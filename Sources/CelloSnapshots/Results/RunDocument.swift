import Foundation

/// The result of a run for other programs: the object in `result.json`, which `--format json`
/// prints, and the data of the page's script. The results of a test run are ``Finding``s, one on
/// each line; see ``ResultsFolder``. `docs/results.md` documents the schema.
package struct RunDocument: Codable, Sendable {
  /// The version of the schema. It increases if a key is removed or changes its meaning, but not if
  /// a key is added.
  package static let currentVersion = 2

  package var version = RunDocument.currentVersion
  package var source: Source
  package var cases: Int
  package var distinct: Int
  package var failed: Int
  package var new: Int
  package var missing: Int
  package var orphans: Int
  /// The number of cases that could not be drawn or compared. They are included in the failed
  /// cases.
  package var obstacles: Int?
  package var seconds: Double
  /// The digest of all pictures.
  package var catalog: String
  /// The reason why nothing was compared; `nil` if pictures were compared.
  package var notCompared: String?
  package var findings: [Finding]
  /// The causes of the findings. The most urgent and largest causes are first.
  package var causes: [Cause]
  /// The accessibility issues; `nil` if the run did not include audits.
  package var issues: [Issue]?
  /// The scenes with their pictures, for the page only.
  package var scenes: [Scene]?

  package enum Source: String, Codable, Sendable { case gallery, tests }

  /// Creates the document of a gallery's run.
  ///
  /// - Parameters:
  ///   - listsScenes: a Boolean value that indicates whether unchanged pictures are also listed.
  ///   - listsAllCases: a Boolean value that indicates whether findings list all of their cases;
  ///     otherwise, they list at most a hundred cases.
  package init(_ result: RunResult, listsScenes: Bool = false, listsAllCases: Bool = false) {
    source = .gallery
    cases = result.caseCount
    distinct = result.distinctCount
    failed = result.failedCount
    new = result.newCount
    missing = result.missingCount
    orphans = result.orphanCount
    seconds = result.seconds
    catalog = result.catalogDigest.description
    notCompared = result.notCompared
    obstacles = result.obstacleCount
    let limit = listsAllCases ? Int.max : Self.maxCaseCount
    let command = AcceptCommand.record(result.recordCommand)
    let allFindings = result.findings.map { Finding($0, maxCaseCount: limit) }
    findings = command.applied(
      to: allFindings, shortNames: ShortNames(allFindings, wholeNames: result.wholeNames))
    causes = Cause.causes(of: findings, accepting: command, wholeNames: result.wholeNames)
    let findingsOfCauses = Dictionary(grouping: result.findings, by: \.cause)
    for index in causes.indices where causes[index].section == .failed {
      let findings = (findingsOfCauses[causes[index].name] ?? []).filter { $0.kind == .differs }
      causes[index].scope = RunDocument.CauseScope(of: findings, result.comparedCases)
    }
    issues = result.issues?.map { Issue($0, maxCaseCount: limit) }
    if listsScenes { scenes = result.scenes.map(Scene.init) }
  }

  /// The document without its scenes as a JSON object on a single line, without raw control
  /// characters and with sorted keys.
  package var json: String {
    var document = self
    document.scenes = nil
    return Self.json(document)
  }

  /// Returns a value as JSON on a single line, without raw control characters and without texts
  /// that continuous integration systems interpret as commands.
  package static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    func escape(_ digits: String) -> String {
      "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return String(decoding: data, as: UTF8.self).escapingControls(escape).escapingCommands(escape)
  }

  /// The largest number of cases that a finding lists.
  static let maxCaseCount = 100

  package struct Picture: Codable, Hashable, Sendable {
    /// The path relative to the folder of the document, or an absolute path.
    package var file: String
    package var width: Int
    package var height: Int
  }

  package struct Change: Codable, Hashable, Sendable {
    package var name: String
    package var old: String?
    package var new: String?
    /// A description of the view if the change represents a view that was inserted or removed.
    package var view: String?
    /// What determines the value; `nil` if it is unknown.
    package var origin: Origin?

    package struct Origin: Codable, Hashable, Sendable {
      /// The raw value of a `PropertyOrigin.Kind`.
      package var kind: String
      package var text: String
      /// The location of the only statement that sets the property, or else of the class that contains
      /// the view, as `path:line`; `nil` if both are unknown.
      package var location: String?

      /// The text and the location.
      package var description: String { PropertyOrigin.description(text, at: location) }
    }
  }

  package struct Finding: Codable, Hashable, Sendable {
    /// The raw value of a `Finding.Kind`; `equal` for an equal snapshot in the results of a test
    /// run.
    package var kind: String
    package var name: String
    package var cause: String
    package var sentence: String
    /// The difference of the values, without names and advice; `nil` if nothing was compared.
    package var summary: String?
    /// A shell command that makes the new value the reference; `nil` if there is none.
    package var accept: String?
    package var caseCount: Int
    package var cases: [String]
    package var changes: [Change]
    /// The changed frames besides `changes`, or all changes that follow from them if the reason is
    /// proved; `nil` if there are none.
    package var frames: [Change]?
    /// The reason of the difference; `nil` if none was searched for.
    package var reason: Reason?
    package var scale: Double
    package var expected: Picture?
    package var actual: Picture?
    package var difference: Picture?
    /// The frames of a film strip; `nil` for other pictures.
    package var filmStrip: FilmStripComparison?
    /// If only the digest of the expected picture is kept, the most similar picture that the
    /// references keep: the reference and its current state.
    package var nearest: NearestPicture?

    /// The digest of the new picture.
    package var digest: String?
    /// The digest of the expected picture; `nil` if there is none.
    package var expectedDigest: String?

    // Only in the results of a test run.

    /// The path of the reference file.
    package var reference: String?
    /// The path of a reference file with a former name of the snapshot, which accepting the snapshot
    /// removes; `nil` if there is none.
    package var formerReference: String?
    /// A Boolean value that indicates whether the reference was written in this run.
    package var isRecorded: Bool?
    /// The location of the assertion, as `path:line`.
    package var location: String?
    /// A pattern for `swift test --filter` that matches the test.
    package var test: String?
    /// The options of `swift test` that determine what it builds, such as `--toolset`, with their
    /// values; `nil` for none.
    package var testOptions: [String]?
    /// A Boolean value that indicates whether the code of the test sets the record mode, so that
    /// environment variables do not change it.
    package var isModeSetByTest: Bool?
    /// A Boolean value that indicates whether the result replaces the result of an earlier attempt of
    /// the same assertion. Results that were read do not have it.
    package var replacesFormer: Bool?
    /// The data that is recorded with a picture: the lines of its resolved properties, and the
    /// digests of its fonts by file name.
    package var resolved: [String]?
    package var fonts: [String: String]?

    init(
      _ finding: CelloSnapshots.Finding, maxCaseCount: Int = RunDocument.maxCaseCount
    ) {
      kind = finding.kind.rawValue
      name = finding.name
      cause = finding.cause
      sentence = finding.sentence
      summary = finding.comparison?.description ?? finding.summary
      caseCount = finding.cases.count
      cases = finding.cases.prefix(maxCaseCount).map(\.text)
      let origins = finding.reason?.origins ?? []
      let known = Dictionary(
        zip(finding.reason?.changes ?? [], origins).map { ($0, $1) },
        uniquingKeysWith: { first, _ in first })
      changes = finding.changes.map { Change($0, known[$0] ?? nil) }
      if !finding.frameChanges.isEmpty {
        frames = finding.frameChanges.map { Change($0) }
      }
      reason = finding.reason.map(Reason.init)
      scale = Double(finding.scale)
      digest = finding.actualDigest?.description
      expectedDigest = finding.expectedDigest?.description
      let evidence = Evidence(finding)
      expected = evidence.picture(.expected)
      actual = evidence.picture(.actual)
      difference = evidence.picture(.difference)
      filmStrip = finding.filmStrip
      nearest = finding.nearest.map { NearestPicture(name: $0.name, $0.evidence) }
    }
  }

  package struct NearestPicture: Codable, Hashable, Sendable {
    /// The name of the picture, `group/scene/variant`.
    package var name: String
    /// The difference from the reference; `nil` if the picture could not be compared.
    package var summary: String?
    package var scale: Double
    package var expected: Picture?
    package var actual: Picture?
    package var difference: Picture?

    init(name: String, _ evidence: Evidence) {
      self.name = name
      summary = evidence.comparison?.description
      scale = Double(evidence.scale)
      expected = evidence.picture(.expected)
      actual = evidence.picture(.actual)
      difference = evidence.picture(.difference)
    }
  }

  package struct Issue: Codable, Hashable, Sendable {
    /// The name of an `AccessibilityAuditType`.
    package var type: String
    package var name: String
    package var caseCount: Int
    package var cases: [String]
    package var view: String
    package var text: String?
    /// The left and top coordinates, the width and the height of the frame, in points.
    package var frame: [Double]
    package var figure: String?
    package var sentence: String

    init(_ found: RunResult.Issue, maxCaseCount: Int) {
      let issue = found.issue
      type = issue.auditType.description
      name = found.name
      caseCount = found.caseCount
      cases = found.cases.prefix(maxCaseCount).map(\.text)
      view = issue.view
      text = issue.text
      frame = [issue.frame.minX, issue.frame.minY, issue.frame.width, issue.frame.height].map {
        $0.isFinite ? Double($0) : 0
      }
      figure = issue.figure
      sentence = issue.detailedDescription
    }
  }

  package struct Scene: Codable, Sendable {
    package var path: String
    package var group: String
    package var name: String
    package var summary: String
    package var isExhaustive: Bool
    package var pictures: [DistinctPicture]

    package struct DistinctPicture: Codable, Sendable {
      package var name: String
      /// The path relative to the folder of the document, or an absolute path.
      package var file: String?
      package var width: Int
      package var height: Int
      package var scale: Double
      package var caseCount: Int
      package var alike: [String]
      package var digest: String
      /// The frames of a film strip; `nil` for other pictures.
      package var filmStrip: FilmStripComparison?
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

extension Evidence {
  fileprivate init(_ finding: Finding) {
    self.init()
    comparison = finding.comparison
    files = finding.files
    actualSize = finding.actualSize
    scale = finding.scale
  }

  /// Returns the picture that was written for a role; `nil` if there is none.
  fileprivate func picture(_ role: Finding.Role) -> RunDocument.Picture? {
    let old = comparison?.expectedSize
    let size: PixelSize? =
      switch role {
      case .expected: old
      case .actual: actualSize
      case .difference:
        if let old, let actualSize {
          PixelSize(
            width: max(old.width, actualSize.width), height: max(old.height, actualSize.height))
        } else {
          nil
        }
      }
    guard let file = files[role], let size else { return nil }
    return RunDocument.Picture(file: file, width: size.width, height: size.height)
  }
}

extension RunDocument.Change {
  init(_ change: ResolvedProperties.Change, _ origin: PropertyOrigin? = nil) {
    self.init(
      name: change.name, old: change.old, new: change.new, view: change.view,
      origin: origin.map {
        Origin(kind: $0.kind.rawValue, text: $0.text, location: $0.location)
      })
  }
}
