import CelloRaster
import CelloText
import UIKit

/// Glyphs of a display list that are drawn in one operation, and their location.
struct DrawnText {
  /// The path to the run: the indices of the enclosing groups, then the index of the run in the
  /// innermost group.
  var position: [Int]
  var run: GlyphRun
  /// The transform from the run's coordinates to the coordinates of the display list.
  var transform: CGAffineTransform
  /// The part of the display list in which the run is visible; `nil` without a clip.
  var clip: CGRect?
  /// The bounds of the outlines, in points, in the coordinates of the display list.
  var ink: CGRect

  /// The size at which the text is drawn, in points per em.
  var size: CGFloat {
    let area = (transform.a * transform.d - transform.b * transform.c).magnitude
    return run.size * area.squareRoot()
  }

  /// A Boolean value that indicates whether the text is bold, determined by the name of its font.
  var isBold: Bool {
    ["Bold", "ExtraBold", "Heavy", "Black"].contains { run.font.name.hasSuffix("-" + $0) }
  }

  var isMissingGlyph: Bool { run.font == MissingGlyph.font }
}

extension DisplayList {
  /// Returns the glyph runs in a range of items of a group, and in the groups among these items.
  ///
  /// - Parameters:
  ///   - groups: the path to the group: indices, starting with the outermost group.
  ///   - range: the range of items in the group.
  func texts(inGroups groups: [Int], _ range: Range<Int>) -> [DrawnText] {
    var items = items
    var (transform, clip) = (CGAffineTransform.identity, CGRect?.none)
    for position in groups {
      guard items.indices.contains(position), case .group(let group) = items[position] else {
        return []
      }
      Self.enter(group, &transform, &clip)
      items = group.items
    }
    var texts: [DrawnText] = []
    for position in range.clamped(to: items.indices) {
      Self.collect(items[position], groups + [position], transform, clip, into: &texts)
    }
    return texts
  }

  private static func collect(
    _ item: Item, _ position: [Int], _ transform: CGAffineTransform, _ clip: CGRect?,
    into texts: inout [DrawnText]
  ) {
    switch item {
    case .glyphs(let run):
      let ink = run.inkBounds.applying(transform)
      guard !ink.isNull, ink.width > 0, ink.height > 0, run.color.alpha > 0 else { return }
      texts.append(
        DrawnText(position: position, run: run, transform: transform, clip: clip, ink: ink))
    case .group(let group):
      var (transform, clip) = (transform, clip)
      enter(group, &transform, &clip)
      for (index, item) in group.items.enumerated() {
        collect(item, position + [index], transform, clip, into: &texts)
      }
    // The contrast of blended or masked content is not measured.
    case .fill, .stroke, .image, .shadow, .backdrop, .composite, .gradient: break
    }
  }

  /// Applies the transform and the clip of a group. The clip is in the coordinates outside of the
  /// group; without a transform, both coordinate spaces are the same.
  private static func enter(
    _ group: Group, _ transform: inout CGAffineTransform, _ clip: inout CGRect?
  ) {
    if let shape = group.clip {
      let area = shape.bounds.applying(transform)
      clip = clip.map { $0.intersection(area) } ?? area
    }
    transform = group.transform.concatenating(transform)
  }

  /// Returns the list after a change of the items in one of its groups.
  ///
  /// - Parameters:
  ///   - place: the path to an item.
  ///   - change: changes the items of the group that contains the item. Its second argument is the
  ///     index of the item.
  func changing(
    _ position: [Int], _ change: (_ items: inout [Item], _ index: Int) -> Void
  ) -> DisplayList {
    var list = self
    Self.change(position[...], in: &list.items, change)
    return list
  }

  private static func change(
    _ position: ArraySlice<Int>, in items: inout [Item],
    _ change: (_ items: inout [Item], _ index: Int) -> Void
  ) {
    guard let first = position.first, items.indices.contains(first) else { return }
    if position.count == 1 {
      change(&items, first)
    } else if case .group(var group) = items[first] {
      Self.change(position.dropFirst(), in: &group.items, change)
      items[first] = .group(group)
    }
  }

  /// The list without glyphs. The indices of other items do not change.
  var withoutTexts: DisplayList {
    var list = self
    Self.removeTexts(from: &list.items)
    return list
  }

  private static func removeTexts(from items: inout [Item]) {
    for index in items.indices {
      switch items[index] {
      case .glyphs: items[index] = .group(Group(items: []))
      case .group(var group):
        removeTexts(from: &group.items)
        items[index] = .group(group)
      case .fill, .stroke, .image, .shadow, .backdrop, .composite, .gradient: break
      }
    }
  }

  /// A Boolean value that indicates whether the list contains a backdrop effect, whose pixels
  /// depend on pixels outside of its bounds.
  var hasBackdrop: Bool { Self.hasBackdrop(items) }

  private static func hasBackdrop(_ items: [Item]) -> Bool {
    items.contains { item in
      switch item {
      case .backdrop: true
      case .group(let group): hasBackdrop(group.items)
      case .composite(let composite): hasBackdrop(composite.items)
      default: false
      }
    }
  }
}

extension GlyphRun {
  /// The bounds of the outlines, in the run's coordinates; null for spaces.
  fileprivate var inkBounds: CGRect {
    var bounds = CGRect.null
    let scale = size / CGFloat(max(font.unitsPerEm, 1))
    for glyph in glyphs {
      let outline = font.outline(of: glyph.id)
      guard !outline.elements.isEmpty else { continue }
      let box = outline.bounds
      bounds = bounds.union(
        CGRect(
          x: glyph.position.x + box.minX * scale, y: glyph.position.y - box.maxY * scale,
          width: box.width * scale, height: box.height * scale))
    }
    return bounds
  }
}
