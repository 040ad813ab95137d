/// A program of a function in a PDF file: arithmetic on a stack, without loops.
struct PDFCalculator: Hashable {
  private indirect enum Step: Hashable {
    case number(Double)
    case operation(String)
    case condition([Step], [Step])
  }

  private let steps: [Step]

  /// Parses a program in braces; `nil` if an operator is unknown, or the braces are not balanced.
  init?(_ bytes: [UInt8]) {
    var scanner = PDFScanner(bytes, readsReferences: false)
    guard scanner.next() == .keyword("{"), let steps = Self.block(&scanner, depth: 0) else {
      return nil
    }
    self.steps = steps
  }

  private static let operations: Set<String> = [
    "abs", "add", "and", "ceiling", "copy", "cvi", "cvr", "div", "dup", "eq", "exch", "floor", "ge",
    "gt", "idiv", "index", "le", "lt", "mod", "mul", "ne", "neg", "not", "or", "pop", "roll",
    "round", "sqrt", "sub", "truncate",
  ]

  private static func block(_ scanner: inout PDFScanner, depth: Int) -> [Step]? {
    guard depth < 32 else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let token = scanner.next() {
      switch token {
      case .keyword("}"): return blocks.isEmpty ? steps : nil
      case .keyword("{"):
        guard let block = block(&scanner, depth: depth + 1) else { return nil }
        blocks.append(block)
      case .keyword("if"):
        guard blocks.count == 1 else { return nil }
        steps.append(.condition(blocks[0], []))
        blocks = []
      case .keyword("ifelse"):
        guard blocks.count == 2 else { return nil }
        steps.append(.condition(blocks[0], blocks[1]))
        blocks = []
      case .keyword(let name):
        guard operations.contains(name), blocks.isEmpty else { return nil }
        steps.append(.operation(name))
      case .object(.number(let number)): steps.append(.number(number))
      case .object(.boolean(let value)): steps.append(.number(value ? 1 : 0))
      case .object: return nil
      }
    }
    return nil
  }

  /// The number of elements beyond which the stack is not copied. A few copies of everything would
  /// otherwise need all memory.
  private static let maxCount = 1000

  /// Returns the stack after the program. Missing operands are 0.
  func run(_ inputs: [Double]) -> [Double] {
    var stack = inputs
    Self.run(steps, &stack)
    return stack
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .condition(let yes, let no): run((stack.popLast() ?? 0) != 0 ? yes : no, &stack)
      case .operation(let name): perform(name, &stack)
      }
    }
  }

  private static func perform(_ name: String, _ stack: inout [Double]) {
    switch name {
    case "pop": stack.removeLast(min(1, stack.count))
    case "dup": stack.append(stack.last ?? 0)
    case "copy":
      let count = whole(&stack, upTo: stack.count - 1)
      if stack.count < maxCount { stack += stack.suffix(count) }
    case "index":
      let index = whole(&stack, upTo: stack.count - 2)
      stack.append(stack.isEmpty ? 0 : stack[stack.count - 1 - index])
    case "roll": roll(&stack)
    case "abs", "ceiling", "cvi", "cvr", "floor", "neg", "not", "round", "sqrt", "truncate":
      stack.append(unary(name, stack.popLast() ?? 0))
    default:
      let second = stack.popLast() ?? 0
      let first = stack.popLast() ?? 0
      if name == "exch" {
        stack += [second, first]
      } else {
        stack.append(binary(name, first, second))
      }
    }
  }

  /// Removes a number from the stack, and returns it as a count of elements.
  private static func whole(_ stack: inout [Double], upTo limit: Int) -> Int {
    let number = stack.popLast() ?? 0
    return min(max(Int(clamping: number), 0), max(limit, 0))
  }

  private static func roll(_ stack: inout [Double]) {
    let distance = Int(clamping: stack.popLast() ?? 0)
    let count = whole(&stack, upTo: stack.count - 1)
    guard count > 1 else { return }
    let rolled = stack.suffix(count)
    let shift = ((distance % count) + count) % count
    stack.removeLast(count)
    stack += rolled.suffix(shift) + rolled.dropLast(shift)
  }

  private static func unary(_ name: String, _ x: Double) -> Double {
    switch name {
    case "abs": x.magnitude
    case "ceiling": -roundedDown(-x)
    case "floor": roundedDown(x)
    case "neg": -x
    case "not": x == 0 ? 1 : 0
    case "round": roundedDown(x + 0.5)
    case "sqrt": x > 0 ? x.squareRoot() : 0
    case "cvi", "truncate": truncated(x)
    default: x
    }
  }

  /// Returns the number without its fraction.
  private static func truncated(_ x: Double) -> Double {
    // Larger numbers have no fraction.
    x.magnitude < 0x1p52 ? Double(Int(clamping: x)) : x
  }

  private static func roundedDown(_ x: Double) -> Double {
    let whole = truncated(x)
    return whole > x ? whole - 1 : whole
  }

  private static func binary(_ name: String, _ x: Double, _ y: Double) -> Double {
    switch name {
    case "add": x + y
    case "sub": x - y
    case "mul": x * y
    case "div": y == 0 ? 0 : x / y
    case "idiv": y == 0 ? 0 : truncated(x / y)
    case "mod": y == 0 ? 0 : x - truncated(x / y) * y
    case "and": x != 0 && y != 0 ? 1 : 0
    case "or": x != 0 || y != 0 ? 1 : 0
    case "eq": x == y ? 1 : 0
    case "ne": x != y ? 1 : 0
    case "gt": x > y ? 1 : 0
    case "ge": x >= y ? 1 : 0
    case "lt": x < y ? 1 : 0
    default: x <= y ? 1 : 0
    }
  }
}
