@_spi(Cello) import CelloControllers

/// The elements of a view hierarchy that assistive technologies present.
@MainActor struct AccessibilityTree {
  /// The view in whose coordinates frames are.
  let root: UIView

  /// Returns the elements of a view or another object, in reading order.
  func nodes(of object: UIResponder) -> [AccessibilityNode] {
    guard presents(object) else { return [] }
    if object.isAccessibilityElement { return [node(of: object)] }
    var nodes = nodes(inContainer: object)
    if object.accessibilityContainerType == .semanticGroup, let label = object.accessibilityLabel,
      !label.isEmpty, !nodes.isEmpty, nodes[0].group == nil
    {
      nodes[0].group = label
    }
    return nodes
  }

  // Source: docs/measurements/accessibility.md#views-without-elements.
  /// Returns `true` if an object or the elements inside it are presented.
  private func presents(_ object: UIResponder) -> Bool {
    guard let view = object as? UIView else { return !object.accessibilityElementsHidden }
    guard view.presentsAccessibilityElements else { return false }
    return view === root || view.frame.size != .zero
      || !(view.clipsToBounds || view.isAccessibilityElement || view.accessibilityElements != nil)
  }

  /// Returns an object as a single element. A cell without a label is described by its texts.
  private func node(of object: UIResponder) -> AccessibilityNode {
    var node = AccessibilityNode(object, in: root)
    if node.label == nil, let cell = object as? any ConfigurationHosting {
      node.label = AccessibilityNode.joinedLabel(orderedNodes(in: cell))
    }
    return node
  }

  /// Returns the elements inside an object that is not an element itself.
  private func nodes(inContainer object: UIResponder) -> [AccessibilityNode] {
    var nodes: [AccessibilityNode]
    if let elements = object.containedAccessibilityElements {
      nodes = listedNodes(elements, in: object)
    } else if let host = object as? any ConfigurationHosting {
      nodes = self.nodes(inCell: host)
    } else if let view = object as? UIView {
      nodes = orderedNodes(in: view)
      number(&nodes, in: view)
    } else {
      nodes = []
    }
    if object.accessibilityContainerType == .dataTable,
      let table = object as? any UIAccessibilityContainerDataTable
    {
      locate(&nodes, in: table)
    }
    return nodes
  }

  /// Returns the elements that a container lists, with their positions in the container.
  private func listedNodes(_ elements: [Any], in container: UIResponder) -> [AccessibilityNode] {
    elements.enumerated().flatMap { index, element -> [AccessibilityNode] in
      guard let object = (element as? NSObject)?.accessibilityResponder, object !== container
      else { return [] }
      var nodes = nodes(of: object)
      if nodes.count == 1, nodes[0].object === object, nodes[0].context == nil {
        nodes[0].context = context(at: index, of: elements.count, in: container)
      }
      return nodes
    }
  }

  // Source: docs/measurements/accessibility.md#positions.
  /// Returns the position of an element that a container lists.
  private func context(
    at index: Int, of count: Int, in container: UIResponder
  ) -> AccessibilityContext? {
    if container is UISegmentedControl { return .item(index + 1, of: count) }
    if container.accessibilityTraits.contains(.tabBar) { return .tab(index + 1, of: count) }
    switch container.accessibilityContainerType {
    case .list: return index == 0 ? .listStart : index == count - 1 ? .listEnd : nil
    case .landmark: return index == 0 ? .landmarkStart : index == count - 1 ? .landmarkEnd : nil
    default: return nil
    }
  }

  /// Numbers the tabs of a bar, or all elements of another view with the trait of tab bars.
  private func number(_ nodes: inout [AccessibilityNode], in view: UIView) {
    guard view is UITabBar || view.accessibilityTraits.contains(.tabBar) else { return }
    let tabs = nodes.indices.filter {
      !(view is UITabBar) || nodes[$0].traits.contains(.tabBarItem)
    }
    for (index, tab) in tabs.enumerated() {
      nodes[tab].context = .tab(index + 1, of: tabs.count)
    }
  }

  /// Adds the rows and columns of the cells in a data table. If the table's hierarchy contains no
  /// cells, the elements are the cells that the table returns, row by row. A cell that spans several
  /// rows or columns is included once.
  private func locate(
    _ nodes: inout [AccessibilityNode], in table: any UIAccessibilityContainerDataTable
  ) {
    if !nodes.contains(where: { $0.object is any UIAccessibilityContainerDataTableCell }) {
      // The limits protect against an excessively large table.
      let rows = min(max(table.accessibilityRowCount(), 0), 10_000)
      let columns = min(max(table.accessibilityColumnCount(), 0), 1_000)
      var seen: Set<ObjectIdentifier> = []
      for row in 0..<rows {
        for column in 0..<columns {
          guard
            let cell = table.accessibilityDataTableCellElement(forRow: row, column: column),
            seen.insert(ObjectIdentifier(cell)).inserted,
            let object = (cell as? NSObject)?.accessibilityResponder
          else { continue }
          var node = AccessibilityNode(object, in: root)
          node.context = .cell(AccessibilityCell(of: cell, in: table))
          nodes.append(node)
        }
      }
      return
    }
    for index in nodes.indices {
      guard let cell = nodes[index].object as? any UIAccessibilityContainerDataTableCell else {
        continue
      }
      nodes[index].context = .cell(AccessibilityCell(of: cell, in: table))
    }
  }

  // MARK: Order

  /// Returns the elements of the subviews in reading order. Elements in a container, in a cell, in a
  /// scroll view or in a view that groups its elements stay together.
  private func orderedNodes(in view: UIView) -> [AccessibilityNode] {
    let groups = groups(
      in: view, orderedByContainer: view.accessibilityTraits.contains(.tabBar))
    return order(groups.map(\.frame), in: view).flatMap { groups[$0].nodes }
  }

