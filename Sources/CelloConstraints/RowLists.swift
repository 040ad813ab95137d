/// For each symbol, the rows in which it may occur. All lists share one array.
struct RowLists {
  private struct Node {
    var row: Int32
    var next: Int32
  }

  private static let end: Int32 = -1

  private var firstNodes: [Int32] = []
  private var nodes: [Node] = []
  private var firstFreeNode = end

  /// Adds an empty list for the next symbol.
  mutating func appendList() { firstNodes.append(Self.end) }

  mutating func add(_ row: Int32, to symbol: Symbol) {
    let node = Node(row: row, next: firstNodes[Int(symbol)])
    if firstFreeNode == Self.end {
      firstNodes[Int(symbol)] = Int32(nodes.count)
      nodes.append(node)
    } else {
      let index = firstFreeNode
      firstFreeNode = nodes[Int(index)].next
      nodes[Int(index)] = node
      firstNodes[Int(symbol)] = index
    }
  }

  func isEmpty(_ symbol: Symbol) -> Bool { firstNodes[Int(symbol)] == Self.end }

  /// Removes and returns a row of a symbol's list; `nil` if it is empty.
  mutating func removeFirst(of symbol: Symbol) -> Int32? {
    let index = firstNodes[Int(symbol)]
    guard index != Self.end else { return nil }
    let node = nodes[Int(index)]
    firstNodes[Int(symbol)] = node.next
    nodes[Int(index)].next = firstFreeNode
    firstFreeNode = index
    return node.row
  }

  /// Removes the rows of a symbol's list that do not fulfill a condition.
  @inline(__always)
  mutating func filter(_ symbol: Symbol, _ isKept: (Int32) -> Bool) {
    var previous = Self.end
    var index = firstNodes[Int(symbol)]
    while index != Self.end {
      let node = nodes[Int(index)]
      if isKept(node.row) {
        previous = index
      } else {
        if previous == Self.end {
          firstNodes[Int(symbol)] = node.next
        } else {
          nodes[Int(previous)].next = node.next
        }
        nodes[Int(index)].next = firstFreeNode
        firstFreeNode = index
      }
      index = node.next
    }
  }
}
