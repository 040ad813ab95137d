import CelloSnapshots
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// Strategies.
@MainActor struct SnapshottingTests {
  private struct User: Encodable {
    var name = "Blobby"
    var id = 1
    var tags: Set<String> = ["b", "a"]
    var scores = ["y": 2.5, "x": 1]
    var nickname: String?
    var role = Role.admin
    enum Role: String, Encodable { case admin }
  }

  private final class Node {
    var name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var result = ""
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  @Test("a dump is sorted and has no addresses")
  func dump() {
    #expect(
      text(User(), .dump) == """
        ▿ User
          - id: 1
          - name: "Blobby"
          - nickname: Optional<String>.none
          - role: Role.admin
          ▿ scores: 2 key/value pairs
            ▿ (2 elements)
              - key: "x"
              - value: 1.0
            ▿ (2 elements)
              - key: "y"
              - value: 2.5
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
    let node = Node("a")
    node.next = node
    #expect(text(node, .dump).contains("(circular reference detected)"))
  }

  @Test("property lists are XML with the ending plist")
  func plist() {
    struct Point: Codable { var x = 1 }
    #expect(text(Point(), .plist).contains("<key>x</key>\n\t<integer>1</integer>"))
    #expect(Snapshotting<Point, String>.plist.pathExtension == "plist")
  }

  @Test("JSON has sorted keys and the ending json")
  func json() {
    struct Point: Encodable { var y = 2, x = 1 }
    #expect(text(Point(), .json).contains("\"x\" : 1,\n  \"y\" : 2"))
    #expect(Snapshotting<Point, String>.json.pathExtension == "json")
  }

  @Test("differences of texts have marks and some lines around them")
  func lines() {
    let old = (1...9).map { "\($0)" }.joined(separator: "\n")
    let difference = Diffing.lines.diff(old, old.replacing("5", with: "five"))
    #expect(
      difference?.0 == "…\n  2\n  3\n  4\n− 5\n+ five\n  6\n  7\n  8\n…")
    #expect(Diffing.lines.diff(old, old) == nil)
  }

  @Test("a strategy is pulled back along a function, now or later")
  func pullback() async {
    let now = SimplySnapshotting.lines.pullback { (number: Int) in "\(number)" }
    #expect(text(1, now) == "1")
    let later = SimplySnapshotting.lines.asyncPullback { (number: Int) in
      Async { callback in callback("\(number)!") }
    }
    #expect(text(1, later) == "1!")
    let view = Snapshotting<UIView, UIImage>.image(traits: .init(userInterfaceStyle: .dark))
      .pullback { (width: CGFloat) in UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1)) }
    #expect(view.words == ["dark"])
    #expect(view.pathExtension == "png")
    var size = CGSize.zero
    view.snapshot(4).run { size = $0.size }
    #expect(size == CGSize(width: 4, height: 1))
  }

  @Test("images are stored and read without loss, and compared pixel by pixel")
  func images() throws {
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      }
    }
    let diffing = Diffing<UIImage>.image
    let red = image(.red)
    #expect(diffing.diff(red, diffing.fromData(diffing.toData(red))) == nil)
    let difference = try #require(diffing.diff(red, image(.blue)))
    #expect(difference.0.hasPrefix("54 pixels differ"))
    #expect(difference.1.map(\.name) == ["reference.png", "failure.png", "difference.png"])
  }

  @Test("elements are printed in reading order")
  func accessibility() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "Mail"
    cell.contentConfiguration = content
    cell.accessories = [.detail(actionHandler: {})]
    #expect(text(cell, .accessibility) == "\"Mail\"\n\"More Info\", button\n")
    #expect(text(cell, .speech) == "Mail\nMore Info. Button.\n")
  }

  @Test("views print their classes, their drawing and their resolved properties")
  func views() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 10))
    label.text = "Hi"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    view.addSubview(label)
    #expect(
      text(view, .recursiveDescription) == """
        <UIView; frame = (0 0; 40 20)>
           | <UILabel; frame = (1 2; 30 10); text = "Hi">

        """)
    #expect(text(view, .layout).contains("fill"))
    var content = UIListContentConfiguration.cell()
    content.text = "Hello"
    #expect(text(content.makeContentView(), .resolved).contains("Hello"))
  }

  @Test("traits have the same words as in the gallery")
  func words() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
      $0.legibilityWeight = .bold
    }
    #expect(traits.words == ["dark", "bold", "rtl"])
    #expect(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).words == ["ax2"])
    #expect(UITraitCollection(preferredContentSizeCategory: .extraSmall).words == ["xs"])
    #expect(UITraitCollection(systemVersion: Variant.SystemVersion.iOS18).words == ["ios18"])
    #expect(UITraitCollection().words.isEmpty)
  }

  @Test("a view without a size is measured for each snapshot, and one with a size keeps it")
  func frameBetweenSnapshots() {
    func size(_ view: UIView, _ strategy: Snapshotting<UIView, UIImage>) -> CGSize {
      var size = CGSize.zero
      strategy.snapshot(view).run { size = $0.size }
      return size
    }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Several text sizes"
    let sizes = [UIContentSizeCategory.small, .large, .accessibilityLarge, .large].map {
      size(label, .image(traits: UITraitCollection(preferredContentSizeCategory: $0)))
    }
    #expect(sizes[0].height < sizes[1].height && sizes[1].height < sizes[2].height)
    #expect(sizes[3] == sizes[1])

    let view = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 30))
    #expect(size(view, .image(size: CGSize(width: 100, height: 20))).width == 100)
    #expect(size(view, .image) == CGSize(width: 40, height: 30))
    // A frame that the test has set since is the view's own.
    #expect(size(view, .image(size: CGSize(width: 100, height: 20))).width == 100)
    view.frame.size.width = 70
    #expect(size(view, .image) == CGSize(width: 70, height: 20))
  }
}
