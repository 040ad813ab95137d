import Testing
import UIKit

@MainActor struct UILayoutGuideTests {
  @Test("a new guide has no view and an empty frame")
  func new() {
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
    #expect(guide.identifier.isEmpty)
  }

  @Test("a guide belongs to the view that it was added to last")
  func adding() {
    let first = UIView()
    let second = UIView()
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    #expect(first.layoutGuides == [guide])
    #expect(guide.owningView === first)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides == [guide])
    #expect(guide.owningView === second)
  }

  @Test("a view removes only its own guides")
  func removing() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    UIView().removeLayoutGuide(guide)
    #expect(guide.owningView === view)
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(view.layoutGuides.isEmpty)
  }

  // Source of the rule for the margins: docs/measurements/auto-layout.md#layout-guides.
  @Test("the guides of the system are listed when they have been used, and cannot be removed")
  func systemGuides() {
    let view = UIView()
    #expect(view.layoutGuides.isEmpty)
    let margins = view.layoutMarginsGuide
    #expect(margins.identifier == "UIViewLayoutMarginsGuide")
    #expect(view.layoutGuides == [margins] && view.layoutMarginsGuide === margins)
    let own = UILayoutGuide()
    view.addLayoutGuide(own)
    let safeArea = view.safeAreaLayoutGuide
    #expect(view.layoutGuides == [margins, own, safeArea])
    view.removeLayoutGuide(margins)
    UIView().addLayoutGuide(margins)
    #expect(view.layoutGuides == [margins, own, safeArea])
    #expect(margins.owningView === view && view.layoutMarginsGuide === margins)
  }

  @Test("a guide does not keep its view alive")
  func lifetime() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
    }
    #expect(guide.owningView == nil)
  }
}
