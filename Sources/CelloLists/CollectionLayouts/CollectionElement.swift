/// Identifies an element of a layout: a cell, a supplementary view or a decoration view.
struct CollectionElement: Hashable, Sendable {
  enum Category: Hashable, Sendable {
    case cell
    case supplementary(kind: String)
    case decoration(kind: String)
  }

  var category: Category
  var indexPath: IndexPath

  var kind: String? {
    switch category {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }
}

extension CollectionElement: Comparable {
  /// The drawing order: decoration views, cells, supplementary views; then by index path.
  static func < (left: CollectionElement, right: CollectionElement) -> Bool {
    (left.rank, left.indexPath, left.kind ?? "") < (right.rank, right.indexPath, right.kind ?? "")
  }

  var rank: Int {
    switch category {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}
