extension UIListContentConfiguration: CustomStringConvertible, CustomReflectable {
  /// The content, the style and the layout, in the format of iOS without the address.
  ///
  /// Source of the format: docs/measurements/descriptions.md#content-configurations.
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ value: (some Any)?) {
      if let value { parts.append("\(name) = \(value)") }
    }
    add("text", values.content.text)
    add("attributedText", values.content.attributedText?.string.string)
    add("secondaryText", values.content.secondaryText)
    add("secondaryAttributedText", values.content.secondaryAttributedText?.string.string)
    add("image", values.content.image)
    add("Base Style", values.style.rawValue)
    let margins = directionalLayoutMargins
    let numbers = [margins.top, margins.leading, margins.bottom, margins.trailing]
    add("directionalLayoutMargins", "{\(numbers.map(\.notation).joined(separator: ", "))}")
    let axes = axesPreservingSuperviewLayoutMargins
    let names = [(UIAxis.horizontal, "Horizontal"), (.vertical, "Vertical")]
      .filter { axes.contains($0.0) }.map(\.1)
    add("axesPreservingSuperviewLayoutMargins", "[\(names.joined(separator: ", "))]")
    if prefersSideBySideTextAndSecondaryText {
      add("prefersSideBySideTextAndSecondaryText", "YES")
    }
    add("imageToTextPadding", imageToTextPadding.notation)
    if prefersSideBySideTextAndSecondaryText {
      add(
        "textToSecondaryTextHorizontalPadding",
        textToSecondaryTextHorizontalPadding.notation)
    }
    add("textToSecondaryTextVerticalPadding", textToSecondaryTextVerticalPadding.notation)
    if alpha != 1 { add("alpha", alpha.notation) }
    return "<UIListContentConfiguration: \(parts.joined(separator: "; "))>"
  }

  /// A mirror of the properties that differ from their defaults, by name.
  public var customMirror: Mirror {
    Mirror(self, children: resolvedProperties.children, displayStyle: .struct)
  }
}

extension PropertyList {
  /// The properties as the children of a mirror.
  var children: [Mirror.Child] {
    values.sorted { $0.key < $1.key }.map { (label: $0.key, value: $0.value) }
  }
}
