internal import CelloRaster
internal import CelloText

/// Draws the keys of a layout.
@MainActor struct KeyDrawing {
  var metrics: KeyMetrics
  var colors: KeyColors
  var traits: UITraitCollection

  // Chosen.
  /// The size of the letters below a digit, and the distance between them.
  private static let (letterSize, letterSpacing) = (10 as CGFloat, 1.5 as CGFloat)
  /// The share of the font size by which small letters are raised, so that those without ascenders
  /// and descenders are in the middle of the key.
  private static let raise: CGFloat = 0.09
  /// The distances of the two characters of a key to its top and bottom, as shares of its height.
  private static let (secondaryCenter, mainCenter) = (0.25 as CGFloat, 0.62 as CGFloat)
  /// The size of the second character of a key in relation to the main character.
  private static let secondarySize: CGFloat = 0.65

  func items(of layout: KeyboardLayout) -> [DisplayList.Item] {
    layout.keys.flatMap { items(of: $0) }
      + layout.buttons.flatMap { symbol($0.symbol, at: $0.center, size: 26, color: colors.cap) }
  }

  private func items(of placed: KeyboardLayout.Placed) -> [DisplayList.Item] {
    background(of: placed) + cap(of: placed)
  }

  private func background(of placed: KeyboardLayout.Placed) -> [DisplayList.Item] {
    let fill: Color
    switch placed.key.role {
    case .plain: return []
    case .character: fill = colors.character
    case .function, .disabled: fill = colors.function
    case .action: fill = colors.action
    }
    func shape(_ frame: CGRect) -> Shape {
      .roundedRect(RoundedRect(frame, radius: metrics.cornerRadius))
    }
    var items: [DisplayList.Item] = []
    if let shadow = colors.shadow {
      items.append(.fill(shape(placed.frame.offsetBy(dx: 0, dy: 1)), shadow))
    }
    items.append(.fill(shape(placed.frame), fill))
    return items
  }

  private func cap(of placed: KeyboardLayout.Placed) -> [DisplayList.Item] {
    let color: Color =
      switch placed.key.role {
      case .action: colors.actionCap
      case .disabled: colors.cap.multiplyingAlpha(by: colors.disabledOpacity)
      default: colors.cap
      }
    let frame = placed.frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    switch placed.key.cap {
    case .empty: return []
    case .symbol(let name): return symbol(name, at: middle, size: metrics.symbolSize, color: color)
    case .text(let string):
      return text(string, size: metrics.textSize, center: middle, width: frame.width, color: color)
    case .character(let string): return character(string, placed, color: color)
    case .digit(let digit, let letters):
      return self.digit(digit, letters, at: middle, color: color)
    }
  }

  private func character(
    _ string: String, _ placed: KeyboardLayout.Placed, color: Color
  ) -> [DisplayList.Item] {
    let frame = placed.frame
    let isSmall = string.first?.isLowercase == true
    let size = isSmall ? metrics.characterSize : metrics.capitalSize
    var center = CGPoint(x: frame.midX, y: frame.midY)
    var items: [DisplayList.Item] = []
    if let secondary = placed.key.secondary {
      items += text(
        secondary, size: size * Self.secondarySize,
        center: CGPoint(x: center.x, y: frame.minY + frame.height * Self.secondaryCenter),
        color: colors.secondary)
      center.y = frame.minY + frame.height * Self.mainCenter
    }
    if isSmall { center.y -= size * Self.raise }
    return items + text(string, size: size, center: center, color: color)
  }

  private func digit(
    _ digit: String, _ letters: String, at middle: CGPoint, color: Color
  ) -> [DisplayList.Item] {
    guard digit != "0" else {
      return text(digit, size: metrics.characterSize, center: middle, color: color)
    }
    // The key of 1 has no letters, but its digit is beside those of 2 and 3.
    let (top, bottom) = (metrics.keyHeight * 0.12, metrics.keyHeight * 0.3)
    return text(
      digit, size: metrics.characterSize, center: CGPoint(x: middle.x, y: middle.y - top),
      color: color)
      + text(
        letters, size: Self.letterSize, weight: .bold, spacing: Self.letterSpacing,
        center: CGPoint(x: middle.x, y: middle.y + bottom), color: color)
  }

  /// Returns a line of text with its middle at a point.
  ///
  /// - Parameter width: the width to which a long text is scaled down.
  private func text(
    _ string: String, size: CGFloat, weight: UIFont.Weight = .regular, spacing: CGFloat = 0,
    center: CGPoint, width: CGFloat = .infinity, color: Color
  ) -> [DisplayList.Item] {
    guard !string.isEmpty else { return [] }
    var block = TextBlock(
      string, attributes: spacing > 0 ? [.kern: spacing] : [:],
      font: UIFont.systemFont(ofSize: size, weight: weight)
        .resolved(for: traits, adjustsSize: false),
      color: .black, paragraph: ParagraphStyle(lineBreakMode: .byTruncatingTail),
      numberOfLines: 1, traits: traits, adjustsFonts: false)
    if width.isFinite { block.minimumScale = 0.5 }
    let grid = traits.pixelGrid
    let layout = block.layout(
      for: TextProposal(width: width), isRightToLeft: false, grid: grid)
    var items: [DisplayList.Item] = []
    layout.draw(
      into: &items,
      at: CGPoint(
        x: grid.rounded(center.x - (layout.size.width - spacing) / 2),
        y: grid.rounded(center.y - layout.size.height / 2)),
      palette: [color])
    return items
  }

  private func symbol(
    _ name: String, at center: CGPoint, size: CGFloat, color: Color
  ) -> [DisplayList.Item] {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .regular)
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return [] }
    let frame = CGRect(
      x: center.x - image.size.width / 2, y: center.y - image.size.height / 2,
      width: image.size.width, height: image.size.height)
    return image.displayItems(
      in: traits.pixelGrid.roundedEdges(of: frame), tint: color, traits: traits)
  }
}
