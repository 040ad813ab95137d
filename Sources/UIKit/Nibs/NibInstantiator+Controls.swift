internal import CelloNibs

extension NibLevel {
  static let controls: [NibLevel] = [
    NibLevel(UIControl.self) { $0.applyControl($1, $2) },
    NibLevel(UIButton.self) { $0.applyButton($1, $2) },
    NibLevel(UITextField.self) { $0.applyTextField($1, $2) },
    NibLevel(UISwitch.self) { $0.applySwitch($1, $2) },
    NibLevel(UISlider.self) { $0.applySlider($1, $2) },
    NibLevel(UIStepper.self) { $0.applyStepper($1, $2) },
    NibLevel(UISegmentedControl.self) { $0.applySegmentedControl($1, $2) },
    NibLevel(UIPageControl.self) { $0.applyPageControl($1, $2) },
    NibLevel(UIDatePicker.self) { $0.applyDatePicker($1, $2) },
    NibLevel(UISearchBar.self) { $0.applySearchBar($1, $2) },
    NibLevel(UIColorWell.self) { $0.applyColorWell($1, $2) },
  ]
}

extension NibInstantiator {
  fileprivate func applyControl(_ element: XMLElement, _ control: UIControl) {
    set(value("contentHorizontalAlignment", of: element)) {
      control.contentHorizontalAlignment = $0
    }
    set(value("contentVerticalAlignment", of: element)) { control.contentVerticalAlignment = $0 }
    set(element.flag("enabled")) { control.isEnabled = $0 }
    set(element.flag("selected")) { control.isSelected = $0 }
    set(element.flag("highlighted")) { control.isHighlighted = $0 }
    set(element.flag("showsMenuAsPrimaryAction")) { control.showsMenuAsPrimaryAction = $0 }
    set(element.flag("contextMenuInteractionEnabled")) {
      control.isContextMenuInteractionEnabled = $0
    }
    set(element["toolTip"]) { control.toolTip = $0 }
  }

  // MARK: Buttons

  private static let states: [(name: String, key: String, state: UIControl.State)] = [
    ("normal", "normal", .normal), ("highlighted", "highlighted", .highlighted),
    ("disabled", "disabled", .disabled), ("selected", "selected", .selected),
    ("focused", "focused", .focused),
  ]

  fileprivate func applyButton(_ element: XMLElement, _ button: UIButton) {
    guard element.name == "button" else { return }
    set(font("fontDescription", of: element)) { button.titleLabel?.font = $0 }
    set(value("lineBreakMode", of: element, Self.lineBreakModes)) {
      button.titleLabel?.lineBreakMode = $0
    }
    set(element.size("titleShadowOffset")) { button.titleLabel?.shadowOffset = $0 }
    set(insets("contentEdgeInsets", of: element) ?? insets("contentInsets", of: element)) {
      button.contentEdgeInsets = $0
    }
    set(insets("titleEdgeInsets", of: element)) { button.titleEdgeInsets = $0 }
    set(insets("imageEdgeInsets", of: element)) { button.imageEdgeInsets = $0 }
    // Attributes that are missing are false in a custom button, and those of the type in others.
    set(element.flag("adjustsImageWhenHighlighted")) { button.adjustsImageWhenHighlighted = $0 }
    set(element.flag("adjustsImageWhenDisabled")) { button.adjustsImageWhenDisabled = $0 }
    set(element.flag("pointerInteraction")) { button.isPointerInteractionEnabled = $0 }
    set(element.flag("springLoaded")) { button.isSpringLoaded = $0 }
    set(value("role", of: element)) { button.role = $0 }
    set(element.flag("changesSelectionAsPrimaryAction")) {
      button.changesSelectionAsPrimaryAction = $0
    }
    let configuration = element.child("configuration", "buttonConfiguration")
    set(configuration) { button.configuration = self.configuration($0, element) }
    for child in element.children where child.name == "state" {
      guard let known = Self.states.first(where: { $0.name == child.key }) else {
        warn("the state '\(child.key ?? "")' is not known", child)
        continue
      }
      // A configuration has a title and an image of its own.
      if configuration == nil {
        set(localized(child.text("title"), "\(known.key)Title", element)) {
          button.setTitle($0, for: known.state)
        }
        set(attributedText("attributedTitle", of: child)) {
          button.setAttributedTitle($0, for: known.state)
        }
        set(image("image", of: child)) { button.setImage($0, for: known.state) }
      }
      set(color("titleColor", of: child)) { button.setTitleColor($0, for: known.state) }
      set(color("titleShadowColor", of: child)) { button.setTitleShadowColor($0, for: known.state) }
      set(image("backgroundImage", of: child)) { button.setBackgroundImage($0, for: known.state) }
      set(symbolConfiguration("preferredSymbolConfiguration", of: child)) {
        button.setPreferredSymbolConfiguration($0, forImageIn: known.state)
      }
    }
  }

