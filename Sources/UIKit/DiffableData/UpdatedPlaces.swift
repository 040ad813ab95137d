/// Where sections and items are after updates; `nil` for what was deleted or reloaded as a whole.
struct UpdatedPlaces: Hashable, Sendable {
  var sections: [Int?]
  var items: [[IndexPath?]]

  func place(of path: IndexPath) -> IndexPath? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }
}
