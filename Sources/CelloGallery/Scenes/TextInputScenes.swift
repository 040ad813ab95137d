import CelloScenes
import UIKit

/// Text that is being edited.
enum TextInputScenes {
  static let scenes: [Scene] = [
    ControlScenes.viewScene(
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
    ControlScenes.viewScene(
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
    ControlScenes.viewScene(
      "text-views", "text views with several lines, a link and insets, and a truncated one"
    ) {
      column([
        textView { $0.text = "Peel the fruit.\nCut it into slices, and serve them cold." },
        textView {
          let text = NSMutableAttributedString(string: "Recipes are on a page of their own.")
          text.addAttribute(.link, value: "page", range: NSRange(location: 17, length: 4))
          text.addAttribute(
            .font, value: UIFont.preferredFont(forTextStyle: .headline),
            range: NSRange(location: 0, length: 7))
          $0.attributedText = text
          $0.backgroundColor = .secondarySystemBackground
          $0.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        },
        textView {
          $0.text = "A text that is longer than the two lines of its container is truncated."
          $0.font = .preferredFont(forTextStyle: .title1)
          $0.textContainer.maximumNumberOfLines = 2
          $0.textContainer.lineBreakMode = .byTruncatingTail
          $0.textAlignment = .center
        },
      ])
    },
    ControlScenes.viewScene(
      "text-editing", "insertion points and selections of text fields and text views"
    ) {
      column([
        edited(field { _ in }, 0..<0),
        edited(field { $0.text = nil }, 0..<0),
        edited(field { _ in }, 2..<7),
        edited(textView { $0.text = "Cut it into slices.\n" }, 20..<20),
        edited(textView { $0.text = "Cut it into slices, and serve them cold." }, 4..<36),
      ])
    },
  ]

  /// Returns a view that is being edited, with a selection in UTF-16 code units.
  @MainActor private static func edited<View: UIView & UITextInput>(
    _ view: View, _ selection: Range<Int>
  ) -> View {
    view.becomeFirstResponder()
    let start = view.beginningOfDocument
    if let from = view.position(from: start, offset: selection.lowerBound),
      let to = view.position(from: start, offset: selection.upperBound)
    {
      view.selectedTextRange = view.textRange(from: from, to: to)
    }
    return view
  }

  @MainActor private static func textView(_ change: (UITextView) -> Void) -> UITextView {
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    view.isScrollEnabled = false
    change(view)
    return view
  }

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
