/// What the reusable views of a collection view have in common.
struct ReuseKey: Hashable {
  var category: CollectionElement.Category
  var identifier: String
}
