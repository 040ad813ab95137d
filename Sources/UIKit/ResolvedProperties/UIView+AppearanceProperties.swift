extension UIView {
  /// The properties of the view's own appearance that differ from their defaults, without its
  /// frame.
  var appearanceProperties: PropertyList {
    var list = PropertyList()
    list["backgroundColor"] = backgroundColor?.text(in: self)
    list["tintColor"] = ownTintColor?.text(in: self)
    list["alpha"] = alpha == 1 ? nil : alpha.notation
    list["isHidden"] = isHidden ? "yes" : nil
    list["clipsToBounds"] = clipsToBounds ? "yes" : nil
    list["transform"] = transform == .identity ? nil : "\(transform)"
    list.merge(layer.appearanceProperties.prefixed("layer"))
    switch self {
    case let label as UILabel: list.merge(label.textProperties)
    case let view as UIImageView: list.merge(view.imageProperties)
    case let stack as UIStackView: list.merge(stack.arrangementProperties)
    case let control as UIControl: list.merge(control.controlProperties)
    case let view as UITextView:
      list["text"] = view.text.notation
      list["font"] = view.font?.notation
      list["textColor"] = view.textColor?.text(in: view)
    case let view as UIProgressView: list["progress"] = CGFloat(view.progress).notation
    case let view as UIActivityIndicatorView: list["isAnimating"] = view.isAnimating.notation
    default: break
    }
    list.merge(classProperties)
    return list
  }
}

extension UIColor {
  /// Returns the color of a text from ``text(in:)``, with the components in the text; `nil` if the
  /// text is not one.
  @MainActor static func color(of text: String, in view: UIView) -> UIColor? {
    guard let start = text.range(of: " (", options: .backwards), text.hasSuffix(")"),
      let resolved = UIColor(notation: String(text[start.upperBound...].dropLast()))
    else { return UIColor(notation: text) }
    // A color whose rule has changed is put back with its recorded components.
    guard let named = UIColor(notation: String(text[..<start.lowerBound])),
      named.text(in: view) == text
    else { return resolved }
    return named
  }

  /// Returns the color as text, with its components in a view where they depend on traits.
  @MainActor func text(in view: UIView) -> String {
    let resolved = resolvedColor(with: view.traitCollection).notation
    return resolved == notation ? notation : "\(notation) (\(resolved))"
  }
}

extension CALayer {
  fileprivate var appearanceProperties: PropertyList {
    var list = PropertyList()
    list["cornerRadius"] = cornerRadius == 0 ? nil : cornerRadius.notation
    list["borderWidth"] = borderWidth == 0 ? nil : borderWidth.notation
    if borderWidth != 0, let borderColor {
      list["borderColor"] = UIColor(cgColor: borderColor).notation
    }
    guard shadowOpacity != 0 else { return list }
    list["shadowOpacity"] = CGFloat(shadowOpacity).notation
    list["shadowRadius"] = shadowRadius.notation
    list["shadowOffset"] = shadowOffset.notation
    list["shadowColor"] = shadowColor.map { UIColor(cgColor: $0).notation }
    return list
  }
}

extension UILabel {
  fileprivate var textProperties: PropertyList {
    var list = PropertyList()
    guard let text, !text.isEmpty else { return list }
    list["text"] = text.notation
    list["font"] = font.notation
    list["textColor"] = textColor.text(in: self)
    list["textAlignment"] = textAlignment == .natural ? nil : "\(textAlignment)"
    list["numberOfLines"] = numberOfLines == 1 ? nil : numberOfLines.notation
    list["lineBreakMode"] = lineBreakMode == .byTruncatingTail ? nil : "\(lineBreakMode)"
    return list
  }
}

extension UIImageView {
  fileprivate var imageProperties: PropertyList {
    var list = PropertyList()
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return list }
    list["image"] = image.notation
    list["contentMode"] = contentMode == .scaleToFill ? nil : "\(contentMode)"
    return list
  }
}

extension UIStackView {
  fileprivate var arrangementProperties: PropertyList {
    var list = PropertyList()
    list["axis"] = axis == .horizontal ? nil : "vertical"
    list["spacing"] = spacing == 0 ? nil : spacing.notation
    list["alignment"] = alignment == .fill ? nil : "\(alignment)"
    list["distribution"] = distribution == .fill ? nil : "\(distribution)"
    if isLayoutMarginsRelativeArrangement {
      list["directionalLayoutMargins"] = directionalLayoutMargins.notation
    }
    return list
  }
}

extension UIControl {
  fileprivate var controlProperties: PropertyList {
    var list = PropertyList()
    list["isEnabled"] = isEnabled ? nil : "no"
    list["isSelected"] = isSelected ? "yes" : nil
    list["isHighlighted"] = isHighlighted ? "yes" : nil
    switch self {
    case let button as UIButton:
      list["title"] = button.titleLabel?.text?.notation
      list["titleColor"] = button.titleLabel?.textColor.text(in: button)
      list["font"] = button.titleLabel?.font.notation
      list["image"] = button.imageView?.image?.notation
    case let field as UITextField:
      list["text"] = field.text?.notation
      list["placeholder"] = field.placeholder?.notation
      list["font"] = field.font?.notation
      list["textColor"] = field.textColor?.text(in: field)
    case let control as UISwitch: list["isOn"] = control.isOn.notation
    case let slider as UISlider:
      list["value"] = CGFloat(slider.value).notation
      list["range"] =
        "\(CGFloat(slider.minimumValue).notation) \(CGFloat(slider.maximumValue).notation)"
    case let control as UISegmentedControl:
      list["selectedSegmentIndex"] = control.selectedSegmentIndex.notation
      list["titles"] = (0..<control.numberOfSegments).map {
        control.titleForSegment(at: $0)?.notation ?? "none"
      }.joined(separator: " ")
    case let control as UIPageControl:
      list["currentPage"] = "\(control.currentPage) of \(control.numberOfPages)"
    case let stepper as UIStepper: list["value"] = CGFloat(stepper.value).notation
    default: break
    }
    return list
  }
}
