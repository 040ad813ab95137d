/// A picture as a list of things to paint, in order, in points: the value between views and pixels.
///
/// Equal lists draw equal pictures. The origin is top left, y goes down.
package struct DisplayList: Hashable, Sendable {
  /// The picture's size in points; it is drawn on a bitmap of this size times the scale, rounded
  /// up.
  package var size: CGSize
  package var items: [Item]

  package init(size: CGSize, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  package enum Item: Hashable, Sendable {
    case fill(Shape, Color)
    case stroke(Shape, StrokeStyle, Color)
    case glyphs(GlyphRun)
    case image(ImageItem)
    case shadow(Shadow)
    case backdrop(Backdrop)
    case group(Group)
    indirect case composite(Composite)
    indirect case gradient(GradientItem)

    /// Whether the item's colors depend on those behind it in another way than by source over.
    package var isBlended: Bool {
      switch self {
      case .composite(let composite):
        if case .blended = composite.kind { return true }
        return composite.items.contains(where: \.isBlended)
      case .group(let group): return group.items.contains(where: \.isBlended)
      default: return false
      }
    }
  }

  /// A bitmap stretched into a rectangle.
  package struct ImageItem: Hashable, Sendable {
    package var picture: Picture
    /// Where the source lands, in points.
    package var rect: CGRect
    /// The part of the picture that is drawn, in its own pixels; `nil` for all of it.
    package var source: CGRect?
    /// When not `nil`, only the picture's alpha is used, painted with this color.
    package var tint: Color?
    package var opacity: CGFloat
    /// When pixels are taken as they are, instead of being averaged or interpolated.
    package var nearest: NearestSampling

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

  /// When each pixel of a drawn bitmap is the one of the bitmap that is closest to it.
  package struct NearestSampling: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Where the bitmap is drawn as large as it is, or larger.
    package static let magnified = NearestSampling(rawValue: 1 << 0)
    /// Where the bitmap is drawn smaller than it is.
    package static let minified = NearestSampling(rawValue: 1 << 1)
  }

  /// A blurred silhouette.
  package struct Shadow: Hashable, Sendable {
    package var shape: Shape
    package var color: Color
    /// Twice the standard deviation of the Gaussian, in points, as `CALayer.shadowRadius` has it.
    package var radius: CGFloat
    package var offset: CGSize
    /// Whether the shape itself is left out, so that the shadow does not show through a translucent
    /// fill.
    package var isKnockedOut: Bool

    package init(
      shape: Shape, color: Color, radius: CGFloat, offset: CGSize, isKnockedOut: Bool = false
    ) {
      self.shape = shape
      self.color = color
      self.radius = radius
      self.offset = offset
      self.isKnockedOut = isKnockedOut
    }
  }

  /// The picture behind a shape, blurred and tinted.
  package struct Backdrop: Hashable, Sendable {
    package var shape: Shape
    /// The Gaussian's standard deviation in points.
    package var sigma: CGFloat
    /// Color saturation after blurring; 1 leaves it as it is. Colors may leave sRGB until the
    /// first tint is painted.
    package var saturation: CGFloat
    /// Painted over the blurred backdrop, in order.
    package var tints: [Color]

    package init(shape: Shape, sigma: CGFloat, saturation: CGFloat = 1, tints: [Color] = []) {
      self.shape = shape
      self.sigma = sigma
      self.saturation = saturation
      self.tints = tints
    }
  }

  /// Items that are painted together, then combined with what is behind them as one.
  package struct Composite: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      /// Painted on a transparent layer, whose colors are blended with those behind it, inside the
      /// clips of the groups around.
      case blended(BlendMode)
      /// Painted on what is there, as far as other items, painted on a transparent layer, are
      /// opaque.
      case masked(by: [Item])
    }

    package var kind: Kind
    package var items: [Item]

    package init(_ kind: Kind, items: [Item]) {
      self.kind = kind
      self.items = items
    }
  }

  /// Items that are painted together, then clipped and faded as one.
  package struct Group: Hashable, Sendable {
    package var items: [Item]
    /// 0 to 1, applied once to the whole group.
    package var opacity: CGFloat
    /// Nothing outside is painted; in the same coordinates as the group itself.
    package var clip: Shape?
    /// Maps the items' coordinates to those of the group's surroundings.
    package var transform: CGAffineTransform

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
