/// The regions of a cell's accessories and of its content, as distances from the leading edge, in
/// points.
///
/// Source: docs/measurements/accessories.md#regions.
struct AccessoryLayout: Hashable, Sendable {
  /// The widths of the regions on both sides, from the leading to the trailing edge.
  struct Regions: Hashable, Sendable {
    var leading: [CGFloat] = []
    var trailing: [CGFloat] = []
    /// A Boolean value that indicates whether a line separates the last trailing region from the
    /// region before it.
    var hasSeparator = false
  }

  struct Range: Hashable, Sendable {
    var start: CGFloat
    var width: CGFloat
  }

  private(set) var leading: [Range] = []
  private(set) var trailing: [Range] = []
  private(set) var content: Range
  /// The start of the line before the last trailing region; `nil` if there is no line.
  private(set) var separator: CGFloat?

  /// - Parameters:
  ///   - margins: The distances from the cell's leading and trailing edges to the regions.
  ///   - indentation: The indentation of the content, in points; also of the leading regions if
  ///     `indentsAccessories` is `true`.
  init(
    _ regions: Regions, width: CGFloat, margins: (leading: CGFloat, trailing: CGFloat),
    indentation: CGFloat, indentsAccessories: Bool
  ) {
    var start = margins.leading + (indentsAccessories ? indentation : 0)
    for region in regions.leading {
      leading.append(Range(start: start, width: region))
      start += region + AccessoryMetrics.leadingGap
    }
    let contentStart =
      if let last = leading.last {
        last.start + last.width + (indentsAccessories ? 0 : indentation)
      } else {
        indentation
      }

    var end = width - margins.trailing
    for (index, region) in regions.trailing.enumerated().reversed() {
      trailing.append(Range(start: end - region, width: region))
      end -= region + AccessoryMetrics.trailingGap
      if regions.hasSeparator, index == regions.trailing.count - 1, index > 0 {
        separator = end - AccessoryMetrics.separatorWidth
        end -= AccessoryMetrics.separatorWidth + AccessoryMetrics.trailingGap
      }
    }
    trailing.reverse()
    let contentEnd = trailing.first?.start ?? width
    content = Range(
      start: min(contentStart, width), width: max(contentEnd - contentStart, 0))
  }
}
