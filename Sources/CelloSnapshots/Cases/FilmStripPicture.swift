/// The frames of a film strip, which can be compared without drawing the whole strip.
package struct FilmStripPicture: Sendable {
  package struct Frame: Sendable {
    /// The name with the number and the time, such as `frame 2 at 0.100 s`.
    package var name: String
    package var list: DisplayList
    /// The line with the time below the frame.
    package var caption: DisplayList

    package init(name: String, list: DisplayList, caption: DisplayList) {
      self.name = name
      self.list = list
      self.caption = caption
    }
  }

  package let frames: [Frame]
  package let layout: FilmStripLayout
  /// The scale of the pictures, in pixels per point.
  package let scale: CGFloat

  package init(frames: [Frame], layout: FilmStripLayout, scale: CGFloat) {
    self.frames = frames
    self.layout = layout
    self.scale = scale
  }

  /// The size of the picture, in pixels.
  package var size: PixelSize {
    let rows = (frames.count + layout.columns - 1) / layout.columns
    return PixelSize(
      width: (min(frames.count, layout.columns) - 1) * layout.across + layout.width,
      height: (rows - 1) * layout.down + layout.height + captionHeight)
  }

  private var captionHeight: Int {
    frames.compactMap { try? Renderer.pixelSize(of: $0.caption, scale: scale).height }.max() ?? 0
  }
}
