import CelloRaster
import UIKit

/// The visibility of a text in a picture. It is measured by drawing the content behind the text,
/// and by drawing the text's color over that content.
struct TextVisibility {
  /// The contrast that at least 90 % of the ink have; `nil` if no part of the text is visible or if
  /// the picture is transparent behind it.
  var contrast: Double?
  /// The share of the ink that is covered by content in front of it, 0 to 1.
  var coveredShare: Double

  /// Measures the visibility of a text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - end: the end of the view's own content among the items that contain the text. The items
  ///     between the text and the end belong to the text, such as a line through it. `nil` for all
  ///     following items.
  ///   - list: the display list without texts, so that the contrast with other letters is not
  ///     measured.
  ///   - scale: the scale of the picture, in pixels per point.
  ///   - background: the color behind the picture, as in ``DrawnCase/background``.
  /// - Returns: `nil` if the text is outside of the picture or cannot be drawn.
  init?(
    of text: DrawnText, before end: Int?, over list: DisplayList, scale: CGFloat, background: Color?
  ) {
    var area = CGRect(origin: .zero, size: list.size)
    // A blur depends on pixels outside of the text's bounds.
    if !list.hasBackdrop {
      area = text.ink.intersection(area)
      if let clip = text.clip { area = area.intersection(clip) }
      guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
      let corner = CGPoint(
        x: (area.minX * scale).rounded(.down) / scale,
        y: (area.minY * scale).rounded(.down) / scale)
      area = CGRect(
        x: corner.x, y: corner.y, width: area.maxX - corner.x, height: area.maxY - corner.y)
    }
    let offset = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    func draw(_ items: [DisplayList.Item], on background: Color?) -> Bitmap? {
      let group = DisplayList.Group(items: items, transform: offset)
      return try? DisplayList(size: area.size, items: [.group(group)])
        .render(scale: scale, background: background)
    }
    /// Returns the picture with a color in place of the text, in the whole area.
    func picture(with color: Color?) -> Bitmap? {
      let box = area.applying(text.transform.inverted())
      let changed = list.changing(text.position) { items, index in
        let end = min(max(end ?? items.count, index + 1), items.count)
        items.replaceSubrange(index..<end, with: color.map { [.fill(.rect(box), $0)] } ?? [])
      }
      return draw(changed.items, on: background)
    }
    var run = text.run
    run.color = .black
    let glyphs = DisplayList.Group(items: [.glyphs(run)], transform: text.transform)
    guard let mask = draw([.group(glyphs)], on: nil), let behind = picture(with: nil),
      let painted = picture(with: text.run.color), let dark = picture(with: .black),
      let light = picture(with: .white)
    else { return nil }
    // Thin strokes do not cover any pixel completely.
    let most = mask.pixels.reduce(0) { max($0, $1 >> 24) }
    guard most > 0 else { return nil }
    var contrasts: [Double] = []
    var (inkCount, coveredCount) = (0, 0)
    for (position, pixel) in mask.pixels.enumerated() where pixel >> 24 > most / 2 {
      inkCount += 1
      guard dark.pixels[position] != light.pixels[position] else {
        coveredCount += 1
        continue
      }
      guard behind.pixels[position] >> 24 == 255 else { continue }
      contrasts.append(
        RelativeLuminance.contrast(behind.pixels[position], painted.pixels[position]))
    }
    coveredShare = Double(coveredCount) / Double(inkCount)
    contrasts.sort()
    contrast = contrasts.isEmpty ? nil : contrasts[contrasts.count / 10]
  }
}
