import Testing

@testable import CelloReadiness

@Suite("What stands in the way of a file")
struct FileReadinessTests {
  @Test(
    "obstacles with their lines",
    arguments: [
      ("import UIKit\nlet view = UIView()\nview.alpha = 1", []),
      ("import MapKit", ["module MapKit 1"]),
      ("import Model\nimport Alamofire", []),
      ("import UIKit\nvar board: UIStoryboard?", ["type UIStoryboard 2"]),
      (
        "let board = UIStoryboard(name: \"Main\")\n.instantiateInitialViewController()",
        ["member instantiateInitialViewController 2", "type UIStoryboard 1"]
      ),
      ("var mode: UIView.TintMode = .automatic", ["type UIView.TintMode 1"]),
      ("view.motionEffects = []\nview.motionEffects = []", ["member motionEffects 1 2"]),
      ("class V: UIView { override var motionEffects: [Int] { [] } }", ["UIView.motionEffects 1"]),
      (
        "print(UILabel.indexDisplayMode, UILabel.text, UILabel.alpha)",
        ["UILabel.indexDisplayMode 1"]
      ),
      ("UIImageWriteToSavedPhotosAlbum(image)", ["UIImageWriteToSavedPhotosAlbum 1"]),
      ("UIGraphicsGetCurrentContext()", []),
      ("let session: URLSession", []),
      ("import FoundationNetworking\nlet session: URLSession", []),
      (
        "import Foundation\nlet text = NSSelectorFromString(\"a\")\nvar activity: NSUserActivity?",
        ["import UIKit (names of Foundation) 2 3"]
      ),
      ("import Combine\nlet text = NSSelectorFromString(\"a\")", []),
      ("import Foundation\nimport Alamofire\nlet text = NSSelectorFromString(\"a\")", []),
      ("var emitter: CAEmitterLayer", ["type CAEmitterLayer 1"]),
      ("CFNotificationCenterPost()", ["CFNotificationCenterPost 1"]),
      // The type may belong to this module.
      ("import Alamofire\nvar emitter: CAEmitterLayer", []),
      ("import MapKit\nmap.motionEffects", ["module MapKit 1"]),
      ("class C { @NSManaged var name: String }", ["@NSManaged 1"]),
      ("#Preview { UIView() }", ["#Preview 1"]),
      ("let keyPath = \\UIView.motionEffects", ["member motionEffects 1"]),
      (
        "extension UILabel { override func f() {}; override var g: Int { 1 }\n override func h() {} }",
        ["override in an extension of UILabel 1 2"]
      ),
      ("extension UILabel { override func f() {} }\nextension UIView { @objc func f() {} }", []),
      ("class C: UIView {}\nextension C { override func f() {} }", []),
    ])
  func obstacles(source: String, expected: [String]) {
    let found = readiness(source).obstacles.map { obstacle, lines in
      ([obstacle.description] + lines.map(String.init)).joined(separator: " ")
    }
    #expect(found.sorted() == expected)
  }

  @Test(
    "names that the project declares are not obstacles",
    arguments: [
      ("var board: UIStoryboard", "struct UIStoryboard {}"),
      ("var emitter: CAEmitterLayer", "typealias CAEmitterLayer = Int"),
      ("view.motionEffects()", "extension UIView { func motionEffects() {} }"),
      ("view.motionEffects", "enum Kind { case motionEffects }"),
      ("print(UILabel.indexDisplayMode)", "extension UILabel { static let indexDisplayMode = 1 }"),
      ("var mode: UIView.TintMode", "extension UIView { enum TintMode {} }"),
      ("UIImageWriteToSavedPhotosAlbum()", "func UIImageWriteToSavedPhotosAlbum() {}"),
      ("func f(motionEffects: Int) { print(motionEffects) }", ""),
      ("let f = { motionEffects in print(motionEffects) }", ""),
      ("func f<UIThing>(_ x: UIThing) {}", ""),
    ])
  func declaredNames(source: String, other: String) {
    #expect(readiness(source, besides: [other]).obstacles == [:])
  }

  @Test("the preparation imports UIKit if another file of the project does")
  func missingImports() {
    let file = readiness(
      "import Foundation\nlet text = NSSelectorFromString(\"a\")", besides: ["import UIKit"])
    #expect(file.obstacles == [:] && file.objectiveC == [.foundationImport: [2]])
  }

  @Test(
    "Objective-C syntax",
    arguments: [
      ("class C { @objc func f() {} }", [ObjectiveCUse.objc]),
      ("@objcMembers class C {}", [.objc]),
      ("import func Darwin.fputs", [.darwinImport]),
      ("class C { @IBOutlet var label: UILabel!; @IBAction func tap() {} }", [.outlet, .action]),
      ("let s = #selector(C.f)", [.selector]),
      ("let k = #keyPath(C.f)", [.keyPath]),
      ("@objc protocol P { @objc optional func f() }", [.objc, .optionalRequirement]),
      ("class C {}; extension C { override func f() {} }", [.overrideInExtension]),
      (
        "extension UIView { func f() {} }\nclass C: UIView { override func f() {} }",
        [.overrideOfExtension]
      ),
      ("extension C { override func f() {} }", []),
      ("class C: D { override func f() {} }", []),
      ("delegate?.scrollViewDidScroll?(view)", [.optionalCall]),
      ("closure?(1); object.handler?(1)", []),
      ("#if os(iOS)\nlet a = 1\n#endif", [.condition]),
      ("import Foundation\nlet session: URLSession", [.foundationImport]),
      ("import FoundationNetworking\nlet session: URLSession", []),
      ("#if os(Linux)\nlet a = #selector(f)\n#endif", []),
      ("@available(iOS 15, *) func f() {}", []),
    ])
  func objectiveC(source: String, expected: [ObjectiveCUse]) {
    #expect(Set(readiness(source).objectiveC.keys) == Set(expected))
  }

  @Test("names that the preparation replaces")
  func replacedNames() {
    func uses(_ source: String) -> [ObjectiveCUse] { Array(readiness(source).objectiveC.keys) }
    #expect(uses("let a = kCFBundleVersionKey as String") == [.foundationImport])
    let transform = "CFStringTransform(text, nil, \"Any-Hex\" as CFString, true)"
    #expect(uses(transform) == [.foundationImport])
    #expect(uses("CFStringTransform(text, nil, kind, true)") == [])
  }

  @Test("only code that is compiled on Linux after the preparation counts")
  func conditions() {
    let source = """
      #if os(iOS)
        import MapKit
      #else
        import SwiftUI
      #endif
      #if canImport(SwiftUI)
        let a: UIStoryboard
      #endif
      #if targetEnvironment(macCatalyst)
        let b: UIStoryboard
      #endif
      """
    #expect(Set(readiness(source).obstacles.keys) == [Obstacle(.module, "MapKit")])
  }

  @Test("a file that does not parse is named with the parser's message")
  func mistake() throws {
    let file = readiness("func f( {\n")
    let obstacle = try #require(file.obstacles.keys.first)
    #expect(obstacle.kind == .file)
    #expect(obstacle.name.hasPrefix("App/Cell.swift:1:"))
  }
}
