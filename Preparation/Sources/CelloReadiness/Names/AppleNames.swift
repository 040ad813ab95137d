// Names of declarations on Apple's platforms: of UIKit and Core Animation up to iOS 18.4, other types that
// apps use with UIKit, and Apple's modules. The format is that of DeclarationNames.
extension DeclarationNames {
  static let apple: StaticString = """
    @modules		ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
    @modules		AddressBook AddressBookUI AppIntents AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit
    @modules		AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat
    @modules		CFNetwork CallKit CarPlay Charts CloudKit CommonCrypto CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth
    @modules		CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML
    @modules		CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo
    @modules		CreateML CreateMLComponents CryptoKit CryptoTokenKit Darwin DarwinFoundation DataDetection
    @modules		DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension EventKit EventKitUI
    @modules		ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider
    @modules		FileProviderUI FoundationModels GLKit GSS GameController GameKit GameplayKit GroupActivities HealthKit
    @modules		HealthKitUI HomeKit IOKit IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground
    @modules		Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI MLCompute
    @modules		MachO ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility MediaPlayer
    @modules		MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph
    @modules		MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    @modules		NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC OpenAL OpenGLES PDFKit PHASE PassKit
    @modules		PencilKit Photos PhotosUI PlaygroundSupport ProximityReader PushKit PushToTalk QuartzCore QuickLook
    @modules		QuickLookThumbnailing RealityKit ReplayKit SQLite3 SafariServices SafetyKit SceneKit ScreenTime Security
    @modules		SensitiveContentAnalysis SensorKit SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Speech
    @modules		SpriteKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore Symbols SystemConfiguration TVUIKit TabularData
    @modules		Testing ThreadNetwork TipKit Translation UIKitCore UIUtilities UniformTypeIdentifiers UserNotifications
    @modules		UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit
    @modules		WebKit WidgetKit WorkoutKit XCTest iAd os simd zlib
    -		AudioServicesPlaySystemSound CACurrentMediaTime CATransform3DConcat CATransform3DEqualToTransform
    -		CATransform3DGetAffineTransform CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine
    -		CATransform3DIsIdentity CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
    -		CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate CA_WARN_DEPRECATED
    -		CFNotificationCenterAddObserver CFNotificationCenterPostNotification CFNotificationCenterRemoveObserver
    -		CFStringTransform CFUUIDCreate CGImageDestinationCreateWithData CGImageSourceCreateWithData
    -		CGImageSourceCreateWithURL MTLCreateSystemDefaultDevice NSAllocateCollectable
    -		NSControlCharacterContainerBreakAction NSControlCharacterHorizontalTabAction NSControlCharacterLineBreakAction
    -		NSControlCharacterParagraphBreakAction NSControlCharacterWhitespaceAction
    -		NSControlCharacterZeroAdvancementAction NSKeyedUnarchiveFromDataTransformerName NSLAYOUTANCHOR_H
    -		NSLAYOUTCONSTRAINT_H NSLocalizedString NSSelectorFromString NSStringFromProtocol NSStringFromSelector
    -		UIAccessibilityVoiceOverStatusChanged UIApplicationMain UIApplicationOpenNotificationSettingsURLString
    -		UICommandTagShare UIDeviceOrientationIsLandscape UIDeviceOrientationIsPortrait
    -		UIDeviceOrientationIsValidInterfaceOrientation UIDocumentBrowserErrorDomain UIEdgeInsetsEqualToEdgeInsets
    -		UIFloatRangeIsEqualToRange UIGraphicsAddPDFContextDestinationAtPoint UIGraphicsBeginImageContext
    -		UIGraphicsBeginImageContextWithOptions UIGraphicsBeginPDFContextToData UIGraphicsBeginPDFContextToFile
    -		UIGraphicsBeginPDFPage UIGraphicsBeginPDFPageWithInfo UIGraphicsEndImageContext UIGraphicsEndPDFContext
    -		UIGraphicsGetImageFromCurrentImageContext UIGraphicsGetPDFContextBounds
    -		UIGraphicsSetPDFContextDestinationForRect UIGraphicsSetPDFContextURLForRect UIImageWriteToSavedPhotosAlbum
    -		UIInterfaceOrientationIsLandscape UIInterfaceOrientationIsPortrait UIKIT_HAS_UIFOUNDATION_SYMBOLS
    -		UILocalNotificationDefaultSoundName UIMinimumKeepAliveTimeout UIOffsetEqualToOffset UIPasteboardNameFind
    -		UIPrintErrorDomain UIPrintJobFailedError UIPrintNoContentError UIPrintUnknownImageFormatError
    -		UIPrintingNotAvailableError UISaveVideoAtPathToSavedPhotosAlbum UISceneErrorDomain
    -		UITextInputTextBackgroundColorKey UITextInputTextColorKey UITextInputTextFontKey
    -		UIUserNotificationActionResponseTypedTextKey UIUserNotificationTextInputActionButtonTitleKey
    -		UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIWritingToolsCoordinatorTextAnimationDebugDescription
    -		UI_USER_INTERFACE_IDIOM class_addMethod class_copyMethodList class_copyPropertyList class_getClassMethod
    -		class_getInstanceMethod class_getName class_replaceMethod kCAOnOrderIn kCAOnOrderOut kCARendererColorSpace
    -		kCARendererMetalCommandQueue kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    -		kCATransactionCompletionBlock kCATransactionDisableActions kCATransition kCFStringTransformToLatin
    -		method_exchangeImplementations method_getImplementation method_getTypeEncoding method_setImplementation
    -		objc_allocateClassPair objc_getClass objc_registerClassPair object_getClass object_setClass
    -		protocol_getMethodDescription sel_registerName
    AXArrayReturnBlock
    AXAttributedStringArrayReturnBlock
    AXAttributedStringReturnBlock
    AXBoolReturnBlock
    AXContainerTypeReturnBlock
    AXCustomActionsReturnBlock
    AXCustomRotorsReturnBlock
    AXNavigationStyleReturnBlock
    AXObjectReturnBlock
    AXPathReturnBlock
    AXPointReturnBlock
    AXRectReturnBlock
    AXStringArrayReturnBlock
    AXStringReturnBlock
    AXTextualContextReturnBlock
    AXTraitsReturnBlock
    AXUITextInputReturnBlock
    AXVoidReturnBlock
    AsyncImage
    AutoreleasingUnsafeMutablePointer
    CAAction		run
    CAAnimation		defaultValue delegate isRemovedOnCompletion preferredFrameRateRange shouldArchiveValue timingFunction
    CAAnimation		usesSceneTimeBase
    CAAnimationCalculationMode		cubic cubicPaced discrete linear paced
    CAAnimationDelegate		animationDidStart animationDidStop
    CAAnimationGroup		animations
    CAAnimationRotationMode		rotateAuto rotateAutoReverse
    CAAutoresizingMask		layerHeightSizable layerMaxXMargin layerMaxYMargin layerMinXMargin layerMinYMargin layerWidthSizable
    CABasicAnimation		byValue fromValue toValue
    CAConstraint
    CACornerMask		layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner
    CAEAGLLayer
    CAEdgeAntialiasingMask		layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge
    CAEmitterCell
    CAEmitterLayer
    CAFrameRateRange
    CAGradientLayer		colors endPoint locations startPoint type
    CAGradientLayerType		axial conic radial
    CAKeyframeAnimation		biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues timingFunctions values
    CALayer		action actions add addConstraint addSublayer affineTransform allowsEdgeAntialiasing allowsGroupOpacity
    CALayer		anchorPoint anchorPointZ animation animationKeys autoresizingMask backgroundColor backgroundFilters
    CALayer		borderColor borderWidth bounds compositingFilter constraints contains contents contentsAreFlipped
    CALayer		contentsCenter contentsFormat contentsGravity contentsRect contentsScale convert convertTime cornerCurve
    CALayer		cornerCurveExpansionFactor cornerRadius defaultAction defaultValue delegate display displayIfNeeded draw
    CALayer		drawsAsynchronously edgeAntialiasingMask filters frame hitTest insertSublayer isDoubleSided isGeometryFlipped
    CALayer		isHidden isOpaque layoutIfNeeded layoutManager layoutSublayers magnificationFilter mask maskedCorners
    CALayer		masksToBounds minificationFilter minificationFilterBias model name needsDisplay needsDisplayOnBoundsChange
    CALayer		needsLayout opacity position preferredFrameSize presentation rasterizationScale removeAllAnimations
    CALayer		removeAnimation removeFromSuperlayer render replaceSublayer resize resizeSublayers scroll scrollRectToVisible
    CALayer		setAffineTransform setNeedsDisplay setNeedsLayout shadowColor shadowOffset shadowOpacity shadowPath
    CALayer		shadowRadius shouldArchiveValue shouldRasterize style sublayerTransform sublayers superlayer toneMapMode
    CALayer		transform visibleRect wantsExtendedDynamicRangeContent zPosition
    CALayer.ToneMapMode		automatic ifSupported never
    CALayerContentsFilter		linear nearest trilinear
    CALayerContentsFormat		RGBA16Float RGBA8Uint gray8Uint
    CALayerContentsGravity		bottom bottomLeft bottomRight center left resize resizeAspect resizeAspectFill right top topLeft topRight
    CALayerCornerCurve		circular continuous
    CALayerDelegate		action display draw layerWillDraw layoutSublayers
    CALayoutManager
    CAMediaTiming		autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
    CAMediaTimingFillMode		backwards both forwards removed
    CAMediaTimingFunction		getControlPoint
    CAMediaTimingFunctionName		default easeIn easeInEaseOut easeOut linear
    CAMetalDrawable
    CAMetalLayer
    CAPropertyAnimation		isAdditive isCumulative keyPath valueFunction
    CARemoteLayerClient
    CAScrollLayer
    CAShapeLayer		fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor
    CAShapeLayer		strokeEnd strokeStart
    CAShapeLayerFillRule		evenOdd nonZero
    CAShapeLayerLineCap		butt round square
    CAShapeLayerLineJoin		bevel miter round
    CASpringAnimation		allowsOverdamping bounce damping initialVelocity mass perceptualDuration settlingDuration stiffness
    CATextLayer		alignmentMode allowsFontSubpixelQuantization font fontSize foregroundColor isWrapped string truncationMode
    CATextLayerAlignmentMode		center justified left natural right
    CATextLayerTruncationMode		end middle none start
    CATiledLayer
    CATransaction		animationDuration animationTimingFunction begin commit completionBlock disableActions flush lock
    CATransaction		setAnimationDuration setAnimationTimingFunction setCompletionBlock setDisableActions setValue unlock value
    CATransform3D		m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    CATransformLayer
    CATransition		endProgress filter startProgress subtype type
    CATransitionSubtype		fromBottom fromLeft fromRight fromTop
    CATransitionType		fade moveIn push reveal
    CFBundle
    CFMutableData
    CFMutableString
    CFNotificationCenterGetDarwinNotifyCenter
    CFRunLoop
    CFString
    CFUUID
    CGDataConsumer
    CGDataProvider
    CGDisplay
    CGEvent
    CGFont
    CGFunction
    CGImageDestination
    CGImageSource
    CGLayer
    CGPDFContext
    CGPDFDocument
    CGPDFPage
    CGPattern
    CGShading
    CIColor
    CIContext
    CIDetector
    CIFeature
    CIFilter
    CIImage
    CIQRCodeFeature
    CIVector
    EnergyFormatter
    FileWrapper
    LengthFormatter
    MassFormatter
    MeasurementFormatter
    NSAppleEventDescriptor
    NSAppleScript
    NSBundleResourceRequest
    NSCollectionLayoutAnchor		edges isAbsoluteOffset isFractionalOffset offset
    NSCollectionLayoutBoundarySupplementaryItem		alignment extendsBoundary offset pinToVisibleBounds
    NSCollectionLayoutContainer		contentInsets contentSize effectiveContentInsets effectiveContentSize
    NSCollectionLayoutDecorationItem		background elementKind zIndex
    NSCollectionLayoutDimension		absolute dimension estimated fractionalHeight fractionalWidth isAbsolute isEstimated isFractionalHeight
    NSCollectionLayoutDimension		isFractionalWidth isUniformAcrossSiblings uniformAcrossSiblings
    NSCollectionLayoutEdgeSpacing		bottom leading top trailing
    NSCollectionLayoutEnvironment		container traitCollection
    NSCollectionLayoutGroup		custom horizontal horizontalGroup interItemSpacing subitems supplementaryItems vertical verticalGroup
    NSCollectionLayoutGroup		visualDescription
    NSCollectionLayoutGroupCustomItem		frame zIndex
    NSCollectionLayoutGroupCustomItemProvider
    NSCollectionLayoutItem		contentInsets edgeSpacing layoutSize supplementaryItems
    NSCollectionLayoutSection		boundarySupplementaryItems contentInsets contentInsetsReference decorationItems interGroupSpacing list
    NSCollectionLayoutSection		orthogonalScrollingBehavior orthogonalScrollingProperties supplementariesFollowContentInsets
    NSCollectionLayoutSection		supplementaryContentInsetsReference visibleItemsInvalidationHandler
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    NSCollectionLayoutSize		heightDimension widthDimension
    NSCollectionLayoutSpacing		fixed flexible isFixed isFlexible spacing
    NSCollectionLayoutSupplementaryItem		containerAnchor elementKind itemAnchor zIndex
    NSCollectionLayoutVisibleItem		alpha bounds center frame indexPath isHidden name representedElementCategory representedElementKind transform
    NSCollectionLayoutVisibleItem		transform3D zIndex
    NSCountedSet
    NSDataDetector
    NSDiffableDataSourceSectionSnapshot		append collapse contains delete deleteAll expand expandedItems index insert isExpanded isVisible items level
    NSDiffableDataSourceSectionSnapshot		parent replace rootItems snapshot visibleItems visualDescription
    NSDiffableDataSourceSectionSnapshotReference		appendItems collapseItems containsItem deleteAllItems deleteItems expandItems expandedItems index insert
    NSDiffableDataSourceSectionSnapshotReference		insertItems isExpanded isVisible items level ofParentItem parent replaceChildren rootItems visibleItems
    NSDiffableDataSourceSectionSnapshotReference		visualDescription
    NSDiffableDataSourceSectionTransaction		difference finalSnapshot initialSnapshot sectionIdentifier
    NSDiffableDataSourceSnapshot		appendItems appendSections deleteAllItems deleteItems deleteSections indexOfItem indexOfSection insertItems
    NSDiffableDataSourceSnapshot		insertSections itemIdentifiers moveItem moveSection numberOfItems numberOfSections reconfigureItems
    NSDiffableDataSourceSnapshot		reconfiguredItemIdentifiers reloadItems reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers
    NSDiffableDataSourceSnapshot		sectionIdentifier sectionIdentifiers
    NSDiffableDataSourceSnapshotReference		appendItems appendSections deleteAllItems deleteItems deleteSections index insertItems insertSections
    NSDiffableDataSourceSnapshotReference		itemIdentifiers itemIdentifiersInSection moveItem moveSection numberOfItems numberOfSections reconfigureItems
    NSDiffableDataSourceSnapshotReference		reconfiguredItemIdentifiers reloadItems reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers
    NSDiffableDataSourceSnapshotReference		sectionIdentifier sectionIdentifiers
    NSDiffableDataSourceTransaction		difference finalSnapshot initialSnapshot sectionTransactions
    NSDirectionalEdgeInsets		bottom leading top trailing zero
    NSDirectionalRectEdge		all bottom leading top trailing
    NSErrorPointer
    NSExtensionContext
    NSExtensionItem
    NSExtensionRequestHandling
    NSFetchRequest
    NSFetchedResultsController
    NSFileCoordinator
    NSFilePresenter
    NSFileVersion
    NSHashTable
    NSInvocation
    NSItemProviderReading
    NSItemProviderWriting
    NSKeyValueObservation
    NSKeyValueObservedChange
    NSLayoutAnchor		constraint
    NSLayoutConstraint		activate constant constraints deactivate firstAnchor firstAttribute firstItem identifier isActive multiplier
    NSLayoutConstraint		priority relation secondAnchor secondAttribute secondItem shouldBeArchived
    NSLayoutConstraint.Attribute		bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height
    NSLayoutConstraint.Attribute		lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing
    NSLayoutConstraint.Attribute		trailingMargin width
    NSLayoutConstraint.Axis		horizontal vertical
    NSLayoutConstraint.FormatOptions		alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading
    NSLayoutConstraint.FormatOptions		alignAllLeft alignAllRight alignAllTop alignAllTrailing alignmentMask directionLeadingToTrailing
    NSLayoutConstraint.FormatOptions		directionLeftToRight directionMask directionRightToLeft spacingBaselineToBaseline spacingMask
    NSLayoutConstraint.Relation		equal greaterThanOrEqual lessThanOrEqual
    NSLayoutDimension		constraint
    NSLayoutXAxisAnchor		anchorWithOffset constraint
    NSLayoutYAxisAnchor		anchorWithOffset constraint
    NSLineBreakMode		byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
    NSLinguisticTagger
    NSManagedObject
    NSManagedObjectContext
    NSManagedObjectID
    NSMapTable
    NSMetadataItem
    NSMetadataQuery
    NSMethodSignature
    NSMutableParagraphStyle		addTabStop alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval
    NSMutableParagraphStyle		firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineBreakStrategy lineHeightMultiple
    NSMutableParagraphStyle		lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore removeTabStop
    NSMutableParagraphStyle		setParagraphStyle tabStops tailIndent textLists usesDefaultHyphenation
    NSOrthography
    NSParagraphStyle		alignment allowsDefaultTighteningForTruncation baseWritingDirection default defaultTabInterval
    NSParagraphStyle		defaultWritingDirection firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineBreakStrategy
    NSParagraphStyle		lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore
    NSParagraphStyle		tabStops tailIndent textLists usesDefaultHyphenation
    NSParagraphStyle.LineBreakStrategy		hangulWordPriority pushOut standard
    NSPersistentContainer
    NSPersistentStore
    NSPersistentStoreCoordinator
    NSPointerArray
    NSProxy
    NSPurgeableData
    NSRectAlignment		bottom bottomLeading bottomTrailing leading none top topLeading topTrailing trailing
    NSSecureUnarchiveFromDataTransformer
    NSShadow		shadowBlurRadius shadowColor shadowOffset
    NSStringDrawingContext		actualScaleFactor minimumScaleFactor totalBounds
    NSStringDrawingOptions		truncatesLastVisibleLine usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
    NSTextAlignment		center justified left natural right
    NSTextAttachment		allowsTextAttachmentView bounds character contents fileType fileWrapper image lineLayoutPadding
    NSTextAttachment		registerViewProviderClass textAttachmentViewProviderClass usesTextAttachmentView
    NSTextAttachmentContainer		attachmentBounds image
    NSTextAttachmentLayout		attachmentBounds image viewProvider
    NSTextAttachmentViewProvider		attachmentBounds loadView location textAttachment textLayoutManager tracksTextAttachmentViewBounds view
    NSTextCheckingTypes
    NSUbiquitousKeyValueStore
    NSValueTransformer
    NSWritingDirection		leftToRight natural rightToLeft
    NSXPCConnection
    NSXPCInterface
    NSXPCListener
    UIAccelerometer
    UIAccessibility		announcementDidFinishNotification announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey
    UIAccessibility		assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification boldTextStatusDidChangeNotification
    UIAccessibility		buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification closedCaptioningStatusDidChangeNotification
    UIAccessibility		configureForGuidedAccess convertToScreenCoordinates darkerSystemColorsStatusDidChangeNotification
    UIAccessibility		differentiateWithoutColorDidChangeNotification elementFocusedNotification focusedElement
    UIAccessibility		focusedElementUserInfoKey grayscaleStatusDidChangeNotification guidedAccessErrorDomain
    UIAccessibility		guidedAccessRestrictionState guidedAccessStatusDidChangeNotification hearingDevicePairedEar
    UIAccessibility		hearingDevicePairedEarDidChangeNotification invertColorsStatusDidChangeNotification isAssistiveTouchRunning
    UIAccessibility		isBoldTextEnabled isClosedCaptioningEnabled isDarkerSystemColorsEnabled isGrayscaleEnabled
    UIAccessibility		isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled isOnOffSwitchLabelsEnabled
    UIAccessibility		isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled isSpeakScreenEnabled
    UIAccessibility		isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning
    UIAccessibility		monoAudioStatusDidChangeNotification onOffSwitchLabelsDidChangeNotification post prefersCrossFadeTransitions
    UIAccessibility		prefersCrossFadeTransitionsStatusDidChange reduceMotionStatusDidChangeNotification
    UIAccessibility		reduceTransparencyStatusDidChangeNotification registerGestureConflictWithZoom requestGuidedAccessSession
    UIAccessibility		shakeToUndoDidChangeNotification shouldDifferentiateWithoutColor speakScreenStatusDidChangeNotification
    UIAccessibility		speakSelectionStatusDidChangeNotification switchControlStatusDidChangeNotification unfocusedElementUserInfoKey
    UIAccessibility		videoAutoplayStatusDidChangeNotification voiceOverStatusDidChangeNotification zoomFocusChanged
    UIAccessibility.AssistiveTechnologyIdentifier		notificationSwitchControl notificationVoiceOver
    UIAccessibility.DirectTouchOptions		requiresActivation silentOnTouch
    UIAccessibility.ExpandedStatus		collapsed expanded unsupported
    UIAccessibility.GuidedAccessError		errorDomain failed permissionDenied
    UIAccessibility.GuidedAccessError.Code		failed permissionDenied
    UIAccessibility.GuidedAccessRestrictionState		allow deny
    UIAccessibility.HearingDeviceEar		both left right
    UIAccessibility.Notification		announcement pageScrolled pauseAssistiveTechnology resumeAssistiveTechnology
    UIAccessibility.ZoomType		insertionPoint
    UIAccessibilityContainerDataTable		accessibilityColumnCount accessibilityDataTableCellElement accessibilityHeaderElements accessibilityRowCount
    UIAccessibilityContainerDataTableCell		accessibilityColumnRange accessibilityRowRange
    UIAccessibilityContainerType		dataTable landmark list none semanticGroup
    UIAccessibilityContentSizeCategoryImageAdjusting		adjustsImageSizeForAccessibilityContentSizeCategory
    UIAccessibilityContrast		high normal unspecified
    UIAccessibilityCustomAction		actionHandler attributedName category editCategory image name selector target
    UIAccessibilityCustomAction.Handler
    UIAccessibilityElement		accessibilityContainer accessibilityFrame accessibilityFrameInContainerSpace accessibilityHint
    UIAccessibilityElement		accessibilityLabel accessibilityTraits accessibilityValue isAccessibilityElement
    UIAccessibilityIdentification		accessibilityIdentifier
    UIAccessibilityLocationDescriptor		attributedName name point view
    UIAccessibilityNavigationStyle		automatic combined separate
    UIAccessibilityPriority		default high low
    UIAccessibilityReadingContent		accessibilityAttributedContent accessibilityAttributedPageContent accessibilityContent accessibilityFrame
    UIAccessibilityReadingContent		accessibilityLineNumber accessibilityPageContent
    UIAccessibilityScrollDirection		down left next previous right up
    UIAccessibilityTextualContext		console fileSystem messaging narrative sourceCode spreadsheet wordProcessing
    UIAccessibilityTraits		adjustable allowsDirectInteraction causesPageTurn header startsMediaSession supportsZoom tabBar toggleButton
    UIAction		attributes captureTextFromCamera discoverabilityTitle identifier image sender state title
    UIAction.Identifier		paste pasteAndGo pasteAndMatchStyle pasteAndSearch
    UIActionHandler
    UIActionSheet
    UIActivityIndicatorView		color hidesWhenStopped isAnimating startAnimating stopAnimating style
    UIActivityIndicatorView.Style		gray large medium white whiteLarge
    UIAdaptivePresentationControllerDelegate		adaptivePresentationStyle presentationController presentationControllerDidAttemptToDismiss
    UIAdaptivePresentationControllerDelegate		presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss
    UIAlertAction		isEnabled style title
    UIAlertAction.Style		cancel default destructive
    UIAlertController		actions addAction addTextField message preferredAction preferredStyle severity textFields title
    UIAlertController.Style		actionSheet alert
    UIAlertControllerSeverity		critical default
    UIAlertView
    UIApplication		activateSceneSession alternateIconName applicationIconBadgeNumber applicationState
    UIApplication		applicationSupportsShakeToEdit backgroundFetchIntervalMinimum backgroundFetchIntervalNever
    UIApplication		backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification backgroundTimeRemaining
    UIApplication		beginBackgroundTask beginIgnoringInteractionEvents beginReceivingRemoteControlEvents canOpenURL
    UIApplication		cancelAllLocalNotifications cancelLocalNotification clearKeepAliveTimeout completeStateRestoration
    UIApplication		connectedScenes currentUserNotificationSettings delegate didBecomeActiveNotification
    UIApplication		didChangeStatusBarFrameNotification didChangeStatusBarOrientationNotification didEnterBackgroundNotification
    UIApplication		didFinishLaunchingNotification didReceiveMemoryWarningNotification enabledRemoteNotificationTypes
    UIApplication		endBackgroundTask endIgnoringInteractionEvents endReceivingRemoteControlEvents extendStateRestoration
    UIApplication		ignoreSnapshotOnNextApplicationLaunch invalidInterfaceOrientationException isDefault isIdleTimerDisabled
    UIApplication		isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isProtectedDataAvailable
    UIApplication		isRegisteredForRemoteNotifications isStatusBarHidden keyWindow open openDefaultApplicationsSettingsURLString
    UIApplication		openNotificationSettingsURLString openSessions openSettingsURLString openURL preferredContentSizeCategory
    UIApplication		presentLocalNotificationNow protectedDataDidBecomeAvailableNotification
    UIApplication		protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications registerObject
    UIApplication		registerUserNotificationSettings requestSceneSessionActivation requestSceneSessionDestruction
    UIApplication		requestSceneSessionRefresh scheduleLocalNotification scheduledLocalNotifications sendAction sendEvent
    UIApplication		setAlternateIconName setKeepAliveTimeout setMinimumBackgroundFetchInterval setNewsstandIconImage
    UIApplication		setStatusBarHidden setStatusBarOrientation setStatusBarStyle shared shortcutItems
    UIApplication		significantTimeChangeNotification stateRestorationBundleVersionKey stateRestorationSystemVersionKey
    UIApplication		stateRestorationTimestampKey stateRestorationUserInterfaceIdiomKey stateRestorationViewControllerStoryboardKey
    UIApplication		statusBarFrame statusBarFrameUserInfoKey statusBarOrientation statusBarOrientationAnimationDuration
    UIApplication		statusBarOrientationUserInfoKey statusBarStyle supportedInterfaceOrientations supportsAlternateIcons
    UIApplication		supportsMultipleScenes unregisterForRemoteNotifications userDidTakeScreenshotNotification
    UIApplication		userInterfaceLayoutDirection willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification
    UIApplication		willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
    UIApplication.Category		webBrowser
    UIApplication.CategoryDefaultError		errorDomain rateLimited retryAvailableDateErrorKey statusLastProvidedDateErrorKey
    UIApplication.CategoryDefaultError.Code		rateLimited
    UIApplication.ExtensionPointIdentifier		keyboard
    UIApplication.LaunchOptionsKey		annotation bluetoothCentrals bluetoothPeripherals cloudKitShareMetadata eventAttribution localNotification
    UIApplication.LaunchOptionsKey		location newsstandDownloads remoteNotification shortcutItem sourceApplication url userActivityDictionary
    UIApplication.LaunchOptionsKey		userActivityType
    UIApplication.OpenExternalURLOptionsKey		eventAttribution universalLinksOnly
    UIApplication.OpenURLOptionsKey
    UIApplication.State		active background inactive
    UIApplicationDelegate		application applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
    UIApplicationDelegate		applicationDidReceiveMemoryWarning applicationProtectedDataDidBecomeAvailable
    UIApplicationDelegate		applicationProtectedDataWillBecomeUnavailable applicationShouldAutomaticallyLocalizeKeyCommands
    UIApplicationDelegate		applicationShouldRequestHealthAuthorization applicationSignificantTimeChange applicationWillEnterForeground
    UIApplicationDelegate		applicationWillResignActive applicationWillTerminate main window
    UIAttachmentBehavior
    UIAxis		both horizontal vertical
    UIBackgroundConfiguration		backgroundColor backgroundColorTransformer backgroundInsets clear cornerRadius customView
    UIBackgroundConfiguration		edgesAddingLayoutMarginsToBackgroundInsets image imageContentMode listAccompaniedSidebarCell listCell
    UIBackgroundConfiguration		listFooter listGroupedCell listGroupedHeaderFooter listHeader listPlainCell listPlainHeaderFooter
    UIBackgroundConfiguration		listSidebarCell listSidebarHeader resolvedBackgroundColor resolvedStrokeColor shadowProperties strokeColor
    UIBackgroundConfiguration		strokeColorTransformer strokeOutset strokeWidth updated visualEffect
    UIBackgroundFetchResult		failed newData noData
    UIBackgroundTaskIdentifier		invalid
    UIBandSelectionInteraction
    UIBarAppearance		backgroundColor backgroundEffect backgroundImage backgroundImageContentMode configureWithDefaultBackground
    UIBarAppearance		configureWithOpaqueBackground configureWithTransparentBackground copy idiom shadowColor shadowImage
    UIBarButtonItem		action addSymbolEffect backButtonBackgroundImage backButtonBackgroundVerticalPositionAdjustment
    UIBarButtonItem		backButtonTitlePositionAdjustment backgroundImage backgroundVerticalPositionAdjustment buttonGroup
    UIBarButtonItem		changesSelectionAsPrimaryAction creatingFixedGroup creatingMovableGroup creatingOptionalGroup customView
    UIBarButtonItem		fixedSpace flexibleSpace isHidden isSelected isSymbolAnimationEnabled menu menuRepresentation possibleTitles
    UIBarButtonItem		preferredMenuElementOrder primaryAction removeAllSymbolEffects removeSymbolEffect setBackButtonBackgroundImage
    UIBarButtonItem		setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment setBackgroundImage
    UIBarButtonItem		setBackgroundVerticalPositionAdjustment setSymbolImage setTitlePositionAdjustment style target tintColor
    UIBarButtonItem		titlePositionAdjustment width
    UIBarButtonItem.Style		bordered done plain
    UIBarButtonItem.SystemItem		action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace organize
    UIBarButtonItem.SystemItem		pageCurl pause play redo refresh reply rewind save search stop trash undo writingTools
    UIBarButtonItemAppearance		configureWithDefault copy disabled focused highlighted normal
    UIBarButtonItemGroup		alwaysAvailable barButtonItems fixedGroup isDisplayingRepresentativeItem isHidden menuRepresentation
    UIBarButtonItemGroup		movableGroup optionalGroup representativeItem
    UIBarButtonItemStateAppearance		backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes
    UIBarItem		image imageInsets isEnabled landscapeImagePhone landscapeImagePhoneInsets largeContentSizeImage
    UIBarItem		largeContentSizeImageInsets setTitleTextAttributes tag title titleTextAttributes
    UIBarMetrics		compact compactPrompt default defaultPrompt landscapePhone landscapePhonePrompt
    UIBarPosition		any bottom top topAttached
    UIBarPositioning		barPosition
    UIBarPositioningDelegate		position
    UIBarStyle		black blackOpaque blackTranslucent default
    UIBaselineAdjustment		alignBaselines alignCenters none
    UIBehavioralStyle		automatic mac pad
    UIBezierPath		addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath close contains currentPoint fill
    UIBezierPath		flatness getLineDash isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit move removeAllPoints reversing
    UIBezierPath		setLineDash stroke usesEvenOddFillRule
    UIBlurEffect
    UIBlurEffect.Style		dark extraLight light prominent regular systemChromeMaterial systemChromeMaterialDark
    UIBlurEffect.Style		systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial
    UIBlurEffect.Style		systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark
    UIBlurEffect.Style		systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIButton		adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration
    UIButton		backgroundImage backgroundRect behavioralStyle buttonType changesSelectionAsPrimaryAction configuration
    UIButton		configurationUpdateHandler contentEdgeInsets contentRect currentAttributedTitle currentBackgroundImage
    UIButton		currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor currentTitleShadowColor image
    UIButton		imageEdgeInsets imageRect imageView isHeld isHovered isPointerInteractionEnabled menu pointerStyleProvider
    UIButton		preferredBehavioralStyle preferredMenuElementOrder preferredSymbolConfigurationForImage
    UIButton		reversesTitleShadowWhenHighlighted role setAttributedTitle setBackgroundImage setImage
    UIButton		setNeedsUpdateConfiguration setPreferredSymbolConfiguration setTitle setTitleColor setTitleShadowColor
    UIButton		showsTouchWhenHighlighted subtitleLabel systemButton tintColor title titleColor titleEdgeInsets titleLabel
    UIButton		titleRect titleShadowColor updateConfiguration
    UIButton.ButtonType		close contactAdd custom detailDisclosure infoDark infoLight roundedRect system
    UIButton.Configuration		activityIndicatorColorTransformer attributedSubtitle attributedTitle automaticallyUpdateForSelection
    UIButton.Configuration		background baseBackgroundColor baseForegroundColor bordered borderedProminent borderedTinted borderless
    UIButton.Configuration		buttonSize contentInsets cornerStyle filled gray image imageColorTransformer imagePadding imagePlacement
    UIButton.Configuration		imageReservation indicator indicatorColorTransformer macIdiomStyle plain preferredSymbolConfigurationForImage
    UIButton.Configuration		setDefaultContentInsets showsActivityIndicator subtitle subtitleLineBreakMode
    UIButton.Configuration		subtitleTextAttributesTransformer tinted title titleAlignment titleLineBreakMode titlePadding
    UIButton.Configuration		titleTextAttributesTransformer updated
    UIButton.Configuration.CornerStyle		capsule dynamic fixed large medium small
    UIButton.Configuration.Indicator		automatic none popup
    UIButton.Configuration.MacIdiomStyle		automatic bordered borderless borderlessTinted
    UIButton.Configuration.Size		large medium mini small
    UIButton.Configuration.TitleAlignment		automatic center leading trailing
    UIButton.ConfigurationUpdateHandler
    UIButton.PointerStyleProvider
    UIButton.Role		cancel destructive normal primary
    UIButtonPointerStyleProvider
    UICalendarSelection
    UICanvasFeedbackGenerator
    UICellAccessory		accessoryType checkmark customView delete detail disclosureIndicator insert label multiselect
    UICellAccessory		outlineDisclosure popUpMenu reorder
    UICellAccessory.AccessoryType		checkmark customView delete detail disclosureIndicator insert label multiselect outlineDisclosure popUpMenu
    UICellAccessory.AccessoryType		reorder
    UICellAccessory.ActionHandler
    UICellAccessory.CheckmarkOptions		isHidden reservedLayoutWidth tintColor
    UICellAccessory.CustomViewConfiguration		customView isHidden maintainsFixedSize placement reservedLayoutWidth tintColor
    UICellAccessory.DeleteOptions		backgroundColor isHidden reservedLayoutWidth tintColor
    UICellAccessory.DetailOptions		isHidden reservedLayoutWidth tintColor
    UICellAccessory.DisclosureIndicatorOptions		isHidden reservedLayoutWidth tintColor
    UICellAccessory.DisplayedState		always whenEditing whenNotEditing
    UICellAccessory.InsertOptions		backgroundColor isHidden reservedLayoutWidth tintColor
    UICellAccessory.LabelOptions		adjustsFontForContentSizeCategory font isHidden reservedLayoutWidth tintColor
    UICellAccessory.LayoutDimension		actual custom standard
    UICellAccessory.MenuSelectedElementDidChangeHandler
    UICellAccessory.MultiselectOptions		backgroundColor isHidden reservedLayoutWidth tintColor
    UICellAccessory.OutlineDisclosureOptions		isHidden reservedLayoutWidth style tintColor
    UICellAccessory.OutlineDisclosureOptions.Style		automatic cell header
    UICellAccessory.Placement		leading position trailing
    UICellAccessory.Placement.Position
    UICellAccessory.PopUpMenuOptions		isHidden reservedLayoutWidth tintColor
    UICellAccessory.ReorderOptions		isHidden reservedLayoutWidth showsVerticalSeparator tintColor
    UICellConfigurationState		cellDragState cellDropState isDisabled isEditing isExpanded isFocused isHighlighted isPinned isReordering
    UICellConfigurationState		isSelected isSwiped
    UICellConfigurationState.DragState		dragging lifting none
    UICellConfigurationState.DropState		none notTargeted targeted
    UICloudSharingController
    UICollectionLayoutListConfiguration		appearance backgroundColor contentHuggingElements footerMode headerMode headerTopPadding itemSeparatorHandler
    UICollectionLayoutListConfiguration		leadingSwipeActionsConfigurationProvider separatorConfiguration showsSeparators
    UICollectionLayoutListConfiguration		trailingSwipeActionsConfigurationProvider
    UICollectionLayoutListConfiguration.Appearance		grouped insetGrouped plain sidebar sidebarPlain
    UICollectionLayoutListConfiguration.ContentHuggingElements		supplementaryHeader
    UICollectionLayoutListConfiguration.FooterMode		none supplementary
    UICollectionLayoutListConfiguration.HeaderMode		firstItemInSection none supplementary
    UICollectionLayoutListConfiguration.ItemSeparatorHandler
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
    UICollectionLayoutSectionOrthogonalScrollingBehavior		continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
    UICollectionLayoutSectionOrthogonalScrollingProperties		bounce decelerationRate
    UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce		always automatic never
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate		automatic fast normal
    UICollectionReusableView		apply didTransition preferredLayoutAttributesFitting prepareForReuse reuseIdentifier willTransition
    UICollectionView		allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
    UICollectionView		allowsSelection allowsSelectionDuringEditing backgroundView beginInteractiveMovementForItem
    UICollectionView		cancelInteractiveMovement cancelInteractiveTransition cellForItem collectionViewLayout contextMenuInteraction
    UICollectionView		dataSource delegate deleteItems deleteSections dequeueConfiguredReusableCell
    UICollectionView		dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableSupplementaryView deselectItem
    UICollectionView		dragDelegate dragInteractionEnabled dropDelegate elementKindSectionFooter elementKindSectionHeader
    UICollectionView		endInteractiveMovement finishInteractiveTransition hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPath
    UICollectionView		indexPathForItem indexPathsForSelectedItems indexPathsForVisibleItems
    UICollectionView		indexPathsForVisibleSupplementaryElements insertItems insertSections isEditing isPrefetchingEnabled
    UICollectionView		layoutAttributesForItem layoutAttributesForSupplementaryElement moveItem moveSection numberOfItems
    UICollectionView		numberOfSections performBatchUpdates prefetchDataSource reconfigureItems register reloadData reloadItems
    UICollectionView		reloadSections remembersLastFocusedIndexPath reorderingCadence scrollToItem selectItem selectionFollowsFocus
    UICollectionView		selfSizingInvalidation setCollectionViewLayout startInteractiveTransition supplementaryView
    UICollectionView		updateInteractiveMovementTargetPosition visibleCells visibleSupplementaryViews
    UICollectionView.CellRegistration
    UICollectionView.CellRegistration.Handler
    UICollectionView.ElementCategory		cell decorationView supplementaryView
    UICollectionView.LayoutInteractiveTransitionCompletion
    UICollectionView.ReorderingCadence		fast immediate slow
    UICollectionView.ScrollDirection		horizontal vertical
    UICollectionView.ScrollPosition		bottom centeredHorizontally centeredVertically left right top
    UICollectionView.SelfSizingInvalidation		disabled enabled enabledIncludingConstraints
    UICollectionView.SupplementaryRegistration
    UICollectionView.SupplementaryRegistration.Handler
    UICollectionViewCell		automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration
    UICollectionViewCell		backgroundView configurationState configurationUpdateHandler contentConfiguration contentView
    UICollectionViewCell		defaultBackgroundConfiguration dragStateDidChange isHighlighted isSelected selectedBackgroundView
    UICollectionViewCell		setNeedsUpdateConfiguration updateConfiguration
    UICollectionViewCell.ConfigurationUpdateHandler
    UICollectionViewCell.DragState		dragging lifting none
    UICollectionViewCompositionalLayout		configuration list
    UICollectionViewCompositionalLayoutConfiguration		boundarySupplementaryItems contentInsetsReference interSectionSpacing scrollDirection
    UICollectionViewCompositionalLayoutSectionProvider
    UICollectionViewController		clearsSelectionOnViewWillAppear collectionView collectionViewLayout
    UICollectionViewController		installsStandardGestureForInteractiveMovement useLayoutToLayoutNavigationTransitions
    UICollectionViewDataSource		collectionView indexTitles numberOfSections
    UICollectionViewDataSourcePrefetching		collectionView
    UICollectionViewDelegate		collectionView collectionViewDidEndMultipleSelectionInteraction indexPathForPreferredFocusedView
    UICollectionViewDelegateFlowLayout		collectionView
    UICollectionViewDiffableDataSource		apply applySnapshotUsingReloadData description index indexPath itemIdentifier reorderingHandlers
    UICollectionViewDiffableDataSource		sectionIdentifier sectionSnapshotHandlers snapshot supplementaryViewProvider
    UICollectionViewDiffableDataSource.CellProvider
    UICollectionViewDiffableDataSource.ReorderingHandlers		canReorderItem didReorder willReorder
    UICollectionViewDiffableDataSource.SectionSnapshotHandlers		shouldCollapseItem shouldExpandItem snapshotForExpandingParent willCollapseItem willExpandItem
    UICollectionViewDiffableDataSource.SupplementaryViewProvider
    UICollectionViewDiffableDataSourceReference
    UICollectionViewDragDelegate		collectionView
    UICollectionViewDropCoordinator		destinationIndexPath drop items proposal session
    UICollectionViewDropDelegate		collectionView
    UICollectionViewDropItem		dragItem previewSize sourceIndexPath
    UICollectionViewDropPlaceholder		previewParametersProvider
    UICollectionViewDropPlaceholderContext		commitInsertion deletePlaceholder dragItem setNeedsCellUpdate
    UICollectionViewDropProposal		intent
    UICollectionViewDropProposal.Intent		insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UICollectionViewFlowLayout		automaticSize estimatedItemSize footerReferenceSize headerReferenceSize itemSize minimumInteritemSpacing
    UICollectionViewFlowLayout		minimumLineSpacing scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds
    UICollectionViewFlowLayout		sectionInset sectionInsetReference
    UICollectionViewFlowLayout.SectionInsetReference		fromContentInset fromLayoutMargins fromSafeArea
    UICollectionViewFlowLayoutInvalidationContext		invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    UICollectionViewFocusUpdateContext		nextFocusedIndexPath previouslyFocusedIndexPath
    UICollectionViewLayout		collectionView collectionViewContentSize developmentLayoutDirection
    UICollectionViewLayout		finalLayoutAttributesForDisappearingDecorationElement finalLayoutAttributesForDisappearingItem
    UICollectionViewLayout		finalLayoutAttributesForDisappearingSupplementaryElement finalizeAnimatedBoundsChange
    UICollectionViewLayout		finalizeCollectionViewUpdates finalizeLayoutTransition flipsHorizontallyInOppositeLayoutDirection
    UICollectionViewLayout		indexPathsToDeleteForDecorationView indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView
    UICollectionViewLayout		indexPathsToInsertForSupplementaryView initialLayoutAttributesForAppearingDecorationElement
    UICollectionViewLayout		initialLayoutAttributesForAppearingItem initialLayoutAttributesForAppearingSupplementaryElement
    UICollectionViewLayout		invalidateLayout invalidationContext invalidationContextClass
    UICollectionViewLayout		invalidationContextForEndingInteractiveMovementOfItems layoutAttributesClass layoutAttributesForDecorationView
    UICollectionViewLayout		layoutAttributesForElements layoutAttributesForInteractivelyMovingItem layoutAttributesForItem
    UICollectionViewLayout		layoutAttributesForSupplementaryView prepare prepareForTransition register shouldInvalidateLayout
    UICollectionViewLayout		targetContentOffset targetIndexPath
    UICollectionViewLayoutAttributes		alpha bounds center frame indexPath isHidden representedElementCategory representedElementKind size transform
    UICollectionViewLayoutAttributes		transform3D zIndex
    UICollectionViewLayoutInvalidationContext		contentOffsetAdjustment contentSizeAdjustment interactiveMovementTarget invalidateDataSourceCounts
    UICollectionViewLayoutInvalidationContext		invalidateDecorationElements invalidateEverything invalidateItems invalidateSupplementaryElements
    UICollectionViewLayoutInvalidationContext		invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
    UICollectionViewLayoutInvalidationContext		previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
    UICollectionViewListCell		accessories defaultContentConfiguration indentationLevel indentationWidth indentsAccessories
    UICollectionViewListCell		separatorLayoutGuide
    UICollectionViewPlaceholder		cellUpdateHandler
    UICollectionViewTransitionLayout		currentLayout nextLayout transitionProgress updateValue value
    UICollectionViewUpdateItem		indexPathAfterUpdate indexPathBeforeUpdate updateAction
    UICollectionViewUpdateItem.Action		delete insert move none reload
    UICollisionBehavior
    UIColor		accessibilityName black blue brown cgColor ciColor clear cyan darkGray darkText getHue getRed getWhite gray
    UIColor		green groupTableViewBackground label lightGray lightText link magenta opaqueSeparator orange placeholderText
    UIColor		prominence purple quaternaryLabel quaternarySystemFill red resolvedColor secondaryLabel
    UIColor		secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground separator set setFill setStroke
    UIColor		systemBackground systemBlue systemBrown systemCyan systemFill systemGray systemGray2 systemGray3 systemGray4
    UIColor		systemGray5 systemGray6 systemGreen systemGroupedBackground systemIndigo systemMint systemOrange systemPink
    UIColor		systemPurple systemRed systemTeal systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill
    UIColor		tertiarySystemGroupedBackground tintColor white withAlphaComponent withProminence yellow
    UIColor.Prominence		primary quaternary secondary tertiary
    UIColorWell		selectedColor supportsAlpha title
    UICommand		action alternates attributes discoverabilityTitle image propertyList state title
    UICommandAlternate		action modifierFlags title
    UIConfigurationColorTransformer		callAsFunction grayscale monochromeTint preferredTint transform
    UIConfigurationState		traitCollection
    UIConfigurationStateCustomKey
    UIConfigurationTextAttributesTransformer		callAsFunction transform
    UIContentConfiguration		makeContentView updated
    UIContentContainer		preferredContentSize preferredContentSizeDidChange size systemLayoutFittingSizeDidChange viewWillTransition
    UIContentContainer		willTransition
    UIContentInsetsReference		automatic layoutMargins none readableContent safeArea
    UIContentSizeCategory		accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge
    UIContentSizeCategory		accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall
    UIContentSizeCategory		isAccessibilityCategory large medium newValueUserInfoKey small unspecified
    UIContentSizeCategoryAdjusting		adjustsFontForContentSizeCategory
    UIContentUnavailableConfiguration		alignment attributedText axesPreservingSuperviewLayoutMargins background button buttonProperties
    UIContentUnavailableConfiguration		buttonToSecondaryButtonPadding directionalLayoutMargins empty image imageProperties imageToTextPadding loading
    UIContentUnavailableConfiguration		search secondaryAttributedText secondaryButton secondaryButtonProperties secondaryText secondaryTextProperties
    UIContentUnavailableConfiguration		text textProperties textToButtonPadding textToSecondaryTextPadding
    UIContentUnavailableConfiguration.Alignment		center natural
    UIContentUnavailableConfiguration.ButtonProperties		isEnabled menu primaryAction role
    UIContentUnavailableConfiguration.ImageProperties		accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration tintColor
    UIContentUnavailableConfiguration.TextProperties		adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation color font lineBreakMode minimumScaleFactor
    UIContentUnavailableConfiguration.TextProperties		numberOfLines
    UIContentUnavailableConfigurationState		searchText
    UIContentUnavailableView		isScrollEnabled
    UIContentView		configuration supports
    UIContextMenuActionProvider
    UIContextMenuConfiguration		badgeCount identifier preferredMenuElementOrder secondaryItemIdentifiers
    UIContextMenuConfiguration.ElementOrder		automatic fixed priority
    UIContextMenuContentPreviewProvider
    UIContextMenuInteraction		delegate dismissMenu location menuAppearance updateVisibleMenu
    UIContextMenuInteraction.appearance		compact rich unknown
    UIContextMenuInteractionAnimating		addAnimations addCompletion previewViewController
    UIContextMenuInteractionCommitAnimating		preferredCommitStyle
    UIContextMenuInteractionCommitStyle		dismiss pop
    UIContextMenuInteractionDelegate		contextMenuInteraction
    UIContextualAction		backgroundColor handler image style title
    UIContextualAction.Handler
    UIContextualAction.Style		destructive normal
    UIControl		actions addAction addTarget allControlEvents allTargets beginTracking cancelTracking
    UIControl		contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction continueTracking
    UIControl		effectiveContentHorizontalAlignment endTracking enumerateEventHandlers isContextMenuInteractionEnabled
    UIControl		isEnabled isHighlighted isSelected isSymbolAnimationEnabled isTouchInside isTracking menuAttachmentPoint
    UIControl		performPrimaryAction removeAction removeTarget sendAction sendActions showsMenuAsPrimaryAction state toolTip
    UIControl		toolTipInteraction
    UIControl.ContentHorizontalAlignment		center fill leading left right trailing
    UIControl.ContentVerticalAlignment		bottom center fill top
    UIControl.Event		allEditingEvents allEvents allTouchEvents applicationReserved editingChanged editingDidBegin editingDidEnd
    UIControl.Event		editingDidEndOnExit menuActionTriggered primaryActionTriggered systemReserved touchCancel touchDown
    UIControl.Event		touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside
    UIControl.Event		valueChanged
    UIControl.State		application disabled focused highlighted normal reserved selected
    UIConversationContext		entries participantNameByIdentifier responsePrimaryRecipientIdentifiers selfIdentifiers threadIdentifier
    UIConversationContext.Entry
    UICoordinateSpace		bounds convert
    UICornerCurve		automatic circular continuous
    UICubicTimingParameters		animationCurve controlPoint1 controlPoint2
    UIDataDetectorTypes		address all calendarEvent flightNumber link lookupSuggestion money phoneNumber physicalValue
    UIDataDetectorTypes		shipmentTrackingNumber
    UIDataSourceModelAssociation		indexPathForElement modelIdentifierForElement
    UIDataSourceTranslating		dataSourceIndexPath dataSourceSectionIndex performUsingPresentationValues presentationIndexPath
    UIDataSourceTranslating		presentationSectionIndex
    UIDatePicker		calendar countDownDuration date datePickerMode datePickerStyle locale maximumDate minimumDate minuteInterval
    UIDatePicker		preferredDatePickerStyle roundsToMinuteInterval setDate timeZone
    UIDatePicker.Mode		countDownTimer date dateAndTime time yearAndMonth
    UIDatePickerStyle		automatic compact inline wheels
    UIDeferredMenuElement		uncached
    UIDirectionalRectEdge		all bottom leading top trailing
    UIDisplayGamut		P3 SRGB unspecified
    UIDocument
    UIDocumentBrowserAction
    UIDocumentBrowserTransitionController
    UIDocumentBrowserViewController
    UIDocumentInteractionController
    UIDocumentMenuViewController
    UIDocumentPickerDelegate
    UIDocumentPickerViewController
    UIDocumentViewController
    UIDragAnimating		addAnimations addCompletion
    UIDragDropSession		allowsMoveOperation canLoadObjects hasItemsConforming isRestrictedToDraggingApplication items location
    UIDragInteraction		allowsSimultaneousRecognitionDuringLift delegate isEnabled isEnabledByDefault
    UIDragInteractionDelegate		dragInteraction
    UIDragItem		itemProvider localObject previewProvider setNeedsDropPreviewUpdate
    UIDragPreview		parameters view
    UIDragPreviewParameters
    UIDragPreviewTarget
    UIDragSession		localContext
    UIDropInteraction		allowsSimultaneousDropSessions delegate
    UIDropInteractionDelegate		dropInteraction
    UIDropOperation		cancel copy forbidden move
    UIDropProposal		isPrecise operation prefersFullSizePreview
    UIDropSession		loadObjects localDragSession progressIndicatorStyle
    UIDropSessionProgressIndicatorStyle		default none
    UIDynamicAnimator
    UIDynamicBehavior
    UIDynamicItem
    UIDynamicItemBehavior
    UIDynamicItemGroup
    UIEditMenuArrowDirection		automatic down left right up
    UIEditMenuConfiguration		identifier preferredArrowDirection sourcePoint
    UIEditMenuInteraction		delegate dismissMenu location presentEditMenu reloadVisibleMenu updateVisibleMenuPosition
    UIEditMenuInteractionAnimating		addAnimations addCompletion
    UIEditMenuInteractionDelegate		editMenuInteraction
    UIEditingInteractionConfiguration		default none
    UIFieldBehavior
    UIFloatRange		infinite isInfinite maximum minimum zero
    UIFocusDebugger
    UIFocusGroupPriority		currentlyFocused ignored previouslyFocused prioritized
    UIFocusHeading		down first last left next previous right up
    UIFont		ascender boldSystemFont buttonFontSize capHeight descender familyName familyNames fontDescriptor fontName
    UIFont		fontNames italicSystemFont labelFontSize leading lineHeight monospacedDigitSystemFont monospacedSystemFont
    UIFont		pointSize preferredFont smallSystemFontSize systemFont systemFontSize withSize xHeight
    UIFont.TextStyle		body callout caption1 caption2 extraLargeTitle extraLargeTitle2 footnote headline largeTitle metrics
    UIFont.TextStyle		subheadline title1 title2 title3
    UIFont.Weight		black bold heavy light medium regular semibold symbolWeight thin ultraLight
    UIFont.Width		compressed condensed expanded standard
    UIFontDescriptor		addingAttributes fontAttributes matchingFontDescriptors matrix object pointSize postscriptName
    UIFontDescriptor		preferredFontDescriptor symbolicTraits withDesign withFace withFamily withMatrix withSize withSymbolicTraits
    UIFontDescriptor.AttributeName		cascadeList characterSet face family featureSettings fixedAdvance matrix name size textStyle traits
    UIFontDescriptor.AttributeName		visibleName
    UIFontDescriptor.FeatureKey		featureIdentifier selector type typeIdentifier
    UIFontDescriptor.SymbolicTraits		classClarendonSerifs classFreeformSerifs classMask classModernSerifs classOldStyleSerifs classOrnamentals
    UIFontDescriptor.SymbolicTraits		classSansSerif classScripts classSlabSerifs classSymbolic classTransitionalSerifs traitBold traitCondensed
    UIFontDescriptor.SymbolicTraits		traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized traitVertical
    UIFontDescriptor.TraitKey		slant symbolic weight width
    UIFontMetrics		default scaledFont scaledValue
    UIFontPickerViewController
    UIForceTouchCapability		available unavailable unknown
    UIGestureRecognizer		addTarget allowedPressTypes allowedTouchTypes buttonMask canBePrevented canPrevent cancelsTouchesInView
    UIGestureRecognizer		delaysTouchesBegan delaysTouchesEnded delegate ignore isEnabled location modifierFlags name numberOfTouches
    UIGestureRecognizer		pressesBegan pressesCancelled pressesChanged pressesEnded removeTarget require requiresExclusiveTouchType
    UIGestureRecognizer		reset shouldBeRequiredToFail shouldReceive shouldRequireFailure state touchesBegan touchesCancelled
    UIGestureRecognizer		touchesEnded touchesEstimatedPropertiesUpdated touchesMoved view
    UIGestureRecognizer.State		began cancelled changed ended failed possible recognized
    UIGestureRecognizerDelegate		gestureRecognizer gestureRecognizerShouldBegin
    UIGraphicsDrawingActions
    UIGraphicsImageRenderer		image jpegData pngData
    UIGraphicsImageRenderer.DrawingActions
    UIGraphicsImageRendererContext		currentImage
    UIGraphicsImageRendererFormat		opaque preferredRange prefersExtendedRange scale supportsHighDynamicRange
    UIGraphicsImageRendererFormat.Range		automatic extended standard unspecified
    UIGraphicsRenderer		allowsImageOutput context format prepare rendererContextClass runDrawingActions
    UIGraphicsRendererContext		cgContext clip fill format stroke
    UIGraphicsRendererFormat		bounds default preferred
    UIGravityBehavior
    UIHostingConfiguration
    UIHostingController
    UIHoverAutomaticEffect
    UIHoverEffect		automatic highlight lift
    UIHoverGestureRecognizer		altitudeAngle azimuthAngle azimuthUnitVector rollAngle zOffset
    UIHoverHighlightEffect
    UIHoverLiftEffect
    UIImage		actions add alignmentRectInsets animatedImage animatedImageNamed animatedResizableImageNamed
    UIImage		applyingSymbolConfiguration baselineOffsetFromBottom capInsets cgImage checkmark ciImage configuration draw
    UIImage		drawAsPattern duration flipsForRightToLeftLayoutDirection heicData imageAsset
    UIImage		imageFlippedForRightToLeftLayoutDirection imageOrientation imageRendererFormat
    UIImage		imageRestrictedToStandardDynamicRange imageWithoutBaseline images isHighDynamicRange isSymbolImage
    UIImage		leftCapWidth prepareForDisplay prepareThumbnail preparingForDisplay preparingThumbnail remove renderingMode
    UIImage		resizableImage resizingMode scale size stretchableImage strokedCheckmark symbolConfiguration topCapHeight
    UIImage		traitCollection withAlignmentRectInsets withBaselineOffset withConfiguration
    UIImage		withHorizontallyFlippedOrientation withRenderingMode withTintColor
    UIImage.Configuration		applying locale traitCollection withLocale withTraitCollection
    UIImage.DynamicRange		constrainedHigh high standard unspecified
    UIImage.JournalingSuggestionContent
    UIImage.RenderingMode		alwaysOriginal alwaysTemplate automatic
    UIImage.SymbolConfiguration		configurationWithoutPointSizeAndWeight configurationWithoutScale configurationWithoutTextStyle
    UIImage.SymbolConfiguration		configurationWithoutWeight isEqual preferringMonochrome preferringMulticolor unspecified
    UIImage.SymbolScale
    UIImage.SymbolWeight
    UIImagePickerController
    UIImagePickerControllerDelegate
    UIImageView		addSymbolEffect animationDuration animationImages animationRepeatCount highlightedAnimationImages
    UIImageView		highlightedImage image imageDynamicRange isAnimating isHighlighted isUserInteractionEnabled
    UIImageView		preferredImageDynamicRange preferredSymbolConfiguration removeAllSymbolEffects removeSymbolEffect
    UIImageView		setSymbolImage startAnimating stopAnimating tintColor
    UIIndirectScribbleInteraction
    UIInputSuggestion
    UIInteraction		didMove view willMove
    UIInterfaceOrientation		isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIInterfaceOrientationMask		all allButUpsideDown landscape landscapeLeft landscapeRight portrait portraitUpsideDown
    UIItemProviderPresentationSizeProviding		preferredPresentationSizeForItemProvider
    UIItemProviderReadingAugmentationProviding		object
    UIKeyInput		deleteBackward hasText insertText
    UIKeyModifierFlags		alphaShift alternate command control numericPad shift
    UIKeyboardAppearance		alert dark default light
    UIKeyboardHIDUsage		keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA
    UIKeyboardHIDUsage		keyboardAgain keyboardAlphanumericSwitch keyboardAlternateErase keyboardApplication keyboardB
    UIKeyboardHIDUsage		keyboardBackslash keyboardC keyboardCancel keyboardCapsLock keyboardClear keyboardClearOrAgain
    UIKeyboardHIDUsage		keyboardCloseBracket keyboardComma keyboardCopy keyboardCrSelOrProps keyboardCut keyboardD
    UIKeyboardHIDUsage		keyboardDeleteForward keyboardDeleteOrBackspace keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign
    UIKeyboardHIDUsage		keyboardErrorRollOver keyboardErrorUndefined keyboardEscape keyboardExSel keyboardExecute keyboardF keyboardF1
    UIKeyboardHIDUsage		keyboardF10 keyboardF11 keyboardF12 keyboardF13 keyboardF14 keyboardF15 keyboardF16 keyboardF17 keyboardF18
    UIKeyboardHIDUsage		keyboardF19 keyboardF2 keyboardF20 keyboardF21 keyboardF22 keyboardF23 keyboardF24 keyboardF3 keyboardF4
    UIKeyboardHIDUsage		keyboardF5 keyboardF6 keyboardF7 keyboardF8 keyboardF9 keyboardFind keyboardG keyboardGraveAccentAndTilde
    UIKeyboardHIDUsage		keyboardH keyboardHangul keyboardHanja keyboardHelp keyboardHiragana keyboardHome keyboardHyphen keyboardI
    UIKeyboardHIDUsage		keyboardInsert keyboardInternational1 keyboardInternational2 keyboardInternational3 keyboardInternational4
    UIKeyboardHIDUsage		keyboardInternational5 keyboardInternational6 keyboardInternational7 keyboardInternational8
    UIKeyboardHIDUsage		keyboardInternational9 keyboardJ keyboardK keyboardKanaSwitch keyboardKatakana keyboardL keyboardLANG1
    UIKeyboardHIDUsage		keyboardLANG2 keyboardLANG3 keyboardLANG4 keyboardLANG5 keyboardLANG6 keyboardLANG7 keyboardLANG8
    UIKeyboardHIDUsage		keyboardLANG9 keyboardLeftAlt keyboardLeftArrow keyboardLeftControl keyboardLeftGUI keyboardLeftShift
    UIKeyboardHIDUsage		keyboardLockingCapsLock keyboardLockingNumLock keyboardLockingScrollLock keyboardM keyboardMenu keyboardMute
    UIKeyboardHIDUsage		keyboardN keyboardNonUSBackslash keyboardNonUSPound keyboardO keyboardOpenBracket keyboardOper keyboardOut
    UIKeyboardHIDUsage		keyboardP keyboardPOSTFail keyboardPageDown keyboardPageUp keyboardPaste keyboardPause keyboardPeriod
    UIKeyboardHIDUsage		keyboardPower keyboardPrintScreen keyboardPrior keyboardQ keyboardQuote keyboardR keyboardReturn
    UIKeyboardHIDUsage		keyboardReturnOrEnter keyboardRightAlt keyboardRightArrow keyboardRightControl keyboardRightGUI
    UIKeyboardHIDUsage		keyboardRightShift keyboardS keyboardScrollLock keyboardSelect keyboardSemicolon keyboardSeparator
    UIKeyboardHIDUsage		keyboardSlash keyboardSpacebar keyboardStop keyboardSysReqOrAttention keyboardT keyboardTab keyboardU
    UIKeyboardHIDUsage		keyboardUndo keyboardUpArrow keyboardV keyboardVolumeDown keyboardVolumeUp keyboardW keyboardX keyboardY
    UIKeyboardHIDUsage		keyboardZ keyboardZenkakuHankakuKanji keyboard_Reserved keypad0 keypad1 keypad2 keypad3 keypad4 keypad5
    UIKeyboardHIDUsage		keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadComma keypadEnter keypadEqualSign keypadEqualSignAS400
    UIKeyboardHIDUsage		keypadHyphen keypadNumLock keypadPeriod keypadPlus keypadSlash
    UIKeyboardType		URL alphabet asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad
    UIKeyboardType		numbersAndPunctuation phonePad twitter webSearch
    UILabel		adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText baselineAdjustment drawText font
    UILabel		highlightedTextColor isEnabled isHighlighted isUserInteractionEnabled lineBreakMode lineBreakStrategy
    UILabel		minimumScaleFactor numberOfLines preferredMaxLayoutWidth preferredVibrancy shadowColor shadowOffset
    UILabel		showsExpansionTextWhenTruncated text textAlignment textColor textRect
    UILabelVibrancy		automatic none
    UILargeContentViewerInteraction
    UILayoutGuide		bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout hasAmbiguousLayout heightAnchor identifier
    UILayoutGuide		layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
    UILayoutGuideAspectFitting		aspectRatio
    UILayoutPriority		defaultHigh defaultLow fittingSizeLevel required
    UILayoutSupport		bottomAnchor heightAnchor length topAnchor
    UILegibilityWeight		bold regular unspecified
    UILetterformAwareAdjusting		sizingRule
    UILetterformAwareSizingRule		oversize typographic
    UIListContentConfiguration		accompaniedSidebarCell accompaniedSidebarSubtitleCell alpha attributedText
    UIListContentConfiguration		axesPreservingSuperviewLayoutMargins cell directionalLayoutMargins extraProminentInsetGroupedHeader footer
    UIListContentConfiguration		groupedFooter groupedHeader header image imageProperties imageToTextPadding plainFooter plainHeader
    UIListContentConfiguration		prefersSideBySideTextAndSecondaryText prominentInsetGroupedHeader secondaryAttributedText secondaryText
    UIListContentConfiguration		secondaryTextProperties sidebarCell sidebarHeader sidebarSubtitleCell subtitleCell text textProperties
    UIListContentConfiguration		textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding valueCell
    UIListContentConfiguration.ImageProperties		accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration reservedLayoutSize
    UIListContentConfiguration.ImageProperties		resolvedStrokeColor resolvedTintColor standardDimension strokeColor strokeColorTransformer strokeWidth
    UIListContentConfiguration.ImageProperties		tintColor tintColorTransformer
    UIListContentConfiguration.TextProperties		adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation
    UIListContentConfiguration.TextProperties		color colorTransformer font lineBreakMode minimumScaleFactor numberOfLines resolvedColor
    UIListContentConfiguration.TextProperties		showsExpansionTextWhenTruncated transform
    UIListContentConfiguration.TextProperties.TextAlignment		center justified natural
    UIListContentConfiguration.TextProperties.TextTransform		capitalized lowercase none uppercase
    UIListContentView		imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
    UIListEnvironment		grouped insetGrouped none plain sidebar sidebarPlain unspecified
    UIListSeparatorConfiguration		automaticInsets bottomSeparatorInsets bottomSeparatorVisibility color multipleSelectionColor
    UIListSeparatorConfiguration		topSeparatorInsets topSeparatorVisibility visualEffect
    UIListSeparatorConfiguration.Visibility		automatic hidden visible
    UILocalNotification
    UILocalizedIndexedCollation		current section sectionIndexTitles sectionTitles sortedArray
    UILongPressGestureRecognizer		allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
    UILookToDictateCapable		isLookToDictateEnabled
    UIManagedDocument		additionalContent configurePersistentStoreCoordinator managedObjectContext managedObjectModel
    UIManagedDocument		modelConfiguration persistentStoreName persistentStoreOptions persistentStoreType readAdditionalContent
    UIManagedDocument		writeAdditionalContent
    UIMarkupTextPrintFormatter
    UIMenu		children displayPreferences identifier options preferredElementSize replacingChildren selectedElements
    UIMenu.ElementSize		automatic large medium small
    UIMenu.Identifier		about alignment application autoFill bringAllToFront close document edit file find font format fullscreen help
    UIMenu.Identifier		hide learn lookup minimizeAndZoom newScene open openRecent preferences print quit replace root services share
    UIMenu.Identifier		sidebar speech spelling spellingOptions spellingPanel standardEdit substitutionOptions substitutions
    UIMenu.Identifier		substitutionsPanel text textColor textSize textStyle textStylePasteboard toolbar transformations undoRedo view
    UIMenu.Identifier		window writingDirection
    UIMenu.Options		destructive displayAsPalette displayInline singleSelection
    UIMenuBuilder		action command insertChild insertSibling menu remove replace replaceChildren system
    UIMenuController		arrowDirection didHideMenuNotification didShowMenuNotification hideMenu isMenuVisible menuFrame
    UIMenuController		menuFrameDidChangeNotification menuItems setMenuVisible setTargetRect shared showMenu update
    UIMenuController		willHideMenuNotification willShowMenuNotification
    UIMenuController.ArrowDirection		default down left right up
    UIMenuDisplayPreferences		maximumNumberOfTitleLines
    UIMenuElement		image subtitle title
    UIMenuElement.Attributes		destructive disabled hidden keepsMenuPresented
    UIMenuElement.State		mixed off on
    UIMenuItem		action title
    UIMenuLeaf		attributes discoverabilityTitle image performWithSender presentationSourceItem selectedImage sender state
    UIMenuLeaf		title
    UIMenuSystem		context main setNeedsRebuild setNeedsRevalidate
    UIMessageConversationContext		isJunk
    UIMessageConversationContext.MessageEntry
    UIModalPresentationStyle		automatic currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
    UIModalTransitionStyle		coverVertical crossDissolve flipHorizontal partialCurl
    UIMutableApplicationShortcutItem		icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo
    UIMutableTraits		accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability horizontalSizeClass
    UIMutableTraits		imageDynamicRange layoutDirection legibilityWeight listEnvironment preferredContentSizeCategory
    UIMutableTraits		sceneCaptureState toolbarItemPresentationSize typesettingLanguage userInterfaceIdiom userInterfaceLevel
    UIMutableTraits		userInterfaceStyle verticalSizeClass
    UIMutableUserNotificationAction
    UINavigationBar		backIndicatorImage backIndicatorTransitionMaskImage backItem backgroundImage barStyle barTintColor
    UINavigationBar		behavioralStyle compactAppearance compactScrollEdgeAppearance currentNSToolbarSection delegate isTranslucent
    UINavigationBar		items largeTitleTextAttributes popItem preferredBehavioralStyle prefersLargeTitles pushItem
    UINavigationBar		scrollEdgeAppearance setBackgroundImage setItems setTitleVerticalPositionAdjustment shadowImage
    UINavigationBar		standardAppearance tintColor titleTextAttributes titleVerticalPositionAdjustment topItem
    UINavigationBar.NSToolbarSection		content none sidebar supplementary
    UINavigationBarAppearance		backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance
    UINavigationBarAppearance		largeTitleTextAttributes setBackIndicatorImage titlePositionAdjustment titleTextAttributes
    UINavigationBarDelegate		navigationBar navigationBarNSToolbarSection
    UINavigationController		barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate hideShowBarDuration hidesBarsOnSwipe
    UINavigationController		hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact interactivePopGestureRecognizer
    UINavigationController		isNavigationBarHidden isToolbarHidden navigationBar popToRootViewController popToViewController
    UINavigationController		popViewController pushViewController setNavigationBarHidden setToolbarHidden setViewControllers show toolbar
    UINavigationController		topViewController viewControllers visibleViewController
    UINavigationController.Operation		none pop push
    UINavigationControllerDelegate		navigationController navigationControllerPreferredInterfaceOrientationForPresentation
    UINavigationControllerDelegate		navigationControllerSupportedInterfaceOrientations
    UINavigationItem		additionalOverflowItems backAction backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups
    UINavigationItem		compactAppearance compactScrollEdgeAppearance customizationIdentifier documentProperties hidesBackButton
    UINavigationItem		hidesSearchBarWhenScrolling largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems
    UINavigationItem		leftItemsSupplementBackButton overflowPresentationSource pinnedTrailingGroup preferredSearchBarPlacement
    UINavigationItem		prompt renameDelegate rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchBarPlacement
    UINavigationItem		searchController setHidesBackButton setLeftBarButton setLeftBarButtonItems setRightBarButton
    UINavigationItem		setRightBarButtonItems standardAppearance style title titleMenuProvider titleView trailingItemGroups
    UINavigationItem.BackButtonDisplayMode		default generic minimal
    UINavigationItem.ItemStyle		browser editor navigator
    UINavigationItem.LargeTitleDisplayMode		always automatic inline never
    UINavigationItem.SearchBarPlacement		automatic inline stacked
    UINavigationItemRenameDelegate		navigationItem navigationItemShouldBeginRenaming
    UINib
    UIObjectRestoration		object
    UIPageControl		allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorImage
    UIPageControl		currentPageIndicatorTintColor defersCurrentPageDisplay direction hidesForSinglePage indicatorImage
    UIPageControl		interactionState numberOfPages pageIndicatorTintColor preferredCurrentPageIndicatorImage
    UIPageControl		preferredIndicatorImage progress setCurrentPageIndicatorImage setIndicatorImage size updateCurrentPageDisplay
    UIPageControl.BackgroundStyle		automatic minimal prominent
    UIPageControl.Direction		bottomToTop leftToRight natural rightToLeft topToBottom
    UIPageControl.InteractionState		continuous discrete none
    UIPageControlProgress		currentProgress delegate isProgressVisible
    UIPageControlProgressDelegate		pageControlProgress pageControlProgressVisibilityDidChange
    UIPageControlTimerProgress		delegate duration isRunning pauseTimer preferredDuration resetsToInitialPageAfterEnd resumeTimer setDuration
    UIPageControlTimerProgressDelegate		pageControlTimerProgress pageControlTimerProgressDidChange
    UIPanGestureRecognizer		allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches setTranslation translation velocity
    UIPasteControl
    UIPasteboard		addItems changeCount changedNotification changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey color
    UIPasteboard		colors contains data detectPatterns detectValues detectedPatterns detectedValues general hasColors hasImages
    UIPasteboard		hasStrings hasURLs image images isPersistent itemProviders itemSet items name numberOfItems remove
    UIPasteboard		removedNotification setData setItemProviders setItems setObjects setPersistent setValue string strings
    UIPasteboard		typeAutomatic typeListColor typeListImage typeListString typeListURL types url urls value values
    UIPasteboard		withUniqueName
    UIPasteboard.DetectedValues		calendarEvents emailAddresses flightNumbers links moneyAmounts number patterns phoneNumbers postalAddresses
    UIPasteboard.DetectedValues		probableWebSearch probableWebURL shipmentTrackingNumbers
    UIPasteboard.DetectionPattern		number probableWebSearch probableWebURL
    UIPasteboard.Name		general
    UIPasteboard.OptionsKey		expirationDate localOnly
    UIPencilInteraction
    UIPercentDrivenInteractiveTransition		cancel completionCurve completionSpeed duration finish pause percentComplete timingCurve update
    UIPercentDrivenInteractiveTransition		wantsInteractiveStart
    UIPickerView		dataSource delegate numberOfComponents numberOfRows reloadAllComponents reloadComponent rowSize selectRow
    UIPickerView		selectedRow showsSelectionIndicator view
    UIPickerViewAccessibilityDelegate		pickerView
    UIPickerViewDataSource		numberOfComponents pickerView
    UIPickerViewDelegate		pickerView
    UIPinchGestureRecognizer		scale velocity
    UIPopoverArrowDirection		any down left right unknown up
    UIPopoverController		arrowDirection backgroundColor backgroundViewClass contentSize contentViewController delegate dismiss
    UIPopoverController		isPopoverVisible layoutMargins passthroughViews present setContentSize setContentView
    UIPopoverControllerDelegate		popoverController popoverControllerDidDismissPopover popoverControllerShouldDismissPopover
    UIPopoverPresentationController		adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect
    UIPopoverPresentationController		delegate passthroughViews permittedArrowDirections popoverBackgroundViewClass popoverLayoutMargins sourceItem
    UIPopoverPresentationController		sourceRect sourceView
    UIPopoverPresentationControllerDelegate		popoverPresentationController popoverPresentationControllerDidDismissPopover
    UIPopoverPresentationControllerDelegate		popoverPresentationControllerShouldDismissPopover prepareForPopoverPresentation
    UIPopoverPresentationControllerSourceItem		frame
    UIPresentationController		adaptivePresentationStyle containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews
    UIPresentationController		delegate dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView
    UIPresentationController		overrideTraitCollection presentationStyle presentationTransitionDidEnd presentationTransitionWillBegin
    UIPresentationController		presentedView presentedViewController presentingViewController shouldPresentInFullscreen
    UIPresentationController		shouldRemovePresentersView traitOverrides
    UIPreviewAction
    UIPreviewActionItem
    UIPreviewParameters		backgroundColor shadowPath visiblePath
    UIPreviewTarget		center container transform
    UIPrintFormatter
    UIPrintInfo
    UIPrintInteractionController
    UIPrintPageRenderer
    UIPrintPaper
    UIPrinter
    UIPrinterPickerController
    UIProgressView		observedProgress progress progressImage progressTintColor progressViewStyle setProgress trackImage
    UIProgressView		trackTintColor
    UIProgressView.Style		bar default
    UIPushBehavior
    UIRectEdge		all bottom left right top
    UIReferenceLibraryViewController
    UIRefreshControl		attributedTitle beginRefreshing endRefreshing isRefreshing tintColor
    UIRegion
    UIRemoteNotificationType		alert badge newsstandContentAvailability sound
    UIResponder		activityItemsConfiguration becomeFirstResponder buildMenu canBecomeFirstResponder canPerformAction
    UIResponder		canResignFirstResponder captureTextFromCamera clearTextInputContextIdentifier editingInteractionConfiguration
    UIResponder		inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController
    UIResponder		isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
    UIResponder		keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
    UIResponder		keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey
    UIResponder		keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification motionBegan
    UIResponder		motionCancelled motionEnded next pressesBegan pressesCancelled pressesChanged pressesEnded reloadInputViews
    UIResponder		remoteControlReceived resignFirstResponder restoreUserActivityState target textInputContextIdentifier
    UIResponder		textInputMode touchesBegan touchesCancelled touchesEnded touchesEstimatedPropertiesUpdated touchesMoved
    UIResponder		undoManager updateUserActivityState userActivity validate
    UIReturnKeyType		continue default done emergencyCall go google join next route search send yahoo
    UIRotationGestureRecognizer		rotation velocity
    UIScene		activationConditions activationState completeStateRestoration delegate didActivateNotification
    UIScene		didDisconnectNotification didEnterBackgroundNotification extendStateRestoration open pointerLockState session
    UIScene		subtitle systemProtectionDidChangeNotification systemProtectionManager title willConnectNotification
    UIScene		willDeactivateNotification willEnterForegroundNotification
    UIScene.ActivationRequestOptions		requestingScene
    UIScene.ActivationState		background foregroundActive foregroundInactive unattached
    UIScene.ConnectionOptions		cloudKitShareMetadata credentialSessionEvent gameControllerActivationContext handoffUserActivityType
    UIScene.ConnectionOptions		marketplaceDisplayOption nfcEvent notificationResponse shortcutItem sourceApplication urlContexts
    UIScene.ConnectionOptions		userActivities
    UIScene.OpenExternalURLOptions		eventAttribution universalLinksOnly
    UIScene.OpenURLOptions		annotation eventAttribution openInPlace sourceApplication
    UIScene.SystemProtectionManager		isUserAuthenticationEnabled
    UISceneConfiguration		delegateClass name role sceneClass storyboard
    UISceneDelegate		scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground
    UISceneDelegate		sceneWillResignActive stateRestorationActivity
    UISceneError		errorDomain geometryRequestDenied geometryRequestUnsupported multipleScenesNotSupported requestDenied
    UISceneError.Code		geometryRequestDenied geometryRequestUnsupported multipleScenesNotSupported requestDenied
    UISceneSizeRestrictions		allowsFullScreen maximumSize minimumSize
    UIScreen		applicationFrame availableModes bounds brightness brightnessDidChangeNotification calibratedLatency
    UIScreen		capturedDidChangeNotification coordinateSpace currentEDRHeadroom currentMode didConnectNotification
    UIScreen		didDisconnectNotification displayLink fixedCoordinateSpace focusedItem focusedView isCaptured main
    UIScreen		maximumFramesPerSecond mirrored modeDidChangeNotification nativeBounds nativeScale overscanCompensation
    UIScreen		overscanCompensationInsets potentialEDRHeadroom preferredMode referenceDisplayModeStatus
    UIScreen		referenceDisplayModeStatusDidChangeNotification scale screens snapshotView supportsFocus wantsSoftwareDimming
    UIScreen.OverscanCompensation		insetApplicationFrame insetBounds none scale
    UIScreen.ReferenceDisplayModeStatus		enabled limited notEnabled notSupported
    UIScreenEdgePanGestureRecognizer		edges
    UIScreenMode		pixelAspectRatio size
    UIScribbleInteraction
    UIScrollType		continuous discrete
    UIScrollTypeMask		all continuous discrete
    UIScrollView		adjustedContentInset adjustedContentInsetDidChange allowsKeyboardScrolling alwaysBounceHorizontal
    UIScrollView		alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally bouncesVertically
    UIScrollView		bouncesZoom canCancelContentTouches contentAlignmentPoint contentInset contentInsetAdjustmentBehavior
    UIScrollView		contentLayoutGuide contentOffset contentSize decelerationRate delaysContentTouches delegate
    UIScrollView		directionalPressGestureRecognizer flashScrollIndicators frameLayoutGuide horizontalScrollIndicatorInsets
    UIScrollView		indexDisplayMode indicatorStyle isDecelerating isDirectionalLockEnabled isDragging isPagingEnabled
    UIScrollView		isScrollAnimating isScrollEnabled isTracking isZoomAnimating isZoomBouncing isZooming keyboardDismissMode
    UIScrollView		maximumZoomScale minimumZoomScale panGestureRecognizer pinchGestureRecognizer refreshControl
    UIScrollView		scrollIndicatorInsets scrollRectToVisible scrollsToTop setContentOffset setZoomScale
    UIScrollView		showsHorizontalScrollIndicator showsVerticalScrollIndicator stopScrollingAndZooming touchesShouldBegin
    UIScrollView		touchesShouldCancel transfersHorizontalScrollingToParent transfersVerticalScrollingToParent
    UIScrollView		verticalScrollIndicatorInsets withScrollIndicatorsShown zoom zoomScale
    UIScrollView.ContentInsetAdjustmentBehavior		always automatic never scrollableAxes
    UIScrollView.DecelerationRate		fast normal
    UIScrollView.IndicatorStyle		black default white
    UIScrollView.KeyboardDismissMode		interactive interactiveWithAccessory none onDrag onDragWithAccessory
    UIScrollViewAccessibilityDelegate		accessibilityAttributedScrollStatus accessibilityScrollStatus
    UIScrollViewDelegate		scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
    UIScrollViewDelegate		scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop
    UIScrollViewDelegate		scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    UIScrollViewDelegate		scrollViewWillBeginZooming scrollViewWillEndDragging viewForZooming
    UISearchBar		backgroundImage barStyle barTintColor delegate image inputAccessoryView inputAssistantItem isEnabled
    UISearchBar		isLookToDictateEnabled isSearchResultsButtonSelected isTranslucent placeholder positionAdjustment prompt
    UISearchBar		scopeBarBackgroundImage scopeBarButtonBackgroundImage scopeBarButtonDividerImage
    UISearchBar		scopeBarButtonTitleTextAttributes scopeButtonTitles searchBarStyle searchFieldBackgroundImage
    UISearchBar		searchFieldBackgroundPositionAdjustment searchTextField searchTextPositionAdjustment selectedScopeButtonIndex
    UISearchBar		setBackgroundImage setImage setPositionAdjustment setScopeBarButtonBackgroundImage
    UISearchBar		setScopeBarButtonDividerImage setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage
    UISearchBar		setShowsCancelButton setShowsScope showsBookmarkButton showsCancelButton showsScopeBar
    UISearchBar		showsSearchResultsButton text tintColor
    UISearchBar.Icon		bookmark clear resultsList search
    UISearchBar.Style		default minimal prominent
    UISearchBarDelegate		searchBar searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarResultsListButtonClicked
    UISearchBarDelegate		searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing
    UISearchBarDelegate		searchBarTextDidBeginEditing searchBarTextDidEndEditing
    UISearchContainerViewController		searchController
    UISearchController		automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
    UISearchController		dimsBackgroundDuringPresentation hidesNavigationBarDuringPresentation
    UISearchController		ignoresSearchSuggestionsForSearchBarPlacementStacked isActive obscuresBackgroundDuringPresentation
    UISearchController		scopeBarActivation searchBar searchBarPlacement searchResultsController searchResultsUpdater searchSuggestions
    UISearchController		showsSearchResultsController
    UISearchController.ScopeBarActivation		automatic manual onSearchActivation onTextEntry
    UISearchControllerDelegate		didDismissSearchController didPresentSearchController presentSearchController searchController
    UISearchControllerDelegate		willDismissSearchController willPresentSearchController
    UISearchDisplayController		delegate displaysSearchBarInNavigationBar isActive navigationItem searchBar searchContentsController
    UISearchDisplayController		searchResultsDataSource searchResultsDelegate searchResultsTableView searchResultsTitle setActive
    UISearchDisplayDelegate		searchDisplayController searchDisplayControllerDidBeginSearch searchDisplayControllerDidEndSearch
    UISearchDisplayDelegate		searchDisplayControllerWillBeginSearch searchDisplayControllerWillEndSearch
    UISearchResultsUpdating		updateSearchResults
    UISearchSuggestion		iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion representedObject
    UISearchSuggestionItem		iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion representedObject
    UISearchTab
    UISearchTextField		allowsCopyingTokens allowsDeletingTokens insertToken positionOfToken removeToken replaceTextualPortion
    UISearchTextField		searchSuggestions textualRange tokenBackgroundColor tokens
    UISearchTextFieldDelegate		searchTextField
    UISearchTextFieldPasteItem		setSearchTokenResult
    UISearchToken		representedObject
    UISegmentedControl		actionForSegment apportionsSegmentWidthsByContent backgroundImage contentOffsetForSegment
    UISegmentedControl		contentPositionAdjustment dividerImage imageForSegment insertSegment isEnabledForSegment isMomentary noSegment
    UISegmentedControl		numberOfSegments removeAllSegments removeSegment segmentIndex selectedSegmentIndex selectedSegmentTintColor
    UISegmentedControl		setAction setBackgroundImage setContentOffset setContentPositionAdjustment setDividerImage setEnabled setImage
    UISegmentedControl		setTitle setTitleTextAttributes setWidth titleForSegment titleTextAttributes widthForSegment
    UISegmentedControl.Segment		alone any center left right
    UISemanticContentAttribute		forceLeftToRight forceRightToLeft playback spatial unspecified
    UIShadowProperties		color offset opacity path radius
    UISheetPresentationController		animateChanges delegate detents invalidateDetents largestUndimmedDetentIdentifier preferredCornerRadius
    UISheetPresentationController		prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing
    UISheetPresentationController		prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier sourceView
    UISheetPresentationController		widthFollowsPreferredContentSizeWhenEdgeAttached
    UISheetPresentationController.Detent		custom identifier large medium resolvedValue
    UISheetPresentationController.Detent.Identifier		large medium
    UISheetPresentationControllerDelegate		sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UISheetPresentationControllerDetentResolutionContext		containerTraitCollection maximumDetentValue
    UISimpleTextPrintFormatter
    UISlider		behavioralStyle currentMaximumTrackImage currentMinimumTrackImage currentThumbImage isContinuous
    UISlider		maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage maximumValueImageRect minimumTrackImage
    UISlider		minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect preferredBehavioralStyle
    UISlider		setMaximumTrackImage setMinimumTrackImage setThumbImage setValue thumbImage thumbRect thumbTintColor trackRect
    UISlider		value
    UISnapBehavior
    UISplitViewController		automaticDimension delegate displayMode displayModeButtonItem displayModeButtonVisibility hide isCollapsed
    UISplitViewController		maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumPrimaryColumnWidth
    UISplitViewController		minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth
    UISplitViewController		preferredPrimaryColumnWidthFraction preferredSplitBehavior preferredSupplementaryColumnWidth
    UISplitViewController		preferredSupplementaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryColumnWidth
    UISplitViewController		primaryEdge setViewController show showDetailViewController showsSecondaryOnlyButton splitBehavior style
    UISplitViewController		supplementaryColumnWidth viewController viewControllers
    UISplitViewController.BackgroundStyle		none sidebar
    UISplitViewController.Column		compact primary secondary supplementary
    UISplitViewController.DisplayMode		allVisible automatic oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly
    UISplitViewController.DisplayMode		twoBesideSecondary twoDisplaceSecondary twoOverSecondary
    UISplitViewController.DisplayModeButtonVisibility		always automatic never
    UISplitViewController.PrimaryEdge		leading trailing
    UISplitViewController.SplitBehavior		automatic displace overlay tile
    UISplitViewController.Style		doubleColumn tripleColumn unspecified
    UISplitViewControllerDelegate		primaryViewController splitViewController splitViewControllerDidCollapse splitViewControllerDidExpand
    UISplitViewControllerDelegate		splitViewControllerInteractivePresentationGestureDidEnd
    UISplitViewControllerDelegate		splitViewControllerInteractivePresentationGestureWillBegin
    UISplitViewControllerDelegate		splitViewControllerPreferredInterfaceOrientationForPresentation
    UISplitViewControllerDelegate		splitViewControllerSupportedInterfaceOrientations targetDisplayModeForAction
    UISpringLoadedInteraction
    UISpringTimingParameters		initialVelocity
    UIStackView		addArrangedSubview alignment arrangedSubviews axis customSpacing distribution insertArrangedSubview
    UIStackView		isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement removeArrangedSubview setCustomSpacing
    UIStackView		spacing spacingUseDefault spacingUseSystem
    UIStackView.Alignment		bottom center fill firstBaseline lastBaseline leading top trailing
    UIStackView.Distribution		equalCentering equalSpacing fill fillEqually fillProportionally
    UIStateRestoring
    UIStatusBarAnimation		fade none slide
    UIStatusBarManager		isStatusBarHidden statusBarFrame statusBarStyle
    UIStatusBarStyle		darkContent default lightContent
    UIStepper		autorepeat backgroundImage decrementImage dividerImage incrementImage isContinuous maximumValue minimumValue
    UIStepper		setBackgroundImage setDecrementImage setDividerImage setIncrementImage stepValue value wraps
    UIStoryboard
    UIStoryboardSegue
    UIStoryboardUnwindSegueSource
    UISwipeActionsConfiguration		actions performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer		direction numberOfTouchesRequired
    UISwipeGestureRecognizer.Direction		down left right up
    UISwitch		isOn offImage onImage onTintColor preferredStyle setOn style thumbTintColor title
    UISwitch.Style		automatic checkbox sliding
    UISymbolEffectCompletion
    UISymbolEffectCompletionContext		effect isFinished sender
    UITab		allowsHiding badgeValue hasVisiblePlacement identifier image isEnabled isHidden isHiddenByDefault
    UITab		managingTabGroup parent preferredPlacement subtitle tabBarController title userInfo viewController
    UITab.Placement		automatic default fixed movable optional pinned sidebarOnly
    UITabBar		backgroundImage barStyle barTintColor beginCustomizingItems delegate endCustomizing isCustomizing
    UITabBar		isTranslucent itemPositioning itemSpacing itemWidth items scrollEdgeAppearance selectedImageTintColor
    UITabBar		selectedItem selectionIndicatorImage setItems shadowImage standardAppearance tintColor unselectedItemTintColor
    UITabBar.ItemPositioning
    UITabBarAppearance		compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage selectionIndicatorTintColor
    UITabBarAppearance		stackedItemPositioning stackedItemSpacing stackedItemWidth stackedLayoutAppearance
    UITabBarController		compactTabIdentifiers customizableViewControllers customizationIdentifier delegate isTabBarHidden mode
    UITabBarController		moreNavigationController selectedIndex selectedTab selectedViewController setTabBarHidden setTabs
    UITabBarController		setViewControllers sidebar tab tabBar tabs viewControllers
    UITabBarController.Mode		automatic tabBar tabSidebar
    UITabBarController.Sidebar		bottomBarView delegate footerContentConfiguration headerContentConfiguration isHidden navigationOverflowItems
    UITabBarController.Sidebar		preferredLayout reconfigureItem scroll
    UITabBarController.Sidebar.Animating		addAnimations addCompletion
    UITabBarController.Sidebar.Delegate		tabBarController
    UITabBarController.Sidebar.Layout		automatic overlap tile
    UITabBarController.Sidebar.ScrollTarget		footer header tab
    UITabBarControllerDelegate		tabBarController tabBarControllerDidEndEditing tabBarControllerPreferredInterfaceOrientationForPresentation
    UITabBarControllerDelegate		tabBarControllerSupportedInterfaceOrientations tabBarControllerWillBeginEditing
    UITabBarDelegate		tabBar
    UITabBarItem		badgeColor badgeTextAttributes badgeValue scrollEdgeAppearance selectedImage setBadgeTextAttributes
    UITabBarItem		standardAppearance titlePositionAdjustment
    UITabBarItem.SystemItem		bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents search topRated
    UITabBarItemAppearance		configureWithDefault copy disabled focused normal selected
    UITabBarItemAppearance.Style		compactInline inline stacked
    UITabBarItemStateAppearance		badgeBackgroundColor badgePositionAdjustment badgeTextAttributes badgeTitlePositionAdjustment iconColor
    UITabBarItemStateAppearance		titlePositionAdjustment titleTextAttributes
    UITabGroup		allowsReordering children defaultChildIdentifier displayOrder displayOrderIdentifiers
    UITabGroup		managingNavigationController selectedChild sidebarActions sidebarAppearance tab
    UITabGroup.SidebarAppearance		automatic inline rootSection
    UITabSidebarItem		accessories backgroundConfiguration configurationState content contentConfiguration
    UITabSidebarItem		defaultBackgroundConfiguration defaultContentConfiguration
    UITabSidebarItem.Content		action tab
    UITabSidebarItem.Request		content
    UITableView		allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
    UITableView		allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates cellForRow
    UITableView		cellLayoutMarginsFollowReadableWidth contentHuggingElements contextMenuInteraction dataSource delegate
    UITableView		deleteRows deleteSections dequeueReusableCell dequeueReusableHeaderFooterView deselectRow dragDelegate
    UITableView		dragInteractionEnabled dropDelegate endUpdates estimatedRowHeight estimatedSectionFooterHeight
    UITableView		estimatedSectionHeaderHeight fillerRowHeight footerView hasActiveDrag hasActiveDrop hasUncommittedUpdates
    UITableView		headerView indexPath indexPathForRow indexPathForSelectedRow indexPathsForRows indexPathsForSelectedRows
    UITableView		indexPathsForVisibleRows indexSearch insertRows insertSections insetsContentViewsToSafeArea isEditing
    UITableView		isPrefetchingEnabled moveRow moveSection numberOfRows numberOfSections performBatchUpdates prefetchDataSource
    UITableView		reconfigureRows rect rectForFooter rectForHeader rectForRow register reloadData reloadRows
    UITableView		reloadSectionIndexTitles reloadSections remembersLastFocusedIndexPath rowHeight scrollToNearestSelectedRow
    UITableView		scrollToRow sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor
    UITableView		sectionIndexColor sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow
    UITableView		selectionDidChangeNotification selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect
    UITableView		separatorInset separatorInsetReference separatorStyle setEditing style tableFooterView tableHeaderView
    UITableView		visibleCells
    UITableView.RowAnimation		automatic bottom fade left middle none right top
    UITableView.ScrollPosition		bottom middle none top
    UITableView.SelfSizingInvalidation		disabled enabled enabledIncludingConstraints
    UITableView.SeparatorInsetReference		fromAutomaticInsets fromCellEdges
    UITableView.Style		grouped insetGrouped plain
    UITableViewCell		accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
    UITableViewCell		automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView configurationState
    UITableViewCell		configurationUpdateHandler contentConfiguration contentView defaultBackgroundConfiguration
    UITableViewCell		defaultContentConfiguration detailTextLabel didTransition dragStateDidChange editingAccessoryType
    UITableViewCell		editingAccessoryView editingStyle focusStyle imageView indentationLevel indentationWidth isEditing
    UITableViewCell		isHighlighted isSelected multipleSelectionBackgroundView prepareForReuse reuseIdentifier
    UITableViewCell		selectedBackgroundView selectionStyle separatorInset setEditing setHighlighted setNeedsUpdateConfiguration
    UITableViewCell		setSelected shouldIndentWhileEditing showingDeleteConfirmation showsReorderControl textLabel
    UITableViewCell		updateConfiguration userInteractionEnabledWhileDragging willTransition
    UITableViewCell.AccessoryType		checkmark detailButton detailDisclosureButton disclosureIndicator none
    UITableViewCell.CellStyle		default subtitle value1 value2
    UITableViewCell.ConfigurationUpdateHandler
    UITableViewCell.DragState		dragging lifting none
    UITableViewCell.EditingStyle		delete insert none
    UITableViewCell.FocusStyle		custom default
    UITableViewCell.SelectionStyle		blue default gray none
    UITableViewCell.SeparatorStyle		none singleLine singleLineEtched
    UITableViewCell.StateMask		showingDeleteConfirmation showingEditControl
    UITableViewContentHuggingElements		sectionHeaders
    UITableViewController		clearsSelectionOnViewWillAppear refreshControl tableView
    UITableViewDataSource		numberOfSections sectionIndexTitles tableView
    UITableViewDataSourcePrefetching		tableView
    UITableViewDelegate		indexPathForPreferredFocusedView tableView tableViewDidEndMultipleSelectionInteraction
    UITableViewDiffableDataSource		apply applySnapshotUsingReloadData defaultRowAnimation description index indexPath itemIdentifier
    UITableViewDiffableDataSource		sectionIdentifier snapshot
    UITableViewDiffableDataSource.CellProvider
    UITableViewDiffableDataSourceReference		applySnapshot defaultRowAnimation index indexPath itemIdentifier sectionIdentifier snapshot
    UITableViewDiffableDataSourceReferenceCellProvider
    UITableViewDragDelegate		tableView
    UITableViewDropCoordinator		destinationIndexPath drop items proposal session
    UITableViewDropDelegate		tableView
    UITableViewDropItem		dragItem previewSize sourceIndexPath
    UITableViewDropPlaceholder		previewParametersProvider
    UITableViewDropPlaceholderContext		commitInsertion deletePlaceholder dragItem
    UITableViewDropProposal		intent
    UITableViewDropProposal.Intent		automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UITableViewFocusUpdateContext		nextFocusedIndexPath previouslyFocusedIndexPath
    UITableViewHeaderFooterView		automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundConfiguration
    UITableViewHeaderFooterView		backgroundView configurationState configurationUpdateHandler contentConfiguration contentView
    UITableViewHeaderFooterView		defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel prepareForReuse reuseIdentifier
    UITableViewHeaderFooterView		setNeedsUpdateConfiguration textLabel updateConfiguration
    UITableViewHeaderFooterView.ConfigurationUpdateHandler
    UITableViewPlaceholder		cellUpdateHandler
    UITableViewRowAction		backgroundColor backgroundEffect style title
    UITableViewRowAction.Style		default destructive normal
    UITapGestureRecognizer		buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
    UITargetedDragPreview		retargetedPreview
    UITargetedPreview		parameters retargetedPreview size target view
    UITextAlternativeStyle		lowConfidence none
    UITextAttributesConversionHandler
    UITextAutocapitalizationType		allCharacters none sentences words
    UITextAutocorrectionType		default no yes
    UITextChecker
    UITextContentType		URL addressCity addressCityAndState addressState birthdate birthdateDay birthdateMonth birthdateYear
    UITextContentType		cellularEID cellularIMEI countryName creditCardExpiration creditCardExpirationMonth creditCardExpirationYear
    UITextContentType		creditCardFamilyName creditCardGivenName creditCardMiddleName creditCardName creditCardNumber
    UITextContentType		creditCardSecurityCode creditCardType dateTime emailAddress familyName flightNumber fullStreetAddress
    UITextContentType		givenName jobTitle location middleName name namePrefix nameSuffix newPassword nickname oneTimeCode
    UITextContentType		organizationName password postalCode shipmentTrackingNumber streetAddressLine1 streetAddressLine2 sublocality
    UITextContentType		telephoneNumber username
    UITextDirection		layout storage
    UITextDocumentProxy		adjustTextPosition documentContextAfterInput documentContextBeforeInput documentIdentifier documentInputMode
    UITextDocumentProxy		selectedText setMarkedText unmarkText
    UITextField		adjustsFontSizeToFitWidth allowsEditingTextAttributes attributedPlaceholder attributedText background
    UITextField		borderRect borderStyle clearButtonMode clearButtonRect clearsOnBeginEditing clearsOnInsertion
    UITextField		defaultTextAttributes delegate didEndEditingReasonUserInfoKey disabledBackground drawPlaceholder drawText
    UITextField		editingRect font inputAccessoryView inputView interactionState isEditing leftView leftViewMode leftViewRect
    UITextField		minimumFontSize placeholder placeholderRect rightView rightViewMode rightViewRect text textAlignment textColor
    UITextField		textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRect
    UITextField		typingAttributes
    UITextField.BorderStyle		bezel line none roundedRect
    UITextField.DidEndEditingReason		committed
    UITextField.ViewMode		always never unlessEditing whileEditing
    UITextFieldDelegate		textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
    UITextFieldDelegate		textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    UITextGranularity		character document line paragraph sentence word
    UITextInlinePredictionType		default no yes
    UITextLayoutDirection		down left right up
    UITextMathExpressionCompletionType		default no yes
    UITextSmartDashesType		default no yes
    UITextSmartInsertDeleteType		default no yes
    UITextSmartQuotesType		default no yes
    UITextSpellCheckingType		default no yes
    UITextStorageDirection		backward forward
    UITextView		allowedWritingToolsResultOptions allowsEditingTextAttributes attributedText borderStyle clearsOnInsertion
    UITextView		dataDetectorTypes delegate drawTextHighlightBackground findInteraction font inputAccessoryView inputView
    UITextView		interactionState isEditable isFindInteractionEnabled isSelectable isWritingToolsActive layoutManager
    UITextView		linkTextAttributes scrollRangeToVisible selectedRange subclassForWritingToolsCoordinator text textAlignment
    UITextView		textColor textContainer textContainerInset textDidBeginEditingNotification textDidChangeNotification
    UITextView		textDidEndEditingNotification textFormattingConfiguration textHighlightAttributes textLayoutManager
    UITextView		textStorage typingAttributes usesStandardTextScaling writingToolsBehavior writingToolsCoordinator
    UITextView.BorderStyle		none
    UITextViewDelegate		textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing
    UITextViewDelegate		textViewShouldBeginEditing textViewShouldEndEditing textViewWritingToolsDidEnd textViewWritingToolsWillBegin
    UITextWritingDirection
    UITimingCurveProvider		cubicTimingParameters springTimingParameters timingCurveType
    UITimingCurveType		builtin composed cubic spring
    UIToolbar		backgroundImage barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent
    UIToolbar		items scrollEdgeAppearance setBackgroundImage setItems setShadowImage shadowImage standardAppearance tintColor
    UIToolbarAppearance		buttonAppearance doneButtonAppearance
    UIToolbarDelegate
    UITouch		altitudeAngle azimuthAngle azimuthUnitVector estimatedProperties estimatedPropertiesExpectingUpdates
    UITouch		estimationUpdateIndex force gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce
    UITouch		phase preciseLocation precisePreviousLocation previousLocation rollAngle tapCount timestamp type view window
    UITouch.Phase		began cancelled ended moved regionEntered regionExited regionMoved stationary
    UITouch.Properties		altitude azimuth force location roll
    UITouch.TouchType		direct indirect indirectPointer pencil stylus
    UITrackingLayoutGuide		constraints removeAllTrackedConstraints setConstraints
    UITrait
    UITraitAccessibilityContrast
    UITraitActiveAppearance
    UITraitChangeObservable		registerForTraitChanges unregisterForTraitChanges
    UITraitChangeObservable.TraitChangeHandler
    UITraitChangeRegistration
    UITraitCollection		accessibilityContrast activeAppearance changedTraits containsTraits current displayGamut displayScale
    UITraitCollection		forceTouchCapability hasDifferentColorAppearance horizontalSizeClass imageConfiguration imageDynamicRange
    UITraitCollection		layoutDirection legibilityWeight listEnvironment modifyingTraits performAsCurrent preferredContentSizeCategory
    UITraitCollection		replacing sceneCaptureState systemTraitsAffectingColorAppearance systemTraitsAffectingImageLookup
    UITraitCollection		toolbarItemPresentationSize typesettingLanguage userInterfaceIdiom userInterfaceLevel userInterfaceStyle
    UITraitCollection		verticalSizeClass
    UITraitCollection.TraitMutations
    UITraitDefinition		affectsColorAppearance defaultValue identifier name
    UITraitDefinition.Value
    UITraitDisplayGamut
    UITraitDisplayScale
    UITraitEnvironment		traitCollection traitCollectionDidChange
    UITraitEnvironmentLayoutDirection		leftToRight rightToLeft unspecified
    UITraitForceTouchCapability
    UITraitHorizontalSizeClass
    UITraitImageDynamicRange
    UITraitLayoutDirection
    UITraitLegibilityWeight
    UITraitListEnvironment
    UITraitOverrides		contains remove
    UITraitPreferredContentSizeCategory
    UITraitSceneCaptureState
    UITraitToolbarItemPresentationSize
    UITraitTypesettingLanguage
    UITraitUserInterfaceIdiom
    UITraitUserInterfaceLevel
    UITraitUserInterfaceStyle
    UITraitVerticalSizeClass
    UITransitionContextViewControllerKey		from to
    UITransitionContextViewKey		from to
    UIUserActivityRestoring		restoreUserActivityState
    UIUserInterfaceActiveAppearance		active inactive unspecified
    UIUserInterfaceIdiom		carPlay mac pad phone tv unspecified vision
    UIUserInterfaceLayoutDirection		leftToRight rightToLeft
    UIUserInterfaceLevel		base elevated unspecified
    UIUserInterfaceSizeClass		compact regular unspecified
    UIUserInterfaceStyle		dark light unspecified
    UIUserNotificationSettings
    UIVideoEditorController
    UIView		accessibilityIgnoresInvertColors addConstraint addConstraints addGestureRecognizer addInteraction addKeyframe
    UIView		addLayoutGuide addMotionEffect addSubview alignmentRect alignmentRectInsets alpha anchorPoint animate
    UIView		animateKeyframes appliedContentSizeCategoryLimitsDescription areAnimationsEnabled autoresizesSubviews
    UIView		autoresizingMask backgroundColor beginAnimations bottomAnchor bounds bringSubviewToFront canBecomeFocused
    UIView		center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds commitAnimations constraints
    UIView		constraintsAffectingLayout contentCompressionResistancePriority contentHuggingPriority contentMode
    UIView		contentScaleFactor convert decodeRestorableState didAddSubview didMoveToSuperview didMoveToWindow
    UIView		directionalLayoutMargins draw drawHierarchy effectiveUserInterfaceLayoutDirection encodeRestorableState
    UIView		endEditing exchangeSubview exerciseAmbiguityInLayout firstBaselineAnchor focusEffect focusGroupIdentifier
    UIView		focusGroupPriority forBaselineLayout forFirstBaselineLayout forLastBaselineLayout frame
    UIView		gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout heightAnchor hitTest hoverStyle
    UIView		inheritedAnimationDuration insertSubview insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize
    UIView		invalidateIntrinsicContentSize isDescendant isExclusiveTouch isFocused isHidden isMultipleTouchEnabled
    UIView		isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage largeContentImageInsets
    UIView		largeContentTitle lastBaselineAnchor layer layerClass layoutFittingCompressedSize layoutFittingExpandedSize
    UIView		layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide layoutSubviews
    UIView		leadingAnchor leftAnchor mask maximumContentSizeCategory minimumContentSizeCategory modifyAnimations
    UIView		motionEffects needsUpdateConstraints noIntrinsicMetric overrideUserInterfaceStyle perform
    UIView		performWithoutAnimation point preservesSuperviewLayoutMargins readableContentGuide removeConstraint
    UIView		removeConstraints removeFromSuperview removeGestureRecognizer removeInteraction removeLayoutGuide
    UIView		removeMotionEffect requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier rightAnchor
    UIView		safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide scalesLargeContentImage semanticContentAttribute
    UIView		sendSubviewToBack setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
    UIView		setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount
    UIView		setAnimationStart setAnimationTransition setAnimationWillStart setAnimationsEnabled
    UIView		setContentCompressionResistancePriority setContentHuggingPriority setNeedsDisplay setNeedsLayout
    UIView		setNeedsUpdateConstraints showsLargeContentViewer sizeThatFits sizeToFit snapshotView subviews superview
    UIView		systemLayoutSizeFitting tag tintAdjustmentMode tintColor tintColorDidChange topAnchor trailingAnchor
    UIView		traitOverrides transform transform3D transition translatesAutoresizingMaskIntoConstraints updateConstraints
    UIView		updateConstraintsIfNeeded updateTraitsIfNeeded userInterfaceLayoutDirection viewPrintFormatter viewWithTag
    UIView		widthAnchor willMove willRemoveSubview window
    UIView.AnimationCurve		easeIn easeInOut easeOut linear
    UIView.AnimationOptions		allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut
    UIView.AnimationOptions		curveEaseOut curveLinear layoutSubviews overrideInheritedCurve overrideInheritedDuration
    UIView.AnimationOptions		overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60 repeat showHideTransitionViews
    UIView.AnimationOptions		transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft
    UIView.AnimationOptions		transitionFlipFromRight transitionFlipFromTop
    UIView.AnimationTransition		curlDown curlUp flipFromLeft flipFromRight none
    UIView.AutoresizingMask		flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth
    UIView.ContentMode		bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft
    UIView.ContentMode		topRight
    UIView.Invalidating
    UIView.Invalidations
    UIView.Invalidations.Configuration
    UIView.Invalidations.Constraints
    UIView.Invalidations.Display
    UIView.Invalidations.IntrinsicContentSize
    UIView.Invalidations.Layout
    UIView.Invalidations.Tuple
    UIView.KeyframeAnimationOptions		allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced
    UIView.KeyframeAnimationOptions		calculationModeDiscrete calculationModeLinear calculationModePaced layoutSubviews overrideInheritedDuration
    UIView.KeyframeAnimationOptions		overrideInheritedOptions repeat
    UIView.SystemAnimation		delete
    UIView.TintAdjustmentMode		automatic dimmed normal
    UIViewAnimating		finishAnimation fractionComplete isReversed isRunning pauseAnimation startAnimation state stopAnimation
    UIViewAnimatingPosition		current end start
    UIViewAnimatingState		active inactive stopped
    UIViewConfigurationState		isDisabled isFocused isHighlighted isPinned isSelected
    UIViewController		activePresentationController addChild addKeyCommand additionalSafeAreaInsets allowedChildrenForUnwinding
    UIViewController		applicationFinishedRestoringState attemptRotationToDeviceOrientation automaticallyAdjustsScrollViewInsets
    UIViewController		beginAppearanceTransition bottomLayoutGuide canPerformUnwindSegueAction childContaining
    UIViewController		childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childForStatusBarHidden
    UIViewController		childForStatusBarStyle childViewControllerForPointerLock children collapseSecondaryViewController
    UIViewController		contentScrollView contentUnavailableConfiguration contentUnavailableConfigurationState decodeRestorableState
    UIViewController		definesPresentationContext didMove didReceiveMemoryWarning didRotate disablesAutomaticKeyboardDismissal
    UIViewController		dismiss dismissMoviePlayerViewControllerAnimated edgesForExtendedLayout editButtonItem encodeRestorableState
    UIViewController		endAppearanceTransition extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier
    UIViewController		forUnwindSegueAction hidesBottomBarWhenPushed hierarchyInconsistencyException
    UIViewController		interactionActivityTrackingBaseName interfaceOrientation isBeingDismissed isBeingPresented isEditing
    UIViewController		isModalInPopover isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded loadView
    UIViewController		loadViewIfNeeded modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
    UIViewController		navigationController navigationItem nibBundle nibName overrideTraitCollection overrideUserInterfaceStyle
    UIViewController		parent performSegue performsActionsWhilePresentingModally popoverPresentationController preferredContentSize
    UIViewController		preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures
    UIViewController		preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition prefersHomeIndicatorAutoHidden
    UIViewController		prefersPointerLocked prefersStatusBarHidden prepare present presentMoviePlayerViewControllerAnimated
    UIViewController		presentationController presentedViewController presentingViewController previewActionItems
    UIViewController		providesPresentationContextTransitionStyle registerForPreviewing removeFromParent removeKeyCommand
    UIViewController		restorationClass restorationIdentifier restoresFocusAfterTransition rotatingFooterView rotatingHeaderView
    UIViewController		searchDisplayController segueForUnwinding separateSecondaryViewController setContentScrollView setEditing
    UIViewController		setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration
    UIViewController		setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked
    UIViewController		setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations
    UIViewController		setOverrideTraitCollection setToolbarItems sheetPresentationController
    UIViewController		shouldAutomaticallyForwardAppearanceMethods shouldAutomaticallyForwardRotationMethods shouldAutorotate
    UIViewController		shouldPerformSegue show showDetailTargetDidChangeNotification showDetailViewController splitViewController
    UIViewController		storyboard supportedInterfaceOrientations systemMinimumLayoutMargins tab tabBarController tabBarItem
    UIViewController		targetViewController title toolbarItems topLayoutGuide traitOverrides transition transitionCoordinator
    UIViewController		transitioningDelegate unregisterForPreviewing unwind updateContentUnavailableConfiguration
    UIViewController		updateTraitsIfNeeded updateViewConstraints view viewDidAppear viewDidDisappear viewDidLayoutSubviews
    UIViewController		viewDidLoad viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins
    UIViewController		viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear viewWillLayoutSubviews willAnimateRotation
    UIViewController		willMove willRotate
    UIViewController.Transition		coverVertical crossDissolve flipHorizontal partialCurl zoom
    UIViewController.Transition.ZoomOptions		alignmentRectProvider dimmingColor dimmingVisualEffect interactiveDismissShouldBegin
    UIViewController.Transition.ZoomOptions.AlignmentRectContext		sourceView zoomedViewController
    UIViewController.Transition.ZoomOptions.InteractionContext		location velocity willBegin
    UIViewController.Transition.ZoomSourceViewProviderContext		sourceViewController zoomedViewController
    UIViewController.ViewLoading
    UIViewControllerAnimatedTransitioning		animateTransition animationEnded interruptibleAnimator transitionDuration
    UIViewControllerContextTransitioning		cancelInteractiveTransition completeTransition containerView finalFrame finishInteractiveTransition
    UIViewControllerContextTransitioning		initialFrame isAnimated isInteractive pauseInteractiveTransition presentationStyle targetTransform
    UIViewControllerContextTransitioning		transitionWasCancelled updateInteractiveTransition view viewController
    UIViewControllerInteractiveTransitioning		completionCurve completionSpeed startInteractiveTransition wantsInteractiveStart
    UIViewControllerPreviewing		delegate previewingGestureRecognizerForFailureRelationship sourceRect sourceView
    UIViewControllerPreviewingDelegate		previewingContext
    UIViewControllerRepresentable
    UIViewControllerRestoration		viewController
    UIViewControllerTransitionCoordinator		animate animateAlongsideTransition notifyWhenInteractionChanges notifyWhenInteractionEnds
    UIViewControllerTransitionCoordinatorContext
    UIViewControllerTransitioningDelegate		animationController interactionControllerForDismissal interactionControllerForPresentation
    UIViewControllerTransitioningDelegate		presentationController
    UIViewImplicitlyAnimating		addAnimations addCompletion continueAnimation
    UIViewInvalidating		configuration constraints display intrinsicContentSize invalidate layout
    UIViewPrintFormatter		view
    UIViewPropertyAnimator		addAnimations addCompletion continueAnimation delay duration isInterruptible isManualHitTestingEnabled
    UIViewPropertyAnimator		isUserInteractionEnabled pausesOnCompletion runningPropertyAnimator scrubsLinearly timingParameters
    UIViewRepresentable
    UIVisualEffect
    UIVisualEffectView		contentView effect
    UIWebView
    UIWebViewDelegate
    UIWindow		becomeKey canBecomeKey canResizeToFitContent convert didBecomeHiddenNotification didBecomeKeyNotification
    UIWindow		didBecomeVisibleNotification didResignKeyNotification isKeyWindow makeKey makeKeyAndVisible resignKey
    UIWindow		rootViewController safeAreaAspectFitLayoutGuide screen sendEvent windowLevel windowScene
    UIWindow.Level		alert normal statusBar
    UIWindowScene		activityItemsConfigurationSource coordinateSpace effectiveGeometry focusSystem interfaceOrientation
    UIWindowScene		isFullScreen keyWindow requestGeometryUpdate screen screenshotService sizeRestrictions statusBarManager
    UIWindowScene		traitCollection traitOverrides windowingBehaviors windows
    UIWindowScene.ActivationAction		title
    UIWindowScene.ActivationAction.ConfigurationProvider
    UIWindowScene.ActivationConfiguration		options preview userActivity
    UIWindowScene.ActivationInteraction
    UIWindowScene.ActivationInteraction.ConfigurationProvider
    UIWindowScene.ActivationRequestOptions		placement preferredPresentationStyle
    UIWindowScene.DismissalAnimation		commit decline standard
    UIWindowScene.Geometry		interfaceOrientation
    UIWindowScene.GeometryPreferences
    UIWindowScene.GeometryPreferences.Mac		systemFrame
    UIWindowScene.GeometryPreferences.iOS		interfaceOrientations
    UIWindowScene.PresentationStyle		automatic prominent standard
    UIWindowSceneDelegate		window windowScene
    UIWindowSceneDestructionRequestOptions		windowDismissalAnimation
    UIWindowScenePlacement		prominent standard
    UIWritingToolsCoordinator
    ValueTransformer
    """
}
