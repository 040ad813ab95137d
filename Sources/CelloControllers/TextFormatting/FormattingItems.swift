/// A button of the formatting panel.
@MainActor struct FormattingItem {
  typealias Change = UITextFormattingViewController.ChangeValue

  /// What assistive technologies speak.
  var label: String
  /// The name of a symbol; `nil` for the title.
  var symbol: String?
  /// A text instead of a symbol.
  var title: String?
  /// The font of the title; `nil` for that of buttons.
  var font: UIFont?
  /// A circle instead of a symbol.
  var color: UIColor?
  var isSelected = false
  /// What a touch changes; `nil` for a menu, or nothing.
  var change: Change?
  /// What the button lets users choose from.
  var choices: [(title: String, color: UIColor?, isSelected: Bool, change: Change)] = []
}

/// What the components of the formatting panel show for a text.
@MainActor struct FormattingItems {
  typealias Key = UITextFormattingViewController.ComponentKey

  var descriptor: UITextFormattingViewController.FormattingDescriptor
  var styles: [UITextFormattingViewController.FormattingStyle]

  /// The buttons of a component; none for one that is not shown.
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

  /// How much of a row a component takes, in twelfths. Chosen.
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

  /// Chosen: the designs of the system's font instead of a picker of all fonts.
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

  /// Chosen: some colors of the system instead of a color picker.
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
  /// The size of all fonts, or that of the smallest one with a sign; `nil` without fonts.
  fileprivate var pointSize: String? {
    let sizes = fonts.map(\.pointSize)
    guard let smallest = sizes.min(), let largest = sizes.max() else { return nil }
    let text = Int(exactly: smallest).map(String.init) ?? "\(smallest)"
    return smallest == largest ? text : text + "+"
  }
}
