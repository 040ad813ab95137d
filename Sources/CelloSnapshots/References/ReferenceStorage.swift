/// Which pictures of a scene its references keep as files.
///
/// Every case is verified by the digest of its pixels, whatever is kept. A picture that is kept by
/// digest alone takes no space and stays out of the history of the repository; when it differs, the
/// report shows the new picture, the properties that changed, and the nearest picture that is kept.
public enum ReferenceStorage: String, CaseIterable, Hashable, Sendable {
  /// Each distinct picture: a difference shows both pictures.
  case pictures
  /// As few pictures as show each state and each value of an axis at least once, and none that an
  /// earlier scene of the gallery keeps.
  case cover
  /// None: the smallest references, for scenes that nobody looks at.
  case digests
}

extension ReferenceStorage {
  /// Returns the pictures that are kept as files.
  ///
  /// - Parameters:
  ///   - pictures: all distinct pictures.
  ///   - stored: those that have a file and are not recorded now; they stay as they are.
  ///   - fixed: those that get no file now, because they are not recorded.
  ///   - isElsewhere: whether an earlier scene keeps a picture with a digest.
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
/// pictures mention.
///
/// A picture is named by the plainest of its cases, so a word that is in no name changes nothing.
/// The choice is greedy and depends on the names alone: the plainest picture, then again and again
/// the one with the most words that are not shown yet; of equal ones the plainest, then the first in
/// alphabetical order.
struct PictureCover {
  /// In the order in which they were chosen.
  private(set) var chosen: [CaseName] = []
  private var shown: Set<Substring> = []
  private var showsAny = false

  /// - Parameter shown: pictures that are there in any case.
  init(shown pictures: Set<CaseName> = []) {
    for picture in pictures { show(picture) }
  }

  /// Chooses among pictures until they show nothing more.
  mutating func add(_ pictures: Set<CaseName>) {
    var rest = pictures.sorted { ($0.complexity, $0) < ($1.complexity, $1) }
    if !showsAny, let plainest = rest.first { choose(plainest) }
    while true {
      var best: (name: CaseName, count: Int)?
      rest.removeAll { newWordCount($0) == 0 }
      for name in rest {
        let count = newWordCount(name)
        if count > best?.count ?? 0 { best = (name, count) }
      }
      guard let best else { return }
      choose(best.name)
    }
  }

  private func newWordCount(_ name: CaseName) -> Int {
    Self.words(name).count { !shown.contains($0) }
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
