internal import CelloRaster
internal import CelloSymbols

/// Everything that an image is made of: what images are compared by.
struct ImageValues: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case empty
    case symbol(Symbol)
    /// Pixels, and how many of them make a point.
    case picture(Picture, scale: CGFloat)
    /// Shapes, sharp in every size.
    case drawing(DisplayList)
    /// Variants, of which traits choose one.
    case asset(AssetImage)
  }

  var content: Content
  /// How a symbol is drawn, and for which traits.
  var configuration = UIImage.ConfigurationValues()
  /// How much of a symbol is lit, from 0 to 1; `nil` for all.
  var variableValue: Double?
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color that ``UIImage/withTintColor(_:)`` gave it.
  var tintColor: UIColor?
  var orientation = UIImage.Orientation.up
  var flipsForRightToLeft = false
  var alignmentRectInsets = UIEdgeInsets.zero
  /// From the bottom of the image up, in points; `nil` for a symbol's own, and for pictures, which
  /// have none.
  var baselineOffset: CGFloat?
  /// Whether a symbol's own baseline is left out.
  var ignoresBaseline = false
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether it has been asked to be resizable; with no caps, the whole of it tiles or stretches.
  var isResizable = false

  init(_ content: Content) { self.content = content }

  var symbol: Symbol? {
    if case .symbol(let symbol) = content { symbol } else { nil }
  }

  /// Whether it is a symbol of ours or of an asset catalog.
  var isSymbol: Bool {
    switch content {
    case .symbol: true
    case .asset(let asset): asset.isSymbol
    case .empty, .picture, .drawing: false
    }
  }

  /// Whether only its shape counts, painted with the tint color.
  var isTemplate: Bool {
    switch (renderingMode, content) {
    case (.alwaysOriginal, _): false
    case (.alwaysTemplate, _): true
    case (.automatic, .symbol): true
    case (.automatic, .asset(let asset)): asset.isTemplate
    case (.automatic, _): false
    }
  }
}
