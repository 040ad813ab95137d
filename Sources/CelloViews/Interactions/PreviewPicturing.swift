/// A view whose picture in the preview of a menu or a drag differs from its appearance, such as the
/// cell of a list, whose separators belong to the list.
@MainActor package protocol PreviewPicturing: UIView {
  /// Returns a view with the picture for a preview; `nil` if this view is empty.
  func pictureForPreview() -> UIView?
}

extension UIView {
  /// The picture for the preview of a menu or a drag; `nil` if the view is empty.
  package final var previewPicture: UIView? {
    (self as? any PreviewPicturing)?.pictureForPreview()
      ?? snapshotView(afterScreenUpdates: true)
  }
}
