extension CGRect {
  /// Returns the rectangle mirrored horizontally in an area that extends from 0 to `width`.
  package func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
