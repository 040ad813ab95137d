internal import CelloRaster
internal import CelloSymbols

/// The values of an image, by which images are compared.
struct ImageValues: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case empty
    case symbol(Symbol)
    /// A picture and its scale, in pixels per point.
    case picture(Picture, scale: CGFloat)
    /// A vector drawing.
    case drawing(DisplayList)
    /// An asset whose variant depends on traits.
    case asset(AssetImage)
  }

  var content: Content
  /// The configuration of the image: traits, and the configuration of a symbol.
  var configuration = UIImage.ConfigurationValues()
  /// The variable value of a symbol, from 0 to 1; `nil` for 1.
  var variableValue: Double?
  /// The variable value up to which the layers of a symbol are not active; `nil` for none.
  var passedVariableValue: Double?
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color set by ``UIImage/withTintColor(_:)``; `nil` for none.
  var tintColor: UIColor?
  var orientation = UIImage.Orientation.up
  var flipsForRightToLeft = false
  var alignmentRectInsets = UIEdgeInsets.zero
  /// The distance of the baseline from the bottom, in points; `nil` for a symbol's own baseline,
  /// and for pictures without a baseline.
  var baselineOffset: CGFloat?
  /// A Boolean value that indicates whether a symbol's own baseline is ignored.
  var ignoresBaseline = false
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// A Boolean value that indicates whether the image is resizable. Without caps, all of it is
  /// tiled or stretched.
  var isResizable = false

  /// The images of an animation, whose first image this is, and the duration of a cycle in seconds;
  /// `nil` for a still image.
  var animation: Animation?

  struct Animation: Hashable, Sendable {
    var images: [UIImage]
    var duration: TimeInterval
  }

  /// The asset whose variants replace this image depending on traits; `nil` for none.
  var asset: UIImageAsset?

  init(_ content: Content) { self.content = content }

  var symbol: Symbol? {
    if case .symbol(let symbol) = content { symbol } else { nil }
  }

  /// A Boolean value that indicates whether the image is a system symbol or a symbol of an asset
  /// catalog.
  var isSymbol: Bool {
    switch content {
    case .symbol: true
    case .asset(let asset): asset.isSymbol
    case .empty, .picture, .drawing: false
    }
  }

  /// A Boolean value that indicates whether the image is a template, which is painted in the tint
  /// color.
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
