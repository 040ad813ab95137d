/// The vertical ranges of the parts of a list, in points from the top of the content.
struct ListFrames: Hashable, Sendable {
  /// The lengths of a section's parts, in points.
  struct Section: Hashable, Sendable {
    /// The space above the header.
    var padding: CGFloat = 0
    /// The height of the header; 0 for no header.
    var header: CGFloat = 0
    var rows: RowHeights
    /// The height of the footer; 0 for no footer.
    var footer: CGFloat = 0

    var length: CGFloat { padding + header + rows.total + footer }
  }

  /// The space above the first section, in points.
  var top: CGFloat
  /// The space below the last section, in points.
  var bottom: CGFloat
  private(set) var sections: [Section]
  private var lengths: PrefixSums

  init(top: CGFloat = 0, sections: [Section] = [], bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
    self.sections = sections
    lengths = PrefixSums(sections.map { PrefixSums.fixedPosition($0.length) })
  }

  /// Changes the lengths of a section.
  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    body(&sections[section])
    lengths.set(PrefixSums.fixedPosition(sections[section].length), at: section)
  }

  typealias Range = ClosedRange<CGFloat>

  private func start(ofSection index: Int) -> CGFloat {
    top + PrefixSums.length(lengths.sum(before: index))
  }

  /// Returns the range of a section with its header and footer.
  func section(_ index: Int) -> Range {
    let start = start(ofSection: index)
    return start...(start + sections[index].length)
  }

  func header(_ index: Int) -> Range {
    let start = start(ofSection: index) + sections[index].padding
    return start...(start + sections[index].header)
  }

  func footer(_ index: Int) -> Range {
    let end = section(index).upperBound
    return (end - sections[index].footer)...end
  }

  func row(_ row: Int, inSection index: Int) -> Range {
    let start = header(index).upperBound + sections[index].rows.start(of: row)
    return start...(start + sections[index].rows.heights[row])
  }

  /// Returns the range of the space before a row, or after the last row for the number of rows.
  func space(before row: Int, inSection index: Int) -> Range {
    let rows = sections[index].rows
    let end = header(index).upperBound + rows.start(of: row)
    return (end - rows.space(before: row))...end
  }

  /// The height of the content, in points.
  var length: CGFloat { start(ofSection: sections.count) + bottom }

  /// Returns the sections that overlap or touch a range, with the rows that overlap the range.
  func rows(in range: Range) -> [(section: Int, rows: Swift.Range<Int>)] {
    var result: [(Int, Swift.Range<Int>)] = []
    var index = lengths.count(
      adding: 0, upTo: PrefixSums.fixedPosition(range.lowerBound - top) - 1)
    while index < sections.count, start(ofSection: index) <= range.upperBound {
      let start = header(index).upperBound
      let rows = sections[index].rows.rows(
        in: (range.lowerBound - start)...(range.upperBound - start))
      result.append((index, rows))
      index += 1
    }
    return result
  }
}

extension ListFrames: CustomStringConvertible {
  /// The ranges of all parts, each on its own line.
  var description: String {
    var lines: [String] = []
    func add(_ name: String, _ range: Range) {
      guard range.lowerBound < range.upperBound else { return }
      lines.append("\(name) \(range.lowerBound.notation) to \(range.upperBound.notation)")
    }
    for index in sections.indices {
      add("header \(index)", header(index))
      for row in 0..<sections[index].rows.count {
        add("row \(index).\(row)", self.row(row, inSection: index))
      }
      add("footer \(index)", footer(index))
    }
    lines.append("length \(length.notation)")
    return lines.joined(separator: "\n")
  }
}
