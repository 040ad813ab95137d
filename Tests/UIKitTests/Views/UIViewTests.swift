import Testing
import UIKit

@MainActor struct UIViewTests {
  @Test("frame, bounds and center are three views of one geometry")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test("a view has one superview, and moving it keeps the order of the others")
  func hierarchy() {
    let first = UIView()
    let second = UIView()
    let child = UIView()
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    let sibling = UIView()
    second.insertSubview(sibling, belowSubview: child)
    #expect(second.subviews == [sibling, child])
    second.bringSubviewToFront(sibling)
    #expect(second.subviews == [child, sibling])
    child.removeFromSuperview()
    #expect(second.subviews == [sibling] && child.superview == nil)
    #expect(sibling.isDescendant(of: second) && !second.isDescendant(of: sibling))
  }

  @Test("a subview is moved directly below or above another, wherever it was")
  func movesBesideSibling() {
    let view = UIView()
    let subviews = (0..<4).map { _ in UIView() }
    subviews.forEach(view.addSubview)
    view.insertSubview(subviews[0], belowSubview: subviews[2])
    #expect(view.subviews == [subviews[1], subviews[0], subviews[2], subviews[3]])
    view.insertSubview(subviews[3], belowSubview: subviews[0])
    #expect(view.subviews == [subviews[1], subviews[3], subviews[0], subviews[2]])
    view.insertSubview(subviews[1], aboveSubview: subviews[0])
    #expect(view.subviews == [subviews[3], subviews[0], subviews[1], subviews[2]])
    view.insertSubview(subviews[2], aboveSubview: subviews[3])
    #expect(view.subviews == [subviews[3], subviews[2], subviews[0], subviews[1]])
  }

  @Test("subviews go to the back and change places; indices that do not exist are ignored")
  func order() {
    let view = UIView()
    let subviews = (0..<3).map { _ in UIView() }
    subviews.forEach(view.addSubview)
    view.sendSubviewToBack(subviews[2])
    #expect(view.subviews == [subviews[2], subviews[0], subviews[1]])
    view.sendSubviewToBack(UIView())
    #expect(view.subviews.count == 3)
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [subviews[1], subviews[0], subviews[2]])
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(view.subviews == [subviews[1], subviews[0], subviews[2]])
  }

  @Test("a tag finds the view itself, else the first below it, depth first")
  func tags() {
    let view = UIView()
    let branch = UIView()
    let leaf = UIView()
    let later = UIView()
    view.addSubview(branch)
    branch.addSubview(leaf)
    view.addSubview(later)
    leaf.tag = 5
    later.tag = 5
    #expect(view.viewWithTag(0) === view)
    #expect(view.viewWithTag(5) === leaf)
    #expect(view.viewWithTag(6) == nil)
  }

  @Test("a view hears of its new superview before it is there, and of its removal")
  func moves() {
    final class Child: UIView {
      var log: [String] = []

      override func willMove(toSuperview newSuperview: UIView?) {
        log.append("will \(newSuperview?.tag ?? 0), is in \(superview?.tag ?? 0)")
      }
      override func didMoveToSuperview() { log.append("did \(superview?.tag ?? 0)") }
    }
    let first = UIView()
    first.tag = 1
    let second = UIView()
    second.tag = 2
    let child = Child()
    first.addSubview(child)
    #expect(child.log == ["will 1, is in 0", "did 1"])
    child.log = []
    second.addSubview(child)
    #expect(child.log.last == "did 2")
    child.log = []
    child.removeFromSuperview()
    #expect(child.log == ["will 0, is in 2", "did 0"])
  }

  @Test("a frame that is set under a scale is exact")
  func frameUnderScale() {
    let view = UIView(frame: .zero)
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    for frame in [
      CGRect(x: 150, y: 175, width: 100, height: 50), CGRect(x: 1, y: 2, width: 70, height: 110),
    ] {
      view.frame = frame
      #expect(view.frame == frame)
    }
    view.transform = CGAffineTransform(scaleX: -2, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.size == CGSize(width: 5, height: 10))
  }

  @Test("sizeToFit() sets the size of the bounds, also under a transform")
  func sizeToFit() {
    let view = SizedView(frame: CGRect(x: 10, y: 20, width: 4, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 10))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.bounds.size = CGSize(width: 4, height: 4)
    view.center = CGPoint(x: 12, y: 22)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 10))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 10))
  }

  @Test("points convert between views of one tree, also scrolled and transformed ones")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    scrolled.bounds.origin = CGPoint(x: 0, y: 5)
    let leaf = UIView(frame: CGRect(x: 1, y: 6, width: 10, height: 10))
    root.addSubview(scrolled)
    scrolled.addSubview(leaf)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 11, y: 11))
    #expect(leaf.convert(CGPoint(x: 11, y: 11), from: root) == CGPoint.zero)
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 6, y: 6))
  }

  @Test("layout runs once for several requests, top down")
  func layout() {
    final class View: UIView {
      var log: [String] = []
      override func layoutSubviews() { log.append("layout") }
    }
    let view = View(frame: .zero)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.log.count == 2)
    view.frame.size.width = 5
    view.frame.origin.x = 7
    view.layoutIfNeeded()
    #expect(view.log.count == 3)
  }

  @Test("a view that asks for a layout in its layout does not hang")
  func restlessLayout() {
    final class View: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    View(frame: .zero).layoutIfNeeded()
  }

  @Test("margins follow the direction, and those of the superview where they are preserved")
  func margins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 10)
    let view = UIView(frame: CGRect(x: 5, y: 0, width: 90, height: 100))
    root.addSubview(view)
    #expect(view.layoutMargins.left == CGFloat(8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 8))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    #expect(view.layoutMargins.right == CGFloat(15))
  }

  @Test("traits go down the tree, and overrides hold below them")
  func traits() {
    let root = UIView()
    let child = UIView()
    let leaf = UIView()
    root.addSubview(child)
    child.addSubview(leaf)
    child.traitOverrides.userInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    root.inherit(
      UITraitCollection.iPhone.modifyingTraits { $0.preferredContentSizeCategory = .small })
    #expect(leaf.traitCollection.preferredContentSizeCategory == .small)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    leaf.overrideUserInterfaceStyle = .light
    #expect(leaf.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the tint color is inherited until it is set")
  func tint() {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    #expect(child.tintColor == .tintColor)
    root.tintColor = .systemRed
    #expect(child.tintColor == .systemRed)
    child.tintColor = .systemGreen
    #expect(child.tintColor == .systemGreen)
    child.tintColor = nil
    #expect(child.tintColor == .systemRed)
  }
}

@MainActor struct UIViewMemberTests {
  @Test("limits of the text size apply to a view and those below it")
  func textSizeLimits() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    root.maximumContentSizeCategory = .extraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    root.maximumContentSizeCategory = nil
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    root.traitOverrides.preferredContentSizeCategory = .small
    root.minimumContentSizeCategory = .large
    root.maximumContentSizeCategory = .medium
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test("a semantic attribute decides about the direction")
  func directions() {
    for (attribute, direction) in [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ] {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
    }
  }

  @Test("keyframes and system animations take effect at once")
  func animations() {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    var isFinished = false
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.7 }
    } completion: {
      isFinished = $0
    }
    #expect(view.alpha == 0.7 && isFinished)
    UIView.perform(.delete, on: [view], animations: { root.tag = 3 })
    #expect(root.subviews.isEmpty && root.tag == 3)
  }
}

private class SizedView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
}
