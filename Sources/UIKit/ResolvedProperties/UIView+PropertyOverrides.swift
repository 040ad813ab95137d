// The setters of the properties that views have as text. The names and texts are the same as in
// `appearanceProperties`.
extension UIView {
  /// Sets a property of the view's own appearance.
  ///
  /// - Parameter text: the value as text; `nil` for the default.
  /// - Returns: a closure that restores the former value; `nil` if the property cannot be set to the
  ///   text.
  func setAppearance(_ property: String, _ text: String?) -> (() -> Void)? {
    switch property {
    case "backgroundColor": return readOptional(text, color) { assign(\.backgroundColor, $0) }
    case "tintColor":
      let former = ownTintColor
      return readOptional(text, color) { color in
        tintColor = color
        return { self.tintColor = former }
      }
    case "alpha": return read(text ?? "1", CGFloat.init(notation:)) { assign(\.alpha, $0) }
    case "isHidden": return read(text ?? "no", Bool.init(notation:)) { assign(\.isHidden, $0) }
    case "clipsToBounds":
      return read(text ?? "no", Bool.init(notation:)) { assign(\.clipsToBounds, $0) }
    case "transform": return text == nil ? assign(\.transform, .identity) : nil
    case "directionalLayoutMargins":
      let former = ownLayoutMargins
      let standard = UIView.defaultLayoutMargins.notation
      return read(text ?? standard, NSDirectionalEdgeInsets.init(notation:)) { margins in
        directionalLayoutMargins = margins
        return { self.directionalLayoutMargins = former }
      }
    case _ where property.hasPrefix("layer."):
      return layer.setAppearance(String(property.dropFirst(6)), text)
    case "separators":
      guard let text else { return setSeparatorsOfRow(nil) }
      return read(text, RowSeparators.init(notation:), setSeparatorsOfRow)
    case "customSpacing":
      guard let stack = superview as? UIStackView else { return nil }
      let former = stack.customSpacing(after: self)
      return read(text ?? UIStackView.spacingUseDefault.notation, CGFloat.init(notation:)) {
        stack.setCustomSpacing($0, after: self)
        return { stack.setCustomSpacing(former, after: self) }
      }
    default: break
    }
    if let restore = setClassProperty(property, text) { return restore }
    return setKindProperty(property, text) ?? setStoredValue(property, text)
  }

  /// Replaces a stored value of an app's view.
  private func setStoredValue(_ property: String, _ text: String?) -> (() -> Void)? {
    AppClass(type(of: self)).isOfApp ? StoredValue.replace(property, text, of: self) : nil
  }

  private func setKindProperty(_ property: String, _ text: String?) -> (() -> Void)? {
    switch self {
    case let label as UILabel: return label.setTextProperty(property, text)
    case let view as UIImageView: return view.setImageProperty(property, text)
    case let stack as UIStackView: return stack.setArrangementProperty(property, text)
    case let control as UIControl: return control.setControlProperty(property, text)
    case let view as UITextView:
      switch property {
      case "text":
        return readOptional(text, String.init(notation:)) { view.assignText(\.text, $0 ?? "") }
      case "font": return readOptional(text, font) { view.assignText(\.font, $0) }
      case "textColor": return readOptional(text, color) { view.assignText(\.textColor, $0) }
      default: return nil
      }
    case let view as UIProgressView where property == "progress":
      return readOptional(text, CGFloat.init(notation:)) { view.assign(\.progress, Float($0 ?? 0)) }
    default: return nil
    }
  }

  fileprivate func color(_ text: String) -> UIColor? { UIColor.color(of: text, in: self) }

  /// Returns the font of a text; `nil` if the text does not contain the whole font.
  fileprivate func font(_ text: String) -> UIFont? {
    UIFont(notation: text).flatMap { $0.notation == text ? $0 : nil }
  }

  /// Reads an optional value and sets it; `nil` if it cannot be read.
  fileprivate func readOptional<Value>(
    _ text: String?, _ value: (String) -> Value?, _ set: (Value?) -> (() -> Void)?
  ) -> (() -> Void)? {
    guard let text else { return set(nil) }
    guard let value = value(text) else { return nil }
    return set(value)
  }

  /// Reads a value and sets it; `nil` if it cannot be read.
  fileprivate func read<Value>(
    _ text: String, _ value: (String) -> Value?, _ set: (Value) -> (() -> Void)?
  ) -> (() -> Void)? {
    value(text).flatMap(set)
  }

  /// Returns the case of an enumeration with a name; `nil` if there is none.
  fileprivate func word<Word: RawRepresentable>(_ text: String) -> Word?
  where Word.RawValue == Int {
    for value in -1..<32 {
      if let word = Word(rawValue: value), "\(word)" == text { return word }
    }
    return nil
  }
}

