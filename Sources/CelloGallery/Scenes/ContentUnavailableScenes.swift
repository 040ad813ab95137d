import CelloScenes
import UIKit

/// Placeholders for missing content.
enum ContentUnavailableScenes {
  static let scenes: [Scene] = [
    ControlScenes.viewScene(
      "content-unavailable-empty", "an empty state with an image, texts and two buttons"
    ) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "tray")
      configuration.text = "No Mail"
      configuration.secondaryText = "Messages that you receive appear here."
      configuration.button.title = "Write"
      configuration.secondaryButton.title = "Settings"
      configuration.secondaryButtonProperties.isEnabled = false
      return onBackground(configuration)
    },
    ControlScenes.viewScene("content-unavailable-loading", "content that is loading") {
      onBackground(.loading())
    },
    ControlScenes.viewScene("content-unavailable-search", "a search without results") {
      var state = UIContentUnavailableConfigurationState(traitCollection: .current)
      state.searchText = "kiwi"
      return onBackground(.search().updated(for: state))
    },
    ControlScenes.viewScene(
      "content-unavailable-leading", "unavailable content at the leading edge, on a background"
    ) {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.alignment = .natural
      configuration.image = UIImage(systemName: "wifi.slash")
      configuration.imageProperties.tintColor = .systemRed
      configuration.text = "Offline"
      configuration.secondaryText = "Check your connection."
      configuration.button = .filled()
      configuration.button.title = "Try Again"
      configuration.background.backgroundColor = .secondarySystemBackground
      configuration.background.cornerRadius = 16
      return onBackground(configuration)
    },
  ]

  @MainActor private static func onBackground(
    _ configuration: UIContentUnavailableConfiguration
  ) -> UIView {
    let view = UIContentUnavailableView(configuration: configuration)
    view.backgroundColor = .systemBackground
    return view
  }
}
