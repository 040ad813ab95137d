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
  }

  /// The space above the first section, in points.
  var top: CGFloat = 0 {
    didSet { if top != oldValue { starts.originChanged() } }
  }
  /// The space below the last section, in points.
  var bottom: CGFloat = 0
  private(set) var sections: [Section] = []
  private var starts = CumulativeStarts(count: 0)

  init(top: CGFloat = 0, sections: [Section] = [], bottom: CGFloat = 0) {
    self.top = top
    self.bottom = bottom
    self.sections = sections
    starts = CumulativeStarts(count: sections.count)
  }

  /// Changes the lengths of a section.
  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    body(&sections[section])
    starts.lengthChanged(of: section)
  }

  private mutating func refresh(to section: Int) {
    starts.refresh(to: section, from: top) { index in
      sections[index].padding + sections[index].header + sections[index].rows.total
        + sections[index].footer
    }
  }

  typealias Range = ClosedRange<CGFloat>

  /// Returns the range of a section with its header and footer.
  mutating func section(_ index: Int) -> Range {
    refresh(to: index + 1)
    return starts[index]...starts[index + 1]
  }

  mutating func header(_ index: Int) -> Range {
    let start = section(index).lowerBound + sections[index].padding
    return start...(start + sections[index].header)
  }

  mutating func footer(_ index: Int) -> Range {
    let end = section(index).upperBound
    return (end - sections[index].footer)...end
  }

  mutating func row(_ row: Int, inSection index: Int) -> Range {
    let start = header(index).upperBound + sections[index].rows.start(of: row)
    return start...(start + sections[index].rows.heights[row])
  }

  /// The height of the content, in points.
  var length: CGFloat {
    mutating get {
      refresh(to: sections.count)
      return starts[sections.count] + bottom
    }
  }

  /// Returns the sections that overlap a range, with the rows that overlap the range.
  mutating func rows(in range: Range) -> [(section: Int, rows: Swift.Range<Int>)] {
    refresh(to: sections.count)
    var result: [(Int, Swift.Range<Int>)] = []
    var index = starts.firstPart { $0 >= range.lowerBound }
    while index < sections.count, starts[index] <= range.upperBound {
      let start = header(index).upperBound
      let rows = sections[index].rows.rows(
        in: (range.lowerBound - start)...(range.upperBound - start))
      result.append((index, rows))
      index += 1
    }
    return result
  }

  static func == (left: ListFrames, right: ListFrames) -> Bool {
    left.top == right.top && left.bottom == right.bottom && left.sections == right.sections
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(top)
    hasher.combine(bottom)
    hasher.combine(sections)
  }
}

extension ListFrames: CustomStringConvertible {
  /// The ranges of all parts, each on its own line.
  var description: String {
    var frames = self
    var lines: [String] = []
    func add(_ name: String, _ range: Range) {
      guard range.lowerBound < range.upperBound else { return }
      lines.append("\(name) \(range.lowerBound.notation) to \(range.upperBound.notation)")
    }
    for index in sections.indices {
      add("header \(index)", frames.header(index))
      for row in 0..<sections[index].rows.count {
        add("row \(index).\(row)", frames.row(row, inSection: index))
      }
      add("footer \(index)", frames.footer(index))
    }
    lines.append("length \(frames.length.notation)")
    return lines.joined(separator: "\n")
  }
}
