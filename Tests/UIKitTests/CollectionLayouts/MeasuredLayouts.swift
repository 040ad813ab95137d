import Foundation
import Testing
import UIKit

@testable import CelloLists

// Compositional layouts whose frames were recorded from Apple's UIKit, with a scale of 2.
//
// Source of all expected frames: docs/measurements/compositional-layouts.md.

/// A compositional layout in a collection view of 320 × 480 points without a window.
@MainActor struct MeasuredLayout {
  var layout: UICollectionViewCompositionalLayout
  /// The numbers of items of the sections.
  var counts: [Int]
  /// The kinds of supplementary views and of decoration views.
  var kinds: [String] = []
  var decorations: [String] = []
  var size = CGSize(width: 320, height: 480)
  var offset = CGPoint.zero
  var margins = UIEdgeInsets.zero

  init(_ section: NSCollectionLayoutSection, _ counts: [Int], kinds: [String] = []) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts, kinds: kinds)
  }

  init(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int], kinds: [String] = []
  ) {
    self.layout = layout
    self.counts = counts
    self.kinds = kinds
  }

  /// The size of the content and the frames of all visible elements: `kind section.item frame` for
  /// views, only the frame for cells; and the positions on the z-axis that are not 0 for cells or 1
  /// for other views.
  var text: String {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    let source = Source(counts: counts)
    view.dataSource = source
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(View.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    for kind in decorations { layout.register(View.self, forDecorationViewOfKind: kind) }
    view.layoutMargins = margins
    view.layoutIfNeeded()
    if offset != .zero {
      view.contentOffset = offset
      view.layoutIfNeeded()
    }
    let area = CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
    let elements = (layout.layoutAttributesForElements(in: area) ?? [])
      .filter { offset == .zero || $0.frame.overlaps(view.bounds) }
      .sorted { Self.order($0, $1) }
    let content = layout.collectionViewContentSize
    return "\(content.width.short) \(content.height.short): "
      + elements.map(Self.text).joined(separator: ", ")
  }

  private static func order(
    _ left: UICollectionViewLayoutAttributes, _ right: UICollectionViewLayoutAttributes
  ) -> Bool {
    func key(_ element: UICollectionViewLayoutAttributes) -> (UInt, String, IndexPath) {
      (
        element.representedElementCategory.rawValue, element.representedElementKind ?? "",
        element.indexPath
      )
    }
    return key(left) < key(right)
  }

  private static func text(of element: UICollectionViewLayoutAttributes) -> String {
    let frame = element.frame
    var parts = [frame.minX, frame.minY, frame.width, frame.height].map(\.short)
    if let kind = element.representedElementKind {
      let path = element.indexPath
      parts.insert(path.count == 1 ? kind : "\(kind) \(path.section).\(path.item)", at: 0)
    }
    let usual = element.representedElementCategory == .cell ? 0 : 1
    if element.zIndex != usual { parts.append("z\(element.zIndex)") }
    return parts.joined(separator: " ")
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  private final class View: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(counts: [Int]) {
      self.counts = counts
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }
}

extension CGFloat {
  /// The number without a fraction if it is whole.
  fileprivate var short: String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}

// MARK: - Descriptions of layouts

typealias Length = NSCollectionLayoutDimension

@MainActor func row(
  _ width: Length, _ height: Length, _ items: [NSCollectionLayoutItem],
  _ spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

@MainActor func column(
  _ width: Length, _ height: Length, _ items: [NSCollectionLayoutItem],
  _ spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

@MainActor func section(
  _ group: NSCollectionLayoutGroup, _ insets: NSDirectionalEdgeInsets = .zero,
  spacing: CGFloat = 0, views: [NSCollectionLayoutBoundarySupplementaryItem] = []
) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = insets
  section.interGroupSpacing = spacing
  section.boundarySupplementaryItems = views
  return section
}

@MainActor func layout(
  _ section: NSCollectionLayoutSection,
  _ direction: UICollectionView.ScrollDirection = .vertical, spacing: CGFloat = 0,
  views: [NSCollectionLayoutBoundarySupplementaryItem] = []
) -> UICollectionViewCompositionalLayout {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.scrollDirection = direction
  configuration.interSectionSpacing = spacing
  configuration.boundarySupplementaryItems = views
  return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
}

@MainActor func boundary(
  _ kind: String, _ width: Length, _ height: Length, _ alignment: NSRectAlignment,
  offset: CGPoint = .zero, extends: Bool = true, isPinned: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height), elementKind: kind, alignment: alignment,
    absoluteOffset: offset)
  item.extendsBoundary = extends
  item.pinToVisibleBounds = isPinned
  return item
}

extension NSDirectionalEdgeInsets {
  /// Different insets at all edges: 3, 4, 5 and 6 points.
  static let different = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
}
