internal import CelloRaster

extension UIView {
  /// The view's layer, for rounded corners, border, shadow and sublayers. It is created on first
  /// use.
  public final var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layerClass: AnyClass = Self.layerClass
    let ofClass =
      layerClass == CALayer.self ? nil : (layerClass as? CALayer.Type)?.makeDynamically()
    let layer = ofClass as? CALayer ?? CALayer()
    layer.view = self
    ownLayer = layer
    return layer
  }

  // MARK: Snapshots

  /// Draws the view and its subviews, scaled into a rectangle of the current graphics context.
  ///
  /// - Returns: `false`, without drawing, if there is no context or the view is empty.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let size = bounds.size
    guard rect.isDrawable, size.width > 0, size.height > 0, let context = CGContext.current else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.paint(DisplayListRecorder.record(self).items)
    context.restoreGState()
    return true
  }

  /// Returns a view that shows this view's current appearance; `nil` if this view is empty.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows the current appearance of a part of this view; `nil` if the part is
  /// empty. When it is resized, the image inside the cap insets is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return nil }
    let list = DisplayListRecorder.record(self)
    let offset = CGAffineTransform(
      translationX: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    let part = DisplayList(
      size: rect.size,
      items: [
        .group(
          DisplayList.Group(
            items: [.group(DisplayList.Group(items: list.items, transform: offset))],
            clip: .rect(CGRect(origin: .zero, size: rect.size))))
      ])
    let image = UIImage(part)
    let view = UIImageView(
      image: capInsets == .zero
        ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    view.frame = CGRect(origin: .zero, size: rect.size)
    return view
  }
}
