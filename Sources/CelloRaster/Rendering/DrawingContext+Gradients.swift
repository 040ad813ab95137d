extension DrawingContext {
  /// Draws the color at the center of each pixel inside the clip.
  mutating func draw(_ item: DisplayList.GradientItem) {
    let weight = UInt16(Blending.weight(opacity: item.opacity))
    let determinant = map.a * map.d - map.b * map.c
    guard weight > 0, !clip.isEmpty, determinant != 0, determinant.isFinite, map.isFinite,
      var colors = GradientColors(item.stops)
    else { return }
    // Computing a color takes as long as painting several pixels.
    count(paintedPixels: 8 * clip.width * clip.height)
    guard excess == nil else { return }
    let block = PixelBlock(clip, in: &frame)
    for row in 0..<clip.height {
      let dy = Double(clip.y0 + row) + 0.5 - map.ty
      for column in 0..<clip.width {
        let dx = Double(clip.x0 + column) + 0.5 - map.tx
        let position = item.position(
          x: (map.d * dx - map.c * dy) / determinant, y: (map.a * dy - map.b * dx) / determinant)
        block.base[row * clip.width + column] = position.map { colors.pixel(at: $0) } ?? 0
      }
    }
    var command = Command(.pixels, clip)
    command.weight = weight
    command.setPixels(block)
    append(command)
  }
}
