import Foundation

/// Compares a snapshot of a test with its reference, and records it if the mode requires it.
package struct SnapshotVerification: Sendable {
  package var folder: SnapshotFolder
  package var name: SnapshotName
  /// The extension of the reference file, without a dot; empty for none.
  package var pathExtension: String
  /// The name of the test file in the results, as `<module>/<test file>`.
  package var scene: String
  /// The location of the assertion, as `path:line`.
  package var location: String
  /// The arguments of the test and the name of the snapshot, for people; they distinguish snapshots
  /// whose references have the same name.
  package var value = ""
  /// The name that earlier versions gave the snapshot; `nil` if it is the same.
  package var former: SnapshotName?
  /// A pattern for `swift test --filter` that matches the test; `nil` if it is unknown.
  package var test: String?
  /// The options of `swift test` that determine what it builds; `nil` for none.
  package var testOptions: [String]?
  /// The time at which the tests were built; `nil` if it is unknown.
  package var build: Date?
  package var mode: RecordMode
  /// A Boolean value that indicates whether the code of the test sets the mode, so that the
  /// environment variable has no effect.
  package var isModeSetByTest: Bool
  /// A Boolean value that indicates whether several assertions may use the reference, as in
  /// swift-snapshot-testing. The result of a further attempt of an assertion replaces its former
  /// result.
  package var allowsRepetition = false
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

  /// The time of the program of this process.
  package static let buildOfProcess: Date? = {
    let stamp = try? FileAccess.system.stamp(of: "/proc/self/exe")
    return stamp?.date
  }()

  package var file: String { folder.file(name, pathExtension) }

  /// The content of a snapshot.
  package enum Content {
    /// A picture, its scale in pixels per point, the digests of its fonts by file name, whether a
    /// character has no glyph, its resolved properties, and a function that finds the reason of a
    /// difference.
    case drawing(
      SnapshotPicture, scale: CGFloat, fonts: [String: PixelDigest] = [:],
      hasMissingGlyph: Bool = false, resolved: ResolvedProperties = ResolvedProperties(),
      reason: ((ReasonFinder.Question) -> Reason)? = nil)
    /// The bytes of a value of another kind, and a function that compares them with the reference.
    case bytes([UInt8], compare: (_ reference: [UInt8]) -> Difference?)
    /// The reason why a value cannot be drawn or printed.
    case failure(String)

    /// Returns the content of a picture that has been drawn.
    package static func picture(
      _ bitmap: Bitmap, scale: CGFloat, fonts: [String: PixelDigest] = [:],
      hasMissingGlyph: Bool = false, resolved: ResolvedProperties = ResolvedProperties(),
      reason: ((ReasonFinder.Question) -> Reason)? = nil
    ) -> Content {
      .drawing(
        SnapshotPicture(bitmap), scale: scale, fonts: fonts, hasMissingGlyph: hasMissingGlyph,
        resolved: resolved, reason: reason)
    }

    var digest: Result<PixelDigest, DrawingFailure> {
      switch self {
      case .drawing(let picture, _, _, _, _, _): .success(picture.digest)
      case .bytes(let bytes, _): .success(PixelDigest(ofBytes: bytes))
      case .failure(let reason): .failure(DrawingFailure(reason: reason))
      }
    }
  }

  /// The difference between values that are not pictures.
  package struct Difference: Sendable {
    package var summary: String
    package var attachments: [Attachment]

    package init(summary: String, attachments: [Attachment] = []) {
      self.summary = summary
      self.attachments = attachments
    }
  }

  /// A file for the test report.
  package struct Attachment: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A snapshot that differs from its reference or cannot be compared.
  package struct Failure: Sendable {
    package var finding: Finding
    /// Paths for people. The reference is `nil` if there is none.
    package var reference: String?
    package var actual: String?
    package var difference: String?
    /// Further sentences with information and advice.
    package var advice: [String]
    package var attachments: [Attachment]
    var isRecorded = false
    /// The path of the reference with the former name of the snapshot; `nil` if there is none.
    var formerReference: String?
  }

  // MARK: - Verifying

  /// Compares a snapshot with its reference.
  ///
  /// - Returns: the failure; `nil` if the snapshot equals its reference, which existed before the
  ///   run.
  package func verify(_ content: Content) -> Failure? {
    let failure: Failure?
    recognizeStrip(content)
    let digest = content.digest
    do throws(SnapshotError) {
      if !allowsRepetition {
        try run.claim(file, location: location, value: value, content: try? digest.get())
      }
      failure = problem(with: content, digest)
    } catch {
      failure = self.failure(.unreadable, error.description)
    }
    var result = result(content, try? digest.get(), failure)
    if allowsRepetition, run.registerAttempt(file, location: location) {
      result.replacesFormer = true
    }
    results?.append(result)
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
    if case .finding(.new, _) = verdict, mode == .missing || mode == .never,
      let failure = renaming(content, digest)
    {
      return failure
    }
    guard writes(verdict, over: reference) else {
      return failure(verdict, content, reference, changes)
    }
    do throws(SnapshotError) {
      return try record(content, verdict)
    } catch {
      return failure(verdict, content, reference, changes, refusal: error)
    }
  }

  /// A reference and its content, for the comparison.
  struct Reference {
    var found: FoundReference
    var picture: SnapshotPicture?
    var value: (bytes: [UInt8], difference: Difference)?
    /// A Boolean value that indicates whether no information is lost by replacing the reference.
    var isReplaceable = true
  }

  /// Sets the digest of a film strip's picture if its reference is known to contain the same frames, so
  /// that the picture need not be drawn.
  private func recognizeStrip(_ content: Content) {
    guard case .drawing(let picture, _, _, _, _, _) = content, !picture.isDrawn,
      let strip = picture.stripIdentity, let decoded = results?.decoded,
      let bytes = try? folder.files.read(file, limit: FileAccess.pictureLimit)
    else { return }
    let fileDigest = PixelDigest(ofBytes: bytes)
    guard decoded.picture(ofFile: Self.stripKey(fileDigest)) == strip,
      let digest = decoded.picture(ofFile: fileDigest)
    else { return }
    picture.setDigest(digest)
  }

  /// Returns the key of the identity of a film strip in the cache of decoded pictures.
  ///
  /// - Parameter file: the digest of the strip's file.
  private static func stripKey(_ file: PixelDigest) -> PixelDigest {
    var digest = ContentDigest()
    digest.add("film strip of the file \(file)")
    return digest.value
  }

  private func find(_ content: Content, _ digest: PixelDigest?) -> Reference {
    do throws(SnapshotError) {
      guard try folder.files.exists(file) else { return Reference(found: .none) }
      switch content {
      case .drawing(let new, _, _, _, _, _):
        // The strip was recognized.
        if !new.isDrawn { return Reference(found: .intact(new.digest), picture: new) }
        let bytes = try folder.files.read(file, limit: FileAccess.pictureLimit)
        let fileDigest = PixelDigest(ofBytes: bytes)
        var isEqual = false
        defer {
          if isEqual, let strip = new.stripIdentity {
            results?.decoded.add(strip, ofFile: Self.stripKey(fileDigest))
          }
        }
        if let digest, results?.decoded.picture(ofFile: fileDigest) == digest {
          isEqual = true
          return Reference(found: .intact(digest), picture: new)
        }
        let picture = try bytes.decodedPicture(file).bitmap
        // Comparing pixels is faster than computing their digest.
        isEqual = picture == new.bitmap
        let found = isEqual ? digest ?? new.digest : PixelDigest(picture)
        results?.decoded.add(found, ofFile: fileDigest)
        return Reference(found: .intact(found), picture: SnapshotPicture(picture))
      case .bytes(let bytes, let compare):
        let old = try folder.files.read(file)
        // If the strategy considers the values equal, different bytes have no effect.
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

  /// Returns the failure for a snapshot whose reference still has its former name; `nil` if there is
  /// no such reference.
  private func renaming(
    _ content: Content, _ digest: Result<PixelDigest, DrawingFailure>
  ) -> Failure? {
    guard let former, let digest = try? digest.get() else { return nil }
    let file = folder.file(former, pathExtension)
    guard (try? folder.files.exists(file)) == true else { return nil }
    var earlier = self
    earlier.name = former
    let isEqual = Verdict(.success(digest), against: earlier.find(content, digest).found) == .equal
    var failure = evidence(
      for: content, Reference(found: .none),
      failure(
        .new,
        "the reference has a former name of the snapshot, \(FileAccess.name(of: file)), and "
          + "\(isEqual ? "equals" : "differs from") the \(noun(content))."))
    failure.formerReference = file
    failure.advice = [
      "To rename it, accept the snapshot with render-gallery review --tests or run the test with "
        + "\(setting(.failed)) and remove the former file."
    ]
    return failure
  }

  /// Compares the recorded properties of a picture that equals its reference.
  private func compareProperties(of content: Content) -> (Verdict, [ResolvedProperties.Change]) {
    guard case .drawing(_, _, _, _, let resolved, _) = content else { return (.equal, []) }
    do throws(SnapshotError) {
      // A folder without the file was recorded by another tool. Properties are not compared.
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
    // If a font is missing, only failed snapshots can be recorded, so equal references are not
    // changed.
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
    case .drawing(let picture, _, let fonts, _, let resolved, _):
      let bytes: [UInt8]
      do throws(PNGError) {
        bytes = try encoded(picture.bitmap)
      } catch {
        throw .picture(error)
      }
      try run.checkRecording(picture.digest, to: file, location: location)
      try folder.write(
        bytes, name, to: file, resolved: resolved, fonts: fonts,
        environment, replacesFonts: mode == .all, run: run)
      run.registerRecording(picture.digest, to: file)
    case .bytes(let bytes, _):
      try run.checkRecording(PixelDigest(ofBytes: bytes), to: file, location: location)
      try folder.write(bytes, to: file, run: run)
      run.registerRecording(PixelDigest(ofBytes: bytes), to: file)
    case .failure: break
    }
  }

  /// Returns the existing file if it has the same pixels; otherwise, a new file with the recipe of
  /// the picture. The properties are in a separate file.
  private func encoded(_ picture: Bitmap) throws(PNGError) -> [UInt8] {
    if let old = try? folder.files.read(file),
      let image = try? PNGDecoder().decode(old, file: file), image.bitmap == picture
    {
      return old
    }
    return PictureRecipe(name: title)
      .inserted(into: try PNGEncoder().encode(picture))
  }

  /// The name of the snapshot in results and in pictures.
  var title: String { "\(scene)/\(name)" }
}

extension PNGError {
  /// A Boolean value that indicates whether no information is lost by recording the picture. A
  /// pointer to a large file can be fetched, and a merge conflict can be resolved.
  fileprivate var isRepairedByRecording: Bool {
    switch self {
    case .notPNG(_, .largeFilePointer), .notPNG(_, .conflictMarkers): false
    default: true
    }
  }
}
