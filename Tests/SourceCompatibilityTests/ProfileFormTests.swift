import Testing
import UIKit

@MainActor struct ProfileFormTests {
  private func view(_ configuration: ProfileConfiguration = .init()) -> ProfileView {
    let view = configuration.makeContentView() as! ProfileView
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 240)
    view.layoutIfNeeded()
    return view
  }

  @Test("the controls show the configuration")
  func content() {
    let view = view(ProfileConfiguration(name: "Kim", guests: 3, size: 2, completion: 0.5))
    #expect(view.nameField.text == "Kim")
    #expect(view.stepper.value == 3)
    #expect(view.sizes.selectedSegmentIndex == 2)
    #expect(view.progress.progress == 0.5)
    view.configuration = ProfileConfiguration(name: "Lee", guests: 20)
    #expect(view.nameField.text == "Lee" && view.stepper.value == 9)
  }

  @Test("the controls are laid out by a stack view, with their own heights")
  func layout() {
    let view = view()
    #expect(view.nameField.frame.width == 284)
    #expect(view.stepper.bounds.height == 32 && view.sizes.bounds.height == 32)
    #expect(view.nameField.frame.maxY < view.stepper.frame.minY)
  }

  @Test("typed text and changed values come back through the closure")
  func changes() {
    var last = ProfileConfiguration()
    let view = view()
    view.onChange = { last = $0 }
    view.nameField.becomeFirstResponder()
    view.nameField.insertText("Kim")
    view.nameField.insertText(String(repeating: "x", count: 30))
    view.nameField.insertText("\n")
    #expect(last.name == "Kim")
    view.stepper.value = 5
    view.stepper.sendActions(for: .valueChanged)
    #expect(last.guests == 5)
    view.sizes.selectedSegmentIndex = 1
    view.sizes.sendActions(for: .valueChanged)
    #expect(last.size == 1)
  }

  @Test("an empty state has a button that runs the app's action")
  func emptyState() {
    var count = 0
    let view = EmptyStates.noProfiles { count += 1 }.makeContentView()
    let buttons = view.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
    #expect(buttons.count == 1)
    buttons.first?.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
