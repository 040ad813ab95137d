import CelloSnapshots
import Testing

/// The test that runs: what it is called in the names of its snapshots.
struct TestIdentity: Hashable {
  /// The types around it, outermost first.
  var suites: [String] = []
  /// The arguments of a parameterized test, as text.
  var arguments: [String] = []
  /// The name of the function, as `#function` has it.
  var function: String
  /// The path of the source file.
  var file: String

  init(function: String, file: String, suites: [String] = [], arguments: [String] = []) {
    self.function = function
    self.file = file
    self.suites = suites
    self.arguments = arguments
  }

  /// The current test.
  ///
  /// - Parameters:
  ///   - function: the function of the assertion.
  ///   - line: the line of the assertion.
  static func current(function: String, file: String, line: Int) -> TestIdentity {
    guard let test = Test.current else {
      // XCTest does not say which test runs, but the source does.
      return TestIdentity(
        function: function, file: file,
        suites: SourceOutline.ofFile(file)?.types(around: line) ?? [])
    }
    var identity = TestIdentity(test, Test.Case.current)
    // A helper has the function and the file of its caller.
    identity.function = function
    identity.file = file
    return identity
  }

  init(_ test: Test, _ testCase: Test.Case?) {
    self.init(
      function: test.name, file: test.sourceLocation.filePath,
      suites: test.id.nameComponents.dropLast(test.isSuite ? 0 : 1).map { $0 },
      arguments: testCase.map(Self.arguments) ?? [])
  }

  /// The suites as a part of a name; `nil` for the suite that the file is named after.
  var suiteName: String? {
    let stem = FileAccess.stem(of: file)
    let names = suites.first == stem ? suites.dropFirst() : suites[...]
    return names.isEmpty ? nil : names.joined(separator: "-")
  }

  /// The test in a module as a pattern for `swift test --filter`.
  ///
  /// - Parameter function: the name of the test's function, which differs from the function of the
  ///   assertion in a helper.
  func filter(module: String, function: String) -> String {
    // The first suite follows the module after a dot, each further part after a slash.
    let name = function.prefix { $0 != "(" }
    let path = module + "." + (suites + [String(name)]).joined(separator: "/")
    let pattern = path.reduce(into: "") { pattern, character in
      if #"\^$.|?*+()[]{}"#.contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    // XCTest's names end here, Swift Testing's go on with parentheses.
    return "^" + pattern + #"(\(|$)"#
  }

  /// Identifies the test among those of the process.
  var key: String { "\(file)|\(suites.joined(separator: "."))|\(function)|\(arguments)" }

  /// The arguments of a case. Swift Testing offers no access to them but reflection.
  private static func arguments(of testCase: Test.Case) -> [String] {
    guard testCase.isParameterized else { return [] }
    var values: [String] = []
    func search(_ value: Any, depth: Int) {
      guard depth < 5 else { return }
      for child in Mirror(reflecting: value).children {
        if child.label == "arguments" {
          for argument in Mirror(reflecting: child.value).children {
            let value = Mirror(reflecting: argument.value).children.first { $0.label == "value" }
            if let value { values.append(String(describingForTest: value.value)) }
          }
          return
        }
        search(child.value, depth: depth + 1)
      }
    }
    search(testCase, depth: 0)
    return values
  }
}
