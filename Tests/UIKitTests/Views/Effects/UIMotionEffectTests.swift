import Testing
import UIKit

@testable import CelloViews

@MainActor struct UIMotionEffectTests {
  @Test("an effect interpolates between its values, and a group merges effects")
  func values() throws {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 20.0
    func x(_ offset: CGFloat) -> CGFloat? {
      effect.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: offset, vertical: 1))?["center.x"] as? CGFloat
    }
    #expect(x(-1) == -10)
    #expect(x(0) == 5)
    #expect(x(7) == 20)
    let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    vertical.minimumRelativeValue = 0
    vertical.maximumRelativeValue = 2
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect, vertical]
    let merged = try #require(
      group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1)))
    #expect(merged["center.x"] as? CGFloat == 20)
    #expect(merged["center.y"] as? CGFloat == 2)
    let view = UIView()
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
