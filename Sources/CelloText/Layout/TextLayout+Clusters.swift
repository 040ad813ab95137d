extension TextLayout {
  /// The position of a character in a line, or of a ligature of several characters.
  package struct Cluster: Hashable, Sendable {
    /// The UTF-16 code units of the character, or of all characters of a ligature.
    package var range: Range<Int>
    /// The distance from the left edge of the text's box, in points.
    package var x: CGFloat
    /// The width in points.
    package var width: CGFloat
    /// A Boolean value that indicates whether the character runs from right to left.
    package var isRightToLeft: Bool
  }

  /// Returns the visible characters of a line, in the order of the text.
  ///
  /// Characters that are not shown have no position: the spaces at which the line was broken, the
  /// newline at its end, and the characters that an ellipsis replaces. The layout must be created
  /// with constraints that record clusters.
  ///
  /// - Parameter boxWidth: the width in which lines are aligned, as for drawing.
  package func clusters(ofLine index: Int, boxWidth: CGFloat) -> [Cluster] {
    let line = lines[index]
    let x = line.placement.x(ofWidth: line.width, in: boxWidth)
    let sorted = line.content.clusters.sorted { $0.offset < $1.offset }
    return sorted.indices.map { index in
      let cluster = sorted[index]
      let next = index + 1 < sorted.count ? sorted[index + 1].offset : cluster.limit
      return Cluster(
        range: cluster.offset..<max(min(next, cluster.limit), cluster.offset + 1), x: x + cluster.x,
        width: cluster.width, isRightToLeft: cluster.isRightToLeft)
    }
  }
}
