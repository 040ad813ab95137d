@_spi(Cello) import CelloControllers

extension UIView {
  /// Returns the elements of the view and its subviews that assistive technologies present, in
  /// reading order.
  package func accessibilityNodes() -> [AccessibilityNode] {
    layoutIfNeeded()
    return nodes(in: self)
  }

  private func nodes(in root: UIView) -> [AccessibilityNode] {
    guard presentsAccessibilityElements else { return [] }
    if let parts = accessibilityParts, accessibility?.isElement != true {
      return parts.map {
        AccessibilityNode($0, frame: root.convert($0.highlightedAccessibilityFrame, from: nil))
      }
    }
    if isAccessibilityElement { return [node(in: root)] }
    var nodes = nodesOfContainer(in: root)
    if accessibilityContainerType == .semanticGroup, let label = accessibilityLabel,
      !label.isEmpty, !nodes.isEmpty, nodes[0].group == nil
    {
      nodes[0].group = label
    }
    return nodes
  }

  /// Returns the elements inside a view that is not an element itself.
  private func nodesOfContainer(in root: UIView) -> [AccessibilityNode] {
    if accessibilityContainerType == .dataTable,
      let table = self as? any UIAccessibilityContainerDataTable
    {
      return nodes(of: table, in: root)
    }
    if let elements = containedAccessibilityElements {
      return elements.flatMap { element -> [AccessibilityNode] in
        if let view = element as? UIView, view !== self { return view.nodes(in: root) }
        guard !(element is UIView), let object = element as? NSObject,
          let element = object.accessibilityResponder, element.isAccessibilityElement
        else { return [] }
        return [
          AccessibilityNode(
            element, frame: root.convert(element.highlightedAccessibilityFrame, from: nil))
        ]
      }
    }
    if let host = self as? any ConfigurationHosting { return nodes(of: host, in: root) }
    return orderedNodes(in: root)
  }

  /// Returns the cells of a data table, row by row. A cell that spans several rows or columns is
  /// included once.
  private func nodes(
    of table: any UIAccessibilityContainerDataTable, in root: UIView
  ) -> [AccessibilityNode] {
    // The limits protect against an excessively large table.
    let rows = min(max(table.accessibilityRowCount(), 0), 10_000)
    let columns = min(max(table.accessibilityColumnCount(), 0), 1_000)
    var seen: Set<ObjectIdentifier> = []
    var result: [AccessibilityNode] = []
    for row in 0..<rows {
      for column in 0..<columns {
        guard
          let cell = table.accessibilityDataTableCellElement(forRow: row, column: column),
          seen.insert(ObjectIdentifier(cell)).inserted,
          let object = (cell as? NSObject)?.accessibilityResponder
        else { continue }
        let frame = root.convert(object.highlightedAccessibilityFrame, from: nil)
        var node = AccessibilityNode(object, frame: frame)
        let headers =
          (table.accessibilityHeaderElements(forRow: row) ?? [])
          + (table.accessibilityHeaderElements(forColumn: column) ?? [])
        let labels = headers.filter { $0 !== cell }
          .compactMap { ($0 as? NSObject)?.accessibilityLabel }
        let cellPosition = "row \(row + 1) column \(column + 1)"
        node.cellPosition = (labels.map(\.debugDescription) + [cellPosition]).joined(separator: " ")
        result.append(node)
      }
    }
    return result
  }

  /// Returns the view as a single element. A cell without a label is described by its texts.
  private func node(in root: UIView) -> AccessibilityNode {
    var node = AccessibilityNode(self, frame: convert(bounds, to: root))
    if node.label == nil, self is any ConfigurationHosting {
      node.label = AccessibilityNode.joinedLabel(orderedNodes(in: root))
    }
    return node
  }

  /// Returns the elements of the subviews in reading order. Elements in a cell, in a scroll view or
  /// in a view that groups its elements stay together; other elements are sorted by their own
  /// frames.
  private func orderedNodes(in root: UIView) -> [AccessibilityNode] {
    let groups = groups(in: root)
    return AccessibilityOrder.order(groups.map(\.frame), isRightToLeft: isRightToLeft)
      .flatMap { groups[$0].nodes }
  }

