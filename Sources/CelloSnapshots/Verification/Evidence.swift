/// The comparison of a new picture with its reference, and the pictures of it for people.
package struct Evidence: Sendable {
  package var comparison: ImageComparison?
  package var files = Finding.Files()
  package var actualSize: PixelSize?
  /// Pixels per point.
  package var scale: CGFloat = 1

  init() {}

  /// - Parameters:
  ///   - expected: the reference; `nil` if there is none.
  ///   - write: writes a picture in a role and returns where, or `nil` if it was not written; `nil`
  ///     if no pictures are wanted.
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
