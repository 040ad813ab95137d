/// Compares one snapshot of a test with its reference, and records it where the mode says so.
package struct SnapshotVerification: Sendable {
  package var folder: SnapshotFolder
  package var name: SnapshotName
  /// The ending of the reference, without a dot; may be empty.
  package var pathExtension: String
  /// `<module>/<test file>`, under which the results have the snapshot.
  package var scene: String
  /// The assertion, as `path:line`.
  package var location: String
  /// The test, as a pattern for `swift test --filter`; `nil` if it is not known.
  package var test: String?
  package var mode: RecordMode
  /// Whether the test's code sets the mode, so that the environment variable has no effect.
  package var isModeSetByTest: Bool
  package var environment: DrawingEnvironment
  package var run: SnapshotRun
  package var results: ResultsFolder?

  package init(
    folder: SnapshotFolder, name: SnapshotName, pathExtension: String, scene: String,
    location: String, mode: RecordMode, isModeSetByTest: Bool = false,
    environment: DrawingEnvironment, run: SnapshotRun, results: ResultsFolder?
  ) {
    self.folder = folder
    self.name = name
    self.pathExtension = pathExtension
    self.scene = scene
    self.location = location
    self.mode = mode
    self.isModeSetByTest = isModeSetByTest
    self.environment = environment
    self.run = run
    self.results = results
  }

  package var file: String { folder.file(name, pathExtension) }

  /// What is compared.
  package enum Content {
    /// A picture, its pixels per point, the digests of its fonts by file name, whether a character
    /// of it has no glyph, and its resolved properties.
    case picture(
      Bitmap, scale: CGFloat, fonts: [String: PixelDigest] = [:], lacksGlyph: Bool = false,
      resolved: ResolvedProperties = ResolvedProperties())
    /// A value of another kind as the bytes of a file.
    case bytes([UInt8], compare: (_ reference: [UInt8]) -> Difference?)
    /// A value that cannot be drawn or printed, and why.
    case failure(String)
  }

  /// How values differ whose pictures are not compared.
  package struct Difference: Sendable {
    package var summary: String
    package var attachments: [Attachment]

    package init(summary: String, attachments: [Attachment] = []) {
      self.summary = summary
      self.attachments = attachments
    }
  }

  /// A file for the report of a test.
  package struct Attachment: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A snapshot that is not as it should be.
  package struct Failure: Sendable {
    package var finding: Finding
    /// Paths for people; the reference is absent if there is none.
    package var reference: String?
    package var actual: String?
    package var difference: String?
    /// What else to know, and what to do, a sentence each.
    package var advice: [String]
    package var attachments: [Attachment]
    var isRecorded = false
  }

  // MARK: - Verifying

  /// - Returns: `nil` if the snapshot equals its reference, which was there before the run.
  package func verify(_ content: Content) -> Failure? {
    let failure: Failure?
    do throws(SnapshotError) {
      try run.claim(file, location: location)
      failure = try problem(with: content)
    } catch {
      failure = self.failure(.unreadable, error.description)
    }
    results?.append(result(content, failure))
    guard var failure else { return nil }
    if let obstacle = results?.failure {
      failure.advice.append("The new picture was not written: \(obstacle)")
    }
    return failure
  }

  private func problem(with content: Content) throws(SnapshotError) -> Failure? {
    if case .failure(let reason) = content {
      return failure(.undrawable, "cannot be drawn: \(reason)")
    }
    folder.removeLeftover(of: file)
    guard try folder.files.exists(file) else {
      if mode == .never {
        return evidence(
          for: content, reference: nil,
          failure(
            .new, "no reference exists at \(file).",
            advice: environmentSentences(content)
              + ["Nothing was recorded. Run the test with \(setting(.missing)) to record it."]))
      }
      return record(content, .new, instead: "no reference exists at \(file).", reference: nil)
    }
    if mode == .all, environment.fontProblem == nil {
      return record(content, .differs, instead: "it is to be recorded anew.", reference: nil)
    }
    do throws(SnapshotError) {
      return try comparison(with: content)
    } catch {
      // A file that another program can fetch or merge is not thrown away.
      guard mode == .failed || mode == .all, case .picture(let problem) = error,
        problem.isRepairedByRecording
      else { return failure(.unreadable, error.description) }
      return record(content, .unreadable, instead: error.description, reference: nil)
    }
  }

  /// Compares with the reference that there is.
  private func comparison(with content: Content) throws(SnapshotError) -> Failure? {
    switch content {
    case .picture(let picture, _, _, _, let resolved):
      let reference = try folder.files.readPicture(file).bitmap
      guard reference == picture else {
        return record(content, .differs, instead: nil, reference: .picture(reference))
      }
      if let stale = staleProperties(resolved) {
        return mode.writes(isMissing: false, isEqual: false)
          ? record(
            content, .stale, instead: "\(folder.resolvedFile) is out of date.", reference: nil)
          : stale
      }
    case .bytes(let bytes, let compare):
      let reference = try folder.files.read(file)
      if bytes != reference, let difference = compare(reference) {
        return record(content, .differs, instead: nil, reference: .bytes(reference, difference))
      }
    case .failure: return nil
    }
    guard run.hasRecorded(file) else { return nil }
    return failure(
      .new, "equals \(file), which this run recorded.",
      advice: ["Look at it, then run the test again."])
  }

  private enum Reference {
    case picture(Bitmap)
    case bytes([UInt8], Difference)
  }

  /// Records the content where the mode and the fonts allow it, or says how it differs.
  ///
  /// - Parameter sentence: the problem if it is not a difference.
  private func record(
    _ content: Content, _ kind: Finding.Kind, instead sentence: String?, reference: Reference?
  ) -> Failure {
    var refusal: String?
    if mode.writes(isMissing: kind == .new, isEqual: false) {
      do throws(SnapshotError) {
        if let problem = environment.fontProblem { throw .unusableFont(sentence: problem) }
        try write(content)
        var failure = failure(
          kind, "recorded file://\(file).", advice: ["Look at it, then run the test again."])
        failure.reference = file
        failure.isRecorded = true
        return failure
      } catch {
        refusal =
          if case .unusableFont(let problem) = error {
            "Nothing was recorded, because a font is missing. \(problem)"
          } else { "Nothing was recorded. \(error)" }
      }
    }
    var failure = failure(kind, sentence ?? "")
    failure = evidence(for: content, reference: reference, failure)
    failure.advice += environmentSentences(content).filter { refusal?.contains($0) != true }
    failure.advice.append(
      refusal ?? "If the new \(noun(content)) is right, run the test with \(setting(.failed)).")
    return failure
  }

  private func noun(_ content: Content) -> String {
    if case .picture = content { "picture" } else { "value" }
  }

  private func setting(_ mode: RecordMode) -> String {
    isModeSetByTest
      ? "record: .\(mode.rawValue) in place of the mode that its code sets"
      : "\(RecordMode.variable)=\(mode.rawValue)"
  }

  private func write(_ content: Content) throws(SnapshotError) {
    switch content {
    case .picture(let picture, _, let fonts, _, let resolved):
      let bytes: [UInt8]
      do throws(PNGError) {
        bytes = try PNGEncoder().encode(picture)
      } catch {
        throw .picture(error)
      }
      try run.checkRecording(PixelDigest(picture), to: file, location: location)
      try folder.write(
        bytes, name, to: file, resolved: resolved, fonts: fonts,
        libraries: environment.libraries, systemVersions: environment.systemVersions,
        replacesFonts: mode == .all)
      run.noteRecording(PixelDigest(picture), to: file)
    case .bytes(let bytes, _):
      try run.checkRecording(PixelDigest(ofBytes: bytes), to: file, location: location)
      try folder.write(bytes, to: file)
      run.noteRecording(PixelDigest(ofBytes: bytes), to: file)
    case .failure: break
    }
  }

  // MARK: - Explaining

  private func failure(
    _ kind: Finding.Kind, _ sentence: String, advice: [String] = []
  ) -> Failure {
    Failure(
      finding: Finding(
        kind: kind, scene: scene, cases: [CaseName(unchecked: name.text)],
        sentence: "\(name): \(sentence)"),
      advice: advice, attachments: [])
  }

  /// Adds the comparison with the reference, the changed properties, and the pictures for people.
  private func evidence(
    for content: Content, reference: Reference?, _ failure: Failure
  ) -> Failure {
    var failure = failure
    let title = "\(scene)/\(name)"
    switch (content, reference) {
    case (.picture(let picture, let scale, _, _, let resolved), let reference):
      var expected: Bitmap?
      if case .picture(let bitmap)? = reference { expected = bitmap }
      var attachments: [Attachment] = []
      let evidence = Evidence(expected: expected, actual: picture, scale: scale) { bitmap, role in
        guard let bytes = try? PNGEncoder().encode(bitmap) else { return nil }
        attachments.append(Attachment(name: "\(role.attachmentName).png", bytes: bytes))
        return results?.write(bytes, title: title, role, pathExtension: "png")
      }
      failure.attachments = attachments
      failure.finding.comparison = evidence.comparison
      failure.finding.files = evidence.files
      failure.finding.actualSize = evidence.actualSize
      failure.finding.actualDigest = PixelDigest(picture)
      failure.finding.scale = scale
      if expected != nil, let recorded = try? run.resolved(in: folder)[name.text] {
        failure.finding.changes = resolved.changes(from: recorded)
      }
      if expected != nil {
        failure.finding.sentence = "\(name): \(failure.finding.difference)."
      }
      failure.difference = path(evidence.files.difference)
    case (.bytes(let bytes, _), let reference):
      let type = pathExtension.isEmpty ? "data" : pathExtension
      failure.finding.files.actual = results?.write(
        bytes, title: title, .actual, pathExtension: type)
      failure.finding.actualDigest = PixelDigest(ofBytes: bytes)
      failure.attachments = [
        Attachment(name: "\(Finding.Role.actual.attachmentName).\(type)", bytes: bytes)
      ]
      if case .bytes(let old, let difference)? = reference {
        failure.finding.files.expected = results?.write(
          old, title: title, .expected, pathExtension: type)
        let start = difference.summary.contains("\n") ? "the value differs:\n" : ""
        failure.finding.sentence = "\(name): \(start)\(difference.summary)"
        failure.finding.summary = difference.summary
        failure.attachments.insert(
          Attachment(name: "\(Finding.Role.expected.attachmentName).\(type)", bytes: old), at: 0)
        failure.attachments += difference.attachments
      }
    case (.failure, _): break
    }
    if reference != nil { failure.reference = file }
    failure.actual = path(failure.finding.files.actual)
    return failure
  }

  private func path(_ file: String?) -> String? {
    guard let file, let results else { return nil }
    return results.root + "/" + file
  }

  /// Reasons outside the code why a picture can differ: fonts and characters.
  private func environmentSentences(_ content: Content) -> [String] {
    guard case .picture(_, _, let fonts, let lacksGlyph, _) = content else { return [] }
    var sentences = [environment.fontProblem].compactMap { $0 }
    do throws(SnapshotError) {
      if let recorded = try folder.environment() {
        var relevant = recorded
        // Only the fonts of this picture, and those that are missing altogether.
        relevant.fonts = recorded.fonts.filter {
          fonts[$0.key] != nil || environment.digestOfFont($0.key) == nil
        }
        try environment.check(against: relevant)
      }
    } catch {
      sentences.append(error.description)
    }
    if lacksGlyph {
      sentences += environment.warnings().filter { $0.kind == .character }.map(\.sentence)
    }
    return sentences
  }

  /// A picture that is right while the recorded properties are not.
  private func staleProperties(_ resolved: ResolvedProperties) -> Failure? {
    let recorded: ResolvedProperties
    do throws(SnapshotError) {
      // References that were recorded without properties are compared without them.
      guard let found = try run.resolved(in: folder)[name.text] else { return nil }
      recorded = found
    } catch {
      return failure(.unreadable, error.description)
    }
    let changes = resolved.changes(from: recorded)
    guard let first = changes.first else { return nil }
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    var failure = failure(
      .stale, "the picture is right, but \(folder.resolvedFile) is not: \(first)\(more).",
      advice: ["Restore it, or run the test with \(setting(.failed))."])
    failure.finding.changes = changes
    return failure
  }

  // MARK: - Results

  private func result(_ content: Content, _ failure: Failure?) -> RunDocument.Finding {
    var result = RunDocument.Finding(
      failure?.finding
        ?? Finding(
          kind: .differs, scene: scene, cases: [CaseName(unchecked: name.text)], sentence: ""))
    if failure == nil {
      result.kind = "equal"
      result.cause = ""
    }
    if let failure {
      result.sentence = ([failure.finding.sentence] + failure.advice).joined(separator: " ")
    }
    result.reference = file
    result.isRecorded = failure?.isRecorded ?? false
    result.location = location
    result.test = test
    result.isModeSetByTest = isModeSetByTest ? true : nil
    switch content {
    case .picture(let picture, let scale, _, _, _):
      result.digest = PixelDigest(picture).description
      result.scale = Double(scale)
      if failure == nil || failure?.isRecorded == true {
        result.actual = RunDocument.Picture(
          file: file, width: picture.width, height: picture.height)
      }
    case .bytes(let bytes, _): result.digest = PixelDigest(ofBytes: bytes).description
    case .failure: break
    }
    return result
  }
}

extension Finding.Role {
  /// The name of an attachment, as other tools for snapshots have it.
  var attachmentName: String {
    switch self {
    case .expected: "reference"
    case .actual: "failure"
    case .difference: "difference"
    }
  }
}

extension PNGError {
  /// Whether recording the picture anew loses nothing: a pointer can still be fetched, and a
  /// conflict resolved.
  fileprivate var isRepairedByRecording: Bool {
    switch self {
    case .notPNG(_, .largeFilePointer), .notPNG(_, .conflictMarkers): false
    default: true
    }
  }
}

extension PixelDigest {
  /// The digest of a file's bytes.
  init(ofBytes bytes: [UInt8]) {
    var digest = ContentDigest()
    bytes.withUnsafeBytes { digest.add($0) }
    self = digest.value
  }
}
