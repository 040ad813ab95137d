import CelloSnapshots
import UIKit

extension SnapshotScene {
  /// - Throws: ``CaseError`` if a name is malformed or ambiguous.
  package init(_ scene: Scene) throws(CaseError) {
    let reader = try VariantReader(scene.cases)
    try self.init(
      group: scene.group, name: scene.name, shows: scene.summary, cases: try scene.cases.space()
    ) { name in
      guard let variant = reader.variant(name) else { throw CaseError.malformedName(name.text) }
      return DrawnCase(under: variant.traits, .width(variant.width)) { scene.view(variant) }
    }
  }
}

extension Scene {
  /// The view in its list, or on the system's background when it is on its own.
  @MainActor fileprivate func view(_ variant: Variant) -> UIView {
    let view = makeView(variant)
    guard let list, let cell = view as? UICollectionViewCell else {
      if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
      return view
    }
    let row = ListRow(environment: list.environment, position: variant.position, kind: list.kind)
    return ListRowView(cell, row: row)
  }
}
