import Foundation
import Testing
import UIKit

@MainActor struct OverriddenConstraintMembersTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("constraints of a subclass inherit the initializers and are laid out")
  func subclass() {
    class LayoutConstraint: NSLayoutConstraint {
      var label = ""
      convenience init(_ label: String, width: CGFloat, of view: UIView) {
        self.init(
          item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: width)
        self.label = label
      }
    }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = LayoutConstraint("width", width: 40, of: view)
    let height = LayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height,
      multiplier: 0.5, constant: 0)
    NSLayoutConstraint.activate([width, height])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 40, height: 150))
    #expect(width.label == "width")
    let formatted = LayoutConstraint.constraints(
      withVisualFormat: "[view(20)]", options: [], metrics: nil, views: ["view": view])
    #expect(formatted.map(\.constant) == [20])
  }

  @Test("a constraint without items cannot be activated")
  func empty() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.secondItem == nil)
  }

  @Test("layout uses overridden constants, multipliers and relations")
  func overriddenValues() {
    final class Half: NSLayoutConstraint {
      override var multiplier: CGFloat { 0.5 }
      override var constant: CGFloat {
        get { super.constant * 2 }
        set { super.constant = newValue }
      }
    }
    final class AtLeast: NSLayoutConstraint {
      override var relation: NSLayoutConstraint.Relation { .greaterThanOrEqual }
    }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = Half(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
      multiplier: 1, constant: 5)
    let atLeast = AtLeast(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 10)
    NSLayoutConstraint.activate([
      width, atLeast, view.heightAnchor.constraint(equalToConstant: 25),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 160, height: 25))
  }

  @Test("layout asks views for their priorities and whether their frames are constraints")
  func priorities() {
    final class Block: UIView {
      var hugging = UILayoutPriority.defaultLow
      var resistance = UILayoutPriority.defaultHigh
      override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { false }
        set {}
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 10) }
      override func contentHuggingPriority(
        for axis: NSLayoutConstraint.Axis
      ) -> UILayoutPriority { hugging }
      override func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
      ) -> UILayoutPriority { resistance }
    }
    func widths(_ change: (Block) -> Void, total: CGFloat) -> [CGFloat] {
      let views = [Block(), Block()]
      change(views[1])
      let container = UIView(frame: CGRect(x: 0, y: 0, width: total, height: 20))
      for view in views { container.addSubview(view) }
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: container.leadingAnchor),
        views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
        views[1].trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ])
      container.layoutIfNeeded()
      return views.map(\.bounds.width)
    }
    #expect(widths({ $0.hugging = .defaultHigh }, total: 500) == [300, 200])
    #expect(widths({ $0.hugging = .init(1) }, total: 500) == [200, 300])
    #expect(widths({ $0.resistance = .required }, total: 300) == [100, 200])
    #expect(widths({ $0.resistance = .init(1) }, total: 300) == [200, 100])
  }
}
