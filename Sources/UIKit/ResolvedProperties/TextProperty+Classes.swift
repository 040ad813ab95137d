// The properties of UIKit's classes that apps often set.
extension TextProperty {
  /// Returns the properties of the classes of a view.
  static func all(of view: UIView) -> [TextProperty] {
    switch view {
    case is UITableView: table
    case is UICollectionView: collection
    case is UITextField: field
    case is UISwitch: switches
    case is UISlider: slider
    case is UISegmentedControl: segments
    case is UIPageControl: pages
    case is UIButton: button
    case is UIProgressView: progress
    case is UITextView: textView
    case is UILabel: label
    default: []
    }
  }

  private static let label: [TextProperty] = [
    .value("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, standard: false),
    .value("minimumScaleFactor", \UILabel.minimumScaleFactor, standard: 0),
  ]

  private static let textView: [TextProperty] = [
    .insets(
      "textContainerInset", of: UITextView.self,
      standard: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
      get: { $0.textContainerInset }, set: { $0.textContainerInset = $1 }),
    .choice("textAlignment", \UITextView.textAlignment, standard: .natural),
  ]

  private static let field: [TextProperty] = [
    .choice("borderStyle", \UITextField.borderStyle, standard: .none),
    .choice("textAlignment", \UITextField.textAlignment, standard: .natural),
  ]

  private static let switches: [TextProperty] = [
    .color("onTintColor", \UISwitch.onTintColor),
    .color("thumbTintColor", \UISwitch.thumbTintColor),
  ]

  private static let slider: [TextProperty] = [
    .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    .color("thumbTintColor", \UISlider.thumbTintColor),
  ]

  private static let segments: [TextProperty] = [
    .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
  ]

  private static let pages: [TextProperty] = [
    .color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    .color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
  ]

  private static let progress: [TextProperty] = [
    .color("progressTintColor", \UIProgressView.progressTintColor),
    .color("trackTintColor", \UIProgressView.trackTintColor),
  ]

  // MARK: Buttons

  private static let button: [TextProperty] = {
    let plain = UIButton.Configuration.plain()
    return [
      configuration("cornerStyle", \.cornerStyle, plain.cornerStyle) {
        .choice(
          $0, of: UIButton.self, [.fixed, .dynamic, .small, .medium, .large, .capsule],
          standard: $1, get: $2, set: $3)
      },
      configuration("buttonSize", \.buttonSize, plain.buttonSize) {
        .choice(
          $0, of: UIButton.self, [.medium, .small, .mini, .large], standard: $1, get: $2, set: $3)
      },
      configuration("titleAlignment", \.titleAlignment, plain.titleAlignment) {
        .choice(
          $0, of: UIButton.self, [.automatic, .leading, .center, .trailing], standard: $1,
          get: $2, set: $3)
      },
      configuration("imagePlacement", \.imagePlacement, plain.imagePlacement) {
        .value($0, of: UIButton.self, standard: $1, get: $2, set: $3)
      },
      configuration("imagePadding", \.imagePadding, plain.imagePadding) {
        .value($0, of: UIButton.self, standard: $1, get: $2, set: $3)
      },
      configuration("titlePadding", \.titlePadding, plain.titlePadding) {
        .value($0, of: UIButton.self, standard: $1, get: $2, set: $3)
      },
      configuration("contentInsets", \.contentInsets, plain.contentInsets) {
        .value($0, of: UIButton.self, standard: $1, get: $2, set: $3)
      },
      configuration("subtitle", \.subtitle, nil) {
        .value($0, of: UIButton.self, standard: $1, get: $2, set: $3)
      },
      configuration("baseForegroundColor", \.baseForegroundColor, nil) {
        .color($0, of: UIButton.self, standard: $1, get: $2, set: $3)
      },
      configuration("baseBackgroundColor", \.baseBackgroundColor, nil) {
        .color($0, of: UIButton.self, standard: $1, get: $2, set: $3)
      },
    ]
  }()

  /// Returns a property of the configuration of buttons.
  private static func configuration<Value>(
    _ name: String, _ property: WritableKeyPath<UIButton.Configuration, Value>, _ standard: Value,
    _ make: (
      String, Value, @escaping (UIButton) -> Value?, @escaping (UIButton, Value) -> Void
    ) -> TextProperty
  ) -> TextProperty {
    make(
      "configuration.\(name)", standard, { $0.configuration?[keyPath: property] },
      { $0.configuration?[keyPath: property] = $1 })
  }

  // MARK: Lists

  private static let table: [TextProperty] = {
    let standard = UITableView.automaticDimension
    return [
      .value("rowHeight", \UITableView.rowHeight, standard: standard),
      .value("sectionHeaderHeight", \UITableView.sectionHeaderHeight, standard: standard),
      .value("sectionFooterHeight", \UITableView.sectionFooterHeight, standard: standard),
      .value("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding, standard: standard),
      .choice("separatorStyle", \UITableView.separatorStyle, standard: .singleLine),
      .color("separatorColor", \UITableView.separatorColor, standard: .separator),
    ]
  }()

  private static let collection: [TextProperty] = [
    layout("itemSize", \.itemSize) {
      .value($0, of: UICollectionView.self, standard: $1, get: $2, set: $3)
    },
    layout("minimumLineSpacing", \.minimumLineSpacing) {
      .value($0, of: UICollectionView.self, standard: $1, get: $2, set: $3)
    },
    layout("minimumInteritemSpacing", \.minimumInteritemSpacing) {
      .value($0, of: UICollectionView.self, standard: $1, get: $2, set: $3)
    },
    layout("headerReferenceSize", \.headerReferenceSize) {
      .value($0, of: UICollectionView.self, standard: $1, get: $2, set: $3)
    },
    layout("footerReferenceSize", \.footerReferenceSize) {
      .value($0, of: UICollectionView.self, standard: $1, get: $2, set: $3)
    },
    layout("sectionInset", \.sectionInset) {
      .insets($0, of: UICollectionView.self, standard: $1, get: $2, set: $3)
    },
    layout("scrollDirection", \.scrollDirection) {
      .choice(
        $0, of: UICollectionView.self, [.vertical, .horizontal], standard: $1, get: $2, set: $3)
    },
  ]

  /// Returns a property of the flow layout of collection views.
  private static func layout<Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<UICollectionViewFlowLayout, Value>,
    _ make: (
      String, Value, @escaping (UICollectionView) -> Value?,
      @escaping (UICollectionView, Value) -> Void
    ) -> TextProperty
  ) -> TextProperty {
    make(
      "layout.\(name)", UICollectionViewFlowLayout()[keyPath: property],
      { ($0.collectionViewLayout as? UICollectionViewFlowLayout)?[keyPath: property] },
      { ($0.collectionViewLayout as? UICollectionViewFlowLayout)?[keyPath: property] = $1 })
  }
}