  private func order(_ frames: [CGRect], in view: UIView) -> [Int] {
    var frames = frames
    if view is UINavigationBar || view is UIToolbar {
      // The title and the buttons have different heights and the same center.
      frames = frames.map { CGRect(x: $0.minX, y: $0.midY, width: $0.width, height: 0) }
    }
    return AccessibilityOrder.order(
      frames, isRightToLeft: view.isRightToLeft,
      rowDistance: AccessibilityOrder.rowDistance(root.traitCollection.userInterfaceIdiom))
  }

  /// A non-empty group of elements that stay together, and the frame by which the group is sorted.
  private typealias NodeGroup = (nodes: [AccessibilityNode], frame: CGRect)

  /// Returns the groups of elements in the subviews. `orderedByContainer` is `true` inside a tab bar,
  /// where a container's own frame is used instead of the frame of its first element.
  private func groups(in view: UIView, orderedByContainer: Bool) -> [NodeGroup] {
    let subviews = view.accessibleSubviews
    let bar = subviews.lazy.compactMap { $0 as? UINavigationBar }.first { $0.isAttachedToTop }
    guard let bar else { return groups(of: subviews, orderedByContainer: orderedByContainer) }
    // Content that extends below a bar is read after the bar.
    let bottom = bar.convert(bar.bounds, to: root).maxY
    let content = groups(of: subviews.filter { $0 !== bar }, orderedByContainer: false)
      .map { nodes, frame in
        let top = min(max(frame.minY, bottom), frame.maxY)
        return (
          nodes,
          CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
        )
      }
    return groups(of: [bar], orderedByContainer: false) + content
  }

  private func groups(of views: [UIView], orderedByContainer: Bool) -> [NodeGroup] {
    views.flatMap { view -> [NodeGroup] in
      guard isGroup(view) else {
        return presents(view) ? groups(in: view, orderedByContainer: orderedByContainer) : []
      }
      let nodes = nodes(of: view)
      guard !nodes.isEmpty else { return [] }
      if orderedByContainer, view.accessibilityElements != nil {
        return [(nodes, AccessibilityNode.readingFrame(of: view, in: root))]
      }
      return [(nodes, place(of: nodes, in: view))]
    }
  }

  private func isGroup(_ view: UIView) -> Bool {
    if view.isAccessibilityElement || view.containedAccessibilityElements != nil
      || view.shouldGroupAccessibilityChildren || view is any ConfigurationHosting
      || view is UIScrollView || view is UINavigationBar || view is UIToolbar
      || view.accessibilityTraits.contains(.tabBar)
    {
      return true
    }
    return switch view.accessibilityContainerType {
    case .none: false
    case .dataTable, .list, .landmark: true
    case .semanticGroup:
      view.accessibilityLabel != nil || view.accessibilityValue != nil
        || view.accessibilityIdentifier != nil
    }
  }

  /// Returns the frame by which a view's elements are sorted: that of the topmost element, which is
  /// not necessarily the first, without the part that is scrolled below a bar.
  private func place(of nodes: [AccessibilityNode], in view: UIView) -> CGRect {
    let frame = nodes[order(nodes.map(\.readingFrame), in: view)[0]].readingFrame
    switch view {
    case let view as UIScrollView:
      let area = view.convert(view.bounds.inset(by: view.adjustedContentInset), to: root)
      let (left, right) = (max(frame.minX, area.minX), min(frame.maxX, area.maxX))
      let top = min(max(frame.minY, area.minY), area.maxY)
      guard left < right else { return frame }
      return CGRect(x: left, y: top, width: right - left, height: max(frame.maxY - top, 0))
    case is SectionIndexView:
      // The section index is beside all rows and is read after them.
      return CGRect(x: frame.maxX, y: frame.maxY, width: 0, height: 0)
    default: return frame
    }
  }

  // MARK: Cells

  /// Returns the elements of a cell, header or footer. Texts and images are combined into a single
  /// element, with the cell's own label if it has a label, which precedes the elements that users
  /// can operate. If the content itself contains such elements, nothing is combined.
  private func nodes(inCell cell: any ConfigurationHosting) -> [AccessibilityNode] {
    let all = orderedNodes(in: cell)
    let content = nodes(of: cell.host.contentView)
    let texts = all.filter(\.isStatic)
    guard content.allSatisfy(\.isStatic), let first = texts.first else { return all }
    var node = AccessibilityNode(cell, in: root)
    if node.label == nil { node.label = AccessibilityNode.joinedLabel(texts) }
    node.traits.formUnion(first.traits.intersection(.header))
    let others = all.filter { !$0.isStatic }
    if let merged = node.merged(with: others, in: cell) { return [merged] }
    return [node] + others
  }
}

extension AccessibilityNode {
  /// Returns a single element for a row with a switch beside its text, as in tables: it has the
  /// label of the text and is operated like the switch. Returns `nil` if the row has other elements
  /// or the switch has its own label.
  fileprivate func merged(
    with others: [AccessibilityNode], in host: UIView
  ) -> AccessibilityNode? {
    guard others.count == 1, var result = others.first, result.label == nil,
      let control = result.object as? UISwitch, let cell = host as? UITableViewCell,
      cell.accessoryView === control || cell.editingAccessoryView === control
    else { return nil }
    result.label = label
    result.frame = frame
    result.readingFrame = readingFrame
    result.traits.formUnion(traits)
    result.hint = result.hint ?? hint
    result.identifier = result.identifier ?? identifier
    result.actions += actions
    return result
  }
}
