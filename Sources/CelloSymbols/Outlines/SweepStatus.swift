/// The segments that cross a sweep line, from left to right: a treap whose adjacent nodes are also
/// linked.
///
/// Each segment has a number and occurs at most once, so nodes are elements of fixed-length arrays,
/// and the sweep allocates no memory. Searching, inserting and removing take O(log n) time.
struct SweepStatus {
  private struct Node {
    var parent: Int32 = -1
    var left: Int32 = -1
    var right: Int32 = -1
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  private var nodes: [Node]
  private var root: Int32 = -1
  private var first: Int32 = -1

  init(capacity: Int) {
    nodes = Array(repeating: Node(), count: capacity)
  }

  func next(after segment: Int) -> Int? {
    let next = nodes[segment].next
    return next < 0 ? nil : Int(next)
  }

  /// Returns the last segment that satisfies a condition; `nil` if there is none. The condition
  /// must hold exactly for a prefix of the order.
  func last(where isBefore: (Int) -> Bool) -> Int? {
    var result: Int32 = -1
    var node = root
    while node >= 0 {
      if isBefore(Int(node)) {
        result = node
        node = nodes[Int(node)].right
      } else {
        node = nodes[Int(node)].left
      }
    }
    return result < 0 ? nil : Int(result)
  }

  /// Returns the segment after another segment; the leftmost segment for `nil`.
  func segment(after previous: Int?) -> Int? {
    guard let previous else { return first < 0 ? nil : Int(first) }
    return next(after: previous)
  }

  /// Inserts a segment after another segment; as the leftmost segment for `nil`.
  mutating func insert(_ segment: Int, after previous: Int?) {
    let new = Int32(truncatingIfNeeded: segment)
    let before = previous.map { Int32(truncatingIfNeeded: $0) } ?? -1
    let after = before < 0 ? first : nodes[Int(before)].next
    nodes[segment] = Node(previous: before, next: after)
    if before < 0 { first = new } else { nodes[Int(before)].next = new }
    if after >= 0 { nodes[Int(after)].previous = new }
    // One of two adjacent nodes has no child between them.
    if root < 0 {
      root = new
    } else if before >= 0, nodes[Int(before)].right < 0 {
      nodes[Int(before)].right = new
      nodes[segment].parent = before
    } else {
      nodes[Int(after)].left = new
      nodes[segment].parent = after
    }
    while case let parent = nodes[segment].parent, parent >= 0,
      Self.priority(new) > Self.priority(parent)
    {
      lift(new)
    }
  }

  mutating func remove(_ segment: Int) {
    let old = Int32(truncatingIfNeeded: segment)
    while true {
      let node = nodes[segment]
      if node.left >= 0, node.right < 0 || Self.priority(node.left) > Self.priority(node.right) {
        lift(node.left)
      } else if node.right >= 0 {
        lift(node.right)
      } else {
        break
      }
    }
    let node = nodes[segment]
    replaceChild(old, of: node.parent, by: -1)
    if node.previous < 0 { first = node.next } else { nodes[Int(node.previous)].next = node.next }
    if node.next >= 0 { nodes[Int(node.next)].previous = node.previous }
  }

  /// Rotates a node into the position of its parent.
  private mutating func lift(_ child: Int32) {
    let parent = nodes[Int(child)].parent
    let grandparent = nodes[Int(parent)].parent
    let moved: Int32
    if nodes[Int(parent)].left == child {
      moved = nodes[Int(child)].right
      nodes[Int(parent)].left = moved
      nodes[Int(child)].right = parent
    } else {
      moved = nodes[Int(child)].left
      nodes[Int(parent)].right = moved
      nodes[Int(child)].left = parent
    }
    if moved >= 0 { nodes[Int(moved)].parent = parent }
    nodes[Int(parent)].parent = child
    nodes[Int(child)].parent = grandparent
    replaceChild(parent, of: grandparent, by: child)
  }

  private mutating func replaceChild(_ old: Int32, of parent: Int32, by new: Int32) {
    if parent < 0 {
      root = new
    } else if nodes[Int(parent)].left == old {
      nodes[Int(parent)].left = new
    } else {
      nodes[Int(parent)].right = new
    }
  }

  /// Returns a pseudorandom priority that is the same in every run.
  private static func priority(_ node: Int32) -> UInt32 {
    var value = UInt32(bitPattern: node) &* 0x9e37_79b1
    value ^= value >> 15
    value = value &* 0x85eb_ca77
    return value ^ value >> 13
  }
}
