/// A growing list of values in memory that it owns.
///
/// Unlike an array, it cannot be shared, so that a mutation needs no uniqueness check and no
/// reference counting. Indices are checked.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  // The first `count` elements are initialized. Elements need no deinitialization.
  private var base: UnsafeMutablePointer<Element>?
  private var capacity: Int32 = 0
  private let firstCapacity: Int32
  private(set) var count: Int32 = 0

  /// Creates an empty buffer without allocating memory.
  ///
  /// - Parameter firstCapacity: the minimum number of elements of the first allocation.
  init(firstCapacity: Int32 = 16) { self.firstCapacity = firstCapacity }

  deinit { base?.deallocate() }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int32) -> Element {
    @inline(__always) get { pointer(to: index).pointee }
    @inline(__always) _modify { yield &pointer(to: index).pointee }
  }

  /// Returns the address of an element, which is valid until the buffer grows.
  @inline(__always)
  func pointer(to index: Int32) -> UnsafeMutablePointer<Element> {
    precondition(UInt32(bitPattern: index) < UInt32(bitPattern: count))
    return base.unsafelyUnwrapped + Int(index)
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base.unsafelyUnwrapped + Int(count)).initialize(to: element)
    count += 1
  }

  /// Appends a number of equal elements.
  @inline(__always)
  mutating func append(_ element: Element, times number: Int32) {
    if capacity - count < number { grow(to: count + number) }
    (base.unsafelyUnwrapped + Int(count)).initialize(repeating: element, count: Int(number))
    count += number
  }

  /// Removes all elements, but keeps their memory.
  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ number: Int32) {
    precondition(number >= 0 && number <= count)
    count -= number
  }

  mutating func insert(_ element: Element, at index: Int32) {
    append(element)
    var position = count - 1
    while position > index {
      self[position] = self[position - 1]
      position -= 1
    }
    self[position] = element
  }

  mutating func remove(at index: Int32) {
    for position in index..<(count - 1) { self[position] = self[position + 1] }
    count -= 1
  }

  func copy() -> Buffer {
    var result = Buffer(firstCapacity: max(count, firstCapacity))
    for index in 0..<count { result.append(self[index]) }
    return result
  }

  @inline(never)
  private mutating func grow(to minimum: Int32) {
    let larger = max(minimum, 2 * capacity, firstCapacity)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: Int(larger))
    if let base {
      memory.moveInitialize(from: base, count: Int(count))
      base.deallocate()
    }
    base = memory
    capacity = larger
  }
}
