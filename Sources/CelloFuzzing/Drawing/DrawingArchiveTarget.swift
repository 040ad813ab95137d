internal import CelloPixels
internal import CelloRaster
internal import CelloSnapshots

extension FuzzTarget {
  /// The drawings of an earlier revision: reading any bytes ends, and what is read is written in the
  /// same way.
  static let drawingArchive = FuzzTarget(
    "drawing-archive",
    seeds: (0..<8).map { number in
      let program = DrawingProgram(
        (0..<64).map { UInt8(truncatingIfNeeded: $0 &* (number + 3)) },
        hasComposites: number % 2 == 1)
      return DrawingArchive(
        DrawnCase(list: program.list, scale: program.scale, background: program.background)
          .drawing,
        digest: PixelDigest(ofBytes: [])
      ).bytes
    }, words: ""
  ) { bytes in
    guard let archive = try? DrawingArchive(bytes, present: []) else { return }
    let copy = try? DrawingArchive(archive.bytes, present: archive.list.fonts)
    try require(copy?.bytes == archive.bytes, "A drawing changes when it is written.")
  }
}
