/// A picture as a list of drawing operations, in order and in points. It is the value between views
/// and pixels.
///
/// Equal lists draw equal pictures. The origin is the top left corner, and y increases downward.
package struct DisplayList: Hashable, Sendable {
  /// The size in points. The bitmap has this size multiplied by the scale, rounded up.
  package var size: CGSize
  /// The drawing operations, from bottom to top.
  package var items: [Item]

  /// Creates a list.
  package init(size: CGSize, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// A drawing operation.
  package enum Item: Hashable, Sendable {
    /// Fills a shape.
    case fill(Shape, Color)
    /// Strokes the outline of a shape.
    case stroke(Shape, StrokeStyle, Color)
    /// Draws glyphs.
    case glyphs(GlyphRun)
    /// Draws a bitmap.
    case image(ImageItem)
    /// Draws a shadow.
    case shadow(Shadow)
    /// Blurs and tints the picture behind a shape.
    case backdrop(Backdrop)
    /// Draws items that are clipped and faded together.
    case group(Group)
    /// Draws items that are blended or masked together.
    indirect case composite(Composite)
    /// Draws a gradient.
    indirect case gradient(GradientItem)

    /// A Boolean value that indicates whether the item's colors are combined with the colors behind
    /// it in a different way than by source-over.
    package var isBlended: Bool {
      switch self {
      case .composite(let composite):
        if case .blended = composite.kind { return true }
        return composite.items.contains(where: \.isBlended)
      case .group(let group): return group.items.contains(where: \.isBlended)
      default: return false
      }
    }

    /// A Boolean value that indicates whether the item shows the blurred picture behind it.
    package var hasBackdrop: Bool {
      switch self {
      case .backdrop: true
      case .composite(let composite): composite.items.contains(where: \.hasBackdrop)
      case .group(let group): group.items.contains(where: \.hasBackdrop)
      default: false
      }
    }
  }

  /// A bitmap scaled to a rectangle.
  package struct ImageItem: Hashable, Sendable {
    /// The bitmap.
    package var picture: Picture
    /// The rectangle in which the source is drawn, in points.
    package var rect: CGRect
    /// The part of the picture to draw, in its own pixels; `nil` for the whole picture.
    package var source: CGRect?
    /// The color that replaces the picture's colors, of which only the alpha is used; `nil` for the
    /// picture's own colors.
    package var tint: Color?
    /// The opacity, from 0 to 1.
    package var opacity: CGFloat
    /// The cases in which the nearest pixel is used instead of averages or interpolated pixels.
    package var nearest: NearestSampling

    /// Creates an image item.
    package init(
      picture: Picture, rect: CGRect, source: CGRect? = nil, tint: Color? = nil,
      opacity: CGFloat = 1, nearest: NearestSampling = []
    ) {
      self.picture = picture
      self.rect = rect
      self.source = source
      self.tint = tint
      self.opacity = opacity
      self.nearest = nearest
    }
  }

  /// The cases in which each pixel of a drawn bitmap is the nearest pixel of the bitmap.
  package struct NearestSampling: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The bitmap is drawn in its own size or larger.
    package static let magnified = NearestSampling(rawValue: 1 << 0)
    /// The bitmap is drawn smaller than its own size.
    package static let minified = NearestSampling(rawValue: 1 << 1)
  }

  /// A blurred silhouette.
  package struct Shadow: Hashable, Sendable {
    /// The shape that casts the shadow.
    package var shape: Shape
    /// The color of the shadow.
    package var color: Color
    /// The standard deviation of the Gaussian, in points.
    package var sigma: CGFloat
    /// The offset of the shadow, in points.
    package var offset: CGSize
    /// A Boolean value that indicates whether the shape itself is left out, so that the shadow does
    /// not show through a translucent fill.
    package var isKnockedOut: Bool

    /// Creates a shadow.
    package init(
      shape: Shape, color: Color, sigma: CGFloat, offset: CGSize, isKnockedOut: Bool = false
    ) {
      self.shape = shape
      self.color = color
      self.sigma = sigma
      self.offset = offset
      self.isKnockedOut = isKnockedOut
    }
  }

  /// The picture behind a shape, blurred and tinted.
  package struct Backdrop: Hashable, Sendable {
    /// The area of the backdrop.
    package var shape: Shape
    /// The standard deviation of the Gaussian, in points.
    package var sigma: CGFloat
    /// The color saturation after the blur; 1 leaves colors unchanged. Colors can be outside sRGB
    /// until the first tint is painted.
    package var saturation: CGFloat
    /// The colors that are painted over the blurred backdrop, in order.
    package var tints: [Color]

    /// Creates a backdrop.
    package init(shape: Shape, sigma: CGFloat, saturation: CGFloat = 1, tints: [Color] = []) {
      self.shape = shape
      self.sigma = sigma
      self.saturation = saturation
      self.tints = tints
    }
  }

  /// The properties of a shadow that items cast together.
  package struct ContentShadow: Hashable, Sendable {
    /// The color where the items are opaque.
    package var color: Color
    /// The standard deviation of the Gaussian, in points.
    package var sigma: CGFloat
    /// The offset of the shadow, in points.
    package var offset: CGSize

    /// Creates the properties of a shadow.
    package init(color: Color, sigma: CGFloat, offset: CGSize) {
      self.color = color
      self.sigma = sigma
      self.offset = offset
    }
  }

  /// Items that are drawn together and then combined with the picture behind them as a unit.
  package struct Composite: Hashable, Sendable {
    /// The way in which the items are combined with the picture behind them.
    package enum Kind: Hashable, Sendable {
      /// The items are drawn on a transparent layer, whose colors are blended with the colors
      /// behind it, inside the clips of the enclosing groups.
      case blended(BlendMode)
      /// The items are drawn on the picture behind them, and are visible where the mask items,
      /// drawn on a transparent layer, are opaque.
      case masked(by: [Item])
      /// Like `masked`, but with hard edges: the items are visible in the pixels in which the mask
      /// items are at least half opaque.
      case stenciled(by: [Item])
      /// Only the shadow of the items is drawn: their opacity, blurred and in another color.
      case shadow(ContentShadow)
      /// The items are drawn on a transparent layer, in an area of their coordinates, which is then
      /// drawn with perspective over the picture behind it. The projection maps the items'
      /// coordinates to the coordinates around the composite.
      case projected(Projection, area: CGRect)
    }

    /// The way in which the items are combined with the picture behind them.
    package var kind: Kind
    /// The items, from bottom to top.
    package var items: [Item]

    /// The items that limit where the other items are visible; empty without a mask.
    package var mask: [Item] {
      switch kind {
      case .masked(let mask), .stenciled(let mask): mask
      case .blended, .shadow, .projected: []
      }
    }

    /// Creates a composite.
    package init(_ kind: Kind, items: [Item]) {
      self.kind = kind
      self.items = items
    }
  }

  /// Items that are drawn together and then clipped and faded as a unit.
  package struct Group: Hashable, Sendable {
    /// The items, from bottom to top.
    package var items: [Item]
    /// The opacity from 0 to 1, which is applied once to the whole group.
    package var opacity: CGFloat
    /// The shape outside which nothing is drawn, in the coordinates around the group; `nil` for no
    /// clip.
    package var clip: Shape?
    /// The transform from the items' coordinates to the coordinates around the group.
    package var transform: CGAffineTransform

    /// Creates a group.
    package init(
      items: [Item], opacity: CGFloat = 1, clip: Shape? = nil,
      transform: CGAffineTransform = .identity
    ) {
      self.items = items
      self.opacity = opacity
      self.clip = clip
      self.transform = transform
    }
  }
}
