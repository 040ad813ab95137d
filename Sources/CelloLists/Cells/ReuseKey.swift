/// The category and identifier under which the views of a collection view are reused.
struct ReuseKey: Hashable {
  var category: CollectionElement.Category
  var identifier: String
}
