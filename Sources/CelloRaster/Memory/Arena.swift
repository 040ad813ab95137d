/// Memory for plain values that all die together. Pointers into it stay valid until ``removeAll()``.
struct Arena {
  private static let chunkSize = 1 << 18
  /// Chunks of `chunkSize`; kept when the arena is emptied.
  private var chunks: [UnsafeMutableRawPointer] = []
  /// Single allocations larger than a chunk; freed when the arena is emptied.
  private var large: [UnsafeMutableRawPointer] = []
  private var current = -1
  private var offset = Arena.chunkSize
  /// What has been handed out since the arena was last empty.
  private(set) var bytesUsed = 0

  /// Uninitialised room for `count` values, aligned to 16 bytes.
  mutating func allocate<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element> {
    let bytes = (max(count, 1) * MemoryLayout<Element>.stride + 15) & ~15
    bytesUsed += bytes
    if bytes > Self.chunkSize / 4 {
      let block = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
      large.append(block)
      return block.assumingMemoryBound(to: type)
    }
    if offset + bytes > Self.chunkSize {
      current += 1
      if current == chunks.count {
        chunks.append(.allocate(byteCount: Self.chunkSize, alignment: 16))
      }
      offset = 0
    }
    let block = chunks[current] + offset
    offset += bytes
    return block.assumingMemoryBound(to: type)
  }

  /// Invalidates every pointer that was handed out.
  mutating func removeAll() {
    guard bytesUsed > 0 else { return }
    for block in large { block.deallocate() }
    large.removeAll(keepingCapacity: true)
    current = chunks.isEmpty ? -1 : 0
    offset = chunks.isEmpty ? Self.chunkSize : 0
    bytesUsed = 0
  }

  mutating func deallocate() {
    removeAll()
    for chunk in chunks { chunk.deallocate() }
    chunks = []
    current = -1
    offset = Self.chunkSize
  }
}
