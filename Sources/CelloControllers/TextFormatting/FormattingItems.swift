/// A button in the formatting panel.
@MainActor struct FormattingItem {
  typealias Change = UITextFormattingViewController.ChangeValue

  /// The accessibility label.
  var label: String
  /// The name of a symbol; `nil` to show the title.
  var symbol: String?
  /// The title if there is no symbol; `nil` for none.
  var title: String?
  /// The font of the title; `nil` for the standard font of buttons.
  var font: UIFont?
  /// The color of a circle that replaces the symbol; `nil` for none.
  var color: UIColor?
  var isSelected = false
  /// The change that a tap makes; `nil` for a button with a menu or without an effect.
  var change: Change?
  /// The items of the button's menu; empty for a button without a menu.
  var choices: [(title: String, color: UIColor?, isSelected: Bool, change: Change)] = []
}

/// The buttons of the formatting panel's components for a text.
@MainActor struct FormattingItems {
  typealias Key = UITextFormattingViewController.ComponentKey

  var descriptor: UITextFormattingViewController.FormattingDescriptor
  var styles: [UITextFormattingViewController.FormattingStyle]

  /// Returns the buttons of a component; empty if the component is not shown.
  func items(of key: Key) -> [FormattingItem] {
    switch key {
    case .formattingStyles: return styles.map(style)
    case .fontAttributes: return fontAttributes
    case .fontPicker: return [fontPicker]
    case .fontSize: return [smaller, larger]
    case .fontPointSize:
      let size = FormattingItem(
        label: SystemString.fontSize.text, title: descriptor.pointSize ?? "–")
      return [smaller, size, larger]
    case .textAlignment: return alignments([.left, .center, .right])
    case .textAlignmentAndJustification:
      return alignments([.left, .center, .right, .justified])
    case .textIndentation:
      return [
        FormattingItem(
          label: SystemString.decreaseIndentation.text, symbol: "decrease.indent",
          change: .decreaseIndentation),
        FormattingItem(
          label: SystemString.increaseIndentation.text, symbol: "increase.indent",
          change: .increaseIndentation),
      ]
    case .lineHeight: return [lineHeight]
    case .listStyles: return lists
    case .textColor: return [textColor]
    default: return []
    }
  }

  /// Returns the fraction of a row that a component occupies, in twelfths. Chosen.
  static func share(of component: UITextFormattingViewController.Component) -> Int {
    switch component.preferredSize {
    case .mini: 2
    case .small: 4
    case .regular: 6
    case .large: 8
    case .extraLarge: 12
    case .automatic:
      switch component.componentKey {
      case .formattingStyles, .fontAttributes, .textAlignmentAndJustification: 12
      case .textColor: 2
      case .fontSize, .textIndentation, .lineHeight: 4
      default: 6
      }
    }
  }

  // MARK: Components

  private func style(_ style: UITextFormattingViewController.FormattingStyle) -> FormattingItem {
    let title = String(localized: style.title)
    let font = ([NSAttributedString.Key: Any](style.attributes))[.font] as? UIFont
    return FormattingItem(
      label: title, title: title,
      font: font.map { $0.withSize(min($0.pointSize, FormattingPanelMetrics.fontSize)) },
      isSelected: descriptor.formattingStyleKey == style.styleKey,
      change: .formattingStyle(style.styleKey))
  }

  private var fontAttributes: [FormattingItem] {
    let (isBold, isItalic) = (
      descriptor.has(.traitBold), descriptor.has(.traitItalic)
    )
    let (isUnderlined, isStruck) = (
      descriptor.underlinePresent, descriptor.strikethroughPresent
    )
    return [
      FormattingItem(
        label: SystemString.bold.text, symbol: "bold", isSelected: isBold, change: .bold(!isBold)),
      FormattingItem(
        label: SystemString.italic.text, symbol: "italic", isSelected: isItalic,
        change: .italic(!isItalic)),
      FormattingItem(
        label: SystemString.underline.text, symbol: "underline", isSelected: isUnderlined,
        change: .underline(!isUnderlined)),
      FormattingItem(
        label: SystemString.strikethrough.text, symbol: "strikethrough", isSelected: isStruck,
        change: .strikethrough(!isStruck)),
    ]
  }

