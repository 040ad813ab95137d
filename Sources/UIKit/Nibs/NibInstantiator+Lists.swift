internal import CelloNibs

extension NibLevel {
  static let lists: [NibLevel] = [
    NibLevel(UITableView.self) { $0.applyTable($1, $2) },
    NibLevel(UITableViewCell.self) { $0.applyTableCell($1, $2) },
    NibLevel(UITableViewHeaderFooterView.self) { $0.applyHeader($1, $2) },
    NibLevel(UICollectionView.self) { $0.applyCollectionView($1, $2) },
    NibLevel(UICollectionReusableView.self) { _, _, _ in },
    NibLevel(UICollectionViewCell.self) { $0.applyCollectionCell($1, $2) },
    NibLevel(UICollectionViewLayout.self) { _, _, _ in },
    NibLevel(UICollectionViewFlowLayout.self) { $0.applyFlowLayout($1, $2) },
  ]
}

extension NibInstantiator {
  // MARK: Tables

  static let tableStyles: [String: UITableView.Style] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
  ]

  static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  fileprivate func applyTable(_ element: XMLElement, _ table: UITableView) {
    guard element.name == "tableView" else { return }
    // A height of -1 is automatic.
    func height(_ name: String) -> CGFloat? {
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    set(height("rowHeight")) { table.rowHeight = $0 }
    table.estimatedRowHeight = height("estimatedRowHeight") ?? 0
    // Interface Builder writes heights of sections even if they are automatic: 28 in plain tables and 18 in others, and before
    // Xcode 11 22 and 10. With them, titles determine the heights, as on iOS.
    let automatic: Set<CGFloat> = table.style == .plain ? [28, 22] : [18, 10]
    func sectionHeight(_ name: String) -> CGFloat? {
      height(name).map { automatic.contains($0) ? UITableView.automaticDimension : $0 }
    }
    set(sectionHeight("sectionHeaderHeight")) { table.sectionHeaderHeight = $0 }
    set(sectionHeight("sectionFooterHeight")) { table.sectionFooterHeight = $0 }
    table.estimatedSectionHeaderHeight = height("estimatedSectionHeaderHeight") ?? 0
    table.estimatedSectionFooterHeight = height("estimatedSectionFooterHeight") ?? 0
    set(
      value(
        "separatorStyle", of: element, ["default": .singleLine, "singleLineEtched": .singleLine])
    ) {
      (style: UITableViewCell.SeparatorStyle) in table.separatorStyle = style
    }
    set(color("separatorColor", of: element)) { table.separatorColor = $0 }
    set(insets("separatorInset", of: element)) { table.separatorInset = $0 }
    set(value("separatorInsetReference", of: element)) { table.separatorInsetReference = $0 }
    set(element.flag("allowsSelection")) { table.allowsSelection = $0 }
    set(element.flag("allowsMultipleSelection")) { table.allowsMultipleSelection = $0 }
    set(element.flag("allowsSelectionDuringEditing")) { table.allowsSelectionDuringEditing = $0 }
    set(element.flag("allowsMultipleSelectionDuringEditing")) {
      table.allowsMultipleSelectionDuringEditing = $0
    }
    set(element.flag("contentViewInsetsToSafeArea")) { table.insetsContentViewsToSafeArea = $0 }
    set(element.integer("sectionIndexMinimumDisplayRowCount")) {
      table.sectionIndexMinimumDisplayRowCount = $0
    }
    set(color("sectionIndexColor", of: element)) { table.sectionIndexColor = $0 }
    set(color("sectionIndexBackgroundColor", of: element)) {
      table.sectionIndexBackgroundColor = $0
    }
    set(color("sectionIndexTrackingBackgroundColor", of: element)) {
      table.sectionIndexTrackingBackgroundColor = $0
    }
    set(element.flag("dragInteractionEnabled")) { table.dragInteractionEnabled = $0 }
    set(element.flag("remembersLastFocusedIndexPath")) { table.remembersLastFocusedIndexPath = $0 }
    set(make(element.child("tableHeaderView"), as: UIView.self)) { table.tableHeaderView = $0 }
    set(make(element.child("tableFooterView"), as: UIView.self)) { table.tableFooterView = $0 }
    set(make(element.child("backgroundView"), as: UIView.self)) { table.backgroundView = $0 }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
      table.register(UINib(NibPrototype(prototype, self)), forCellReuseIdentifier: identifier)
    }
    if element["dataMode"] == "static" { addStaticCells(of: element, to: table) }
  }

  private func addStaticCells(of element: XMLElement, to table: UITableView) {
    let sections = element.list("sections").map { section in
      let cells = section.list("cells").compactMap { child in
        make(child, as: UITableViewCell.self).map {
          StaticTable.Row(cell: $0, height: child.number("rowHeight"))
        }
      }
      return StaticTable.Section(
        header: text("headerTitle", of: section), footer: text("footerTitle", of: section),
        rows: cells)
    }
    guard let controller = scene?.controller as? UITableViewController else {
      return warn(
        "static cells belong to tables of table view controllers; they are left out", element)
    }
    controller.staticTable = StaticTable(sections: sections)
  }

  fileprivate func applyTableCell(_ element: XMLElement, _ cell: UITableViewCell) {
    guard element.name == "tableViewCell" else { return }
    set(value("selectionStyle", of: element)) { cell.selectionStyle = $0 }
    set(value("accessoryType", of: element)) { cell.accessoryType = $0 }
    set(value("editingAccessoryType", of: element)) { cell.editingAccessoryType = $0 }
    set(element.integer("indentationLevel")) { cell.indentationLevel = $0 }
    set(element.number("indentationWidth")) { cell.indentationWidth = $0 }
    set(element.flag("shouldIndentWhileEditing")) { cell.shouldIndentWhileEditing = $0 }
    set(element.flag("showsReorderControl")) { cell.showsReorderControl = $0 }
    set(value("focusStyle", of: element)) { cell.focusStyle = $0 }
    set(insets("separatorInset", of: element)) { cell.separatorInset = $0 }
    if let content = element.child("contentView") {
      adoptContent(content, of: element, in: cell)
    }
    set(make(element.child("accessoryView"), as: UIView.self)) { cell.accessoryView = $0 }
    set(make(element.child("editingAccessoryView"), as: UIView.self)) {
      cell.editingAccessoryView = $0
    }
    set(make(element.child("backgroundView"), as: UIView.self)) { cell.backgroundView = $0 }
    set(make(element.child("selectedBackgroundView"), as: UIView.self)) {
      cell.selectedBackgroundView = $0
    }
  }

  /// Sets the properties of a cell's content view. The subviews that the style has are those of the cell.
  private func adoptContent(_ content: XMLElement, of element: XMLElement, in cell: UITableViewCell)
  {
    var content = content
    let parts: [(String, UIView?)] =
      element["style"] == nil
      ? []
      : [
        ("textLabel", element["textLabel"] == nil ? nil : cell.textLabel),
        ("detailTextLabel", element["detailTextLabel"] == nil ? nil : cell.detailTextLabel),
        ("imageView", element["imageView"] == nil ? nil : cell.imageView),
      ]
    for (name, view) in parts {
      guard let view, let id = element[name],
        let index = content.children.firstIndex(where: { $0.name == "subviews" }),
        let part = content.children[index].children.firstIndex(where: { $0.id == id })
      else { continue }
      var child = content.children[index].children.remove(at: part)
      // The cell places the part.
      child.children.removeAll { $0.key == "frame" || $0.key == "autoresizingMask" }
      adopt(child, as: view)
    }
    // The cell places its content view.
    content.children.removeAll { $0.key == "frame" || $0.key == "autoresizingMask" }
    let (frame, mask) = (cell.contentView.frame, cell.contentView.autoresizingMask)
    adopt(content, as: cell.contentView)
    cell.contentView.autoresizingMask = mask
    cell.contentView.frame = frame
  }

  fileprivate func applyHeader(_ element: XMLElement, _ view: UITableViewHeaderFooterView) {
    if let content = element.child("contentView") { adopt(content, as: view.contentView) }
  }

  // MARK: Collection views

  fileprivate func applyCollectionView(_ element: XMLElement, _ view: UICollectionView) {
    guard element.name == "collectionView" else { return }
    set(element.flag("prefetchingEnabled")) { view.isPrefetchingEnabled = $0 }
    set(element.flag("allowsSelection")) { view.allowsSelection = $0 }
    set(element.flag("allowsMultipleSelection")) { view.allowsMultipleSelection = $0 }
    set(element.flag("dragInteractionEnabled")) { view.dragInteractionEnabled = $0 }
    set(element.flag("remembersLastFocusedIndexPath")) { view.remembersLastFocusedIndexPath = $0 }
    set(value("selfSizingInvalidation", of: element)) { view.selfSizingInvalidation = $0 }
    set(make(element.child("backgroundView"), as: UIView.self)) { view.backgroundView = $0 }
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { continue }
      view.register(UINib(NibPrototype(cell, self)), forCellWithReuseIdentifier: identifier)
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for child in element.children where child.name == "collectionReusableView" {
      guard let kind = child.key.flatMap({ kinds[$0] }), let identifier = child["reuseIdentifier"],
        !identifier.isEmpty
      else { continue }
      view.register(
        UINib(NibPrototype(child, self)), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
  }

  fileprivate func applyCollectionCell(_ element: XMLElement, _ cell: UICollectionViewCell) {
    guard element.name == "collectionViewCell" else { return }
    // Since Xcode 11 the content view is an element of its own; before, it was a view with a key, or the subviews were those of the
    // cell.
    if var content = element.child("contentView") {
      content.children.removeAll { $0.key == "frame" || $0.key == "autoresizingMask" }
      let (frame, mask) = (cell.bounds, cell.contentView.autoresizingMask)
      adopt(content, as: cell.contentView)
      cell.contentView.autoresizingMask = mask
      cell.contentView.frame = frame
    }
    set(make(element.child("backgroundView"), as: UIView.self)) { cell.backgroundView = $0 }
    set(make(element.child("selectedBackgroundView"), as: UIView.self)) {
      cell.selectedBackgroundView = $0
    }
  }

  fileprivate func applyFlowLayout(_ element: XMLElement, _ layout: UICollectionViewFlowLayout) {
    guard element.name == "collectionViewFlowLayout" else { return }
    set(value("scrollDirection", of: element)) { layout.scrollDirection = $0 }
    set(element.number("minimumLineSpacing")) { layout.minimumLineSpacing = $0 }
    set(element.number("minimumInteritemSpacing")) { layout.minimumInteritemSpacing = $0 }
    set(element.size("itemSize")) { layout.itemSize = $0 }
    set(element.size("headerReferenceSize")) { layout.headerReferenceSize = $0 }
    set(element.size("footerReferenceSize")) { layout.footerReferenceSize = $0 }
    set(insets("sectionInset", of: element)) { layout.sectionInset = $0 }
    set(element.flag("sectionHeadersPinToVisibleBounds")) {
      layout.sectionHeadersPinToVisibleBounds = $0
    }
    set(element.flag("sectionFootersPinToVisibleBounds")) {
      layout.sectionFootersPinToVisibleBounds = $0
    }
    switch element["sectionInsetReference"] {
    case "safeArea": layout.sectionInsetReference = .fromSafeArea
    case "layoutMargins": layout.sectionInsetReference = .fromLayoutMargins
    default: break
    }
    if element.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else {
      set(element.size("estimatedItemSize")) { layout.estimatedItemSize = $0 }
    }
  }
}

/// A prototype of a cell or another view in a list, from which views are created when they are dequeued.
final class NibPrototype: NibPart {
  private let element: XMLElement
  private let document: NibDocument
  private let bundle: Bundle?
  private weak var scene: StoryboardScene?
  /// The instantiator of the list, whose objects the prototype can be connected with.
  private let list: NibInstantiator

  init(_ element: XMLElement, _ list: NibInstantiator) {
    self.element = element
    document = list.document
    bundle = list.bundle
    scene = list.scene
    self.list = list
  }

  func objects(owner: Any?) -> [Any] {
    let nib = NibInstantiator(document, bundle: bundle)
    nib.scene = scene
    nib.adoptObjects(of: list)
    guard let object = nib.make(element) else { return [] }
    nib.finish()
    return [object]
  }
}
