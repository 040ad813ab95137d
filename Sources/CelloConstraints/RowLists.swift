/// A list for each symbol of the rows in which it can occur. All lists share one buffer.
struct RowLists: ~Copyable {
  struct Node: BitwiseCopyable {
    fileprivate(set) var row: Int32
    /// The index of the symbol's cell, among all cells, at the last lookup.
    fileprivate(set) var position: Int32
    fileprivate var next: Int32
  }

  /// A position in the list of a symbol.
  struct Cursor {
    fileprivate var previous: Int32
    fileprivate var node: Int32
  }

  private static var end: Int32 { -1 }

  private var firstNodes = Buffer<Int32>(firstCapacity: 64)
  private var nodes = Buffer<Node>(firstCapacity: 128)
  private var firstFreeNode = end

  init() {}

  func copy() -> RowLists {
    var result = RowLists()
    result.firstNodes = firstNodes.copy()
    result.nodes = nodes.copy()
    result.firstFreeNode = firstFreeNode
    return result
  }

  /// Adds an empty list for the next symbol.
  @inline(__always)
  mutating func appendList() { firstNodes.append(Self.end) }

  @inline(__always)
  mutating func add(_ row: Int32, to symbol: Symbol, position: Int32) {
    let node = Node(row: row, position: position, next: firstNodes[symbol])
    if firstFreeNode == Self.end {
      firstNodes[symbol] = nodes.count
      nodes.append(node)
    } else {
      let index = firstFreeNode
      firstFreeNode = nodes[index].next
      nodes[index] = node
      firstNodes[symbol] = index
    }
  }

  func isEmpty(_ symbol: Symbol) -> Bool { firstNodes[symbol] == Self.end }

  /// Removes and returns the first row of a symbol's list; `nil` if the list is empty.
  @inline(__always)
  mutating func removeFirst(of symbol: Symbol) -> Node? {
    let index = firstNodes[symbol]
    guard index != Self.end else { return nil }
    let node = nodes[index]
    firstNodes[symbol] = node.next
    nodes[index].next = firstFreeNode
    firstFreeNode = index
    return node
  }

  // MARK: Traversal

  /// Returns the start of a symbol's list.
  @inline(__always)
  func start(of symbol: Symbol) -> Cursor {
    Cursor(previous: Self.end, node: firstNodes[symbol])
  }

  /// Returns the row at a position; `nil` at the end of the list.
  @inline(__always)
  func node(at cursor: Cursor) -> Node? {
    cursor.node == Self.end ? nil : nodes[cursor.node]
  }

  @inline(__always)
  mutating func setPosition(_ position: Int32, at cursor: Cursor) {
    nodes[cursor.node].position = position
  }

  @inline(__always)
  func advance(_ cursor: inout Cursor) {
    cursor.previous = cursor.node
    cursor.node = nodes[cursor.node].next
  }

  /// Removes the row at a position of a symbol's list, and advances to the next row.
  @inline(__always)
  mutating func remove(at cursor: inout Cursor, of symbol: Symbol) {
    let index = cursor.node
    let next = nodes[index].next
    if cursor.previous == Self.end {
      firstNodes[symbol] = next
    } else {
      nodes[cursor.previous].next = next
    }
    nodes[index].next = firstFreeNode
    firstFreeNode = index
    cursor.node = next
  }
}