  /// A non-empty group of elements that stay together, and the frame by which the group is sorted.
  private typealias NodeGroup = (nodes: [AccessibilityNode], frame: CGRect)

  /// Returns the groups of elements in the subviews.
  private func groups(in root: UIView) -> [NodeGroup] {
    let subviews = accessibleSubviews
    let bar = subviews.lazy.compactMap { $0 as? UINavigationBar }.first { $0.isAttachedToTop }
    guard let bar else { return groups(of: subviews, in: root) }
    // Content that extends below a bar is read after the bar.
    let bottom = bar.convert(bar.bounds, to: root).maxY
    let content = groups(of: subviews.filter { $0 !== bar }, in: root).map { nodes, frame in
      let top = min(max(frame.minY, bottom), frame.maxY)
      return (
        nodes,
        CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
      )
    }
    return groups(of: [bar], in: root) + content
  }

  private func groups(of views: [UIView], in root: UIView) -> [NodeGroup] {
    views.flatMap { view -> [NodeGroup] in
      let isGroup =
        view.isAccessibilityElement || view.accessibilityElements != nil
        || view.accessibilityContainerType == .dataTable
        || view.accessibilityContainerType == .semanticGroup
        || view.shouldGroupAccessibilityChildren || view is any ConfigurationHosting
        || view is UIScrollView
      guard isGroup else { return view.groups(in: root) }
      let nodes = view.nodes(in: root)
      return nodes.isEmpty ? [] : [(nodes, view.place(of: nodes, in: root))]
    }
  }

  /// Returns the frame of the view's elements, without the part that is scrolled below a bar.
  private func place(of nodes: [AccessibilityNode], in root: UIView) -> CGRect {
    let frame = nodes.dropFirst().reduce(nodes[0].frame) { $0.union($1.frame) }
    switch self {
    case let view as UIScrollView:
      let area = view.convert(view.bounds.inset(by: view.adjustedContentInset), to: root)
      let (left, right) = (max(frame.minX, area.minX), min(frame.maxX, area.maxX))
      let (top, bottom) = (max(frame.minY, area.minY), min(frame.maxY, area.maxY))
      guard left < right, top < bottom else { return frame }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    case is SectionIndexView:
      // The section index is beside all rows and is read after them.
      return CGRect(x: frame.maxX, y: frame.maxY, width: 0, height: 0)
    default: return frame
    }
  }

  /// Returns the elements of a cell, header or footer. Texts and images are combined into a single
  /// element, with the cell's own label if it has a label, which precedes the elements that users
  /// can operate. If the content itself contains such elements, nothing is combined.
  private func nodes(
    of host: some ConfigurationHosting, in root: UIView
  ) -> [AccessibilityNode] {
    let all = orderedNodes(in: root)
    let content = host.host.contentView.nodes(in: root)
    let texts = all.filter(\.isStatic)
    guard content.allSatisfy(\.isStatic), let first = texts.first else { return all }
    var node = AccessibilityNode(self, frame: convert(bounds, to: root))
    if node.label == nil { node.label = AccessibilityNode.joinedLabel(texts) }
    node.traits.formUnion(first.traits.intersection(.header))
    let others = all.filter { !$0.isStatic }
    if let merged = node.merged(with: others, in: host) { return [merged] }
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
    result.traits.formUnion(traits)
    result.hint = result.hint ?? hint
    result.identifier = result.identifier ?? identifier
    result.actions += actions
    return result
  }
}

extension UICollectionViewListCell: RowLabeling {}
extension UITableViewCell: RowLabeling {}

extension ConfigurationHosting {
  /// The label that the app has set; otherwise the texts of the content.
  package var rowLabel: String? {
    accessibilityLabel
      ?? AccessibilityNode.joinedLabel(host.contentView.accessibilityNodes().filter(\.isStatic))
  }
}

extension AccessibilityNode {
  /// Returns the joined labels of elements that are presented as a single element.
  fileprivate static func joinedLabel(_ nodes: [AccessibilityNode]) -> String? {
    let labels = nodes.compactMap(\.label).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }
}
