internal import CelloRaster

/// A drawing that is recorded once and drawn several times, also in other contexts.
///
/// Drawing a layer repeats its operations, so its edges are sharp at any scale. On iOS, it draws the
/// layer's pixels.
public final class CGLayer: Hashable {
  /// The size of the layer, in units of the context for which it was created.
  public let size: CGSize
  /// The context that draws into the layer, whose origin is the corner of the layer with the
  /// smallest coordinates.
  public let context: CGContext?

  /// Creates a transparent layer for drawing in a context; `nil` if the size is empty or not finite.
  ///
  /// - Parameter auxiliaryInfo: has no effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width < 1e9, size.height < 1e9 else { return nil }
    self.size = size
    self.context = CGContext(extent: CGRect(origin: .zero, size: size))
  }

  /// Returns a Boolean value that indicates whether two layers are identical.
  public static func == (left: CGLayer, right: CGLayer) -> Bool { left === right }

  /// Hashes the identity of the layer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
  /// Draws a layer with its origin at a point in user space.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer, stretched to a rectangle in user space.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard rect.isDrawable, let items = layer.context?.items, !items.isEmpty else { return }
    let rect = rect.standardized
    let transform = CGAffineTransform(
      a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height,
      tx: rect.minX, ty: rect.minY)
    paint([.group(DisplayList.Group(items: items, clip: .rect(rect), transform: transform))])
  }
}
