/// The edges of a list, by the bands of rows that they cross.
///
/// A large shape is rasterized in bands. Each edge is in the list of the band in which it starts,
/// and moves to the next band while it continues downward. The cost is therefore proportional to
/// the edges and the rows that they cross, not to the product of edges and bands.
struct EdgeBands {
  /// The first edge of each band; -1 for an empty band.
  private var heads = ScratchBuffer<Int32>(capacity: 64)
  /// The next edge in the list of each edge's band.
  private var next = ScratchBuffer<Int32>(capacity: 512)
  /// The top in 1/256ths of a pixel.
  private var top = 0
  private var bandHeight = 1

  /// The number of bands.
  var count: Int { heads.count }

  func deallocate() {
    heads.deallocate()
    next.deallocate()
  }

  /// Distributes the edges of a list.
  ///
  /// - Parameter rows: the number of rows of a band.
  mutating func begin(_ list: borrowing EdgeList, window: PixelRect, rows: Int) {
    top = window.y0 * 256
    bandHeight = rows * 256
    heads.removeAll(keeping: 1 << 14)
    heads.append(repeating: -1, count: (window.height + rows - 1) / rows)
    next.removeAll(keeping: 1 << 16)
    next.reserve(list.edges.count)
    let bottom = window.y1 * 256
    for index in 0..<list.edges.count {
      let edge = list.edges.base[index]
      let start = Int(min(edge.y0, edge.y1))
      guard start < bottom, Int(max(edge.y0, edge.y1)) > top else { continue }
      append(index, to: max(start - top, 0) / bandHeight)
    }
  }

  private func append(_ edge: Int, to band: Int) {
    next.base[edge] = heads.base[band]
    heads.base[band] = Int32(truncatingIfNeeded: edge)
  }

  /// Visits the edges of a band. All previous bands must have been visited.
  @inline(__always)
  mutating func visit(
    _ band: Int, of list: borrowing EdgeList, _ body: (EdgeList.Edge) -> Void
  ) {
    let bottom = top &+ (band &+ 1) &* bandHeight
    var index = Int(heads.base[band])
    while index >= 0 {
      let following = Int(next.base[index])
      let edge = list.edges.base[index]
      body(edge)
      if band &+ 1 < heads.count, Int(max(edge.y0, edge.y1)) > bottom {
        append(index, to: band &+ 1)
      }
      index = following
    }
  }
}
