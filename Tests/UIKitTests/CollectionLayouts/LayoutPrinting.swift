import Foundation
import UIKit

@testable import CelloLists

// Prints layouts as text, with one line per element.

extension CGRect {
  fileprivate var text: String {
    [minX, minY, width, height].map { value in
      let rounded = (Double(value) * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}

extension CollectionFragment {
  var text: String {
    let lines =
      items.enumerated().map { "\($0): \($1.frame.text)" }
      + supplementaries.map { "\($0.kind) of \($0.item): \($0.frame.text)" }
    return lines.joined(separator: "\n")
  }
}

extension SectionFrames {
  var items: [CollectionFragment.Item] { (0..<itemCount).map(item) }

  var supplementaries: [CollectionFragment.Supplementary] {
    supplementaries(
      in: CGRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000))
  }

  var text: String {
    var lines = ["size: \(CGRect(origin: .zero, size: size).text)"]
    lines += items.enumerated().map { "\($0): \($1.frame.text)" }
    lines += supplementaries.map { "\($0.kind) of \($0.item): \($0.frame.text)" }
    lines += boundaries.map { "\($0.kind) \($0.index): \($0.frame.text)" }
    lines += decorations.map { "\($0.kind) \($0.index): \($0.frame.text)" }
    if let orthogonal {
      lines.append("viewport: \(orthogonal.viewport.text), length \(Int(orthogonal.length))")
    }
    return lines.joined(separator: "\n")
  }
}

@MainActor func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}