  /// The types of buttons by their names in nib files.
  static let buttonTypes: [String: UIButton.ButtonType] = [
    "roundedRect": .system, "system": .system, "custom": .custom,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]

  private func configuration(_ element: XMLElement, _ button: XMLElement) -> UIButton.Configuration
  {
    var result: UIButton.Configuration
    switch element["style"] {
    case "gray": result = .gray()
    case "tinted": result = .tinted()
    case "filled": result = .filled()
    case "borderless": result = .borderless()
    case "bordered": result = .bordered()
    case "borderedTinted": result = .borderedTinted()
    case "borderedProminent": result = .borderedProminent()
    case "plain", nil: result = .plain()
    case let name?:
      warn("the button style '\(name)' is not known", element)
      result = .plain()
    }
    set(localized(element.text("title"), "configuration.title", button)) { result.title = $0 }
    set(localized(element.text("subtitle"), "configuration.subtitle", button)) {
      result.subtitle = $0
    }
    set(attributedText("attributedTitle", of: element)) {
      result.attributedTitle = AttributedString($0)
    }
    set(attributedText("attributedSubtitle", of: element)) {
      result.attributedSubtitle = AttributedString($0)
    }
    if let font = font("titleFontDescription", of: element) ?? font("fontDescription", of: element)
    {
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    set(image("image", of: element)) { result.image = $0 }
    set(
      symbolConfiguration("preferredSymbolConfigurationForImage", of: element)
        ?? symbolConfiguration("preferredSymbolConfiguration", of: element)
    ) {
      result.preferredSymbolConfigurationForImage = $0
    }
    switch element["imagePlacement"] {
    case "leading": result.imagePlacement = .leading
    case "trailing": result.imagePlacement = .trailing
    case "top": result.imagePlacement = .top
    case "bottom": result.imagePlacement = .bottom
    default: break
    }
    set(element.number("imagePadding")) { result.imagePadding = $0 }
    set(element.number("titlePadding")) { result.titlePadding = $0 }
    switch element["titleAlignment"] {
    case "leading": result.titleAlignment = .leading
    case "center": result.titleAlignment = .center
    case "trailing": result.titleAlignment = .trailing
    default: break
    }
    switch element["cornerStyle"] {
    case "fixed": result.cornerStyle = .fixed
    case "dynamic": result.cornerStyle = .dynamic
    case "small": result.cornerStyle = .small
    case "medium": result.cornerStyle = .medium
    case "large": result.cornerStyle = .large
    case "capsule": result.cornerStyle = .capsule
    default: break
    }
    switch element["buttonSize"] {
    case "mini": result.buttonSize = .mini
    case "small": result.buttonSize = .small
    case "large": result.buttonSize = .large
    default: break
    }
    set(element.flag("showsActivityIndicator")) { result.showsActivityIndicator = $0 }
    set(color("baseForegroundColor", of: element)) { result.baseForegroundColor = $0 }
    set(color("baseBackgroundColor", of: element)) { result.baseBackgroundColor = $0 }
    set(directionalInsets("contentInsets", of: element)) { result.contentInsets = $0 }
    return result
  }

  // MARK: Texts

  fileprivate func applyTextField(_ element: XMLElement, _ field: UITextField) {
    guard element.name == "textField" else { return }
    set(value("borderStyle", of: element)) { field.borderStyle = $0 }
    set(font("fontDescription", of: element)) { field.font = $0 }
    set(color("textColor", of: element)) { field.textColor = $0 }
    set(value("textAlignment", of: element)) { field.textAlignment = $0 }
    set(text("placeholder", of: element)) { field.placeholder = $0 }
    set(attributedText("attributedPlaceholder", of: element)) { field.attributedPlaceholder = $0 }
    set(text("text", of: element)) { field.text = $0 }
    set(attributedText("attributedText", of: element)) { field.attributedText = $0 }
    set(value("clearButtonMode", of: element)) { field.clearButtonMode = $0 }
    set(element.number("minimumFontSize")) { field.minimumFontSize = $0 }
    set(element.flag("adjustsFontSizeToFit")) { field.adjustsFontSizeToFitWidth = $0 }
    set(element.flag("adjustsFontForContentSizeCategory")) {
      field.adjustsFontForContentSizeCategory = $0
    }
    set(element.flag("clearsOnBeginEditing")) { field.clearsOnBeginEditing = $0 }
    set(element.flag("allowsEditingTextAttributes")) { field.allowsEditingTextAttributes = $0 }
    set(image("background", of: element)) { field.background = $0 }
    set(image("disabledBackground", of: element)) { field.disabledBackground = $0 }
    guard let traits = element.child("textInputTraits", "textInputTraits") else { return }
    set(value("autocapitalizationType", of: traits)) { field.autocapitalizationType = $0 }
    set(value("autocorrectionType", of: traits)) { field.autocorrectionType = $0 }
    set(value("spellCheckingType", of: traits)) { field.spellCheckingType = $0 }
    set(value("smartDashesType", of: traits)) { field.smartDashesType = $0 }
    set(value("smartInsertDeleteType", of: traits)) { field.smartInsertDeleteType = $0 }
    set(value("smartQuotesType", of: traits)) { field.smartQuotesType = $0 }
    set(value("keyboardType", of: traits, ["alphabet": .asciiCapable])) { field.keyboardType = $0 }
    set(value("keyboardAppearance", of: traits, ["alert": .alert])) {
      field.keyboardAppearance = $0
    }
    set(value("returnKeyType", of: traits)) { field.returnKeyType = $0 }
    set(traits.flag("enablesReturnKeyAutomatically")) { field.enablesReturnKeyAutomatically = $0 }
    set(traits.flag("secureTextEntry")) { field.isSecureTextEntry = $0 }
    set(traits["textContentType"]) { field.textContentType = UITextContentType(rawValue: $0) }
  }

  fileprivate func applySearchBar(_ element: XMLElement, _ bar: UISearchBar) {
    guard element.name == "searchBar" else { return }
    if let name = element["searchBarStyle"] {
      bar.searchBarStyle =
        name == "minimal" ? .minimal : name == "prominent" ? .prominent : .default
    }
    set(value("barStyle", of: element)) { bar.barStyle = $0 }
    set(element.flag("translucent")) { bar.isTranslucent = $0 }
    set(text("placeholder", of: element)) { bar.placeholder = $0 }
    set(text("prompt", of: element)) { bar.prompt = $0 }
    set(text("text", of: element)) { bar.text = $0 }
    set(element.flag("showsCancelButton")) { bar.showsCancelButton = $0 }
    set(element.flag("showsBookmarkButton")) { bar.showsBookmarkButton = $0 }
    set(element.flag("showsSearchResultsButton")) { bar.showsSearchResultsButton = $0 }
    set(color("barTintColor", of: element)) { bar.barTintColor = $0 }
    let titles = element.list("scopeButtonTitles").enumerated().compactMap {
      localized($0.element.stringValue, "scopeButtonTitles[\($0.offset)]", element)
    }
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    set(element.flag("showsScopeBar")) { bar.showsScopeBar = $0 }
  }

  // MARK: Values

  fileprivate func applySwitch(_ element: XMLElement, _ view: UISwitch) {
    guard element.name == "switch" else { return }
    view.isOn = element.flag("on") ?? false
    set(color("onTintColor", of: element)) { view.onTintColor = $0 }
    set(color("thumbTintColor", of: element)) { view.thumbTintColor = $0 }
    set(value("preferredStyle", of: element)) { view.preferredStyle = $0 }
    set(text("title", of: element)) { view.title = $0 }
  }

  fileprivate func applySlider(_ element: XMLElement, _ slider: UISlider) {
    guard element.name == "slider" else { return }
    set(element.number("minValue")) { slider.minimumValue = Float($0) }
    set(element.number("maxValue")) { slider.maximumValue = Float($0) }
    set(element.number("value")) { slider.value = Float($0) }
    set(element.flag("continuous")) { slider.isContinuous = $0 }
    set(image("minimumValueImage", of: element)) { slider.minimumValueImage = $0 }
    set(image("maximumValueImage", of: element)) { slider.maximumValueImage = $0 }
    set(color("minimumTrackTintColor", of: element)) { slider.minimumTrackTintColor = $0 }
    set(color("maximumTrackTintColor", of: element)) { slider.maximumTrackTintColor = $0 }
    set(color("thumbTintColor", of: element)) { slider.thumbTintColor = $0 }
  }

  fileprivate func applyStepper(_ element: XMLElement, _ stepper: UIStepper) {
    guard element.name == "stepper" else { return }
    set(element.number("minimumValue")) { stepper.minimumValue = Double($0) }
    set(element.number("maximumValue")) { stepper.maximumValue = Double($0) }
    set(element.number("stepValue")) { if $0 > 0 { stepper.stepValue = Double($0) } }
    set(element.number("value")) { stepper.value = Double($0) }
    set(element.flag("continuous")) { stepper.isContinuous = $0 }
    set(element.flag("autorepeat")) { stepper.autorepeat = $0 }
    set(element.flag("wraps")) { stepper.wraps = $0 }
  }

  fileprivate func applySegmentedControl(_ element: XMLElement, _ control: UISegmentedControl) {
    guard element.name == "segmentedControl" else { return }
    for (index, segment) in element.list("segments").enumerated() {
      if let image = image("image", of: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = localized(segment.text("title"), "segmentTitles[\(index)]", element)
        control.insertSegment(withTitle: title ?? "", at: index, animated: false)
      }
      set(segment.flag("enabled")) { control.setEnabled($0, forSegmentAt: index) }
      set(segment.number("width")) { control.setWidth(max($0, 0), forSegmentAt: index) }
    }
    set(element.flag("momentary")) { control.isMomentary = $0 }
    set(element.flag("apportionsSegmentWidthsByContent")) {
      control.apportionsSegmentWidthsByContent = $0
    }
    set(color("selectedSegmentTintColor", of: element)) { control.selectedSegmentTintColor = $0 }
    set(element.integer("selectedSegmentIndex")) {
      if $0 >= 0, $0 < control.numberOfSegments { control.selectedSegmentIndex = $0 }
    }
  }

  fileprivate func applyPageControl(_ element: XMLElement, _ control: UIPageControl) {
    guard element.name == "pageControl" else { return }
    set(element.integer("numberOfPages")) { control.numberOfPages = max($0, 0) }
    set(element.integer("currentPage")) { control.currentPage = $0 }
    set(element.flag("hidesForSinglePage")) { control.hidesForSinglePage = $0 }
    set(element.flag("allowsContinuousInteraction")) { control.allowsContinuousInteraction = $0 }
    set(value("backgroundStyle", of: element)) { control.backgroundStyle = $0 }
    set(color("pageIndicatorTintColor", of: element)) { control.pageIndicatorTintColor = $0 }
    set(color("currentPageIndicatorTintColor", of: element)) {
      control.currentPageIndicatorTintColor = $0
    }
  }

  fileprivate func applyDatePicker(_ element: XMLElement, _ picker: UIDatePicker) {
    guard element.name == "datePicker" else { return }
    set(value("datePickerMode", of: element)) { picker.datePickerMode = $0 }
    set(value("style", of: element, ["compact": .compact, "inline": .inline, "wheels": .wheels])) {
      picker.preferredDatePickerStyle = $0
    }
    set(element.integer("minuteInterval")) { picker.minuteInterval = $0 }
    func date(_ key: String) -> Date? {
      element.child(key, "date")?.number("timeIntervalSinceReferenceDate")
        .map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    }
    set(date("minimumDate")) { picker.minimumDate = $0 }
    set(date("maximumDate")) { picker.maximumDate = $0 }
    set(date("date")) { picker.date = $0 }
    set(element.number("countDownDuration")) { picker.countDownDuration = Double($0) }
    set(element.child("locale", "locale")?["localeIdentifier"]) {
      picker.locale = Locale(identifier: $0)
    }
    set(element.child("timeZone", "timeZone")?["name"].flatMap { TimeZone(identifier: $0) }) {
      picker.timeZone = $0
    }
  }

  fileprivate func applyColorWell(_ element: XMLElement, _ well: UIColorWell) {
    guard element.name == "colorWell" else { return }
    set(text("title", of: element)) { well.title = $0 }
    set(element.flag("supportsAlpha")) { well.supportsAlpha = $0 }
    set(color("selectedColor", of: element)) { well.selectedColor = $0 }
  }
}
