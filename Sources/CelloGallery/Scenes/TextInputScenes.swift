import CelloScenes
import UIKit

/// Text that is edited.
enum TextInputScenes {
  static let scenes: [Scene] = [
    ControlScenes.pairwiseScene(
      "search-bars", "search bars, empty and with a text, buttons, a prompt and scopes"
    ) {
      column([
        bar { $0.showsBookmarkButton = true },
        bar {
          $0.text = "kiwi"
          $0.showsCancelButton = true
        },
        bar {
          $0.searchBarStyle = .minimal
          $0.isEnabled = false
        },
        bar {
          $0.prompt = "Find a fruit"
          $0.scopeButtonTitles = ["All", "Sweet", "Sour"]
          $0.selectedScopeButtonIndex = 1
          $0.showsScopeBar = true
        },
      ])
    },
    ControlScenes.pairwiseScene(
      "text-fields", "text fields with each border, a disabled one, a secure one, and their views"
    ) {
      column(
        [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].map { style in
          field { $0.borderStyle = style }
        } + [
          field { ($0.text, $0.isEnabled) = (nil, false) },
          field { $0.isSecureTextEntry = true },
          field {
            let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            glass.tintColor = .secondaryLabel
            $0.leftView = glass
            $0.leftViewMode = .always
          },
          field {
            $0.clearButtonMode = .always
            $0.textAlignment = .center
            $0.textColor = .systemOrange
            $0.font = .boldSystemFont(ofSize: 20)
          },
        ])
    },
  ]

  @MainActor private static func column(_ views: [UIView]) -> UIView {
    let column = ColumnView(views, gap: 10)
    column.backgroundColor = .systemBackground
    return column
  }

  @MainActor private static func bar(_ change: (UISearchBar) -> Void) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Fruits"
    change(bar)
    return bar
  }

  @MainActor private static func field(_ change: (UITextField) -> Void) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.placeholder = "Name"
    field.text = "Passion fruit"
    change(field)
    return field
  }
}
