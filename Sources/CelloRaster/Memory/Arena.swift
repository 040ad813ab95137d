/// Memory for plain values that are freed together. Pointers to it are valid until ``removeAll()``.
struct Arena {
  private struct Chunk {
    var base: UnsafeMutableRawPointer
    var size: Int
  }

  private static let chunkSize = 1 << 18
  /// The number of bytes that an emptied arena keeps, so that the next picture does not allocate
  /// memory from the system.
  private static let maxKeptBytes = 8 << 20

  private var chunks: [Chunk] = []
  /// The current chunk; the chunks before it are full.
  private var current = 0
  private var offset = 0
  /// The number of bytes that have been allocated since the arena was last empty.
  private(set) var bytesUsed = 0

  /// Returns uninitialized memory for `count` values, aligned to 16 bytes.
  mutating func allocate<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element> {
    let bytes = (max(count, 1) * MemoryLayout<Element>.stride + 15) & ~15
    bytesUsed += bytes
    if current >= chunks.count || offset + bytes > chunks[current].size { open(for: bytes) }
    let block = chunks[current].base + offset
    offset += bytes
    return block.assumingMemoryBound(to: type)
  }

  /// Advances to a chunk with space for a number of bytes; a new chunk if the next chunk is too
  /// small.
  private mutating func open(for bytes: Int) {
    if offset > 0 { current += 1 }
    offset = 0
    if current < chunks.count, chunks[current].size >= bytes { return }
    let size = max(bytes, Self.chunkSize)
    chunks.insert(
      Chunk(base: .allocate(byteCount: size, alignment: 16), size: size),
      at: min(current, chunks.count))
  }

  /// Invalidates all pointers to the arena's memory.
  mutating func removeAll() {
    guard bytesUsed > 0 else { return }
    current = 0
    offset = 0
    bytesUsed = 0
    var kept = 0
    chunks.removeAll { chunk in
      kept += chunk.size
      guard kept > Self.maxKeptBytes else { return false }
      kept -= chunk.size
      chunk.base.deallocate()
      return true
    }
  }

  mutating func deallocate() {
    for chunk in chunks { chunk.base.deallocate() }
    chunks = []
    current = 0
    offset = 0
    bytesUsed = 0
  }
}
