import CelloSnapshots

extension GalleryRunner {
  /// The largest number of cases that are drawn to find the plainest.
  private static let maxReproducerCount = 24

  /// Prints a test that fails as long as a case differs from its reference.
  ///
  /// If the last run found other cases with the same cause, the test contains the plainest of them.
  ///
  /// - Parameter name: the path of a case, `group/scene/variant`, or the path of its picture.
  @MainActor package func reproduce(_ name: String) async -> Outcome {
    await perform {
      guard let (scene, caseName) = try findCase(name) else { return .incomplete }
      for path in try pathsOfCases(alike: "\(scene.path)/\(caseName)") {
        guard let (scene, caseName) = Self.find(path, in: try catalog()),
          let explanation = try explanation(of: caseName, in: scene),
          explanation.comparison == .differs
        else { continue }
        let reproducer = Reproducer(
          typeName: typeName, scene: scene.path, caseName: caseName.text,
          cause: explanation.reason ?? "the picture differs from its reference")
        for line in reproducer.text.split(separator: "\n", omittingEmptySubsequences: false) {
          console.printWhole(String(line))
        }
        console.printError("Add this file to a test target that depends on \(reproducer.module).")
        return .different
      }
      console.printError(
        "\(scene.path)/\(caseName) does not differ from its reference, so there is nothing to reproduce."
      )
      return .equal
    }
  }

  /// Returns the paths of the cases that have the same cause in the last run, the plainest first, and
  /// the path itself.
  private func pathsOfCases(alike path: String) throws(SnapshotError) -> [String] {
    let last = try? outputFolder.result()
    func paths(_ finding: RunDocument.Finding) -> [String] {
      finding.cases.map { "\(finding.scenePath)/\($0)" }
    }
    guard let finding = last?.findings.first(where: { paths($0).contains(path) }) else {
      return [path]
    }
    let alike = last?.findings.filter { $0.cause == finding.cause }.flatMap(paths) ?? []
    let sorted = alike.sorted { (Self.complexity($0), $0) < (Self.complexity($1), $1) }
    return Array(sorted.prefix(Self.maxReproducerCount)) + [path]
  }

  /// The number of words in the name of a case. The scenes of single cells come before screens.
  private static func complexity(_ path: String) -> Int {
    let screens = path.hasPrefix("screens/") ? 1 : 0
    return path.utf8.count { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") } + screens
  }
}

/// A test of a single case, as source code.
struct Reproducer {
  /// The type of the gallery, as `Module.Type`.
  var typeName: String
  /// The path of the scene, `group/scene`.
  var scene: String
  var caseName: String
  /// The reason of the difference.
  var cause: String

  var module: Substring { typeName.prefix { $0 != "." } }
  private var type: Substring { typeName.dropFirst(module.utf8.count + 1) }

  var text: String {
    let imports = ["CellophaneTesting", "Testing"].map { "import \($0)" }.joined(separator: "\n")
    return """
      \(imports)

      @testable import \(module)

      /// \(cause.split(whereSeparator: \.isNewline).joined(separator: " "))
      @MainActor @Test func reproducer() async throws {
        let scene = try #require(\(type).scenes.first { $0.path == "\(scene)" })
        await assertSnapshots(of: scene, cases: ["\(caseName)"])
      }
      """
  }
}
