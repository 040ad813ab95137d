internal import CelloNibs

extension NibLevel {
  static let views: [NibLevel] = [
    NibLevel(UIView.self) { $0.applyView($1, $2) },
    NibLevel(UILabel.self) { $0.applyLabel($1, $2) },
    NibLevel(UIImageView.self) { $0.applyImageView($1, $2) },
    NibLevel(UIStackView.self) { $0.applyStackView($1, $2) },
    NibLevel(UIScrollView.self) { $0.applyScrollView($1, $2) },
    NibLevel(UITextView.self) { $0.applyTextView($1, $2) },
    NibLevel(UIVisualEffectView.self) { $0.applyEffectView($1, $2) },
    NibLevel(UIProgressView.self) { $0.applyProgressView($1, $2) },
    NibLevel(UIActivityIndicatorView.self) { $0.applyActivityIndicator($1, $2) },
  ]
}

extension NibInstantiator {
  /// Sets a property if an attribute has a value.
  func set<Value>(_ value: Value?, _ body: (Value) -> Void) {
    if let value { body(value) }
  }

  // MARK: All views

  fileprivate func applyView(_ element: XMLElement, _ view: UIView) {
    if let frame = element.rect("frame") { view.frame = frame }
    view.autoresizingMask = autoresizingMask(of: element)
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    set(value("contentMode", of: element)) { view.contentMode = $0 }
    set(element.flag("hidden")) { view.isHidden = $0 }
    view.clipsToBounds = element.flag("clipsSubviews") ?? false
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    set(element.flag("preservesSuperviewLayoutMargins")) {
      view.preservesSuperviewLayoutMargins = $0
    }
    set(color("backgroundColor", of: element)) { view.backgroundColor = $0 }
    set(element.number("alpha")) { view.alpha = $0 }
    set(element.integer("tag")) { view.tag = $0 }
    set(element.flag("multipleTouchEnabled")) { view.isMultipleTouchEnabled = $0 }
    set(element.flag("exclusiveTouch")) { view.isExclusiveTouch = $0 }
    set(element.flag("autoresizesSubviews")) { view.autoresizesSubviews = $0 }
    set(element.flag("insetsLayoutMarginsFromSafeArea")) {
      view.insetsLayoutMarginsFromSafeArea = $0
    }
    set(value("semanticContentAttribute", of: element)) { view.semanticContentAttribute = $0 }
    set(value("tintAdjustmentMode", of: element)) { view.tintAdjustmentMode = $0 }
    set(element["restorationIdentifier"]) { view.restorationIdentifier = $0 }
    set(element.flag("showsLargeContentViewer")) { view.showsLargeContentViewer = $0 }
    set(text("largeContentTitle", of: element)) { view.largeContentTitle = $0 }
    set(color("tintColor", of: element)) { view.tintColor = $0 }
    set(insets("layoutMargins", of: element)) { view.layoutMargins = $0 }
    set(directionalInsets("directionalLayoutMargins", of: element)) {
      view.directionalLayoutMargins = $0
    }
    applyPriorities(element, view)
    applyAccessibility(element, view)
    for guide in element.children + element.list("layoutGuides")
    where guide.name == "viewLayoutGuide" {
      set(layoutGuide(guide.key ?? "", of: view), for: guide.id)
    }
    if !(view is UIStackView) { addSubviews(of: element, to: view) }
    addConstraints(of: view, element)
  }

