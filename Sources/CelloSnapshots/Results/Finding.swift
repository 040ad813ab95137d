/// A difference between the drawn cases and their references, or a problem, with all affected
/// cases.
package struct Finding: Sendable {
  package enum Kind: String, Sendable {
    /// The cases look different from their reference.
    case differs
    /// The reference picture differs from the picture in its ledger.
    case edited
    /// The file of a picture in the ledger does not exist.
    case missing
    /// The cases have no reference.
    case new
    /// References exist for cases or scenes that are not in the catalog.
    case orphan
    /// The pictures are equal, but a text file next to them is out of date.
    case stale
    /// Cases look the same although the scene requires that they look different.
    case alike
    /// The reference cannot be read or is contradictory.
    case unreadable
    /// The case cannot be laid out or drawn.
    case undrawable

    /// A Boolean value that indicates whether the finding prevents a comparison.
    package var preventsComparison: Bool { self == .unreadable || self == .undrawable }
  }

  package var kind: Kind
  /// The path of the scene, `group/scene`.
  package var scene: String
  /// The affected cases, in the order of the scene. The first case represents all.
  package var cases: [CaseName]
  /// A description of the problem and its solution.
  package var sentence: String
  /// The comparison of two pictures; `nil` if none were compared.
  package var comparison: ImageComparison?
  /// The difference of two values that are not pictures.
  package var summary: String?
  /// The resolved properties that have changed since the reference was recorded, without frames; if
  /// only frames have changed, the frames.
  package private(set) var changes: [ResolvedProperties.Change] = []
  /// The changed frames besides ``changes``; if the reason is known, all changes that follow from it
  /// or have no effect.
  package private(set) var frameChanges: [ResolvedProperties.Change] = []
  /// The reason of the difference; `nil` if none was searched for.
  package private(set) var reason: Reason?
  /// The digest of the new picture.
  package var actualDigest: PixelDigest?
  package var actualSize: PixelSize?
  /// The scale of the pictures, in pixels per point.
  package var scale: CGFloat = 1
  package var files = Files()
  /// The digest of the expected picture.
  package var expectedDigest: PixelDigest?
  /// The frames of a film strip; `nil` for other pictures.
  package var filmStrip: FilmStripComparison?
  /// Another picture of the scene, if the references keep only the digest of the expected picture.
  package var nearest: NearestPicture?

  /// The role of a written picture, which is also the name of its folder.
  package enum Role: String, CaseIterable, Sendable { case expected, actual, difference }

  /// The written pictures, as paths relative to the output folder.
  package struct Files: Hashable, Sendable {
    package var expected: String?
    package var actual: String?
    package var difference: String?

    package subscript(role: Role) -> String? {
      switch role {
      case .expected: expected
      case .actual: actual
      case .difference: difference
      }
    }
  }

  /// The kept picture of the scene whose name is most similar to the name of the case, and its
  /// current state.
  package struct NearestPicture: Sendable {
    /// The name of the picture, `group/scene/variant`.
    package var name: String
    package var evidence: Evidence
  }

  /// Sets the resolved properties that have changed.
  package mutating func setChanges(_ all: [ResolvedProperties.Change]) {
    let others = all.filter { !$0.isFrame }
    changes = others.isEmpty ? all : others
    frameChanges = others.isEmpty ? [] : all.filter(\.isFrame)
  }

  /// Sets the reason of the difference. If it is complete, its changes are the changes of the
  /// finding, and all others follow from them.
  package mutating func setReason(_ reason: Reason) {
    self.reason = reason
    guard reason.isComplete else { return }
    let cause = Set(reason.changes.map(\.name))
    frameChanges = (changes + frameChanges).filter { !cause.contains($0.name) }
      .sorted { $0.name < $1.name }
    changes = reason.changes
  }

  /// Sets the sentence of a picture that differs from its reference, after its reason is known.
  package mutating func describeDifference(recordCommand: String) {
    let others = cases.count > 1 ? " (and \(cases.count - 1) more alike)" : ""
    sentence =
      "\(name)\(others): \(difference)".endingWithFullStop
      + " If the new picture is right, run \(recordCommand) \(scene) and look at what it names."
  }

  /// The path of the first case, `group/scene/variant`, or the path of the scene.
  package var name: String { cases.first.map { "\(scene)/\($0)" } ?? scene }

  /// The comparison and the first changed properties, for the middle of a sentence.
  package var difference: String {
    if let reason,
      reason.isComplete || !reason.changes.isEmpty || reason.item != nil
        || reason.verdict == .notSufficient
    {
      let pixels = (comparison?.description ?? summary).map { "; \($0)" } ?? ""
      let count = reason.isComplete ? frameChanges.count : 0
      let others =
        count == 0 ? "" : count == 1 ? "; 1 change follows" : "; \(count) changes follow"
      return (filmStrip?.summary.map { "\($0); " } ?? "") + "\(reason)\(pixels)\(others)"
    }
    let first = changes.prefix(3).map(\.description).joined(separator: "; ")
    let count = changes.count + frameChanges.count
    let more = count > 3 ? " and \(count - min(changes.count, 3)) more" : ""
    return (comparison?.description ?? summary ?? "looks different")
      + (filmStrip?.summary.map { "; \($0)" } ?? "")
      + (changes.isEmpty ? "" : "; \(first)\(more)")
  }

  /// Returns a description of recorded properties that are out of date, for the middle of a
  /// sentence.
  ///
  /// - Parameter changes: the changes, which are not empty.
  static func staleSentence(about file: String, _ changes: [ResolvedProperties.Change]) -> String {
    let first = changes.first.map(\.description) ?? ""
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    return "the picture is right, but \(file) is not: \(first)\(more)".endingWithFullStop
  }

  /// The key for grouping findings: the changes of properties, or the kind.
  package var cause: String {
    switch kind {
    case .differs where reason?.isComplete == true: reason?.causeText ?? ""
    case .differs where filmStrip?.firstDifference != nil:
      "an animation changed from \(filmStrip?.firstDifference?.name ?? "") on"
    case .differs where reason?.item != nil: "drawing changed: \(reason?.item?.summary ?? "")"
    case .differs where !changes.isEmpty:
      changes.map(\.description).joined(separator: "; ")
    // A picture that is kept by digest alone has a digest and a summary.
    case .differs where summary != nil && expectedDigest == nil: "value changed"
    case .differs: "drawing changed, no property did"
    case .edited: "reference picture and ledger disagree"
    case .missing: "reference picture missing"
    case .new: "no reference yet"
    case .orphan: "reference without a case"
    case .stale where !changes.isEmpty: changes.map(\.description).joined(separator: "; ")
    case .stale: "recorded text is edited or out of date"
    case .alike: "cases look the same that are to differ"
    case .unreadable: "reference cannot be read"
    case .undrawable: "case cannot be drawn"
    }
  }
}