extension CALayer {
  fileprivate func setAppearance(_ property: String, _ text: String?) -> (() -> Void)? {
    func number(_ set: (CGFloat) -> () -> Void) -> (() -> Void)? {
      CGFloat(notation: text ?? "0").map(set)
    }
    func color(_ set: (CGColor) -> () -> Void) -> (() -> Void)? {
      text.flatMap { UIColor(notation: $0) }.map { set($0.cgColor) }
    }
    switch property {
    case "cornerRadius": return number { assign(\.cornerRadius, $0) }
    case "borderWidth": return number { assign(\.borderWidth, $0) }
    case "borderColor": return color { assign(\.borderColor, $0) }
    case "shadowOpacity": return number { assign(\.shadowOpacity, Float($0)) }
    case "shadowRadius": return text == nil ? nil : number { assign(\.shadowRadius, $0) }
    case "shadowOffset":
      return text.flatMap { CGSize(notation: $0) }.map { assign(\.shadowOffset, $0) }
    case "shadowColor": return color { assign(\.shadowColor, $0) }
    default: return nil
    }
  }
}

extension UILabel {
  /// Sets the title of the navigation bar that contains the label; `nil` if the label does not show it.
  private func setTitleOfBar(_ text: String?) -> (() -> Void)? {
    let views = sequence(first: self as UIView, next: \.superview)
    guard let bar = views.lazy.compactMap({ $0 as? UINavigationBar }).first,
      let item = bar.topItem, let former = item.title, former == self.text,
      let title = text.flatMap(String.init(notation:))
    else { return nil }
    item.title = title
    return { item.title = former }
  }

  fileprivate func setTextProperty(_ property: String, _ text: String?) -> (() -> Void)? {
    switch property {
    case "text":
      if let restore = setTitleOfBar(text) { return restore }
      let (former, isPlain) = (attributedText, isPlain)
      let (formerFont, formerColor) = (font, textColor)
      return readOptional(text, String.init(notation:)) { new in
        self.text = new
        return {
          if isPlain { self.text = former?.string } else { self.attributedText = former }
          self.font = formerFont
          self.textColor = formerColor
        }
      }
    // A label without a text has no properties of its text.
    case "font": return text.flatMap { read($0, font) { assign(\.font, $0) } }
    case "textColor": return text.flatMap { read($0, color) { assign(\.textColor, $0) } }
    case "textAlignment":
      return read(text ?? "\(NSTextAlignment.natural)", word) { assign(\.textAlignment, $0) }
    case "numberOfLines":
      return read(text ?? "1", Int.init(notation:)) { assign(\.numberOfLines, $0) }
    case "lineBreakMode":
      return read(text ?? "\(NSLineBreakMode.byTruncatingTail)", word) {
        assign(\.lineBreakMode, $0)
      }
    default: return nil
    }
  }
}

extension UITextView {
  /// Sets a property of the whole text, and returns a closure that restores the former text with
  /// its attributes.
  fileprivate func assignText<Value>(
    _ property: ReferenceWritableKeyPath<UITextView, Value>, _ value: Value
  ) -> () -> Void {
    let former = attributedText
    let restore = assign(property, value)
    return {
      restore()
      self.attributedText = former
    }
  }
}

extension UIImageView {
  fileprivate func setImageProperty(_ property: String, _ text: String?) -> (() -> Void)? {
    switch property {
    case "image":
      guard !isHighlighted || highlightedImage == nil else { return nil }
      return readOptional(text, image) { assign(\.image, $0) }
    case "contentMode":
      return read(text ?? "\(UIView.ContentMode.scaleToFill)", word) { assign(\.contentMode, $0) }
    default: return nil
    }
  }
}

extension UIView {
  /// Returns the image of a text; `nil` if the text does not contain the whole image.
  fileprivate func image(_ text: String) -> UIImage? {
    UIImage(notation: text).flatMap { $0.notation == text ? $0 : nil }
  }
}

extension UIStackView {
  fileprivate func setArrangementProperty(_ property: String, _ text: String?) -> (() -> Void)? {
    switch property {
    case "axis":
      return assign(\.axis, text == "vertical" ? .vertical : .horizontal)
    case "spacing": return read(text ?? "0", CGFloat.init(notation:)) { assign(\.spacing, $0) }
    case "alignment":
      return read(text ?? "\(UIStackView.Alignment.fill)", word) { assign(\.alignment, $0) }
    case "distribution":
      return read(text ?? "\(UIStackView.Distribution.fill)", word) { assign(\.distribution, $0) }
    default: return nil
    }
  }
}

