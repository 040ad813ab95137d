/// Computes the frames of a flow layout's sections: items in lines, with as many items in each line
/// as fit.
@MainActor struct FlowSolver {
  /// The sizes of a section's items and the spacing around them, in points.
  struct Section {
    var itemSizes: [CGSize] = []
    var insets = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var interitemSpacing: CGFloat = 0
    /// The lengths of the header and footer along the scroll direction; 0 for none.
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// A Boolean value that indicates whether the delegate returns no sizes.
    var hasDefaultSizes = true
    /// The axes along which cells are measured.
    var measuredAxes: UIAxis = []
  }

  /// The size of the area that contains the sections, in points.
  let container: CGSize
  /// The scroll direction.
  let axis: NSLayoutConstraint.Axis
  var pinsHeaders = false
  var pinsFooters = false

  /// The tolerance, in points, for rounding errors in a sum of lengths.
  private static let tolerance: CGFloat = 0.001

  /// Returns the frames of a section, relative to the section's own corner.
  func frames(of section: Section) -> SectionFrames {
    let insets = section.insets.finite
    let header = section.header.nonNegative
    let footer = section.footer.nonNegative
    var frames = SectionFrames()
    frames.lines = lines(of: section, breadth: breadth(insets))
    let (start, end) =
      axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    frames.corner = CGPoint(
      header + start, across: axis == .vertical ? insets.left : insets.top, along: axis)
    let length = header + start + frames.lines.length + end + footer
    frames.size = CGSize(length, across: container[axis.crossed], along: axis)
    var boundaries: [SectionFrames.Boundary] = []
    func add(_ kind: String, at position: CGFloat, _ length: CGFloat, isAtEnd: Bool) {
      guard length > 0 else { return }
      let alignment: NSRectAlignment =
        axis == .vertical ? (isAtEnd ? .bottom : .top) : (isAtEnd ? .trailing : .leading)
      boundaries.append(
        SectionFrames.Boundary(
          kind: kind, index: 0,
          frame: CGRect(
            origin: CGPoint(position, across: 0, along: axis),
            size: CGSize(length, across: container[axis.crossed], along: axis)),
          zIndex: 0, alignment: alignment, isPinned: isAtEnd ? pinsFooters : pinsHeaders,
          measuredAxes: []))
    }
    add(UICollectionView.elementKindSectionHeader, at: 0, header, isAtEnd: false)
    add(UICollectionView.elementKindSectionFooter, at: length - footer, footer, isAtEnd: true)
    frames.boundaries = boundaries
    return frames
  }

  private func breadth(_ insets: UIEdgeInsets) -> CGFloat {
    let (start, end) =
      axis == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return (container[axis.crossed] - start - end).nonNegative
  }

  /// Breaks the items into lines, with as many items in each line as fit.
  ///
  /// Full lines fill the breadth. The last line has the minimum spacing or, if all items are equally
  /// broad, the gaps of a full line. An item that is alone because no second one fits is in the
  /// middle.
  ///
  /// Source: docs/measurements/compositional-layouts.md#flow-layouts.
  private func lines(of section: Section, breadth: CGFloat) -> GroupLines {
    let across = axis.crossed
    let sizes = section.itemSizes.map {
      CGSize(width: $0.width.nonNegative, height: $0.height.nonNegative)
    }
    let spacing = section.interitemSpacing.nonNegative
    var ranges: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if index > first, used + spacing + size[across] > breadth + Self.tolerance {
        ranges.append(first..<index)
        first = index
      }
      used = index == first ? size[across] : used + spacing + size[across]
    }
    if first < sizes.count { ranges.append(first..<sizes.count) }

    let gridGap = gapOfGrid(sizes, spacing: spacing, breadth: breadth)
    var lines: [GroupLines.Line] = []
    for (number, range) in ranges.enumerated() {
      let total = range.reduce(0) { $0 + sizes[$1][across] }
      let isLast = number == ranges.count - 1
      var gap = spacing
      if !isLast {
        if range.count > 1 { gap = (breadth - total) / CGFloat(range.count - 1) }
      } else if let gridGap {
        gap = gridGap
      }
      let isAlone =
        range.count == 1 && (!isLast || 2 * total + spacing > breadth + Self.tolerance)
      let length = range.reduce(0) { max($0, sizes[$1][axis]) }
      var fragment = CollectionFragment()
      fragment.size = CGSize(length, across: breadth, along: axis)
      var position = isAlone ? ((breadth - total) / 2).nonNegative : 0
      for index in range {
        // Items of different lengths are centered on a common line.
        let origin = CGPoint((length - sizes[index][axis]) / 2, across: position, along: axis)
        fragment.items.append(
          .init(
            frame: CGRect(origin: origin, size: sizes[index]), measuredAxes: section.measuredAxes))
        position += sizes[index][across] + gap
      }
      lines.append(GroupLines.Line(fragment: fragment, across: 0))
    }
    return GroupLines(
      GroupLines.Arrangement(axis: axis, spacing: section.lineSpacing.nonNegative), lines: lines)
  }

  /// Returns the gaps of a full line of equally broad items; `nil` if items are not equally broad or
  /// if a line contains only one of them.
  private func gapOfGrid(_ sizes: [CGSize], spacing: CGFloat, breadth: CGFloat) -> CGFloat? {
    let across = axis.crossed
    guard let first = sizes.first?[across], first > 0,
      sizes.allSatisfy({ $0[across] == first })
    else { return nil }
    let capacity = ((breadth + spacing + Self.tolerance) / (first + spacing)).rounded(.down)
    return capacity > 1 && capacity.isFinite ? (breadth - capacity * first) / (capacity - 1) : nil
  }
}
