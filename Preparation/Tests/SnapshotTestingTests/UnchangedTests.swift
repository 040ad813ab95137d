// This file is written as a test for iOS with swift-snapshot-testing: no line of it is for Linux.
import SnapshotTesting
import UIKit
import XCTest

final class UnchangedTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Hello"
    label.backgroundColor = .white
    return label
  }

  func testTolerances() {
    let label = makeLabel()
    assertSnapshot(of: label, as: .image(precision: 0.99))
    assertSnapshot(of: label, as: .image(precision: 0.99, perceptualPrecision: 0.98), named: "both")
    assertSnapshot(
      of: label, as: .image(perceptualPrecision: 0.98, traits: .init()), named: "traits")
    assertSnapshot(
      of: label, as: .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 80, height: 30)),
      named: "window")
  }

  func testController() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemRed
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe, precision: 0.9))
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe), named: "plain")
    assertSnapshot(of: controller, as: .hierarchy)
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneSe))
  }

  func testPathsAndLayers() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
    assertSnapshot(of: path, as: .image(precision: 0.9))
    assertSnapshot(of: path, as: .elementsDescription)
    assertSnapshot(of: path.cgPath, as: .image(perceptualPrecision: 0.9, drawingMode: .fill))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.backgroundColor = UIColor.red.cgColor
    assertSnapshot(of: layer, as: .image(precision: 0.9))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    assertSnapshot(of: image, as: .image(precision: 0.9, scale: 1))
  }

  func testSeveralStrategies() {
    let label = makeLabel()
    assertSnapshots(of: label, as: ["plain": .image, "large": .image(precision: 0.9)])
    assertSnapshots(of: [1, 2], as: [.dump, .description])
  }

  func testValues() throws {
    let request = URLRequest(url: URL(string: "https://example.com/?b=2&a=1")!)
    assertSnapshot(of: request, as: .curl)
    assertSnapshot(of: request, as: .raw)
    let json = try JSONSerialization.jsonObject(with: Data(#"{"b": 1, "a": [true]}"#.utf8))
    assertSnapshot(of: json, as: .json)
    enum Side: String, CaseIterable { case left, right }
    assertSnapshot(
      of: { $0 == .left ? Side.right : .left },
      as: Snapshotting<Side, String>.func(into: .description))
    assertSnapshot(of: "Hello", as: .wait(for: 0.01, on: .lines))
  }

  func testHelper() {
    assertLabel(makeLabel())
  }

  private func assertLabel(
    _ label: UILabel, file: StaticString = #file, testName: String = #function, line: UInt = #line
  ) {
    let failure = verifySnapshot(
      of: label, as: .image(precision: 0.9), file: file, testName: testName, line: line)
    if let failure { XCTFail(failure, file: file, line: line) }
  }
}