extension UIControl {
  fileprivate func setControlProperty(_ property: String, _ text: String?) -> (() -> Void)? {
    switch property {
    case "isEnabled": return read(text ?? "yes", Bool.init(notation:)) { assign(\.isEnabled, $0) }
    case "isSelected": return read(text ?? "no", Bool.init(notation:)) { assign(\.isSelected, $0) }
    case "isHighlighted":
      return read(text ?? "no", Bool.init(notation:)) { assign(\.isHighlighted, $0) }
    default: break
    }
    switch self {
    case let button as UIButton: return button.setButtonProperty(property, text)
    case let field as UITextField:
      switch property {
      case "text":
        return readOptional(text, String.init(notation:)) { new in
          let former = field.attributedText
          field.text = new
          return { field.attributedText = former }
        }
      case "placeholder":
        return readOptional(text, String.init(notation:)) { field.assign(\.placeholder, $0) }
      case "font": return readOptional(text, font) { field.assign(\.font, $0) }
      case "textColor": return readOptional(text, color) { field.assign(\.textColor, $0) }
      default: return nil
      }
    case let control as UISwitch where property == "isOn":
      return text.flatMap { read($0, Bool.init(notation:)) { control.assign(\.isOn, $0) } }
    case let slider as UISlider where property == "value":
      return text.flatMap {
        read($0, CGFloat.init(notation:)) { slider.assign(\.value, Float($0)) }
      }
    case let slider as UISlider where property == "range":
      let ends = (text ?? "").split(separator: " ").compactMap { CGFloat(notation: String($0)) }
      guard ends.count == 2 else { return nil }
      let (minimum, maximum, value) = (slider.minimumValue, slider.maximumValue, slider.value)
      slider.minimumValue = Float(ends[0])
      slider.maximumValue = Float(ends[1])
      return {
        slider.minimumValue = minimum
        slider.maximumValue = maximum
        slider.value = value
      }
    case let control as UISegmentedControl where property == "titles":
      return control.setTitles(text ?? "")
    case let control as UIPageControl where property == "currentPage":
      let words = (text ?? "").split(separator: " ")
      guard words.count == 3, let page = Int(words[0]), let count = Int(words[2]) else {
        return nil
      }
      let former = (page: control.currentPage, count: control.numberOfPages)
      (control.numberOfPages, control.currentPage) = (count, page)
      return { (control.numberOfPages, control.currentPage) = (former.count, former.page) }
    case let control as UISegmentedControl where property == "selectedSegmentIndex":
      return text.flatMap {
        read($0, Int.init(notation:)) { control.assign(\.selectedSegmentIndex, $0) }
      }
    case let stepper as UIStepper where property == "value":
      return text.flatMap {
        read($0, CGFloat.init(notation:)) { stepper.assign(\.value, Double($0)) }
      }
    default: return nil
    }
  }
}

extension UISegmentedControl {
  /// Sets the titles of all segments to texts in quotation marks.
  fileprivate func setTitles(_ text: String) -> (() -> Void)? {
    let titles = text.dropFirst().dropLast().components(separatedBy: "\" \"").map {
      String(notation: "\"\($0)\"")
    }
    let former = (0..<numberOfSegments).map(titleForSegment)
    guard titles.count == former.count, !titles.contains(nil), !former.contains(nil) else {
      return nil
    }
    for (index, title) in titles.enumerated() { setTitle(title, forSegmentAt: index) }
    return {
      for (index, title) in former.enumerated() { self.setTitle(title, forSegmentAt: index) }
    }
  }
}

extension UIButton {
  fileprivate func setButtonProperty(_ property: String, _ text: String?) -> (() -> Void)? {
    switch property {
    case "title":
      return readOptional(text, String.init(notation:)) { title in
        setContent({ $0.title = title }) { button in
          let former = button.title(for: .normal)
          button.setTitle(title, for: .normal)
          return { button.setTitle(former, for: .normal) }
        }
      }
    case "titleColor":
      return readOptional(text, color) { color in
        setContent({ $0.baseForegroundColor = color }) { button in
          let former = button.titleColor(for: .normal)
          button.setTitleColor(color, for: .normal)
          return { button.setTitleColor(former, for: .normal) }
        }
      }
    // The font of a button with a configuration follows from the configuration.
    case "font":
      guard configuration == nil, let label = titleLabel else { return nil }
      return text.flatMap {
        read($0, font) { font in
          let restore = label.assign(\.font, font)
          setNeedsLayout()
          invalidateIntrinsicContentSize()
          return {
            restore()
            self.setNeedsLayout()
            self.invalidateIntrinsicContentSize()
          }
        }
      }
    case "image":
      return readOptional(text, image) { image in
        setContent({ $0.image = image }) { button in
          let former = button.image(for: .normal)
          button.setImage(image, for: .normal)
          return { button.setImage(former, for: .normal) }
        }
      }
    default: return nil
    }
  }

  /// Changes the configuration, or the content of a button without one.
  private func setContent(
    _ change: (inout Configuration) -> Void, orSet set: (UIButton) -> () -> Void
  ) -> () -> Void {
    guard let former = configuration else { return set(self) }
    var new = former
    change(&new)
    configuration = new
    return { self.configuration = former }
  }
}
