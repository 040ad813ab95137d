import CelloRaster

extension ReasonFinder {
  /// A difference whose former drawing is known.
  package struct DrawingQuestion {
    /// The drawing of the revision that recorded the reference.
    package var former: DrawingArchive
    package var drawing: RecordedDrawing
    package var expected: PixelDigest
    package var actual: PixelDigest
    /// What is known about the difference; `nil` if no reason was searched for.
    package var reason: Reason?

    package init(
      former: DrawingArchive, drawing: RecordedDrawing, expected: PixelDigest, actual: PixelDigest,
      reason: Reason? = nil
    ) {
      self.former = former
      self.drawing = drawing
      self.expected = expected
      self.actual = actual
      self.reason = reason
    }
  }

  /// Returns the reason that the code of a drawing changed, proved by exchanging items of the display
  /// list for the former ones; `nil` if that is not the whole reason.
  ///
  /// Properties that are known to be a part of the cause are put back first. Then, each view in which
  /// items differ is tried. If the lists are equal, but the former one looks different now, the
  /// rasterizer is the cause.
  ///
  /// - Parameter overrides: draws the case with changes put back; `nil` if the case is not drawn
  ///   from views.
  package func reason(
    for question: DrawingQuestion, _ overrides: PropertyOverrides?
  ) -> Reason? {
    // Another revision has recorded the reference, or it is drawn differently as a whole.
    guard question.former.digest == question.expected,
      question.former.scale == question.drawing.scale,
      question.former.background == question.drawing.background
    else { return nil }
    var proof = DrawingProof(question: question, renderer: renderer)
    proof.drawingCount = question.reason?.drawingCount ?? 0
    // Nothing is proved if the case looks different each time.
    guard proof.digest(question.drawing.list) == question.actual else { return nil }
    guard proof.digest(question.former.list) == question.expected else {
      return proof.reasonOfRasterizer()
    }
    var reason = proof.reason(from: question.drawing.list, [])
    let known = question.reason?.changes ?? []
    if !known.isEmpty, let drawn = overrides?.draw(known),
      let other = proof.reason(from: drawn.list, known),
      reason.map({ other.changes.count - known.count < $0.changes.count }) ?? true
    {
      reason = other
    }
    reason?.drawingCount = proof.drawingCount
    guard var reason else { return nil }
    reason.origins = reason.changes.map { change in
      PropertyOrigin(ofMetric: change) ?? (known.contains(change) ? overrides?.origin(change) : nil)
    }
    return reason
  }
}

/// The proof that items of a drawing changed.
@MainActor private struct DrawingProof {
  let question: ReasonFinder.DrawingQuestion
  let renderer: PictureRenderer
  var drawingCount = 0

  init(question: ReasonFinder.DrawingQuestion, renderer: PictureRenderer) {
    self.question = question
    self.renderer = renderer
  }

  mutating func digest(_ list: DisplayList) -> PixelDigest? {
    drawingCount += 1
    let drawing = question.drawing
    guard
      case .success = renderer.draw(list, scale: drawing.scale, background: drawing.background)
    else { return nil }
    return PixelDigest(renderer.bitmap)
  }

  /// Returns the reason that views draw other items than before.
  ///
  /// - Parameters:
  ///   - list: the present drawing, with the known changes put back.
  ///   - known: the known changes.
  mutating func reason(
    from list: DisplayList, _ known: [ResolvedProperties.Change]
  ) -> Reason? {
    let changes = DrawingChanges(from: question.former.list, to: list)
    let units = units(of: changes)
    let result = CauseSearch.minimalCause(among: units.map(\.change)) { tried in
      let names = Set(tried.map(\.name))
      let indices = units.filter { names.contains($0.change.name) }.flatMap(\.indices)
      return digest(changes.list(exchanging: Set(indices))) == question.expected
    }
    guard case .found(let cause, let isMinimal) = result else { return nil }
    var reason = Reason(.proved, known + cause)
    reason.isMinimal = isMinimal
    return reason
  }

  /// The differing items of a view, as a change of its drawing.
  private struct Unit {
    var change: ResolvedProperties.Change
    var indices: [Int]
  }

  /// The largest number of items whose views are found, which takes a recording for each.
  private static let maxNamedCount = 100

  private func units(of changes: DrawingChanges) -> [Unit] {
    var order: [String] = []
    var indices: [String: [Int]] = [:]
    for (index, change) in changes.changes.enumerated() {
      let view =
        changes.changes.count > Self.maxNamedCount
        ? nil : question.drawing.viewOfItem(change.path)
      // Without views, the items of a group are together, such as the frames of a film strip.
      let key = view ?? "item \((change.path.first ?? 0) + 1)"
      if indices[key] == nil { order.append(key) }
      indices[key, default: []].append(index)
    }
    var units = order.map { view in
      let own = indices[view] ?? []
      let first = changes.changes[own[0]]
      let (old, new) = first.texts
      let more = own.count > 1 ? " and \(own.count - 1) more" : ""
      return Unit(
        change: ResolvedProperties.Change(
          name: "\(ResolvedProperties.Change.drawingPrefix)\(view).\(first.kind)", old: old,
          new: new.map { $0 + more }), indices: own)
    }
    if let index = changes.sizeIndex {
      let (old, new) = changes.sizes
      units.append(
        Unit(
          change: ResolvedProperties.Change(
            name: "\(ResolvedProperties.Change.drawingPrefix)picture.size", old: old, new: new),
          indices: [index]))
    }
    return units
  }

  /// Returns the reason that equal items look different; `nil` if the items differ.
  mutating func reasonOfRasterizer() -> Reason? {
    guard question.former.list == question.drawing.list else { return nil }
    var reason = Reason(
      .proved,
      [
        ResolvedProperties.Change(
          name: "\(ResolvedProperties.Change.drawingPrefix)picture.rasterizer", old: "former",
          new: "present")
      ])
    reason.drawingCount = drawingCount
    return reason
  }
}

extension ResolvedProperties.Change {
  /// What the names of changed drawings begin with, which are not properties.
  static let drawingPrefix = "drawing/"
}
