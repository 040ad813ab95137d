/// Finds and proves the reasons of differences by drawing cases with changes put back.
///
/// Nothing is drawn for cases that equal their references. The metrics of the system that were proved
/// to be the cause for most earlier cases are tried first, and then the cause of an earlier case with
/// equal changes. A single drawing confirms such a cause.
@MainActor package final class ReasonFinder {
  /// The finder of tests' snapshots, whose causes are shared by all tests of the process.
  package static let shared = ReasonFinder()

  /// The number of pixels after which no cause is searched for any more; drawing them takes about 15
  /// seconds.
  private let maxPixelCount: Int
  /// How many times more pixels are drawn at most to confirm causes that are already known.
  private static let confirmationFactor = 2
  private var pixelCount = 0
  /// The largest number of pixels that are drawn to find the item that looks different.
  private let maxPixelCountOfItem = 60_000_000
  /// The proved causes: the names of their properties by the changes of a case.
  private var causes: [Set<String>: [String]] = [:]
  /// The proved causes that consist of metrics of the system.
  private var metricCauses = MetricCauses()
  /// The proved lengths that were not recorded, the most recently proved first.
  private var unknownLengths: [UnknownLength] = []
  let renderer = PictureRenderer()

  package init(maxPixelCount: Int = 2_500_000_000) { self.maxPixelCount = maxPixelCount }

  /// A difference whose reason is unknown.
  package struct Question: Sendable {
    /// The changed properties; `nil` if no properties were recorded.
    package var changes: [ResolvedProperties.Change]?
    /// The changed properties if views with the same name are compared, which are tried if the
    /// others prove nothing; `nil` if there are none.
    package var changesByName: [ResolvedProperties.Change]?
    /// The properties that the version of the reference did not record; `nil` if there are none.
    package var unknown: UnknownProperties?
    package var expected: PixelDigest
    package var actual: PixelDigest?
    /// The drawing of the case; `nil` if it is unknown.
    package var drawing: RecordedDrawing?
    /// Returns the expected picture; `nil` if only its digest is kept.
    package var expectedPicture: @Sendable () -> Bitmap?

    package init(
      changes: [ResolvedProperties.Change]?, changesByName: [ResolvedProperties.Change]? = nil,
      unknown: UnknownProperties? = nil, expected: PixelDigest, actual: PixelDigest?,
      drawing: RecordedDrawing? = nil,
      expectedPicture: @escaping @Sendable () -> Bitmap? = { nil }
    ) {
      self.changes = changes
      self.changesByName = changesByName
      self.unknown = unknown
      self.expected = expected
      self.actual = actual
      self.drawing = drawing
      self.expectedPicture = expectedPicture
    }
  }

  /// Returns the reason of a difference.
  ///
  /// - Parameter overrides: draws the case with changes put back; `nil` if the case is not drawn
  ///   from views.
  package func reason(for question: Question, _ overrides: PropertyOverrides?) -> Reason {
    var reason = reasonWithoutOrigins(for: question, overrides)
    reason.origins = reason.changes.map { change in
      PropertyOrigin(ofMetric: change) ?? overrides?.origin(change)
    }
    return reason
  }

  private func reasonWithoutOrigins(
    for question: Question, _ overrides: PropertyOverrides?
  ) -> Reason {
    var reason = propertyReason(for: question, overrides)
    // A view that is removed and another one that is inserted can be one view with a new content.
    if reason.verdict == .notSufficient || reason.verdict == .drawingChanged,
      question.changes?.contains(where: { $0.view != nil }) == true,
      let changes = question.changesByName
    {
      var other = question
      other.changes = changes
      var otherReason = propertyReason(for: other, overrides)
      otherReason.drawingCount += reason.drawingCount
      if otherReason.verdict == .proved { return otherReason }
      reason.drawingCount = otherReason.drawingCount
    }
    if reason.verdict == .drawingChanged { reason.item = item(for: question) }
    if let unknown = question.unknown, !reason.isComplete {
      // Whether one of these properties changed cannot be said.
      if reason.verdict == .drawingChanged { reason.verdict = .unknown }
      reason.rest = [reason.rest, "\(unknown)"].compactMap { $0 }.joined(separator: "; ")
    }
    return reason
  }

  /// Returns the item of the drawing that looks different from the expected picture.
  private func item(for question: Question) -> DrawnItem? {
    guard pixelCount < maxPixelCount, let drawing = question.drawing,
      let expected = question.expectedPicture()
    else { return nil }
    pixelCount += maxPixelCountOfItem / 4
    guard
      var search = DrawnItemSearch(
        drawing, expected: expected, maxPixelCount: maxPixelCountOfItem, renderer: renderer),
      let found = search.run()
    else { return nil }
    let (kind, text) = found.item.summary
    return DrawnItem(kind: kind, text: text, view: drawing.viewOfItem(found.path))
  }

  private func propertyReason(for question: Question, _ overrides: PropertyOverrides?) -> Reason {
    guard let changes = question.changes else {
      return Reason(.unknown, rest: "no properties were recorded with the reference")
    }
    guard changes.contains(where: { !$0.isMetric }) || overrides != nil,
      !changes.isEmpty || question.unknown != nil
    else { return Reason(.drawingChanged) }
    guard let overrides else { return Reason(.unknown) }
    let key = Set(changes.filter { !$0.isFrame }.map(\.description))
    var proof = Proof(question: question, overrides: overrides, finder: self)
    guard pixelCount < maxPixelCount else {
      let names = causes[key]
      // Confirming a cause takes two drawings, a search takes more.
      if pixelCount < Self.confirmationFactor * maxPixelCount,
        let reason = proof.confirmed(changes, suggestion: names)
      {
        return reason
      }
      let likely = changes.filter { names?.contains($0.name) == true }
      return likely.isEmpty || likely.count != names?.count
        ? Reason(.unknown) : Reason(.likely, likely)
    }
    let reason = proof.reason(changes, suggestion: causes[key])
    if reason.verdict == .proved {
      causes[key] = reason.changes.map(\.name)
      metricCauses.note(reason.changes)
    }
    return reason
  }

  /// The proof of a reason for one case.
  @MainActor private struct Proof {
    let question: Question
    let overrides: PropertyOverrides
    let finder: ReasonFinder
    private var drawingCount = 0
    /// The digests of the case's drawings. Equal display lists are drawn once.
    private var digests: [DisplayList: PixelDigest] = [:]
    /// The changed metrics that the case uses, when they are known.
    private var usedMetrics: [ResolvedProperties.Change]?
    /// The changes that can be put back, when they are known.
    private var candidates: PropertyOverrides.Candidates?

    init(question: Question, overrides: PropertyOverrides, finder: ReasonFinder) {
      self.question = question
      self.overrides = overrides
      self.finder = finder
      if let drawing = question.drawing, let actual = question.actual {
        digests[drawing.list] = actual
      }
    }

    /// Returns the smallest proved cause, or what is known without a proof.
    mutating func reason(
      _ changes: [ResolvedProperties.Change], suggestion: [String]?
    ) -> Reason {
      // Most changes follow from metrics if any of them changed, and frames follow from other
      // properties unless an app sets them. The views are examined only if metrics explain nothing.
      if let reason = confirmedMetrics(changes) { return reason }
      let metrics = usedMetrics(changes)
      let assumed = metrics.filter { $0.assumption != nil }
      let recorded = metrics.filter { $0.assumption == nil }
      if let reason = reason(among: recorded) { return reason }
      if !assumed.isEmpty, let reason = reason(among: metrics) { return reason }
      if let reason = confirmedProperties(changes, suggestion) { return reason }
      let candidates = candidates(changes)
      var attempts = [candidates.properties]
      if !candidates.sections.isEmpty { attempts.insert(candidates.sectionsAndProperties, at: 0) }
      for metrics in assumed.isEmpty ? [recorded] : [recorded, metrics] {
        for tried in attempts where !tried.isEmpty {
          if let reason = reason(among: metrics + tried) { return reason }
        }
        if let reason = reasonInLayout(metrics + candidates.properties, candidates) {
          return reason
        }
        // Some properties have no effect, and putting them back can have one on the layout.
        if !candidates.properties.isEmpty, let reason = reasonInLayout(metrics, candidates) {
          return reason
        }
      }
      if let reason = reasonOfUnknownLength() { return reason }
      return unproved(recorded, candidates, changes)
    }

    private mutating func usedMetrics(
      _ changes: [ResolvedProperties.Change]
    ) -> [ResolvedProperties.Change] {
      if let usedMetrics { return usedMetrics }
      let used = overrides.usedMetrics(changes.filter { $0.isMetric && $0.old != nil })
      usedMetrics = used
      return used
    }

    private mutating func candidates(
      _ changes: [ResolvedProperties.Change]
    ) -> PropertyOverrides.Candidates {
      if let candidates { return candidates }
      let found = overrides.candidates(changes)
      candidates = found
      return found
    }

    /// Returns the proved cause if it is the cause of an earlier case, which takes few drawings.
    mutating func confirmed(
      _ changes: [ResolvedProperties.Change], suggestion: [String]?
    ) -> Reason? {
      confirmedMetrics(changes) ?? confirmedProperties(changes, suggestion)
    }

    /// Returns a proved reason if metrics that explain earlier cases also explain this case.
    private mutating func confirmedMetrics(_ changes: [ResolvedProperties.Change]) -> Reason? {
      let changed = changes.filter { $0.isMetric && $0.old != nil }
      let first = finder.metricCauses.suggestions(among: changed).first
      if let first, let reason = confirmed(first) { return reason }
      for cause in finder.metricCauses.suggestions(among: usedMetrics(changes))
        .prefix(MetricCauses.maxSuggestionCount)
      where cause != first {
        if let reason = confirmed(cause) { return reason }
      }
      return nil
    }

    /// Returns a proved reason if the changes with some names explain the case.
    private mutating func confirmedProperties(
      _ changes: [ResolvedProperties.Change], _ suggestion: [String]?
    ) -> Reason? {
      guard let suggestion, !suggestion.isEmpty else { return nil }
      let metrics = usedMetrics(changes)
      let candidates = candidates(changes)
      let suggested =
        (metrics + candidates.sections + candidates.properties + candidates.lengths
        + candidates.frames).filter { suggestion.contains($0.name) }
      guard suggested.count == suggestion.count, digest(suggested) == question.expected else {
        return nil
      }
      return proved(suggested, isMinimal: true)
    }

    /// The largest number of changes in a proved cause that is not compared with lengths.
    private let maxFrameCount = 2

    /// Returns the proved cause that contains frames or lengths; `nil` if there is none. A few lengths
    /// say more than the frames that follow from them.
    private mutating func reasonInLayout(
      _ changes: [ResolvedProperties.Change], _ candidates: PropertyOverrides.Candidates
    ) -> Reason? {
      let frames =
        candidates.frames.isEmpty ? nil : reason(among: changes + candidates.frames)
      if candidates.lengths.isEmpty || frames.map({ $0.changes.count <= maxFrameCount }) == true {
        return frames
      }
      // Layouts can have several solutions, so that a length leaves traces.
      guard let lengths = reason(among: changes + candidates.lengths),
        frames.map({ lengths.changes.count < $0.changes.count }) != false
      else { return frames }
      return lengths
    }

    /// Returns the proved cause that is a length in properties that were not recorded; `nil` if there
    /// is none.
    private mutating func reasonOfUnknownLength() -> Reason? {
      guard let unknown = question.unknown?.changes else { return nil }
      for length in finder.unknownLengths + newLengths(in: unknown) {
        let changes = length.changes(of: unknown)
        guard !changes.isEmpty, digest(changes) == question.expected,
          let reason = reason(among: changes)
        else { continue }
        finder.unknownLengths.removeAll { $0 == length }
        finder.unknownLengths.insert(length, at: 0)
        return reason
      }
      return nil
    }

    /// Returns the lengths that follow from the pixels that differ from the expected picture.
    private mutating func newLengths(
      in unknown: [ResolvedProperties.Change]
    ) -> [UnknownLength] {
      guard let expected = question.expectedPicture(), let drawn = overrides.draw([]), draw(drawn),
        finder.renderer.bitmap.width == expected.width,
        finder.renderer.bitmap.height == expected.height
      else { return [] }
      return UnknownLength.candidates(
        unknown, DifferingPixels(finder.renderer.bitmap, expected), width: expected.width,
        scale: Double(drawn.scale)
      ).filter { !finder.unknownLengths.contains($0) }
    }

    /// Returns the smallest proved cause that consists of some of the changes; `nil` if there is
    /// none.
    private mutating func reason(among changes: [ResolvedProperties.Change]) -> Reason? {
      guard !changes.isEmpty else { return nil }
      let result = CauseSearch.minimalCause(among: changes) { digest($0) == question.expected }
      guard case .found(let cause, let isMinimal) = result else { return nil }
      return proved(cause, isMinimal: isMinimal)
    }

    /// Returns a proved reason if metrics that explain another case also explain this case, and none
    /// of them can be left out.
    private mutating func confirmed(_ metrics: [ResolvedProperties.Change]) -> Reason? {
      guard digest(metrics) == question.expected else { return nil }
      if metrics.count > 1 {
        for metric in metrics where digest(metrics.filter { $0 != metric }) == question.expected {
          return nil
        }
      }
      return proved(metrics, isMinimal: true)
    }

    /// Returns a proved reason if the case without any of the changes put back still has its
    /// picture, so that no trial has left traces.
    private mutating func proved(
      _ changes: [ResolvedProperties.Change], isMinimal: Bool
    ) -> Reason? {
      // A case with former metrics is laid out from the beginning.
      if !changes.allSatisfy(\.isMetric) {
        guard let unchanged = digest([]), unchanged == question.actual,
          digest(changes) == question.expected
        else { return nil }
      }
      var reason = Reason(.proved, changes, drawingCount: drawingCount)
      reason.isMinimal = isMinimal
      return reason
    }

    /// Returns the reason if no set of changes explains the picture.
    private mutating func unproved(
      _ metrics: [ResolvedProperties.Change], _ candidates: PropertyOverrides.Candidates,
      _ changes: [ResolvedProperties.Change]
    ) -> Reason {
      let settable = metrics + candidates.properties
      let known = Set((settable + candidates.frames).map(\.name))
      let fixed = changes.filter {
        !known.contains($0.name) && !$0.isFrame && !$0.isAccessibility && !$0.isMetric
      }
      let withAll = digest(settable)
      var effective: [ResolvedProperties.Change] = []
      if settable.count <= CauseSearch.maxSingleCount {
        for change in settable where digest(settable.filter { $0 != change }) != withAll {
          effective.append(change)
        }
      } else if withAll != question.actual {
        effective = settable
      }
      var rest: [String] = []
      if !fixed.isEmpty {
        let first = fixed.prefix(2).map(\.causeText).joined(separator: ", ")
        let more = fixed.count > 2 ? " and \(fixed.count - 2) more" : ""
        rest.append("\(first)\(more) cannot be put back")
      }
      if !effective.isEmpty, let left = difference(with: settable) { rest.append("left: \(left)") }
      let isDrawing = effective.isEmpty && fixed.isEmpty
      return Reason(
        isDrawing ? .drawingChanged : .notSufficient, effective,
        rest: rest.isEmpty ? nil : rest.joined(separator: "; "), drawingCount: drawingCount)
    }

    /// Returns the difference between the expected picture and the case with changes put back.
    private mutating func difference(with changes: [ResolvedProperties.Change]) -> String? {
      guard let expected = question.expectedPicture(), let drawn = overrides.draw(changes),
        draw(drawn)
      else { return nil }
      return ImageComparison(expected: expected, actual: finder.renderer.bitmap).description
    }

    /// Returns the digest of the case with changes put back; `nil` if it cannot be drawn.
    private mutating func digest(_ changes: [ResolvedProperties.Change]) -> PixelDigest? {
      guard let drawn = overrides.draw(changes) else { return nil }
      if let known = digests[drawn.list] { return known }
      guard draw(drawn) else { return nil }
      let digest = PixelDigest(finder.renderer.bitmap)
      digests[drawn.list] = digest
      return digest
    }

    /// Draws a case into the bitmap of the renderer. Returns `false` if it cannot be drawn.
    private mutating func draw(_ drawn: DrawnCase) -> Bool {
      drawingCount += 1
      let renderer = finder.renderer
      guard
        case .success = renderer.draw(
          drawn.list, scale: drawn.scale, background: drawn.background)
      else { return false }
      finder.pixelCount += renderer.bitmap.pixels.count
      return true
    }
  }
}

extension ResolvedProperties.Change {
  /// A Boolean value that indicates whether the property is of an element that assistive
  /// technologies present, which has no effect on pictures.
  var isAccessibility: Bool {
    let start = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    guard name[start...].hasPrefix("accessibility"), let dot = name[start...].firstIndex(of: ".")
    else { return false }
    return name[start..<dot].dropFirst("accessibility".count)
      .allSatisfy { $0.isASCII && $0.isNumber }
  }
}
