import Testing
import UIKit

@MainActor struct TraitChangeActionTests {
  private final class Observer: UIView {
    var calls: [String] = []

    func changed() { calls.append("changed") }
    func changedFrom(_ view: Observer, _ previous: UITraitCollection) {
      calls.append("from \(previous.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    func changed(of view: UIView) { calls.append("of \(type(of: view))") }
  }

  @MainActor private final class Target {
    var calls = 0
    func changed() { calls += 1 }
  }

  private func turnDark(_ view: UIView) {
    view.overrideUserInterfaceStyle =
      view.traitCollection.userInterfaceStyle == .dark
      ? .light : .dark
  }

  @Test("a method of the object itself is called")
  func ownMethod() {
    let view = Observer()
    view.overrideUserInterfaceStyle = .light
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      action: Observer.changed as @MainActor (Observer) -> @MainActor () -> Void)
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Observer.changedFrom)
    turnDark(view)
    #expect(view.calls == ["changed", "from light"])
    view.unregisterForTraitChanges(registration)
    turnDark(view)
    #expect(view.calls == ["changed", "from light", "from dark"])
  }

  @Test("selectors call methods without parameters, or with the object")
  func selectors() {
    let view = Observer()
    view.overrideUserInterfaceStyle = .light
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], action: Selector(Observer.changed(of:)))
    turnDark(view)
    #expect(view.calls == ["of Observer"])
  }

  @Test("a target is not kept")
  func targets() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .light
    var target: Target? = Target()
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target!, action: Target.changed)
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: target as Any, action: Selector(Target.changed))
    turnDark(view)
    #expect(target?.calls == 2)
    weak let former = target
    target = nil
    #expect(former == nil)
    turnDark(view)
  }
}
