internal import CelloRaster

/// A mode that combines a drawn color with the pixels behind it. `plusDarker` is missing.
///
/// Modes that replace the pixels behind them, such as `copy`, do so only inside the drawn shape.
/// Shadows are drawn in the mode `normal`. Source of the values: Apple's `CGContext.h`.
public enum CGBlendMode: Int32, Sendable {
  /// Paints over the pixels behind.
  case normal = 0
  /// Multiplies the colors, which darkens.
  case multiply = 1
  /// Multiplies the inverted colors, which lightens.
  case screen = 2
  /// Multiplies dark colors behind and screens light ones.
  case overlay = 3
  /// Takes the darker value of each component.
  case darken = 4
  /// Takes the lighter value of each component.
  case lighten = 5
  /// Brightens the pixels behind by the drawn color.
  case colorDodge = 6
  /// Darkens the pixels behind by the drawn color.
  case colorBurn = 7
  /// Darkens or lightens softly, depending on the drawn color.
  case softLight = 8
  /// Multiplies or screens, depending on the drawn color.
  case hardLight = 9
  /// Takes the difference of the components.
  case difference = 10
  /// Takes the difference of the components with less contrast.
  case exclusion = 11
  /// Takes the hue of the drawn color, and the saturation and luminosity behind.
  case hue = 12
  /// Takes the saturation of the drawn color, and the hue and luminosity behind.
  case saturation = 13
  /// Takes the hue and saturation of the drawn color, and the luminosity behind.
  case color = 14
  /// Takes the luminosity of the drawn color, and the hue and saturation behind.
  case luminosity = 15
  /// Makes the pixels transparent.
  case clear = 16
  /// Replaces the pixels behind, including their opacity.
  case copy = 17
  /// Draws only where the pixels behind are opaque, and replaces them.
  case sourceIn = 18
  /// Draws only where the pixels behind are transparent, and replaces them.
  case sourceOut = 19
  /// Paints over the pixels behind, only where they are opaque.
  case sourceAtop = 20
  /// Paints under the pixels behind.
  case destinationOver = 21
  /// Keeps the pixels behind, only where the drawn color is opaque.
  case destinationIn = 22
  /// Keeps the pixels behind, only where the drawn color is transparent.
  case destinationOut = 23
  /// Keeps the pixels behind where the drawn color is opaque, and paints under them.
  case destinationAtop = 24
  /// Keeps the drawn color and the pixels behind only where they do not overlap.
  case xor = 25
  /// Adds the components, limited to white.
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

  /// A Boolean value that indicates whether a transparent color changes the pixels behind it.
  var replaces: Bool { blendMode.map { !$0.keepsUncovered } ?? false }

  /// Returns the item, drawn with the mode.
  func applied(to item: DisplayList.Item) -> DisplayList.Item {
    guard let mode = blendMode else { return item }
    let blended = DisplayList.Item.composite(.init(.blended(mode), items: [item]))
    guard replaces else { return blended }
    // The color fills the whole extent, and the shape limits the result. A partly covered pixel is
    // replaced in proportion to its coverage only this way.
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
