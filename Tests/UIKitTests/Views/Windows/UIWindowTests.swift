import Testing
import UIKit

@MainActor struct UIWindowTests {
  @Test("a window is hidden, as large as the screen and its own window")
  func creation() {
    let window = UIWindow()
    #expect(window.isHidden)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(window.window === window)
    #expect(UIWindow(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }

  @Test("views are told when they enter, change and leave a window, in this order")
  func moves() {
    final class Noting: UIView {
      static var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        Self.log.append("\(tag) will \(newWindow?.tag ?? 0) from \(window?.tag ?? 0)")
      }
      override func didMoveToWindow() { Self.log.append("\(tag) did \(window?.tag ?? 0)") }
    }
    let first = UIWindow()
    first.tag = 10
    let second = UIWindow()
    second.tag = 20
    let outer = Noting()
    outer.tag = 1
    let inner = Noting()
    inner.tag = 2
    outer.addSubview(inner)
    #expect(Noting.log == [])
    first.addSubview(outer)
    #expect(Noting.log == ["1 will 10 from 0", "2 will 10 from 0", "1 did 10", "2 did 10"])
    Noting.log = []
    let other = UIView()
    first.addSubview(other)
    other.addSubview(outer)
    #expect(Noting.log == [])
    second.addSubview(outer)
    #expect(Noting.log == ["1 will 20 from 10", "2 will 20 from 10", "1 did 20", "2 did 20"])
    Noting.log = []
    outer.removeFromSuperview()
    #expect(Noting.log == ["1 will 0 from 20", "2 will 0 from 20", "1 did 0", "2 did 0"])
  }

  @Test("one window is the key window")
  func keyWindow() {
    let first = UIWindow()
    let second = UIWindow()
    first.makeKeyAndVisible()
    #expect(first.isKeyWindow)
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow)
    #expect(second.isKeyWindow)
    second.isHidden = true
    #expect(!second.isKeyWindow)
  }

  @Test("a window has the part of the screen's safe area that it covers")
  func safeArea() {
    let window = UIWindow()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    window.frame.origin.y = 40
    window.frame.size.height = 200
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
    window.frame = CGRect(x: 0, y: -10, width: 900, height: 2000)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test("coordinates are converted between views, windows and the screen")
  func coordinates() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(view)
    let screen = UIScreen.main
    let point = CGPoint(x: 1, y: 1)
    #expect(view.convert(point, to: screen.coordinateSpace) == CGPoint(x: 12, y: 23))
    #expect(view.convert(point, from: screen.coordinateSpace) == CGPoint(x: -10, y: -21))
    #expect(screen.convert(point, from: view) == CGPoint(x: 12, y: 23))
    #expect(screen.convert(CGPoint(x: 12, y: 23), to: view) == point)
    #expect(view.convert(point, to: window as any UICoordinateSpace) == CGPoint(x: 2, y: 3))
    #expect(view.convert(point, from: window as any UICoordinateSpace) == CGPoint(x: 0, y: -1))
    #expect(view.convert(view.bounds, to: screen).origin == CGPoint(x: 11, y: 22))
  }

  @Test("a view in a window does not keep the window")
  func memory() {
    let view = UIView()
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow()
      window.addSubview(view)
      weakWindow = window
    }
    #expect(weakWindow == nil)
    #expect(view.window == nil)
  }

  @Test("the aspect-fit guide is the largest area of a ratio in the safe area")
  @MainActor func aspectFit() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let safeArea = window.safeAreaLayoutGuide.layoutFrame
    let guide = window.safeAreaAspectFitLayoutGuide
    #expect(guide.layoutFrame == safeArea)
    for ratio in [CGFloat.nan, -1, 0, .infinity] {
      guide.aspectRatio = ratio
      #expect(guide.layoutFrame == safeArea)
    }
    guide.aspectRatio = 2
    #expect(
      guide.layoutFrame
        == CGRect(x: safeArea.minX, y: safeArea.midY - 100, width: 400, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    // Views have whole pixels.
    #expect(view.frame.isClose(to: guide.layoutFrame, within: 1 / 3))
    guide.aspectRatio = 1
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 400, height: 400))
  }
}
