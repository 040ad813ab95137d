/// Views that wait for reuse, and the classes of new ones.
@MainActor final class ReusePool {
  struct Key: Hashable {
    enum Category: Hashable {
      case cell
      case supplementary(kind: String)
    }

    var category: Category
    var identifier: String

    var elementCategory: CollectionElement.Category {
      switch category {
      case .cell: .cell
      case .supplementary(let kind): .supplementary(kind: kind)
      }
    }
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var idle: [Key: [UICollectionReusableView]] = [:]

  /// Sets the class of new views; `nil` for none. Idle views of another class are dropped.
  func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    if classes[key] != viewClass { idle[key] = nil }
    classes[key] = viewClass
  }

  /// An idle view, prepared for reuse, or a new one; `nil` if no class is registered.
  func view(for key: Key) -> UICollectionReusableView? {
    if let view = idle[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = classes[key] else { return nil }
    let view = UICollectionReusableView.make(viewClass)
    view.ownReuseIdentifier = key.identifier
    view.reuseKey = key
    return view
  }

  /// Keeps a view for reuse.
  func recycle(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey as? Key else { return }
    idle[key, default: []].append(view)
  }
}
