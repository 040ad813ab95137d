/// The metrics of sheets, popovers and alerts, in points.
///
/// Apple publishes no figures. All values are chosen to resemble each version.
struct PresentationMetrics {
  /// The distance of the largest sheet from the top of the safe area.
  var sheetTopDistance: CGFloat
  var sheetCornerRadius: CGFloat
  /// The distance of a navigation bar from the top of a sheet, so that its buttons are as far from
  /// the top as from the sides.
  var sheetBarInset: CGFloat
  /// The distance of a sheet below the largest detent from the sides and the bottom.
  var floatingSheetInset: CGFloat
  /// A Boolean value that indicates whether the view behind a sheet at the largest detent is moved
  /// back as a card.
  var recedesPresenter = false
  /// The distance of the receded card from the sides.
  var recededInset: CGFloat = 16
  var grabberSize: CGSize
  var grabberTopDistance: CGFloat
  /// The size of a form sheet in a regular-width environment.
  var formSheetSize = CGSize(width: 540, height: 620)
  /// The maximum width of a page sheet in a regular-width environment.
  var pageSheetMaxWidth: CGFloat = 704
  /// The minimum distance of form and page sheets from the edges in a regular-width environment.
  var sheetMargin: CGFloat = 40
  /// The opacity of the black overlay behind sheets and alerts.
  var dimmingOpacity: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)
  var popoverCornerRadius: CGFloat
  var popoverArrowSize = CGSize(width: 26, height: 13)
  /// The size of a popover whose content has no preferred size.
  var popoverSize = CGSize(width: 320, height: 480)

  static let popoverShadow = LayerShadow(opacity: 0.2, radius: 20, offset: 8)
  /// The default minimum distance of a popover from the edges of the screen.
  static let popoverMargin: CGFloat = 10
  /// The duration of an interactive dismissal, in seconds.
  static let dismissalDuration: TimeInterval = 0.4
  /// The time over which a finger's velocity is projected to find the target detent, in seconds.
  static let sheetProjection: CGFloat = 0.25
}

extension PresentationMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("sheetTopDistance", \.sheetTopDistance),
      Metric("sheetCornerRadius", \.sheetCornerRadius),
      Metric("sheetBarInset", \.sheetBarInset),
      Metric("floatingSheetInset", \.floatingSheetInset),
      Metric("recedesPresenter", \.recedesPresenter),
      Metric("recededInset", \.recededInset),
      Metric("grabberSize", \.grabberSize),
      Metric("grabberTopDistance", \.grabberTopDistance),
      Metric("formSheetSize", \.formSheetSize),
      Metric("pageSheetMaxWidth", \.pageSheetMaxWidth),
      Metric("sheetMargin", \.sheetMargin),
      Metric("dimmingOpacity.light", \.dimmingOpacity.light),
      Metric("dimmingOpacity.dark", \.dimmingOpacity.dark),
      Metric("popoverCornerRadius", \.popoverCornerRadius),
      Metric("popoverArrowSize", \.popoverArrowSize),
      Metric("popoverSize", \.popoverSize),
    ]
  }
}

extension SystemVersion {
  var presentationMetrics: PresentationMetrics {
    let table: PresentationMetrics =
      switch self {
      case .iOS26:
        PresentationMetrics(
          sheetTopDistance: 10, sheetCornerRadius: 38, sheetBarInset: 11, floatingSheetInset: 8,
          grabberSize: CGSize(width: 36, height: 5), grabberTopDistance: 5, popoverCornerRadius: 26)
      case .iOS18:
        PresentationMetrics(
          sheetTopDistance: 10, sheetCornerRadius: 10, sheetBarInset: 0, floatingSheetInset: 0,
          recedesPresenter: true, grabberSize: CGSize(width: 36, height: 5), grabberTopDistance: 5,
          popoverCornerRadius: 13)
      }
    return metrics("presentations", table)
  }
}
