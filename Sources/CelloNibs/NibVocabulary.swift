/// The elements and attributes of nib files that are read, and those that only the editor uses.
///
/// The tables were written by hand from the documents that Interface Builder writes. Names that are in no table become warnings.
package struct NibVocabulary {
  private let file: String
  private var noted: Set<String> = []
  private(set) var warnings: [NibWarning] = []

  init(file: String) { self.file = file }

  /// Notes everything in a document that is not read.
  mutating func read(_ document: XMLElement) {
    for child in document.children where !Self.editorElements.contains(child.name) {
      read(child, in: document)
    }
  }

  private mutating func read(_ element: XMLElement, in parent: XMLElement) {
    let name = element.name
    if Self.editorElements.contains(name) { return }
    guard let known = Self.attributes[name] else {
      return note("<\(name)>", element)
    }
    if let keys = Self.keys[name], let key = element["key"], !keys.contains(key) {
      return note("<\(name) key=\"\(key)\">", element)
    }
    if name == "segue", let kind = element["kind"], !Self.segueKinds.contains(kind) {
      note("<segue kind=\"\(kind)\">", element)
    }
    for (attribute, _) in element.attributes
    where !known.contains(attribute) && !Self.editorAttributes.contains(attribute) {
      note("\(attribute) of <\(name)>", element)
    }
    for child in element.children { read(child, in: element) }
  }

  private mutating func note(_ what: String, _ element: XMLElement) {
    guard noted.count < 1_000, noted.insert(what).inserted else { return }
    warnings.append(NibWarning(file: file, line: element.line, what: what))
  }

  // MARK: Tables

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Elements that only the editor uses, or that describe the file.
  private static let editorElements = words(
    """
    device dependencies designables inferredMetricsTieBreakers simulatedStatusBarMetrics
    simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics
    simulatedScreenMetrics simulatedOrientationMetrics freeformSimulatedSizeMetrics classes
    accessibilityOverrides adaptation customFonts
    """)

  /// Attributes that only the editor uses, or that have no effect on pictures.
  private static let editorAttributes = words(
    """
    userLabel misplaced ambiguous verifyAmbiguity fixedFrame colorLabel sceneMemberID
    simulatedAppContext customModuleProvider symbolic opaque clearsContextBeforeDrawing
    placeholderIntrinsicWidth placeholderIntrinsicHeight autoresizesArchivedViewToFullSize
    usesAttributedText wantsLayer catalog tableViewCell collectionViewCell indentationWidth
    verticalAccessibility translatesAutoresizingMaskIntoConstraintsByDefault colorSpace
    customColorSpace systemVersion hidesAccessoryWhenEditing defersCurrentPageDisplay
    showsSelectionIndicator wantsFullScreenLayout segmentControlStyle useCurrentDate
    showSeguePresentationStyle allowDoubleColumnStyle allowTripleColumnStyle configurationType
    tighteningFactorForTruncation automaticallyAdjustsScrollViewInsets
    """)

  private static let segueKinds = words(
    """
    show showDetail presentation popoverPresentation embed unwind relationship push modal popover
    replace custom
    """)

  /// The attributes of all views.
  private static let view = words(
    """
    id key contentMode translatesAutoresizingMaskIntoConstraints clipsSubviews
    userInteractionEnabled hidden alpha tag multipleTouchEnabled exclusiveTouch autoresizesSubviews
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority customClass customModule insetsLayoutMarginsFromSafeArea
    preservesSuperviewLayoutMargins semanticContentAttribute restorationIdentifier
    tintAdjustmentMode largeContentTitle showsLargeContentViewer
    """)
  private static let control = view.union(
    words(
      """
      contentHorizontalAlignment contentVerticalAlignment enabled highlighted selected
      showsMenuAsPrimaryAction contextMenuInteractionEnabled toolTip
      """))
  private static let scrollView = view.union(
    words(
      """
      showsHorizontalScrollIndicator showsVerticalScrollIndicator alwaysBounceVertical
      alwaysBounceHorizontal bounces bouncesZoom pagingEnabled scrollEnabled directionalLockEnabled
      delaysContentTouches canCancelContentTouches keyboardDismissMode indicatorStyle
      minimumZoomScale maximumZoomScale contentInsetAdjustmentBehavior scrollsToTop
      automaticallyAdjustsScrollIndicatorInsets
      """))
  private static let controller = words(
    """
    id key title customClass customModule storyboardIdentifier restorationIdentifier nibName
    extendedLayoutIncludesOpaqueBars edgesForExtendedLayout
    hidesBottomBarWhenPushed definesPresentationContext modalPresentationStyle modalTransitionStyle
    providesPresentationContextTransitionStyle modalInPresentation interfaceStyle
    useStoryboardIdentifierAsRestorationIdentifier
    clearsSelectionOnViewWillAppear
    """)
  private static let barItem = words(
    """
    id key title image selectedImage landscapeImage largeContentSizeImage tag enabled style
    systemItem width customClass customModule badgeValue
    """)
  private static let gesture = words(
    "id customClass customModule cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled"
  )

  /// The attributes of each element.
  private static let attributes: [String: Set<String>] = {
    var table: [String: Set<String>] = [
      "view": view, "containerView": view, "tableViewCellContentView": view,
      "collectionViewCellContentView": view, "visualEffectView": view, "window": view,
      "navigationBar": view.union(words("largeTitles barStyle translucent backIndicatorImage")),
      "textAttributes": words("key"),
      "imageView": view.union(
        words(
          """
          image highlightedImage highlighted
          """)),
      "label": view.union(
        words(
          """
          text textAlignment lineBreakMode baselineAdjustment adjustsFontForContentSizeCategory
          adjustsFontSizeToFit minimumFontSize minimumScaleFactor numberOfLines
          preferredMaxLayoutWidth enabled highlighted adjustsLetterSpacingToFitWidth
          showsExpansionTextWhenTruncated
          """)),
      "button": control.union(
        words(
          """
          buttonType lineBreakMode adjustsImageWhenHighlighted adjustsImageWhenDisabled
            pointerInteraction
          springLoaded role changesSelectionAsPrimaryAction
          """)),
      "textField": control.union(
        words(
          """
          text placeholder textAlignment borderStyle clearButtonMode minimumFontSize
          adjustsFontSizeToFit adjustsFontForContentSizeCategory clearsOnBeginEditing
          background disabledBackground allowsEditingTextAttributes
          """)),
      "textView": scrollView.union(
        words(
          """
          text textAlignment editable selectable adjustsFontForContentSizeCategory
          allowsEditingTextAttributes clearsOnInsertion findInteractionEnabled
          """)),
      "switch": control.union(words("on title preferredStyle")),
      "slider": control.union(
        words("value minValue maxValue continuous minimumValueImage maximumValueImage")),
      "stepper": control.union(
        words("value minimumValue maximumValue stepValue continuous autorepeat wraps")),
      "segmentedControl": control.union(
        words(
          """
           selectedSegmentIndex momentary apportionsSegmentWidthsByContent
          springLoaded
          """)),
      "pageControl": control.union(
        words(
          """
          numberOfPages currentPage hidesForSinglePage  backgroundStyle
          allowsContinuousInteraction
          """)),
      "datePicker": control.union(
        words("datePickerMode style minuteInterval  countDownDuration")),
      "refreshControl": control,
      "colorWell": control.union(words("title supportsAlpha")),
      "progressView": view.union(words("progress progressViewStyle")),
      "activityIndicatorView": view.union(words("style animating hidesWhenStopped")),
      "pickerView": view,
      "scrollView": scrollView,
      "stackView": view.union(
        words(
          """
          axis distribution alignment spacing spacingType baselineRelativeArrangement
          layoutMarginsRelativeArrangement
          """)),
      "tableView": scrollView.union(
        words(
          """
          dataMode style separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight
          sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
          allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
          allowsMultipleSelectionDuringEditing contentViewInsetsToSafeArea separatorInsetReference
          sectionIndexMinimumDisplayRowCount springLoaded dragInteractionEnabled
          remembersLastFocusedIndexPath prefetchingEnabled
          """)),
      "tableViewCell": view.union(
        words(
          """
          style selectionStyle accessoryType editingAccessoryType indentationLevel
          shouldIndentWhileEditing showsReorderControl rowHeight reuseIdentifier textLabel
          detailTextLabel imageView image focusStyle
          """)),
      "tableViewSection": words("id headerTitle footerTitle "),
      "collectionView": scrollView.union(
        words(
          """
          dataMode prefetchingEnabled allowsSelection allowsMultipleSelection springLoaded
          dragInteractionEnabled selfSizingInvalidation remembersLastFocusedIndexPath
          """)),
      "collectionViewCell": view.union(words("reuseIdentifier")),
      "collectionReusableView": view.union(words("reuseIdentifier")),
      "collectionViewFlowLayout": words(
        """
        id key customClass customModule minimumLineSpacing minimumInteritemSpacing scrollDirection
        automaticEstimatedItemSize sectionInsetReference sectionHeadersPinToVisibleBounds
        sectionFootersPinToVisibleBounds
        """),
      "collectionViewLayout": words("id key customClass customModule"),
      "toolbar": view.union(words("barStyle translucent")),
      "tabBar": view.union(words("barStyle translucent itemPositioning selectedItem")),
      "searchBar": view.union(
        words(
          """
          text placeholder prompt searchBarStyle barStyle translucent showsCancelButton
          showsScopeBar showsBookmarkButton showsSearchResultsButton
          """)),
      "navigationItem": words(
        """
        id key title prompt hidesBackButton largeTitleDisplayMode customClass customModule
        leftItemsSupplementBackButton backButtonTitle style
        """),
      "barButtonItem": barItem, "tabBarItem": barItem,
      "viewController": controller, "tableViewController": controller,
      "collectionViewController": controller,
      "navigationController": controller.union(
        words(
          """
          toolbarHidden navigationBarHidden hidesBarsOnSwipe hidesBarsOnTap
          hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
          """)),
      "tabBarController": controller,
      "splitViewController": controller.union(
        words(
          """
          style preferredDisplayMode behavior primaryBackgroundStyle presentsWithGesture
          primaryEdge showsSecondaryOnlyButton displayModeButtonVisibility

          """)),
      "pageViewController": controller.union(
        words("transitionStyle navigationOrientation spineLocation pageSpacing doubleSided")),
      "viewControllerPlaceholder": words(
        "id storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier"),
      "tapGestureRecognizer": gesture.union(words("numberOfTapsRequired numberOfTouchesRequired")),
      "longPressGestureRecognizer": gesture.union(
        words(
          """
          numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement
          """)),
      "panGestureRecognizer": gesture.union(
        words("minimumNumberOfTouches maximumNumberOfTouches ")),
      "swipeGestureRecognizer": gesture.union(words("direction numberOfTouchesRequired")),
      "pinchGestureRecognizer": gesture,
      "rotationGestureRecognizer": gesture,
      "screenEdgePanGestureRecognizer": gesture,
      "placeholder": words("placeholderIdentifier id customClass customModule key"),
      "customObject": words("id customClass customModule"),
      "exit": words("id"),
      "viewLayoutGuide": words("key id"),
      "viewControllerLayoutGuide": words("type id"),
      "constraint": words(
        """
        id firstItem firstAttribute relation secondItem secondAttribute constant multiplier priority
        identifier placeholder
        """),
      "variation": words("key constant priority"),
      "mask": words("key"), "include": words("reference"), "exclude": words("reference"),
      "outlet": words("property destination id"),
      "outletCollection": words("property destination id collectionClass appends"),
      "action": words("selector destination eventType id"),
      "segue": words(
        """
        destination kind identifier id relationship key customClass customModule
        animates modalPresentationStyle modalTransitionStyle unwindAction destinationCreationSelector
        trigger  popoverAnchorView popoverAnchorBarButtonItem

        """),
      "userDefinedRuntimeAttribute": words("type keyPath value"),
      "accessibility": words("key label hint identifier"),
      "accessibilityTraits": words(
        """
        key button link image selected staticText header searchField keyboardKey summaryElement
        notEnabled updatesFrequently adjustable playsSound startsMediaSession allowsDirectInteraction
        causesPageTurn none toggleButton tabBar
        """),
      "textInputTraits": words(
        """
        key autocapitalizationType autocorrectionType spellCheckingType keyboardType
        keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry
        textContentType smartDashesType smartInsertDeleteType smartQuotesType
        """),
      "state": words("key title image backgroundImage"),
      "buttonConfiguration": words(
        """
        key style title subtitle image imagePlacement imagePadding titlePadding titleAlignment
        cornerStyle buttonSize showsActivityIndicator
        """),
      "segment": words("title image enabled width"),
      "fontDescription": words("key type pointSize weight style name family"),
      "color": words(
        """
        key red green blue alpha white systemColor cocoaTouchSystemColor name
        xcode11CocoaTouchSystemColor
        """),
      "rect": words("key x y width height"), "point": words("key x y"),
      "size": words("key width height"),
      "inset": words("key minX minY maxX maxY"),
      "edgeInsets": words("key top left bottom right"),
      "directionalEdgeInsets": words("key top leading bottom trailing"),
      "autoresizingMask": words(
        """
        key widthSizable heightSizable flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY
        """),
      "extendedEdge": words("key top left bottom right leading trailing"),
      "dataDetectorType": words(
        """
        key phoneNumber link address calendarEvent

        """),
      "preferredSymbolConfiguration": words("key scale weight  pointSize textStyle renderingMode"),
      "imageReference": words("key image catalog symbolScale renderingMode"),
      "date": words("key timeIntervalSinceReferenceDate"),
      "timeZone": words("key name"), "locale": words("key localeIdentifier"),
      "string": words("key base64-UTF8"), "mutableString": words("key base64-UTF8"),
      "integer": words("key value"), "real": words("key value"), "bool": words("key value"),
      "value": words("key type x y width height location length value"),
      "nil": words("key name"), "null": words("key"),
      "attributedString": words("key"), "fragment": words("content"),
      "paragraphStyle": words(
        """
        key alignment lineBreakMode baseWritingDirection lineSpacing lineHeightMultiple
        minimumLineHeight maximumLineHeight paragraphSpacing paragraphSpacingBefore headIndent
        tailIndent firstLineHeadIndent
        allowsDefaultTighteningForTruncation
        """),
      "font": words("key size name metaFont textStyle"),
      "blurEffect": words("style"), "vibrancyEffect": words("style"),
      "image": words("key name width height renderingMode"), "namedColor": words("name"),
      "systemColor": words("name"), "data": words("key"),
      "scene": words("sceneID"),
      "connections": [], "resources": [],
    ]
    // Lists of objects.
    for name in [
      "objects", "scenes", "subviews", "constraints", "userDefinedRuntimeAttributes", "items",
      "layoutGuides", "sections", "cells", "prototypes", "segments", "leftBarButtonItems",
      "rightBarButtonItems", "toolbarItems", "scopeButtonTitles", "attributes",
      "gestureRecognizers",
      "viewControllers", "array", "animationImages", "customSpacing",
    ] {
      table[name] = words("key")
    }
    return table
  }()

  /// The keys of values, for elements that describe a property of their parent.
  private static let keys: [String: Set<String>] = [
    "rect": words("frame value"),
    "point": words("canvasLocation  value"),
    "size": words(
      """
      freeformSize contentSize itemSize estimatedItemSize headerReferenceSize footerReferenceSize shadowOffset
      titleShadowOffset value modalFormSheetSize preferredContentSize customSize
      """),
    "color": words(
      """
      backgroundColor tintColor textColor highlightedColor shadowColor titleColor titleShadowColor
      onTintColor thumbTintColor minimumTrackTintColor maximumTrackTintColor progressTintColor
      trackTintColor separatorColor sectionIndexColor sectionIndexBackgroundColor
      sectionIndexTrackingBackgroundColor barTintColor color currentPageIndicatorTintColor
      pageIndicatorTintColor value baseForegroundColor baseBackgroundColor NSColor
      NSBackgroundColor badgeColor selectedColor selectedSegmentTintColor unselectedItemTintColor
      """),
    "fontDescription": words("fontDescription titleFontDescription font"),
    "textAttributes": words("titleTextAttributes largeTitleTextAttributes"),
    "inset": words(
      """
      separatorInset sectionInset contentInset scrollIndicatorInsets titleEdgeInsets
      imageEdgeInsets contentEdgeInsets
      """),
    "edgeInsets": words("layoutMargins"),
    "directionalEdgeInsets": words("directionalLayoutMargins contentInsets"),
    "string": words(
      """
      text title placeholder keyPath value content label hint headerTitle footerTitle identifier
      subtitle prompt badgeValue
      """),
    "mutableString": words("text title placeholder value content"),
    "attributedString": words(
      "attributedText attributedTitle attributedPlaceholder attributedSubtitle"),
    "variation": [],
    "imageReference": words("image backgroundImage highlightedImage selectedImage value"),
    "extendedEdge": words("edgesForExtendedLayout"),
  ].filter { !$0.value.isEmpty }
}
