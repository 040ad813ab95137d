import Foundation
import FoundationNetworking
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor @Suite("What differs from CellophaneTesting") final class SnapshotTestingTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/snapshots-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var result = ""
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test("pictures end with linux, values do not")
  func names() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .red
    _ = verifySnapshot(
      of: view, as: .image(precision: 0.5), record: .missing, snapshotDirectory: folder,
      testName: "row()")
    _ = verifySnapshot(
      of: 1, as: .dump, named: "value", record: .missing, snapshotDirectory: folder,
      testName: "row()")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.contains("row.1.linux.png"))
    #expect(names.contains("row.value.txt"))
  }

  @Test("a tolerance does not hide a difference")
  func exact() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let strategy = Snapshotting<UIView, UIImage>.image(precision: 0, perceptualPrecision: 0)
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let recorded = folder + "/recorded"
    let message = verifySnapshot(
      of: view, as: strategy, named: "a", record: .missing, snapshotDirectory: recorded)
    #expect(message?.contains("recorded") == true)
    // One run does not take two snapshots with the same file.
    let compared = folder + "/compared"
    try FileManager.default.copyItem(atPath: recorded, toPath: compared)
    view.backgroundColor = UIColor(red: 254 / 255, green: 0, blue: 0, alpha: 1)
    let difference = verifySnapshot(
      of: view, as: strategy, named: "a", record: .never, snapshotDirectory: compared)
    #expect(difference?.contains("\n− file://") == true)
  }

  @Test("a controller without a device has the size of its view, and no safe area")
  func controllerWithoutDevice() throws {
    final class Controller: UIViewController {
      var areas: [UIEdgeInsets] = []
      override func viewDidLayoutSubviews() { areas.append(view.safeAreaInsets) }
    }
    func size(_ strategy: Snapshotting<UIViewController, UIImage>, _ size: CGSize?) -> CGSize {
      let controller = Controller()
      if let size { controller.view.frame.size = size }
      var image: UIImage?
      strategy.snapshot(controller).run { image = $0 }
      #expect(!controller.areas.isEmpty && controller.areas.allSatisfy { $0 == .zero })
      return image?.size ?? .zero
    }
    let own = CGSize(width: 120, height: 80)
    #expect(size(.image, own) == own)
    #expect(size(.image(precision: 0.9), own) == own)
    #expect(size(.image(traits: UITraitCollection(userInterfaceStyle: .dark)), own) == own)
    let other = CGSize(width: 40, height: 30)
    #expect(size(.image(size: other), own) == other)
    // A view that the controller creates has the size of the screen.
    #expect(size(.image, nil) == UIScreen.main.bounds.size)
  }

  @Test("a name may be repeated, and consists of words and dashes")
  func repetition() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    var results: [String?] = []
    for color in [UIColor.red, .blue, .red] {
      view.backgroundColor = color
      results.append(
        verifySnapshot(
          of: view, as: .image, named: "iPhone.state", record: .missing,
          snapshotDirectory: folder, testName: "row()"))
    }
    #expect(results[0]?.contains("recorded") == true)
    #expect(results[1]?.contains("pixels differ") == true)
    #expect(results[2] == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.contains { $0.hasSuffix("row.iPhone-state.linux.png") })
  }

  @Test("an option without effect is mentioned once")
  func ignoredOptions() throws {
    var reported: Set<IgnoredOption> = []
    let line = try #require(IgnoredOption.tolerance.line(reported: &reported))
    #expect(line.hasPrefix("note: precision and perceptualPrecision have no effect: "))
    #expect(IgnoredOption.tolerance.line(reported: &reported) == nil)
    #expect(IgnoredOption.window.line(reported: &reported) != nil)
  }

  @Test("requests are stored in the formats of swift-snapshot-testing")
  func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/a?b=2&a=1")))
    request.httpMethod = "POST"
    request.addValue("session={\"id\":1}", forHTTPHeaderField: "Cookie")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data(#"{"b": 1, "a": "x"}"#.utf8)
    #expect(
      text(request, .raw) == """
        POST https://example.com/a?a=1&b=2
        Accept: text/html
        Cookie: session={"id":1}

        {"b": 1, "a": "x"}
        """)
    #expect(
      text(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : \"x\",\n  \"b\" : 1\n}"))
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\": 1, \\"a\\": \\"x\\"}" \\
        \t--cookie "session={\\"id\\":1}" \\
        \t"https://example.com/a?a=1&b=2"
        """)
    request.httpMethod = "HEAD"
    request.httpBody = nil
    #expect(text(request, .curl).hasPrefix("curl \\\n\t--head \\\n"))
  }

  @Test("values of JSON are sorted; other values are described")
  func json() {
    #expect(text(["b": 1, "a": 2] as Any, .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(text(1 as Any, .json) == "The value cannot be encoded: 1")
  }
}
