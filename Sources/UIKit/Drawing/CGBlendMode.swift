internal import CelloRaster

/// How colors are combined with what is behind them. `plusDarker` is missing.
///
/// Modes that replace what is behind them, such as `copy`, do so only inside the shape that is
/// drawn; shadows are drawn as with `normal`. Source of the values: Apple's `CGContext.h`.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusLighter = 27

  /// The mode of the rasterizer; `nil` for `normal`.
  private var blendMode: BlendMode? {
    switch self {
    case .normal: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }

  /// Whether a transparent color changes what is behind it.
  var replaces: Bool { blendMode.map { !$0.keepsUncovered } ?? false }

  /// The item, drawn with the mode.
  func applied(to item: DisplayList.Item) -> DisplayList.Item {
    guard let mode = blendMode else { return item }
    let blended = DisplayList.Item.composite(.init(.blended(mode), items: [item]))
    guard replaces else { return blended }
    // The color fills the whole extent, and the shape limits the result: only then what is behind
    // a pixel that is partly covered is replaced as far as that.
    func flood(_ extent: CGRect, _ color: Color) -> DisplayList.Item {
      .composite(.init(.blended(mode), items: [.fill(.rect(extent), color)]))
    }
    switch item {
    case .fill(let shape, let color):
      return .group(DisplayList.Group(items: [flood(shape.bounds, color)], clip: shape))
    case .stroke(let shape, let style, let color):
      let reach = style.width * max(style.miterLimit.nonNegative, 2)
      let extent = shape.bounds.insetBy(dx: -reach, dy: -reach)
      let masked = DisplayList.Item.composite(
        .init(.masked(by: [.stroke(shape, style, .black)]), items: [flood(extent, color)]))
      return .group(DisplayList.Group(items: [masked], clip: .rect(extent)))
    case .glyphs(var run):
      let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
      let content = flood(everything, run.color)
      run.color = .black
      return .composite(.init(.masked(by: [.glyphs(run)]), items: [content]))
    case .image(let image):
      return .group(DisplayList.Group(items: [blended], clip: .rect(image.rect)))
    case .group(var group):
      group.items = group.items.map(applied)
      return .group(group)
    case .gradient: return blended
    case .shadow, .backdrop, .composite: return item
    }
  }
}
