import Foundation
import UIKit

@testable import CelloLists

/// Creates a collection view of strings in sections. A dictionary determines the heights of the
/// cells.
@MainActor
final class StringSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  @MainActor final class Cell: UICollectionViewCell {
    var text = ""
    var height: CGFloat = 0
    var measureCount = 0
    var reuseCount = 0
    var applied: [CGRect] = []
    let initialBounds: CGRect

    override init(frame: CGRect) {
      initialBounds = CGRect(origin: .zero, size: frame.size)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { return nil }

    override func prepareForReuse() { reuseCount += 1 }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      applied.append(layoutAttributes.frame)
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      measureCount += 1
      if height > 0 { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  var sections: [[String]]
  var heights: [String: CGFloat] = [:]
  var log: [String] = []
  var forbidden: Set<IndexPath> = []
  var provided = 0
  let registration: UICollectionView.CellRegistration<Cell, String>
  let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: "header"
  ) { view, _, path in view.tag = path.section + 1 }

  init(_ sections: [[String]]) {
    self.sections = sections
    registration = UICollectionView.CellRegistration { cell, _, text in cell.text = text }
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    provided += 1
    let text = sections[indexPath.section][indexPath.item]
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: text)
    cell.height = heights[text] ?? 0
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  // MARK: Delegate

  private func note(_ what: String, _ path: IndexPath) {
    log.append("\(what) \(path.section).\(path.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("should highlight", indexPath)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("highlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("unhighlight", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("should select", indexPath)
    return !forbidden.contains(indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("should deselect", indexPath)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("action", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("show", indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("hide", indexPath) }
}

extension UICollectionView {
  /// A description of the visible cells, one per line: index path, text, top edge and height.
  @MainActor var text: String {
    layoutIfNeeded()
    return visibleCells.map { cell in
      let path = indexPath(for: cell) ?? IndexPath()
      let text = (cell as? StringSource.Cell)?.text ?? "?"
      return
        "\(path.section).\(path.item) \(text) \(Int(cell.frame.minY)) \(Int(cell.frame.height))"
    }.joined(separator: "\n")
  }
}

/// Creates a list layout with rows of an estimated or fixed height.
@MainActor func rows(
  _ height: NSCollectionLayoutDimension, header: NSCollectionLayoutDimension? = nil,
  pinned: Bool = false
) -> UICollectionViewCompositionalLayout {
  let layoutSize = size(.fractionalWidth(1), height)
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: layoutSize, subitems: [NSCollectionLayoutItem(layoutSize: layoutSize)])
  let section = NSCollectionLayoutSection(group: group)
  if let header {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), header), elementKind: "header", alignment: .top)
    item.pinToVisibleBounds = pinned
    section.boundarySupplementaryItems = [item]
  }
  return UICollectionViewCompositionalLayout(section: section)
}

/// A collection view that retains its data source.
private final class KeepingCollectionView: UICollectionView {
  var source: StringSource?
}

@MainActor func collectionView(
  _ source: StringSource, _ layout: UICollectionViewLayout, height: CGFloat = 100
) -> UICollectionView {
  let view = KeepingCollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: height), collectionViewLayout: layout)
  view.source = source
  view.dataSource = source
  view.delegate = source
  return view
}
