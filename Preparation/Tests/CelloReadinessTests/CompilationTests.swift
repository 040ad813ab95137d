import Foundation
import Testing

@testable import CelloReadiness

@Suite("The compiler's errors")
struct CompilationTests {
  @Test(
    "obstacles of messages",
    arguments: [
      ("no such module 'MapKit'", "module MapKit"),
      ("cannot find type 'UIStoryboard' in scope", "type UIStoryboard"),
      ("cannot find 'UIImageWrite' in scope", "UIImageWrite"),
      ("value of type 'UIView' has no member 'motionEffects'", "UIView.motionEffects"),
      ("type 'UIView.ContentMode' has no member 'odd'", "UIView.ContentMode.odd"),
      ("'TintMode' is not a member type of class 'UIKit.UIView'", "type UIView.TintMode"),
      ("missing return", nil),
    ])
  func obstacles(message: String, expected: String?) throws {
    let error = try #require(CompilerError("/a/b.swift:3:7: error: \(message)"))
    #expect(error.path == "/a/b.swift")
    #expect(error.line == 3)
    #expect(error.obstacle?.description == expected)
  }

  @Test("warnings, notes and repetitions are not errors")
  func output() {
    let output = """
      /a.swift:1:1: warning: old
      /a.swift:1:1: error: no such module 'A'
      /a.swift:1:1: error: no such module 'A'
      /a.swift:2:1: error: Objective-C interoperability is disabled
      /a.swift:1:1: note: here
      """
    let errors = CompilerError.all(in: output)
    #expect(errors.map(\.isOfObjectiveC) == [false, true])
    #expect(
      CompilationSummary(errors).text() == """
        The compiler reports 2 errors in 1 file, 1 of them about Objective-C.
          1  module A   /a.swift:1

        """)
  }

  @Test("modules that were empty for the compiler are named")
  func emptyModules() {
    #expect(
      CompilationSummary([], emptyModules: ["MapKit", "Kingfisher"]).text() == """
        The compiler reports no errors.
        Modules that do not exist were empty: Kingfisher, MapKit.

        """)
    let report = ReadinessReport(
      ProjectLayout(name: "A", isPackage: false, targets: [.init(name: "A", swiftFiles: ["a"])]),
      facts: ["a": facts("import MapKit\nimport Kingfisher\nimport UIKit", path: "a")], index: .toy)
    #expect(report.missingModules == (["MapKit"], ["Kingfisher"]))
  }

  @Test("targets are compiled after the targets that they import, also in a circle")
  func order() {
    let targets = ["A", "B", "C"].map {
      ProjectLayout.Target(name: $0, swiftFiles: ["\($0).swift"])
    }
    let sources = ["A.swift": "import C", "B.swift": "import A", "C.swift": "import B"]
    let contents = Dictionary(
      uniqueKeysWithValues: sources.map { ($0.key, facts($0.value, path: $0.key)) })
    #expect(Compilation.sorted(targets, contents).map(\.name) == ["B", "C", "A"])
    #expect(
      Compilation.sorted(targets, contents.filter { $0.key == "A.swift" }).map(\.name) == [
        "C", "A", "B",
      ])
  }

  @Test("a target with errors is empty for the targets that import it")
  func targetsWithErrors() throws {
    let toolset = FileManager.default.temporaryDirectory
      .appendingPathComponent("toolset-\(UUID().uuidString).json")
    try Data(#"{"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": []}}"#.utf8).write(
      to: toolset)
    defer { try? FileManager.default.removeItem(at: toolset) }
    var modules: [String] = []
    let compilation = try Compilation(
      toolset: toolset.path,
      copies: .init(target: { files, _, _ in (files, []) }, package: { _, _ in [] })
    ) { arguments in
      let module = arguments.firstIndex(of: "-module-name").map { arguments[$0 + 1] } ?? ""
      modules.append(module)
      // The module A has an error, unless its file is the empty one.
      return module == "A" && arguments.contains("-wmo")
        ? (1, Data(), "/app/a.swift:1:1: error: missing return") : (0, Data(), "")
    }
    let targets = ["A", "B", "C"].map {
      ProjectLayout.Target(name: $0, swiftFiles: ["\($0).swift"])
    }
    let sources = ["A.swift": "", "B.swift": "import A", "C.swift": ""]
    let contents = Dictionary(
      uniqueKeysWithValues: sources.map { ($0.key, facts($0.value, path: $0.key)) })
    let found = try compilation.errors(
      of: ProjectLayout(name: "App", isPackage: false, targets: targets), root: "/app",
      facts: contents, emptyModules: [])
    #expect(modules == ["A", "A", "B", "C"])
    #expect(found.emptyTargets == ["A"])
    #expect(found.errors.map(\.path) == ["a.swift"])
    #expect(
      CompilationSummary([], emptyTargets: found.emptyTargets).text() == """
        The compiler reports no errors.
        Targets with errors were empty for the targets that import them: A.

        """)
  }

  @Test("a file that is not a toolset")
  func toolset() {
    #expect(throws: Compilation.Failure.toolset(path: "/nowhere")) {
      try Compilation(
        toolset: "/nowhere",
        copies: .init(target: { files, _, _ in (files, []) }, package: { _, _ in [] }))
    }
  }
}
