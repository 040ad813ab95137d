internal import CelloRaster
@_spi(Cello) import CelloControls

/// The separators that a list draws in a row.
struct ListSeparators: Hashable, Sendable {
  /// The width of a separator.
  enum Extent: Hashable, Sendable {
    /// From edge to edge of the list.
    case fullWidth
    /// From the row's primary text to the list's trailing inset.
    case content
  }

  /// How the background of a row sets it apart from other rows.
  enum Prominence: Hashable, Sendable {
    case none
    /// Highlighted or swiped, for example.
    case other
    case selected
  }

  /// At the row's top edge.
  var top: Extent?
  /// At the row's bottom edge.
  var bottom: Extent?
  /// Whether the bottom separator is between rows that are selected together.
  private(set) var isInSelection = false

  /// The separators of a row whose configuration leaves them to the list.
  ///
  /// There are none beside prominent rows, except between those that are selected together.
  ///
  /// - Parameter next: the prominence of the next row of the section.
  init(of row: ListRow, prominence: Prominence, next: Prominence, metrics: ListMetrics) {
    guard row.kind == .cell, metrics.hasSeparators else { return }
    if prominence == .selected, next == .selected, !row.position.isLast {
      bottom = .content
      isInSelection = true
    }
    guard prominence == .none else { return }
    if row.position.isFirst { top = metrics.firstSeparator }
    if row.position.isLast {
      bottom = metrics.lastSeparator
    } else if next == .none {
      bottom = .content
    }
  }

  /// A line in a row, in the row's coordinates.
  struct Line: Hashable {
    var frame: CGRect
    var color: UIColor
    var effect: UIVisualEffect?
  }

  /// A configuration with what it leaves to the list replaced by what the list decides.
  ///
  /// - Parameter content: from the row's edges to a separator that is aligned with its content.
  func resolving(
    _ configuration: UIListSeparatorConfiguration, content: (leading: CGFloat, trailing: CGFloat)
  ) -> UIListSeparatorConfiguration {
    func insets(_ insets: NSDirectionalEdgeInsets, _ extent: Extent?) -> NSDirectionalEdgeInsets {
      var result = insets
      let automatic = UIListSeparatorConfiguration.automaticInsets
      let isFullWidth = extent == .fullWidth
      if insets.leading == automatic.leading {
        result.leading = isFullWidth ? 0 : content.leading
      }
      if insets.trailing == automatic.trailing {
        result.trailing = isFullWidth ? 0 : content.trailing
      }
      return result
    }
    var result = configuration
    if result.topSeparatorVisibility == .automatic {
      result.topSeparatorVisibility = top == nil ? .hidden : .visible
    }
    if result.bottomSeparatorVisibility == .automatic {
      result.bottomSeparatorVisibility = bottom == nil ? .hidden : .visible
    }
    result.topSeparatorInsets = insets(result.topSeparatorInsets, top)
    result.bottomSeparatorInsets = insets(result.bottomSeparatorInsets, bottom)
    return result
  }

  /// The lines of a resolved configuration in a row of a size, the upper one first.
  ///
  /// The vertical insets move a line away from its edge. NaN is treated as 0.
  func lines(
    _ configuration: UIListSeparatorConfiguration, in size: CGSize, thickness: CGFloat,
    isRightToLeft: Bool
  ) -> [Line] {
    func frame(_ insets: NSDirectionalEdgeInsets, y: CGFloat) -> CGRect {
      let left = isRightToLeft ? insets.trailing : insets.leading
      return CGRect(
        x: left, y: y + insets.top - insets.bottom,
        width: (size.width - insets.leading - insets.trailing).nonNegative, height: thickness)
    }
    var result: [Line] = []
    if configuration.topSeparatorVisibility == .visible {
      result.append(
        Line(
          frame: frame(configuration.topSeparatorInsets.clamped, y: 0), color: configuration.color,
          effect: configuration.visualEffect))
    }
    if configuration.bottomSeparatorVisibility == .visible {
      result.append(
        Line(
          frame: frame(
            configuration.bottomSeparatorInsets.clamped, y: size.height - thickness),
          color: isInSelection ? configuration.multipleSelectionColor : configuration.color,
          effect: configuration.visualEffect))
    }
    return result.filter { $0.frame.width > 0 }
  }
}

extension DisplayListRecorder {
  /// Records a separator in the coordinates of the display list.
  ///
  /// - Parameters:
  ///   - color: `UIColor.separator` is drawn as the lists of the system version draw it.
  ///   - effect: drawn in the place of the color, unless it draws nothing.
  mutating func recordSeparator(
    _ frame: CGRect, color: UIColor, effect: UIVisualEffect?, traits: UITraitCollection
  ) {
    let shape = Shape.rect(frame)
    let items = effect.map {
      $0.displayItems(replacingContentIn: shape, traits: traits)
        ?? $0.displayItems(behind: shape, traits: traits)
    }
    if let items, !items.isEmpty {
      withItems { $0 += items }
      return
    }
    let color = color == .separator ? traits.systemVersion.listSeparatorColor : color
    append(.fill(shape, color.color(in: traits)))
  }
}
