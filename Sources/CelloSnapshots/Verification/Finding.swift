/// One thing that is not as the references say, with all the cases it is about.
package struct Finding: Sendable {
  package enum Kind: String, Sendable {
    /// The cases look different from their reference.
    case differs
    /// The reference picture is not the one that its ledger names.
    case edited
    /// The ledger names a picture whose file is not there.
    case missing
    /// The cases have no reference yet.
    case new
    /// There are references for what the catalog does not have.
    case orphan
    /// A text beside the pictures is not the one that would be recorded, although the pictures are.
    case stale
    /// Cases look the same that the scene says look different.
    case alike
    /// The reference cannot be read or contradicts itself.
    case unreadable
    /// The case cannot be laid out or drawn.
    case undrawable

    /// Whether it keeps a comparison from being made.
    package var preventsComparison: Bool { self == .unreadable || self == .undrawable }
  }

  package var kind: Kind
  /// `group/scene`.
  package var scene: String
  /// The cases, in the order of the scene; the first represents all.
  package var cases: [CaseName]
  /// The problem and its remedy, for people.
  package var sentence: String
  /// Set where two pictures were compared.
  package var comparison: ImageComparison?
  /// How two values differ that are not pictures.
  package var summary: String?
  /// The resolved properties that changed since the reference was recorded.
  package var changes: [ResolvedProperties.Change] = []
  /// The digest of the new picture.
  package var actualDigest: PixelDigest?
  package var actualSize: PixelSize?
  /// Pixels per point of the pictures.
  package var scale: CGFloat = 1
  package var files = Files()
  /// The digest of the expected picture.
  package var expectedDigest: PixelDigest?
  /// Another picture of the scene, where the references keep the expected one by digest alone.
  package var nearest: NearestPicture?

  /// What a picture for people shows; a folder has this name.
  package enum Role: String, CaseIterable, Sendable { case expected, actual, difference }

  /// Pictures for people to look at, relative to the output folder.
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

  /// The picture file of a scene whose name is most like that of a case, as it was and as it is now.
  package struct NearestPicture: Sendable {
    /// `group/scene/variant`.
    package var name: String
    package var evidence: Evidence
  }

  /// `group/scene/variant` of the first case, or the scene's path.
  package var name: String { cases.first.map { "\(scene)/\($0)" } ?? scene }

  /// The comparison and the first properties that changed, as the middle of a sentence.
  package var difference: String {
    let first = changes.prefix(3).map(\.description).joined(separator: "; ")
    let more = changes.count > 3 ? " and \(changes.count - 3) more" : ""
    return (comparison?.description ?? summary ?? "looks different")
      + (changes.isEmpty ? "" : "; \(first)\(more)")
  }

  /// The middle of a sentence about recorded properties that are out of date.
  ///
  /// - Parameter changes: at least one.
  static func staleSentence(about file: String, _ changes: [ResolvedProperties.Change]) -> String {
    let first = changes.first.map(\.description) ?? ""
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    return "the picture is right, but \(file) is not: \(first)\(more)".endingWithFullStop
  }

  /// The key by which findings are grouped: the changes of properties, or the kind.
  package var cause: String {
    switch kind {
    case .differs where !changes.isEmpty:
      changes.map(\.description).joined(separator: "; ")
    case .differs where summary != nil: "value changed"
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
