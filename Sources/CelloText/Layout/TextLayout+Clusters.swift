extension TextLayout {
  /// The place of a character in a line, or of a ligature of several ones.
  package struct Cluster: Hashable, Sendable {
    /// UTF-16 code units of the text. A ligature has those of all its characters.
    package var range: Range<Int>
    /// In points from the left edge of the text's box.
    package var x: CGFloat
    package var width: CGFloat
    package var isRightToLeft: Bool
  }

  /// The characters of a line that are shown, in the order of the text.
  ///
  /// Characters that are not shown have no place: the spaces at which the line was broken, the
  /// newline at its end, and what an ellipsis replaces. The layout must be made with constraints that
  /// record clusters.
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
