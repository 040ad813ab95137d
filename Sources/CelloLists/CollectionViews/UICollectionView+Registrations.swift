extension UICollectionView {
  /// The number of cell and supplementary view providers that are currently running.
  private(set) static var providerDepth = 0

  static func withProvider<View>(_ body: () -> View) -> View {
    providerDepth += 1
    defer { providerDepth -= 1 }
    return body()
  }

  /// An identity that distinguishes the views of a registration from the views of other
  /// registrations.
  @MainActor struct RegistrationIdentity {
    private static var count = 0
    let identifier: String
    /// A Boolean value that indicates whether the registration was created inside a provider, which
    /// is too late.
    let isInProvider: Bool

    init() {
      Self.count += 1
      identifier = "registration \(Self.count)"
      isInProvider = providerDepth > 0
    }
  }

  /// Creates and configures cells of a class for items.
  ///
  /// Create the registration once, outside the method or closure that provides cells. A new
  /// registration for each cell would prevent reuse; it is a programming error that ends the
  /// process, as on iOS.
  @MainActor @preconcurrency public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) ->
      Void

    let handler: Handler
    let identity = RegistrationIdentity()

    /// Creates a registration with a closure that configures each cell.
    @preconcurrency public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Creates and configures supplementary views of a class.
  ///
  /// Create the registration once, like a ``CellRegistration``.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view of a kind for an index path.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    let elementKind: String
    let handler: Handler
    let identity = RegistrationIdentity()

    /// Creates a registration for a kind of supplementary view with a closure that configures each
    /// view.
    @preconcurrency public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Dequeues a new or reused cell and configures it for an item; the cell is not configured if the
  /// item is `nil`.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeue(
      .cell, registration.identity, at: indexPath,
      call: "dequeueConfiguredReusableCell(using:for:item:)")
    if let item {
      CallLog.note("CellRegistration<\(Cell.self), \(Item.self)> \(indexPath.logged)")
      registration.handler(cell, indexPath, item)
    }
    return cell
  }

  /// Dequeues a new or reused supplementary view and configures it.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeue(
      .supplementary(kind: registration.elementKind), registration.identity, at: indexPath,
      call: "dequeueConfiguredReusableSupplementary(using:for:)")
    CallLog.note("SupplementaryRegistration<\(Supplementary.self)> \(indexPath.logged)")
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Dequeues a new or reused view of a registration.
  private func dequeue<View: UICollectionReusableView>(
    _ category: CollectionElement.Category, _ registration: RegistrationIdentity,
    at indexPath: IndexPath, call: String
  ) -> View {
    precondition(
      !registration.isInProvider,
      """
      \(call): the registration was created while a cell or view was being provided. Create it once, \
      outside the data source's method or the provider, because a new one for each cell prevents \
      reuse.
      """)
    let key = ReuseKey(category: category, identifier: registration.identifier)
    pool.register(View.self, for: key)
    guard let view = dequeue(key, at: indexPath, call: call) as? View else {
      preconditionFailure("\(call): the view is not of the class \(View.self).")
    }
    return view
  }

  // MARK: Identifiers

  /// Returns a view from the reuse pool with the traits of the collection view, or the view that is
  /// being reconfigured.
  func dequeue(
    _ key: ReuseKey, at indexPath: IndexPath, call: String
  ) -> UICollectionReusableView {
    if let view = reconfiguredView(for: key, at: indexPath) { return view }
    let frame = requestedFrame
    guard let view = pool.view(for: key, make: { UICollectionReusableView.make($0, frame: frame) })
    else {
      let what: String
      switch key.category {
      case .cell: what = "cells"
      case .supplementary(let kind): what = "supplementary views of the kind '\(kind)'"
      case .decoration(let kind): what = "decoration views of the kind '\(kind)'"
      }
      preconditionFailure(
        "\(call): no class was registered for \(what) with the identifier '\(key.identifier)'.")
    }
    let element = CollectionElement(category: key.category, indexPath: indexPath)
    view.reuseKey = key
    view.owner = self
    view.element = element
    view.inherit(traitCollection)
    placeInList(view, element)
    if let cell = view as? UICollectionViewListCell { followOutline(cell) }
    // The app configures the cell for its state. Source: docs/measurements/states.md#new-cells.
    if let cell = view as? UICollectionViewCell, state.selection.contains(indexPath) {
      cell.setSelected(true, animated: false)
    }
    return view
  }
}
