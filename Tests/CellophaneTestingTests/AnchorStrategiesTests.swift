import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// Strategies of swift-snapshot-testing for paths, layers, controllers and functions.
@MainActor struct AnchorStrategiesTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var result = ""
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
    var result = UIImage()
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  /// Two squares, one of which is inside the other, and a curve.
  private var path: UIBezierPath {
    let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
    return path
  }

  @Test("the elements of a path are listed, subpaths are separated")
  func elements() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1.23456, y: -2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 7, y: 8), controlPoint1: CGPoint(x: 9, y: 10),
      controlPoint2: CGPoint(x: 11, y: 12))
    path.close()
    path.move(to: CGPoint(x: 1, y: 1))
    let expected = """
      MoveTo (0.0, 0.0)
      LineTo (1.235, -2.0)
      QuadCurveTo (5.0, 6.0) (3.0, 4.0)
      CurveTo (9.0, 10.0) (11.0, 12.0) (7.0, 8.0)
      Close\(" ")

      MoveTo (1.0, 1.0)

      """
    #expect(text(path, .elementsDescription) == expected)
    #expect(text(path.cgPath, .elementsDescription) == expected)
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 0
    #expect(
      text(path, .elementsDescription(numberFormatter: formatter)).hasPrefix("MoveTo (0, 0)\n"))
  }

  @Test("paths are filled in their own bounds, at one pixel per point")
  func pathImages() throws {
    let filled = image(path, .image)
    #expect(filled.size == CGSize(width: 6, height: 6))
    #expect(filled.scale == 1)
    // The inner square is empty with the even-odd rule, and filled with the other rule.
    let other = image(path.cgPath, .image)
    #expect(Diffing.image.diff(filled, other)?.0.hasPrefix("4 pixels differ") == true)
    #expect(Diffing.image.diff(filled, image(path.cgPath, .image(drawingMode: .fill))) == nil)
    #expect(image(path, .image(scale: 2)).scale == 2)
    #expect(image(UIBezierPath(), .image).size == .zero)
  }

  @Test("layers are drawn with their sublayers and traits")
  func layers() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 4, height: 4)
    let sublayer = CALayer()
    sublayer.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
    sublayer.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(sublayer)
    let picture = image(layer, .image)
    #expect(picture.size == CGSize(width: 4, height: 4))
    #expect(picture.scale == 3)
    sublayer.backgroundColor = UIColor.blue.cgColor
    // Half of 12 by 12 pixels.
    #expect(
      Diffing.image.diff(picture, image(layer, .image))?.0.hasPrefix("72 pixels differ") == true)
    let strategy = Snapshotting<CALayer, UIImage>.image(traits: .init(userInterfaceStyle: .dark))
    #expect(strategy.words == ["dark"])
  }

  @Test("view controllers list their children, states and views")
  func hierarchy() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), UIViewController(),
    ]
    let lines = text(tabs, .hierarchy).split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("<UITabBarController>, state: appeared, view: <"))
    #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appeared, view: <"))
    #expect(lines[2] == "   |    | <UIViewController>, state: appeared, view: <UIView>")
    #expect(lines[3] == "   | <UIViewController>, state: disappeared, view: (view not loaded)")
  }

  @Test("the views of a controller are listed in the size of the device")
  func recursiveDescription() {
    let controller = UIViewController()
    #expect(
      text(controller, .recursiveDescription(on: .iPhoneSe))
        == "<UIView; frame = (0 0; 320 568)>\n")
    #expect(
      Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneSe).words
        == ["iPhoneSe"])
  }

  private enum Side: String, CaseIterable { case left, right }

  @Test("a function is stored as a table of its results")
  func function() {
    let opposite = { (side: Side) -> Side in side == .left ? .right : .left }
    let strategy =
      Snapshotting<Side, String>.func(into: .description) as Snapshotting<(Side) -> Side, String>
    #expect(text(opposite, strategy) == "\"left\",\"right\"\n\"right\",\"left\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test("a strategy waits, the main queue and other queues go on, and the time of views passes")
  func waiting() async {
    final class Model: @unchecked Sendable { var text = "before" }
    let model = Model()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { model.text = "after" }
    let strategy = SimplySnapshotting.lines.pullback { (model: Model) in model.text }
    #expect(text(model, strategy) == "before")
    #expect(text(model, .wait(for: 1.5, on: strategy)) == "after")

    let page = UIPageControl()
    page.numberOfPages = 3
    let progress = UIPageControlTimerProgress(preferredDuration: 2)
    page.progress = progress
    progress.resumeTimer()
    let description = Snapshotting<UIView, String>(pathExtension: "txt", diffing: .lines) {
      ($0 as? UIPageControl).map { "\($0.currentPage)" } ?? ""
    }
    #expect(text(page, description) == "0")
    #expect(text(page, .wait(for: .nan, on: description)) == "0")
    #expect(text(page, .wait(for: 2.5, on: description)) == "1")
  }

  @Test("pictures and descriptions of views depend on the platform; values do not")
  func platforms() {
    #expect(Snapshotting<UIView, UIImage>.image.dependsOnPlatform)
    #expect(Snapshotting<UIView, String>.recursiveDescription.dependsOnPlatform)
    #expect(Snapshotting<UIView, String>.accessibility.dependsOnPlatform)
    #expect(Snapshotting<UIViewController, String>.hierarchy.dependsOnPlatform)
    #expect(
      Snapshotting<UIView, UIImage>.image.pullback { (color: UIColor) in UIView() }
        .dependsOnPlatform)
    #expect(!Snapshotting<Int, String>.dump.dependsOnPlatform)
    #expect(!Snapshotting<CGPath, String>.elementsDescription.dependsOnPlatform)
  }
}
