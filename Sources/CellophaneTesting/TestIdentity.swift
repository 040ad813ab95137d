import CelloSnapshots
import Testing

/// The identity of a test, from which the names of its snapshots derive.
struct TestIdentity: Hashable {
  /// The types that contain the test, outermost first.
  var suites: [String] = []
  /// The short names of a parameterized test's arguments, for names of snapshots.
  var arguments: [String] = []
  /// The complete descriptions of the arguments, which earlier versions used in names of snapshots.
  var descriptions: [String] = []
  /// The name of the function, in the form of `#function`.
  var function: String
  /// The path of the source file.
  var file: String

  init(function: String, file: String, suites: [String] = [], arguments: [String] = []) {
    self.function = function
    self.file = file
    self.suites = suites
    self.arguments = arguments
    descriptions = arguments
  }

  /// Returns the identity of the current test.
  ///
  /// - Parameters:
  ///   - function: the function that contains the assertion.
  ///   - file: the path of the file that contains the assertion.
  ///   - line: the line of the assertion.
  static func current(function: String, file: String, line: Int) -> TestIdentity {
    guard let test = Test.current else {
      // XCTest does not provide the current test, so it is found in the source file.
      return TestIdentity(
        function: function, file: file,
        suites: SourceOutline.ofFile(file)?.types(around: line) ?? [])
    }
    var identity = TestIdentity(test, Test.Case.current)
    // A helper function passes the function and the file of its caller.
    identity.function = function
    identity.file = file
    return identity
  }

  init(_ test: Test, _ testCase: Test.Case?) {
    self.init(
      function: test.name, file: test.sourceLocation.filePath,
      suites: test.id.nameComponents.dropLast(test.isSuite ? 0 : 1).map { $0 })
    let names = testCase.map { TestArgument.arguments(of: $0, in: test) } ?? []
    arguments = names.map(\.name)
    descriptions = names.map(\.description)
  }

  /// The suites as a part of a snapshot's name; `nil` for the suite that has the name of the file.
  var suiteName: String? {
    let stem = FileAccess.stem(of: file)
    let names = suites.first == stem ? suites.dropFirst() : suites[...]
    return names.isEmpty ? nil : names.joined(separator: "-")
  }

  /// Returns a pattern for `swift test --filter` that matches the test.
  ///
  /// - Parameters:
  ///   - module: the module of the test.
  ///   - function: the name of the test function. In a helper, it differs from the function that
  ///     contains the assertion.
  func filter(module: String, function: String) -> String {
    // A dot separates the module from the first suite; slashes separate the following parts.
    let name = function.prefix { $0 != "(" }
    let path = module + "." + (suites + [String(name)]).joined(separator: "/")
    let pattern = path.reduce(into: "") { pattern, character in
      if #"\^$.|?*+()[]{}"#.contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    // The names of XCTest end here; the names of Swift Testing continue with parentheses.
    return "^" + pattern + #"(\(|$)"#
  }

  /// Returns the arguments of the test and the name of a snapshot, for people.
  func description(ofSnapshotNamed name: String?) -> String {
    let values = descriptions + (name.map { [$0] } ?? [])
    return values.map { "“\($0)”" }.joined(separator: ", ")
  }

  /// A string that is unique to the test in the process.
  ///
  /// The key contains the names of the arguments, because objects can have equal descriptions, and
  /// the bytes of the texts, because equal texts can have different bytes.
  var key: String {
    let bytes = (arguments + descriptions).map { Array($0.utf8) }
    return "\(file)|\(suites.joined(separator: "."))|\(function)|\(bytes)"
  }
}
