/// What a layout places: a cell, a supplementary view or a decoration view.
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
