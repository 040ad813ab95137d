internal import CelloText

/// Numbers the paragraphs of lists from the start of a text.
struct TextListNumbering {
  /// The lists of the last paragraph, with the number of the last item in each.
  private var open: [(list: NSTextList, number: Int)] = []

  // Source of both: the tab stops of lists that Apple's systems import from HTML, recalled: each
  // level starts 36 points after the enclosing level, with its marker 11 points from there.
  private static let indentOfLevel: CGFloat = 36
  private static let indentOfMarker: CGFloat = 11

  /// Returns the style of a paragraph with its marker and the indent of its lists.
  ///
  /// - Parameter text: the text from the paragraph's start.
  mutating func style(
    _ style: ParagraphStyle, lists: [NSTextList], text: Substring
  ) -> ParagraphStyle {
    guard let last = lists.last else {
      open = []
      return style
    }
    var kept: [(list: NSTextList, number: Int)] = []
    for (index, list) in lists.enumerated() {
      if index == kept.count, index < open.count, open[index].list === list {
        kept.append(open[index])
      } else {
        kept.append((list, list.startingItemNumber - 1))
      }
    }
    kept[kept.count - 1].number += 1
    open = kept
    var marker = last.marker(forItemNumber: kept[kept.count - 1].number)
    for level in lists.indices.dropLast().reversed() {
      guard lists[level + 1].listOptions.contains(.prependEnclosingMarker) else { break }
      marker = lists[level].marker(forItemNumber: max(kept[level].number, 1)) + marker
    }
    // The text already contains its marker.
    guard !text.hasPrefix("\t" + marker) else { return style }
    var result = style
    let level = CGFloat(lists.count - 1) * Self.indentOfLevel
    let indent = level + Self.indentOfLevel
    result.marker = .init(marker, at: style.firstLineHeadIndent + level + Self.indentOfMarker)
    result.firstLineHeadIndent += indent
    result.headIndent += indent
    return result
  }
}
