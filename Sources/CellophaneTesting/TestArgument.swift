import Foundation
import Synchronization
import Testing

/// An argument of a parameterized test.
///
/// The name is short and does not depend on stored properties that the type gets later. It is the
/// first of:
///
/// 1. The description, for types that provide one, for numbers, texts and cases of enumerations,
///    and for collections and optionals of these.
/// 2. The `id` of an identifiable value, or its property of that name, unless the identifier is
///    different in every run, as a `UUID` is.
/// 3. The position of the value among the arguments of the test, starting with 1.
struct TestArgument: Hashable, Sendable {
  var name: String
  /// The complete description, which contains all properties.
  var description: String

  /// Returns the arguments of a test case.
  static func arguments(of testCase: Test.Case, in test: Test) -> [TestArgument] {
    values(of: testCase).enumerated().map { index, value in
      let description = String(describingForTest: value)
      if let name = name(of: value) { return TestArgument(name: name, description: description) }
      let number = Positions.position(of: value, argument: index, in: test)
      return TestArgument(name: number.map(String.init) ?? description, description: description)
    }
  }

  /// Returns the name of a value; `nil` if only its position distinguishes it.
  static func name(of value: Any) -> String? {
    if hasDescription(value) { return String(describingForTest: value) }
    let mirror = Mirror(reflecting: value)
    if let value = value as? any Identifiable, let id = identifier(value) { return id }
    return mirror.children.first { $0.label == "id" }.flatMap { identifierName($0.value) }
  }

  private static func identifier(_ value: some Identifiable) -> String? { identifierName(value.id) }

  private static func identifierName(_ id: Any) -> String? {
    guard !(id is UUID), !(id is ObjectIdentifier), hasDescription(id) else { return nil }
    return String(describingForTest: id)
  }

  /// Returns a Boolean value that indicates whether the description of a value is intended for
  /// people, and not a list of its properties.
  private static func hasDescription(_ value: Any) -> Bool {
    if value is any CustomTestStringConvertible { return true }
    let children = Mirror(reflecting: value).children
    switch Mirror(reflecting: value).displayStyle {
    case .optional, .collection, .set, .dictionary, .tuple:
      return children.allSatisfy { hasDescription($0.value) }
    case .enum where children.isEmpty: return true
    default:
      return value is any CustomStringConvertible || value is any TextOutputStreamable
        || value is any CustomDebugStringConvertible || value is Any.Type
    }
  }

  /// Returns the values of a test case. Swift Testing provides them only by reflection.
  private static func values(of testCase: Test.Case) -> [Any] {
    guard testCase.isParameterized else { return [] }
    var values: [Any] = []
    func search(_ value: Any, depth: Int) {
      guard depth < 5 else { return }
      for child in Mirror(reflecting: value).children {
        if child.label == "arguments" {
          for argument in Mirror(reflecting: child.value).children {
            let value = Mirror(reflecting: argument.value).children.first { $0.label == "value" }
            if let value { values.append(value.value) }
          }
          return
        }
        search(child.value, depth: depth + 1)
      }
    }
    search(testCase, depth: 0)
    return values
  }

  /// The positions of values among the arguments of tests.
  private enum Positions {
    /// The position of each value, by test and by the index of the argument.
    private static let known = Mutex<[Test.ID: [[String: Int]]]>([:])

    /// Returns the position of a value, starting with 1; `nil` if it is unknown.
    static func position(of value: Any, argument: Int, in test: Test) -> Int? {
      let found = known.withLock { $0[test.id] }
      let positions = found ?? allPositions(in: test)
      if found == nil { known.withLock { $0[test.id] = positions } }
      return positions.indices.contains(argument) ? positions[argument][key(value)] : nil
    }

    private static func allPositions(in test: Test) -> [[String: Int]] {
      var positions: [[String: Int]] = []
      for testCase in cases(of: test) {
        for (index, value) in TestArgument.values(of: testCase).enumerated() {
          if index == positions.count { positions.append([:]) }
          let key = key(value)
          if positions[index][key] == nil { positions[index][key] = positions[index].count + 1 }
        }
      }
      return positions
    }

    private static func key(_ value: Any) -> String {
      Mirror(reflecting: value).displayStyle == .class
        ? "\(ObjectIdentifier(value as AnyObject))" : String(describing: value)
    }

    /// Returns the cases of a test, which Swift Testing provides only by reflection.
    private static func cases(of test: Test) -> [Test.Case] {
      func search(_ value: Any, depth: Int) -> [Test.Case]? {
        if let sequence = value as? any Sequence<Test.Case> { return Array(sequence) }
        guard depth > 0 else { return nil }
        for child in Mirror(reflecting: value).children {
          if let cases = search(child.value, depth: depth - 1) { return cases }
        }
        return nil
      }
      let state = Mirror(reflecting: test).children.first { $0.label == "testCasesState" }
      return state.flatMap { search($0.value, depth: 3) } ?? []
    }
  }
}
