@_spi(Cello) import CelloControls

// Animated updates.
extension UICollectionView {
  var hasBeenLaidOut: Bool { preparedBounds != nil }

  var viewsThatMove: [UIView] {
    subviews + orthogonalViews.sorted { $0.key < $1.key }.flatMap(\.value.subviews)
  }

  func prepare(_ motion: ListMotion) {
    // The views that scroll into the visible area come from outside of it.
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    for attributes in ownLayout.layoutAttributesForElements(in: area) ?? [] {
      motion.formerAttributes[attributes.element] = attributes.copied
    }
    for (element, shown) in displayed { motion.formerAttributes[element] = shown.attributes }
    let accessories = shownAccessories.map { (view: $0, isExpanded: $0.context.isExpanded) }
    motion.formerlyExpanded = Set(
      accessories.filter(\.isExpanded).map { ObjectIdentifier($0.view) })
    motion.formerAccessories = Set(accessories.map { ObjectIdentifier($0.view) })
  }

  /// The accessories of the visible cells.
  private var shownAccessories: [AccessoryView] {
    displayed.sorted { $0.key < $1.key }.flatMap {
      $0.value.view.subviews.compactMap { $0 as? AccessoryView }
    }
  }

  /// Removes the view of an element from the displayed views, until the end of the animation.
  func depart(_ element: CollectionElement) {
    guard let view = displayed.removeValue(forKey: element)?.view else { return }
    view.element = nil
    let item = dataPath(ofPresented: element.indexPath)
    state.motion?.departures.append(
      ListMotion.Departure(element: element, view: view) { [weak self] in
        if let self {
          self.remove(view, of: element, item: item)
        } else {
          view.removeFromSuperview()
        }
      })
  }

  func animateViews(of motion: ListMotion) {
    let layout = ownLayout
    for departure in motion.departures {
      guard let final = layout.finalAttributes(ofDisappearing: departure.element) else { continue }
      let former = motion.formerAttributes[departure.element] ?? final
      var geometry = departure.view.currentGeometry
      geometry.position.x += final.center.x - former.center.x
      geometry.position.y += final.center.y - former.center.y
      geometry.transform = final.transform
      if final.size != former.size { geometry.bounds.size = final.size }
      departure.view.animateChange(to: geometry, alpha: final.alpha)
    }
    for element in motion.appeared {
      guard let shown = displayed[element],
        let initial = layout.initialAttributes(ofAppearing: element)
      else { continue }
      var geometry = shown.view.currentGeometry
      geometry.position.x += initial.center.x - shown.attributes.center.x
      geometry.position.y += initial.center.y - shown.attributes.center.y
      geometry.transform = initial.transform
      if initial.size != shown.attributes.size { geometry.bounds.size = initial.size }
      shown.view.animateChange(from: geometry, alpha: initial.alpha)
    }
    for accessory in shownAccessories where motion.turns(accessory) {
      accessory.animateTurn()
    }
    if motion.indexPaths != nil, !motion.makesWay { layout.finalizeCollectionViewUpdates() }
  }
}

extension ListMotion {
  /// Returns a Boolean value that indicates whether an outline item has been expanded or collapsed.
  fileprivate func turns(_ accessory: AccessoryView) -> Bool {
    let identifier = ObjectIdentifier(accessory)
    return formerAccessories.contains(identifier)
      && formerlyExpanded.contains(identifier) != accessory.context.isExpanded
  }

  /// Returns the element before the update if its view remains; otherwise `nil`.
  fileprivate func remaining(_ element: CollectionElement) -> CollectionElement? {
    switch element.category {
    case .cell:
      return remaining(element.indexPath).map { CollectionElement(category: .cell, indexPath: $0) }
    case .supplementary, .decoration:
      guard element.indexPath.count == 2, let indexPaths else { return element }
      guard let section = indexPaths.former(section: element.indexPath.section),
        !updates.reloadedSections.contains(section)
      else { return nil }
      return CollectionElement(
        category: element.category,
        indexPath: IndexPath(item: element.indexPath.item, section: section))
    }
  }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element, by the methods that an app can override.
  func shownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementary(let kind):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  fileprivate func initialAttributes(
    ofAppearing element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementary(let kind):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  fileprivate func finalAttributes(
    ofDisappearing element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementary(let kind):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decoration(let kind):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Returns the attributes of an element before it appears in an update: at its former position if
  /// it was in the list, transparent if it was not.
  func standardInitialAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, let motion = collectionView.state.motion,
      let result = (collectionView.displayed[element]?.attributes ?? shownAttributes(of: element))?
        .copied
    else { return shownAttributes(of: element) }
    if let former = motion.remaining(element), let old = motion.formerAttributes[former] {
      result.frame.origin = old.frame.origin
      return result
    }
    if let former = motion.formerOfReloaded(element.indexPath), element.category == .cell,
      let old = motion.formerAttributes[CollectionElement(category: .cell, indexPath: former)]
    {
      result.frame.origin = old.frame.origin
    }
    result.alpha = 0
    return result
  }

  /// Returns the attributes of an element after it has disappeared in an update: transparent, at its
  /// former position or at the position of the cell that replaces it.
  func standardFinalAttributes(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    guard let motion = collectionView?.state.motion,
      let result = motion.formerAttributes[element]?.copied
    else { return shownAttributes(of: element) }
    if element.category == .cell, motion.updates.reloadedItems.contains(element.indexPath),
      let new = motion.indexPaths?.updated(element.indexPath),
      let attributes = layoutAttributesForItem(at: new)
    {
      result.frame.origin = attributes.frame.origin
    }
    result.alpha = 0
    return result
  }
}
