import Synchronization

/// Lays out text and caches the layouts.
///
/// The same text, constraints and font files produce the same layout on every thread and in any
/// order, whether or not it is cached.
package final class TextEngine: Sendable {
  /// The engine of the process, which uses the shared catalog.
  package static let shared = TextEngine(catalog: .shared)

  /// The catalog of the fonts.
  package let catalog: FontCatalog
  let shaper = Shaper()

  /// A layout with its input, stored under the input's hash. The input is compared before the
  /// layout is used. If two inputs have the same hash, the later one is kept.
  private final class CachedLayout: Sendable {
    let text: StyledText
    let constraints: TextConstraints
    let layout: TextLayout

    init(_ text: StyledText, _ constraints: TextConstraints, _ layout: TextLayout) {
      self.text = text
      self.constraints = constraints
      self.layout = layout
    }
  }

  private let layouts = Mutex(GenerationalCache<Int, CachedLayout>(capacity: 8192))
  private let collected = Mutex<Set<TextWarning>>([])
  private let generationCount = Atomic(0)

  /// The maximum length of a cached text, in bytes of UTF-8.
  private static let maxCachedLength = 2048

  /// Creates an engine without cached layouts.
  package init(catalog: FontCatalog) { self.catalog = catalog }

  /// Returns the layout of a text within constraints.
  ///
  /// Time and memory are proportional to the text that is shown: one line of a megabyte costs about
  /// as much as copying the text. The layout of an empty text has a size of zero.
  package func layOut(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    guard text.string.utf8.count <= Self.maxCachedLength else {
      return layOutNow(text, in: constraints)
    }
    var hasher = Hasher()
    hasher.combine(text)
    hasher.combine(constraints)
    let hash = hasher.finalize()
    if let known = layouts.withLock({ $0[hash] }), known.constraints == constraints,
      known.text == text
    {
      return known.layout
    }
    let layout = layOutNow(text, in: constraints)
    let cached = CachedLayout(text, constraints, layout)
    layouts.withLock { $0[hash] = cached }
    return layout
  }

  /// The warnings so far, without duplicates. They are sorted, so that their order does not depend
  /// on the order of the layouts.
  package var warnings: [TextWarning] {
    let unusable = catalog.unusableFiles.map { TextWarning.font($0) }
    return collected.withLock { $0 }.union(unusable).map { ($0, $0.description) }.sorted {
      $0.1 < $1.1
    }.map(\.0)
  }

  /// Removes all cached layouts. This is required after a font was registered whose name earlier
  /// texts may have used.
  package func removeCachedLayouts() {
    layouts.withLock { $0.removeAll() }
    generationCount.add(1, ordering: .sequentiallyConsistent)
  }

  /// The number of times that layouts were removed. A layout of an earlier generation may use other
  /// fonts.
  package var generation: Int { generationCount.load(ordering: .sequentiallyConsistent) }

  /// Removes cached layouts, shaped pieces and warnings. This is required after the catalog's
  /// folders have changed.
  package func removeAll() {
    shaper.removeAll()
    removeCachedLayouts()
    collected.withLock { $0 = [] }
  }

  private func layOutNow(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let layout = fitted(text, in: constraints)
    if !layout.missingCharacters.isEmpty {
      collected.withLock { $0.formUnion(layout.missingCharacters.map { .missingCharacter($0) }) }
    }
    return layout
  }

  /// Returns the layout after tightening and shrinking, as far as permitted and necessary.
  private func fitted(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let plain = typeset(text, constraints, scale: 1, tightening: 0)
    guard plain.isTruncated else { return plain }
    if constraints.allowsTightening {
      // Lines are tightened in steps, so that they are not tighter than necessary.
      for step in 1...Self.tighteningSteps {
        let share = Self.maxTightening * CGFloat(step) / CGFloat(Self.tighteningSteps)
        let tightened = typeset(text, constraints, scale: 1, tightening: share)
        if !tightened.isTruncated { return tightened }
      }
    }
    let minimum = constraints.minimumScale
    guard minimum > 0, minimum < 1 else { return plain }
    let tightening = constraints.allowsTightening ? Self.maxTightening : 0
    // Finds the largest of 64 sizes that fits. Below the minimum size, the rest of the text is
    // truncated.
    var fits: TextLayout?
    var low = 1
    var high = Self.scaleSteps
    while low <= high {
      let step = (low + high) / 2
      let scale = 1 - (1 - minimum) * CGFloat(step) / CGFloat(Self.scaleSteps)
      let shrunk = typeset(text, constraints, scale: scale, tightening: tightening)
      if shrunk.isTruncated {
        low = step + 1
      } else {
        fits = shrunk
        high = step - 1
      }
    }
    return fits ?? typeset(text, constraints, scale: minimum, tightening: tightening)
  }

  /// The maximum tightening, as a fraction of the font size. Chosen: `NSParagraphStyle` tightens by
  /// up to 5 % of a line's width before it truncates, and the mean advance of text is about 0.55
  /// em.
  private static let maxTightening: CGFloat = 0.0275
  private static let tighteningSteps = 6
  private static let scaleSteps = 64

  private func typeset(
    _ text: StyledText, _ constraints: TextConstraints, scale: CGFloat, tightening: CGFloat
  ) -> TextLayout {
    let result = Typesetter.typeset(
      text, constraints, scale: scale, tightening: tightening, catalog: catalog, shaper: shaper)
    if !result.fontErrors.isEmpty {
      collected.withLock { $0.formUnion(result.fontErrors.map { .font($0) }) }
    }
    return result.layout
  }
}
