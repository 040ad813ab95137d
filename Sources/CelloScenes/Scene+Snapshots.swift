import CelloSnapshots
import UIKit

extension SnapshotCatalog {
  /// Creates a catalog of the snapshots of scenes.
  ///
  /// - Throws: ``CaseError`` if a name is malformed, ambiguous or repeated.
  package init(_ scenes: [Scene]) throws(CaseError) {
    var snapshots: [SnapshotScene] = []
    for scene in scenes { snapshots.append(try SnapshotScene(scene)) }
    try self.init(snapshots)
  }
}

extension SnapshotScene {
  /// Creates the snapshots of a scene.
  ///
  /// - Throws: ``CaseError`` if a name is malformed or ambiguous.
  package init(_ scene: Scene) throws(CaseError) { self = try scene.makeSnapshots() }

  init(_ scene: Scene, _ views: Scene.Views) throws(CaseError) {
    let base = views.base
    let reader = try VariantReader(views.cases, base)
    try self.init(
      group: scene.group, name: scene.name, shows: scene.summary,
      cases: try views.cases.space(from: base)
    ) { name in
      guard let variant = reader.variant(name) else { throw CaseError.malformedName(name.text) }
      var drawn = DrawnCase(
        under: variant.traits, .width(variant.width), safeArea: variant.safeArea
      ) { views.view(variant) }
      drawn.ignoreIssues(where: views.isIgnored)
      return drawn
    }
    replaceMetrics()
    if let resolvedRow = views.resolvedRow {
      appearance = { name in
        guard let variant = reader.variant(name),
          let row = variant.traits.performingAsCurrent({ resolvedRow(variant) })
        else { return nil }
        return CaseAppearance(words: name.textAfterStates, row: row)
      }
    }
    for axis in views.distinctions {
      distinctCases += try views.cases.distinctCases(by: axis, from: base)
    }
    coverage = { () throws(CaseError) in try views.cases.coverage(from: base) }
  }
}

extension SnapshotScene {
  init(_ scene: Scene, _ screens: Scene.Screens) throws(CaseError) {
    let base = screens.base
    let reader = try VariantReader(screens.cases, base)
    try self.init(
      group: scene.group, name: scene.name, shows: scene.summary,
      cases: try screens.cases.space(from: base)
    ) { name in
      guard let variant = reader.variant(name) else { throw CaseError.malformedName(name.text) }
      let screen = Screen(
        variant.device ?? screens.device, screens.makeController(variant), traits: variant.traits,
        chrome: screens.chrome)
      screen.takesTimeForAnimations = variant.time != nil
      try screens.steps(screen, variant)
      if let time = variant.time { screen.wait(for: time) }
      var drawn = DrawnCase(screen)
      drawn.ignoreIssues(where: screens.isIgnored)
      return drawn
    }
    replaceMetrics()
    coverage = { () throws(CaseError) in try screens.cases.coverage(from: base) }
  }
}

extension DrawnCase {
  /// Removes issues from the result of the audit.
  fileprivate mutating func ignoreIssues(
    where isIgnored: @escaping @Sendable (AccessibilityAuditIssue) -> Bool
  ) {
    let audit = audit
    self.audit = {
      let audit = audit()
      return { types in audit(types).filter { !isIgnored($0) } }
    }
  }
}

/// The values that determine the appearance of a case of configurations: the content of its row,
/// and the words for all other settings, such as traits and the width.
private struct CaseAppearance: Hashable {
  var words: Substring
  var row: ResolvedRow
}

extension Scene.Views {
  /// Returns the view of a case in its list, or on the system's background if it is outside of a
  /// list.
  @MainActor fileprivate func view(_ variant: Variant) -> UIView {
    let view = makeView(variant)
    view.show(variant.state)
    let result: UIView
    if variant.list != .unspecified, let cell = view as? UICollectionViewCell {
      result = ListRowView(
        cell,
        row: ListRow(
          environment: variant.list, position: variant.position.row, kind: variant.kind.row))
    } else if view is UITableViewCell || view is UITableViewHeaderFooterView {
      result = RowView(view, in: variant.list)
    } else {
      if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
      result = view
    }
    if let tintColor = variant.tintColor { result.tintColor = tintColor }
    return result
  }
}
