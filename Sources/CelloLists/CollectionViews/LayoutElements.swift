/// Creates the layout attributes of the elements in a system layout.
@MainActor struct LayoutElements {
  private let frames: CompositionalFrames
  /// The scroll direction, in which sections follow each other.
  private let axis: NSLayoutConstraint.Axis
  private let layout: UICollectionViewLayout

  init(
    _ frames: CompositionalFrames, along axis: NSLayoutConstraint.Axis,
    of layout: UICollectionViewLayout
  ) {
    self.frames = frames
    self.axis = axis
    self.layout = layout
  }

  // MARK: Elements

  /// Returns the attributes of the elements that overlap an area of the content.
  func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes) {
      if attributes.frame.overlaps(area) { result.append(attributes) }
    }
    for boundary in frames.boundaries { add(attributes(of: boundary, inSection: nil)) }
    for (index, section) in frames.sections.enumerated() {
      let frames = section.frames
      // Groups that scroll can extend beyond their section.
      guard frames.orthogonal != nil || frames.reach.overlaps(area) else { continue }
      for decoration in frames.decorations { add(attributes(of: decoration, inSection: index)) }
      for boundary in frames.boundaries { add(attributes(of: boundary, inSection: index)) }
      let shift = layout.collectionView?.orthogonalShift(ofSection: index) ?? .zero
      let shifted = area.offsetBy(shift)
      for view in frames.supplementaries(in: shifted) {
        result.append(attributes(of: view, inSection: index))
      }
      for (item, fragment) in frames.items(in: shifted) {
        result.append(attributes(of: fragment, item, inSection: index))
      }
    }
    return result
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    switch element.category {
    case .cell:
      guard let frames = section(path), (0..<frames.itemCount).contains(path.item) else {
        return nil
      }
      return attributes(of: frames.item(path.item), path.item, inSection: path.section)
    case .supplementary(let kind): return attributes(ofSupplementaryViewOfKind: kind, at: path)
    case .decoration(let kind):
      return section(path)?.decorations.first { $0.kind == kind && $0.index == path.item }
        .map { attributes(of: $0, inSection: path.section) }
    }
  }

  private func attributes(
    ofSupplementaryViewOfKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 {
      return frames.boundaries.first { $0.kind == kind && $0.index == path[0] }
        .map { attributes(of: $0, inSection: nil) }
    }
    guard let frames = section(path) else { return nil }
    if let boundary = frames.boundaries.first(where: {
      $0.kind == kind && $0.index == path.item
    }) {
      return attributes(of: boundary, inSection: path.section)
    }
    return frames.supplementary(ofKind: kind, at: path.item)
      .map { attributes(of: $0, inSection: path.section) }
  }

  private func section(_ path: IndexPath) -> SectionFrames? {
    guard path.count == 2, frames.sections.indices.contains(path.section) else { return nil }
    return frames.sections[path.section].frames
  }

  // MARK: Attributes

  private func make(
    _ category: CollectionElement.Category, _ path: IndexPath, _ frame: CGRect, zIndex: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributesClass =
      type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (attributesClass ?? UICollectionViewLayoutAttributes.self).init()
    attributes.category = category
    attributes.indexPath = path
    attributes.frame = frame
    attributes.zIndex = zIndex
    return attributes
  }

  private func attributes(
    of fragment: CollectionFragment.Item, _ item: Int, inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    // Cells are in front of decoration views.
    let isDecorated = !frames.sections[section].frames.decorations.isEmpty
    let attributes = make(
      .cell, IndexPath(item: item, section: section), fragment.frame,
      zIndex: isDecorated && fragment.zIndex == 0 ? 1 : fragment.zIndex)
    attributes.measuredAxes = fragment.measuredAxes
    attributes.isInOrthogonalContent = frames.sections[section].frames.orthogonal != nil
    return attributes
  }

  private func attributes(
    of boundary: SectionFrames.Boundary, inSection section: Int?
  ) -> UICollectionViewLayoutAttributes {
    let visible = layout.collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
    let frame = frames.frame(
      of: boundary, inSection: section, visible: visible ?? .zero, along: axis)
    let path =
      section.map { IndexPath(item: boundary.index, section: $0) }
      ?? IndexPath(index: boundary.index)
    // Source: docs/measurements/compositional-layouts.md.
    let isInFront = boundary.isPinned && visible.map(frame.overlaps) == true
    let attributes = make(
      .supplementary(kind: boundary.kind), path, frame,
      zIndex: boundary.zIndex + (isInFront ? 1_000_000_000 : 0))
    attributes.isPinned = frame != boundary.frame
    attributes.measuredAxes = boundary.measuredAxes
    return attributes
  }

  private func attributes(
    of view: CollectionFragment.Supplementary, inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(
      .supplementary(kind: view.kind), IndexPath(item: view.index, section: section), view.frame,
      zIndex: view.zIndex)
    attributes.measuredAxes = view.measuredAxes
    attributes.isInOrthogonalContent = frames.sections[section].frames.orthogonal != nil
    return attributes
  }

  private func attributes(
    of decoration: SectionFrames.Decoration, inSection section: Int
  ) -> UICollectionViewLayoutAttributes {
    make(
      .decoration(kind: decoration.kind), IndexPath(item: decoration.index, section: section),
      decoration.frame, zIndex: decoration.zIndex)
  }
}
