/// Memory for plain values that all die together. Pointers into it stay valid until
/// ``removeAll()``.
struct Arena {
  private struct Chunk {
    var base: UnsafeMutableRawPointer
    var size: Int
  }

  private static let chunkSize = 1 << 18
  /// How much an emptied arena keeps for the next time, so that pictures do not ask the system for
  /// memory.
  private static let maxKeptBytes = 8 << 20

  private var chunks: [Chunk] = []
  /// The chunk that is being filled; those before it are full.
  private var current = 0
  private var offset = 0
  /// Bytes that have been allocated since the arena was last empty.
  private(set) var bytesUsed = 0

  /// Uninitialized room for `count` values, aligned to 16 bytes.
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

  /// Goes on to a chunk with room for so many bytes, a new one when the next is too small.
  private mutating func open(for bytes: Int) {
    if offset > 0 { current += 1 }
    offset = 0
    if current < chunks.count, chunks[current].size >= bytes { return }
    let size = max(bytes, Self.chunkSize)
    chunks.insert(
      Chunk(base: .allocate(byteCount: size, alignment: 16), size: size),
      at: min(current, chunks.count))
  }

  /// Invalidates every pointer that was handed out.
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
