/// The frames of the parts of a status bar, in the coordinates of the screen.
struct StatusBarLayout: Hashable {
  /// A line of text.
  struct Line: Hashable {
    var text: String
    /// The left edge of the text.
    var x: CGFloat
    var baseline: CGFloat
  }

  /// The time, the date and the charge of the battery, as far as the bar shows them.
  var lines: [Line] = []
  /// The frame of the cellular signal; `nil` for none.
  var cellular: CGRect?
  var wifi = CGRect.zero
  /// The frame of the battery's outline.
  var battery = CGRect.zero

  // Source: the time is that of Apple's pictures of its devices; the day is that of the first of
  // these pictures, January 9, 2007.
  private static let time = "9:41"
  private static let longTime = "9:41 AM"
  private static let date = "Tue Jan 9"
  private static let charge = "100%"
  /// The distance from the baseline to the bottom of the battery. Source:
  /// docs/measurements/bars.md#status-bars.
  private static let batteryDrop: CGFloat = 1.0 / 3
  /// The distance between the time and the date. Chosen.
  private static let dateSpacing: CGFloat = 8

  /// Creates the layout of a bar.
  ///
  /// - Parameters:
  ///   - height: the height of the bar.
  ///   - width: the width of the screen.
  ///   - textWidth: returns the width of a text in the font of the bar.
  init(
    _ metrics: StatusBarMetrics, height: CGFloat, width: CGFloat, grid: PixelGrid,
    textWidth: (String) -> CGFloat
  ) {
    let factor = width / metrics.screenWidth
    let baseline = grid.rounded(height - metrics.baselineInset)
    func centered(_ text: String, at center: CGFloat) -> Line {
      Line(text: text, x: grid.rounded(center - textWidth(text) / 2), baseline: baseline)
    }
    /// A glyph that ends at an edge and stands on the baseline.
    func glyph(_ size: CGSize, before edge: CGFloat) -> CGRect {
      grid.roundedEdges(
        of: CGRect(
          x: edge - size.width, y: baseline - size.height, width: size.width, height: size.height))
    }
    let isPad = metrics.arrangement == .pad
    let inset = isPad ? metrics.trailingInset : metrics.trailingInset * factor
    var edge = width - inset - metrics.terminalWidth - 1
    battery = glyph(metrics.battery, before: edge)
    battery.origin.y = grid.rounded(baseline + Self.batteryDrop - battery.height)
    edge = battery.minX - metrics.spacing
    let wifiSize = CGSize(
      width: WiFiGlyph.width(radius: metrics.wifiRadius), height: metrics.wifiRadius)
    switch metrics.arrangement {
    case .besideCamera:
      lines = [centered(Self.time, at: metrics.timePosition * factor)]
      wifi = glyph(wifiSize, before: edge)
      cellular = glyph(metrics.cellular, before: wifi.minX - metrics.spacing)
    case .centered:
      lines = [centered(Self.longTime, at: metrics.timePosition * factor)]
      let signal = glyph(metrics.cellular, before: inset + metrics.cellular.width)
      cellular = signal
      wifi = glyph(wifiSize, before: signal.maxX + metrics.spacing + wifiSize.width)
    case .pad:
      let start = grid.rounded(metrics.timePosition)
      lines = [Line(text: Self.longTime, x: start, baseline: baseline)]
      let charge = grid.rounded(edge - textWidth(Self.charge))
      wifi = glyph(wifiSize, before: charge - metrics.spacing)
      // A window that covers a part of the screen can be too narrow for the date.
      let date = start + grid.rounded(textWidth(Self.longTime) + Self.dateSpacing)
      if date + textWidth(Self.date) < wifi.minX - Self.dateSpacing {
        lines.append(Line(text: Self.date, x: date, baseline: baseline))
      }
      lines.append(Line(text: Self.charge, x: charge, baseline: baseline))
    }
  }
}
