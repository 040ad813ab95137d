import Synchronization

/// Something about a text that its reader should know.
package enum TextWarning: Hashable, Sendable {
  /// No font has the character; it is drawn as a box.
  case missingCharacter(Unicode.Scalar)
  /// A font cannot be used; another one stands in, or boxes if there is none.
  case font(FontError)
}

extension TextWarning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingCharacter(let scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
      return
        "No installed font has U+\(code) (\(scalar.properties.name ?? "no name")): it is drawn as a box. "
        + "Install a font package that has it, or change the text."
    case .font(let error): return error.description
    }
  }
}

/// Lays out texts and remembers what it has laid out.
///
/// The same text, constraints and font files give the same layout on every thread, in any order, with the caches full
/// or empty.
package final class TextEngine: Sendable {
  package static let shared = TextEngine(catalog: .shared)

  package let catalog: FontCatalog
  let shaper = Shaper()

  /// A layout under the hash of what it was made from, which is compared before it is used; where two texts have one
  /// hash, the later one is remembered.
  private final class Remembered: Sendable {
    let text: StyledText
    let constraints: TextConstraints
    let layout: TextLayout

    init(_ text: StyledText, _ constraints: TextConstraints, _ layout: TextLayout) {
      self.text = text
      self.constraints = constraints
      self.layout = layout
    }
  }

  private let layouts = Mutex(GenerationalCache<Int, Remembered>(capacity: 8192))
  private let collected = Mutex<Set<TextWarning>>([])

  /// Texts longer than this many bytes are not remembered.
  private static let longestRemembered = 2048

  package init(catalog: FontCatalog) { self.catalog = catalog }

  /// Breaks a text into lines in the given room.
  ///
  /// Time and memory grow with the text that is shown, not with its length squared: a megabyte of which one line is
  /// wanted costs about as much as copying it. An empty text gives a layout of no size, as an empty label has.
  package func layOut(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    guard text.string.utf8.count <= Self.longestRemembered else {
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
    let remembered = Remembered(text, constraints, layout)
    layouts.withLock { $0[hash] = remembered }
    return layout
  }

  /// What has been noticed so far, each once, in a fixed order whatever the order of the layouts was.
  package var warnings: [TextWarning] {
    let unusable = catalog.unusableFiles.map { TextWarning.font($0) }
    return collected.withLock { $0 }.union(unusable).map { ($0, $0.description) }.sorted {
      $0.1 < $1.1
    }.map(\.0)
  }

  /// Forgets layouts, after a font of a name has come to be registered that texts may have asked for before.
  package func forgetLayouts() { layouts.withLock { $0.removeAll() } }

  /// Forgets layouts, shaped pieces and warnings, for instance after the catalogue's folders have changed.
  package func forget() {
    layouts.withLock { $0.removeAll() }
    shaper.forget()
    collected.withLock { $0 = [] }
  }

  private func layOutNow(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let layout = fitted(text, in: constraints)
    if !layout.missingCharacters.isEmpty {
      collected.withLock { $0.formUnion(layout.missingCharacters.map { .missingCharacter($0) }) }
    }
    return layout
  }

  /// The layout after tightening and shrinking as far as is allowed and needed.
  private func fitted(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
    let plain = typeset(text, constraints, scale: 1, tightening: 0)
    guard plain.isTruncated else { return plain }
    if constraints.allowsTightening {
      // In steps, so that a line is not tighter than it needs to be.
      for step in 1...Self.tighteningSteps {
        let share = Self.mostTightening * CGFloat(step) / CGFloat(Self.tighteningSteps)
        let tightened = typeset(text, constraints, scale: 1, tightening: share)
        if !tightened.isTruncated { return tightened }
      }
    }
    let minimum = constraints.minimumScale
    guard minimum > 0, minimum < 1 else { return plain }
    let tightening = constraints.allowsTightening ? Self.mostTightening : 0
    // The largest of 64 sizes that fits; below the smallest one the rest is cut.
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

  /// Chosen: `NSParagraphStyle` tightens by up to 5 % of a line's width before it truncates; the mean advance of text is
  /// about 0.55 em.
  private static let mostTightening: CGFloat = 0.0275
  private static let tighteningSteps = 6
  private static let scaleSteps = 64

  private func typeset(
    _ text: StyledText, _ constraints: TextConstraints, scale: CGFloat, tightening: CGFloat
  ) -> TextLayout {
    let setter = Typesetter(
      text, constraints, scale: scale, tightening: tightening, engine: self)
    if !setter.fontErrors.isEmpty {
      collected.withLock { $0.formUnion(setter.fontErrors.map { .font($0) }) }
    }
    var layout = setter.layout()
    layout.scale = scale
    return layout
  }
}
