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

    var digest: Result<PixelDigest, DrawingFailure> {
      switch self {
      case .picture(let picture, _, _, _, _): .success(PixelDigest(picture))
      case .bytes(let bytes, _): .success(PixelDigest(ofBytes: bytes))
      case .failure(let reason): .failure(DrawingFailure(reason: reason))
      }
    }
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
    let digest = content.digest
    do throws(SnapshotError) {
      try run.claim(file, location: location)
      failure = problem(with: content, digest)
    } catch {
      failure = self.failure(.unreadable, error.description)
    }
    results?.append(result(content, try? digest.get(), failure))
    guard var failure else { return nil }
    if let obstacle = results?.failure {
      failure.advice.append("The new picture was not written: \(obstacle)")
    }
    return failure
  }

  private func problem(
    with content: Content, _ digest: Result<PixelDigest, DrawingFailure>
  ) -> Failure? {
    folder.removeLeftover(of: file)
    let reference = find(content, try? digest.get())
    var verdict = Verdict(digest, against: reference.found)
    var changes: [ResolvedProperties.Change] = []
    if verdict == .equal { (verdict, changes) = compareProperties(of: content) }
    guard writes(verdict, over: reference) else {
      return failure(verdict, content, reference, changes)
    }
    do throws(SnapshotError) {
      return try record(content, verdict)
    } catch {
      return failure(verdict, content, reference, changes, refusal: error)
    }
  }

  /// A reference with its content, for the comparison of the two.
  struct Reference {
    var found: FoundReference
    var picture: Bitmap?
    var value: (bytes: [UInt8], difference: Difference)?
    /// Whether recording anew loses nothing.
    var isReplaceable = true
  }

  private func find(_ content: Content, _ digest: PixelDigest?) -> Reference {
    do throws(SnapshotError) {
      guard try folder.files.exists(file) else { return Reference(found: .none) }
      switch content {
      case .picture(let new, _, _, _, _):
        let bytes = try folder.files.read(file, limit: FileAccess.pictureLimit)
        let fileDigest = PixelDigest(ofBytes: bytes)
        if let digest, results?.decoded.picture(ofFile: fileDigest) == digest {
          return Reference(found: .intact(digest), picture: new)
        }
        let picture = try bytes.decodedPicture(file).bitmap
        // Comparing pixels takes less time than their digest.
        let found = picture == new ? digest ?? PixelDigest(new) : PixelDigest(picture)
        results?.decoded.add(found, ofFile: fileDigest)
        return Reference(found: .intact(found), picture: picture)
      case .bytes(let bytes, let compare):
        let old = try folder.files.read(file)
        // What the strategy finds equal is equal, whatever its bytes are.
        guard old != bytes, let difference = compare(old) else {
          return Reference(found: .intact(PixelDigest(ofBytes: bytes)))
        }
        return Reference(
          found: .intact(PixelDigest(ofBytes: old)), value: (old, difference))
      case .failure: return Reference(found: .none)
      }
    } catch {
      let isReplaceable =
        if case .picture(let problem) = error { problem.isRepairedByRecording } else { false }
      return Reference(
        found: .unreadable(reason: error.description), isReplaceable: isReplaceable)
    }
  }

  /// Compares the recorded properties of a picture that equals its reference.
  private func compareProperties(of content: Content) -> (Verdict, [ResolvedProperties.Change]) {
    guard case .picture(_, _, _, _, let resolved) = content else { return (.equal, []) }
    do throws(SnapshotError) {
      // A folder without the file was recorded elsewhere, and is compared without properties.
      guard let recorded = try run.resolved(in: folder) else { return (.equal, []) }
      let changes = resolved.changes(from: recorded.pictures[name] ?? ResolvedProperties())
      return (changes.isEmpty ? .equal : .finding(.stale), changes)
    } catch {
      return (.finding(.unreadable, reason: error.description), [])
    }
  }

  // MARK: - Recording

  private func writes(_ verdict: Verdict, over reference: Reference) -> Bool {
    guard mode == .all else { return mode.writes(verdict) && reference.isReplaceable }
    // Where a font is missing, nothing is recorded, so what is equal stays so.
    return environment.fontProblem == nil
      ? mode.writes(verdict) : RecordMode.failed.writes(verdict)
  }

  private func record(_ content: Content, _ verdict: Verdict) throws(SnapshotError) -> Failure {
    if let problem = environment.fontProblem { throw .unusableFont(sentence: problem) }
    try write(content)
    var kind = Finding.Kind.differs
    if case .finding(let found, _) = verdict { kind = found }
    var failure = failure(kind, "recorded file://\(file).", advice: [Self.lookAdvice])
    failure.reference = file
    failure.isRecorded = true
    return failure
  }

  static let lookAdvice = "Look at it, then run the test again."

  private func write(_ content: Content) throws(SnapshotError) {
    switch content {
    case .picture(let picture, _, let fonts, _, let resolved):
      let bytes: [UInt8]
      do throws(PNGError) {
        bytes = try encoded(picture)
      } catch {
        throw .picture(error)
      }
      try run.checkRecording(PixelDigest(picture), to: file, location: location)
      try folder.write(
        bytes, name, to: file, resolved: resolved, fonts: fonts,
        environment, replacesFonts: mode == .all, run: run)
      run.noteRecording(PixelDigest(picture), to: file)
    case .bytes(let bytes, _):
      try run.checkRecording(PixelDigest(ofBytes: bytes), to: file, location: location)
      try folder.write(bytes, to: file)
      run.noteRecording(PixelDigest(ofBytes: bytes), to: file)
    case .failure: break
    }
  }

  /// The file that is there if it has the same pixels, else a new one with what it shows. The
  /// properties are in a file beside it.
  private func encoded(_ picture: Bitmap) throws(PNGError) -> [UInt8] {
    if let old = try? folder.files.read(file),
      let image = try? PNGDecoder().decode(old, file: file), image.bitmap == picture
    {
      return old
    }
    return PictureRecipe(name: title)
      .inserted(into: try PNGEncoder().encode(picture))
  }

  /// By which the results and pictures have the snapshot.
  var title: String { "\(scene)/\(name)" }
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
  package init(ofBytes bytes: [UInt8]) {
    var digest = ContentDigest()
    bytes.withUnsafeBytes { digest.add($0) }
    self = digest.value
  }
}
