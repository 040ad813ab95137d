import Testing
@_spi(Cello) import UIKit

/// Views without a superview, whose own constraints determine their size.
@MainActor struct UnplacedRootTests {
  private func root(_ frame: CGRect = .zero) -> UIView {
    let root = UIView(frame: frame)
    root.translatesAutoresizingMaskIntoConstraints = false
    return root
  }

  /// Adds a view with a natural size of 30×20 and pins it to the edges.
  private func fill(_ root: UIView) -> Sized {
    let view = Sized(30, 20)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
    ])
    return view
  }

  @Test("a layout gives the view the size that its constraints require, and keeps its origin")
  func required() {
    let root = root(CGRect(x: 7, y: 9, width: 0, height: 0))
    let width = root.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([width, root.heightAnchor.constraint(equalToConstant: 40)])
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 7, y: 9, width: 100, height: 40))
    width.constant = 60
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 7, y: 9, width: 60, height: 40))
    width.isActive = false
    root.layoutIfNeeded()
    #expect(root.frame.size == CGSize(width: 0, height: 40))
  }

  @Test("an empty view is as large as its content, and follows it")
  func content() {
    let root = root()
    let view = fill(root)
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 40, height: 30))
    #expect(view.frame == CGRect(x: 5, y: 5, width: 30, height: 20))
    view.natural = CGSize(width: 50, height: 10)
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 60, height: 20))
  }

  @Test("a size that was set changes only for required constraints")
  func ownSize() {
    let root = root(CGRect(x: 0, y: 0, width: 200.3, height: 100))
    let view = fill(root)
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 200.3, height: 100))
    root.heightAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 200.3, height: 50))
    #expect(view.frame.height == 40)
    root.frame.size.width = 80
    root.layoutIfNeeded()
    #expect(root.bounds.width == 80 && view.frame.width == 70)
  }

  @Test("a view with an autoresizing mask keeps its size")
  func translated() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.widthAnchor.constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    #expect(root.bounds.width == 10)
  }

  @Test("a view without content keeps its own size inside a superview")
  func placedLater() {
    let root = root()
    _ = fill(root)
    root.layoutIfNeeded()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    superview.addSubview(root)
    NSLayoutConstraint.activate([
      root.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 20),
      root.topAnchor.constraint(equalTo: superview.topAnchor),
      root.widthAnchor.constraint(equalTo: superview.widthAnchor, multiplier: 0.5),
    ])
    superview.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 20, y: 0, width: 150, height: 30))
  }

  @Test("a label is as high as its text in the width that a constraint gives it")
  func label() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over the lazy dog"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    label.layoutIfNeeded()
    #expect(label.bounds.width == 100)
    #expect(label.bounds.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test("a root controller's view that was added to the window by hand fills it")
  func rootController() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.view = root()
    window.addSubview(controller.view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds)
    #expect(window.subviews.filter { $0 === controller.view }.count == 1)
    window.frame.size.height = 400
    #expect(controller.view.frame.height == 400)
  }

  @Test("a root controller's view that an app places in the window stays there")
  func placedRootController() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.view = root()
    let view = try #require(controller.view)
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: window.rightAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.bottomAnchor.constraint(equalTo: window.bottomAnchor),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 310, height: 480))
  }
}
