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

extension TextGeometry.Line {
  /// Returns the character nearest to a position in the line, and the position between its start
  /// and end, 0 to 1; `nil` for a line without characters.
  func character(atX x: CGFloat) -> (offset: Int, fraction: CGFloat)? {
    guard !clusters.isEmpty else { return nil }
    let x = x.isNaN ? 0 : x
    func distance(_ cluster: TextGeometry.Cluster) -> CGFloat {
      max(cluster.minX - x, x - cluster.maxX, 0)
    }
    var nearest = clusters[0]
    for cluster in clusters where distance(cluster) < distance(nearest) { nearest = cluster }
    guard nearest.width > 0 else { return (nearest.range.location, 0) }
    var share = min(max((x - nearest.minX) / nearest.width, 0), 1)
    if nearest.isRightToLeft { share = 1 - share }
    // The characters of a ligature share its width.
    let position = share * CGFloat(nearest.range.length)
    let character = min(Int(clamping: Double(position)), nearest.range.length - 1)
    return (nearest.range.location + character, min(position - CGFloat(character), 1))
  }
}
