/// The comparison of a new picture with its reference, and the pictures that were written to show
/// it.
package struct Evidence: Sendable {
  package var comparison: ImageComparison?
  package var files = Finding.Files()
  package var actualSize: PixelSize?
  /// The scale of the pictures, in pixels per point.
  package var scale: CGFloat = 1

  init() {}

  /// Compares a picture with its reference.
  ///
  /// - Parameters:
  ///   - expected: the reference; `nil` if there is none.
  ///   - write: writes a picture for a role and returns its path; the result is `nil` if it was not
  ///     written. `nil` to write no pictures.
  init(
    expected: Bitmap?, actual: Bitmap, scale: CGFloat,
    write: ((_ picture: Bitmap, _ role: Finding.Role) -> String?)?
  ) {
    actualSize = PixelSize(width: actual.width, height: actual.height)
    self.scale = scale
    files.actual = write?(actual, .actual)
    guard let expected else { return }
    comparison = ImageComparison(expected: expected, actual: actual)
    guard let write else { return }
    files.expected = write(expected, .expected)
    files.difference = write(
      ImageComparison.differencePicture(expected: expected, actual: actual), .difference)
  }
}
