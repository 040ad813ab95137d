internal import CelloRaster
internal import CelloText

extension NSLayoutManager {
  final func drawBackgroundColors(of range: NSRange, at origin: CGPoint) {
    guard let textStorage, CGContext.current != nil else { return }
    let layout = layout
    let shown = layout.clamped(range)
    textStorage.forEachRun { values, run in
      guard let color = values[.backgroundColor] as? UIColor else { return }
      let start = max(run.location, shown.location)
      let end = min(run.location + run.length, shown.location + shown.length)
      guard start < end else { return }
      let part = NSRange(location: start, length: end - start)
      let rects = layout.lines(of: part).flatMap { layout.lines[$0].areas(of: part) }.map {
        $0.offsetBy(dx: origin.x, dy: origin.y)
      }
      fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: part, color: color)
    }
  }

  final func drawCharacters(of range: NSRange, at origin: CGPoint) {
    guard let context = CGContext.current else { return }
    let layout = layout
    let shown = layout.clamped(range)
    let lines = layout.lines(of: shown)
    for part in layout.parts {
      let wanted = part.lines.clamped(to: lines)
      for index in wanted {
        let line = layout.lines[index]
        let isWhole =
          shown.location <= line.range.location
          && shown.location + shown.length >= line.range.location + line.range.length
        var items: [DisplayList.Item] = []
        let number = index - part.lines.lowerBound
        part.block.draw(
          part.layout, into: &items, at: CGPoint(x: origin.x + part.padding, y: origin.y),
          boxWidth: part.boxWidth, lines: number..<number + 1, parts: .characters,
          traits: .current)
        if isWhole {
          context.paint(items)
          continue
        }
        context.saveGState()
        context.clip(
          to: line.areas(of: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        context.paint(items)
        context.restoreGState()
      }
    }
  }
}
