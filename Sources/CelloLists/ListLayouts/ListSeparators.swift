@_spi(Cello) import CelloControls
internal import CelloRaster

/// The separators that a list draws in a row.
struct ListSeparators: Hashable, Sendable {
  /// The horizontal extents of a separator.
  enum Extent: CaseIterable, Hashable, NotationConvertible, Sendable {
    /// The separator extends between the edges of the list.
    case fullWidth
    /// The separator extends from the row's primary text to the list's trailing inset.
    case content
  }

  /// The degrees to which the background distinguishes a row from other rows.
  enum Prominence: Hashable, Sendable {
    case none
    /// Highlighted or swiped, for example.
    case other
    case selected
  }

  /// The separator at the top edge of the row; `nil` for none.
  var top: Extent?
  /// The separator at the bottom edge of the row; `nil` for none.
  var bottom: Extent?
  /// A Boolean value that indicates whether the bottom separator is between two selected rows.
  private(set) var isInSelection = false

  /// Creates the separators of a row with an automatic configuration.
  ///
  /// A prominent row has no separators, except between two selected rows.
  ///
  /// - Parameter next: The prominence of the next row in the section.
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

  /// Returns a configuration in which automatic values are replaced by the values of the list.
  ///
  /// - Parameter content: The distances from the row's edges to a separator that is aligned with
  ///   its
  ///   content.
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

  /// Returns the lines of a resolved configuration in a row with a size, from top to bottom.
  ///
  /// Vertical insets move a line away from its edge. NaN is treated as 0.
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
  ///   - color: The color. `UIColor.separator` is replaced by the separator color of lists in the
  ///     system
  ///     version.
  ///   - effect: A visual effect that replaces the color, unless the effect draws nothing.
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
