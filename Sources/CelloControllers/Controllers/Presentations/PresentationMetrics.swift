/// The lengths of sheets, popovers and alerts, in points.
///
/// No figures are published. All are chosen to resemble each version.
struct PresentationMetrics {
  /// The distance of the largest sheet from the top of the safe area.
  var sheetTopDistance: CGFloat
  var sheetCornerRadius: CGFloat
  /// The distance of a sheet below its full height from the sides and the bottom.
  var floatingSheetInset: CGFloat
  /// Whether what is behind a sheet of full height is moved back as a card.
  var recedesPresenter = false
  /// The distance of that card from the sides.
  var recededInset: CGFloat = 16
  var grabberSize: CGSize
  var grabberTopDistance: CGFloat
  /// The size of a form sheet where there is room.
  var formSheetSize = CGSize(width: 540, height: 620)
  /// The largest width of a page sheet where there is room.
  var pageSheetMaxWidth: CGFloat = 704
  /// The least distance of form and page sheets from the edges where there is room.
  var sheetMargin: CGFloat = 40
  /// The opacity of black over what is behind sheets and alerts.
  var dimmingOpacity: (light: CGFloat, dark: CGFloat) = (0.2, 0.48)
  var popoverCornerRadius: CGFloat
  var popoverArrowSize = CGSize(width: 26, height: 13)
  /// The size of a popover whose content prefers none.
  var popoverSize = CGSize(width: 320, height: 480)

  static let popoverShadow = LayerShadow(opacity: 0.2, radius: 20, offset: 8)
  /// The least distance of a popover from the edges of the screen, unless an app sets another.
  static let popoverMargin: CGFloat = 10
  /// The duration of the dismissal that a finger drives, in seconds.
  static let dismissalDuration: TimeInterval = 0.4
  /// How far ahead in time the velocity of a finger leads a sheet, in seconds.
  static let sheetProjection: CGFloat = 0.25
}

extension SystemVersion {
  var presentationMetrics: PresentationMetrics {
    switch self {
    case .iOS26:
      PresentationMetrics(
        sheetTopDistance: 10, sheetCornerRadius: 38, floatingSheetInset: 8,
        grabberSize: CGSize(width: 36, height: 5), grabberTopDistance: 5, popoverCornerRadius: 26)
    case .iOS18:
      PresentationMetrics(
        sheetTopDistance: 10, sheetCornerRadius: 10, floatingSheetInset: 0,
        recedesPresenter: true, grabberSize: CGSize(width: 36, height: 5), grabberTopDistance: 5,
        popoverCornerRadius: 13)
    }
  }
}
