/// The choice of a scene's pictures that its references keep as files.
///
/// Each case is verified by the digest of its pixels, independently of this choice. A picture of
/// which only the digest is kept takes no space in the repository. If it differs, the report shows
/// the new picture, the changed properties, and the nearest picture that is kept.
public enum ReferenceStorage: String, CaseIterable, Hashable, Sendable {
  /// Each distinct picture is kept, so the report of a difference shows both pictures.
  case pictures
  /// A small set of pictures is kept that shows each state and each value of an axis at least once.
  /// Pictures that an earlier scene of the gallery keeps are omitted.
  case cover
  /// No picture is kept. The references are as small as possible, for scenes that need no visual
  /// review.
  case digests
}

extension ReferenceStorage {
  /// Returns the pictures that are kept as files.
  ///
  /// - Parameters:
  ///   - pictures: all distinct pictures.
  ///   - stored: the pictures that have a file and are not recorded. Their files are kept.
  ///   - fixed: the pictures that get no file because they are not recorded.
  ///   - isElsewhere: returns a Boolean value that indicates whether an earlier scene keeps a
  ///     picture with a digest.
  func files(
    of pictures: [CaseName: PixelDigest], stored: Set<CaseName>, fixed: Set<CaseName>,
    isElsewhere: (PixelDigest) -> Bool
  ) -> Set<CaseName> {
    switch self {
    case .pictures: return Set(pictures.keys).subtracting(fixed)
    case .digests: return stored
    case .cover:
      let elsewhere = Set(pictures.filter { isElsewhere($0.value) }.keys)
      let kept = stored.subtracting(elsewhere)
      var cover = PictureCover(shown: kept.union(elsewhere))
      cover.add(Set(pictures.keys).subtracting(fixed).subtracting(elsewhere))
      return kept.union(cover.chosen)
    }
  }
}

/// A small set of pictures that shows each state and each value of an axis that the names of all
/// pictures contain.
///
/// A picture has the name of its case with the lowest complexity, so words that no name contains do
/// not change the picture. The choice is greedy and depends only on the names. It begins with the
/// picture with the lowest complexity and then adds the picture with the most words that are not
/// shown yet, where a word counts more the fewer pictures show it. Ties are resolved by complexity,
/// then alphabetically.
struct PictureCover {
  /// The chosen pictures, in the order of the choice.
  private(set) var chosen: [CaseName] = []
  private var shown: Set<Substring> = []
  private var showsAny = false

  /// Creates a set.
  ///
  /// - Parameter shown: pictures that are shown in any case.
  init(shown pictures: Set<CaseName> = []) {
    for picture in pictures { show(picture) }
  }

  /// Adds pictures until all words are shown.
  mutating func add(_ pictures: Set<CaseName>) {
    var rest = pictures.sorted { ($0.complexity, $0) < ($1.complexity, $1) }
    let frequency = rest.flatMap(Self.words).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    if !showsAny, let plainest = rest.first { choose(plainest) }
    while true {
      var best: (name: CaseName, gain: Int)?
      rest.removeAll { shown.isSuperset(of: Self.words($0)) }
      for name in rest {
        let newWords = Self.words(name).filter { !shown.contains($0) }
        let gain = newWords.reduce(0) { $0 + 1_000_000 / frequency[$1, default: 1] }
        if gain > best?.gain ?? 0 { best = (name, gain) }
      }
      guard let best else { return }
      choose(best.name)
    }
  }

  private mutating func choose(_ picture: CaseName) {
    chosen.append(picture)
    show(picture)
  }

  private mutating func show(_ picture: CaseName) {
    showsAny = true
    shown.formUnion(Self.words(picture))
  }

  private static func words(_ name: CaseName) -> [Substring] { name.states + name.words }
}
