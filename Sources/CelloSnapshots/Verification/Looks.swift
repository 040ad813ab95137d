/// The distinct pictures among the cases of a scene.
struct Looks {
  private struct Look {
    var picture: DrawnPicture
    /// Indices of the space, ascending.
    var cases: [Int]
    /// The plainest case; the first of equally plain ones.
    var lender: Int
  }

  private let space: CaseSpace
  /// Whether all cases of the space were drawn.
  private let isWhole: Bool
  /// In the order in which they appear.
  private var looks: [Look] = []

  init(of space: CaseSpace, _ indices: [Int], _ outcomes: [Drawing]) {
    self.space = space
    isWhole = indices.count == space.count
    var places: [PixelDigest: Int] = [:]
    for (index, outcome) in zip(indices, outcomes) {
      guard case .success(let picture) = outcome else { continue }
      if let place = places[picture.digest] {
        looks[place].cases.append(index)
        if space.complexity(of: index) < space.complexity(of: looks[place].lender) {
          looks[place].lender = index
        }
      } else {
        places[picture.digest] = looks.count
        looks.append(Look(picture: picture, cases: [index], lender: index))
      }
    }
  }

  /// The most names of cases that a description lists.
  private static let mostNames = 100

  /// - Parameter describingCases: whether each picture says which other cases look like it.
  func pictures(describingCases: Bool) -> [RunResult.Picture] {
    var finder: (ConditionFinder, CaseAxes)?
    if describingCases, isWhole, case .product(let axes) = space {
      finder = (ConditionFinder(CaseWordSets(axes)), axes)
    }
    return looks.map { look in
      var alike: [String] = []
      if let (finder, axes) = finder {
        var set = CaseSet(spaceCount: axes.count)
        for index in look.cases { set.insert(index) }
        alike = finder.conditions(for: set).map(\.description)
      } else if describingCases {
        alike = look.cases.filter { $0 != look.lender }.prefix(Self.mostNames).map {
          space[$0].text
        }
      }
      return RunResult.Picture(
        name: space[look.lender], digest: look.picture.digest, size: look.picture.size,
        scale: look.picture.scale,
        caseCount: look.cases.count, alike: alike, file: nil)
    }
  }
}
