// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import CelloRaster

extension CGContext {
  private final class Stack {
    var contexts: [CGContext] = []
  }

  private static let stack = ThreadSpecific<Stack>()

  private static var ownStack: Stack {
    if let stack = stack.value { return stack }
    let new = Stack()
    stack.value = new
    return new
  }

  /// The current context of the thread.
  package static var current: CGContext? { stack.value?.contexts.last }

  package static func push(_ context: CGContext) { ownStack.contexts.append(context) }

  package static func pop() { _ = stack.value?.contexts.popLast() }

  /// Returns the items that a closure draws.
  ///
  /// - Parameters:
  ///   - transform: the transform from the closure's coordinates to the coordinates of the items.
  ///   - extent: the area that can be drawn on, in the coordinates of the items; `nil` if it is not
  ///     known.
  package static func items(
    transform: CGAffineTransform = .identity, extent: CGRect? = nil, _ draw: () -> Void
  ) -> [DisplayList.Item] {
    let context = CGContext(transform: transform, extent: extent)
    push(context)
    defer { pop() }
    draw()
    return context.items
  }
}

/// Returns the current context of the thread. It exists in `UIView.draw(_:)` and in the closures of
/// image renderers, and is `nil` elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Makes a context the current context of the thread, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }

/// Makes the previous context the current context again.
public func UIGraphicsPopContext() { CGContext.pop() }

// The following functions draw into the current context. Without a context, they do nothing.

/// Fills a rectangle with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

/// Draws a line of one point inside the edges of a rectangle with the current fill color, as iOS
/// does.
public func UIRectFrame(_ rect: CGRect) {
  guard rect.isDrawable, let context = CGContext.current else { return }
  context.fill(.path(frameOutline(rect), .evenOdd))
}

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

private func frameOutline(_ rect: CGRect) -> Path {
  var path = Path(rect)
  let inner = rect.standardized.insetBy(dx: 1, dy: 1)
  if !inner.isNull, inner.size.width > 0, inner.size.height > 0 {
    path.elements += Path(inner).elements
  }
  return path
}

extension UIColor {
  /// The implementation of ``setFill()``.
  final func useForFill() { CGContext.current?.setFill(rule.resolved(in: .current)) }

  /// The implementation of ``setStroke()``.
  final func useForStroke() { CGContext.current?.setStroke(rule.resolved(in: .current)) }
}

extension UIImage {
  /// The implementation of ``draw(in:blendMode:alpha:)``.
  final func drawImage(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// The implementation of ``draw(in:)``.
  final func drawImage(in rect: CGRect) {
    CGContext.current?.paint(
      displayItems(in: rect, tint: ownTint(in: .current), traits: .current))
  }

  /// The implementation of ``drawAsPattern(in:)``.
  final func drawTiles(in rect: CGRect) {
    let size = size
    guard rect.isDrawable, size.width > 0, size.height > 0, let context = CGContext.current else {
      return
    }
    let columns = (rect.width / size.width).rounded(.up)
    let rows = (rect.height / size.height).rounded(.up)
    let tile = displayItems(
      in: CGRect(origin: rect.origin, size: size), tint: ownTint(in: .current), traits: .current)
    guard !tile.isEmpty else { return }
    do throws(ExcessiveWork) {
      try Work.tiles.check(Double(columns * rows) * Double(tile.countOfAll))
    } catch {
      ResourceWarnings.note("A pattern has \(error). It is not drawn; use a larger tile.")
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for row in 0..<Int(clamping: rows) {
      for column in 0..<Int(clamping: columns) {
        let origin = CGPoint(
          x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height)
        draw(in: CGRect(origin: origin, size: size))
      }
    }
    context.restoreGState()
  }
}
