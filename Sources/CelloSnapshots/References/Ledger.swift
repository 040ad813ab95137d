/// The picture of each case of a scene, and the digests of the pictures.
///
/// Among cases that look the same, the case with the fewest flags and words names the picture. The
/// first line of the text names the kind of the digests. For a listed scene, a line for each case
/// follows, sorted by name:
/// ```
/// digests SHA-256-runs
/// disabled 0f3a…
/// disabled+selected = disabled
/// normal 77c1…
/// ```
///
/// The line of a picture without a file ends with the words `without picture`: `dark 90ee… without
/// picture`.
///
/// For an exhaustive scene, lines for the axes follow, with the default value of each axis first,
/// then lines with the conditions for each picture; `also` adds a condition to the picture of the
/// preceding line.
///
/// ```
/// digests SHA-256-runs
/// state selected
/// state drag: lifting dragging
/// axis style: light dark
/// normal 77c1… when !selected & !lifting
/// normal also when lifting & dark
/// ```
package struct Ledger: Hashable, Sendable {
  /// The kind of the digests in the text that was read.
  package var kind = DigestKind.sha256Runs
  /// The digests by the name of the representative case.
  package var pictures: [CaseName: PixelDigest]
  /// The pictures that have a file. Only the digest of other pictures is kept.
  package var files: Set<CaseName>
  package var assignment: Assignment

  package enum Assignment: Hashable, Sendable {
    /// The cases that are not representatives, with the picture that they show.
    case listed([CaseName: CaseName])
    /// Patterns for sets of cases, sorted by picture.
    case patterns(CaseAxes, [Pattern])
  }

  /// The picture of the cases that match a condition.
  package struct Pattern: Hashable, Sendable {
    package var condition: Condition
    package var picture: CaseName
  }

  /// Creates a ledger in which each picture has a file.
  ///
  /// - Parameter digests: the digest for each case of the space; `nil` for a case without a
  ///   reference.
  package init(_ space: CaseSpace, digests: [PixelDigest?]) {
    var representatives: [PixelDigest: Int] = [:]
    for (index, digest) in digests.enumerated() {
      guard let digest else { continue }
      // The case with the lowest complexity represents the picture; among equally complex cases,
      // the first in the order of the scene.
      if let representative = representatives[digest],
        space.complexity(of: representative) <= space.complexity(of: index)
      {
        continue
      }
      representatives[digest] = index
    }
    pictures = [:]
    for (digest, index) in representatives { pictures[space[index]] = digest }
    files = Set(pictures.keys)
    switch space {
    case .listed(let names):
      var aliases: [CaseName: CaseName] = [:]
      for (index, digest) in digests.enumerated() {
        guard let digest, let representative = representatives[digest], representative != index
        else { continue }
        aliases[names[index]] = names[representative]
      }
      assignment = .listed(aliases)
    case .product(let axes):
      var sets: [PixelDigest: CaseSet] = [:]
      for (index, digest) in digests.enumerated() {
        guard let digest else { continue }
        sets[digest, default: CaseSet(spaceCount: axes.count)].insert(index)
      }
      let finder = ConditionFinder(CaseWordSets(axes))
      var patterns: [Pattern] = []
      for (name, digest) in pictures.sorted(by: { $0.key < $1.key }) {
        guard let set = sets[digest] else { continue }
        patterns += finder.conditions(for: set).map { Pattern(condition: $0, picture: name) }
      }
      assignment = .patterns(axes, patterns)
    }
  }

  // MARK: - Expectations

  /// The result of applying a ledger to the cases of a scene.
  package struct Expectations: Sendable {
    /// The pictures, sorted by name.
    package var pictures: [(name: CaseName, digest: PixelDigest)]
    /// The index of the picture of each case; −1 if the ledger does not contain the case.
    package var pictureOfCase: [Int32]
    /// The lines for cases that the scene does not have any more.
    package var orphans: [String]
    /// The cases for which two lines name different pictures.
    package var contradictions: [Int]
  }

  package func expectations(for space: CaseSpace) -> Expectations {
    let sorted = pictures.sorted { $0.key < $1.key }
    var expectations = Expectations(
      pictures: sorted.map { ($0.key, $0.value) },
      pictureOfCase: [Int32](repeating: -1, count: space.count), orphans: [], contradictions: [])
    var pictureIndices: [CaseName: Int32] = [:]
    for (index, picture) in sorted.enumerated() { pictureIndices[picture.key] = Int32(index) }
    switch assignment {
    case .listed(let aliases):
      var indices: [CaseName: Int] = [:]
      for index in 0..<space.count { indices[space[index]] = index }
      let all = aliases.merging(pictures.keys.map { ($0, $0) }) { alias, _ in alias }
      for (name, picture) in all.sorted(by: { $0.key < $1.key }) {
        if let index = indices[name] {
          expectations.pictureOfCase[index] = pictureIndices[picture] ?? -1
        } else {
          expectations.orphans.append(name.text)
        }
      }
    case .patterns(let axes, let patterns):
      expand(patterns, over: axes, pictureIndices, into: &expectations, for: space)
    }
    return expectations
  }

  private func expand(
    _ patterns: [Pattern], over axes: CaseAxes, _ pictureIndices: [CaseName: Int32],
    into expectations: inout Expectations, for space: CaseSpace
  ) {
    let sets = CaseWordSets(axes)
    var own = [Int32](repeating: -1, count: axes.count)
    var contradictions: [Int] = []
    for pattern in patterns {
      // The words were checked when the ledger was read.
      guard let cases = try? sets.cases(pattern.condition),
        let position = pictureIndices[pattern.picture]
      else { continue }
      cases.forEach { ordinal in
        if own[ordinal] >= 0 && own[ordinal] != position { contradictions.append(ordinal) }
        own[ordinal] = position
      }
    }
    if space == .product(axes) {
      expectations.pictureOfCase = own
      expectations.contradictions = contradictions.sorted()
      return
    }
    // The axes have changed since the recording. Cases are identified by their names.
    var isUsed = [Bool](repeating: false, count: axes.count)
    for index in 0..<space.count {
      guard let ordinal = axes.ordinal(of: space[index]) else { continue }
      isUsed[ordinal] = true
      expectations.pictureOfCase[index] = own[ordinal]
    }
    for ordinal in 0..<axes.count where !isUsed[ordinal] && own[ordinal] >= 0 {
      expectations.orphans.append(axes.name(of: ordinal).text)
    }
  }
}
