extension UIView {
  private func systemGuide<Guide: UILayoutGuide>(
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
        CGRect(origin: .zero, size: $0.bounds.size).inset($0.layoutMargins)
      }
    }
  }

  /// The area inside the margins that is not too wide for reading, centered.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide") {
      UILayoutGuide(of: self) {
        let area = CGRect(origin: .zero, size: $0.bounds.size).inset($0.layoutMargins)
        let excess = max(area.size.width - ReadableContent.maximumWidth, 0)
        return area.inset(UIEdgeInsets(top: 0, left: excess / 2, bottom: 0, right: excess / 2))
      }
    }
  }

  /// The area that no bar covers. There are no bars: it is the whole view.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") {
      UILayoutGuide(of: self) { CGRect(origin: .zero, size: $0.bounds.size) }
    }
  }

  /// The area of the keyboard. The keyboard is never shown: the guide has no height and lies at the
  /// view's bottom edge.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide("UIKeyboardLayoutGuide") { UIKeyboardLayoutGuide(of: self) }
  }
}

/// A guide for the area of the keyboard; see ``UIView/keyboardLayoutGuide``.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  fileprivate init(of view: UIView) {
    super.init(of: view) {
      CGRect(x: 0, y: $0.bounds.height, width: $0.bounds.width, height: 0)
    }
  }
}

private enum ReadableContent {
  /// In points. Source: docs/measurements/auto-layout.md#readable-width.
  static let maximumWidth: CGFloat = 672
}

extension CGRect {
  /// The rectangle inside insets; its size may be negative.
  fileprivate func inset(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
