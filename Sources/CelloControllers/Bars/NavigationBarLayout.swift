/// The layout of a navigation bar.
///
/// Lengths are in points, in the bar's coordinates. If the height of the bar is less than its full
/// height, the search bar shrinks first, then the large title.
struct NavigationBarLayout {
  var metrics: NavigationBarMetrics
  var width: CGFloat
  var margin: CGFloat
  var hasPrompt = false
  /// The widths of the buttons on each side, including the margin; 0 for none.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// The size of the inline title with its subtitle; `nil` for none.
  var title: CGSize?
  /// A Boolean value that indicates whether the title is next to the leading buttons instead of
  /// centered.
  var isTitleLeading = false
  /// The height of the large title's row; `nil` for none.
  var largeTitleHeight: CGFloat?
  var searchHeight: CGFloat?
  /// A Boolean value that indicates whether the search bar is always visible.
  var isSearchPinned = false
  /// The search bar in the row with the buttons; `nil` if the search bar is below the row or
  /// absent.
  var inlineSearch: InlineSearch?
  /// A Boolean value that indicates whether only the search bar is visible.
  var hidesContent = false
  /// The width in the center of the row that the title does not cover; 0 for none.
  var reservedWidth: CGFloat = 0
  var isRightToLeft = false
  var grid: PixelGrid

  /// A search bar in the row with the buttons, with its length in points.
  enum InlineSearch: Equatable {
    case trailing(CGFloat)
    case centered(CGFloat)

    var isCentered: Bool { if case .centered = self { true } else { false } }
  }

  /// Returns the length of a search bar in the row with the buttons.
  static func inlineSearchLength(width: CGFloat) -> CGFloat {
    let limits = BarMetrics.inlineSearchLengths
    return min(max(width / 3, limits.lowerBound), limits.upperBound)
  }

  /// The width that a trailing search bar occupies in the row.
  var inlineSearchInset: CGFloat {
    if case .trailing(let length) = inlineSearch { length + metrics.titleSpacing } else { 0 }
  }

  /// The frames of the parts of a navigation bar.
  struct Frames: Equatable {
    var prompt = CGRect.zero
    /// The row with the buttons.
    var row = CGRect.zero
    var title = CGRect.zero
    /// The visible part of the large title's row.
    var largeTitle = CGRect.zero
    var search = CGRect.zero
    /// The search bar in the row with the buttons.
    var inlineSearch = CGRect.zero
  }

  /// The height of the parts that are always visible.
  var minimumHeight: CGFloat {
    if hidesContent { return searchHeight ?? 0 }
    return (hasPrompt ? metrics.promptHeight : 0) + metrics.height
      + (isSearchPinned ? searchHeight ?? 0 : 0)
  }

  /// The height with all parts visible.
  var fullHeight: CGFloat {
    if hidesContent { return searchHeight ?? 0 }
    return (hasPrompt ? metrics.promptHeight : 0) + metrics.height + (largeTitleHeight ?? 0)
      + (searchHeight ?? 0)
  }

  func frames(height: CGFloat) -> Frames {
    var frames = Frames()
    if hidesContent {
      frames.search = CGRect(x: 0, y: 0, width: width, height: searchHeight ?? 0)
      return frames
    }
    var y: CGFloat = 0
    if hasPrompt {
      frames.prompt = CGRect(
        x: margin, y: 0, width: max(width - 2 * margin, 0), height: metrics.promptHeight)
      y = metrics.promptHeight
    }
    frames.row = CGRect(x: 0, y: y, width: width, height: metrics.height)
    y += metrics.height
    frames.title = titleFrame(in: frames.row)
    frames.inlineSearch = inlineSearchFrame(in: frames.row)
    let rest = max(height - y, 0)
    let search = searchHeight ?? 0
    let largeTitle = largeTitleHeight ?? 0
    let visibleSearch = isSearchPinned ? min(search, rest) : min(max(rest - largeTitle, 0), search)
    frames.largeTitle = CGRect(
      x: 0, y: y, width: width, height: largeTitle > 0 ? max(rest - visibleSearch, 0) : 0)
    frames.search = CGRect(
      x: 0, y: max(height, y) - visibleSearch, width: width, height: visibleSearch)
    return frames
  }

  private func inlineSearchFrame(in row: CGRect) -> CGRect {
    let start: CGFloat
    let length: CGFloat
    switch inlineSearch {
    case nil: return .zero
    case .trailing(let wanted):
      length = wanted
      start = width - margin - length
    case .centered(let wanted):
      let side = max(leading, trailing, margin) + metrics.titleSpacing
      length = max(min(wanted, width - 2 * side), 0)
      start = (width - length) / 2
    }
    let x = isRightToLeft ? width - start - length : start
    return CGRect(x: grid.rounded(x), y: row.minY, width: length, height: row.height)
  }

  private func titleFrame(in row: CGRect) -> CGRect {
    guard let title else { return .zero }
    let start = leading > 0 ? leading + metrics.titleSpacing : margin
    var end = width - (trailing > 0 ? trailing + metrics.titleSpacing : margin)
    if case .centered(let length) = inlineSearch {
      end = min(end, (width - length) / 2 - metrics.titleSpacing)
      if end - start < min(title.width, BarMetrics.leastTitleWidth) { return .zero }
    }
    if reservedWidth > 0 {
      end = min(end, (width - reservedWidth) / 2 - metrics.titleSpacing)
      if end - start < min(title.width, BarMetrics.leastTitleWidth) { return .zero }
    }
    let length = min(title.width, max(end - start, 0))
    var x = isTitleLeading ? start : (width - length) / 2
    x = max(min(x, end - length), start)
    if isRightToLeft { x = width - x - length }
    let height = min(title.height, row.height)
    return CGRect(
      x: grid.rounded(x), y: grid.rounded(row.minY + (row.height - height) / 2), width: length,
      height: height)
  }
}
