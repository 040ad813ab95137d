// The characters at points of a text.
extension TextGeometry {
  /// Returns the index of the line in an area that is nearest to a height; `nil` for an area
  /// without lines.
  func line(at y: CGFloat, in area: Int) -> Int? {
    guard parts.indices.contains(area) else { return nil }
    let range = parts[area].lines
    guard let last = range.last else { return nil }
    return range.first { lines[$0].fragment.maxY > y } ?? last
  }

  /// Returns the character nearest to a point of an area, and the position of the point between its
  /// start and end, 0 to 1; `nil` for an area without characters.
  package func character(at point: CGPoint, in area: Int) -> (offset: Int, fraction: CGFloat)? {
    guard let index = line(at: point.y, in: area) else { return nil }
    return lines[index].character(atX: point.x) ?? (lines[index].range.location, 0)
  }

  /// Returns the range of the characters that a rectangle of an area touches.
  func range(touching rect: CGRect, in area: Int) -> NSRange {
    guard parts.indices.contains(area) else { return NSRange() }
    var found: NSRange?
    for index in parts[area].lines {
      let line = lines[index]
      guard line.fragment.maxY > rect.minY, line.fragment.minY < rect.maxY else { continue }
      let touched = line.clusters.filter { $0.maxX > rect.minX && $0.minX < rect.maxX }
      guard let first = touched.map(\.range.location).min(),
        let last = touched.map({ $0.range.location + $0.range.length }).max()
      else { continue }
      let start = min(found?.location ?? first, first)
      let end = max(found.map { $0.location + $0.length } ?? last, last)
      found = NSRange(location: start, length: end - start)
    }
    return found ?? NSRange()
  }
}
