/// Draws a case with some of its properties put back to recorded values.
///
/// The case itself does not change: its properties have their own values again after each drawing.
package struct PropertyOverrides: Sendable {
  /// The changes that can be put back, each list in the order of the view tree, with enclosing views
  /// first.
  package struct Candidates: Hashable, Sendable {
    /// The metrics of the system that the case uses.
    package var metrics: [ResolvedProperties.Change]
    /// The changes that are not the result of layout.
    package var properties: [ResolvedProperties.Change]
    /// The frames. Most of them follow from other properties.
    package var frames: [ResolvedProperties.Change]

    package init(
      metrics: [ResolvedProperties.Change] = [], properties: [ResolvedProperties.Change] = [],
      frames: [ResolvedProperties.Change] = []
    ) {
      self.metrics = metrics
      self.properties = properties
      self.frames = frames
    }
  }

  /// Returns the changes that can be put back.
  package var candidates: @MainActor @Sendable ([ResolvedProperties.Change]) -> Candidates
  /// Returns the case laid out with the old values of changes; `nil` if one of them cannot be put
  /// back.
  package var draw: @MainActor @Sendable ([ResolvedProperties.Change]) -> DrawnCase?

  package init(
    candidates: @escaping @MainActor @Sendable ([ResolvedProperties.Change]) -> Candidates,
    draw: @escaping @MainActor @Sendable ([ResolvedProperties.Change]) -> DrawnCase?
  ) {
    self.candidates = candidates
    self.draw = draw
  }
}
