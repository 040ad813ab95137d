extension SnapshotVerification {
  /// Returns the problem with evidence and advice; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - changes: the recorded properties that are out of date.
  ///   - refusal: the reason why the snapshot was not recorded although the mode requires it.
  func failure(
    _ verdict: Verdict, _ content: Content, _ reference: Reference,
    _ changes: [ResolvedProperties.Change], refusal: SnapshotError? = nil
  ) -> Failure? {
    var failure: Failure
    switch verdict {
    case .equal where refusal != nil:
      failure = self.failure(.differs, "it is to be recorded anew.")
    case .equal:
      guard run.hasRecorded(file) || results?.hasRecorded(file) == true else { return nil }
      return self.failure(
        .new, "equals \(file), which this run recorded.", advice: [Self.lookAdvice])
    case .finding(.undrawable, let reason):
      return self.failure(.undrawable, "cannot be drawn: \(reason)")
    case .finding(.stale, _):
      failure = self.failure(
        .stale, Finding.staleSentence(about: folder.resolvedFile, changes),
        advice: ["Restore it, or run the test with \(setting(.failed)) to record it."])
      failure.finding.setChanges(changes)
    case .finding(.new, _):
      failure = evidence(
        for: content, reference, self.failure(.new, "no reference exists at \(file)."))
      failure.advice = [
        "Nothing was recorded. Run the test with \(setting(.missing)) to record it."
      ]
    case .finding(.differs, _):
      failure = evidence(for: content, reference, self.failure(.differs, ""))
      failure.advice =
        (failure.finding.reason?.originSentences ?? []).prefix(3) + [
          adviceOfRunBefore(content)
            ?? "If the new \(noun(content)) is right, run the test with \(setting(.failed)) to record it."
        ]
    case .finding(let kind, let reason):
      failure = evidence(for: content, reference, self.failure(kind, reason))
    }
    if let refusal { failure.advice = [sentence(about: refusal)] }
    if failure.actual != nil || failure.finding.actualDigest != nil {
      let sentences = environmentSentences(content)
      failure.advice.insert(
        contentsOf: sentences.filter { failure.advice.last?.contains($0) != true }, at: 0)
    }
    return failure
  }

  /// Returns advice for a difference that recording cannot remove, because the run before the tests
  /// were built again shows that the name or the content is not definite; `nil` for other differences.
  private func adviceOfRunBefore(_ content: Content) -> String? {
    guard let digest = try? content.digest.get(),
      let previous = results?.previousResults(of: title, builtAt: build)
    else { return nil }
    let digests = Set(previous.compactMap(\.digest))
    // The first snapshot with the name was compared, and another one was not.
    let kinds = Set(previous.map { $0.kind == Finding.Kind.unreadable.rawValue })
    if digests.count > 1, kinds.count > 1 { return Self.sharedNameAdvice }
    // If the test ran several times, its results in one run can vary as well.
    guard digests.count == 1, digests != [digest.description] else { return nil }
    return Self.unstableAdvice
  }

  static let sharedNameAdvice =
    "In the last run of the same build, another snapshot had the same name, so recording does not help: "
    + "give each snapshot a name of its own with named:."

  static let unstableAdvice =
    "It also differs from the last run of the same build. If no file that the test reads has changed, it "
    + "varies from run to run, and recording does not help: sort what comes from sets and dictionaries, "
    + "or set SWIFT_DETERMINISTIC_HASHING=1; give random values a seed, and dates a fixed value."

  private func sentence(about refusal: SnapshotError) -> String {
    if case .unusableFont(let problem) = refusal {
      return "Nothing was recorded, because a font is missing. \(problem)"
    }
    return "Nothing was recorded. \(refusal)"
  }

  func noun(_ content: Content) -> String {
    if case .drawing = content { "picture" } else { "value" }
  }

  func setting(_ mode: RecordMode) -> String {
    isModeSetByTest
      ? "record: .\(mode.rawValue) (instead of the mode in its code)"
      : "\(RecordMode.variable)=\(mode.rawValue)"
  }

  func failure(
    _ kind: Finding.Kind, _ sentence: String, advice: [String] = []
  ) -> Failure {
    Failure(
      finding: Finding(
        kind: kind, scene: scene, cases: [CaseName(unchecked: name.text)],
        sentence: "\(name): \(sentence)"),
      advice: advice, attachments: [])
  }

  /// Adds the comparison with the reference, the changed properties, and the written pictures.
  func evidence(
    for content: Content, _ reference: Reference, _ failure: Failure
  ) -> Failure {
    var failure = failure
    // Other kinds of findings have no reference to compare with.
    let reference =
      failure.finding.kind == .differs ? reference : Reference(found: reference.found)
    switch content {
    case .drawing(let picture, let scale, _, _, let resolved, let reason):
      var attachments: [Attachment] = []
      let evidence = Evidence(
        expected: reference.picture?.bitmap, actual: picture.bitmap, scale: scale
      ) { bitmap, role in
        guard var bytes = try? PNGEncoder().encode(bitmap) else { return nil }
        if role == .actual {
          bytes = PictureRecipe(name: title, properties: resolved)
            .inserted(into: bytes)
        }
        attachments.append(Attachment(name: "\(role.attachmentName).png", bytes: bytes))
        return results?.write(bytes, title: title, role, pathExtension: "png")
      }
      failure.attachments = attachments
      failure.finding.comparison = evidence.comparison
      failure.finding.files = evidence.files
      failure.finding.actualSize = evidence.actualSize
      failure.finding.actualDigest = picture.digest
      failure.finding.scale = scale
      let recorded = (try? run.resolved(in: folder))?.pictures[name]
      failure.finding.filmStrip = FilmStripComparison(
        resolved, recorded: reference.picture == nil ? nil : recorded)
      guard let expected = reference.picture else { break }
      let comparison = recorded.map { PropertyComparison(resolved, from: $0) }
      // The frames that differ are in the comparison of the strips.
      let changes = comparison?.changes.filter {
        failure.finding.filmStrip == nil || !$0.isFrameOfStrip
      }
      if let changes { failure.finding.setChanges(changes) }
      if let reason {
        var reason = reason(
          ReasonFinder.Question(
            changes: changes, changesByName: comparison?.changesByName,
            unknown: comparison?.unknown, expected: expected.digest, actual: picture.digest,
            expectedPicture: { expected.bitmap }))
        reason.locateOrigins(inPackageOf: location)
        failure.finding.setReason(reason)
      }
      failure.finding.sentence = "\(name): \(failure.finding.difference)".endingWithFullStop
      failure.difference = path(evidence.files.difference)
      failure.reference = file
    case .bytes(let bytes, _):
      let type = pathExtension.isEmpty ? "data" : pathExtension
      failure.finding.files.actual = results?.write(
        bytes, title: title, .actual, pathExtension: type)
      failure.finding.actualDigest = PixelDigest(ofBytes: bytes)
      failure.attachments = [
        Attachment(name: "\(Finding.Role.actual.attachmentName).\(type)", bytes: bytes)
      ]
      guard let (old, difference) = reference.value else { break }
      failure.finding.files.expected = results?.write(
        old, title: title, .expected, pathExtension: type)
      let start = difference.summary.contains("\n") ? "the value differs:\n" : ""
      failure.finding.sentence = "\(name): \(start)\(difference.summary)"
      failure.finding.summary = difference.summary
      failure.attachments.insert(
        Attachment(name: "\(Finding.Role.expected.attachmentName).\(type)", bytes: old), at: 0)
      failure.attachments += difference.attachments
      failure.reference = file
    case .failure: break
    }
    failure.actual = path(failure.finding.files.actual)
    return failure
  }

  private func path(_ file: String?) -> String? {
    guard let file, let results else { return nil }
    return results.root + "/" + file
  }

  /// Returns sentences about causes of a difference that are not in the code: fonts and characters.
  private func environmentSentences(_ content: Content) -> [String] {
    guard case .drawing(_, _, let fonts, let hasMissingGlyph, _, _) = content else { return [] }
    var sentences = [environment.fontProblem].compactMap { $0 }
    do throws(SnapshotError) {
      if let recorded = try folder.environment() {
        var relevant = recorded
        // Only the fonts of this picture and missing fonts are checked.
        relevant.fonts = recorded.fonts.filter {
          fonts[$0.key] != nil || environment.digestOfFont($0.key) == nil
        }
        try environment.check(against: relevant)
      }
    } catch {
      sentences.append(error.description)
    }
    if hasMissingGlyph {
      sentences += environment.warnings().filter { $0.kind == .character }.map(\.sentence)
    }
    return sentences
  }

  /// Returns the result of the snapshot for the results file.
  ///
  /// - Parameter digest: the digest of the content; `nil` if it cannot be drawn.
  func result(
    _ content: Content, _ digest: PixelDigest?, _ failure: Failure?
  ) -> RunDocument.Finding {
    var result = RunDocument.Finding(
      failure?.finding
        ?? Finding(
          kind: .differs, scene: scene, cases: [CaseName(unchecked: name.text)], sentence: ""))
    if failure == nil {
      result.kind = "equal"
      result.cause = ""
    }
    if let failure {
      // The last line of a text's difference is a line of the text.
      let separator = failure.finding.sentence.contains("\n") ? "\n" : " "
      result.sentence = ([failure.finding.sentence] + failure.advice).joined(separator: separator)
    }
    result.reference = file
    result.formerReference = failure?.formerReference
    result.isRecorded = failure?.isRecorded ?? false
    result.location = location
    result.test = test
    result.testOptions = testOptions
    result.isModeSetByTest = isModeSetByTest ? true : nil
    result.digest = digest?.description
    switch content {
    case .drawing(let picture, let scale, let fonts, _, let resolved, _):
      result.scale = Double(scale)
      if failure == nil { result.filmStrip = FilmStripComparison(resolved, recorded: nil) }
      if failure != nil {
        result.resolved = resolved.lines
        result.fonts = fonts.mapValues(\.description)
      }
      if failure == nil || failure?.isRecorded == true {
        result.actual = RunDocument.Picture(
          file: file, width: picture.size.width, height: picture.size.height)
      }
    case .bytes, .failure: break
    }
    return result
  }
}

extension Finding.Role {
  /// The name of an attachment, which is the same in other snapshot testing libraries.
  var attachmentName: String {
    switch self {
    case .expected: "reference"
    case .actual: "failure"
    case .difference: "difference"
    }
  }
}
