/// Draws a case with some of its properties put back to recorded values.
///
/// The case itself does not change: its properties have their own values again after each drawing.
package struct PropertyOverrides: Sendable {
  /// The changes of properties that can be put back, each list in the order of the view tree, with
  /// enclosing views first.
  package struct Candidates: Hashable, Sendable {
    /// The changes that are not the result of layout.
    package var properties: [ResolvedProperties.Change]
    /// The frames. Most of them follow from other properties.
    package var frames: [ResolvedProperties.Change]
    /// The changed widths and heights of views that constraints place, which can be the result of a
    /// rule in code. Each represents a part of the change of a frame.
    package var lengths: [ResolvedProperties.Change]
    /// The inserted sections of lists. Each represents changes of ``properties``.
    package var sections: [ResolvedProperties.Change]

    package init(
      properties: [ResolvedProperties.Change] = [], frames: [ResolvedProperties.Change] = [],
      sections: [ResolvedProperties.Change] = [], lengths: [ResolvedProperties.Change] = []
    ) {
      self.properties = properties
      self.frames = frames
      self.sections = sections
      self.lengths = lengths
    }

    /// The changes of properties, with a section instead of the changes that it represents.
    package var sectionsAndProperties: [ResolvedProperties.Change] {
      let represented = Set(sections.flatMap(\.sectionNames))
      return sections + properties.filter { !represented.contains($0.name) }
    }
  }

  /// Returns the changed metrics of the system in the tables that the case uses. A case is laid out
  /// from the beginning with former metrics, so that nothing of a drawing is left in the next one.
  package var usedMetrics:
    @MainActor @Sendable ([ResolvedProperties.Change]) -> [ResolvedProperties.Change] = { _ in [] }
  /// Returns the changes that can be put back and are not metrics.
  package var candidates: @MainActor @Sendable ([ResolvedProperties.Change]) -> Candidates
  /// Returns the case laid out with the old values of changes; `nil` if one of them cannot be put
  /// back.
  package var draw: @MainActor @Sendable ([ResolvedProperties.Change]) -> DrawnCase?

  /// Returns the resolved properties of the case laid out with the old values of changes; `nil` if one
  /// of them cannot be put back.
  package var properties:
    @MainActor @Sendable ([ResolvedProperties.Change]) -> ResolvedProperties? = { _ in nil }

  /// Returns what determines the value of a changed property; `nil` if it is unknown.
  package var origin: @MainActor @Sendable (ResolvedProperties.Change) -> PropertyOrigin? = { _ in
    nil
  }

  package init(
    candidates: @escaping @MainActor @Sendable ([ResolvedProperties.Change]) -> Candidates,
    draw: @escaping @MainActor @Sendable ([ResolvedProperties.Change]) -> DrawnCase?
  ) {
    self.candidates = candidates
    self.draw = draw
  }
}
