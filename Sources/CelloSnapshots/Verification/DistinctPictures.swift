/// The distinct pictures of a scene's cases.
struct DistinctPictures {
  private struct Group {
    var picture: DrawnPicture
    /// The indices of the cases in the space, in ascending order.
    var cases: [Int]
    /// The case with the lowest complexity; among equally complex cases, the first.
    var representative: Int
  }

  private let space: CaseSpace
  /// A Boolean value that indicates whether all cases of the space were drawn.
  private let isWhole: Bool
  /// The groups in the order of their first cases.
  private var groups: [Group] = []

  init(of space: CaseSpace, _ indices: [Int], _ outcomes: [Drawing]) {
    self.space = space
    isWhole = indices.count == space.count
    var groupIndices: [PixelDigest: Int] = [:]
    for (index, outcome) in zip(indices, outcomes) {
      guard case .success(let picture) = outcome else { continue }
      if let position = groupIndices[picture.digest] {
        groups[position].cases.append(index)
        if space.complexity(of: index) < space.complexity(of: groups[position].representative) {
          groups[position].representative = index
        }
      } else {
        groupIndices[picture.digest] = groups.count
        groups.append(Group(picture: picture, cases: [index], representative: index))
      }
    }
  }

  /// The largest number of names of cases in a description.
  private static let maxNameCount = 100

  /// Returns the pictures.
  ///
  /// - Parameter describingCases: a Boolean value that indicates whether each picture describes the
  ///   other cases that look like it.
  func pictures(describingCases: Bool) -> [RunResult.Picture] {
    var finder: (ConditionFinder, CaseAxes)?
    if describingCases, isWhole, case .product(let axes) = space {
      finder = (ConditionFinder(CaseWordSets(axes)), axes)
    }
    return groups.map { group in
      var alike: [String] = []
      if let (finder, axes) = finder {
        var set = CaseSet(spaceCount: axes.count)
        for index in group.cases { set.insert(index) }
        alike = finder.conditions(for: set).map(\.description)
      } else if describingCases {
        alike = group.cases.filter { $0 != group.representative }.prefix(Self.maxNameCount).map {
          space[$0].text
        }
      }
      return RunResult.Picture(
        name: space[group.representative], digest: group.picture.digest, size: group.picture.size,
        scale: group.picture.scale,
        caseCount: group.cases.count, alike: alike, file: nil)
    }
  }
}