  private func layoutGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "margins", "layoutMargins": view.layoutMarginsGuide
    case "readableContent", "readable": view.readableContentGuide
    case "keyboard", "keyboardLayoutGuide": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }

  /// Creates the subviews of an element, and adds those that are installed for the current size classes.
  func addSubviews(of element: XMLElement, to view: UIView) {
    let installation = NibInstallation(element)
    let traits = UITraitCollection.current
    for child in element.list("subviews") {
      guard let subview = make(child, as: UIView.self) else { continue }
      guard
        installation.isInstalled(
          child.id, isWidthCompact: traits.horizontalSizeClass.isCompact,
          isHeightCompact: traits.verticalSizeClass.isCompact)
      else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  private func autoresizingMask(of element: XMLElement) -> UIView.AutoresizingMask {
    guard let child = element.child("autoresizingMask", "autoresizingMask") else { return [] }
    var mask: UIView.AutoresizingMask = []
    if child.flag("widthSizable") == true { mask.insert(.flexibleWidth) }
    if child.flag("heightSizable") == true { mask.insert(.flexibleHeight) }
    if child.flag("flexibleMinX") == true { mask.insert(.flexibleLeftMargin) }
    if child.flag("flexibleMaxX") == true { mask.insert(.flexibleRightMargin) }
    if child.flag("flexibleMinY") == true { mask.insert(.flexibleTopMargin) }
    if child.flag("flexibleMaxY") == true { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  private func applyPriorities(_ element: XMLElement, _ view: UIView) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(rawValue: Float(min(max($0, 0), 1_000))) }
    }
    set(priority("horizontalHuggingPriority")) {
      view.setContentHuggingPriority($0, for: .horizontal)
    }
    set(priority("verticalHuggingPriority")) { view.setContentHuggingPriority($0, for: .vertical) }
    set(priority("horizontalCompressionResistancePriority")) {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    set(priority("verticalCompressionResistancePriority")) {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  private func applyAccessibility(_ element: XMLElement, _ view: UIView) {
    guard let child = element.child("accessibilityConfiguration", "accessibility") else { return }
    set(localized(child.text("label"), "accessibilityLabel", element)) {
      view.accessibilityLabel = $0
    }
    set(localized(child.text("hint"), "accessibilityHint", element)) { view.accessibilityHint = $0 }
    set(child.text("identifier")) { view.accessibilityIdentifier = $0 }
    set(child.child("isElement", "bool")?.flag("value")) { view.isAccessibilityElement = $0 }
    if let traits = child.child("traits", "accessibilityTraits") {
      view.accessibilityTraits = Self.accessibilityTraits.reduce(into: UIAccessibilityTraits.none) {
        if traits.flag($1.key) == true { $0.insert($1.value) }
      }
    }
  }

  private static let accessibilityTraits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "header": .header, "searchField": .searchField,
    "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "adjustable": .adjustable, "playsSound": .playsSound,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "tabBar": .tabBar, "toggleButton": .toggleButton,
  ]

  // MARK: Labels and images

  fileprivate func applyLabel(_ element: XMLElement, _ label: UILabel) {
    guard element.name == "label" else { return }
    set(value("lineBreakMode", of: element, Self.lineBreakModes)) { label.lineBreakMode = $0 }
    set(value("textAlignment", of: element)) { label.textAlignment = $0 }
    set(element.integer("numberOfLines")) { label.numberOfLines = $0 }
    set(font("fontDescription", of: element)) { label.font = $0 }
    set(color("textColor", of: element)) { label.textColor = $0 }
    set(color("highlightedColor", of: element)) { label.highlightedTextColor = $0 }
    set(color("shadowColor", of: element)) { label.shadowColor = $0 }
    set(element.size("shadowOffset")) { label.shadowOffset = $0 }
    set(value("baselineAdjustment", of: element)) { label.baselineAdjustment = $0 }
    set(element.flag("adjustsFontForContentSizeCategory")) {
      label.adjustsFontForContentSizeCategory = $0
    }
    set(element.flag("adjustsFontSizeToFit")) { label.adjustsFontSizeToFitWidth = $0 }
    set(element.number("minimumScaleFactor")) { label.minimumScaleFactor = $0 }
    if let minimum = element.number("minimumFontSize"), minimum > 0, label.font.pointSize > 0 {
      label.minimumScaleFactor = min(minimum / label.font.pointSize, 1)
    }
    set(element.flag("adjustsLetterSpacingToFitWidth")) {
      label.allowsDefaultTighteningForTruncation = $0
    }
    set(element.flag("showsExpansionTextWhenTruncated")) {
      label.showsExpansionTextWhenTruncated = $0
    }
    set(element.number("preferredMaxLayoutWidth")) { label.preferredMaxLayoutWidth = $0 }
    set(element.flag("enabled")) { label.isEnabled = $0 }
    set(element.flag("highlighted")) { label.isHighlighted = $0 }
    set(text("text", of: element)) { label.text = $0 }
    set(attributedText("attributedText", of: element)) { label.attributedText = $0 }
  }

  fileprivate func applyImageView(_ element: XMLElement, _ view: UIImageView) {
    guard element.name == "imageView" else { return }
    set(symbolConfiguration("preferredSymbolConfiguration", of: element)) {
      view.preferredSymbolConfiguration = $0
    }
    set(image("image", of: element)) { view.image = $0 }
    set(image("highlightedImage", of: element)) { view.highlightedImage = $0 }
    set(element.flag("highlighted")) { view.isHighlighted = $0 }
  }

  fileprivate func applyEffectView(_ element: XMLElement, _ view: UIVisualEffectView) {
    for child in element.children {
      switch child.name {
      case "blurEffect":
        set(value("style", of: child) as UIBlurEffect.Style?) {
          view.effect = UIBlurEffect(style: $0)
        }
      case "vibrancyEffect":
        let blur = child.children.first { $0.name == "blurEffect" }
        let style: UIBlurEffect.Style = blur.flatMap { value("style", of: $0) } ?? .regular
        let effect = UIBlurEffect(style: style)
        if let name = child["style"], let vibrancy = Self.vibrancies[name] {
          view.effect = UIVibrancyEffect(blurEffect: effect, style: vibrancy)
        } else {
          view.effect = UIVibrancyEffect(blurEffect: effect)
        }
      default: break
      }
    }
    if let content = element.child("contentView", "view") { adopt(content, as: view.contentView) }
  }

  private static let vibrancies: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]

  /// Sets the properties of a view that exists already, such as the content view of a cell.
  func adopt(_ element: XMLElement, as view: UIView) {
    finishLevels(AppliedLevels(), element, view)
  }

  // MARK: Stacks and scroll views

  fileprivate func applyStackView(_ element: XMLElement, _ stack: UIStackView) {
    if element.name == "stackView" {
      set(value("axis", of: element)) { (axis: NSLayoutConstraint.Axis) in stack.axis = axis }
      set(value("distribution", of: element)) { stack.distribution = $0 }
      set(value("alignment", of: element)) { stack.alignment = $0 }
      set(element.number("spacing")) { stack.spacing = $0 }
      if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
      set(element.flag("baselineRelativeArrangement")) { stack.isBaselineRelativeArrangement = $0 }
      // Margins that the file sets are used.
      if element.flag("layoutMarginsRelativeArrangement") == true {
        stack.isLayoutMarginsRelativeArrangement = true
      }
    }
    addSubviews(of: element, to: stack)
  }

  fileprivate func applyScrollView(_ element: XMLElement, _ view: UIScrollView) {
    guard ["scrollView", "tableView", "collectionView", "textView"].contains(element.name) else {
      return
    }
    set(element.flag("showsHorizontalScrollIndicator")) { view.showsHorizontalScrollIndicator = $0 }
    set(element.flag("showsVerticalScrollIndicator")) { view.showsVerticalScrollIndicator = $0 }
    view.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    set(element.flag("bounces")) { view.bounces = $0 }
    set(element.flag("bouncesZoom")) { view.bouncesZoom = $0 }
    set(element.flag("pagingEnabled")) { view.isPagingEnabled = $0 }
    set(element.flag("scrollEnabled")) { view.isScrollEnabled = $0 }
    set(element.flag("directionalLockEnabled")) { view.isDirectionalLockEnabled = $0 }
    set(element.flag("delaysContentTouches")) { view.delaysContentTouches = $0 }
    set(element.flag("canCancelContentTouches")) { view.canCancelContentTouches = $0 }
    set(element.flag("scrollsToTop")) { view.scrollsToTop = $0 }
    set(element.flag("automaticallyAdjustsScrollIndicatorInsets")) {
      view.automaticallyAdjustsScrollIndicatorInsets = $0
    }
    set(value("keyboardDismissMode", of: element)) { view.keyboardDismissMode = $0 }
    set(value("indicatorStyle", of: element)) { view.indicatorStyle = $0 }
    set(value("contentInsetAdjustmentBehavior", of: element)) {
      view.contentInsetAdjustmentBehavior = $0
    }
    set(element.number("minimumZoomScale")) { view.minimumZoomScale = $0 }
    set(element.number("maximumZoomScale")) { view.maximumZoomScale = $0 }
    set(element.size("contentSize")) { view.contentSize = $0 }
    set(insets("contentInset", of: element)) { view.contentInset = $0 }
    set(insets("scrollIndicatorInsets", of: element)) { view.scrollIndicatorInsets = $0 }
  }

  fileprivate func applyTextView(_ element: XMLElement, _ view: UITextView) {
    guard element.name == "textView" else { return }
    set(font("fontDescription", of: element)) { view.font = $0 }
    set(color("textColor", of: element)) { view.textColor = $0 }
    set(value("textAlignment", of: element)) { view.textAlignment = $0 }
    set(element.flag("editable")) { view.isEditable = $0 }
    set(element.flag("selectable")) { view.isSelectable = $0 }
    set(element.flag("adjustsFontForContentSizeCategory")) {
      view.adjustsFontForContentSizeCategory = $0
    }
    set(element.flag("allowsEditingTextAttributes")) { view.allowsEditingTextAttributes = $0 }
    set(element.flag("clearsOnInsertion")) { view.clearsOnInsertion = $0 }
    set(element.flag("findInteractionEnabled")) { view.isFindInteractionEnabled = $0 }
    if let child = element.child("dataDetectorTypes", "dataDetectorType") {
      var types: UIDataDetectorTypes = []
      if child.flag("phoneNumber") == true { types.insert(.phoneNumber) }
      if child.flag("link") == true { types.insert(.link) }
      if child.flag("address") == true { types.insert(.address) }
      if child.flag("calendarEvent") == true { types.insert(.calendarEvent) }
      view.dataDetectorTypes = types
    }
    set(text("text", of: element)) { view.text = $0 }
    set(attributedText("attributedText", of: element)) { view.attributedText = $0 }
    if let traits = element.child("textInputTraits", "textInputTraits") {
      set(value("autocapitalizationType", of: traits)) { view.autocapitalizationType = $0 }
      set(value("autocorrectionType", of: traits)) { view.autocorrectionType = $0 }
      set(value("spellCheckingType", of: traits)) { view.spellCheckingType = $0 }
      set(value("smartDashesType", of: traits)) { view.smartDashesType = $0 }
      set(value("smartInsertDeleteType", of: traits)) { view.smartInsertDeleteType = $0 }
      set(value("smartQuotesType", of: traits)) { view.smartQuotesType = $0 }
      set(value("keyboardType", of: traits, ["alphabet": .asciiCapable])) { view.keyboardType = $0 }
      set(value("keyboardAppearance", of: traits, ["alert": .alert])) {
        view.keyboardAppearance = $0
      }
      set(value("returnKeyType", of: traits)) { view.returnKeyType = $0 }
      set(traits.flag("enablesReturnKeyAutomatically")) { view.enablesReturnKeyAutomatically = $0 }
      set(traits.flag("secureTextEntry")) { view.isSecureTextEntry = $0 }
      set(traits["textContentType"]) { view.textContentType = UITextContentType(rawValue: $0) }
    }
  }

  // MARK: Indicators

  fileprivate func applyProgressView(_ element: XMLElement, _ view: UIProgressView) {
    guard element.name == "progressView" else { return }
    set(value("progressViewStyle", of: element)) { view.progressViewStyle = $0 }
    set(element.number("progress")) { view.progress = Float($0) }
    set(color("progressTintColor", of: element)) { view.progressTintColor = $0 }
    set(color("trackTintColor", of: element)) { view.trackTintColor = $0 }
  }

  fileprivate func applyActivityIndicator(_ element: XMLElement, _ view: UIActivityIndicatorView) {
    guard element.name == "activityIndicatorView" else { return }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    set(color("color", of: element)) { view.color = $0 }
    if element.flag("animating") == true { view.startAnimating() }
  }
}

extension UIUserInterfaceSizeClass {
  /// Whether the class is compact; `nil` for an unspecified class.
  var isCompact: Bool? {
    switch self {
    case .compact: true
    case .regular: false
    case .unspecified: nil
    }
  }
}
