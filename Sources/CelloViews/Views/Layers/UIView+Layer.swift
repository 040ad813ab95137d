internal import CelloRaster

extension UIView {
  /// The implementation of ``resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)``.
  final func picture(
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
