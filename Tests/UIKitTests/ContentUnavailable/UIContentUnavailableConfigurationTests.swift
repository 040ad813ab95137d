import Foundation
import Testing
import UIKit

@MainActor struct UIContentUnavailableConfigurationTests {
  private func state(searching text: String?) -> UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: .iPhone)
    state.searchText = text
    return state
  }

  @Test("each form has its content")
  func forms() {
    let empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.image == nil && empty.text == nil && empty.secondaryText == nil)
    #expect(empty.alignment == .center)
    #expect(UIContentUnavailableConfiguration.loading().text == "Loading…")
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.image == UIImage(systemName: "magnifyingglass"))
    #expect(search.text == "No Results")
    #expect(search.secondaryText?.isEmpty == false)
  }

  @Test("the search configuration names the searched text until a text is set")
  func searchText() {
    var search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state(searching: "kiwi")).text == "No Results for “kiwi”")
    #expect(search.updated(for: state(searching: "")).text == "No Results")
    let former = search.updated(for: state(searching: "kiwi"))
    #expect(former.updated(for: state(searching: nil)).text == "No Results")
    #expect(
      search.updated(for: UIViewConfigurationState(traitCollection: .iPhone)).text == "No Results")
    search.text = "Nothing"
    #expect(search.updated(for: state(searching: "kiwi")).text == "Nothing")
    let empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.updated(for: state(searching: "kiwi")).text == nil)
  }

  @Test("a plain text replaces an attributed one, and the reverse")
  func texts() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.attributedText = NSAttributedString(string: "a")
    configuration.secondaryAttributedText = NSAttributedString(string: "b")
    #expect(configuration.text == "a" && configuration.secondaryText == "b")
    configuration.text = "c"
    configuration.secondaryText = "d"
    #expect(configuration.attributedText == nil && configuration.secondaryAttributedText == nil)
    #expect(configuration.text == "c" && configuration.secondaryText == "d")
  }

  @Test("configurations are equal if all their properties are")
  func equality() {
    let plain = UIContentUnavailableConfiguration.empty()
    #expect(
      plain == .empty() && plain.hashValue == UIContentUnavailableConfiguration.empty().hashValue)
    let changes: [(inout UIContentUnavailableConfiguration) -> Void] = [
      { $0.image = UIImage(systemName: "star") }, { $0.text = "a" }, { $0.alignment = .natural },
      { $0.button.title = "b" }, { $0.buttonProperties.isEnabled = false },
      { $0.secondaryButtonProperties.role = .destructive }, { $0.imageToTextPadding = 1 },
      { $0.textProperties.numberOfLines = 2 }, { $0.imageProperties.cornerRadius = 3 },
      { $0.background.cornerRadius = 4 }, { $0.axesPreservingSuperviewLayoutMargins = [] },
    ]
    for change in changes {
      var changed = plain
      change(&changed)
      #expect(changed != plain)
    }
  }

  @Test("a state is described by its search text and an app's own states")
  func stateDescription() {
    var state = state(searching: "kiwi")
    state[UIConfigurationStateCustomKey("isOffline")] = true
    #expect(state.description.contains("isOffline = true; searchText = kiwi"))
    #expect(state != self.state(searching: "kiwi"))
    #expect(state[UIConfigurationStateCustomKey("isOffline")] == AnyHashable(true))
  }
}