  /// The menu of fonts. Chosen: the designs of the system font replace a picker with all fonts.
  private var fontPicker: FormattingItem {
    let fonts = descriptor.fonts
    let size = fonts.first?.pointSize ?? FormattingPanelMetrics.fontSize
    let system = UIFont.systemFont(ofSize: size)
    let designs: [(SystemString, UIFontDescriptor.SystemDesign)] = [
      (.systemFont, .default), (.serif, .serif), (.monospaced, .monospaced),
    ]
    let choices = designs.compactMap { title, design -> (String, UIFont)? in
      system.fontDescriptor.withDesign(design).map {
        (title.text, UIFont(descriptor: $0, size: size))
      }
    }
    let families = fonts.map(\.familyName)
    let current = choices.first { choice in
      !families.isEmpty && families.allSatisfy { $0 == choice.1.familyName }
    }
    return FormattingItem(
      label: SystemString.font.text,
      title: current?.0 ?? (fonts.count == 1 ? fonts[0].familyName : SystemString.font.text),
      choices: choices.map { ($0.0, nil, $0.0 == current?.0, .font($0.1)) })
  }

  private var smaller: FormattingItem {
    FormattingItem(
      label: SystemString.decreaseFontSize.text, symbol: "minus", change: .decreaseFontSize)
  }

  private var larger: FormattingItem {
    FormattingItem(
      label: SystemString.increaseFontSize.text, symbol: "plus", change: .increaseFontSize)
  }

  private func alignments(
    _ all: [UITextFormattingViewController.TextAlignment]
  ) -> [FormattingItem] {
    all.map { alignment in
      let (label, symbol): (SystemString, String) =
        switch alignment {
        case .center: (.center, "text.aligncenter")
        case .right: (.alignRight, "text.alignright")
        case .justified: (.justify, "text.justify")
        default: (.alignLeft, "text.alignleft")
        }
      return FormattingItem(
        label: label.text, symbol: symbol, isSelected: descriptor.textAlignments == [alignment],
        change: .textAlignment(alignment))
    }
  }

  private var lists: [FormattingItem] {
    let all: [(UITextFormattingViewController.TextList, SystemString, String)] = [
      (.disc, .bulletedList, "list.bullet"), (.hyphen, .dashedList, "list.dash"),
      (.decimal, .numberedList, "list.number"),
    ]
    return all.map { list, label, symbol in
      let isSelected = descriptor.textLists == [list]
      return FormattingItem(
        label: label.text, symbol: symbol, isSelected: isSelected,
        change: .textList(isSelected ? nil : list))
    }
  }

  private var lineHeight: FormattingItem {
    let title = descriptor.lineHeight.map(Self.text) ?? SystemString.automatic.text
    return FormattingItem(
      label: SystemString.lineHeight.text, title: title,
      choices: [
        (SystemString.automatic.text, nil, descriptor.lineHeight == nil, .lineHeightPointSize(0))
      ]
        + FormattingPanelMetrics.lineHeights.map { height in
          (Self.text(height), nil, descriptor.lineHeight == height, .lineHeightPointSize(height))
        })
  }

  private static func text(_ points: Double) -> String {
    SystemString.points.text(.text(Int(exactly: points).map(String.init) ?? "\(points)"))
  }

  /// The menu of colors. Chosen: some system colors replace a color picker.
  private var textColor: FormattingItem {
    let colors: [(SystemString, UIColor)] = [
      (.defaultColor, .label), (.red, .systemRed), (.orange, .systemOrange),
      (.yellow, .systemYellow), (.green, .systemGreen), (.blue, .systemBlue),
      (.purple, .systemPurple), (.gray, .systemGray),
    ]
    let current = descriptor.textColors.count == 1 ? descriptor.textColors[0] : nil
    return FormattingItem(
      label: SystemString.textColor.text, color: current ?? .label,
      choices: colors.map { ($0.0.text, $0.1, $0.1 == current, .textColor($0.1)) })
  }
}

extension UITextFormattingViewController.FormattingDescriptor {
  /// The size of all fonts, or the smallest size with a plus sign; `nil` if there are no fonts.
  fileprivate var pointSize: String? {
    let sizes = fonts.map(\.pointSize)
    guard let smallest = sizes.min(), let largest = sizes.max() else { return nil }
    let text = Int(exactly: smallest).map(String.init) ?? "\(smallest)"
    return smallest == largest ? text : text + "+"
  }
}
