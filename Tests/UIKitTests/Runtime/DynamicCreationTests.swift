import Testing
import UIKit

@MainActor @Suite("Objects of classes that are known only at run time") struct DynamicCreationTests
{
  private class Badge: UIView {
    let text: String
    override init(frame: CGRect) {
      text = "created"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class RoundBadge: Badge {}
  private class PlainView: UIView { var count = 3 }

  private func make<View: UIView>(_ type: View.Type) -> View { View() }
  private func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View { View(frame: frame) }

  @Test("generic code creates views with init() and init(frame:)")
  func genericViews() {
    #expect(make(Badge.self).text == "created")
    #expect(type(of: make(RoundBadge.self)) == RoundBadge.self)
    #expect(make(PlainView.self).count == 3)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(make(RoundBadge.self, frame: frame).frame == frame)
    #expect(make(UILabel.self, frame: frame).frame == frame)
  }

  @Test("a class in a variable creates objects of that class")
  func classesInVariables() {
    let types: [UIView.Type] = [Badge.self, RoundBadge.self, UIButton.self, UITableView.self]
    let views = types.map { $0.init() }
    #expect(views.map { ObjectIdentifier(type(of: $0)) } == types.map { ObjectIdentifier($0) })
    let frame = CGRect(x: 0, y: 0, width: 8, height: 9)
    let badge: UIView.Type = RoundBadge.self
    let view = badge.init(frame: frame)
    #expect((view as? RoundBadge)?.text == "created")
    #expect(view.frame == frame)
  }

  private final class Framed: UIButton {
    var count = 4
    override init(frame: CGRect) {
      super.init(frame: frame)
      count += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("buttons of a type are created from their class")
  func buttons() {
    func make<Button: UIButton>(_ class: Button.Type) -> Button { Button(type: .contactAdd) }
    #expect(make(Framed.self).count == 5)
    #expect(make(Framed.self).buttonType == .contactAdd)
    let type: UIButton.Type = UIButton.self
    #expect(type.init(type: .system).buttonType == .system)
  }

  private class Screen: UIViewController { var count = 5 }
  private final class Details: Screen {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName ?? "none", bundle: bundle)
      count = 6
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("view controllers, cells and other objects are created from their class")
  func otherClasses() {
    let controllers: [Screen.Type] = [Screen.self, Details.self]
    #expect(controllers.map { $0.init().count } == [5, 6])
    #expect(controllers.map { $0.init(nibName: "A", bundle: nil).nibName } == ["A", "A"])

    let cell: UITableViewCell.Type = UITableViewCell.self
    #expect(cell.init(style: .subtitle, reuseIdentifier: "row").reuseIdentifier == "row")
    #expect(cell.init().reuseIdentifier == nil)

    let layout: UICollectionViewLayout.Type = UICollectionViewFlowLayout.self
    #expect(layout.init() is UICollectionViewFlowLayout)
    func make<Object: NSObject>(_ type: Object.Type) -> Object { Object() }
    #expect(type(of: make(CALayer.self)) == CALayer.self)
  }

  private final class Titled: UIView {
    let title: String
    init(frame: CGRect = .zero, title: String = "default") {
      self.title = title
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Counter: UIView {
    let count: Int
    init(frame: CGRect, count: Int) {
      self.count = count
      super.init(frame: frame)
    }
    convenience init(count: Int = 7) { self.init(frame: .zero, count: count) }
    override convenience init(frame: CGRect) { self.init(frame: frame, count: 0) }
    required init?(coder: NSCoder) { nil }
  }

  /// A view with an `init()` alone, with the table that `cellophane prepare` generates.
  private final class Bare: UIView {
    let text: String
    init() {
      text = "bare"
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    private final class _NamedMethods_Bare: _MethodTable {
      static var methods: [_NamedMethod] { [.init(creating: { Bare() })] }
    }
  }

  private final class BareController: UIViewController {
    let text: String
    init() {
      text = "bare"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private final class _NamedMethods_BareController: _MethodTable {
      static var methods: [_NamedMethod] { [.init(creating: { BareController() })] }
    }
  }

  @Test("prepared classes with only an init() of their own are created with it")
  func ownInitializers() {
    #expect(make(Bare.self).text == "bare")
    let types: [UIView.Type] = [Bare.self, PlainView.self]
    #expect(
      types.map { ObjectIdentifier(type(of: $0.init())) } == types.map { ObjectIdentifier($0) })
    let controller: UIViewController.Type = BareController.self
    #expect((controller.init() as? BareController)?.text == "bare")
    #expect(!Bare().responds(to: Selector(("init()"))))
  }

  private final class Stack: UINavigationController {
    let text: String
    override init(rootViewController: UIViewController) {
      text = "created"
      super.init(rootViewController: rootViewController)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a class in a variable creates navigation controllers and segues")
  func navigationAndSegues() {
    let root = UIViewController()
    let stacks: [UINavigationController.Type] = [UINavigationController.self, Stack.self]
    for type in stacks {
      let stack = type.init(rootViewController: root)
      #expect(Swift.type(of: stack) == type)
      #expect(stack.viewControllers == [root])
      #expect((stack as? Stack)?.text == (type == Stack.self ? "created" : nil))
      stack.viewControllers = []
    }
    let segueClass: UIStoryboardSegue.Type = Segue.self
    let target = UIViewController()
    let segue = segueClass.init(identifier: "open", source: root, destination: target)
    #expect(segue is Segue)
    #expect(segue.identifier == "open")
    #expect(segue.source === root)
    #expect(segue.destination === target)
  }

  private final class Segue: UIStoryboardSegue {}

  @Test("where the class is known, its own initializers are used")
  func knownClasses() {
    #expect(Titled().title == "default")
    #expect(Titled(frame: .zero).title == "default")
    #expect(Counter().count == 7)
    #expect(make(Counter.self).count == 0)
  }
}

extension DynamicCreationTests {
  @Test("a static method creates an object of the class that it is called for")
  func dynamicSelf() {
    #expect(type(of: RoundBadge.filled()) == RoundBadge.self)
    #expect(RoundBadge.filled().backgroundColor == .red)
  }
}

extension UIView {
  fileprivate static func filled() -> Self {
    let view = Self()
    view.backgroundColor = .red
    return view
  }
}
