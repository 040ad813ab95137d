/// The item of a display list that looks different from an expected picture.
package struct DrawnItem: Hashable, Sendable {
  /// The kind of the item, such as `fill`.
  package var kind: String
  /// The first line of the item's description, up to a hundred characters.
  package var text: String
  /// The name of the view that draws the item; `nil` if it is unknown.
  package var view: String?

  /// The kind and the view, which several cases can have in common.
  package var summary: String { kind + (view.map { " of \($0)" } ?? "") }
}

extension DrawnItem: CustomStringConvertible {
  package var description: String { text + (view.map { " of \($0)" } ?? "") }
}

/// The search for the item of a display list that looks different from an expected picture.
///
/// The expected picture has no items. An item is blamed for a difference by the pixels that it
/// changes: it is left out, and the pixels that differ from the whole drawing are its own. Of all
/// items, the one is returned whose pixels agree best with the differing pixels. Groups are searched
/// in the same way.
struct DrawnItemSearch {
  private let list: DisplayList
  private let scale: CGFloat
  private let background: Color?
  private let renderer: PictureRenderer
  private let actual: Bitmap
  private let differences: DifferingPixels
  /// The number of pixels that are drawn at most.
  private var pixelCount: Int

  /// Creates a search; `nil` if the pictures have different sizes or are equal.
  init?(
    _ drawing: RecordedDrawing, expected: Bitmap, maxPixelCount: Int, renderer: PictureRenderer
  ) {
    list = drawing.list
    scale = drawing.scale
    background = drawing.background
    self.renderer = renderer
    pixelCount = maxPixelCount
    guard case .success = renderer.draw(list, scale: scale, background: background),
      renderer.bitmap.width == expected.width, renderer.bitmap.height == expected.height
    else { return nil }
    actual = renderer.bitmap
    differences = DifferingPixels(actual, expected)
    if differences.isEmpty { return nil }
  }

  /// Returns the indices of the item in the nested groups that contain it, and the item; `nil` if
  /// no item draws a differing pixel or the limit is reached.
  mutating func run() -> (path: [Int], item: DisplayList.Item)? {
    var path: [Int] = []
    var items = list.items
    var found: DisplayList.Item?
    while let index = best(of: items, at: path) {
      path.append(index)
      found = items[index]
      guard let nested = items[index].nested else { break }
      items = nested
    }
    return found.map { (path, $0) }
  }

  /// Returns the index of the item whose pixels agree best with the differing pixels; `nil` if there
  /// is none.
  private mutating func best(of items: [DisplayList.Item], at path: [Int]) -> Int? {
    if items.count == 1 { return 0 }
    var best: (index: Int, share: Double)?
    for index in items.indices {
      guard pixelCount >= actual.pixels.count else { return best?.index }
      pixelCount -= actual.pixels.count
      var rest = list
      rest.items = Self.removing(path + [index], from: list.items)
      guard case .success = renderer.draw(rest, scale: scale, background: background) else {
        continue
      }
      let share = differences.agreement(with: DifferingPixels(actual, renderer.bitmap))
      if share > best?.share ?? 0 { best = (index, share) }
    }
    return best?.index
  }

  private static func removing(
    _ path: [Int], from items: [DisplayList.Item]
  ) -> [DisplayList.Item] {
    var items = items
    if path.count == 1 {
      items.remove(at: path[0])
    } else if let nested = items[path[0]].nested {
      items[path[0]].nested = removing(Array(path.dropFirst()), from: nested)
    }
    return items
  }
}

extension DisplayList.Item {
  /// The items of a group or composite; `nil` for other items.
  var nested: [DisplayList.Item]? {
    get {
      switch self {
      case .group(let group): group.items
      case .composite(let composite): composite.items
      default: nil
      }
    }
    set {
      switch self {
      case .group(var group):
        group.items = newValue ?? []
        self = .group(group)
      case .composite(var composite):
        composite.items = newValue ?? []
        self = .composite(composite)
      default: break
      }
    }
  }

  /// The first word and the first line of the description.
  var summary: (kind: String, text: String) {
    let line = description.prefix { $0 != "\n" }
    return (String(line.prefix { $0 != " " }), String(line.prefix(100)))
  }
}
