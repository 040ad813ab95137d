import Foundation
import Testing

@testable import CelloReadiness

@Suite("Reports")
struct ReadinessReportTests {
  private func report(_ targets: [(ProjectLayout.Target, [String: String])]) -> ReadinessReport {
    var layout = ProjectLayout(name: "Shop", isPackage: true, targets: [])
    var contents: [String: SourceFacts] = [:]
    for (target, files) in targets {
      var target = target
      target.add(files.keys)
      layout.targets.append(target)
      for (path, text) in files { contents[path] = facts(text, path: path) }
    }
    return ReadinessReport(layout, facts: contents, index: .toy)
  }

  private var example: ReadinessReport {
    report([
      (.init(name: "Model"), ["Model/Item.swift": "struct Item {}"]),
      (
        .init(name: "Cells", dependencies: ["Model"]),
        ["Cells/Cell.swift": "import UIKit\nimport Model\nclass C { @objc func f() {} }"]
      ),
      (
        .init(name: "App", dependencies: ["Cells"]),
        [
          "App/A.swift": "import MapKit\nvar b: UIStoryboard",
          "App/B.swift": "import UIKit\nvar b: UIStoryboard",
          "App/C.swift": "import UIKit\nvar b: UIStoryboard\nimport Alamofire",
          "App/D.swift": "import SwiftUI",
        ]
      ),
      (
        .init(name: "AppTests", isTest: true, dependencies: ["App"]),
        [
          "Tests/T.swift": """
          import SnapshotTesting
          import Testing
          import UIKit
          struct T {
            func one() {
              assertSnapshot(of: view, as: .image(on: .iPhone13, precision: 0.9))
              assertSnapshot(of: view, as: .dump)
            }
            func two() { assertSnapshot(of: view, as: .webView) }
          }
          """
        ]
      ),
    ])
  }

  @Test("targets are ready, ready once prepared, or blocked")
  func states() {
    #expect(example.targets.map(\.state) == [.ready, .prepared, .blocked, .blocked])
    #expect(example.targets[3].blockedDependencies == ["App"])
    #expect(example.state == .blocked)
  }

  @Test("obstacles are sorted by the files that have no other obstacle, then by all files")
  func ranking() {
    #expect(
      example.targets[2].obstacles.map { "\($0.obstacle) \($0.files.count) \($0.unlockedCount)" }
        == ["type UIStoryboard 3 2", "module SwiftUI 1 1", "module MapKit 1 0"])
  }

  @Test("snapshot assertions are counted with their strategies and options")
  func snapshots() {
    let use = example.targets[3].snapshots
    #expect(use.tests == 2)
    #expect(use.assertions == 3)
    #expect(use.strategies == ["image": 1, "dump": 1, "webView": 1])
    #expect(use.options == ["on": 1, "precision": 1])
    #expect(use.missing == [".webView"])
  }

  @Test("the text names the obstacles, their files and the lines for the manifest")
  func text() {
    #expect(
      example.text() == """
        Model: ready (1 file)

        Cells: ready once prepared (1 file)
          “cellophane prepare” rewrites 1 of 1 file: @objc 1

        App: not ready: 3 obstacles in 4 of 4 files
          files  only  obstacle
              3     2  type UIStoryboard   App/A.swift:2
              1     1  module SwiftUI   App/D.swift:1
              1     0  module MapKit   App/A.swift:1
          imports other modules, which are not checked: Alamofire 1

        AppTests: not ready, because it depends on App
          2 snapshot tests with 3 assertions: .dump 1, .image 1, .webView 1
          precision has no effect: pictures are compared exactly
          Cellophane lacks .webView

        Package.swift needs these lines, unless you use the toolset:
          dependencies:
            .package(name: "cellophane", path: "../cellophane"),
            .package(name: "cellophane-preparation", path: "../cellophane/Preparation"),
          target App:
            .product(name: "UIKit", package: "cellophane", condition: .when(platforms: [.linux])),
          target AppTests:
            .product(name: "UIKit", package: "cellophane", condition: .when(platforms: [.linux])),
            .product(name: "SnapshotTesting", package: "cellophane-preparation", condition: .when(platforms: [.linux])),
            .product(name: "UIKitTesting", package: "cellophane", condition: .when(platforms: [.linux])),
          target Cells:
            .product(name: "UIKit", package: "cellophane", condition: .when(platforms: [.linux])),

        """)
  }

  @Test("the JSON object has the documented members")
  func json() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(example.json().utf8)) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "version", "name", "isPackage", "state", "targets", "manifest", "notes",
      ])
    let targets = try #require(object["targets"] as? [[String: Any]])
    #expect(
      Set(targets[2].keys) == [
        "name", "isTest", "state", "files", "blockedFiles", "preparedFiles", "objectiveC",
        "obstacles", "blockedDependencies", "otherModules", "snapshots", "manifest", "resources",
      ])
    let obstacles = try #require(targets[2]["obstacles"] as? [[String: Any]])
    #expect(obstacles[0]["name"] as? String == "UIStoryboard")
    #expect(obstacles[0]["unlocks"] as? Int == 2)
    #expect(
      obstacles[0]["files"] as? [String] == ["App/A.swift", "App/B.swift", "App/C.swift"])
  }

  @Test("resources that only Xcode finds are lines for the manifest")
  func resources() throws {
    var target = ProjectLayout.Target(name: "App")
    target.undeclaredResources = ["Assets.xcassets", "Texts/\"New\".xcstrings"]
    let found = report([(target, ["App/A.swift": "let x = 1"])])
    #expect(
      found.text() == #"""
        App: ready (1 file)

        Package.swift must name these resources, because only Xcode finds them by itself; “cellophane prepare” does it in the copy if it can:
          target App:
            resources: [.process("Assets.xcassets"), .process("Texts/\"New\".xcstrings")],

        """#)
    let object = try JSONSerialization.jsonObject(with: Data(found.json().utf8)) as? [String: Any]
    let targets = try #require(object?["targets"] as? [[String: Any]])
    #expect(targets[0]["resources"] as? [String] == target.undeclaredResources)
  }

  @Test("sources in Objective-C are an obstacle")
  func otherLanguages() {
    let found = report([(.init(name: "App"), ["App/A.swift": "", "App/B.m": "", "App/C.h": ""])])
    #expect(
      found.targets[0].obstacles.map { "\($0.obstacle) \($0.files)" } == [
        "sources in Objective-C [\"App/B.m\"]"
      ])
  }
}
