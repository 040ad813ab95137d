/// One idea to look at, in all its cases.
package struct SnapshotScene: Sendable {
  package let group: String
  package let name: String
  /// Finishes the sentence “this shows …”.
  package let summary: String
  package let space: CaseSpace
  /// Lays out a case. Called once for each case, and again for one that needs an explanation.
  package let draw: @MainActor @Sendable (CaseName) throws -> DrawnCase
  /// The values that determine the picture of a case, so that of cases with equal values one is laid
  /// out; `nil` for a case that must be laid out to know what it looks like.
  package var appearance: @MainActor @Sendable (CaseName) -> AnyHashable? = { _ in nil }
  /// Which pictures its references keep as files.
  package var storage = ReferenceStorage.pictures
  /// Groups of cases of which no two look the same.
  package var distinctCases: [[CaseName]] = []
  /// Says how many of the combinations of its axes the scene shows; `nil` if it has no axes.
  package var coverage: @Sendable () throws(CaseError) -> CaseCoverage? = { nil }

  /// - Throws: ``CaseError`` if the scene has no cases, two of one name, or a name that cannot be a
  ///   file's.
  package init(
    group: String, name: String, shows summary: String, cases space: CaseSpace,
    draw: @escaping @MainActor @Sendable (CaseName) throws -> DrawnCase
  ) throws(CaseError) {
    for word in [group, name] where !CaseName.isWord(word) { throw .malformedSceneName(word) }
    guard space.count > 0 else { throw .noCases(scene: group + "/" + name) }
    if case .listed(let names) = space {
      var seen: Set<CaseName> = []
      for caseName in names where !seen.insert(caseName).inserted {
        throw .repeatedCase(caseName.text, scene: group + "/" + name)
      }
    }
    self.group = group
    self.name = name
    self.summary = summary
    self.space = space
    self.draw = draw
  }

  /// `group/name`, by which the scene is known everywhere and under which its references stand.
  package var path: String { group + "/" + name }
}

/// A case that was laid out and not yet rendered.
package struct DrawnCase {
  package var list: DisplayList
  /// Pixels per point.
  package var scale: CGFloat
  /// Painted under everything; `nil` leaves the picture transparent where nothing is drawn.
  package var background: Color?
  /// The properties that the case resolved to; asked for only where they are recorded or explain a
  /// difference.
  package var resolvedProperties: () -> ResolvedProperties
  /// Records what an audit looks at; the result looks for issues, on any thread.
  package var audit:
    @MainActor () -> @Sendable (AccessibilityAuditType) -> [AccessibilityAuditIssue] = {
      { _ in [] }
    }

  package init(
    list: DisplayList, scale: CGFloat, background: Color? = nil,
    resolved: @autoclosure @escaping () -> ResolvedProperties = ResolvedProperties()
  ) {
    self.list = list
    self.scale = scale
    self.background = background
    resolvedProperties = resolved
  }
}
