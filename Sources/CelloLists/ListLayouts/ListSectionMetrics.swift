/// The room around the sections of a list, and the lengths of parts before they are measured, in
/// points.
struct ListSectionMetrics: Hashable, Sendable {
  /// What is above the rows of a section.
  enum Header: Hashable, Sendable {
    case none
    /// A view that is not one of the rows.
    case view
    /// The first row.
    case firstRow
  }

  /// Above the first section of a list, without a header.
  var top: CGFloat
  /// Above a section whose header is its first row.
  var topOfFirstRow: CGFloat
  /// Below the last section, without a footer.
  var bottom: CGFloat
  /// Above and below the edges between two sections, without a header or footer there; `nil` for
  /// ``top`` and ``bottom``.
  var halfGap: CGFloat?
  /// Above headers that are views of their own.
  var headerTopPadding: CGFloat
  /// The length of headers and footers before they are measured.
  var supplementaryEstimate: CGFloat
  /// Whether headers and footers stay visible while their section is.
  var pinsSupplementaries: Bool

  /// The length of a row before it is measured.
  static let rowEstimate: CGFloat = 44

  /// Source: docs/measurements/rows.md#sections.
  init(_ environment: UIListEnvironment) {
    let isPlain = environment == .plain || environment == .sidebarPlain
    let isGrouped = environment == .grouped || environment == .insetGrouped
    top = isGrouped ? 35 : 0
    topOfFirstRow = environment == .plain ? 22 : 0
    bottom = isGrouped ? 20 : environment == .sidebar ? 10 : 0
    halfGap = isGrouped ? 17.5 : nil
    headerTopPadding = environment == .plain ? 22 : 0
    supplementaryEstimate = isPlain ? 28 : 17.5
    pinsSupplementaries = isPlain
  }

  /// The room above and below the rows of a section that has its place among others.
  func insets(
    header: Header, hasFooter: Bool, isFirst: Bool, isLast: Bool
  ) -> (top: CGFloat, bottom: CGFloat) {
    let above: CGFloat =
      switch header {
      case .none: isFirst ? top : halfGap ?? top
      case .view: 0
      case .firstRow: topOfFirstRow
      }
    return (above, hasFooter ? 0 : isLast ? bottom : halfGap ?? bottom)
  }
}
