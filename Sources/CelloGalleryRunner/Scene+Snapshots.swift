import CelloGallery
import CelloSnapshots
import UIKit

extension SnapshotCatalogue {
  /// Everything the gallery shows, ready to be drawn and compared.
  package static func gallery() throws(CaseError) -> SnapshotCatalogue {
    var scenes: [SnapshotScene] = []
    for scene in Gallery.scenes { scenes.append(try SnapshotScene(scene)) }
    return try SnapshotCatalogue(scenes)
  }
}

extension SnapshotScene {
  package init(_ scene: Scene) throws(CaseError) {
    try self.init(
      group: scene.group, name: scene.name, shows: scene.summary, cases: try CaseSpace(scene.cases)
    ) { name in
      guard let variant = Variant(name: name.text) else { throw CaseError.malformedName(name.text) }
      return scene.drawn(variant)
    }
  }
}

extension CaseSpace {
  fileprivate init(_ cases: Scene.Cases) throws(CaseError) {
    switch cases {
    case .listed(let variants):
      var names: [CaseName] = []
      for variant in variants { names.append(try CaseName(variant.name)) }
      self = .listed(names)
    case .every(let factors):
      self = .product(
        try CaseAxes(
          factors.map { factor in
            CaseAxis(
              factor.name, values: factor.words, role: factor.kind == .state ? .state : .axis)
          }))
    }
  }
}

extension Scene {
  /// The scene's picture for a variant.
  @MainActor fileprivate func drawn(_ variant: Variant) -> DrawnCase {
    let traits = UITraitCollection(variant)
    return traits.performingAsCurrent {
      let view = makeView(variant)
      let root = hosted(view, variant)
      root.inherit(traits)
      let width = variant.width.points
      let height = root.sizeThatFits(CGSize(width: width, height: 0)).height
      root.frame = CGRect(x: 0, y: 0, width: width, height: height)
      let list = DisplayListRecorder.record(root)
      return DrawnCase(
        list: list, scale: variant.scale.factor,
        resolved: ResolvedProperties(
          root.resolvedProperties.values.map { (name: $0.key, value: $0.value) }))
    }
  }

  /// The view in its list, or on the system's background when it stands alone.
  @MainActor private func hosted(_ view: UIView, _ variant: Variant) -> UIView {
    guard let list, let cell = view as? UICollectionViewCell else {
      if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
      return view
    }
    let kind: ListRow.Kind =
      switch list.kind {
      case .cell: .cell
      case .header: .header
      case .footer: .footer
      }
    let position: ListRow.Position =
      switch variant.position {
      case .first: .first
      case .middle: .middle
      case .last: .last
      case .only: .only
      }
    return ListRowView(
      cell, row: ListRow(environment: list.environment, position: position, kind: kind))
  }
}

extension UITraitCollection {
  /// The surroundings that a variant stands for.
  fileprivate convenience init(_ variant: Variant) {
    self.init(traitsFrom: [
      .iPhone,
      UITraitCollection {
        $0.systemVersion = variant.systemVersion
        $0.userInterfaceStyle = variant.style == .dark ? .dark : .light
        $0.accessibilityContrast = variant.contrast == .high ? .high : .normal
        $0.userInterfaceLevel = variant.level == .elevated ? .elevated : .base
        $0.legibilityWeight = variant.weight == .bold ? .bold : .regular
        $0.layoutDirection = variant.direction == .rightToLeft ? .rightToLeft : .leftToRight
        $0.preferredContentSizeCategory = variant.category.contentSize
        $0.displayScale = variant.scale.factor
      },
    ])
  }
}

extension Variant.Category {
  fileprivate var contentSize: UIContentSizeCategory {
    switch self {
    case .extraSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .extraLarge
    case .extraExtraLarge: .extraExtraLarge
    case .extraExtraExtraLarge: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}
