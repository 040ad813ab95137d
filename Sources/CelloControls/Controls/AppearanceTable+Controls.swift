@_spi(Cello) import CelloViews

// The properties of controls for which appearance proxies have values: those that Apple marks with
// UI_APPEARANCE_SELECTOR, and others that apps set on proxies.

extension AppearanceTable {
  static let button = AppearanceTable(
    UIButton.self, superclass: .view,
    properties: AppearanceProperty.byState(
      "titleColor", of: UIButton.self, get: { $0.stateContent.titleColor.own($1) },
      set: { $0.setTitleColor($1, for: $2) }),
    AppearanceProperty.byState(
      "titleShadowColor", of: UIButton.self, get: { $0.stateContent.titleShadowColor.own($1) },
      set: { $0.setTitleShadowColor($1, for: $2) }),
    AppearanceProperty.byState(
      "image", of: UIButton.self, get: { $0.stateContent.image.own($1) },
      set: { $0.setImage($1, for: $2) }),
    AppearanceProperty.byState(
      "backgroundImage", of: UIButton.self, get: { $0.stateContent.backgroundImage.own($1) },
      set: { $0.setBackgroundImage($1, for: $2) }),
    AppearanceProperty.byState(
      "symbolConfiguration", of: UIButton.self,
      get: { $0.stateContent.symbolConfiguration.own($1) },
      set: { $0.setPreferredSymbolConfiguration($1, forImageIn: $2) }),
    [
      .init("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .init("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .init("imageEdgeInsets", \UIButton.imageEdgeInsets),
      .init("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      .init("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
    ]
  ) { UIButton(frame: .zero) }

  static let uiSwitch = AppearanceTable(
    UISwitch.self, superclass: .view,
    properties: [
      .init("onTintColor", \UISwitch.onTintColor),
      .init("thumbTintColor", \UISwitch.thumbTintColor),
      .init("onImage", \UISwitch.onImage),
      .init("offImage", \UISwitch.offImage),
      .init("preferredStyle", \UISwitch.preferredStyle),
    ]
  ) { UISwitch(frame: .zero) }

  static let slider = AppearanceTable(
    UISlider.self, superclass: .view,
    properties: AppearanceProperty.byState(
      "thumbImage", of: UISlider.self, get: { $0.thumbImage(for: $1) },
      set: { $0.setThumbImage($1, for: $2) }),
    AppearanceProperty.byState(
      "minimumTrackImage", of: UISlider.self, get: { $0.minimumTrackImage(for: $1) },
      set: { $0.setMinimumTrackImage($1, for: $2) }),
    AppearanceProperty.byState(
      "maximumTrackImage", of: UISlider.self, get: { $0.maximumTrackImage(for: $1) },
      set: { $0.setMaximumTrackImage($1, for: $2) }),
    [
      .init("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .init("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .init("thumbTintColor", \UISlider.thumbTintColor),
      .init("minimumValueImage", \UISlider.minimumValueImage),
      .init("maximumValueImage", \UISlider.maximumValueImage),
      .init("isContinuous", \UISlider.isContinuous),
    ]
  ) { UISlider(frame: .zero) }

  static let stepper = AppearanceTable(
    UIStepper.self, superclass: .view,
    properties: AppearanceProperty.byState(
      "backgroundImage", of: UIStepper.self, get: { $0.backgroundImage(for: $1) },
      set: { $0.setBackgroundImage($1, for: $2) }),
    AppearanceProperty.byState(
      "incrementImage", of: UIStepper.self, get: { $0.incrementImage(for: $1) },
      set: { $0.setIncrementImage($1, for: $2) }),
    AppearanceProperty.byState(
      "decrementImage", of: UIStepper.self, get: { $0.decrementImage(for: $1) },
      set: { $0.setDecrementImage($1, for: $2) }),
    [
      AppearanceProperty(
        "dividerImage", of: UIStepper.self,
        get: { $0.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) },
        set: {
          $0.setDividerImage($1, forLeftSegmentState: .normal, rightSegmentState: .normal)
        })
    ]
  ) { UIStepper(frame: .zero) }

  static let segmentedControl = AppearanceTable(
    UISegmentedControl.self, superclass: .view,
    properties: AppearanceProperty.attributesByState(
      "titleTextAttributes", of: UISegmentedControl.self,
      get: { $0.appearance.titleAttributes.own($1) },
      set: { $0.setTitleTextAttributes($1, for: $2) }),
    AppearanceProperty.byState(
      "backgroundImage", of: UISegmentedControl.self,
      get: { $0.backgroundImage(for: $1, barMetrics: .default) },
      set: { $0.setBackgroundImage($1, for: $2, barMetrics: .default) }),
    UIControl.State.statesOfAppearance.flatMap { segmentDivider(after: $0) },
    [
      .init("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      .init(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      AppearanceProperty(
        "contentPositionAdjustment", of: UISegmentedControl.self,
        get: { $0.contentPositionAdjustment(forSegmentType: .any, barMetrics: .default) },
        set: {
          $0.setContentPositionAdjustment($1, forSegmentType: .any, barMetrics: .default)
        }),
    ]
  ) { UISegmentedControl(frame: .zero) }

  private static func segmentDivider(after left: UIControl.State) -> [AppearanceProperty] {
    AppearanceProperty.byState(
      "dividerImage \(left.rawValue)", of: UISegmentedControl.self,
      get: { $0.appearance.dividers[.init(left: left, right: $1, metrics: .default)] },
      set: {
        $0.setDividerImage(
          $1, forLeftSegmentState: left, rightSegmentState: $2, barMetrics: .default)
      })
  }

  static let pageControl = AppearanceTable(
    UIPageControl.self, superclass: .view,
    properties: [
      .init("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
      .init("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
      .init("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage),
      .init(
        "preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage),
      .init("backgroundStyle", \UIPageControl.backgroundStyle),
      .init("direction", \UIPageControl.direction),
      .init("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    ]
  ) { UIPageControl(frame: .zero) }

  static let progressView = AppearanceTable(
    UIProgressView.self, superclass: .view,
    properties: [
      .init("progressTintColor", \UIProgressView.progressTintColor),
      .init("trackTintColor", \UIProgressView.trackTintColor),
      .init("progressImage", \UIProgressView.progressImage),
      .init("trackImage", \UIProgressView.trackImage),
      .init("progressViewStyle", \UIProgressView.progressViewStyle),
    ]
  ) { UIProgressView(frame: .zero) }

  static let activityIndicatorView = AppearanceTable(
    UIActivityIndicatorView.self, superclass: .view,
    properties: [
      .init("color", \UIActivityIndicatorView.color),
      .init("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    ]
  ) { UIActivityIndicatorView(frame: .zero) }

  static let refreshControl = AppearanceTable(
    UIRefreshControl.self, superclass: .view,
    properties: [.init("attributedTitle", \UIRefreshControl.attributedTitle)]
  ) { UIRefreshControl(frame: .zero) }
}
