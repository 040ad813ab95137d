/// The snapshots of a scene: its cases and how to draw them.
package struct SnapshotScene: Sendable {
  package let group: String
  package let name: String
  /// A description that completes the sentence “this shows …”.
  package let summary: String
  package let space: CaseSpace
  /// Lays out a case. It is called once for each case, and again if the case needs an explanation.
  package var draw: @MainActor @Sendable (CaseName) throws -> DrawnCase
  /// Returns the values that determine the picture of a case. Only one of the cases with equal
  /// values is laid out. The result is `nil` if the case must be laid out to determine its
  /// appearance.
  package var appearance: @MainActor @Sendable (CaseName) -> AnyHashable? = { _ in nil }
  /// The choice of pictures that the references keep as files.
  package var storage = ReferenceStorage.pictures
  /// Groups of cases in which no two cases may look the same.
  package var distinctCases: [[CaseName]] = []
  /// Returns how many combinations of values the scene covers; `nil` if it has no axes.
  package var coverage: @Sendable () throws(CaseError) -> CaseCoverage? = { nil }

  /// Creates the snapshots of a scene.
  ///
  /// - Throws: ``CaseError`` if the scene has no cases or two cases with the same name, or if a
  ///   name cannot be the name of a file.
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

  /// The name of the scene with its group, as `group/name`. It identifies the scene and is the path
  /// of its references.
  package var path: String { group + "/" + name }
}

/// A case that has been laid out, but not rendered.
package struct DrawnCase {
  package var list: DisplayList
  /// The scale of the picture, in pixels per point.
  package var scale: CGFloat
  /// The color behind the picture; `nil` for a transparent background.
  package var background: Color?
  /// Returns the resolved properties of the case. It is called only to record them or to explain a
  /// difference.
  package var resolvedProperties: () -> ResolvedProperties
  /// Returns the properties that derive from the picture, instead of ``resolvedProperties``; `nil`
  /// for most cases.
  package var propertiesOfPicture: ((Bitmap) -> ResolvedProperties)?
  /// The frames of a film strip, whose picture contains them; `nil` for other cases.
  package var filmStrip: FilmStripPicture?
  /// Draws the case with properties put back to recorded values, to prove the cause of a difference;
  /// `nil` if the case is not drawn from views.
  package var overrides: PropertyOverrides?
  /// Returns the name of the view that draws an item; `nil` if it is unknown. The argument contains
  /// the indices of the item in the nested groups that contain it.
  package var viewOfItem: @MainActor @Sendable (_ path: [Int]) -> String? = { _ in nil }
  /// Records the views for an audit. The result is a closure that finds issues, on any thread.
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

extension DrawnCase {
  /// The drawing of the case.
  package var drawing: RecordedDrawing {
    RecordedDrawing(list: list, scale: scale, background: background, viewOfItem: viewOfItem)
  }
}

/// The drawing of a case before it is rendered.
package struct RecordedDrawing: Sendable {
  package var list: DisplayList
  /// The scale of the picture, in pixels per point.
  package var scale: CGFloat
  /// The color behind the picture; `nil` for a transparent background.
  package var background: Color?
  /// Returns the name of the view that draws an item; `nil` if it is unknown.
  package var viewOfItem: @MainActor @Sendable (_ path: [Int]) -> String? = { _ in nil }
}
