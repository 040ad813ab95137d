@_spi(Cello) import CelloControls

// Animated updates.
extension UITableView {
  var hasBeenLaidOut: Bool { preparedSize != nil && frames != nil }
  var viewsThatMove: [UIView] { subviews }

  func prepare(_ motion: ListMotion) {
    motion.formerFrames = frames
    formerSupplements = [:]
  }

  /// Removes the cell of a row from the visible cells, until the end of the animation.
  func depart(_ path: IndexPath) {
    guard let motion = state.motion, motion.disappearance(of: path) != .none,
      let cell = rows.removeValue(forKey: path)?.cell
    else { return endDisplaying(path) }
    let alpha = cell.alpha
    var view: UIView = cell
    if motion.disappearance(of: path).isClipped {
      // The cell keeps its size inside a view that clips it.
      view = UIView(frame: cell.frame)
      view.clipsToBounds = true
      insertSubview(view, belowSubview: cell)
      view.addSubview(cell)
      cell.frame.origin = .zero
    }
    motion.departures.append(
      ListMotion.Departure(
        element: CollectionElement(category: .cell, indexPath: path), view: view
      ) { [weak self] in
        if view !== cell { view.removeFromSuperview() }
        cell.alpha = alpha
        if let self { self.remove(cell, at: path) } else { cell.removeFromSuperview() }
      })
  }

  func animateViews(of motion: ListMotion) {
    for departure in motion.departures {
      let path = departure.element.indexPath
      var end = departure.view.currentGeometry
      if motion.updates.reloadedItems.contains(path), let new = motion.indexPaths?.updated(path) {
        end.position.y = rowFrame(new).midY
      }
      let (geometry, alpha) = motion.disappearance(of: path)
        .hidden(end, alpha: departure.view.alpha, width: bounds.width)
      departure.view.animateChange(to: geometry, alpha: alpha)
    }
    for element in motion.appeared {
      if let cell = rows[element.indexPath]?.cell { animate(cell, at: element.indexPath, motion) }
    }
    animateSupplements(motion)
  }

  /// Animates a cell that was created by an update.
  private func animate(_ cell: UITableViewCell, at path: IndexPath, _ motion: ListMotion) {
    var start = cell.currentGeometry
    if let former = motion.remaining(path) ?? motion.formerOfReloaded(path),
      let frames = motion.formerFrames
    {
      start.position.y = rowFrame(frames.row(former.row, inSection: former.section)).midY
    }
    guard motion.remaining(path) == nil else { return cell.animateChange(from: start) }
    let row = motion.appearance(of: path)
    let (geometry, alpha) = row.hidden(start, alpha: cell.alpha, width: bounds.width)
    if row.isClipped {
      let clips = cell.clipsToBounds
      cell.clipsToBounds = true
      motion.cleanups.append { cell.clipsToBounds = clips }
      cell.animateBounds(from: geometry)
    } else {
      cell.animateChange(from: geometry, alpha: alpha)
    }
  }

  /// Animates the headers and footers from the views that they replace.
  private func animateSupplements(_ motion: ListMotion) {
    let former = formerSupplements
    formerSupplements = [:]
    guard let indexPaths = motion.indexPaths else { return }
    for (supplement, view) in supplementaryViews.sorted(by: { $0.key < $1.key }) {
      var old: TableSupplement?
      if let section = indexPaths.former(section: supplement.section),
        !motion.updates.reloadedSections.contains(section)
      {
        old = TableSupplement(part: supplement.part, section: section)
      }
      if let old, let formerView = former[old] {
        if formerView !== view { view.animateChange(from: formerView.currentGeometry) }
      } else if let old, let frames = motion.formerFrames {
        let range =
          old.part == .header ? frames.header(old.section) : frames.footer(old.section)
        var start = view.currentGeometry
        start.position.y = frame(range).midY
        view.animateChange(from: start)
      } else {
        view.animateChange(from: view.currentGeometry, alpha: 0)
      }
    }
    let shown = supplementaryViews.values.map { ObjectIdentifier($0) }
    for (supplement, view) in former.sorted(by: { $0.key < $1.key })
    where !shown.contains(ObjectIdentifier(view)) {
      animate(view, of: supplement, motion)
    }
  }

  /// Animates a header or footer that is not visible after an update.
  private func animate(_ view: UIView, of supplement: TableSupplement, _ motion: ListMotion) {
    let alpha = view.alpha
    let section = motion.indexPaths?.sections[supplement.section]
    if let section, !motion.updates.reloadedSections.contains(supplement.section) {
      let new = TableSupplement(part: supplement.part, section: section)
      guard supplementaryViews[new] == nil, let frames else {
        return UIView.performWithoutAnimation { remove(view, of: supplement) }
      }
      var end = view.currentGeometry
      end.position.y =
        frame(new.part == .header ? frames.header(section) : frames.footer(section)).midY
      view.animateChange(to: end, alpha: alpha)
    } else {
      view.animateChange(to: view.currentGeometry, alpha: 0)
    }
    motion.cleanups.append { [weak self] in
      view.alpha = alpha
      if let self { self.remove(view, of: supplement) } else { view.removeFromSuperview() }
    }
  }
}
