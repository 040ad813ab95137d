/// The spaces around the sections of a list, and the estimated lengths of its parts, in points.
struct ListSectionMetrics: Hashable, Sendable {
  /// The kinds of headers above the rows of a section.
  enum Header: Hashable, Sendable {
    case none
    /// A view that is not a row.
    case view
    /// The first row.
    case firstRow
  }

  /// The space above the first section of a list without a header.
  var top: CGFloat
  /// The space above a section whose header is its first row.
  var topOfFirstRow: CGFloat
  /// The space below the last section without a footer.
  var bottom: CGFloat
  /// Half of the space between two sections without a header or footer between them; `nil` to use
  /// ``top`` and ``bottom``.
  var halfGap: CGFloat?
  /// The space above headers that are separate views.
  var headerTopPadding: CGFloat
  /// The estimated length of headers and footers before they are measured.
  var supplementaryEstimate: CGFloat
  /// A Boolean value that indicates whether headers and footers stay visible while their section is
  /// visible.
  var pinsSupplementaries: Bool

  /// The estimated length of a row before it is measured.
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
    self = MetricRecording.table("sections(\(environment))", self)
  }

  /// Returns the spaces above and below the rows of a section, depending on its position among
  /// other sections.
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

extension ListSectionMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("top", \.top), Metric("topOfFirstRow", \.topOfFirstRow), Metric("bottom", \.bottom),
      Metric("halfGap", \.halfGap), Metric("headerTopPadding", \.headerTopPadding),
      Metric("supplementaryEstimate", \.supplementaryEstimate),
      Metric("pinsSupplementaries", \.pinsSupplementaries),
    ]
  }
}
