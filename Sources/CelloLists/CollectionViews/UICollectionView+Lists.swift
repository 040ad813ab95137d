@_spi(Cello) import CelloControls
internal import CelloRaster

extension UICollectionViewCompositionalLayout {
  /// Returns a layout in which every section is a list with the given configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.ownListBackground =
      configuration.backgroundColor ?? configuration.appearance.environment.listBackgroundColor
    return layout
  }
}

extension UICollectionView {
  /// Sets the default background color for the layout and the traits, unless the app has set a
  /// color.
  ///
  /// Source: descriptions of collection views with other layouts than lists that iOS 16 and later
  /// print contain the color `systemBackground`.
  final func updateDefaultBackground() {
    guard hasDefaultBackground else { return }
    let isList = ownLayout.listBackground != nil
    let color: UIColor? =
      isList || traitCollection[FloatingColumnTrait.self] ? nil : .systemBackground
    guard color != backgroundColor else { return }
    backgroundColor = color
    hasDefaultBackground = true
  }

  /// Records the backgrounds behind the rows of lists.
  func recordListBackgrounds(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let sidebarColor = UIListEnvironment.sidebar.listBackgroundColor
    let isOnGlass = traitCollection[FloatingColumnTrait.self]
    for (area, color) in ownLayout.listBackgrounds(in: bounds)
    where !(isOnGlass && color == sidebarColor) {
      recorder.append(
        .fill(.rect(area.offsetBy(dx: origin.x, dy: origin.y)), color.color(in: traitCollection)))
    }
  }

  /// Sets the placement of a cell in a list; `nil` if the cell is outside a list.
  func placeInList(_ view: UICollectionReusableView, _ element: CollectionElement) {
    (view as? UICollectionViewCell)?.place(ownLayout.listPlacement(of: element))
  }

  /// Connects each list cell with the cell below it, and moves the cell that is swiped.
  func finishLists() {
    var hasRows = false
    for (element, shown) in displayed where element.category == .cell {
      guard let placement = (shown.view as? UICollectionViewCell)?.placement else { continue }
      hasRows = true
      let path = element.indexPath
      let next = shownItem(below: path)
      placement.isLifted = movement?.current == path
      placement.next =
        displayed[CollectionElement(category: .cell, indexPath: next)]?.view
        as? UICollectionViewCell
    }
    guard hasRows || swipe != nil else { return }
    let swipe = swipe ?? SwipeController(self)
    self.swipe = swipe
    for (element, shown) in displayed where element.category == .cell {
      placeFrame(of: shown.view, shown.attributes)
      (shown.view as? UICollectionViewCell)?
        .clip(displacement: swipe.displacement(at: element, in: self))
    }
    swipe.place()
  }
}

// MARK: - Swipe actions

extension UICollectionView {
  func swipeRowFrame(at indexPath: IndexPath) -> CGRect? {
    displayed[cellElement(of: indexPath)]?.attributes.frame
  }

  func swipeConfiguration(
    at indexPath: IndexPath, edge: SwipeController.Edge
  ) -> UISwipeActionsConfiguration? {
    guard let indexPath = dataPath(of: indexPath),
      delegate?.collectionView(self, canEditItemAt: indexPath) ?? true,
      let list = ownLayout.listConfiguration(ofSection: indexPath.section)
    else { return nil }
    return edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(indexPath)
      : list.trailingSwipeActionsConfigurationProvider?(indexPath)
  }

  func setSwiped(_ isSwiped: Bool, at indexPath: IndexPath) {
    if isSwiped { removeHighlight() }
    cell(at: indexPath)?.showsSwipeActions = isSwiped
  }
}

extension SwipeController {
  /// Returns the horizontal displacement of an item's cell; 0 for a placeholder.
  func displacement(at element: CollectionElement, in view: UICollectionView) -> CGFloat {
    view.placeholderPositions.itemPath(of: element.indexPath).map(displacement) ?? 0
  }
}
