import Testing
import UIKit

@testable import CelloViews

@MainActor struct UITraitChangeObservableTests {
  private final class Observer: UIView {
    private(set) var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previousTraitCollection: UITraitCollection) in
        self.calls.append(
          "style \(previousTraitCollection.userInterfaceStyle) to \(self.traitCollection.userInterfaceStyle)"
        )
      }
      registerForTraitChanges([UITraitLayoutDirection.self, UITraitDisplayScale.self]) {
        (view: Observer, _) in
        view.calls.append("direction or scale")
      }
    }

    required init?(coder: NSCoder) { return nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("did change")
    }
  }

  @Test("handlers are called for their own traits, once a change, with the former traits")
  func handlers() {
    let view = Observer(frame: .zero)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["did change", "style light to dark"])
    view.inherit(
      view.inheritedTraits.modifyingTraits {
        $0.layoutDirection = .rightToLeft
        $0.displayScale = 3
      })
    #expect(view.calls.dropFirst(2) == ["did change", "direction or scale"])
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(view.calls.dropFirst(4) == ["did change"])
  }

  @Test("a change reaches the views below")
  func subviews() {
    let parent = UIView()
    let view = Observer(frame: .zero)
    parent.addSubview(view)
    parent.overrideUserInterfaceStyle = .dark
    #expect(view.calls == ["did change", "style light to dark"])
  }

  private struct Theme: UITraitDefinition { static let defaultValue = "plain" }

  @Test("custom traits are observed, and a registration can be ended")
  func customTrait() {
    let view = UIView()
    var themes: [String] = []
    let registration = view.registerForTraitChanges([Theme.self]) {
      (view: UIView, previous: UITraitCollection) in
      themes.append("\(previous[Theme.self]) to \(view.traitCollection[Theme.self])")
    }
    view.traitOverrides[Theme.self] = "loud"
    #expect(themes == ["plain to loud"])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides[Theme.self] = "quiet"
    #expect(themes == ["plain to loud"])
  }
}
