/// A growing buffer of plain values that hot loops can write through its pointer.
///
/// It owns its memory until ``deallocate()``. Unlike an array, it has no uniqueness or bounds
/// checks, so it is only for code that has just reserved memory.
struct ScratchBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  func deallocate() { base.deallocate() }

  /// Reserves memory for additional elements and preserves the existing elements.
  @inline(__always)
  mutating func reserve(_ additional: Int) {
    if count &+ additional > capacity { grow(to: count + additional) }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    base[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func append(repeating element: Element, count added: Int) {
    guard added > 0 else { return }
    reserve(added)
    (base + count).update(repeating: element, count: added)
    count &+= added
  }

  /// Removes the elements and keeps the memory, unless it has grown far beyond `capacityKept`.
  mutating func removeAll(keeping capacityKept: Int = .max) {
    count = 0
    if capacity > capacityKept {
      base.deallocate()
      capacity = max(capacityKept, 16)
      base = .allocate(capacity: capacity)
    }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let grown = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = grown
  }
}
