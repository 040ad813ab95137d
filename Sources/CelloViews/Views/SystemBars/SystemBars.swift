package import CelloRaster
internal import CelloText

/// The status bar and the home indicator, which the system draws in front of an app's windows.
///
/// They are not views: no view hierarchy, hit test or reading order contains them.
package struct SystemBars: Hashable, Sendable {
  /// The brightness of a bar's content.
  package enum Content: Hashable, Sendable { case dark, light }

  /// The content of the status bar; `nil` if it is hidden.
  package var statusBar: Content?
  /// The content of the home indicator; `nil` if it is hidden.
  package var homeIndicator: Content?

  package init(statusBar: Content?, homeIndicator: Content?) {
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
  }

  /// Returns the drawing of the bars on a screen.
  ///
  /// A screen without an inset at the top has no status bar, and a screen without an inset at the
  /// bottom has no home indicator.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - safeArea: the insets of the screen's safe area.
  ///   - traits: the traits of the screen.
  package func items(
    on size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let isPad = traits.userInterfaceIdiom == .pad
    let grid = traits.pixelGrid
    var items: [DisplayList.Item] = []
    if let statusBar, safeArea.top > 0 {
      let metrics = StatusBarMetrics.metrics(
        height: safeArea.top, width: size.width, isPad: isPad)
      items += Self.items(
        metrics, height: safeArea.top, width: size.width, color: statusBar.color, traits: traits)
    }
    if let homeIndicator, safeArea.bottom > 0 {
      let frame = HomeIndicatorMetrics.frame(on: size, isPad: isPad, grid: grid)
      let opacity =
        homeIndicator == .dark
        ? HomeIndicatorMetrics.darkOpacity : HomeIndicatorMetrics.lightOpacity
      items.append(
        .fill(
          .roundedRect(RoundedRect(frame, radius: frame.height / 2, curve: .circular)),
          homeIndicator.color.multiplyingAlpha(by: opacity)))
    }
    return items
  }

  private static func items(
    _ metrics: StatusBarMetrics, height: CGFloat, width: CGFloat, color: Color,
    traits: UITraitCollection
  ) -> [DisplayList.Item] {
    let grid = traits.pixelGrid
    // The texts do not follow the size of the user's text.
    let font = UIFont.systemFont(ofSize: metrics.fontSize, weight: .semibold)
      .resolved(for: traits, adjustsSize: false)
    func laidOut(_ text: String) -> (TextBlock, TextLayout) {
      let block = TextBlock(
        text, font: font, color: .black,
        paragraph: ParagraphStyle(lineBreakMode: .byWordWrapping), numberOfLines: 1, traits: traits)
      return (
        block,
        block.layout(for: TextProposal(width: .infinity), isRightToLeft: false, grid: grid)
      )
    }
    let layout = StatusBarLayout(metrics, height: height, width: width, grid: grid) {
      laidOut($0).1.size.width
    }
    var items: [DisplayList.Item] = []
    for line in layout.lines {
      let text = laidOut(line.text).1
      text.draw(
        into: &items, at: CGPoint(x: line.x, y: line.baseline - text.firstBaseline),
        palette: [color])
    }
    if let cellular = layout.cellular {
      items += CellularGlyph.shapes(in: cellular, grid: grid).map { .fill($0, color) }
    }
    items.append(.fill(WiFiGlyph.shape(in: layout.wifi), color))
    items += BatteryGlyph.items(
      in: layout.battery, radius: metrics.batteryRadius, terminalWidth: metrics.terminalWidth,
      color: color)
    return items
  }
}

extension SystemBars.Content {
  fileprivate var color: Color {
    switch self {
    case .dark: .black
    case .light: .white
    }
  }
}
