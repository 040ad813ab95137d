enum IdentifierDifference {
  /// Returns the smallest difference between two sequences of unique identifiers.
  ///
  /// Because every identifier occurs at most once in a sequence, the longest common subsequence is
  /// the longest increasing subsequence of the former positions.
  ///
  /// - Complexity: O(*n* log *n*); O(*n*) if few identifiers change their positions.
  static func between<Identifier: Hashable>(
    _ old: [Identifier], _ new: [Identifier]
  ) -> CollectionDifference<Identifier> {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    let removable = prefix..<(old.count - suffix)
    let insertable = prefix..<(new.count - suffix)

    var formerPositions: [Identifier: Int] = [:]
    formerPositions.reserveCapacity(removable.count)
    for position in removable { formerPositions[old[position]] = position }
    let common = insertable.compactMap { position in
      formerPositions[new[position]].map { (former: $0, position: position) }
    }
    let kept = longestIncreasingSubsequence(common.map(\.former)).map { common[$0] }

    var changes: [CollectionDifference<Identifier>.Change] = []
    changes.reserveCapacity(removable.count + insertable.count - 2 * kept.count)
    var index = 0
    for position in removable {
      if index < kept.count, kept[index].former == position {
        index += 1
      } else {
        changes.append(.remove(offset: position, element: old[position], associatedWith: nil))
      }
    }
    index = 0
    for position in insertable {
      if index < kept.count, kept[index].position == position {
        index += 1
      } else {
        changes.append(.insert(offset: position, element: new[position], associatedWith: nil))
      }
    }
    guard let difference = CollectionDifference(changes) else {
      preconditionFailure("Offsets of a difference must be unique.")
    }
    return difference
  }

  /// Returns the positions of a longest increasing subsequence of distinct values, by patience
  /// sorting.
  static func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
    /// For each length, the position of the smallest last value among the subsequences of this
    /// length.
    var ends: [Int] = []
    /// The position of each value's predecessor in its subsequence.
    var predecessors = [Int](repeating: -1, count: values.count)
    for (position, value) in values.enumerated() {
      let length =
        if let last = ends.last, values[last] < value {
          ends.count
        } else {
          ends.partitioningIndex { values[$0] > value }
        }
      if length > 0 { predecessors[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var subsequence: [Int] = []
    subsequence.reserveCapacity(ends.count)
    var position = ends.last ?? -1
    while position >= 0 {
      subsequence.append(position)
      position = predecessors[position]
    }
    return subsequence.reversed()
  }
}

extension Array {
  /// Returns the first index whose element satisfies a predicate that all later elements also
  /// satisfy.
  fileprivate func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
