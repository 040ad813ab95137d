import CelloRaster

/// Writes values as words, or reads them in the same order.
///
/// Each type is described once, for both directions. Reading replaces the values.
struct ArchiveCoder {
  private(set) var words: [UInt64]
  private var position = 0
  let isReading: Bool
  private var depth = 0

  /// The largest depth of nested groups.
  private static let maxDepth = 200

  init() {
    words = []
    isReading = false
  }

  init(reading words: [UInt64]) {
    self.words = words
    isReading = true
  }

  var isAtEnd: Bool { position == words.count }

  mutating func code(_ word: inout UInt64) throws(ArchiveError) {
    guard isReading else { return words.append(word) }
    guard position < words.count else { throw .damaged }
    word = words[position]
    position += 1
  }

  mutating func code<Value: FixedWidthInteger>(_ value: inout Value) throws(ArchiveError) {
    var word = UInt64(truncatingIfNeeded: value)
    try code(&word)
    value = Value(truncatingIfNeeded: word)
  }

  mutating func code(_ value: inout Bool) throws(ArchiveError) {
    var word: UInt64 = value ? 1 : 0
    try code(&word)
    value = word != 0
  }

  mutating func code(_ value: inout CGFloat) throws(ArchiveError) {
    var word = Double(value).bitPattern
    try code(&word)
    value = CGFloat(Double(bitPattern: word))
  }

  /// Codes which of several cases a value is.
  mutating func code(case index: Int) throws(ArchiveError) -> Int {
    var index = index
    try code(&index)
    return index
  }

  /// Codes an element of the list of all cases.
  mutating func code<Value: Equatable>(
    _ value: inout Value, of all: [Value]
  ) throws(ArchiveError) {
    let index = try code(case: all.firstIndex(of: value) ?? 0)
    guard all.indices.contains(index) else { throw .damaged }
    value = all[index]
  }

  mutating func code<Element>(
    _ list: inout [Element], _ empty: Element,
    _ body: (inout ArchiveCoder, inout Element) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    let count = try code(case: list.count)
    // Each element has a word or more.
    guard count >= 0, !isReading || count <= words.count - position else { throw .damaged }
    if isReading { list = [] }
    for index in 0..<count {
      var element = isReading ? empty : list[index]
      try body(&self, &element)
      if isReading { list.append(element) }
    }
  }

  mutating func code<Value>(
    _ value: inout Value?, _ empty: Value,
    _ body: (inout ArchiveCoder, inout Value) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    guard try code(case: value == nil ? 0 : 1) != 0 else {
      value = nil
      return
    }
    var wrapped = value ?? empty
    try body(&self, &wrapped)
    value = wrapped
  }

  mutating func code(_ text: inout String) throws(ArchiveError) {
    var bytes = Array(text.utf8)
    try code(&bytes, 0) { (coder, byte) throws(ArchiveError) in try coder.code(&byte) }
    text = String(decoding: bytes, as: UTF8.self)
  }

  mutating func nested(_ body: (inout ArchiveCoder) throws(ArchiveError) -> Void)
    throws(ArchiveError)
  {
    guard depth < Self.maxDepth else { throw .damaged }
    depth += 1
    try body(&self)
    depth -= 1
  }
}

// MARK: - Geometry

extension ArchiveCoder {
  mutating func code(_ point: inout CGPoint) throws(ArchiveError) {
    try code(&point.x)
    try code(&point.y)
  }

  mutating func code(_ size: inout CGSize) throws(ArchiveError) {
    try code(&size.width)
    try code(&size.height)
  }

  mutating func code(_ rect: inout CGRect) throws(ArchiveError) {
    try code(&rect.origin)
    try code(&rect.size)
  }

  mutating func code(_ map: inout CGAffineTransform) throws(ArchiveError) {
    try code(&map.a)
    try code(&map.b)
    try code(&map.c)
    try code(&map.d)
    try code(&map.tx)
    try code(&map.ty)
  }

  mutating func code(_ color: inout Color) throws(ArchiveError) {
    try code(&color.red)
    try code(&color.green)
    try code(&color.blue)
    try code(&color.alpha)
  }

  mutating func code(_ path: inout Path) throws(ArchiveError) {
    try code(&path.elements, .close) { (coder, element) throws(ArchiveError) in
      try coder.code(&element)
    }
  }

  private mutating func code(_ element: inout Path.Element) throws(ArchiveError) {
    var (first, second, third) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
    let index: Int
    switch element {
    case .close: index = 0
    case .move(let point): (index, first) = (1, point)
    case .line(let point): (index, first) = (2, point)
    case .quadratic(let control, let end): (index, first, second) = (3, control, end)
    case .cubic(let control1, let control2, let end):
      (index, first, second, third) = (4, control1, control2, end)
    }
    let found = try code(case: index)
    if found > 0 { try code(&first) }
    if found > 2 { try code(&second) }
    if found > 3 { try code(&third) }
    switch found {
    case 0: element = .close
    case 1: element = .move(first)
    case 2: element = .line(first)
    case 3: element = .quadratic(control: first, end: second)
    case 4: element = .cubic(control1: first, control2: second, end: third)
    default: throw .damaged
    }
  }
}
