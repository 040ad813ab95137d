extension UIView {
  /// Returns a system guide, which is created on first use.
  func systemGuide<Guide: UILayoutGuide>(
    _ identifier: String, _ make: () -> Guide
  ) -> Guide {
    if let guide = layoutState?.systemGuides[identifier] as? Guide { return guide }
    let guide = make()
    guide.identifier = identifier
    state.systemGuides[identifier] = guide
    return guide
  }

  /// The area inside the view's margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide") {
      UILayoutGuide(of: self) {
        CGRect(origin: .zero, size: $0.bounds.size).inset(by: $0.layoutMargins)
      }
    }
  }

  /// The area inside the margins, limited to a readable width of 672 points and centered.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide") {
      UILayoutGuide(of: self) {
        let area = CGRect(origin: .zero, size: $0.bounds.size).inset(by: $0.layoutMargins)
        let excess = max(area.size.width - ReadableContent.maximumWidth, 0)
        return area.inset(by: UIEdgeInsets(top: 0, left: excess / 2, bottom: 0, right: excess / 2))
      }
    }
  }

  /// The area that bars do not cover: the bounds inside ``safeAreaInsets``.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") {
      UILayoutGuide(of: self) {
        CGRect(origin: .zero, size: $0.bounds.size).inset(by: $0.safeAreaInsets)
      }
    }
  }

  /// The area of the keyboard. Without a keyboard, the guide is at the bottom of the view, as high
  /// as the bottom inset of the safe area.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(UIKeyboardLayoutGuide.name) { UIKeyboardLayoutGuide(of: self) }
  }

  /// A Boolean value that indicates whether the view has created its keyboard guide.
  final var hasKeyboardLayoutGuide: Bool {
    layoutState?.systemGuides[UIKeyboardLayoutGuide.name] != nil
  }
}

package enum ReadableContent {
  /// The maximum width in points. Source: docs/measurements/auto-layout.md#readable-width.
  package static let maximumWidth: CGFloat = 672
}
