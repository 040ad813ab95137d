// Written by scripts/index-declarations. The format is that of DeclarationNames.
extension DeclarationNames {
  static let offered: StaticString = """
    @modules		CellophaneGallery CellophaneTesting Combine CoreGraphics CoreText OSLog ObjectiveC QuartzCore SnapshotTesting
    @modules		UIKit UniformTypeIdentifiers os
    @import UIKit		AutoreleasingUnsafeMutablePointer CFAbsoluteTime CFAbsoluteTimeGetCurrent CFRunLoop CFRunLoopGetCurrent
    @import UIKit		CFRunLoopGetMain CFRunLoopWakeUp CFTimeInterval CFTypeRef HUGE IMP ListFormatter MSEC_PER_SEC Method
    @import UIKit		NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC NSException NSHashTable NSInteger NSItemProvider
    @import UIKit		NSItemProviderFileOptions NSItemProviderReading NSItemProviderRepresentationVisibility NSItemProviderWriting
    @import UIKit		NSKeyValueChange NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions
    @import UIKit		NSPointerFunctions NSSelectorFromString NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect
    @import UIKit		NSStringFromCGSize NSStringFromCGVector NSStringFromSelector NSStringFromUIEdgeInsets NSStringFromUIOffset
    @import UIKit		NSUserActivity NSUserActivityDelegate NSUserActivityTypeBrowsingWeb OBJC_SYNC_NOT_OWNING_THREAD_ERROR
    @import UIKit		OBJC_SYNC_SUCCESS OSAtomicDecrement32 OSAtomicIncrement32 RelativeDateTimeFormatter Selector USEC_PER_SEC
    @import UIKit		UndoManager autoreleasepool class_addMethod class_getClassMethod class_getInstanceMethod
    @import UIKit		class_getMethodImplementation class_replaceMethod method_exchangeImplementations method_getImplementation
    @import UIKit		method_getTypeEncoding method_setImplementation objc_AssociationPolicy objc_getAssociatedObject
    @import UIKit		objc_removeAssociatedObjects objc_setAssociatedObject objc_sync_enter objc_sync_exit
    -		CACurrentMediaTime CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    -		CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    -		CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
    -		CATransform3DRotate CATransform3DScale CATransform3DTranslate CFAbsoluteTimeGetCurrent CFDataGetBytePtr
    -		CFDataGetLength CFRunLoopGetCurrent CFRunLoopGetMain CFRunLoopWakeUp CGAffineTransformFromString
    -		CGAffineTransformIdentity CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
    -		CGAffineTransformMakeTranslation CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGPointFromString
    -		CGPointMake CGRectFromString CGRectMake CGSizeFromString CGSizeMake CGVectorFromString CGVectorMake
    -		CTFontManagerRegisterFontsForURL HUGE INT16_MAX INT32_MAX INT8_MAX INT8_MIN INTPTR_MAX INT_FAST16_MAX
    -		INT_FAST32_MAX INT_FAST8_MAX INT_FAST8_MIN INT_LEAST16_MAX INT_LEAST32_MAX INT_LEAST8_MAX INT_LEAST8_MIN
    -		MSEC_PER_SEC NSEC_PER_MSEC NSEC_PER_SEC NSEC_PER_USEC NSLocalizedString NSSelectorFromString
    -		NSStringFromCGAffineTransform NSStringFromCGPoint NSStringFromCGRect NSStringFromCGSize NSStringFromCGVector
    -		NSStringFromSelector NSStringFromUIEdgeInsets NSStringFromUIOffset NSUserActivityTypeBrowsingWeb
    -		OBJC_SYNC_NOT_OWNING_THREAD_ERROR OBJC_SYNC_SUCCESS OSAtomicDecrement32 OSAtomicIncrement32 PTRDIFF_MAX
    -		SIG_ATOMIC_MAX SIZE_MAX UIApplicationMain UICommandTagShare UIEdgeInsetsFromString UIGraphicsBeginImageContext
    -		UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    -		UIGraphicsGetImageFromCurrentImageContext UIGraphicsPopContext UIGraphicsPushContext UINT16_MAX UINT32_MAX
    -		UINT8_MAX UINTPTR_MAX UINT_FAST16_MAX UINT_FAST32_MAX UINT_FAST8_MAX UINT_LEAST16_MAX UINT_LEAST32_MAX
    -		UINT_LEAST8_MAX UIOffsetFromString UIRectClip UIRectFill UIRectFillUsingBlendMode UIRectFrame
    -		UI_USER_INTERFACE_IDIOM USEC_PER_SEC WCHAR_MAX WINT_MAX WINT_MIN assertSnapshot assertSnapshots
    -		autoreleasepool class_addMethod class_getClassMethod class_getInstanceMethod class_getMethodImplementation
    -		class_replaceMethod kCAOnOrderIn kCAOnOrderOut kCATransactionAnimationDuration
    -		kCATransactionAnimationTimingFunction kCATransactionCompletionBlock kCATransactionDisableActions kCATransition
    -		kCTFontAttributeName kCTFontManagerErrorDomain kCTKernAttributeName kCTLigatureAttributeName
    -		kCTStrokeWidthAttributeName kCTTrackingAttributeName kCTUnderlineStyleAttributeName matrix_identity_double4x4
    -		matrix_identity_float4x4 method_exchangeImplementations method_getImplementation method_getTypeEncoding
    -		method_setImplementation objc_getAssociatedObject objc_removeAssociatedObjects objc_setAssociatedObject
    -		objc_sync_enter objc_sync_exit os_log os_signpost os_unfair_lock_assert_not_owner os_unfair_lock_assert_owner
    -		os_unfair_lock_lock os_unfair_lock_trylock os_unfair_lock_unlock performAccessibilityAudit recordingCalls
    -		simd_determinant simd_inverse simd_mul simd_transpose verifySnapshot withSnapshotTesting
    AXArrayReturnBlock
    AXAttributedStringReturnBlock
    AXBoolReturnBlock
    AXContainerTypeReturnBlock
    AXCustomContent	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	attributedLabel attributedValue copy importance label value
    AXCustomContent.Importance	Equatable Hashable RawRepresentable	default high
    AXCustomContentProvider	NSObjectProtocol	accessibilityCustomContent accessibilityCustomContentBlock
    AXCustomContentReturnBlock
    AXNavigationStyleReturnBlock
    AXPathReturnBlock
    AXPointReturnBlock
    AXRectReturnBlock
    AXStringArrayReturnBlock
    AXStringReturnBlock
    AXTraitsReturnBlock
    AXVoidReturnBlock
    AccessibilityAuditIssue	CustomStringConvertible Equatable Hashable	auditType compactDescription description detailedDescription figure frame text view
    AccessibilityAuditType	CustomStringConvertible Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	all contentClipped contentOverlapped contrast description hitRegion missingGlyph rawValue
    AccessibilityAuditType		sufficientElementDescription textClipped
    AnyCancellable	Cancellable Equatable Hashable	cancel hash store
    AnyPublisher	CustomPlaygroundDisplayConvertible CustomStringConvertible Publisher	description playgroundDescription receive
    AnySubscriber	CustomCombineIdentifierConvertible CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible Subscriber	combineIdentifier customMirror description playgroundDescription receive
    AppearSymbolEffect	Equatable Hashable IndefiniteSymbolEffect SymbolEffect TransitionSymbolEffect	byLayer configuration down up wholeSymbol
    Async		map run
    AsyncPublisher	AsyncSequence	makeAsyncIterator
    AsyncPublisher.AsyncIterator
    AsyncPublisher.Element
    AsyncPublisher.Iterator	AsyncIteratorProtocol	next
    AsyncPublisher.Iterator.Element
    AsyncThrowingPublisher	AsyncSequence	makeAsyncIterator
    AsyncThrowingPublisher.AsyncIterator
    AsyncThrowingPublisher.Element
    AsyncThrowingPublisher.Iterator	AsyncIteratorProtocol	next
    AsyncThrowingPublisher.Iterator.Element
    AttributeContainer
    AttributeDynamicLookup
    AttributeScopes		uiKit
    AttributeScopes.UIKitAttributes	AttributeScope DecodingConfigurationProviding EncodingConfigurationProviding	attachment backgroundColor baselineOffset expansion font foregroundColor foundation kern ligature obliqueness
    AttributeScopes.UIKitAttributes		paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth tracking underlineColor
    AttributeScopes.UIKitAttributes		underlineStyle
    AttributeScopes.UIKitAttributes.AttachmentAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.AttachmentAttribute.Value
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.BackgroundColorAttribute.Value
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.Value
    AttributeScopes.UIKitAttributes.ExpansionAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.ExpansionAttribute.Value
    AttributeScopes.UIKitAttributes.FontAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.FontAttribute.Value
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value
    AttributeScopes.UIKitAttributes.KernAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.KernAttribute.Value
    AttributeScopes.UIKitAttributes.LigatureAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.LigatureAttribute.Value
    AttributeScopes.UIKitAttributes.ObliquenessAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.ObliquenessAttribute.Value
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.Value
    AttributeScopes.UIKitAttributes.ShadowAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.ShadowAttribute.Value
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.Value
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.Value
    AttributeScopes.UIKitAttributes.StrokeColorAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.StrokeColorAttribute.Value
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.StrokeWidthAttribute.Value
    AttributeScopes.UIKitAttributes.TrackingAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.TrackingAttribute.Value
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.UnderlineColorAttribute.Value
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute	AttributedStringKey BitwiseCopyable	name
    AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.Value
    AttributedString
    AutomaticSymbolEffect	ContentTransitionSymbolEffect Equatable Hashable SymbolEffect TransitionSymbolEffect	configuration
    AutoreleasingUnsafeMutablePointer
    Axis		contrast device direction drag drop flag kind level list motion name oneOf position scale states style
    Axis		systemVersion textSize time tint trait transparency values weight width
    BounceSymbolEffect	DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect SymbolEffect	byLayer configuration down up wholeSymbol
    BreatheSymbolEffect	DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect SymbolEffect	byLayer configuration plain pulse wholeSymbol
    Bundle		loadNibNamed
    CAAction		run
    CAAnimation	CAAction CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	autoreverses beginTime copy defaultValue delegate duration fillMode isRemovedOnCompletion
    CAAnimation		preferredFrameRateRange repeatCount repeatDuration run setValue speed timeOffset timingFunction value
    CAAnimationCalculationMode	Equatable Hashable RawRepresentable	cubic cubicPaced discrete linear paced rawValue
    CAAnimationDelegate	NSObjectProtocol	animationDidStart animationDidStop
    CAAnimationGroup	CAAction CAAnimation CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol	animations
    CAAnimationRotationMode	Equatable Hashable RawRepresentable	rawValue rotateAuto rotateAutoReverse
    CABasicAnimation	CAAction CAMediaTiming CAPropertyAnimation CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol	byValue fromValue toValue
    CACornerMask	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner rawValue
    CADisplayLink	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	add duration invalidate isPaused preferredFrameRateRange preferredFramesPerSecond remove targetTimestamp
    CADisplayLink		timestamp
    CAEdgeAntialiasingMask	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	layerBottomEdge layerLeftEdge layerRightEdge layerTopEdge rawValue
    CAFrameRateRange	Equatable Hashable	default maximum minimum preferred
    CAGradientLayer	CALayer CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol	colors endPoint locations startPoint type
    CAGradientLayerType	Equatable Hashable RawRepresentable	axial conic radial rawValue
    CAKeyframeAnimation	CAAction CAMediaTiming CAPropertyAnimation CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol	biasValues calculationMode continuityValues keyTimes path rotationMode tensionValues timingFunctions values
    CALayer	CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	action actions add addSublayer affineTransform allowsEdgeAntialiasing allowsGroupOpacity anchorPoint
    CALayer		anchorPointZ animation animationKeys autoreverses backgroundColor backgroundFilters beginTime borderColor
    CALayer		borderWidth bounds compositingFilter contains contents contentsAreFlipped contentsCenter contentsFormat
    CALayer		contentsGravity contentsRect contentsScale convert convertTime cornerCurve cornerCurveExpansionFactor
    CALayer		cornerRadius defaultAction defaultValue delegate display displayIfNeeded draw drawsAsynchronously duration
    CALayer		edgeAntialiasingMask fillMode filters frame hitTest insertSublayer isDoubleSided isGeometryFlipped isHidden
    CALayer		isOpaque layoutIfNeeded layoutSublayers magnificationFilter mask maskedCorners masksToBounds
    CALayer		minificationFilter minificationFilterBias model name needsDisplay needsDisplayOnBoundsChange needsLayout
    CALayer		opacity position preferredFrameSize presentation rasterizationScale removeAllAnimations removeAnimation
    CALayer		removeFromSuperlayer render repeatCount repeatDuration replaceSublayer scroll scrollRectToVisible
    CALayer		setAffineTransform setNeedsDisplay setNeedsLayout setValue shadowColor shadowOffset shadowOpacity shadowPath
    CALayer		shadowRadius shouldArchiveValue shouldRasterize speed style sublayerTransform sublayers superlayer timeOffset
    CALayer		toneMapMode transform value visibleRect wantsExtendedDynamicRangeContent zPosition
    CALayer.ToneMapMode	Equatable Hashable RawRepresentable	automatic ifSupported never rawValue
    CALayerContentsFilter	Equatable Hashable RawRepresentable	linear nearest rawValue trilinear
    CALayerContentsFormat	Equatable Hashable RawRepresentable	RGBA16Float RGBA8Uint gray8Uint rawValue
    CALayerContentsGravity	Equatable Hashable RawRepresentable	bottom bottomLeft bottomRight center left rawValue resize resizeAspect resizeAspectFill right top topLeft
    CALayerContentsGravity		topRight
    CALayerCornerCurve	Equatable Hashable RawRepresentable	circular continuous rawValue
    CALayerDelegate	NSObjectProtocol	action display draw layerWillDraw layoutSublayers
    CAMediaTiming		autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
    CAMediaTimingFillMode	Equatable Hashable RawRepresentable	backwards both forwards rawValue removed
    CAMediaTimingFunction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	getControlPoint hash isEqual
    CAMediaTimingFunctionName	Equatable Hashable RawRepresentable	default easeIn easeInEaseOut easeOut linear rawValue
    CAPropertyAnimation	CAAction CAAnimation CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol	isAdditive isCumulative keyPath valueFunction
    CAReplicatorLayer	CALayer CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol	instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay instanceGreenOffset
    CAReplicatorLayer		instanceRedOffset instanceTransform preservesDepth
    CAShapeLayer	CALayer CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol	fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path strokeColor
    CAShapeLayer		strokeEnd strokeStart
    CAShapeLayerFillRule	Equatable Hashable RawRepresentable	evenOdd nonZero rawValue
    CAShapeLayerLineCap	Equatable Hashable RawRepresentable	butt rawValue round square
    CAShapeLayerLineJoin	Equatable Hashable RawRepresentable	bevel miter rawValue round
    CASpringAnimation	CAAction CABasicAnimation CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol	allowsOverdamping bounce damping initialVelocity mass perceptualDuration settlingDuration stiffness
    CATextLayer	CALayer CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol	alignmentMode allowsFontSubpixelQuantization font fontSize foregroundColor isWrapped string truncationMode
    CATextLayerAlignmentMode	Equatable Hashable RawRepresentable	center justified left natural rawValue right
    CATextLayerTruncationMode	Equatable Hashable RawRepresentable	end middle none rawValue start
    CATransaction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	animationDuration animationTimingFunction begin commit completionBlock disableActions flush lock
    CATransaction		setAnimationDuration setAnimationTimingFunction setCompletionBlock setDisableActions setValue unlock value
    CATransform3D	Equatable Hashable	m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    CATransformLayer	CALayer CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol	contains
    CATransition	CAAction CAAnimation CAMediaTiming CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol	endProgress startProgress subtype type
    CATransitionSubtype	Equatable Hashable RawRepresentable	fromBottom fromLeft fromRight fromTop rawValue
    CATransitionType	Equatable Hashable RawRepresentable	fade moveIn push rawValue reveal
    CAValueFunction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	name
    CAValueFunctionName	Equatable Hashable RawRepresentable	rawValue rotateX rotateY rotateZ scale scaleX scaleY scaleZ translate translateX translateY translateZ
    CFAbsoluteTime
    CFArray
    CFData
    CFDictionary
    CFError
    CFRunLoop
    CFString
    CFTimeInterval
    CFTypeRef
    CFURL
    CGAffineTransform	Equatable Hashable	a b c concatenating d identity inverted isIdentity rotated scaledBy translatedBy tx ty
    CGBitmapInfo	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	alphaInfoMask byteOrder16Big byteOrder16Little byteOrder32Big byteOrder32Little byteOrderDefault byteOrderMask
    CGBitmapInfo		floatComponents floatInfoMask rawValue
    CGBlendMode	Equatable Hashable RawRepresentable	clear color colorBurn colorDodge copy darken destinationAtop destinationIn destinationOut destinationOver
    CGBlendMode		difference exclusion hardLight hue lighten luminosity multiply normal overlay plusLighter saturation screen
    CGBlendMode		softLight sourceAtop sourceIn sourceOut xor
    CGColor	CustomStringConvertible Equatable Hashable	alpha colorSpace components copy description hash numberOfComponents
    CGColorRenderingIntent	Equatable Hashable RawRepresentable	absoluteColorimetric defaultIntent perceptual relativeColorimetric saturation
    CGColorSpace	Equatable Hashable	hash model numberOfComponents sRGB
    CGColorSpaceModel	Equatable Hashable RawRepresentable	XYZ cmyk deviceN indexed lab monochrome pattern rgb unknown
    CGContext		addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect alphaInfo beginPath
    CGContext		beginTransparencyLayer bitmapInfo bitsPerComponent bitsPerPixel boundingBoxOfClipPath boundingBoxOfPath
    CGContext		bytesPerRow clear clip closePath colorSpace concatenate ctm currentPointOfPath data draw drawLinearGradient
    CGContext		drawPath drawRadialGradient endTransparencyLayer fill fillEllipse fillPath height interpolationQuality
    CGContext		isPathEmpty makeImage move path replacePathWithStrokedPath restoreGState rotate saveGState scaleBy
    CGContext		setAllowsAntialiasing setAlpha setBlendMode setFillColor setLineCap setLineDash setLineJoin setLineWidth
    CGContext		setMiterLimit setShadow setShouldAntialias setStrokeColor stroke strokeEllipse strokeLineSegments strokePath
    CGContext		translateBy width
    CGDataProvider		data
    CGDataProviderReleaseDataCallback
    CGFont	Equatable Hashable	hash postScriptName
    CGGradient
    CGGradientDrawingOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	drawsAfterEndLocation drawsBeforeStartLocation rawValue
    CGImage	Equatable Hashable	alphaInfo bitmapInfo bitsPerComponent bitsPerPixel byteOrderInfo bytesPerRow colorSpace copy cropping
    CGImage		dataProvider hash height isMask renderingIntent shouldInterpolate width
    CGImageAlphaInfo	Equatable Hashable RawRepresentable	alphaOnly first last none noneSkipFirst noneSkipLast premultipliedFirst premultipliedLast
    CGImageByteOrderInfo	Equatable Hashable RawRepresentable	order16Big order16Little order32Big order32Little orderDefault orderMask
    CGInterpolationQuality	Equatable Hashable RawRepresentable	default high low medium none
    CGLayer	Equatable Hashable	context hash size
    CGLineCap	Equatable Hashable RawRepresentable	butt round square
    CGLineJoin	Equatable Hashable RawRepresentable	bevel miter round
    CGMutablePath	CGPath Equatable Hashable	addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect addRelativeArc addRoundedRect
    CGMutablePath		closeSubpath move
    CGPath	Equatable Hashable	applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint hash isEmpty mutableCopy
    CGPathApplyBlock
    CGPathDrawingMode	Equatable Hashable RawRepresentable	eoFill eoFillStroke fill fillStroke stroke
    CGPathElement		points type
    CGPathElementType	Equatable Hashable RawRepresentable	addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath moveToPoint
    CGPathFillRule	Equatable Hashable RawRepresentable	evenOdd winding
    CGPoint		applying debugDescription equalTo
    CGRect		applying debugDescription equalTo inset intersects
    CGSize		applying debugDescription equalTo
    CGVector	Equatable Hashable	dx dy zero
    CTFontManagerError	Equatable Hashable RawRepresentable	alreadyRegistered fileNotFound unrecognizedFormat
    CTFontManagerScope	Equatable Hashable RawRepresentable	process
    Cancellable		cancel store
    CellState		and disabled dragging dropElsewhere dropTarget editing expanded focused highlighted lifting name normal pinned
    CellState		reordering selected swiped
    ColorResource	Equatable Hashable
    CombineIdentifier	CustomStringConvertible Equatable Hashable	description
    ConnectablePublisher	Publisher	autoconnect connect
    ContentTransitionSymbolEffect
    CurrentValueSubject	Publisher Subject	receive send value
    CustomCombineIdentifierConvertible		combineIdentifier
    DateComponentsFormatter	CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol	allowedUnits calendar collapsesLargestUnit formattingContext includesApproximationPhrase
    DateComponentsFormatter		includesTimeRemainingPhrase localizedString maximumUnitCount referenceDate string unitsStyle
    DateComponentsFormatter		zeroFormattingBehavior
    DateComponentsFormatter.UnitsStyle	Equatable Hashable RawRepresentable	abbreviated brief full positional short spellOut
    DateComponentsFormatter.ZeroFormattingBehavior	Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra	default dropAll dropLeading dropMiddle dropTrailing pad rawValue
    Deferred	Publisher	createPublisher receive
    Deferred.Failure
    Deferred.Output
    Dictionary
    Diffing		data diff fromData image lines toData
    DisappearSymbolEffect	Equatable Hashable IndefiniteSymbolEffect SymbolEffect TransitionSymbolEffect	byLayer configuration down up wholeSymbol
    DiscreteSymbolEffect
    DispatchQueue		minimumTolerance now ocombine schedule
    DispatchQueue.OCombine	Scheduler	minimumTolerance now queue schedule
    DispatchQueue.OCombine.SchedulerOptions		flags group qos
    DispatchQueue.OCombine.SchedulerTimeType	Comparable Decodable Encodable Equatable Hashable Strideable	advanced dispatchTime distance encode hash
    DispatchQueue.OCombine.SchedulerTimeType.Stride	AdditiveArithmetic Comparable Decodable Encodable Equatable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Hashable Numeric SchedulerTimeIntervalConvertible SignedNumeric	magnitude microseconds milliseconds nanoseconds seconds timeInterval
    DispatchQueue.OCombine.SchedulerTimeType.Stride.FloatLiteralType
    DispatchQueue.OCombine.SchedulerTimeType.Stride.IntegerLiteralType
    DispatchQueue.OCombine.SchedulerTimeType.Stride.Magnitude
    DispatchQueue.SchedulerOptions
    DispatchQueue.SchedulerTimeType
    Empty	Equatable Publisher	completeImmediately receive
    Fail	Equatable Publisher	error receive
    FilmStrip		animatedPNG filmStrip frame
    Future	Publisher	receive value
    Future.Promise
    IMP
    ImageResource	Equatable Hashable
    ImmediateScheduler	Scheduler	minimumTolerance now schedule shared
    ImmediateScheduler.SchedulerOptions
    ImmediateScheduler.SchedulerTimeType	Comparable Equatable Strideable	advanced distance
    ImmediateScheduler.SchedulerTimeType.Stride	AdditiveArithmetic Comparable Decodable Encodable Equatable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Numeric SchedulerTimeIntervalConvertible SignedNumeric	magnitude microseconds milliseconds nanoseconds seconds
    ImmediateScheduler.SchedulerTimeType.Stride.FloatLiteralType
    ImmediateScheduler.SchedulerTimeType.Stride.IntegerLiteralType
    ImmediateScheduler.SchedulerTimeType.Stride.Magnitude
    IndefiniteSymbolEffect
    IndexPath		item row section
    JSONDecoder.Input
    JSONEncoder.Output
    Just	Equatable Publisher	allSatisfy append collect compactMap contains count drop dropFirst filter first ignoreOutput last map mapError
    Just		max min output prefix prepend receive reduce removeDuplicates replaceEmpty replaceError retry scan
    Just		setFailureType tryAllSatisfy tryContains tryMap tryReduce tryRemoveDuplicates tryScan
    Just.Failure
    ListFormatter	CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol	itemFormatter locale localizedString string
    LocalizedStringResource	Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Hashable	bundle defaultValue key locale table
    LocalizedStringResource.BundleDescription	Equatable Hashable	atURL main
    Logger		critical debug error fault info log notice trace warning
    Matrix		each excluding exhaustive listed pairwise threeWay times
    MeasurementFormatter	CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol	locale numberFormatter string unitOptions unitStyle
    MeasurementFormatter.UnitOptions	Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra	providedUnit rawValue temperatureWithoutUnit
    Method
    NSAttributedString		boundingRect draw size
    NSAttributedString.Key		attachment backgroundColor baselineOffset expansion font foregroundColor kern languageIdentifier ligature link
    NSAttributedString.Key		obliqueness paragraphStyle shadow strikethroughColor strikethroughStyle strokeColor strokeWidth textEffect
    NSAttributedString.Key		textHighlightColorScheme textHighlightStyle textItemTag tracking underlineColor underlineStyle
    NSAttributedString.Key		writingDirection
    NSAttributedString.TextEffectStyle	Equatable Hashable RawRepresentable	letterpressStyle rawValue
    NSAttributedString.TextHighlightColorScheme	Equatable Hashable RawRepresentable	blue default mint orange pink purple rawValue
    NSAttributedString.TextHighlightStyle	Equatable Hashable RawRepresentable	default rawValue
    NSCoder		cgAffineTransform cgPoint cgRect cgSize cgVector decodeCGAffineTransform decodeCGPoint decodeCGRect
    NSCoder		decodeCGSize decodeCGVector decodeDirectionalEdgeInsets decodeUIEdgeInsets decodeUIOffset encode
    NSCoder		nsDirectionalEdgeInsets string uiEdgeInsets uiOffset
    NSCollectionLayoutAnchor	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy edges isAbsoluteOffset isFractionalOffset offset
    NSCollectionLayoutBoundarySupplementaryItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutSupplementaryItem NSCopying NSObjectProtocol	alignment copy extendsBoundary offset pinToVisibleBounds
    NSCollectionLayoutContainer	NSObjectProtocol	contentInsets contentSize effectiveContentInsets effectiveContentSize
    NSCollectionLayoutDecorationItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutItem NSCopying NSObjectProtocol	background copy elementKind zIndex
    NSCollectionLayoutDimension	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	absolute copy dimension estimated fractionalHeight fractionalWidth isAbsolute isEstimated isFractionalHeight
    NSCollectionLayoutDimension		isFractionalWidth isUniformAcrossSiblings uniformAcrossSiblings
    NSCollectionLayoutEdgeSpacing	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	bottom copy leading top trailing
    NSCollectionLayoutEnvironment	NSObjectProtocol	container traitCollection
    NSCollectionLayoutGroup	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutItem NSCopying NSObjectProtocol	copy custom horizontal interItemSpacing subitems supplementaryItems vertical visualDescription
    NSCollectionLayoutGroupCustomItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy frame zIndex
    NSCollectionLayoutGroupCustomItemProvider
    NSCollectionLayoutItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	contentInsets copy edgeSpacing layoutSize supplementaryItems
    NSCollectionLayoutSection	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	boundarySupplementaryItems contentInsets contentInsetsReference copy decorationItems interGroupSpacing list
    NSCollectionLayoutSection		orthogonalScrollingBehavior orthogonalScrollingProperties supplementariesFollowContentInsets
    NSCollectionLayoutSection		supplementaryContentInsetsReference visibleItemsInvalidationHandler
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    NSCollectionLayoutSize	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy heightDimension widthDimension
    NSCollectionLayoutSpacing	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy fixed flexible isFixed isFlexible spacing
    NSCollectionLayoutSupplementaryItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCollectionLayoutItem NSCopying NSObjectProtocol	containerAnchor copy elementKind itemAnchor zIndex
    NSCollectionLayoutVisibleItem	NSObjectProtocol UIDynamicItem	alpha frame indexPath isHidden name representedElementCategory representedElementKind transform3D zIndex
    NSDataDetector	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	checkingTypes enumerateMatches firstMatch matches numberOfMatches rangeOfFirstMatch
    NSDiffableDataSourceSectionSnapshot		append collapse contains delete deleteAll expand expandedItems index insert isExpanded isVisible items level
    NSDiffableDataSourceSectionSnapshot		parent replace rootItems snapshot visibleItems visualDescription
    NSDiffableDataSourceSectionTransaction		difference finalSnapshot initialSnapshot sectionIdentifier
    NSDiffableDataSourceSnapshot		appendItems appendSections deleteAllItems deleteItems deleteSections indexOfItem indexOfSection insertItems
    NSDiffableDataSourceSnapshot		insertSections itemIdentifiers moveItem moveSection numberOfItems numberOfSections reconfigureItems
    NSDiffableDataSourceSnapshot		reconfiguredItemIdentifiers reloadItems reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers
    NSDiffableDataSourceSnapshot		sectionIdentifier sectionIdentifiers
    NSDiffableDataSourceTransaction		difference finalSnapshot initialSnapshot sectionTransactions
    NSDirectionalEdgeInsets	Equatable Hashable	bottom leading top trailing zero
    NSDirectionalRectEdge	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	all bottom leading rawValue top trailing
    NSException	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	description name raise reason userInfo
    NSExceptionName	Equatable Hashable RawRepresentable	genericException internalInconsistencyException invalidArgumentException objectNotAvailableException
    NSExceptionName		rangeException rawValue
    NSHashTable	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	add allObjects anyObject contains count member remove removeAllObjects setRepresentation weakObjects
    NSIndexPath		item row section
    NSInteger
    NSItemProvider	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	canLoadObject hasItemConformingToTypeIdentifier loadDataRepresentation loadFileRepresentation loadObject
    NSItemProvider		registerDataRepresentation registerFileRepresentation registerObject registeredContentTypes
    NSItemProvider		registeredTypeIdentifiers suggestedName
    NSItemProvider.ItemProviderError	CustomStringConvertible Equatable Error	description
    NSItemProviderFileOptions	Equatable ExpressibleByArrayLiteral OptionSet RawRepresentable SetAlgebra	openInPlace rawValue
    NSItemProviderReading	NSObjectProtocol	object readableTypeIdentifiersForItemProvider
    NSItemProviderRepresentationVisibility	Equatable Hashable RawRepresentable	all group ownProcess team
    NSItemProviderWriting	NSObjectProtocol	loadData writableTypeIdentifiersForItemProvider
    NSKeyValueChange	Equatable Hashable RawRepresentable	insertion removal replacement setting
    NSKeyValueChangeKey	Equatable Hashable RawRepresentable	indexesKey kindKey newKey notificationIsPriorKey oldKey rawValue
    NSKeyValueObservation	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	invalidate
    NSKeyValueObservedChange		indexes isPrior kind newValue oldValue
    NSKeyValueObservedChange.Kind
    NSKeyValueObservingOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	initial new old prior rawValue
    NSLayoutAnchor	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	constraint
    NSLayoutConstraint	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	activate constant constraints deactivate description firstAnchor firstAttribute firstItem identifier isActive
    NSLayoutConstraint		multiplier priority relation secondAnchor secondAttribute secondItem shouldBeArchived
    NSLayoutConstraint.Attribute	Equatable Hashable RawRepresentable	bottom bottomMargin centerX centerXWithinMargins centerY centerYWithinMargins firstBaseline height
    NSLayoutConstraint.Attribute		lastBaseline leading leadingMargin left leftMargin notAnAttribute right rightMargin top topMargin trailing
    NSLayoutConstraint.Attribute		trailingMargin width
    NSLayoutConstraint.Axis	Equatable Hashable RawRepresentable	horizontal vertical
    NSLayoutConstraint.FormatOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	alignAllBottom alignAllCenterX alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading
    NSLayoutConstraint.FormatOptions		alignAllLeft alignAllRight alignAllTop alignAllTrailing alignmentMask directionLeadingToTrailing
    NSLayoutConstraint.FormatOptions		directionLeftToRight directionMask directionRightToLeft rawValue spacingBaselineToBaseline spacingEdgeToEdge
    NSLayoutConstraint.FormatOptions		spacingMask
    NSLayoutConstraint.Relation	Equatable Hashable RawRepresentable	equal greaterThanOrEqual lessThanOrEqual
    NSLayoutDimension	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSLayoutAnchor NSObjectProtocol	constraint
    NSLayoutManager	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	addTextContainer allowsNonContiguousLayout attachmentSize boundingRect characterIndex characterIndexForGlyph
    NSLayoutManager		characterRange delegate drawBackground drawGlyphs ensureGlyphs ensureLayout enumerateEnclosingRects
    NSLayoutManager		enumerateLineFragments extraLineFragmentRect extraLineFragmentTextContainer extraLineFragmentUsedRect
    NSLayoutManager		fillBackgroundRectArray firstUnlaidCharacterIndex firstUnlaidGlyphIndex fractionOfDistanceThroughGlyph
    NSLayoutManager		getFirstUnlaidCharacterIndex getLineFragmentInsertionPoints glyphIndex glyphIndexForCharacter glyphRange
    NSLayoutManager		hasNonContiguousLayout insertTextContainer invalidateDisplay invalidateGlyphs invalidateLayout
    NSLayoutManager		isValidGlyphIndex limitsLayoutForSuspiciousContents lineFragmentRect lineFragmentUsedRect location
    NSLayoutManager		notShownAttribute numberOfGlyphs processEditing propertyForGlyph range removeTextContainer textContainer
    NSLayoutManager		textContainerChangedGeometry textContainers textStorage truncatedGlyphRange usedRect usesFontLeading
    NSLayoutManager.GlyphProperty	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	controlCharacter elastic nonBaseCharacter null rawValue
    NSLayoutManager.TextLayoutOrientation	Equatable Hashable RawRepresentable	horizontal vertical
    NSLayoutManagerDelegate	NSObjectProtocol	layoutManager layoutManagerDidInvalidateLayout
    NSLayoutXAxisAnchor	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSLayoutAnchor NSObjectProtocol	anchorWithOffset constraint
    NSLayoutYAxisAnchor	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSLayoutAnchor NSObjectProtocol	anchorWithOffset constraint
    NSLineBreakMode	Equatable Hashable RawRepresentable	byCharWrapping byClipping byTruncatingHead byTruncatingMiddle byTruncatingTail byWordWrapping
    NSLocale		localizedString
    NSMutableParagraphStyle	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObjectProtocol NSParagraphStyle	addTabStop alignment allowsDefaultTighteningForTruncation baseWritingDirection copy defaultTabInterval
    NSMutableParagraphStyle		firstLineHeadIndent headIndent lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing
    NSMutableParagraphStyle		maximumLineHeight minimumLineHeight paragraphSpacing paragraphSpacingBefore removeTabStop setParagraphStyle
    NSMutableParagraphStyle		tabStops tailIndent textLists
    NSNotification.Name		NSUndoManagerCheckpoint NSUndoManagerDidCloseUndoGroup NSUndoManagerDidOpenUndoGroup
    NSNotification.Name		NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange NSUndoManagerWillCloseUndoGroup
    NSNotification.Name		NSUndoManagerWillRedoChange NSUndoManagerWillUndoChange
    NSNull		run
    NSObject		accessibilityActivate accessibilityActivationPoint accessibilityAttributedLabel accessibilityContainerType
    NSObject		accessibilityCustomActions accessibilityCustomRotors accessibilityDecrement accessibilityElement
    NSObject		accessibilityElementCount accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden
    NSObject		accessibilityExpandedStatus accessibilityFrame accessibilityHint accessibilityIncrement accessibilityLabel
    NSObject		accessibilityLanguage accessibilityNavigationStyle accessibilityPath accessibilityPerformEscape
    NSObject		accessibilityPerformMagicTap accessibilityRespondsToUserInteraction accessibilityScroll accessibilityTraits
    NSObject		accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal addObserver
    NSObject		cancelPreviousPerformRequests classForCoder description index isAccessibilityElement perform performSelector
    NSObject		removeObserver shouldGroupAccessibilityChildren
    NSObject.KeyValueObservingPublisher	Equatable Publisher	keyPath object options receive
    NSObject.KeyValueObservingPublisher.Failure
    NSObject.KeyValueObservingPublisher.Output
    NSObjectProtocol		forwardingTarget getObjectValue isKind isMember isPartialStringValid perform responds setValue value
    NSParagraphStyle	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObject NSObjectProtocol	alignment allowsDefaultTighteningForTruncation baseWritingDirection copy default defaultTabInterval
    NSParagraphStyle		defaultWritingDirection firstLineHeadIndent hash headIndent isEqual lineBreakMode lineBreakStrategy
    NSParagraphStyle		lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight mutableCopy paragraphSpacing
    NSParagraphStyle		paragraphSpacingBefore tabStops tailIndent textLists
    NSParagraphStyle.LineBreakStrategy	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	hangulWordPriority pushOut rawValue standard
    NSPointerFunctions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol
    NSPointerFunctions.Options	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	objectPointerPersonality rawValue strongMemory weakMemory
    NSPredicate		withSubstitutionVariables
    NSRectAlignment	Equatable Hashable RawRepresentable	bottom bottomLeading bottomTrailing leading none top topLeading topTrailing trailing
    NSRegularExpression		enumerateMatches
    NSShadow	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy hash isEqual shadowBlurRadius shadowColor shadowOffset
    NSString		appendingPathComponent appendingPathExtension boundingRect draw loadData object
    NSString		readableTypeIdentifiersForItemProvider size writableTypeIdentifiersForItemProvider
    NSStringDrawingContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	actualScaleFactor minimumScaleFactor totalBounds
    NSStringDrawingOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	rawValue truncatesLastVisibleLine usesDeviceMetrics usesFontLeading usesLineFragmentOrigin
    NSTextAlignment	Equatable Hashable RawRepresentable	center justified left natural right
    NSTextAttachment	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol NSTextAttachmentContainer NSTextAttachmentLayout	allowsTextAttachmentView attachmentBounds bounds character contents description fileType hash image isEqual
    NSTextAttachment		lineLayoutPadding usesTextAttachmentView viewProvider
    NSTextAttachmentContainer	NSObjectProtocol	attachmentBounds image
    NSTextAttachmentLayout	NSObjectProtocol	attachmentBounds image viewProvider
    NSTextAttachmentViewProvider	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	attachmentBounds loadView location textAttachment textLayoutManager tracksTextAttachmentViewBounds view
    NSTextCheckingKey		city country jobTitle name organization phone state street zip
    NSTextCheckingResult		addressComponents date duration phoneNumber timeZone url
    NSTextCheckingTypes
    NSTextContainer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol NSTextLayoutOrientationProvider	heightTracksTextView isSimpleRectangularTextContainer layoutManager layoutOrientation lineBreakMode
    NSTextContainer		lineFragmentPadding maximumNumberOfLines replaceLayoutManager size textLayoutManager widthTracksTextView
    NSTextContentManager	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol NSTextElementProvider	addTextLayoutManager adjustedRange automaticallySynchronizesTextLayoutManagers
    NSTextContentManager		automaticallySynchronizesToBackingStore delegate documentRange enumerateTextElements hasEditingTransaction
    NSTextContentManager		location offset performEditingTransaction primaryTextLayoutManager recordEditAction removeTextLayoutManager
    NSTextContentManager		replaceContents synchronizeTextLayoutManagers synchronizeToBackingStore textElements textLayoutManagers
    NSTextContentManager.EnumerationOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	rawValue reverse
    NSTextContentManagerDelegate	NSObjectProtocol	textContentManager
    NSTextContentStorage	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol NSTextContentManager NSTextElementProvider NSTextStorageObserving	adjustedRange attributedString documentRange enumerateTextElements location offset performEditingTransaction
    NSTextContentStorage		processEditing replaceContents textElement textStorage
    NSTextContentStorageDelegate	NSObjectProtocol NSTextContentManagerDelegate	textContentStorage
    NSTextElement	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	childElements elementRange isRepresentedElement parent textContentManager
    NSTextElementProvider	NSObjectProtocol	adjustedRange documentRange enumerateTextElements location offset replaceContents synchronizeToBackingStore
    NSTextLayoutFragment	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	bottomMargin draw frameForTextAttachment invalidateLayout layoutFragmentFrame leadingPadding rangeInElement
    NSTextLayoutFragment		renderingSurfaceBounds state textAttachmentViewProviders textElement textLayoutManager textLineFragment
    NSTextLayoutFragment		textLineFragments topMargin trailingPadding
    NSTextLayoutFragment.EnumerationOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	ensuresExtraLineFragment ensuresLayout estimatesSize rawValue reverse
    NSTextLayoutFragment.State	Equatable Hashable RawRepresentable	calculatedUsageBounds estimatedUsageBounds layoutAvailable none
    NSTextLayoutManager	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol NSTextSelectionDataSource	addRenderingAttribute baseWritingDirection delegate documentRange ensureLayout
    NSTextLayoutManager		enumerateCaretOffsetsInLineFragment enumerateContainerBoundaries enumerateRenderingAttributes
    NSTextLayoutManager		enumerateSubstrings enumerateTextLayoutFragments enumerateTextSegments invalidateLayout
    NSTextLayoutManager		invalidateRenderingAttributes limitsLayoutForSuspiciousContents lineFragmentRange linkRenderingAttributes
    NSTextLayoutManager		location offset removeRenderingAttribute renderingAttributes renderingAttributesValidator replace
    NSTextLayoutManager		replaceContents setRenderingAttributes textContainer textContentManager textLayoutFragment textRange
    NSTextLayoutManager		textSelectionNavigation textSelections textViewportLayoutController usageBoundsForTextContainer
    NSTextLayoutManager		usesFontLeading
    NSTextLayoutManager.SegmentOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	headSegmentExtended middleFragmentsExcluded rangeNotRequired rawValue tailSegmentExtended upstreamAffinity
    NSTextLayoutManager.SegmentType	Equatable Hashable RawRepresentable	highlight selection standard
    NSTextLayoutManagerDelegate	NSObjectProtocol	textLayoutManager
    NSTextLayoutOrientationProvider		layoutOrientation
    NSTextLineFragment	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	attributedString characterIndex characterRange draw fractionOfDistanceThroughGlyph glyphOrigin
    NSTextLineFragment		locationForCharacter typographicBounds
    NSTextList	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy hash isEqual isOrdered listOptions marker markerFormat startingItemNumber
    NSTextList.MarkerFormat	Equatable Hashable RawRepresentable	box check circle decimal diamond disc hyphen lowercaseAlpha lowercaseHexadecimal lowercaseLatin lowercaseRoman
    NSTextList.MarkerFormat		octal rawValue square uppercaseAlpha uppercaseHexadecimal uppercaseLatin uppercaseRoman
    NSTextList.Options	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	prependEnclosingMarker rawValue
    NSTextListElement	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol NSTextParagraph	attributedString childElements contents markerAttributes parent textList
    NSTextLocation	NSObjectProtocol	compare
    NSTextParagraph	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol NSTextElement	attributedString paragraphContentRange paragraphSeparatorRange
    NSTextRange	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	contains description endLocation hash intersection intersects isEmpty isEqual location union
    NSTextSelection	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	affinity anchorPositionOffset granularity isLogical isTransient secondarySelectionLocation textRanges
    NSTextSelection		textSelection typingAttributes
    NSTextSelection.Affinity	Equatable Hashable RawRepresentable	downstream upstream
    NSTextSelection.Granularity	Equatable Hashable RawRepresentable	character line paragraph sentence word
    NSTextSelectionDataSource	NSObjectProtocol	baseWritingDirection documentRange enumerateCaretOffsetsInLineFragment enumerateContainerBoundaries
    NSTextSelectionDataSource		enumerateSubstrings lineFragmentRange location offset textLayoutOrientation textRange
    NSTextSelectionNavigation	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	allowsNonContiguousRanges deletionRanges destinationSelection flushLayoutCache resolvedInsertionLocation
    NSTextSelectionNavigation		rotatesCoordinateSystemForLayoutOrientation textSelection textSelectionDataSource textSelections
    NSTextSelectionNavigation.Destination	Equatable Hashable RawRepresentable	character container document line paragraph sentence word
    NSTextSelectionNavigation.Direction	Equatable Hashable RawRepresentable	backward down forward left right up
    NSTextSelectionNavigation.LayoutOrientation	Equatable Hashable RawRepresentable	horizontal vertical
    NSTextSelectionNavigation.Modifier	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	extend multiple rawValue visual
    NSTextSelectionNavigation.WritingDirection	Equatable Hashable RawRepresentable	leftToRight rightToLeft
    NSTextStorage	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSMutableAttributedString NSMutableCopying NSObjectProtocol NSSecureCoding	addAttribute addAttributes addLayoutManager append attribute attributedSubstring attributes beginEditing
    NSTextStorage		changeInLength copy delegate deleteCharacters didProcessEditingNotification edited editedMask editedRange
    NSTextStorage		endEditing ensureAttributesAreFixed fixesAttributesLazily insert invalidateAttributes isEqual layoutManagers
    NSTextStorage		length mutableCopy processEditing removeAttribute removeLayoutManager replaceCharacters setAttributedString
    NSTextStorage		setAttributes string textStorageObserver willProcessEditingNotification
    NSTextStorage.EditActions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	editedAttributes editedCharacters rawValue
    NSTextStorageDelegate	NSObjectProtocol	textStorage
    NSTextStorageObserving	NSObjectProtocol	performEditingTransaction processEditing textStorage
    NSTextTab	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	alignment columnTerminators copy hash isEqual location options
    NSTextTab.OptionKey	Equatable Hashable RawRepresentable	columnTerminators rawValue
    NSTextViewportLayoutController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	adjustViewport delegate layoutViewport relocateViewport textLayoutManager viewportBounds viewportRange
    NSTextViewportLayoutControllerDelegate	NSObjectProtocol	textViewportLayoutController textViewportLayoutControllerDidLayout textViewportLayoutControllerWillLayout
    NSTextViewportLayoutControllerDelegate		viewportBounds
    NSURL		loadData object readableTypeIdentifiersForItemProvider writableTypeIdentifiersForItemProvider
    NSUnderlineStyle	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	double patternDash patternDashDot patternDashDotDot patternDot rawValue single thick
    NSUserActivity	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	activityType addUserInfoEntries becomeCurrent delegate expirationDate invalidate isEligibleForHandoff
    NSUserActivity		isEligibleForPrediction isEligibleForPublicIndexing isEligibleForSearch keywords needsSave
    NSUserActivity		persistentIdentifier referrerURL requiredUserInfoKeys resignCurrent supportsContinuationStreams
    NSUserActivity		targetContentIdentifier title userInfo webpageURL
    NSUserActivityDelegate	NSObjectProtocol	userActivityWasContinued userActivityWillSave
    NSValue		caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue
    NSValue		directionalEdgeInsetsValue uiEdgeInsetsValue uiOffsetValue
    NSWritingDirection	Equatable Hashable RawRepresentable	leftToRight natural rightToLeft
    NotificationCenter		addObserver ocombine publisher removeObserver
    NotificationCenter.OCombine		center publisher
    NotificationCenter.OCombine.Publisher	Equatable Publisher	center name object receive
    NotificationCenter.OCombine.Publisher.Failure
    NotificationCenter.OCombine.Publisher.Output
    NotificationCenter.Publisher
    OSAllocatedUnfairLock		lock lockIfAvailable precondition unlock withLock withLockIfAvailable withLockIfAvailableUnchecked
    OSAllocatedUnfairLock		withLockUnchecked
    OSAllocatedUnfairLock.Ownership	Equatable Hashable	notOwner owner
    OSLog	CVarArg CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	default disabled isEnabled signpostsEnabled
    OSLog.Category	Equatable Hashable RawRepresentable	dynamicStackTracing dynamicTracing pointsOfInterest rawValue
    OSLogBoolFormat	Equatable Hashable	answer truth
    OSLogFloatFormatting		exponential fixed hex hybrid
    OSLogIntegerFormatting		decimal hex octal
    OSLogInterpolation	StringInterpolationProtocol	appendInterpolation appendLiteral
    OSLogMessage	ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral
    OSLogPrivacy	Equatable	auto private public sensitive
    OSLogPrivacy.Mask	Equatable Hashable	hash none
    OSLogStringAlignment		left none right
    OSLogType	Equatable Hashable RawRepresentable	debug default error fault info rawValue
    OSSignpostID	Comparable Equatable Hashable	exclusive invalid null rawValue
    OSSignpostIntervalState
    OSSignpostType	Equatable Hashable RawRepresentable	begin end event rawValue
    OSSignposter		beginInterval disabled emitEvent endInterval isEnabled makeSignpostID withIntervalSignpost
    ObservableObject		objectWillChange
    ObservableObject.ObjectWillChangePublisher
    ObservableObjectPublisher	Publisher	receive send
    ObservableObjectPublisher.Failure
    ObservableObjectPublisher.Output
    OperationQueue		minimumTolerance now ocombine schedule
    OperationQueue.OCombine	Scheduler	minimumTolerance now queue schedule
    OperationQueue.OCombine.SchedulerOptions
    OperationQueue.OCombine.SchedulerTimeType	Comparable Decodable Encodable Equatable Hashable Strideable	advanced date distance
    OperationQueue.OCombine.SchedulerTimeType.Stride	AdditiveArithmetic Comparable Decodable Encodable Equatable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Numeric SchedulerTimeIntervalConvertible SignedNumeric	magnitude microseconds milliseconds nanoseconds seconds timeInterval
    OperationQueue.OCombine.SchedulerTimeType.Stride.FloatLiteralType
    OperationQueue.OCombine.SchedulerTimeType.Stride.IntegerLiteralType
    OperationQueue.OCombine.SchedulerTimeType.Stride.Magnitude
    OperationQueue.SchedulerOptions
    OperationQueue.SchedulerTimeType
    Optional		ocombine publisher
    Optional.OCombine		publisher
    Optional.OCombine.Publisher	Equatable	allSatisfy collect compactMap contains count drop dropFirst filter first ignoreOutput last map max min output
    Optional.OCombine.Publisher		prefix receive reduce removeDuplicates replaceEmpty replaceError retry scan
    Optional.OCombine.Publisher.Failure
    Optional.OCombine.Publisher.Output
    Optional.Publisher
    OrphanMode	CaseIterable Equatable Hashable RawRepresentable	ignore reject warn
    PassthroughSubject	Publisher Subject	receive send
    ProcessInfo		isMacCatalystApp isiOSAppOnMac
    PropertyListDecoder.Input
    PropertyListEncoder.Output
    Published		projectedValue
    Published.Publisher	Publisher	receive
    Published.Publisher.Failure
    Published.Publisher.Output
    Publisher		allSatisfy append assertNoFailure assign breakpoint breakpointOnError buffer catch collect combineLatest
    Publisher		compactMap contains count debounce decode delay drop dropFirst encode eraseToAnyPublisher filter first flatMap
    Publisher		handleEvents ignoreOutput last makeConnectable map mapError max measureInterval merge min multicast output
    Publisher		prefix prepend print receive reduce removeDuplicates replaceEmpty replaceError replaceNil retry scan
    Publisher		setFailureType share sink subscribe switchToLatest throttle timeout tryAllSatisfy tryCatch tryCompactMap
    Publisher		tryContains tryDrop tryFilter tryFirst tryLast tryMap tryMax tryMin tryPrefix tryReduce tryRemoveDuplicates
    Publisher		tryScan values zip
    Publisher.Failure
    Publisher.Output
    Publishers
    Publishers.AllSatisfy	Publisher	predicate receive upstream
    Publishers.AllSatisfy.Failure
    Publishers.AllSatisfy.Output
    Publishers.AssertNoFailure	Publisher	file line prefix receive upstream
    Publishers.AssertNoFailure.Failure
    Publishers.AssertNoFailure.Output
    Publishers.Autoconnect	Publisher	receive upstream
    Publishers.Autoconnect.Failure
    Publishers.Autoconnect.Output
    Publishers.Breakpoint	Publisher	receive receiveCompletion receiveOutput receiveSubscription upstream
    Publishers.Breakpoint.Failure
    Publishers.Breakpoint.Output
    Publishers.Buffer	Publisher	prefetch receive size upstream whenFull
    Publishers.Buffer.Failure
    Publishers.Buffer.Output
    Publishers.BufferingStrategy		customError dropNewest dropOldest
    Publishers.Catch	Publisher	handler receive upstream
    Publishers.Catch.Failure
    Publishers.Catch.Output
    Publishers.Collect	Equatable Publisher	receive upstream
    Publishers.Collect.Failure
    Publishers.Collect.Output
    Publishers.CollectByCount	Equatable Publisher	count receive upstream
    Publishers.CollectByCount.Failure
    Publishers.CollectByCount.Output
    Publishers.CombineLatest	Publisher	a b receive
    Publishers.CombineLatest.Failure
    Publishers.CombineLatest.Output
    Publishers.CombineLatest3	Publisher	a b c receive
    Publishers.CombineLatest3.Failure
    Publishers.CombineLatest3.Output
    Publishers.CombineLatest4	Publisher	a b c d receive
    Publishers.CombineLatest4.Failure
    Publishers.CombineLatest4.Output
    Publishers.CompactMap	Publisher	compactMap map receive transform upstream
    Publishers.CompactMap.Failure
    Publishers.Comparison	Publisher	areInIncreasingOrder receive upstream
    Publishers.Comparison.Failure
    Publishers.Comparison.Output
    Publishers.Concatenate	Equatable Publisher	prefix receive suffix
    Publishers.Concatenate.Failure
    Publishers.Concatenate.Output
    Publishers.Contains	Equatable Publisher	output receive upstream
    Publishers.Contains.Failure
    Publishers.Contains.Output
    Publishers.ContainsWhere	Publisher	predicate receive upstream
    Publishers.ContainsWhere.Failure
    Publishers.ContainsWhere.Output
    Publishers.Count	Equatable Publisher	receive upstream
    Publishers.Count.Failure
    Publishers.Count.Output
    Publishers.Debounce	Publisher	dueTime options receive scheduler upstream
    Publishers.Debounce.Failure
    Publishers.Debounce.Output
    Publishers.Decode	Publisher	receive upstream
    Publishers.Decode.Failure
    Publishers.Delay	Publisher	interval options receive scheduler tolerance upstream
    Publishers.Delay.Failure
    Publishers.Delay.Output
    Publishers.Drop	Equatable Publisher	count receive upstream
    Publishers.Drop.Failure
    Publishers.Drop.Output
    Publishers.DropUntilOutput	Equatable Publisher	other receive upstream
    Publishers.DropUntilOutput.Failure
    Publishers.DropUntilOutput.Output
    Publishers.DropWhile	Publisher	predicate receive upstream
    Publishers.DropWhile.Failure
    Publishers.DropWhile.Output
    Publishers.Encode	Publisher	receive upstream
    Publishers.Encode.Failure
    Publishers.Encode.Output
    Publishers.Filter	Publisher	filter isIncluded receive tryFilter upstream
    Publishers.Filter.Failure
    Publishers.Filter.Output
    Publishers.First	Equatable Publisher	receive upstream
    Publishers.First.Failure
    Publishers.First.Output
    Publishers.FirstWhere	Publisher	predicate receive upstream
    Publishers.FirstWhere.Failure
    Publishers.FirstWhere.Output
    Publishers.FlatMap	Publisher	maxPublishers receive transform upstream
    Publishers.FlatMap.Failure
    Publishers.FlatMap.Output
    Publishers.HandleEvents	Publisher	receive receiveCancel receiveCompletion receiveOutput receiveRequest receiveSubscription upstream
    Publishers.HandleEvents.Failure
    Publishers.HandleEvents.Output
    Publishers.IgnoreOutput	Equatable Publisher	receive upstream
    Publishers.IgnoreOutput.Failure
    Publishers.IgnoreOutput.Output
    Publishers.Last	Equatable Publisher	receive upstream
    Publishers.Last.Failure
    Publishers.Last.Output
    Publishers.LastWhere	Publisher	predicate receive upstream
    Publishers.LastWhere.Failure
    Publishers.LastWhere.Output
    Publishers.MakeConnectable	ConnectablePublisher Publisher	connect receive
    Publishers.MakeConnectable.Failure
    Publishers.MakeConnectable.Output
    Publishers.Map	Publisher	map receive transform tryMap upstream
    Publishers.Map.Failure
    Publishers.MapError	Publisher	receive transform upstream
    Publishers.MapError.Output
    Publishers.MapKeyPath	Publisher	keyPath receive upstream
    Publishers.MapKeyPath.Failure
    Publishers.MapKeyPath2	Publisher	keyPath0 keyPath1 receive upstream
    Publishers.MapKeyPath2.Failure
    Publishers.MapKeyPath2.Output
    Publishers.MapKeyPath3	Publisher	keyPath0 keyPath1 keyPath2 receive upstream
    Publishers.MapKeyPath3.Failure
    Publishers.MapKeyPath3.Output
    Publishers.MeasureInterval	Publisher	receive scheduler upstream
    Publishers.MeasureInterval.Failure
    Publishers.MeasureInterval.Output
    Publishers.Merge	Publisher	a b receive
    Publishers.Merge.Failure
    Publishers.Merge.Output
    Publishers.Merge3	Publisher	a b c receive
    Publishers.Merge3.Failure
    Publishers.Merge3.Output
    Publishers.Merge4	Publisher	a b c d receive
    Publishers.Merge4.Failure
    Publishers.Merge4.Output
    Publishers.Merge5	Publisher	a b c d e receive
    Publishers.Merge5.Failure
    Publishers.Merge5.Output
    Publishers.Merge6	Publisher	a b c d e f receive
    Publishers.Merge6.Failure
    Publishers.Merge6.Output
    Publishers.Merge7	Publisher	a b c d e f g receive
    Publishers.Merge7.Failure
    Publishers.Merge7.Output
    Publishers.Merge8	Publisher	a b c d e f g h receive
    Publishers.Merge8.Failure
    Publishers.Merge8.Output
    Publishers.MergeMany	Publisher	merge publishers receive
    Publishers.MergeMany.Failure
    Publishers.MergeMany.Output
    Publishers.Multicast	ConnectablePublisher Publisher	connect createSubject receive upstream
    Publishers.Multicast.Failure
    Publishers.Multicast.Output
    Publishers.Output	Equatable Publisher	range receive upstream
    Publishers.Output.Failure
    Publishers.Output.Output
    Publishers.PrefetchStrategy	Equatable Hashable	byRequest keepFull
    Publishers.PrefixUntilOutput	Publisher	other receive upstream
    Publishers.PrefixUntilOutput.Failure
    Publishers.PrefixUntilOutput.Output
    Publishers.PrefixWhile	Publisher	predicate receive upstream
    Publishers.PrefixWhile.Failure
    Publishers.PrefixWhile.Output
    Publishers.Print	Publisher	prefix receive stream upstream
    Publishers.Print.Failure
    Publishers.Print.Output
    Publishers.ReceiveOn	Publisher	options receive scheduler upstream
    Publishers.ReceiveOn.Failure
    Publishers.ReceiveOn.Output
    Publishers.Reduce	Publisher	initial nextPartialResult receive upstream
    Publishers.Reduce.Failure
    Publishers.RemoveDuplicates	Publisher	predicate receive upstream
    Publishers.RemoveDuplicates.Failure
    Publishers.RemoveDuplicates.Output
    Publishers.ReplaceEmpty	Equatable Publisher	output receive upstream
    Publishers.ReplaceEmpty.Failure
    Publishers.ReplaceEmpty.Output
    Publishers.ReplaceError	Equatable Publisher	output receive upstream
    Publishers.ReplaceError.Failure
    Publishers.ReplaceError.Output
    Publishers.Retry	Equatable Publisher	receive retries upstream
    Publishers.Retry.Failure
    Publishers.Retry.Output
    Publishers.Scan	Publisher	initialResult nextPartialResult receive upstream
    Publishers.Scan.Failure
    Publishers.Sequence	Equatable Publisher	allSatisfy append collect compactMap contains count drop dropFirst filter first ignoreOutput last map max min
    Publishers.Sequence		output prefix prepend receive reduce removeDuplicates replaceNil scan sequence setFailureType tryAllSatisfy
    Publishers.Sequence		tryContains tryReduce
    Publishers.Sequence.Output
    Publishers.SetFailureType	Equatable Publisher	receive setFailureType upstream
    Publishers.SetFailureType.Output
    Publishers.Share	Equatable Publisher	receive upstream
    Publishers.Share.Failure
    Publishers.Share.Output
    Publishers.SubscribeOn	Publisher	options receive scheduler upstream
    Publishers.SubscribeOn.Failure
    Publishers.SubscribeOn.Output
    Publishers.SwitchToLatest	Publisher	receive upstream
    Publishers.SwitchToLatest.Failure
    Publishers.SwitchToLatest.Output
    Publishers.Throttle	Publisher	interval latest receive scheduler upstream
    Publishers.Throttle.Failure
    Publishers.Throttle.Output
    Publishers.Timeout	Publisher	customError interval options receive scheduler upstream
    Publishers.Timeout.Failure
    Publishers.Timeout.Output
    Publishers.TryAllSatisfy	Publisher	predicate receive upstream
    Publishers.TryAllSatisfy.Failure
    Publishers.TryAllSatisfy.Output
    Publishers.TryCatch	Publisher	handler receive upstream
    Publishers.TryCatch.Failure
    Publishers.TryCatch.Output
    Publishers.TryCompactMap	Publisher	compactMap receive transform upstream
    Publishers.TryCompactMap.Failure
    Publishers.TryComparison	Publisher	areInIncreasingOrder receive upstream
    Publishers.TryComparison.Failure
    Publishers.TryComparison.Output
    Publishers.TryContainsWhere	Publisher	predicate receive upstream
    Publishers.TryContainsWhere.Failure
    Publishers.TryContainsWhere.Output
    Publishers.TryDropWhile	Publisher	predicate receive upstream
    Publishers.TryDropWhile.Failure
    Publishers.TryDropWhile.Output
    Publishers.TryFilter	Publisher	filter isIncluded receive tryFilter upstream
    Publishers.TryFilter.Failure
    Publishers.TryFilter.Output
    Publishers.TryFirstWhere	Publisher	predicate receive upstream
    Publishers.TryFirstWhere.Failure
    Publishers.TryFirstWhere.Output
    Publishers.TryLastWhere	Publisher	predicate receive upstream
    Publishers.TryLastWhere.Failure
    Publishers.TryLastWhere.Output
    Publishers.TryMap	Publisher	map receive transform tryMap upstream
    Publishers.TryMap.Failure
    Publishers.TryPrefixWhile	Publisher	predicate receive upstream
    Publishers.TryPrefixWhile.Failure
    Publishers.TryPrefixWhile.Output
    Publishers.TryReduce	Publisher	initial nextPartialResult receive upstream
    Publishers.TryReduce.Failure
    Publishers.TryRemoveDuplicates	Publisher	predicate receive upstream
    Publishers.TryRemoveDuplicates.Failure
    Publishers.TryRemoveDuplicates.Output
    Publishers.TryScan	Publisher	initialResult nextPartialResult receive upstream
    Publishers.TryScan.Failure
    Publishers.Zip	Publisher	a b receive
    Publishers.Zip.Failure
    Publishers.Zip.Output
    Publishers.Zip3	Publisher	a b c receive
    Publishers.Zip3.Failure
    Publishers.Zip3.Output
    Publishers.Zip4	Publisher	a b c d receive
    Publishers.Zip4.Failure
    Publishers.Zip4.Output
    PulseSymbolEffect	DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect SymbolEffect	byLayer configuration wholeSymbol
    Record	Decodable Encodable Publisher	receive recording
    Record.Recording	Decodable Encodable	completion encode output receive
    Record.Recording.Input
    RecordMode	CaseIterable Equatable Hashable RawRepresentable	all failed missing never
    ReferenceStorage	CaseIterable Equatable Hashable RawRepresentable	cover digests pictures
    RelativeDateTimeFormatter	CustomDebugStringConvertible CustomStringConvertible Equatable Formatter Hashable NSCoding NSCopying NSObjectProtocol	calendar dateTimeStyle formattingContext locale localizedString string unitsStyle
    RelativeDateTimeFormatter.DateTimeStyle	Equatable Hashable RawRepresentable	named numeric
    RelativeDateTimeFormatter.UnitsStyle	Equatable Hashable RawRepresentable	abbreviated full short spellOut
    ReplaceSymbolEffect	ContentTransitionSymbolEffect Equatable Hashable SymbolEffect	byLayer configuration downUp magic offUp upUp wholeSymbol
    ReplaceSymbolEffect.MagicReplace	ContentTransitionSymbolEffect Equatable Hashable SymbolEffect	configuration
    Result		ocombine publisher
    Result.OCombine		publisher
    Result.OCombine.Publisher	Equatable	allSatisfy collect contains count first ignoreOutput last map mapError max min receive reduce removeDuplicates
    Result.OCombine.Publisher		replaceEmpty replaceError result retry scan setFailureType tryAllSatisfy tryContains tryMap tryMax tryMin
    Result.OCombine.Publisher		tryReduce tryRemoveDuplicates tryScan
    Result.OCombine.Publisher.Output
    Result.Publisher
    RotateSymbolEffect	DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect SymbolEffect	byLayer clockwise configuration counterClockwise wholeSymbol
    RowKind	CaseIterable Equatable Hashable RawRepresentable	cell footer header
    RowPosition	CaseIterable Equatable Hashable RawRepresentable	first last middle only
    RunLoop		minimumTolerance now ocombine schedule
    RunLoop.OCombine	Scheduler	minimumTolerance now runLoop schedule
    RunLoop.OCombine.SchedulerOptions
    RunLoop.OCombine.SchedulerTimeType	Comparable Decodable Encodable Equatable Hashable Strideable	advanced date distance
    RunLoop.OCombine.SchedulerTimeType.Stride	AdditiveArithmetic Comparable Decodable Encodable Equatable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Numeric SchedulerTimeIntervalConvertible SignedNumeric	magnitude microseconds milliseconds nanoseconds seconds timeInterval
    RunLoop.OCombine.SchedulerTimeType.Stride.FloatLiteralType
    RunLoop.OCombine.SchedulerTimeType.Stride.IntegerLiteralType
    RunLoop.OCombine.SchedulerTimeType.Stride.Magnitude
    RunLoop.SchedulerOptions
    RunLoop.SchedulerTimeType
    ScaleSymbolEffect	Equatable Hashable IndefiniteSymbolEffect SymbolEffect	byLayer configuration down up wholeSymbol
    Scanner		scanCharacters scanString scanUpTo scanUpToCharacters
    Scene	CustomStringConvertible	description distinguishing group ignoringIssues name path references summary
    Scene.List	Equatable Hashable	environment footer header kind list
    Scheduler		minimumTolerance now schedule
    Scheduler.SchedulerOptions
    Scheduler.SchedulerTimeType
    SchedulerTimeIntervalConvertible		microseconds milliseconds nanoseconds seconds
    Screen		acceptSuggestion cancelFinger chrome controller device drag drop elements endHovering hold hover liftFinger
    Screen		longPress moveFinger perform pinch press rewriteText rotate scroll select shake speech swipe swipeFromEdge
    Screen		takesTimeForAnimations tap touchDown traits type wait window
    Screen.Chrome	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	all homeIndicator keyboard none rawValue statusBar
    Screen.Direction	Equatable Hashable	down left right up
    ScreenError	CustomStringConvertible Error	covered description noKeyboard noRow noScrollView noSuggestions noWritingTools notFound notVisible
    Selector	CustomStringConvertible Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Hashable	description
    Sequence		publisher
    SignpostMetadata
    SimplySnapshotting
    SimulatedClock		advance finishAnimations perform
    SimulatedFingers		cancel down hold move pinch rotate up
    SimulatedKeyboard		acceptSuggestion delete isShown type
    SimulatedPointer		hoveredView leave move rest
    SimulatedTouch		cancel down hold longPress move point tap touchedView up
    SnapshotAttachment	Equatable Hashable	data name
    SnapshotTestingConfiguration		diffTool record
    SnapshotTestingConfiguration.DiffTool	ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral	callAsFunction default ksdiff
    SnapshotTestingConfiguration.Record
    SnapshotsTrait	SuiteTrait TestScoping TestTrait Trait	isRecursive provideScope
    Snapshotting		accessibility accessibilityAudit asyncPullback data description diffing dump elementsDescription func
    Snapshotting		hierarchy image json layout lines pathExtension plist pullback recursiveDescription resolved snapshot speech
    Snapshotting		wait
    String		boundingRect draw size
    String.LocalizationValue	Equatable ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral Hashable
    String.LocalizationValue.StringInterpolation	StringInterpolationProtocol	appendInterpolation appendLiteral
    Subject	Publisher	send
    Subscriber	CustomCombineIdentifierConvertible	receive
    Subscriber.Failure
    Subscriber.Input
    Subscribers
    Subscribers.Assign	Cancellable CustomCombineIdentifierConvertible CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible Subscriber	cancel customMirror description keyPath object playgroundDescription receive
    Subscribers.Assign.Failure
    Subscribers.Completion	Decodable Encodable Equatable Hashable	encode failure finished
    Subscribers.Demand	Comparable CustomStringConvertible Decodable Encodable Equatable Hashable	description encode max none unlimited
    Subscribers.Sink	Cancellable CustomCombineIdentifierConvertible CustomPlaygroundDisplayConvertible CustomReflectable CustomStringConvertible Subscriber	cancel customMirror description playgroundDescription receive receiveCompletion receiveValue
    Subscription	Cancellable CustomCombineIdentifierConvertible	request
    Subscriptions		empty
    SymbolEffect		appear automatic bounce breathe configuration disappear pulse replace rotate scale variableColor wiggle
    SymbolEffectConfiguration	Equatable Hashable
    SymbolEffectOptions	Equatable Hashable	default nonRepeating repeat repeating speed
    SymbolEffectOptions.RepeatBehavior	Equatable Hashable	continuous periodic
    Timer		publish scheduledTimer
    Timer.OCombine
    Timer.OCombine.TimerPublisher	ConnectablePublisher Publisher	connect interval mode options receive runLoop tolerance
    Timer.OCombine.TimerPublisher.Failure
    Timer.OCombine.TimerPublisher.Output
    Timer.TimerPublisher
    TopLevelDecoder		decode
    TopLevelDecoder.Input
    TopLevelEncoder		encode
    TopLevelEncoder.Output
    Trait		snapshots
    TransitionSymbolEffect
    UIAccessibility		announcementDidFinishNotification announcementStringValueUserInfoKey announcementWasSuccessfulUserInfoKey
    UIAccessibility		assistiveTechnologyUserInfoKey assistiveTouchStatusDidChangeNotification boldTextStatusDidChangeNotification
    UIAccessibility		buttonShapesEnabled buttonShapesEnabledStatusDidChangeNotification closedCaptioningStatusDidChangeNotification
    UIAccessibility		convertToScreenCoordinates darkerSystemColorsStatusDidChangeNotification
    UIAccessibility		differentiateWithoutColorDidChangeNotification elementFocusedNotification focusedElement
    UIAccessibility		focusedElementUserInfoKey grayscaleStatusDidChangeNotification guidedAccessRestrictionState
    UIAccessibility		guidedAccessStatusDidChangeNotification hearingDevicePairedEar hearingDevicePairedEarDidChangeNotification
    UIAccessibility		invertColorsStatusDidChangeNotification isAssistiveTouchRunning isBoldTextEnabled isClosedCaptioningEnabled
    UIAccessibility		isDarkerSystemColorsEnabled isGrayscaleEnabled isGuidedAccessEnabled isInvertColorsEnabled isMonoAudioEnabled
    UIAccessibility		isOnOffSwitchLabelsEnabled isReduceMotionEnabled isReduceTransparencyEnabled isShakeToUndoEnabled
    UIAccessibility		isSpeakScreenEnabled isSpeakSelectionEnabled isSwitchControlRunning isVideoAutoplayEnabled isVoiceOverRunning
    UIAccessibility		monoAudioStatusDidChangeNotification onOffSwitchLabelsDidChangeNotification post prefersCrossFadeTransitions
    UIAccessibility		prefersCrossFadeTransitionsStatusDidChange reduceMotionStatusDidChangeNotification
    UIAccessibility		reduceTransparencyStatusDidChangeNotification registerGestureConflictWithZoom requestGuidedAccessSession
    UIAccessibility		shakeToUndoDidChangeNotification shouldDifferentiateWithoutColor speakScreenStatusDidChangeNotification
    UIAccessibility		speakSelectionStatusDidChangeNotification switchControlStatusDidChangeNotification unfocusedElementUserInfoKey
    UIAccessibility		videoAutoplayStatusDidChangeNotification voiceOverStatusDidChangeNotification zoomFocusChanged
    UIAccessibility.AssistiveTechnologyIdentifier	Equatable Hashable RawRepresentable	notificationSwitchControl notificationVoiceOver rawValue
    UIAccessibility.ExpandedStatus	Equatable Hashable RawRepresentable	collapsed expanded unsupported
    UIAccessibility.GuidedAccessRestrictionState	Equatable Hashable RawRepresentable	allow deny
    UIAccessibility.HearingDeviceEar	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	both left rawValue right
    UIAccessibility.Notification	Equatable Hashable RawRepresentable	announcement layoutChanged pageScrolled pauseAssistiveTechnology rawValue resumeAssistiveTechnology
    UIAccessibility.Notification		screenChanged
    UIAccessibility.ZoomType	Equatable Hashable RawRepresentable	insertionPoint
    UIAccessibilityContainerDataTable	NSObjectProtocol	accessibilityColumnCount accessibilityDataTableCellElement accessibilityHeaderElements accessibilityRowCount
    UIAccessibilityContainerDataTableCell	NSObjectProtocol	accessibilityColumnRange accessibilityRowRange
    UIAccessibilityContainerType	Equatable Hashable RawRepresentable	dataTable landmark list none semanticGroup
    UIAccessibilityContrast	Equatable Hashable RawRepresentable	high normal unspecified
    UIAccessibilityCustomAction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	actionHandler attributedName category editCategory image name selector target
    UIAccessibilityCustomAction.Handler
    UIAccessibilityCustomRotor	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	attributedName itemSearchBlock name systemRotorType
    UIAccessibilityCustomRotor.Direction	Equatable Hashable RawRepresentable	next previous
    UIAccessibilityCustomRotor.Search
    UIAccessibilityCustomRotor.SystemRotorType	Equatable Hashable RawRepresentable	boldText heading headingLevel1 headingLevel2 headingLevel3 headingLevel4 headingLevel5 headingLevel6 image
    UIAccessibilityCustomRotor.SystemRotorType		italicText landmark link list misspelledWord none table textField underlineText visitedLink
    UIAccessibilityCustomRotorItemResult	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	targetElement targetRange
    UIAccessibilityCustomRotorSearchPredicate	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	currentItem searchDirection
    UIAccessibilityElement	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIResponder UIUserActivityRestoring	accessibilityContainer accessibilityFrame accessibilityFrameInContainerSpace
    UIAccessibilityIdentification	NSObjectProtocol	accessibilityIdentifier
    UIAccessibilityNavigationStyle	Equatable Hashable RawRepresentable	automatic combined separate
    UIAccessibilityScrollDirection	Equatable Hashable RawRepresentable	down left next previous right up
    UIAccessibilityTraits	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link none notEnabled
    UIAccessibilityTraits		playsSound rawValue searchField selected startsMediaSession staticText summaryElement supportsZoom tabBar
    UIAccessibilityTraits		toggleButton updatesFrequently
    UIAction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIAccessibilityIdentification UIMenuElement UIMenuLeaf	attributes copy discoverabilityTitle identifier image performWithSender presentationSourceItem selectedImage
    UIAction		sender state title
    UIAction.Identifier	Equatable Hashable RawRepresentable	paste pasteAndGo pasteAndMatchStyle pasteAndSearch rawValue
    UIActionHandler
    UIActivity	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	activityCategory activityDidFinish activityImage activityTitle activityType activityViewController canPerform
    UIActivity		perform prepare
    UIActivity.ActivityType	Equatable Hashable RawRepresentable	addToHomeScreen addToReadingList airDrop assignToContact collaborationCopyLink collaborationInviteWithLink
    UIActivity.ActivityType		copyToPasteboard mail markupAsPDF message openInIBooks postToFacebook postToFlickr postToTencentWeibo
    UIActivity.ActivityType		postToTwitter postToVimeo postToWeibo print rawValue saveToCameraRoll sharePlay
    UIActivity.Category	Equatable Hashable RawRepresentable	action share
    UIActivityIndicatorView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	color hidesWhenStopped intrinsicContentSize isAnimating sizeThatFits startAnimating stopAnimating style
    UIActivityIndicatorView.Style	Equatable Hashable RawRepresentable	gray large medium white whiteLarge
    UIActivityItemProvider	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol Operation UIActivityItemSource	activityType activityViewController activityViewControllerPlaceholderItem item placeholderItem
    UIActivityItemSource	NSObjectProtocol	activityViewController activityViewControllerPlaceholderItem
    UIActivityItemsConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIActivityItemsConfigurationReading	activityItemsConfigurationMetadata activityItemsConfigurationMetadataForItem
    UIActivityItemsConfiguration		activityItemsConfigurationPreviewForItem activityItemsConfigurationSupports
    UIActivityItemsConfiguration		applicationActivitiesForActivityItemsConfiguration applicationActivitiesProvider
    UIActivityItemsConfiguration		itemProvidersForActivityItemsConfiguration localObject metadataProvider perItemMetadataProvider
    UIActivityItemsConfiguration		previewProvider supportedInteractions
    UIActivityItemsConfigurationInteraction	Equatable Hashable RawRepresentable	copy rawValue share
    UIActivityItemsConfigurationMetadataKey	Equatable Hashable RawRepresentable	collaborationModeRestrictions linkPresentationMetadata messageBody rawValue shareRecipients title
    UIActivityItemsConfigurationPreviewIntent	Equatable Hashable RawRepresentable	fullSize rawValue thumbnail
    UIActivityItemsConfigurationProviding	NSObjectProtocol	activityItemsConfiguration
    UIActivityItemsConfigurationReading	NSObjectProtocol	activityItemsConfigurationMetadata activityItemsConfigurationMetadataForItem
    UIActivityItemsConfigurationReading		activityItemsConfigurationPreviewForItem activityItemsConfigurationSupports
    UIActivityItemsConfigurationReading		applicationActivitiesForActivityItemsConfiguration itemProvidersForActivityItemsConfiguration
    UIActivityViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	allowsProminentActivity completionWithItemsHandler excludedActivityTypes viewDidLoad
    UIActivityViewController.CompletionHandler
    UIActivityViewController.CompletionWithItemsHandler
    UIAdaptivePresentationControllerDelegate	NSObjectProtocol	adaptivePresentationStyle presentationController presentationControllerDidAttemptToDismiss
    UIAdaptivePresentationControllerDelegate		presentationControllerDidDismiss presentationControllerShouldDismiss presentationControllerWillDismiss
    UIAlertAction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol UIAccessibilityIdentification	accessibilityIdentifier copy isEnabled style title
    UIAlertAction.Style	Equatable Hashable RawRepresentable	cancel default destructive
    UIAlertController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	actions addAction addTextField loadView message preferredAction preferredContentSize preferredStyle severity
    UIAlertController		textFields title viewDidAppear viewWillAppear
    UIAlertController.Style	Equatable Hashable RawRepresentable	actionSheet alert
    UIAlertControllerSeverity	Equatable Hashable RawRepresentable	critical default
    UIAppearance	NSObjectProtocol	appearance
    UIAppearanceContainer	NSObjectProtocol
    UIApplication	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIActivityItemsConfigurationProviding UIResponder UIResponderStandardEditActions UIUserActivityRestoring	activateSceneSession alternateIconName applicationIconBadgeNumber applicationState
    UIApplication		applicationSupportsShakeToEdit backgroundFetchIntervalMinimum backgroundFetchIntervalNever
    UIApplication		backgroundRefreshStatus backgroundRefreshStatusDidChangeNotification backgroundTimeRemaining
    UIApplication		beginBackgroundTask beginReceivingRemoteControlEvents canOpenURL completeStateRestoration connectedScenes
    UIApplication		delegate didBecomeActiveNotification didChangeStatusBarFrameNotification
    UIApplication		didChangeStatusBarOrientationNotification didEnterBackgroundNotification didFinishLaunchingNotification
    UIApplication		didReceiveMemoryWarningNotification endBackgroundTask endReceivingRemoteControlEvents extendStateRestoration
    UIApplication		ignoreSnapshotOnNextApplicationLaunch invalidInterfaceOrientationException isIdleTimerDisabled
    UIApplication		isNetworkActivityIndicatorVisible isProtectedDataAvailable isRegisteredForRemoteNotifications
    UIApplication		isStatusBarHidden keyWindow next open openDefaultApplicationsSettingsURLString
    UIApplication		openNotificationSettingsURLString openSessions openSettingsURLString openURL perform
    UIApplication		preferredContentSizeCategory protectedDataDidBecomeAvailableNotification
    UIApplication		protectedDataWillBecomeUnavailableNotification registerForRemoteNotifications requestSceneSessionActivation
    UIApplication		requestSceneSessionDestruction requestSceneSessionRefresh responds sendAction sendEvent setAlternateIconName
    UIApplication		shared shortcutItems significantTimeChangeNotification stateRestorationBundleVersionKey
    UIApplication		stateRestorationSystemVersionKey stateRestorationTimestampKey stateRestorationUserInterfaceIdiomKey
    UIApplication		stateRestorationViewControllerStoryboardKey statusBarFrame statusBarFrameUserInfoKey statusBarOrientation
    UIApplication		statusBarOrientationUserInfoKey statusBarStyle supportedInterfaceOrientations supportsAlternateIcons
    UIApplication		supportsMultipleScenes unregisterForRemoteNotifications userDidTakeScreenshotNotification
    UIApplication		userInterfaceLayoutDirection willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification
    UIApplication		willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
    UIApplication.ExtensionPointIdentifier	Equatable Hashable RawRepresentable	keyboard rawValue
    UIApplication.LaunchOptionsKey	Equatable Hashable RawRepresentable	bluetoothCentrals bluetoothPeripherals cloudKitShareMetadata eventAttribution localNotification location
    UIApplication.LaunchOptionsKey		newsstandDownloads rawValue remoteNotification shortcutItem sourceApplication url userActivityDictionary
    UIApplication.LaunchOptionsKey		userActivityType
    UIApplication.OpenExternalURLOptionsKey	Equatable Hashable RawRepresentable	eventAttribution rawValue universalLinksOnly
    UIApplication.OpenURLOptionsKey	Equatable Hashable RawRepresentable	annotation openInPlace rawValue sourceApplication
    UIApplication.State	Equatable Hashable RawRepresentable	active background inactive
    UIApplicationDelegate	NSObjectProtocol	application applicationDidBecomeActive applicationDidEnterBackground applicationDidFinishLaunching
    UIApplicationDelegate		applicationDidReceiveMemoryWarning applicationProtectedDataDidBecomeAvailable
    UIApplicationDelegate		applicationProtectedDataWillBecomeUnavailable applicationShouldAutomaticallyLocalizeKeyCommands
    UIApplicationDelegate		applicationShouldRequestHealthAuthorization applicationSignificantTimeChange applicationWillEnterForeground
    UIApplicationDelegate		applicationWillResignActive applicationWillTerminate main window
    UIApplicationShortcutIcon	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	hash isEqual
    UIApplicationShortcutIcon.IconType	Equatable Hashable RawRepresentable	add alarm audio bookmark capturePhoto captureVideo cloud compose confirmation contact date favorite home
    UIApplicationShortcutIcon.IconType		invitation location love mail markLocation message pause play prohibit search share shuffle task taskCompleted
    UIApplicationShortcutIcon.IconType		time update
    UIApplicationShortcutItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObject NSObjectProtocol	copy icon localizedSubtitle localizedTitle mutableCopy targetContentIdentifier type userInfo
    UIAttachmentBehavior	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIDynamicBehavior	anchorPoint attachedBehaviorType attachmentRange damping fixedAttachment frequency frictionTorque items length
    UIAttachmentBehavior		limitAttachment pinAttachment slidingAttachment
    UIAttachmentBehavior.AttachmentType	Equatable Hashable RawRepresentable	anchor items
    UIAxis	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	both horizontal rawValue vertical
    UIBackgroundConfiguration	CustomReflectable CustomStringConvertible Equatable Hashable	backgroundColor backgroundColorTransformer backgroundInsets clear cornerRadius customMirror customView
    UIBackgroundConfiguration		description edgesAddingLayoutMarginsToBackgroundInsets image imageContentMode listAccompaniedSidebarCell
    UIBackgroundConfiguration		listCell listFooter listGroupedCell listGroupedHeaderFooter listHeader listPlainCell listPlainHeaderFooter
    UIBackgroundConfiguration		listSidebarCell listSidebarHeader resolvedBackgroundColor resolvedStrokeColor shadowProperties strokeColor
    UIBackgroundConfiguration		strokeColorTransformer strokeOutset strokeWidth updated visualEffect
    UIBackgroundFetchResult	Equatable Hashable RawRepresentable	failed newData noData
    UIBackgroundRefreshStatus	Equatable Hashable RawRepresentable	available denied restricted
    UIBackgroundTaskIdentifier	Equatable Hashable RawRepresentable	invalid rawValue
    UIBarAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	backgroundColor backgroundEffect backgroundImage backgroundImageContentMode configureWithDefaultBackground
    UIBarAppearance		configureWithOpaqueBackground configureWithTransparentBackground copy idiom shadowColor shadowImage
    UIBarButtonItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIAccessibilityIdentification UIAppearance UIBarItem UIPopoverPresentationControllerSourceItem UISpringLoadedInteractionSupporting	action addSymbolEffect backButtonBackgroundImage backButtonBackgroundVerticalPositionAdjustment
    UIBarButtonItem		backButtonTitlePositionAdjustment backgroundImage backgroundVerticalPositionAdjustment badge buttonGroup
    UIBarButtonItem		changesSelectionAsPrimaryAction creatingFixedGroup creatingMovableGroup creatingOptionalGroup customView
    UIBarButtonItem		fixedSpace flexibleSpace frame hidesSharedBackground identifier isHidden isSelected isSpringLoaded
    UIBarButtonItem		isSymbolAnimationEnabled menu menuRepresentation possibleTitles preferredMenuElementOrder primaryAction
    UIBarButtonItem		removeAllSymbolEffects removeSymbolEffect setBackButtonBackgroundImage
    UIBarButtonItem		setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment setBackgroundImage
    UIBarButtonItem		setBackgroundVerticalPositionAdjustment setSymbolImage setTitlePositionAdjustment sharesBackground style
    UIBarButtonItem		target tintColor titlePositionAdjustment width
    UIBarButtonItem.Badge	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	backgroundColor count font foregroundColor indicator string stringValue
    UIBarButtonItem.Style	Equatable Hashable RawRepresentable	done plain prominent
    UIBarButtonItem.SystemItem	Equatable Hashable RawRepresentable	action add bookmarks camera cancel close compose done edit fastForward fixedSpace flexibleSpace organize pause
    UIBarButtonItem.SystemItem		play redo refresh reply rewind save search stop trash undo writingTools
    UIBarButtonItemAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	configureWithDefault copy disabled focused highlighted normal
    UIBarButtonItemGroup	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	alwaysAvailable barButtonItems fixedGroup isDisplayingRepresentativeItem isHidden menuRepresentation
    UIBarButtonItemGroup		movableGroup optionalGroup representativeItem
    UIBarButtonItemStateAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment titleTextAttributes
    UIBarItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIAccessibilityIdentification UIAppearance	accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityUserInputLabels
    UIBarItem		accessibilityValue appearance image imageInsets isEnabled landscapeImagePhone landscapeImagePhoneInsets
    UIBarItem		largeContentSizeImage largeContentSizeImageInsets setTitleTextAttributes tag title titleTextAttributes
    UIBarMetrics	Equatable Hashable RawRepresentable	compact compactPrompt default defaultPrompt
    UIBarPosition	Equatable Hashable RawRepresentable	any bottom top topAttached
    UIBarPositioning	NSObjectProtocol	barPosition
    UIBarPositioningDelegate	NSObjectProtocol	position
    UIBarStyle	Equatable Hashable RawRepresentable	black blackTranslucent default
    UIBaselineAdjustment	Equatable Hashable RawRepresentable	alignBaselines alignCenters none
    UIBehavioralStyle	Equatable Hashable RawRepresentable	automatic mac pad
    UIBezierPath	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding	addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath close contains copy currentPoint
    UIBezierPath		encode fill flatness getLineDash hash isEmpty isEqual lineCapStyle lineJoinStyle lineWidth miterLimit move
    UIBezierPath		removeAllPoints reversing setLineDash stroke supportsSecureCoding usesEvenOddFillRule
    UIBlurEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIVisualEffect	description hash isEqual
    UIBlurEffect.Style	Equatable Hashable RawRepresentable	dark extraLight light prominent regular systemChromeMaterial systemChromeMaterialDark
    UIBlurEffect.Style		systemChromeMaterialLight systemMaterial systemMaterialDark systemMaterialLight systemThickMaterial
    UIBlurEffect.Style		systemThickMaterialDark systemThickMaterialLight systemThinMaterial systemThinMaterialDark
    UIBlurEffect.Style		systemThinMaterialLight systemUltraThinMaterial systemUltraThinMaterialDark systemUltraThinMaterialLight
    UIButton	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle automaticallyUpdatesConfiguration
    UIButton		backgroundImage backgroundRect behavioralStyle buttonType changesSelectionAsPrimaryAction configuration
    UIButton		configurationUpdateHandler contentEdgeInsets contentRect contextMenuInteraction currentAttributedTitle
    UIButton		currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle currentTitleColor
    UIButton		currentTitleShadowColor image imageEdgeInsets imageRect imageView intrinsicContentSize isHeld isHovered
    UIButton		isPointerInteractionEnabled isSpringLoaded largeContentImage largeContentTitle layoutSubviews menu
    UIButton		performPrimaryAction pointerStyleProvider preferredBehavioralStyle preferredMenuElementOrder
    UIButton		preferredSymbolConfigurationForImage role setAttributedTitle setBackgroundImage setImage
    UIButton		setNeedsUpdateConfiguration setPreferredSymbolConfiguration setTitle setTitleColor setTitleShadowColor
    UIButton		sizeThatFits subtitleLabel systemButton tintColorDidChange title titleColor titleEdgeInsets titleLabel
    UIButton		titleRect titleShadowColor traitCollectionDidChange updateConfiguration
    UIButton.ButtonType	Equatable Hashable RawRepresentable	close contactAdd custom detailDisclosure infoDark infoLight roundedRect system
    UIButton.Configuration	Equatable Hashable	activityIndicatorColorTransformer attributedSubtitle attributedTitle automaticallyUpdateForSelection
    UIButton.Configuration		background baseBackgroundColor baseForegroundColor bordered borderedProminent borderedTinted borderless
    UIButton.Configuration		buttonSize clearGlass contentInsets cornerStyle filled glass gray image imageColorTransformer imagePadding
    UIButton.Configuration		imagePlacement imageReservation indicator indicatorColorTransformer macIdiomStyle plain
    UIButton.Configuration		preferredSymbolConfigurationForImage prominentClearGlass prominentGlass setDefaultContentInsets
    UIButton.Configuration		showsActivityIndicator subtitle subtitleLineBreakMode subtitleTextAttributesTransformer tinted title
    UIButton.Configuration		titleAlignment titleLineBreakMode titlePadding titleTextAttributesTransformer updated
    UIButton.Configuration.CornerStyle	Equatable Hashable	capsule dynamic fixed large medium small
    UIButton.Configuration.Indicator	Equatable Hashable	automatic none popup
    UIButton.Configuration.MacIdiomStyle	Equatable Hashable	automatic bordered borderless borderlessTinted
    UIButton.Configuration.Size	Equatable Hashable	large medium mini small
    UIButton.Configuration.TitleAlignment	Equatable Hashable	automatic center leading trailing
    UIButton.ConfigurationUpdateHandler
    UIButton.PointerStyleProvider
    UIButton.Role	Equatable Hashable RawRepresentable	cancel destructive normal primary
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
    UICellAccessory.DisplayedState	Equatable Hashable	always whenEditing whenNotEditing
    UICellAccessory.InsertOptions		backgroundColor isHidden reservedLayoutWidth tintColor
    UICellAccessory.LabelOptions		adjustsFontForContentSizeCategory font isHidden reservedLayoutWidth tintColor
    UICellAccessory.LayoutDimension		actual custom standard
    UICellAccessory.MenuSelectedElementDidChangeHandler
    UICellAccessory.MultiselectOptions		backgroundColor isHidden reservedLayoutWidth tintColor
    UICellAccessory.OutlineDisclosureOptions		isHidden reservedLayoutWidth style tintColor
    UICellAccessory.OutlineDisclosureOptions.Style	Equatable Hashable	automatic cell header
    UICellAccessory.Placement		leading position trailing
    UICellAccessory.Placement.Position
    UICellAccessory.PopUpMenuOptions		isHidden reservedLayoutWidth tintColor
    UICellAccessory.ReorderOptions		isHidden reservedLayoutWidth showsVerticalSeparator tintColor
    UICellConfigurationState	CustomReflectable CustomStringConvertible Equatable Hashable UIConfigurationState	cellDragState cellDropState customMirror description isDisabled isEditing isExpanded isFocused isHighlighted
    UICellConfigurationState		isPinned isReordering isSelected isSwiped traitCollection
    UICellConfigurationState.DragState	Equatable Hashable RawRepresentable	dragging lifting none
    UICellConfigurationState.DropState	Equatable Hashable RawRepresentable	none notTargeted targeted
    UICollectionLayoutListConfiguration		appearance backgroundColor contentHuggingElements footerMode headerMode headerTopPadding itemSeparatorHandler
    UICollectionLayoutListConfiguration		leadingSwipeActionsConfigurationProvider separatorConfiguration showsSeparators
    UICollectionLayoutListConfiguration		trailingSwipeActionsConfigurationProvider
    UICollectionLayoutListConfiguration.Appearance	Equatable Hashable RawRepresentable	grouped insetGrouped plain sidebar sidebarPlain
    UICollectionLayoutListConfiguration.ContentHuggingElements	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	rawValue supplementaryHeader
    UICollectionLayoutListConfiguration.FooterMode	Equatable Hashable RawRepresentable	none supplementary
    UICollectionLayoutListConfiguration.HeaderMode	Equatable Hashable RawRepresentable	firstItemInSection none supplementary
    UICollectionLayoutListConfiguration.ItemSeparatorHandler
    UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider
    UICollectionLayoutSectionOrthogonalScrollingBehavior	Equatable Hashable RawRepresentable	continuous continuousGroupLeadingBoundary groupPaging groupPagingCentered none paging
    UICollectionLayoutSectionOrthogonalScrollingProperties	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	bounce decelerationRate
    UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce	Equatable Hashable RawRepresentable	always automatic never
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate	Equatable Hashable RawRepresentable	automatic fast normal rawValue
    UICollectionReusableView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	apply didTransition preferredLayoutAttributesFitting prepareForReuse reuseIdentifier setNeedsLayout
    UICollectionReusableView		willTransition
    UICollectionView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UIScrollViewDelegating UISpringLoadedInteractionSupporting UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
    UICollectionView		allowsSelection allowsSelectionDuringEditing backgroundColor backgroundView beginInteractiveMovementForItem
    UICollectionView		cancelInteractiveMovement cancelInteractiveTransition cellForItem collectionViewLayout contextMenuInteraction
    UICollectionView		dataSource delegate deleteItems deleteSections dequeueConfiguredReusableCell
    UICollectionView		dequeueConfiguredReusableSupplementary dequeueReusableCell dequeueReusableSupplementaryView deselectItem
    UICollectionView		didUpdateFocus dragDelegate dragInteractionEnabled dropDelegate elementKindSectionFooter
    UICollectionView		elementKindSectionHeader endInteractiveMovement finishInteractiveTransition gestureRecognizerShouldBegin
    UICollectionView		hasActiveDrag hasActiveDrop hasUncommittedUpdates indexPath indexPathForItem indexPathsForSelectedItems
    UICollectionView		indexPathsForVisibleItems indexPathsForVisibleSupplementaryElements insertItems insertSections isEditing
    UICollectionView		isPrefetchingEnabled isSpringLoaded layoutAttributesForItem layoutAttributesForSupplementaryElement
    UICollectionView		layoutSubviews moveItem moveSection numberOfItems numberOfSections performBatchUpdates prefetchDataSource
    UICollectionView		reconfigureItems register reloadData reloadItems reloadSections remembersLastFocusedIndexPath
    UICollectionView		reorderingCadence scrollToItem selectItem selectionFollowsFocus selfSizingInvalidation setCollectionViewLayout
    UICollectionView		shouldUpdateFocus sizeThatFits startInteractiveTransition supplementaryView touchesBegan touchesCancelled
    UICollectionView		touchesEnded touchesShouldCancel traitCollectionDidChange updateInteractiveMovementTargetPosition visibleCells
    UICollectionView		visibleSupplementaryViews
    UICollectionView.CellRegistration
    UICollectionView.CellRegistration.Handler
    UICollectionView.ElementCategory	Equatable Hashable RawRepresentable	cell decorationView supplementaryView
    UICollectionView.LayoutInteractiveTransitionCompletion
    UICollectionView.ReorderingCadence	Equatable Hashable RawRepresentable	fast immediate slow
    UICollectionView.ScrollDirection	Equatable Hashable RawRepresentable	horizontal vertical
    UICollectionView.ScrollPosition	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	bottom centeredHorizontally centeredVertically left rawValue right top
    UICollectionView.SelfSizingInvalidation	Equatable Hashable RawRepresentable	disabled enabled enabledIncludingConstraints
    UICollectionView.SupplementaryRegistration
    UICollectionView.SupplementaryRegistration.Handler
    UICollectionViewCell	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICollectionReusableView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundColor
    UICollectionViewCell		backgroundConfiguration backgroundView canBecomeFocused configurationState configurationUpdateHandler
    UICollectionViewCell		contentConfiguration contentView defaultBackgroundConfiguration dragStateDidChange isHighlighted isSelected
    UICollectionViewCell		layoutSubviews selectedBackgroundView setNeedsUpdateConfiguration sizeThatFits systemLayoutSizeFitting
    UICollectionViewCell		updateConfiguration
    UICollectionViewCell.ConfigurationUpdateHandler
    UICollectionViewCell.DragState	Equatable Hashable RawRepresentable	dragging lifting none
    UICollectionViewCompositionalLayout	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UICollectionViewLayout	collectionViewContentSize configuration invalidateLayout invalidationContext list prepare
    UICollectionViewCompositionalLayout		shouldInvalidateLayout
    UICollectionViewCompositionalLayoutConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	boundarySupplementaryItems contentInsetsReference copy interSectionSpacing scrollDirection
    UICollectionViewCompositionalLayoutSectionProvider
    UICollectionViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UICollectionViewDataSource UICollectionViewDelegate UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIScrollViewDelegate UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	clearsSelectionOnViewWillAppear collectionView collectionViewDidEndMultipleSelectionInteraction
    UICollectionViewController		collectionViewLayout indexPathForPreferredFocusedView indexTitles
    UICollectionViewController		installsStandardGestureForInteractiveMovement loadView numberOfSections
    UICollectionViewController		scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
    UICollectionViewController		scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop
    UICollectionViewController		scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    UICollectionViewController		scrollViewWillBeginZooming scrollViewWillEndDragging setEditing useLayoutToLayoutNavigationTransitions
    UICollectionViewController		viewDidDisappear viewForZooming viewWillAppear
    UICollectionViewDataSource	NSObjectProtocol	collectionView indexTitles numberOfSections
    UICollectionViewDataSourcePrefetching	NSObjectProtocol	collectionView
    UICollectionViewDelegate	NSObjectProtocol UIScrollViewDelegate	collectionView collectionViewDidEndMultipleSelectionInteraction indexPathForPreferredFocusedView
    UICollectionViewDelegateFlowLayout	NSObjectProtocol UICollectionViewDelegate UIScrollViewDelegate	collectionView
    UICollectionViewDiffableDataSource	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UICollectionViewDataSource	apply applySnapshotUsingReloadData collectionView index indexPath indexTitles itemIdentifier numberOfSections
    UICollectionViewDiffableDataSource		reorderingHandlers sectionIdentifier sectionSnapshotHandlers snapshot supplementaryViewProvider
    UICollectionViewDiffableDataSource.CellProvider
    UICollectionViewDiffableDataSource.ReorderingHandlers		canReorderItem didReorder willReorder
    UICollectionViewDiffableDataSource.SectionSnapshotHandlers		shouldCollapseItem shouldExpandItem snapshotForExpandingParent willCollapseItem willExpandItem
    UICollectionViewDiffableDataSource.SupplementaryViewProvider
    UICollectionViewDragDelegate	NSObjectProtocol	collectionView
    UICollectionViewDropCoordinator	NSObjectProtocol	destinationIndexPath drop items proposal session
    UICollectionViewDropDelegate	NSObjectProtocol	collectionView
    UICollectionViewDropItem	NSObjectProtocol	dragItem previewSize sourceIndexPath
    UICollectionViewDropPlaceholder	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UICollectionViewPlaceholder	previewParametersProvider
    UICollectionViewDropPlaceholderContext	NSObjectProtocol UIDragAnimating	commitInsertion deletePlaceholder dragItem setNeedsCellUpdate
    UICollectionViewDropProposal	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIDropProposal	intent
    UICollectionViewDropProposal.Intent	Equatable Hashable RawRepresentable	insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UICollectionViewFlowLayout	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UICollectionViewLayout	automaticSize collectionViewContentSize estimatedItemSize footerReferenceSize headerReferenceSize
    UICollectionViewFlowLayout		invalidateLayout invalidationContext invalidationContextClass itemSize minimumInteritemSpacing
    UICollectionViewFlowLayout		minimumLineSpacing prepare scrollDirection sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds
    UICollectionViewFlowLayout		sectionInset sectionInsetReference shouldInvalidateLayout
    UICollectionViewFlowLayout.SectionInsetReference	Equatable Hashable RawRepresentable	fromContentInset fromLayoutMargins fromSafeArea
    UICollectionViewFlowLayoutInvalidationContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UICollectionViewLayoutInvalidationContext	invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
    UICollectionViewFocusUpdateContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIFocusUpdateContext	nextFocusedIndexPath previouslyFocusedIndexPath
    UICollectionViewLayout	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	collectionView collectionViewContentSize developmentLayoutDirection
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
    UICollectionViewLayoutAttributes	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol UIDynamicItem	alpha bounds center collisionBoundingPath collisionBoundsType copy frame indexPath isEqual isHidden
    UICollectionViewLayoutAttributes		representedElementCategory representedElementKind size transform transform3D zIndex
    UICollectionViewLayoutInvalidationContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	contentOffsetAdjustment contentSizeAdjustment interactiveMovementTarget invalidateDataSourceCounts
    UICollectionViewLayoutInvalidationContext		invalidateDecorationElements invalidateEverything invalidateItems invalidateSupplementaryElements
    UICollectionViewLayoutInvalidationContext		invalidatedDecorationIndexPaths invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
    UICollectionViewLayoutInvalidationContext		previousIndexPathsForInteractivelyMovingItems targetIndexPathsForInteractivelyMovingItems
    UICollectionViewListCell	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICollectionViewCell UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	accessories defaultContentConfiguration indentationLevel indentationWidth indentsAccessories layoutSubviews
    UICollectionViewListCell		separatorLayoutGuide
    UICollectionViewPlaceholder	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	cellUpdateHandler
    UICollectionViewTransitionLayout	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UICollectionViewLayout	collectionViewContentSize currentLayout layoutAttributesForElements nextLayout prepare shouldInvalidateLayout
    UICollectionViewTransitionLayout		transitionProgress updateValue value
    UICollectionViewUpdateItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	indexPathAfterUpdate indexPathBeforeUpdate updateAction
    UICollectionViewUpdateItem.Action	Equatable Hashable RawRepresentable	delete insert move none reload
    UICollisionBehavior	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIDynamicBehavior	addBoundary addItem boundary boundaryIdentifiers collisionDelegate collisionMode items removeAllBoundaries
    UICollisionBehavior		removeBoundary removeItem setTranslatesReferenceBoundsIntoBoundary translatesReferenceBoundsIntoBoundary
    UICollisionBehavior.Mode	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	boundaries everything items rawValue
    UICollisionBehaviorDelegate	NSObjectProtocol	collisionBehavior
    UIColor	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding	accessibilityName black blue brown cgColor clear copy cyan darkGray darkText description encode getHue getRed
    UIColor		getWhite gray green groupTableViewBackground hash isEqual label lightGray lightText link magenta
    UIColor		opaqueSeparator orange placeholderText prominence purple quaternaryLabel quaternarySystemFill red
    UIColor		resolvedColor secondaryLabel secondarySystemBackground secondarySystemFill secondarySystemGroupedBackground
    UIColor		separator set setFill setStroke supportsSecureCoding systemBackground systemBlue systemBrown systemCyan
    UIColor		systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
    UIColor		systemGroupedBackground systemIndigo systemMint systemOrange systemPink systemPurple systemRed systemTeal
    UIColor		systemYellow tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground
    UIColor		tintColor white withAlphaComponent withProminence yellow
    UIColor.Prominence	Equatable Hashable RawRepresentable	primary quaternary secondary tertiary
    UIColorPickerViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	delegate selectedColor supportsAlpha title viewDidLayoutSubviews viewDidLoad viewWillAppear
    UIColorPickerViewControllerDelegate	NSObjectProtocol	colorPickerViewController colorPickerViewControllerDidFinish colorPickerViewControllerDidSelectColor
    UIColorWell	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIColorPickerViewControllerDelegate UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	colorPickerViewController intrinsicContentSize selectedColor sizeThatFits supportsAlpha title
    UICommand	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIAccessibilityIdentification UIMenuElement UIMenuLeaf	action alternates attributes copy discoverabilityTitle image performWithSender presentationSourceItem
    UICommand		propertyList selectedImage sender state title
    UICommandAlternate	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	action modifierFlags title
    UIConfigurationColorTransformer	CustomStringConvertible	callAsFunction description grayscale monochromeTint preferredTint transform
    UIConfigurationState		traitCollection
    UIConfigurationStateCustomKey	Equatable Hashable RawRepresentable	rawValue
    UIConfigurationTextAttributesTransformer		callAsFunction transform
    UIContentConfiguration		makeContentView updated
    UIContentContainer	NSObjectProtocol	preferredContentSize preferredContentSizeDidChange size systemLayoutFittingSizeDidChange viewWillTransition
    UIContentContainer		willTransition
    UIContentInsetsReference	Equatable Hashable RawRepresentable	automatic layoutMargins none readableContent safeArea
    UIContentSizeCategory	Comparable Equatable Hashable RawRepresentable	accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityLarge
    UIContentSizeCategory		accessibilityMedium didChangeNotification extraExtraExtraLarge extraExtraLarge extraLarge extraSmall
    UIContentSizeCategory		isAccessibilityCategory large medium newValueUserInfoKey rawValue small unspecified
    UIContentSizeCategoryAdjusting	NSObjectProtocol	adjustsFontForContentSizeCategory
    UIContentUnavailableConfiguration	Equatable Hashable UIContentConfiguration	alignment attributedText axesPreservingSuperviewLayoutMargins background button buttonProperties
    UIContentUnavailableConfiguration		buttonToSecondaryButtonPadding directionalLayoutMargins empty image imageProperties imageToTextPadding loading
    UIContentUnavailableConfiguration		makeContentView search secondaryAttributedText secondaryButton secondaryButtonProperties secondaryText
    UIContentUnavailableConfiguration		secondaryTextProperties text textProperties textToButtonPadding textToSecondaryTextPadding updated
    UIContentUnavailableConfiguration.Alignment	Equatable Hashable	center natural
    UIContentUnavailableConfiguration.ButtonProperties	Equatable Hashable	isEnabled menu primaryAction role
    UIContentUnavailableConfiguration.ImageProperties	Equatable Hashable	accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration tintColor
    UIContentUnavailableConfiguration.TextProperties	Equatable Hashable	adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation color font lineBreakMode minimumScaleFactor
    UIContentUnavailableConfiguration.TextProperties		numberOfLines
    UIContentUnavailableConfigurationState	CustomReflectable CustomStringConvertible Equatable Hashable UIConfigurationState	customMirror description searchText traitCollection
    UIContentUnavailableView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	configuration intrinsicContentSize isScrollEnabled layoutSubviews sizeThatFits supports tintColorDidChange
    UIContentView	NSObjectProtocol	configuration supports
    UIContextMenuActionProvider
    UIContextMenuConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	badgeCount identifier preferredMenuElementOrder secondaryItemIdentifiers
    UIContextMenuConfiguration.ElementOrder	Equatable Hashable RawRepresentable	automatic fixed priority
    UIContextMenuContentPreviewProvider
    UIContextMenuInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	delegate didMove dismissMenu location menuAppearance updateVisibleMenu view willMove
    UIContextMenuInteraction.appearance	Equatable Hashable RawRepresentable	compact rich unknown
    UIContextMenuInteractionAnimating	NSObjectProtocol	addAnimations addCompletion previewViewController
    UIContextMenuInteractionCommitAnimating	NSObjectProtocol UIContextMenuInteractionAnimating	preferredCommitStyle
    UIContextMenuInteractionCommitStyle	Equatable Hashable RawRepresentable	dismiss pop
    UIContextMenuInteractionDelegate	NSObjectProtocol	contextMenuInteraction
    UIContextualAction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	accessibilityHint accessibilityLabel backgroundColor handler image style title
    UIContextualAction.Handler
    UIContextualAction.Style	Equatable Hashable RawRepresentable	destructive normal
    UIControl	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	accessibilityActivate actions addAction addTarget allControlEvents allTargets beginTracking cancelTracking
    UIControl		contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction continueTracking
    UIControl		effectiveContentHorizontalAlignment endTracking enumerateEventHandlers isContextMenuInteractionEnabled
    UIControl		isEnabled isHighlighted isSelected isSymbolAnimationEnabled isTouchInside isTracking menuAttachmentPoint
    UIControl		performPrimaryAction removeAction removeTarget sendAction sendActions showsMenuAsPrimaryAction state toolTip
    UIControl		toolTipInteraction touchesBegan touchesCancelled touchesEnded touchesMoved
    UIControl.ContentHorizontalAlignment	Equatable Hashable RawRepresentable	center fill leading left right trailing
    UIControl.ContentVerticalAlignment	Equatable Hashable RawRepresentable	bottom center fill top
    UIControl.Event	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	allEditingEvents allEvents allTouchEvents applicationReserved editingChanged editingDidBegin editingDidEnd
    UIControl.Event		editingDidEndOnExit menuActionTriggered primaryActionTriggered rawValue systemReserved touchCancel touchDown
    UIControl.Event		touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside
    UIControl.Event		valueChanged
    UIControl.State	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	application disabled focused highlighted normal rawValue reserved selected
    UICoordinateSpace	NSObjectProtocol	bounds convert
    UICornerConfiguration	Equatable Hashable	capsule corners uniformBottomRadius uniformCorners uniformEdges uniformLeftRadius uniformRightRadius
    UICornerConfiguration		uniformTopRadius
    UICornerCurve	Equatable Hashable RawRepresentable	automatic circular continuous
    UICornerRadius	Equatable ExpressibleByFloatLiteral ExpressibleByIntegerLiteral Hashable	containerConcentric fixed
    UICubicTimingParameters	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol UITimingCurveProvider	animationCurve controlPoint1 controlPoint2 copy cubicTimingParameters springTimingParameters timingCurveType
    UIDataDetectorTypes	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	address all calendarEvent flightNumber link lookupSuggestion money phoneNumber physicalValue rawValue
    UIDataDetectorTypes		shipmentTrackingNumber
    UIDataSourceTranslating	NSObjectProtocol	dataSourceIndexPath dataSourceSectionIndex performUsingPresentationValues presentationIndexPath
    UIDataSourceTranslating		presentationSectionIndex
    UIDatePicker	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	calendar countDownDuration date datePickerMode datePickerStyle endTracking intrinsicContentSize layoutSubviews
    UIDatePicker		locale maximumDate minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval setDate
    UIDatePicker		sizeThatFits timeZone traitCollectionDidChange
    UIDatePicker.Mode	Equatable Hashable RawRepresentable	countDownTimer date dateAndTime time yearAndMonth
    UIDatePickerStyle	Equatable Hashable RawRepresentable	automatic compact inline wheels
    UIDeferredMenuElement	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIAccessibilityIdentification UIMenuElement	uncached
    UIDevice	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	batteryLevel batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification
    UIDevice		beginGeneratingDeviceOrientationNotifications current endGeneratingDeviceOrientationNotifications
    UIDevice		identifierForVendor isBatteryMonitoringEnabled isGeneratingDeviceOrientationNotifications
    UIDevice		isMultitaskingSupported isProximityMonitoringEnabled localizedModel model name orientation
    UIDevice		orientationDidChangeNotification playInputClick proximityState proximityStateDidChangeNotification systemName
    UIDevice		systemVersion userInterfaceIdiom
    UIDevice.BatteryState	Equatable Hashable RawRepresentable	charging full unknown unplugged
    UIDeviceOrientation	Equatable Hashable RawRepresentable	faceDown faceUp isFlat isLandscape isPortrait isValidInterfaceOrientation landscapeLeft landscapeRight
    UIDeviceOrientation		portrait portraitUpsideDown unknown
    UIDisplayGamut	Equatable Hashable RawRepresentable	P3 SRGB unspecified
    UIDocumentPickerDelegate	NSObjectProtocol	documentPicker documentPickerWasCancelled
    UIDocumentPickerMode	Equatable Hashable RawRepresentable	exportToService import moveToService open
    UIDocumentPickerViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	allowsMultipleSelection delegate directoryURL documentPickerMode shouldShowFileExtensions viewDidLoad
    UIDragAnimating	NSObjectProtocol	addAnimations addCompletion
    UIDragDropSession	NSObjectProtocol	allowsMoveOperation canLoadObjects hasItemsConforming isRestrictedToDraggingApplication items location
    UIDragInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	allowsSimultaneousRecognitionDuringLift delegate didMove isEnabled isEnabledByDefault view willMove
    UIDragInteractionDelegate	NSObjectProtocol	dragInteraction
    UIDragItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	itemProvider localObject previewProvider setNeedsDropPreviewUpdate
    UIDragPreview	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	parameters view
    UIDragPreviewParameters	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIPreviewParameters
    UIDragPreviewTarget	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIPreviewTarget
    UIDragSession	NSObjectProtocol UIDragDropSession	localContext
    UIDropInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	allowsSimultaneousDropSessions delegate didMove view willMove
    UIDropInteractionDelegate	NSObjectProtocol	dropInteraction
    UIDropOperation	Equatable Hashable RawRepresentable	cancel copy forbidden move
    UIDropProposal	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy isPrecise operation prefersFullSizePreview
    UIDropSession	NSObjectProtocol UIDragDropSession	loadObjects localDragSession progress progressIndicatorStyle
    UIDropSessionProgressIndicatorStyle	Equatable Hashable RawRepresentable	default none
    UIDynamicAnimator	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	addBehavior behaviors delegate elapsedTime isRunning items layoutAttributesForCell
    UIDynamicAnimator		layoutAttributesForDecorationView layoutAttributesForSupplementaryView referenceView removeAllBehaviors
    UIDynamicAnimator		removeBehavior updateItem
    UIDynamicAnimatorDelegate	NSObjectProtocol	dynamicAnimatorDidPause dynamicAnimatorWillResume
    UIDynamicBehavior	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	action addChildBehavior childBehaviors dynamicAnimator removeChildBehavior willMove
    UIDynamicItem	NSObjectProtocol	bounds center collisionBoundingPath collisionBoundsType transform
    UIDynamicItemBehavior	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIDynamicBehavior	addAngularVelocity addItem addLinearVelocity allowsRotation angularResistance angularVelocity density
    UIDynamicItemBehavior		elasticity friction isAnchored items linearVelocity removeItem resistance
    UIDynamicItemCollisionBoundsType	Equatable Hashable RawRepresentable	ellipse path rectangle
    UIEdgeInsets	Equatable Hashable	bottom left right top zero
    UIEditMenuArrowDirection	Equatable Hashable RawRepresentable	automatic down left right up
    UIEditMenuConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	identifier preferredArrowDirection sourcePoint
    UIEditMenuInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	delegate didMove dismissMenu location presentEditMenu reloadVisibleMenu updateVisibleMenuPosition view
    UIEditMenuInteraction		willMove
    UIEditMenuInteractionAnimating	NSObjectProtocol	addAnimations addCompletion
    UIEditMenuInteractionDelegate	NSObjectProtocol	editMenuInteraction
    UIEditingInteractionConfiguration	Equatable Hashable RawRepresentable	default none
    UIEvent	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	allTouches buttonMask coalescedTouches modifierFlags predictedTouches subtype timestamp touches type
    UIEvent.ButtonMask	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	button primary rawValue secondary
    UIEvent.EventSubtype	Equatable Hashable RawRepresentable	motionShake none remoteControlBeginSeekingBackward remoteControlBeginSeekingForward
    UIEvent.EventSubtype		remoteControlEndSeekingBackward remoteControlEndSeekingForward remoteControlNextTrack remoteControlPause
    UIEvent.EventSubtype		remoteControlPlay remoteControlPreviousTrack remoteControlStop remoteControlTogglePlayPause
    UIEvent.EventType	Equatable Hashable RawRepresentable	hover motion presses remoteControl scroll touches transform
    UIFeedbackGenerator	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	prepare
    UIFindInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	activeFindSession delegate didMove dismissFindNavigator findNext findPrevious isFindNavigatorVisible
    UIFindInteraction		optionsMenuProvider presentFindNavigator replacementText searchText updateResultCount view willMove
    UIFindInteractionDelegate	NSObjectProtocol	findInteraction
    UIFindSession	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	allowsReplacementForCurrentlyHighlightedResult highlightNextResult highlightedResultIndex
    UIFindSession		invalidateFoundResults performSearch performSingleReplacement replaceAll resultCount searchResultDisplayStyle
    UIFindSession		supportsReplacement
    UIFindSession.SearchResultDisplayStyle	Equatable Hashable RawRepresentable	currentAndTotal none total
    UIFloatRange	Decodable Encodable Equatable Hashable	infinite isInfinite maximum minimum zero
    UIFocusAnimationCoordinator	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	addCoordinatedAnimations
    UIFocusEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy
    UIFocusEnvironment	NSObjectProtocol	didUpdateFocus focusGroupIdentifier parentFocusEnvironment preferredFocusEnvironments setNeedsFocusUpdate
    UIFocusEnvironment		shouldUpdateFocus updateFocusIfNeeded
    UIFocusGroupPriority	Equatable Hashable RawRepresentable	currentlyFocused ignored previouslyFocused prioritized rawValue
    UIFocusGuide	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UILayoutGuide	isEnabled preferredFocusEnvironments
    UIFocusHaloEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIFocusEffect	containerView copy position referenceView
    UIFocusHaloEffect.Position	Equatable Hashable RawRepresentable	automatic inside outside
    UIFocusHeading	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	down first last left next previous rawValue right up
    UIFocusItem	NSObjectProtocol UIFocusEnvironment	canBecomeFocused frame isFocused
    UIFocusItemContainer	NSObjectProtocol	coordinateSpace focusItems
    UIFocusItemScrollableContainer	NSObjectProtocol UIFocusItemContainer	contentOffset contentSize visibleSize
    UIFocusSystem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	didUpdateNotification environment focusSystem focusUpdateContextKey focusedItem movementDidFailNotification
    UIFocusSystem		requestFocusUpdate updateFocusIfNeeded
    UIFocusUpdateContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	focusHeading nextFocusedItem nextFocusedView previouslyFocusedItem previouslyFocusedView
    UIFont	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding	ascender boldSystemFont buttonFontSize capHeight copy descender description encode familyName familyNames
    UIFont		fontDescriptor fontName fontNames hash isEqual italicSystemFont labelFontSize leading lineHeight
    UIFont		monospacedDigitSystemFont monospacedSystemFont pointSize preferredFont smallSystemFontSize
    UIFont		supportsSecureCoding systemFont systemFontSize withSize xHeight
    UIFont.TextStyle	Equatable Hashable RawRepresentable	body callout caption1 caption2 extraLargeTitle extraLargeTitle2 footnote headline largeTitle metrics rawValue
    UIFont.TextStyle		subheadline title1 title2 title3
    UIFont.Weight	Equatable Hashable RawRepresentable	black bold heavy light medium rawValue regular semibold symbolWeight thin ultraLight
    UIFontDescriptor	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSObject NSObjectProtocol NSSecureCoding	addingAttributes copy encode fontAttributes hash isEqual matchingFontDescriptors matrix object pointSize
    UIFontDescriptor		postscriptName preferredFontDescriptor supportsSecureCoding symbolicTraits withDesign withFace withFamily
    UIFontDescriptor		withMatrix withSize withSymbolicTraits
    UIFontDescriptor.AttributeName	Equatable Hashable RawRepresentable	cascadeList characterSet face family featureSettings fixedAdvance matrix name rawValue size textStyle traits
    UIFontDescriptor.AttributeName		visibleName
    UIFontDescriptor.FeatureKey	Equatable Hashable RawRepresentable	featureIdentifier rawValue selector type typeIdentifier
    UIFontDescriptor.SymbolicTraits	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	classClarendonSerifs classFreeformSerifs classMask classModernSerifs classOldStyleSerifs classOrnamentals
    UIFontDescriptor.SymbolicTraits		classSansSerif classScripts classSlabSerifs classSymbolic classTransitionalSerifs rawValue traitBold
    UIFontDescriptor.SymbolicTraits		traitCondensed traitExpanded traitItalic traitLooseLeading traitMonoSpace traitTightLeading traitUIOptimized
    UIFontDescriptor.SymbolicTraits		traitVertical
    UIFontDescriptor.SystemDesign	Equatable Hashable RawRepresentable	default monospaced rawValue rounded serif
    UIFontDescriptor.TraitKey	Equatable Hashable RawRepresentable	rawValue slant symbolic weight
    UIFontMetrics	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	default scaledFont scaledValue
    UIForceTouchCapability	Equatable Hashable RawRepresentable	available unavailable unknown
    UIGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	addTarget allowedPressTypes allowedTouchTypes buttonMask canBePrevented canPrevent cancelsTouchesInView
    UIGestureRecognizer		delaysTouchesBegan delaysTouchesEnded delegate ignore isEnabled location modifierFlags name numberOfTouches
    UIGestureRecognizer		pressesBegan pressesCancelled pressesChanged pressesEnded removeTarget require requiresExclusiveTouchType
    UIGestureRecognizer		reset shouldBeRequiredToFail shouldReceive shouldRequireFailure state touchesBegan touchesCancelled
    UIGestureRecognizer		touchesEnded touchesEstimatedPropertiesUpdated touchesMoved view
    UIGestureRecognizer.State	Equatable Hashable RawRepresentable	began cancelled changed ended failed possible recognized
    UIGestureRecognizerDelegate	NSObjectProtocol	gestureRecognizer gestureRecognizerShouldBegin
    UIGlassContainerEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIVisualEffect	copy hash isEqual spacing
    UIGlassEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIVisualEffect	copy description hash isEqual isInteractive tintColor
    UIGlassEffect.Style	Equatable Hashable RawRepresentable	clear regular
    UIGraphicsImageRenderer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGraphicsRenderer	allowsImageOutput format image jpegData pngData rendererContextClass
    UIGraphicsImageRenderer.DrawingActions
    UIGraphicsImageRendererContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGraphicsRendererContext	currentImage format
    UIGraphicsImageRendererFormat	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGraphicsRendererFormat	default opaque preferred preferredRange scale supportsHighDynamicRange
    UIGraphicsImageRendererFormat.Range	Equatable Hashable RawRepresentable	automatic extended standard unspecified
    UIGraphicsRenderer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	allowsImageOutput context format prepare rendererContextClass runDrawingActions
    UIGraphicsRendererContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	cgContext clip fill format stroke
    UIGraphicsRendererFormat	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	bounds preferred
    UIGravityBehavior	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIDynamicBehavior	addItem angle gravityDirection items magnitude removeItem setAngle
    UIHoverAutomaticEffect	Equatable Hashable UIHoverEffect
    UIHoverEffect		automatic highlight lift
    UIHoverGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGestureRecognizer	altitudeAngle azimuthAngle azimuthUnitVector rollAngle zOffset
    UIHoverHighlightEffect	Equatable Hashable UIHoverEffect
    UIHoverLiftEffect	Equatable Hashable UIHoverEffect
    UIHoverStyle	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy effect isEnabled shape
    UIImage	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSCopying NSItemProviderReading NSItemProviderWriting NSObject NSObjectProtocol NSSecureCoding	accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityValue actions add
    UIImage		alignmentRectInsets animatedImage animatedImageNamed animatedResizableImageNamed applyingSymbolConfiguration
    UIImage		baselineOffsetFromBottom byPreparingForDisplay byPreparingThumbnail capInsets cgImage checkmark configuration
    UIImage		copy description draw drawAsPattern duration encode flipsForRightToLeftLayoutDirection hasBaseline hash
    UIImage		imageAsset imageFlippedForRightToLeftLayoutDirection imageOrientation imageRendererFormat
    UIImage		imageRestrictedToStandardDynamicRange imageWithoutBaseline images isEqual isHighDynamicRange isSymbolImage
    UIImage		jpegData leftCapWidth loadData object pngData prepareForDisplay prepareThumbnail preparingForDisplay
    UIImage		preparingThumbnail readableTypeIdentifiersForItemProvider remove renderingMode resizableImage resizingMode
    UIImage		scale size stretchableImage strokedCheckmark supportsSecureCoding symbolConfiguration topCapHeight
    UIImage		traitCollection withAlignmentRectInsets withBaselineOffset withConfiguration
    UIImage		withHorizontallyFlippedOrientation withRenderingMode withTintColor writableTypeIdentifiersForItemProvider
    UIImage.Configuration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	applying copy hash isEqual locale traitCollection withLocale withTraitCollection
    UIImage.DynamicRange	Equatable Hashable RawRepresentable	constrainedHigh high standard unspecified
    UIImage.Orientation	Equatable Hashable RawRepresentable	down downMirrored left leftMirrored right rightMirrored up upMirrored
    UIImage.RenderingMode	Equatable Hashable RawRepresentable	alwaysOriginal alwaysTemplate automatic
    UIImage.ResizingMode	Equatable Hashable RawRepresentable	stretch tile
    UIImage.SymbolConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIImage.Configuration	applying configurationWithoutPointSizeAndWeight configurationWithoutScale configurationWithoutTextStyle
    UIImage.SymbolConfiguration		configurationWithoutWeight description isEqual preferringMonochrome preferringMulticolor unspecified
    UIImage.SymbolConfiguration		withTraitCollection
    UIImage.SymbolScale	Equatable Hashable RawRepresentable	default large medium small unspecified
    UIImage.SymbolWeight	Equatable Hashable RawRepresentable	black bold fontWeight heavy light medium regular semibold thin ultraLight unspecified
    UIImageAsset	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	image register unregisterImage
    UIImagePickerController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UINavigationController UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	allowsEditing availableCaptureModes availableMediaTypes cameraCaptureMode cameraDevice cameraFlashMode
    UIImagePickerController		cameraOverlayView cameraViewTransform imageExportPreset isCameraDeviceAvailable isFlashAvailable
    UIImagePickerController		isSourceTypeAvailable mediaTypes showsCameraControls sourceType startVideoCapture stopVideoCapture takePicture
    UIImagePickerController		videoMaximumDuration videoQuality viewDidLoad
    UIImagePickerController.CameraCaptureMode	Equatable Hashable RawRepresentable	photo video
    UIImagePickerController.CameraDevice	Equatable Hashable RawRepresentable	front rear
    UIImagePickerController.CameraFlashMode	Equatable Hashable RawRepresentable	auto off on
    UIImagePickerController.ImageURLExportPreset	Equatable Hashable RawRepresentable	compatible current
    UIImagePickerController.InfoKey	Equatable Hashable RawRepresentable	cropRect editedImage imageURL livePhoto mediaMetadata mediaType mediaURL originalImage phAsset rawValue
    UIImagePickerController.QualityType	Equatable Hashable RawRepresentable	type640x480 typeHigh typeIFrame1280x720 typeIFrame960x540 typeLow typeMedium
    UIImagePickerController.SourceType	Equatable Hashable RawRepresentable	camera photoLibrary savedPhotosAlbum
    UIImagePickerControllerDelegate	NSObjectProtocol	imagePickerController imagePickerControllerDidCancel
    UIImageView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	addSymbolEffect alignmentRectInsets animationDuration animationImages animationRepeatCount
    UIImageView		highlightedAnimationImages highlightedImage image imageDynamicRange intrinsicContentSize isAnimating
    UIImageView		isHighlighted largeContentImage preferredImageDynamicRange preferredSymbolConfiguration removeAllSymbolEffects
    UIImageView		removeSymbolEffect setSymbolImage sizeThatFits startAnimating stopAnimating
    UIImpactFeedbackGenerator	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIFeedbackGenerator	impactOccurred
    UIImpactFeedbackGenerator.FeedbackStyle	Equatable Hashable RawRepresentable	heavy light medium rigid soft
    UIInputSuggestion	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol
    UIInputView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	allowsSelfSizing inputViewStyle
    UIInputView.Style	Equatable Hashable RawRepresentable	default keyboard
    UIInputViewAudioFeedback	NSObjectProtocol	enableInputClicksWhenVisible
    UIInputViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	advanceToNextInputMode dismissKeyboard handleInputModeList hasDictationKey hasFullAccess inputView loadView
    UIInputViewController		needsInputModeSwitchKey primaryLanguage requestSupplementaryLexicon textDocumentProxy
    UIInteraction	NSObjectProtocol	didMove view willMove
    UIInterfaceOrientation	Equatable Hashable RawRepresentable	isLandscape isPortrait landscapeLeft landscapeRight portrait portraitUpsideDown unknown
    UIInterfaceOrientationMask	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	all allButUpsideDown landscape landscapeLeft landscapeRight portrait portraitUpsideDown rawValue
    UIInterpolatingMotionEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIMotionEffect	keyPath keyPathsAndRelativeValues maximumRelativeValue minimumRelativeValue type
    UIInterpolatingMotionEffect.EffectType	Equatable Hashable RawRepresentable	tiltAlongHorizontalAxis tiltAlongVerticalAxis
    UIKey	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	characters charactersIgnoringModifiers keyCode modifierFlags
    UIKeyCommand	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIAccessibilityIdentification UICommand UIMenuLeaf	allowsAutomaticLocalization allowsAutomaticMirroring copy f1 f10 f11 f12 f2 f3 f4 f5 f6 f7 f8 f9 input
    UIKeyCommand		inputDelete inputDownArrow inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp
    UIKeyCommand		inputRightArrow inputUpArrow modifierFlags wantsPriorityOverSystemBehavior
    UIKeyInput	NSObjectProtocol UITextInputTraits	deleteBackward hasText insertText
    UIKeyModifierFlags	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	alphaShift alternate command control numericPad rawValue shift
    UIKeyboardAppearance	Equatable Hashable RawRepresentable	alert dark default light
    UIKeyboardHIDUsage	Equatable Hashable RawRepresentable	keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8 keyboard9 keyboardA
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
    UIKeyboardLayoutGuide	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UITrackingLayoutGuide	followsUndockedKeyboard keyboardDismissPadding usesBottomSafeArea
    UIKeyboardType	Equatable Hashable RawRepresentable	URL alphabet asciiCapable asciiCapableNumberPad decimalPad default emailAddress namePhonePad numberPad
    UIKeyboardType		numbersAndPunctuation phonePad twitter webSearch
    UILabel	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation
    UILabel		attributedText baselineAdjustment drawText font highlightedTextColor intrinsicContentSize isEnabled
    UILabel		isHighlighted largeContentTitle lineBreakMode lineBreakStrategy minimumScaleFactor numberOfLines
    UILabel		preferredMaxLayoutWidth preferredVibrancy shadowColor shadowOffset showsExpansionTextWhenTruncated
    UILabel		sizeThatFits systemLayoutSizeFitting text textAlignment textColor textRect traitCollectionDidChange
    UILabelVibrancy	Equatable Hashable RawRepresentable	automatic none
    UILargeContentViewerInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	delegate didMove enabledStatusDidChangeNotification gestureRecognizerForExclusionRelationship isEnabled view
    UILargeContentViewerInteraction		willMove
    UILargeContentViewerInteractionDelegate	NSObjectProtocol	largeContentViewerInteraction viewController
    UILargeContentViewerItem	NSObjectProtocol	largeContentImage largeContentImageInsets largeContentTitle scalesLargeContentImage showsLargeContentViewer
    UILayoutGuide	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	bottomAnchor centerXAnchor centerYAnchor constraintsAffectingLayout hasAmbiguousLayout heightAnchor identifier
    UILayoutGuide		layoutFrame leadingAnchor leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
    UILayoutGuideAspectFitting	NSObjectProtocol	aspectRatio
    UILayoutPriority	Comparable Equatable Hashable RawRepresentable	defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel rawValue required
    UILayoutPriority		sceneSizeStayPut
    UILayoutSupport	NSObjectProtocol	bottomAnchor heightAnchor length topAnchor
    UILegibilityWeight	Equatable Hashable RawRepresentable	bold regular unspecified
    UILexicon	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	entries
    UILexiconEntry	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	documentText userInput
    UIListContentConfiguration	CustomReflectable CustomStringConvertible Equatable Hashable UIContentConfiguration	accompaniedSidebarCell accompaniedSidebarSubtitleCell alpha attributedText
    UIListContentConfiguration		axesPreservingSuperviewLayoutMargins cell customMirror description directionalLayoutMargins
    UIListContentConfiguration		extraProminentInsetGroupedHeader footer groupedFooter groupedHeader header image imageProperties
    UIListContentConfiguration		imageToTextPadding makeContentView plainFooter plainHeader prefersSideBySideTextAndSecondaryText
    UIListContentConfiguration		prominentInsetGroupedHeader secondaryAttributedText secondaryText secondaryTextProperties sidebarCell
    UIListContentConfiguration		sidebarHeader sidebarSubtitleCell subtitleCell text textProperties textToSecondaryTextHorizontalPadding
    UIListContentConfiguration		textToSecondaryTextVerticalPadding updated valueCell
    UIListContentConfiguration.ImageProperties	Equatable Hashable	accessibilityIgnoresInvertColors cornerRadius maximumSize preferredSymbolConfiguration reservedLayoutSize
    UIListContentConfiguration.ImageProperties		resolvedStrokeColor resolvedTintColor standardDimension strokeColor strokeColorTransformer strokeWidth
    UIListContentConfiguration.ImageProperties		tintColor tintColorTransformer
    UIListContentConfiguration.TextProperties	Equatable Hashable	adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth alignment allowsDefaultTighteningForTruncation
    UIListContentConfiguration.TextProperties		color colorTransformer font lineBreakMode minimumScaleFactor numberOfLines resolvedColor
    UIListContentConfiguration.TextProperties		showsExpansionTextWhenTruncated transform
    UIListContentConfiguration.TextProperties.TextAlignment	Equatable Hashable RawRepresentable	center justified natural
    UIListContentConfiguration.TextProperties.TextTransform	Equatable Hashable RawRepresentable	capitalized lowercase none uppercase
    UIListContentView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContentView UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	configuration imageLayoutGuide intrinsicContentSize secondaryTextLayoutGuide sizeThatFits supports
    UIListContentView		textLayoutGuide
    UIListEnvironment	Equatable Hashable RawRepresentable	grouped insetGrouped none plain sidebar sidebarPlain unspecified
    UIListSeparatorConfiguration	Equatable Hashable	automaticInsets bottomSeparatorInsets bottomSeparatorVisibility color multipleSelectionColor
    UIListSeparatorConfiguration		topSeparatorInsets topSeparatorVisibility visualEffect
    UIListSeparatorConfiguration.Visibility	Equatable Hashable RawRepresentable	automatic hidden visible
    UILongPressGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGestureRecognizer	allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired touchesEnded touchesMoved
    UIMenu	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIAccessibilityIdentification UIMenuElement	children copy displayPreferences identifier options preferredElementSize replacingChildren selectedElements
    UIMenu.ElementSize	Equatable Hashable RawRepresentable	automatic large medium small
    UIMenu.Identifier	Equatable Hashable RawRepresentable	about alignment application autoFill bringAllToFront close document edit file find font format fullscreen help
    UIMenu.Identifier		hide learn lookup minimizeAndZoom newScene open openRecent preferences print quit rawValue replace root
    UIMenu.Identifier		services share sidebar speech spelling spellingOptions spellingPanel standardEdit substitutionOptions
    UIMenu.Identifier		substitutions substitutionsPanel text textColor textSize textStyle textStylePasteboard toolbar transformations
    UIMenu.Identifier		undoRedo view window writingDirection
    UIMenu.Options	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	destructive displayAsPalette displayInline rawValue singleSelection
    UIMenuBuilder		action command insertChild insertSibling menu remove replace replaceChildren system
    UIMenuController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	arrowDirection didHideMenuNotification didShowMenuNotification hideMenu isMenuVisible menuFrame
    UIMenuController		menuFrameDidChangeNotification menuItems setMenuVisible setTargetRect shared showMenu update
    UIMenuController		willHideMenuNotification willShowMenuNotification
    UIMenuController.ArrowDirection	Equatable Hashable RawRepresentable	default down left right up
    UIMenuDisplayPreferences	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	maximumNumberOfTitleLines
    UIMenuElement	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol UIAccessibilityIdentification	accessibilityIdentifier copy image subtitle title
    UIMenuElement.Attributes	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	destructive disabled hidden keepsMenuPresented rawValue
    UIMenuElement.State	Equatable Hashable RawRepresentable	mixed off on
    UIMenuItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	action title
    UIMenuLeaf	NSObjectProtocol	attributes discoverabilityTitle image performWithSender presentationSourceItem selectedImage sender state
    UIMenuLeaf		title
    UIMenuSystem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	context main setNeedsRebuild setNeedsRevalidate
    UIModalPresentationStyle	Equatable Hashable RawRepresentable	automatic currentContext custom formSheet fullScreen none overCurrentContext overFullScreen pageSheet popover
    UIModalTransitionStyle	Equatable Hashable RawRepresentable	coverVertical crossDissolve flipHorizontal partialCurl
    UIMotionEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	keyPathsAndRelativeValues
    UIMotionEffectGroup	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIMotionEffect	keyPathsAndRelativeValues motionEffects
    UIMutableApplicationShortcutItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSMutableCopying NSObjectProtocol UIApplicationShortcutItem	icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo
    UIMutableTraits		accessibilityContrast activeAppearance displayGamut displayScale forceTouchCapability horizontalSizeClass
    UIMutableTraits		imageDynamicRange layoutDirection legibilityWeight listEnvironment preferredContentSizeCategory
    UIMutableTraits		sceneCaptureState tabAccessoryEnvironment typesettingLanguage userInterfaceIdiom userInterfaceLevel
    UIMutableTraits		userInterfaceStyle verticalSizeClass
    UINavigationBar	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	backIndicatorImage backIndicatorTransitionMaskImage backItem backgroundImage barPosition barStyle barTintColor
    UINavigationBar		behavioralStyle compactAppearance compactScrollEdgeAppearance delegate intrinsicContentSize isTranslucent
    UINavigationBar		items largeTitleTextAttributes layoutSubviews popItem preferredBehavioralStyle prefersLargeTitles pushItem
    UINavigationBar		safeAreaInsetsDidChange scrollEdgeAppearance setBackgroundImage setItems setTitleVerticalPositionAdjustment
    UINavigationBar		shadowImage sizeThatFits standardAppearance tintColorDidChange titleTextAttributes
    UINavigationBar		titleVerticalPositionAdjustment topItem traitCollectionDidChange
    UINavigationBarAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIBarAppearance	backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage buttonAppearance doneButtonAppearance
    UINavigationBarAppearance		largeSubtitleTextAttributes largeTitleTextAttributes prominentButtonAppearance setBackIndicatorImage
    UINavigationBarAppearance		subtitleTextAttributes titlePositionAdjustment titleTextAttributes
    UINavigationBarDelegate	NSObjectProtocol UIBarPositioningDelegate	navigationBar
    UINavigationController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer childForHomeIndicatorAutoHidden
    UINavigationController		childForStatusBarHidden childForStatusBarStyle collapseSecondaryViewController delegate hideShowBarDuration
    UINavigationController		hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
    UINavigationController		interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden loadView navigationBar
    UINavigationController		popToRootViewController popToViewController popViewController preferredContentSizeDidChange
    UINavigationController		preferredInterfaceOrientationForPresentation preferredStatusBarStyle pushViewController
    UINavigationController		separateSecondaryViewController setNavigationBarHidden setToolbarHidden setViewControllers show
    UINavigationController		supportedInterfaceOrientations toolbar topViewController viewControllers viewDidAppear viewWillAppear
    UINavigationController		visibleViewController
    UINavigationController.Operation	Equatable Hashable RawRepresentable	none pop push
    UINavigationControllerDelegate	NSObjectProtocol	navigationController navigationControllerPreferredInterfaceOrientationForPresentation
    UINavigationControllerDelegate		navigationControllerSupportedInterfaceOrientations
    UINavigationItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	accessibilityHint accessibilityLabel accessibilityValue additionalOverflowItems attributedSubtitle
    UINavigationItem		attributedTitle backAction backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups
    UINavigationItem		compactAppearance compactScrollEdgeAppearance customizationIdentifier hidesBackButton
    UINavigationItem		hidesSearchBarWhenScrolling largeAttributedSubtitle largeSubtitle largeSubtitleView largeTitle
    UINavigationItem		largeTitleDisplayMode leadingItemGroups leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton
    UINavigationItem		overflowPresentationSource pinnedTrailingGroup preferredSearchBarPlacement prompt renameDelegate
    UINavigationItem		rightBarButtonItem rightBarButtonItems scrollEdgeAppearance searchBarPlacement
    UINavigationItem		searchBarPlacementAllowsExternalIntegration searchBarPlacementAllowsToolbarIntegration
    UINavigationItem		searchBarPlacementBarButtonItem searchController setHidesBackButton setLeftBarButton setLeftBarButtonItems
    UINavigationItem		setRightBarButton setRightBarButtonItems standardAppearance style subtitle subtitleView title
    UINavigationItem		titleMenuProvider titleView trailingItemGroups
    UINavigationItem.BackButtonDisplayMode	Equatable Hashable RawRepresentable	default generic minimal
    UINavigationItem.ItemStyle	Equatable Hashable RawRepresentable	browser editor navigator
    UINavigationItem.LargeTitleDisplayMode	Equatable Hashable RawRepresentable	always automatic inline never
    UINavigationItem.SearchBarPlacement	Equatable Hashable RawRepresentable	automatic inline integrated integratedButton integratedCentered stacked
    UINavigationItemRenameDelegate		navigationItem navigationItemShouldBeginRenaming
    UINib	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	instantiate
    UINib.OptionsKey	Equatable Hashable RawRepresentable	externalObjects rawValue
    UINotificationFeedbackGenerator	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIFeedbackGenerator	notificationOccurred
    UINotificationFeedbackGenerator.FeedbackType	Equatable Hashable RawRepresentable	error success warning
    UIOffset	Equatable Hashable	horizontal vertical zero
    UIOpenURLContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	options url
    UIPageControl	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	accessibilityActivate accessibilityDecrement accessibilityIncrement accessibilityUserInputLabels
    UIPageControl		allowsContinuousInteraction backgroundStyle beginTracking cancelTracking continueTracking currentPage
    UIPageControl		currentPageIndicatorImage currentPageIndicatorTintColor direction endTracking hidesForSinglePage
    UIPageControl		indicatorImage interactionState intrinsicContentSize numberOfPages pageIndicatorTintColor
    UIPageControl		preferredCurrentPageIndicatorImage preferredIndicatorImage progress setCurrentPageIndicatorImage
    UIPageControl		setIndicatorImage size sizeThatFits traitCollectionDidChange
    UIPageControl.BackgroundStyle	Equatable Hashable RawRepresentable	automatic minimal prominent
    UIPageControl.Direction	Equatable Hashable RawRepresentable	bottomToTop leftToRight natural rightToLeft topToBottom
    UIPageControl.InteractionState	Equatable Hashable RawRepresentable	continuous discrete none
    UIPageControlProgress	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	currentProgress delegate isProgressVisible
    UIPageControlProgressDelegate	NSObjectProtocol	pageControlProgress pageControlProgressVisibilityDidChange
    UIPageControlTimerProgress	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIPageControlProgress	duration isRunning pauseTimer preferredDuration resetsToInitialPageAfterEnd resumeTimer setDuration
    UIPageControlTimerProgressDelegate	NSObjectProtocol UIPageControlProgressDelegate	pageControlTimerProgress pageControlTimerProgressDidChange
    UIPageViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	dataSource delegate gestureRecognizers isDoubleSided loadView navigationOrientation
    UIPageViewController		preferredInterfaceOrientationForPresentation setViewControllers spineLocation supportedInterfaceOrientations
    UIPageViewController		transitionStyle viewControllers viewWillTransition
    UIPageViewController.NavigationDirection	Equatable Hashable RawRepresentable	forward reverse
    UIPageViewController.NavigationOrientation	Equatable Hashable RawRepresentable	horizontal vertical
    UIPageViewController.OptionsKey	Equatable Hashable RawRepresentable	interPageSpacing rawValue spineLocation
    UIPageViewController.SpineLocation	Equatable Hashable RawRepresentable	max mid min none
    UIPageViewController.TransitionStyle	Equatable Hashable RawRepresentable	pageCurl scroll
    UIPageViewControllerDataSource	NSObjectProtocol	pageViewController presentationCount presentationIndex
    UIPageViewControllerDelegate	NSObjectProtocol	pageViewController pageViewControllerPreferredInterfaceOrientationForPresentation
    UIPageViewControllerDelegate		pageViewControllerSupportedInterfaceOrientations
    UIPanGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGestureRecognizer	allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches reset setTranslation touchesBegan
    UIPanGestureRecognizer		touchesEnded touchesMoved translation velocity
    UIPasteboard	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	addItems changeCount changedNotification changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey color
    UIPasteboard		colors contains data detectPatterns detectValues detectedPatterns detectedValues general hasColors hasImages
    UIPasteboard		hasStrings hasURLs image images itemProviders itemSet items name numberOfItems remove removedNotification
    UIPasteboard		setData setItemProviders setItems setObjects setValue string strings typeAutomatic typeListColor typeListImage
    UIPasteboard		typeListString typeListURL types url urls value values withUniqueName
    UIPasteboard.DetectedValues		number patterns probableWebSearch probableWebURL
    UIPasteboard.Name	Equatable Hashable RawRepresentable	general rawValue
    UIPasteboard.OptionsKey	Equatable Hashable RawRepresentable	expirationDate localOnly rawValue
    UIPercentDrivenInteractiveTransition	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIViewControllerInteractiveTransitioning	cancel completionCurve completionSpeed duration finish pause percentComplete startInteractiveTransition
    UIPercentDrivenInteractiveTransition		timingCurve update wantsInteractiveStart
    UIPickerView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	dataSource delegate intrinsicContentSize layoutSubviews numberOfComponents numberOfRows reloadAllComponents
    UIPickerView		reloadComponent rowSize selectRow selectedRow showsSelectionIndicator sizeThatFits view
    UIPickerViewAccessibilityDelegate	NSObjectProtocol UIPickerViewDelegate	pickerView
    UIPickerViewDataSource	NSObjectProtocol	numberOfComponents pickerView
    UIPickerViewDelegate	NSObjectProtocol	pickerView
    UIPinchGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGestureRecognizer	scale touchesBegan touchesEnded touchesMoved velocity
    UIPointerAccessory	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	arrow copy orientationMatchesAngle position shape
    UIPointerAccessory.Position	Equatable Hashable	angle bottom bottomLeft bottomRight left offset right top topLeft topRight
    UIPointerEffect	Equatable UIHoverEffect	automatic highlight hover lift preview
    UIPointerEffect.TintMode	Equatable Hashable RawRepresentable	none overlay underlay
    UIPointerInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	delegate didMove invalidate isEnabled view willMove
    UIPointerInteractionAnimating	NSObjectProtocol	addAnimations addCompletion
    UIPointerInteractionDelegate	NSObjectProtocol	pointerInteraction
    UIPointerLockState	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	isLocked
    UIPointerRegion	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy identifier latchingAxes rect
    UIPointerRegionRequest	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	location modifiers
    UIPointerShape		defaultCornerRadius horizontalBeam path roundedRect verticalBeam
    UIPointerStyle	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIHoverStyle	accessories copy hidden system
    UIPopoverArrowDirection	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	any down left rawValue right unknown up
    UIPopoverBackgroundView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverBackgroundViewMethods UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	arrowBase arrowDirection arrowHeight arrowOffset contentViewInsets wantsDefaultContentAppearance
    UIPopoverBackgroundViewMethods		arrowBase arrowHeight contentViewInsets
    UIPopoverPresentationController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIContentContainer UIPresentationController UITraitChangeObservable UITraitEnvironment	adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem canOverlapSourceViewRect
    UIPopoverPresentationController		dismissalTransitionDidEnd frameOfPresentedViewInContainerView passthroughViews permittedArrowDirections
    UIPopoverPresentationController		popoverBackgroundViewClass popoverLayoutMargins presentationTransitionWillBegin presentedView
    UIPopoverPresentationController		shouldRemovePresentersView size sourceItem sourceRect sourceView
    UIPopoverPresentationControllerDelegate	NSObjectProtocol UIAdaptivePresentationControllerDelegate	prepareForPopoverPresentation
    UIPopoverPresentationControllerSourceItem	NSObjectProtocol	frame
    UIPresentationController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIContentContainer UITraitChangeObservable UITraitEnvironment	adaptivePresentationStyle containerView containerViewDidLayoutSubviews containerViewWillLayoutSubviews
    UIPresentationController		delegate dismissalTransitionDidEnd dismissalTransitionWillBegin frameOfPresentedViewInContainerView
    UIPresentationController		overrideTraitCollection preferredContentSize preferredContentSizeDidChange presentationStyle
    UIPresentationController		presentationTransitionDidEnd presentationTransitionWillBegin presentedView presentedViewController
    UIPresentationController		presentingViewController registerForTraitChanges shouldPresentInFullscreen shouldRemovePresentersView size
    UIPresentationController		systemLayoutFittingSizeDidChange traitCollection traitCollectionDidChange traitOverrides
    UIPresentationController		unregisterForTraitChanges viewWillTransition willTransition
    UIPress	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	force key phase responder timestamp window
    UIPress.Phase	Equatable Hashable RawRepresentable	began cancelled changed ended stationary
    UIPress.PressType	Equatable Hashable RawRepresentable	downArrow leftArrow menu pageDown pageUp playPause rightArrow select tvRemoteFourColors tvRemoteOneTwoThree
    UIPress.PressType		upArrow
    UIPressesEvent	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIEvent	allPresses presses
    UIPreviewAction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIPreviewActionItem	handler style title
    UIPreviewAction.Style	Equatable Hashable RawRepresentable	default destructive selected
    UIPreviewActionGroup	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIPreviewActionItem	actions style title
    UIPreviewActionItem	NSObjectProtocol	title
    UIPreviewParameters	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	backgroundColor shadowPath visiblePath
    UIPreviewTarget	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	center container transform
    UIProgressView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	intrinsicContentSize observedProgress progress progressImage progressTintColor progressViewStyle setProgress
    UIProgressView		sizeThatFits trackImage trackTintColor traitCollectionDidChange
    UIProgressView.Style	Equatable Hashable RawRepresentable	bar default
    UIPushBehavior	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIDynamicBehavior	active addItem angle items magnitude mode pushDirection removeItem setAngle setTargetOffsetFromCenter
    UIPushBehavior		targetOffsetFromCenter
    UIPushBehavior.Mode	Equatable Hashable RawRepresentable	continuous instantaneous
    UIRectCorner	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	allCorners bottomLeft bottomRight rawValue topLeft topRight
    UIRectEdge	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	all bottom left rawValue right top
    UIRefreshControl	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	attributedTitle beginRefreshing endRefreshing isRefreshing layoutSubviews sizeThatFits tintColor
    UIResponder	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIActivityItemsConfigurationProviding UIUserActivityRestoring	accessibilityActivate accessibilityActivateBlock accessibilityActivationPoint
    UIResponder		accessibilityActivationPointBlock accessibilityAttributedHintBlock accessibilityAttributedLabel
    UIResponder		accessibilityAttributedLabelBlock accessibilityAttributedValueBlock accessibilityContainerType
    UIResponder		accessibilityContainerTypeBlock accessibilityCustomActions accessibilityCustomActionsBlock
    UIResponder		accessibilityCustomRotors accessibilityCustomRotorsBlock accessibilityDecrement accessibilityDecrementBlock
    UIResponder		accessibilityElement accessibilityElementCount accessibilityElementDidBecomeFocused
    UIResponder		accessibilityElementDidLoseFocus accessibilityElementIsFocused accessibilityElements
    UIResponder		accessibilityElementsBlock accessibilityElementsHidden accessibilityElementsHiddenBlock
    UIResponder		accessibilityExpandedStatus accessibilityFrame accessibilityFrameBlock accessibilityHint
    UIResponder		accessibilityHintBlock accessibilityIdentifier accessibilityIdentifierBlock accessibilityIgnoresInvertColors
    UIResponder		accessibilityIncrement accessibilityIncrementBlock accessibilityLabel accessibilityLabelBlock
    UIResponder		accessibilityLanguage accessibilityLanguageBlock accessibilityNavigationStyle
    UIResponder		accessibilityNavigationStyleBlock accessibilityPath accessibilityPathBlock accessibilityPerformEscape
    UIResponder		accessibilityPerformMagicTap accessibilityRespondsToUserInteraction
    UIResponder		accessibilityRespondsToUserInteractionBlock accessibilityScroll
    UIResponder		accessibilityShouldGroupAccessibilityChildrenBlock accessibilityTraits accessibilityTraitsBlock
    UIResponder		accessibilityUserInputLabels accessibilityUserInputLabelsBlock accessibilityValue accessibilityValueBlock
    UIResponder		accessibilityViewIsModal accessibilityViewIsModalBlock activityItemsConfiguration awakeFromNib
    UIResponder		becomeFirstResponder buildMenu canBecomeFirstResponder canPerformAction canResignFirstResponder
    UIResponder		clearTextInputContextIdentifier copy cut decreaseSize delete description duplicate
    UIResponder		editingInteractionConfiguration export find findAndReplace findNext findPrevious increaseSize index
    UIResponder		inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController
    UIResponder		isAccessibilityElement isAccessibilityElementBlock isFirstResponder keyCommands
    UIResponder		keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification
    UIResponder		keyboardDidHideNotification keyboardDidShowNotification keyboardFrameBeginUserInfoKey
    UIResponder		keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification
    UIResponder		keyboardWillHideNotification keyboardWillShowNotification makeTextWritingDirectionLeftToRight
    UIResponder		makeTextWritingDirectionRightToLeft motionBegan motionCancelled motionEnded next observeValue paste pasteAndGo
    UIResponder		pasteAndMatchStyle pasteAndSearch prepareForInterfaceBuilder pressesBegan pressesCancelled pressesChanged
    UIResponder		pressesEnded printContent reloadInputViews remoteControlReceived rename resignFirstResponder
    UIResponder		restoreUserActivityState select selectAll shouldGroupAccessibilityChildren target textInputContextIdentifier
    UIResponder		textInputMode toggleBoldface toggleItalics toggleUnderline touchesBegan touchesCancelled touchesEnded
    UIResponder		touchesEstimatedPropertiesUpdated touchesMoved undoManager updateUserActivityState useSelectionForFind
    UIResponder		userActivity validate
    UIResponderStandardEditActions	NSObjectProtocol	copy cut decreaseSize delete duplicate export find findAndReplace findNext findPrevious increaseSize
    UIResponderStandardEditActions		makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft paste pasteAndGo pasteAndMatchStyle
    UIResponderStandardEditActions		pasteAndSearch printContent rename select selectAll toggleBoldface toggleItalics toggleUnderline
    UIResponderStandardEditActions		useSelectionForFind
    UIReturnKeyType	Equatable Hashable RawRepresentable	continue default done emergencyCall go google join next route search send yahoo
    UIRotationGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGestureRecognizer	rotation touchesBegan touchesEnded touchesMoved velocity
    UIScene	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIActivityItemsConfigurationProviding UIResponder UIUserActivityRestoring	activationConditions activationState completeStateRestoration delegate didActivateNotification
    UIScene		didDisconnectNotification didEnterBackgroundNotification extendStateRestoration next open pointerLockState
    UIScene		session subtitle title willConnectNotification willDeactivateNotification willEnterForegroundNotification
    UIScene.ActivationRequestOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	requestingScene
    UIScene.ActivationState	Equatable Hashable RawRepresentable	background foregroundActive foregroundInactive unattached
    UIScene.ConnectionOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	handoffUserActivityType shortcutItem sourceApplication urlContexts userActivities
    UIScene.OpenExternalURLOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	universalLinksOnly
    UIScene.OpenURLOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	annotation openInPlace sourceApplication
    UISceneActivationConditions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	canActivateForTargetContentIdentifierPredicate prefersToActivateForTargetContentIdentifierPredicate
    UISceneCaptureState	Equatable Hashable RawRepresentable	active inactive unspecified
    UISceneConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	delegateClass name role sceneClass
    UISceneDelegate	NSObjectProtocol	scene sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground
    UISceneDelegate		sceneWillResignActive stateRestorationActivity
    UISceneDestructionRequestOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol
    UISceneError	CustomNSError Equatable Error Hashable	code errorCode errorDomain geometryRequestDenied geometryRequestUnsupported multipleScenesNotSupported
    UISceneError		requestDenied
    UISceneError.Code	Equatable Hashable RawRepresentable	geometryRequestDenied geometryRequestUnsupported multipleScenesNotSupported requestDenied
    UISceneSession	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	configuration persistentIdentifier role scene stateRestorationActivity userInfo
    UISceneSession.Role	Equatable Hashable RawRepresentable	rawValue windowApplication windowExternalDisplayNonInteractive
    UISceneSessionActivationRequest		options role session userActivity
    UISceneSizeRestrictions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	allowsFullScreen maximumSize minimumSize
    UISceneWindowingBehaviors	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	isClosable isMiniaturizable
    UIScreen	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UICoordinateSpace UITraitChangeObservable UITraitEnvironment	availableModes bounds brightness brightnessDidChangeNotification calibratedLatency
    UIScreen		capturedDidChangeNotification convert coordinateSpace currentEDRHeadroom currentMode didConnectNotification
    UIScreen		didDisconnectNotification displayLink fixedCoordinateSpace isCaptured main maximumFramesPerSecond mirrored
    UIScreen		modeDidChangeNotification nativeBounds nativeScale overscanCompensation overscanCompensationInsets
    UIScreen		potentialEDRHeadroom preferredMode referenceDisplayModeStatus referenceDisplayModeStatusDidChangeNotification
    UIScreen		registerForTraitChanges scale screens snapshotView traitCollection traitCollectionDidChange
    UIScreen		unregisterForTraitChanges wantsSoftwareDimming
    UIScreen.OverscanCompensation	Equatable Hashable RawRepresentable	insetBounds none scale
    UIScreen.ReferenceDisplayModeStatus	Equatable Hashable RawRepresentable	enabled limited notEnabled notSupported
    UIScreenEdgePanGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIPanGestureRecognizer	edges shouldBeRequiredToFail touchesBegan touchesMoved
    UIScreenMode	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	pixelAspectRatio size
    UIScrollEdgeEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	isHidden style
    UIScrollEdgeEffect.Style	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	automatic hard soft
    UIScrollTypeMask	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	all continuous discrete rawValue
    UIScrollView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIScrollViewDelegating UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	adjustedContentInset adjustedContentInsetDidChange allowsKeyboardScrolling alwaysBounceHorizontal
    UIScrollView		alwaysBounceVertical automaticallyAdjustsScrollIndicatorInsets bottomEdgeEffect bounces bouncesHorizontally
    UIScrollView		bouncesVertically bouncesZoom bounds canCancelContentTouches contentAlignmentPoint contentInset
    UIScrollView		contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize decelerationRate
    UIScrollView		delaysContentTouches flashScrollIndicators frameLayoutGuide gestureRecognizerShouldBegin
    UIScrollView		horizontalScrollIndicatorInsets indicatorStyle isDecelerating isDirectionalLockEnabled isDragging
    UIScrollView		isPagingEnabled isScrollAnimating isScrollEnabled isTracking isZoomAnimating isZoomBouncing isZooming
    UIScrollView		keyboardDismissMode layoutSubviews leftEdgeEffect maximumZoomScale minimumZoomScale panGestureRecognizer
    UIScrollView		pinchGestureRecognizer refreshControl rightEdgeEffect safeAreaInsetsDidChange scrollIndicatorInsets
    UIScrollView		scrollRectToVisible scrollsToTop setContentOffset setZoomScale showsHorizontalScrollIndicator
    UIScrollView		showsVerticalScrollIndicator stopScrollingAndZooming topEdgeEffect touchesShouldBegin touchesShouldCancel
    UIScrollView		transfersHorizontalScrollingToParent transfersVerticalScrollingToParent verticalScrollIndicatorInsets
    UIScrollView		visibleSize withScrollIndicatorsShown zoom zoomScale
    UIScrollView.ContentInsetAdjustmentBehavior	Equatable Hashable RawRepresentable	always automatic never scrollableAxes
    UIScrollView.DecelerationRate	Equatable Hashable RawRepresentable	fast normal rawValue
    UIScrollView.IndicatorStyle	Equatable Hashable RawRepresentable	black default white
    UIScrollView.KeyboardDismissMode	Equatable Hashable RawRepresentable	interactive interactiveWithAccessory none onDrag onDragWithAccessory
    UIScrollViewDelegate	NSObjectProtocol	scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
    UIScrollViewDelegate		scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop
    UIScrollViewDelegate		scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    UIScrollViewDelegate		scrollViewWillBeginZooming scrollViewWillEndDragging viewForZooming
    UIScrollViewDelegating	UIScrollView	delegate
    UISearchBar	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITextInputTraits UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	autocapitalizationType autocorrectionType backgroundImage barPosition barStyle barTintColor
    UISearchBar		becomeFirstResponder canBecomeFirstResponder delegate enablesReturnKeyAutomatically image inputAccessoryView
    UISearchBar		intrinsicContentSize isEnabled isFirstResponder isSearchResultsButtonSelected isSecureTextEntry isTranslucent
    UISearchBar		keyboardAppearance keyboardType layoutSubviews passwordRules placeholder positionAdjustment prompt
    UISearchBar		resignFirstResponder returnKeyType scopeBarBackgroundImage scopeBarButtonBackgroundImage
    UISearchBar		scopeBarButtonDividerImage scopeBarButtonTitleTextAttributes scopeButtonTitles searchBarStyle
    UISearchBar		searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment searchTextField
    UISearchBar		searchTextPositionAdjustment selectedScopeButtonIndex setBackgroundImage setImage setPositionAdjustment
    UISearchBar		setScopeBarButtonBackgroundImage setScopeBarButtonDividerImage setScopeBarButtonTitleTextAttributes
    UISearchBar		setSearchFieldBackgroundImage setShowsCancelButton setShowsScope showsBookmarkButton showsCancelButton
    UISearchBar		showsScopeBar showsSearchResultsButton sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType
    UISearchBar		spellCheckingType text textContentType traitCollectionDidChange
    UISearchBar.Icon	Equatable Hashable RawRepresentable	bookmark clear resultsList search
    UISearchBar.Style	Equatable Hashable RawRepresentable	default minimal prominent
    UISearchBarDelegate	NSObjectProtocol UIBarPositioningDelegate	searchBar searchBarBookmarkButtonClicked searchBarCancelButtonClicked searchBarResultsListButtonClicked
    UISearchBarDelegate		searchBarSearchButtonClicked searchBarShouldBeginEditing searchBarShouldEndEditing
    UISearchBarDelegate		searchBarTextDidBeginEditing searchBarTextDidEndEditing
    UISearchController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	automaticallyShowsCancelButton automaticallyShowsScopeBar automaticallyShowsSearchResultsController delegate
    UISearchController		hidesNavigationBarDuringPresentation ignoresSearchSuggestionsForSearchBarPlacementStacked isActive loadView
    UISearchController		obscuresBackgroundDuringPresentation scopeBarActivation searchBar searchBarPlacement searchResultsController
    UISearchController		searchResultsUpdater searchSuggestions showsSearchResultsController
    UISearchController.ScopeBarActivation	Equatable Hashable RawRepresentable	automatic manual onSearchActivation onTextEntry
    UISearchControllerDelegate	NSObjectProtocol	didDismissSearchController didPresentSearchController presentSearchController searchController
    UISearchControllerDelegate		willDismissSearchController willPresentSearchController
    UISearchResultsUpdating	NSObjectProtocol	updateSearchResults
    UISearchSuggestion	NSObjectProtocol	iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion representedObject
    UISearchSuggestionItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UISearchSuggestion	iconImage localizedAttributedSuggestion localizedDescription localizedSuggestion representedObject
    UISearchTab	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UITab
    UISearchTextField	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UIContextMenuInteractionDelegate UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIKeyInput UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITextField UITextInput UITextInputTraits UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	allowsCopyingTokens allowsDeletingTokens beginningOfDocument deleteBackward drawPlaceholder insertToken
    UISearchTextField		layoutSubviews leftViewRect positionOfToken removeToken replaceTextualPortion rightViewRect searchSuggestions
    UISearchTextField		sizeThatFits textualRange tokenBackgroundColor tokens
    UISearchTextFieldDelegate	NSObjectProtocol UITextFieldDelegate	searchTextField
    UISearchToken	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	representedObject
    UISegmentedControl	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	accessibilityElements actionForSegment alignmentRectInsets apportionsSegmentWidthsByContent backgroundImage
    UISegmentedControl		beginTracking cancelTracking contentOffsetForSegment contentPositionAdjustment continueTracking dividerImage
    UISegmentedControl		endTracking imageForSegment insertSegment intrinsicContentSize isEnabledForSegment isMomentary isSpringLoaded
    UISegmentedControl		layoutSubviews noSegment numberOfSegments removeAllSegments removeSegment segmentIndex selectedSegmentIndex
    UISegmentedControl		selectedSegmentTintColor setAction setBackgroundImage setContentOffset setContentPositionAdjustment
    UISegmentedControl		setDividerImage setEnabled setImage setTitle setTitleTextAttributes setWidth sizeThatFits titleForSegment
    UISegmentedControl		titleTextAttributes traitCollectionDidChange widthForSegment
    UISegmentedControl.Segment	Equatable Hashable RawRepresentable	alone any center left right
    UISelectionFeedbackGenerator	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIFeedbackGenerator	selectionChanged
    UISemanticContentAttribute	Equatable Hashable RawRepresentable	forceLeftToRight forceRightToLeft playback spatial unspecified
    UIShadowProperties	Equatable Hashable	color offset opacity path radius
    UIShape	Equatable	capsule circle fixedRect inset path rect
    UISheetPresentationController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIContentContainer UIPresentationController UITraitChangeObservable UITraitEnvironment	animateChanges detents dismissalTransitionDidEnd frameOfPresentedViewInContainerView invalidateDetents
    UISheetPresentationController		largestUndimmedDetentIdentifier preferredCornerRadius prefersEdgeAttachedInCompactHeight prefersGrabberVisible
    UISheetPresentationController		prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge presentationTransitionWillBegin presentedView
    UISheetPresentationController		selectedDetentIdentifier shouldRemovePresentersView size sourceView
    UISheetPresentationController		widthFollowsPreferredContentSizeWhenEdgeAttached
    UISheetPresentationController.Detent	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	custom identifier large medium resolvedValue
    UISheetPresentationController.Detent.Identifier	Equatable Hashable RawRepresentable	large medium rawValue
    UISheetPresentationControllerDelegate	NSObjectProtocol UIAdaptivePresentationControllerDelegate	sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UISheetPresentationControllerDetentResolutionContext	NSObjectProtocol	containerTraitCollection maximumDetentValue
    UISlider	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	accessibilityActivate accessibilityDecrement accessibilityIncrement beginTracking behavioralStyle
    UISlider		continueTracking currentMaximumTrackImage currentMinimumTrackImage currentThumbImage endTracking
    UISlider		intrinsicContentSize isContinuous maximumTrackImage maximumTrackTintColor maximumValue maximumValueImage
    UISlider		maximumValueImageRect minimumTrackImage minimumTrackTintColor minimumValue minimumValueImage
    UISlider		minimumValueImageRect preferredBehavioralStyle setMaximumTrackImage setMinimumTrackImage setThumbImage
    UISlider		setValue sizeThatFits thumbImage thumbRect thumbTintColor trackConfiguration trackRect
    UISlider		traitCollectionDidChange value
    UISlider.TrackConfiguration	Equatable Hashable	allowsTickValuesOnly enabledRange neutralValue ticks
    UISlider.TrackConfiguration.Tick	Equatable Hashable	image position title
    UISmartReplySuggestion	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIInputSuggestion	smartReply
    UISnapBehavior	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIDynamicBehavior	damping snapPoint
    UISplitViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	automaticDimension delegate displayMode displayModeButtonItem displayModeButtonVisibility hide isCollapsed
    UISplitViewController		loadView maximumPrimaryColumnWidth maximumSupplementaryColumnWidth minimumPrimaryColumnWidth
    UISplitViewController		minimumSupplementaryColumnWidth preferredDisplayMode preferredInterfaceOrientationForPresentation
    UISplitViewController		preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior
    UISplitViewController		preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction presentsWithGesture
    UISplitViewController		primaryBackgroundStyle primaryColumnWidth primaryEdge setViewController show showDetailViewController
    UISplitViewController		showsSecondaryOnlyButton splitBehavior style supplementaryColumnWidth supportedInterfaceOrientations
    UISplitViewController		viewController viewControllers
    UISplitViewController.BackgroundStyle	Equatable Hashable RawRepresentable	none sidebar
    UISplitViewController.Column	Equatable Hashable RawRepresentable	compact primary secondary supplementary
    UISplitViewController.DisplayMode	Equatable Hashable RawRepresentable	allVisible automatic oneBesideSecondary oneOverSecondary primaryHidden primaryOverlay secondaryOnly
    UISplitViewController.DisplayMode		twoBesideSecondary twoDisplaceSecondary twoOverSecondary
    UISplitViewController.DisplayModeButtonVisibility	Equatable Hashable RawRepresentable	always automatic never
    UISplitViewController.PrimaryEdge	Equatable Hashable RawRepresentable	leading trailing
    UISplitViewController.SplitBehavior	Equatable Hashable RawRepresentable	automatic displace overlay tile
    UISplitViewController.Style	Equatable Hashable RawRepresentable	doubleColumn tripleColumn unspecified
    UISplitViewControllerDelegate	NSObjectProtocol	primaryViewController splitViewController splitViewControllerDidCollapse splitViewControllerDidExpand
    UISplitViewControllerDelegate		splitViewControllerInteractivePresentationGestureDidEnd
    UISplitViewControllerDelegate		splitViewControllerInteractivePresentationGestureWillBegin
    UISplitViewControllerDelegate		splitViewControllerPreferredInterfaceOrientationForPresentation
    UISplitViewControllerDelegate		splitViewControllerSupportedInterfaceOrientations targetDisplayModeForAction
    UISpringLoadedInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	didMove interactionBehavior interactionEffect view willMove
    UISpringLoadedInteractionBehavior	NSObjectProtocol	interactionDidFinish shouldAllow
    UISpringLoadedInteractionContext	NSObjectProtocol	location state targetItem targetView
    UISpringLoadedInteractionEffect	NSObjectProtocol	interaction
    UISpringLoadedInteractionEffectState	Equatable Hashable RawRepresentable	activated activating inactive possible
    UISpringLoadedInteractionSupporting	NSObjectProtocol	isSpringLoaded
    UISpringTimingParameters	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol UITimingCurveProvider	copy cubicTimingParameters initialVelocity springTimingParameters timingCurveType
    UIStackView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	addArrangedSubview alignment arrangedSubviews axis customSpacing distribution forFirstBaselineLayout
    UIStackView		forLastBaselineLayout insertArrangedSubview isBaselineRelativeArrangement isLayoutMarginsRelativeArrangement
    UIStackView		removeArrangedSubview setCustomSpacing spacing spacingUseDefault spacingUseSystem updateConstraints
    UIStackView		willRemoveSubview
    UIStackView.Alignment	Equatable Hashable RawRepresentable	bottom center fill firstBaseline lastBaseline leading top trailing
    UIStackView.Distribution	Equatable Hashable RawRepresentable	equalCentering equalSpacing fill fillEqually fillProportionally
    UIStatusBarAnimation	Equatable Hashable RawRepresentable	fade none slide
    UIStatusBarManager	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	isStatusBarHidden statusBarFrame statusBarStyle
    UIStatusBarStyle	Equatable Hashable RawRepresentable	darkContent default lightContent
    UIStepper	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	accessibilityActivate accessibilityDecrement accessibilityElements accessibilityIncrement autorepeat
    UIStepper		backgroundImage beginTracking cancelTracking decrementImage dividerImage endTracking incrementImage
    UIStepper		intrinsicContentSize isContinuous maximumValue minimumValue setBackgroundImage setDecrementImage
    UIStepper		setDividerImage setIncrementImage sizeThatFits stepValue value wraps
    UIStoryboard	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	instantiateInitialViewController instantiateViewController
    UIStoryboardSegue	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	destination identifier perform source
    UISwipeActionsConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	actions performsFirstActionWithFullSwipe
    UISwipeGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGestureRecognizer	direction numberOfTouchesRequired touchesEnded touchesMoved
    UISwipeGestureRecognizer.Direction	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	down left rawValue right up
    UISwitch	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	accessibilityValue intrinsicContentSize isOn offImage onImage onTintColor preferredStyle setOn sizeThatFits
    UISwitch		style thumbTintColor title traitCollectionDidChange
    UISwitch.Style	Equatable Hashable RawRepresentable	automatic checkbox sliding
    UISymbolEffectCompletion
    UISymbolEffectCompletionContext		effect isFinished sender
    UITab	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	allowsHiding badgeValue hasVisiblePlacement identifier image isEnabled isHidden isHiddenByDefault
    UITab		managingTabGroup parent preferredPlacement subtitle tabBarController title userInfo viewController
    UITab.Placement	Equatable Hashable RawRepresentable	automatic default fixed movable optional pinned sidebarOnly
    UITabAccessory	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	contentView
    UITabAccessory.Environment	Equatable Hashable RawRepresentable	inline none regular unspecified
    UITabBar	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISpringLoadedInteractionSupporting UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	backgroundImage barStyle barTintColor beginCustomizingItems delegate endCustomizing intrinsicContentSize
    UITabBar		isCustomizing isSpringLoaded isTranslucent itemPositioning itemSpacing itemWidth items layoutSubviews point
    UITabBar		safeAreaInsetsDidChange scrollEdgeAppearance selectedItem selectionIndicatorImage setItems shadowImage
    UITabBar		sizeThatFits standardAppearance tintColorDidChange traitCollectionDidChange unselectedItemTintColor
    UITabBar.ItemPositioning	Equatable Hashable RawRepresentable	automatic centered fill
    UITabBarAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIBarAppearance	compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage selectionIndicatorTintColor
    UITabBarAppearance		stackedItemPositioning stackedItemSpacing stackedItemWidth stackedLayoutAppearance
    UITabBarController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITabBarDelegate UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	bottomAccessory childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle
    UITabBarController		compactTabIdentifiers customizableViewControllers customizationIdentifier delegate isTabBarHidden loadView
    UITabBarController		mode moreNavigationController preferredInterfaceOrientationForPresentation selectedIndex selectedTab
    UITabBarController		selectedViewController setBottomAccessory setTabBarHidden setTabs setViewControllers sidebar
    UITabBarController		supportedInterfaceOrientations tab tabBar tabBarMinimizeBehavior tabs title viewControllers
    UITabBarController.MinimizeBehavior	Equatable Hashable RawRepresentable	automatic never onScrollDown onScrollUp
    UITabBarController.Mode	Equatable Hashable RawRepresentable	automatic tabBar tabSidebar
    UITabBarController.Sidebar	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	bottomBarView delegate footerContentConfiguration headerContentConfiguration isHidden navigationOverflowItems
    UITabBarController.Sidebar		preferredLayout reconfigureItem scroll
    UITabBarController.Sidebar.Animating	NSObjectProtocol	addAnimations addCompletion
    UITabBarController.Sidebar.Delegate	NSObjectProtocol	tabBarController
    UITabBarController.Sidebar.Layout	Equatable Hashable RawRepresentable	automatic overlap tile
    UITabBarController.Sidebar.ScrollTarget		footer header tab
    UITabBarControllerDelegate	NSObjectProtocol	tabBarController tabBarControllerDidEndEditing tabBarControllerPreferredInterfaceOrientationForPresentation
    UITabBarControllerDelegate		tabBarControllerSupportedInterfaceOrientations tabBarControllerWillBeginEditing
    UITabBarDelegate	NSObjectProtocol	tabBar
    UITabBarItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIAccessibilityIdentification UIAppearance UIBarItem	badgeColor badgeTextAttributes badgeValue scrollEdgeAppearance selectedImage setBadgeTextAttributes
    UITabBarItem		standardAppearance titlePositionAdjustment
    UITabBarItem.SystemItem	Equatable Hashable RawRepresentable	bookmarks contacts downloads favorites featured history more mostRecent mostViewed recents search topRated
    UITabBarItemAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	configureWithDefault copy disabled focused normal selected
    UITabBarItemAppearance.Style	Equatable Hashable RawRepresentable	compactInline inline stacked
    UITabBarItemStateAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	badgeBackgroundColor badgePositionAdjustment badgeTextAttributes badgeTitlePositionAdjustment iconColor
    UITabBarItemStateAppearance		titlePositionAdjustment titleTextAttributes
    UITabGroup	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UITab	allowsReordering children defaultChildIdentifier displayOrder displayOrderIdentifiers
    UITabGroup		managingNavigationController selectedChild sidebarActions sidebarAppearance tab
    UITabGroup.SidebarAppearance	Equatable Hashable RawRepresentable	automatic inline rootSection
    UITabSidebarItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	accessories backgroundConfiguration configurationState content contentConfiguration
    UITabSidebarItem		defaultBackgroundConfiguration defaultContentConfiguration
    UITabSidebarItem.Content		action tab
    UITabSidebarItem.Request	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	content
    UITableView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDataSourceTranslating UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UIScrollViewDelegating UISpringLoadedInteractionSupporting UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	allowsFocus allowsFocusDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
    UITableView		allowsSelection allowsSelectionDuringEditing automaticDimension backgroundView beginUpdates cellForRow
    UITableView		cellLayoutMarginsFollowReadableWidth contentHuggingElements contextMenuInteraction dataSource delegate
    UITableView		deleteRows deleteSections dequeueReusableCell dequeueReusableHeaderFooterView deselectRow didUpdateFocus
    UITableView		dragDelegate dragInteractionEnabled dropDelegate endUpdates estimatedRowHeight estimatedSectionFooterHeight
    UITableView		estimatedSectionHeaderHeight fillerRowHeight footerView gestureRecognizerShouldBegin hasActiveDrag
    UITableView		hasActiveDrop hasUncommittedUpdates headerView indexPath indexPathForRow indexPathForSelectedRow
    UITableView		indexPathsForRows indexPathsForSelectedRows indexPathsForVisibleRows indexSearch insertRows insertSections
    UITableView		insetsContentViewsToSafeArea isEditing isPrefetchingEnabled isSpringLoaded layoutSubviews moveRow moveSection
    UITableView		numberOfRows numberOfSections performBatchUpdates prefetchDataSource reconfigureRows rect rectForFooter
    UITableView		rectForHeader rectForRow register reloadData reloadRows reloadSectionIndexTitles reloadSections
    UITableView		remembersLastFocusedIndexPath rowHeight scrollToNearestSelectedRow scrollToRow sectionFooterHeight
    UITableView		sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
    UITableView		sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor selectRow
    UITableView		selectionDidChangeNotification selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect
    UITableView		separatorInset separatorInsetReference separatorStyle setEditing shouldUpdateFocus style tableFooterView
    UITableView		tableHeaderView touchesBegan touchesCancelled touchesEnded touchesShouldCancel traitCollectionDidChange
    UITableView		visibleCells
    UITableView.RowAnimation	Equatable Hashable RawRepresentable	automatic bottom fade left middle none right top
    UITableView.ScrollPosition	Equatable Hashable RawRepresentable	bottom middle none top
    UITableView.SelfSizingInvalidation	Equatable Hashable RawRepresentable	disabled enabled enabledIncludingConstraints
    UITableView.SeparatorInsetReference	Equatable Hashable RawRepresentable	fromAutomaticInsets fromCellEdges
    UITableView.Style	Equatable Hashable RawRepresentable	grouped insetGrouped plain
    UITableViewCell	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIGestureRecognizerDelegate UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
    UITableViewCell		automaticallyUpdatesContentConfiguration backgroundColor backgroundConfiguration backgroundView
    UITableViewCell		canBecomeFocused configurationState configurationUpdateHandler contentConfiguration contentView
    UITableViewCell		defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel didTransition dragStateDidChange
    UITableViewCell		editingAccessoryType editingAccessoryView editingStyle focusStyle gestureRecognizer imageView indentationLevel
    UITableViewCell		indentationWidth isEditing isHighlighted isSelected layoutSubviews multipleSelectionBackgroundView
    UITableViewCell		prepareForReuse reuseIdentifier selectedBackgroundView selectionStyle separatorInset setEditing setHighlighted
    UITableViewCell		setNeedsLayout setNeedsUpdateConfiguration setSelected shouldIndentWhileEditing showingDeleteConfirmation
    UITableViewCell		showsReorderControl sizeThatFits systemLayoutSizeFitting textLabel updateConfiguration
    UITableViewCell		userInteractionEnabledWhileDragging willTransition
    UITableViewCell.AccessoryType	Equatable Hashable RawRepresentable	checkmark detailButton detailDisclosureButton disclosureIndicator none
    UITableViewCell.CellStyle	Equatable Hashable RawRepresentable	default subtitle value1 value2
    UITableViewCell.ConfigurationUpdateHandler
    UITableViewCell.DragState	Equatable Hashable RawRepresentable	dragging lifting none
    UITableViewCell.EditingStyle	Equatable Hashable RawRepresentable	delete insert none
    UITableViewCell.FocusStyle	Equatable Hashable RawRepresentable	custom default
    UITableViewCell.SelectionStyle	Equatable Hashable RawRepresentable	blue default gray none
    UITableViewCell.SeparatorStyle	Equatable Hashable RawRepresentable	none singleLine
    UITableViewCell.StateMask	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	rawValue showingDeleteConfirmation showingEditControl
    UITableViewContentHuggingElements	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	rawValue sectionHeaders
    UITableViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UIScrollViewDelegate UITableViewDataSource UITableViewDelegate UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	clearsSelectionOnViewWillAppear indexPathForPreferredFocusedView loadView numberOfSections refreshControl
    UITableViewController		scrollViewDidChangeAdjustedContentInset scrollViewDidEndDecelerating scrollViewDidEndDragging
    UITableViewController		scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop
    UITableViewController		scrollViewDidZoom scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    UITableViewController		scrollViewWillBeginZooming scrollViewWillEndDragging sectionIndexTitles setEditing tableView
    UITableViewController		tableViewDidEndMultipleSelectionInteraction viewDidDisappear viewForZooming viewWillAppear
    UITableViewDataSource	NSObjectProtocol	numberOfSections sectionIndexTitles tableView
    UITableViewDataSourcePrefetching	NSObjectProtocol	tableView
    UITableViewDelegate	NSObjectProtocol UIScrollViewDelegate	indexPathForPreferredFocusedView tableView tableViewDidEndMultipleSelectionInteraction
    UITableViewDiffableDataSource	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UITableViewDataSource	apply applySnapshotUsingReloadData defaultRowAnimation index indexPath itemIdentifier numberOfSections
    UITableViewDiffableDataSource		sectionIdentifier sectionIndexTitles snapshot tableView
    UITableViewDiffableDataSource.CellProvider
    UITableViewDragDelegate	NSObjectProtocol	tableView
    UITableViewDropCoordinator	NSObjectProtocol	destinationIndexPath drop items proposal session
    UITableViewDropDelegate	NSObjectProtocol	tableView
    UITableViewDropItem	NSObjectProtocol	dragItem previewSize sourceIndexPath
    UITableViewDropPlaceholder	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UITableViewPlaceholder	previewParametersProvider
    UITableViewDropPlaceholderContext	NSObjectProtocol UIDragAnimating	commitInsertion deletePlaceholder dragItem setNeedsCellUpdate
    UITableViewDropProposal	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIDropProposal	intent
    UITableViewDropProposal.Intent	Equatable Hashable RawRepresentable	automatic insertAtDestinationIndexPath insertIntoDestinationIndexPath unspecified
    UITableViewFocusUpdateContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIFocusUpdateContext	nextFocusedIndexPath previouslyFocusedIndexPath
    UITableViewHeaderFooterView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration backgroundColor
    UITableViewHeaderFooterView		backgroundConfiguration backgroundView configurationState configurationUpdateHandler contentConfiguration
    UITableViewHeaderFooterView		contentView defaultBackgroundConfiguration defaultContentConfiguration detailTextLabel layoutSubviews
    UITableViewHeaderFooterView		prepareForReuse reuseIdentifier setNeedsUpdateConfiguration sizeThatFits systemLayoutSizeFitting textLabel
    UITableViewHeaderFooterView		updateConfiguration
    UITableViewHeaderFooterView.ConfigurationUpdateHandler
    UITableViewPlaceholder	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	cellUpdateHandler
    UITableViewRowAction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	backgroundColor backgroundEffect copy style title
    UITableViewRowAction.Handler
    UITableViewRowAction.Style	Equatable Hashable RawRepresentable	default destructive normal
    UITapGestureRecognizer	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIGestureRecognizer	buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired touchesEnded touchesMoved
    UITargetedDragPreview	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UITargetedPreview	retargetedPreview
    UITargetedPreview	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	parameters retargetedPreview size target view
    UITextAutocapitalizationType	Equatable Hashable RawRepresentable	allCharacters none sentences words
    UITextAutocorrectionType	Equatable Hashable RawRepresentable	default no yes
    UITextContentType	Equatable Hashable RawRepresentable	URL addressCity addressCityAndState addressState birthdate birthdateDay birthdateMonth birthdateYear
    UITextContentType		cellularEID cellularIMEI countryName creditCardExpiration creditCardExpirationMonth creditCardExpirationYear
    UITextContentType		creditCardFamilyName creditCardGivenName creditCardMiddleName creditCardName creditCardNumber
    UITextContentType		creditCardSecurityCode creditCardType dateTime emailAddress familyName flightNumber fullStreetAddress
    UITextContentType		givenName jobTitle location middleName name namePrefix nameSuffix newPassword nickname oneTimeCode
    UITextContentType		organizationName password postalCode rawValue shipmentTrackingNumber streetAddressLine1 streetAddressLine2
    UITextContentType		sublocality telephoneNumber username
    UITextDocumentProxy	NSObjectProtocol UIKeyInput UITextInputTraits	adjustTextPosition documentContextAfterInput documentContextBeforeInput documentIdentifier documentInputMode
    UITextDocumentProxy		selectedText setMarkedText unmarkText
    UITextField	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UIContextMenuInteractionDelegate UIControl UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UIKeyInput UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITextInput UITextInputTraits UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsEditingTextAttributes attributedPlaceholder
    UITextField		attributedText autocapitalizationType autocorrectionType background becomeFirstResponder beginTracking
    UITextField		beginningOfDocument borderRect borderStyle canBecomeFirstResponder canBecomeFocused canPerformAction
    UITextField		canResignFirstResponder caretRect characterRange clearButtonMode clearButtonRect clearsOnBeginEditing
    UITextField		clearsOnInsertion closestPosition copy cut defaultTextAttributes delegate delete deleteBackward
    UITextField		didEndEditingReasonUserInfoKey disabledBackground drawPlaceholder drawText editMenu editingRect
    UITextField		enablesReturnKeyAutomatically endOfDocument endTracking firstRect font hasText inputAccessoryView inputView
    UITextField		insertInputSuggestion insertText interactionState intrinsicContentSize isEditing isSecureTextEntry
    UITextField		keyboardAppearance keyboardType layoutSubviews leftView leftViewMode leftViewRect markedTextRange
    UITextField		minimumFontSize passwordRules paste pasteAndMatchStyle placeholder placeholderRect position replace
    UITextField		resignFirstResponder returnKeyType rightView rightViewMode rightViewRect select selectAll selectedTextRange
    UITextField		selectionRects sizeThatFits smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text
    UITextField		textAlignment textColor textContentType textDidBeginEditingNotification textDidChangeNotification
    UITextField		textDidEndEditingNotification textRect traitCollectionDidChange typingAttributes willDismissEditMenu
    UITextField		willPresentEditMenu
    UITextField.BorderStyle	Equatable Hashable RawRepresentable	bezel line none roundedRect
    UITextField.DidEndEditingReason	Equatable Hashable RawRepresentable	committed
    UITextField.ViewMode	Equatable Hashable RawRepresentable	always never unlessEditing whileEditing
    UITextFieldDelegate	NSObjectProtocol	textField textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
    UITextFieldDelegate		textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing textFieldShouldReturn
    UITextFormattingViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIViewController	configuration delegate formattingDescriptor viewDidDisappear viewDidLoad viewWillDisappear
    UITextFormattingViewController.ChangeValue		bold decreaseFontSize decreaseIndentation font fontSize formattingStyle highlight increaseFontSize
    UITextFormattingViewController.ChangeValue		increaseIndentation italic lineHeightPointSize strikethrough textAlignment textColor textList undefined
    UITextFormattingViewController.ChangeValue		underline
    UITextFormattingViewController.Component	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	component componentKey copy hash isEqual preferredSize
    UITextFormattingViewController.ComponentGroup	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	components copy group hash isEqual
    UITextFormattingViewController.ComponentKey	Equatable Hashable RawRepresentable	fontAttributes fontPicker fontPointSize fontSize formattingStyles highlight highlightPicker lineHeight
    UITextFormattingViewController.ComponentKey		listStyles rawValue textAlignment textAlignmentAndJustification textColor textIndentation
    UITextFormattingViewController.ComponentSize	Equatable Hashable RawRepresentable	automatic extraLarge large mini regular small
    UITextFormattingViewController.Configuration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy formattingStyles groups hash isEqual
    UITextFormattingViewController.Delegate		textFormattingDidFinish textFormattingViewController
    UITextFormattingViewController.FormattingDescriptor		fonts formattingStyleKey highlights lineHeight strikethroughPresent textAlignments textColors textLists
    UITextFormattingViewController.FormattingDescriptor		underlinePresent
    UITextFormattingViewController.FormattingStyle	Equatable	attributes styleKey title
    UITextFormattingViewController.Highlight	Equatable Hashable RawRepresentable	blue default mint orange pink purple rawValue
    UITextFormattingViewController.TextAlignment	Equatable Hashable RawRepresentable	center justified left natural rawValue right
    UITextFormattingViewController.TextList	Equatable Hashable RawRepresentable	decimal disc hyphen other rawValue
    UITextInput	NSObjectProtocol UIKeyInput UITextInputTraits	beginningOfDocument caretRect characterRange closestPosition compare editMenu endOfDocument firstRect
    UITextInput		insertInputSuggestion markedTextRange offset position replace selectedTextRange selectionRects text textRange
    UITextInput		willDismissEditMenu willPresentEditMenu
    UITextInputAssistantItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups
    UITextInputMode	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	activeInputModes currentInputModeDidChangeNotification primaryLanguage
    UITextInputPasswordRules	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	passwordRulesDescriptor
    UITextInputTraits	NSObjectProtocol	autocapitalizationType autocorrectionType enablesReturnKeyAutomatically isSecureTextEntry keyboardAppearance
    UITextInputTraits		keyboardType passwordRules returnKeyType smartDashesType smartInsertDeleteType smartQuotesType
    UITextInputTraits		spellCheckingType textContentType
    UITextItem	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	content range
    UITextItem.Content		link tag textAttachment
    UITextItem.MenuConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol
    UITextItem.MenuPreview	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	default
    UITextItemInteraction	Equatable Hashable RawRepresentable	invokeDefaultAction presentActions preview
    UITextLayoutDirection	Equatable Hashable RawRepresentable	down left right up
    UITextPosition	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol
    UITextRange	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	end isEmpty start
    UITextSearchAggregator		allFoundRanges finishedSearching foundRange invalidate invalidateFoundRange
    UITextSearchFoundTextStyle	Equatable Hashable RawRepresentable	found highlighted normal
    UITextSearchOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	stringCompareOptions wordMatchMethod
    UITextSearchOptions.WordMatchMethod	Equatable Hashable RawRepresentable	contains fullWord startsWith
    UITextSearching	NSObjectProtocol	clearAllDecoratedFoundText compare decorate performTextSearch replace replaceAll scrollRangeToVisible
    UITextSearching		selectedTextRange selectedTextSearchDocument shouldReplace supportsTextReplacement willHighlight
    UITextSearching.DocumentIdentifier
    UITextSearchingFindSession	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIFindSession	allowsReplacementForCurrentlyHighlightedResult highlightNextResult highlightedResultIndex
    UITextSearchingFindSession		invalidateFoundResults performSearch performSingleReplacement replaceAll resultCount searchableObject
    UITextSearchingFindSession		supportsReplacement
    UITextSelectionRect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	containsEnd containsStart isVertical rect writingDirection
    UITextSmartDashesType	Equatable Hashable RawRepresentable	default no yes
    UITextSmartInsertDeleteType	Equatable Hashable RawRepresentable	default no yes
    UITextSmartQuotesType	Equatable Hashable RawRepresentable	default no yes
    UITextSpellCheckingType	Equatable Hashable RawRepresentable	default no yes
    UITextStorageDirection	Equatable Hashable RawRepresentable	backward forward
    UITextView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIContentSizeCategoryAdjusting UICoordinateSpace UIDynamicItem UIFindInteractionDelegate UIFocusEnvironment UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIKeyInput UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UIScrollView UIScrollViewDelegating UITextInput UITextInputTraits UITextSearching UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	adjustsFontForContentSizeCategory allowedWritingToolsResultOptions allowsEditingTextAttributes attributedText
    UITextView		autocapitalizationType autocorrectionType becomeFirstResponder borderStyle buildMenu canBecomeFirstResponder
    UITextView		canBecomeFocused canPerformAction canResignFirstResponder caretRect characterRange clearAllDecoratedFoundText
    UITextView		clearsOnInsertion closestPosition compare copy cut dataDetectorTypes decorate decreaseSize delegate delete
    UITextView		deleteBackward drawTextHighlightBackground editMenu enablesReturnKeyAutomatically endOfDocument
    UITextView		findInteraction firstRect font hasText increaseSize inputAccessoryView inputView insertInputSuggestion
    UITextView		insertText interactionState intrinsicContentSize isEditable isFindInteractionEnabled isScrollEnabled
    UITextView		isSecureTextEntry isSelectable isWritingToolsActive keyboardAppearance keyboardType layoutManager
    UITextView		layoutSubviews linkTextAttributes markedTextRange paste pasteAndMatchStyle performTextSearch position replace
    UITextView		replaceAll resignFirstResponder returnKeyType scrollRangeToVisible select selectAll selectedRange
    UITextView		selectedTextRange selectionRects shouldReplace sizeThatFits smartDashesType smartInsertDeleteType
    UITextView		smartQuotesType spellCheckingType supportsTextReplacement text textAlignment textColor textContainer
    UITextView		textContainerInset textContentType textDidBeginEditingNotification textDidChangeNotification
    UITextView		textDidEndEditingNotification textFormattingConfiguration textHighlightAttributes textLayoutManager
    UITextView		textStorage toggleBoldface toggleItalics toggleUnderline touchesBegan touchesEnded traitCollectionDidChange
    UITextView		typingAttributes usesStandardTextScaling willDismissEditMenu willHighlight willPresentEditMenu
    UITextView		writingToolsBehavior
    UITextView.BorderStyle	Equatable Hashable RawRepresentable	none
    UITextViewDelegate	NSObjectProtocol UIScrollViewDelegate	textView textViewDidBeginEditing textViewDidChange textViewDidChangeSelection textViewDidEndEditing
    UITextViewDelegate		textViewShouldBeginEditing textViewShouldEndEditing textViewWritingToolsDidEnd textViewWritingToolsWillBegin
    UITimingCurveProvider	NSCopying NSObjectProtocol	cubicTimingParameters springTimingParameters timingCurveType
    UITimingCurveType	Equatable Hashable RawRepresentable	builtin composed cubic spring
    UIToolTipConfiguration	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	sourceRect toolTip
    UIToolTipInteraction	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIInteraction	defaultToolTip delegate didMove isEnabled view willMove
    UIToolTipInteractionDelegate	NSObjectProtocol	toolTipInteraction
    UIToolbar	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UIBarPositioning UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	backgroundImage barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate
    UIToolbar		intrinsicContentSize isTranslucent items layoutSubviews scrollEdgeAppearance setBackgroundImage setItems
    UIToolbar		setShadowImage shadowImage sizeThatFits standardAppearance traitCollectionDidChange
    UIToolbarAppearance	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIBarAppearance	buttonAppearance doneButtonAppearance prominentButtonAppearance
    UIToolbarDelegate	NSObjectProtocol UIBarPositioningDelegate
    UITouch	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	altitudeAngle azimuthAngle azimuthUnitVector estimatedProperties estimatedPropertiesExpectingUpdates
    UITouch		estimationUpdateIndex force gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce
    UITouch		phase preciseLocation precisePreviousLocation previousLocation rollAngle tapCount timestamp type view window
    UITouch.Phase	Equatable Hashable RawRepresentable	began cancelled ended moved regionEntered regionExited regionMoved stationary
    UITouch.Properties	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	altitude azimuth force location rawValue roll
    UITouch.TouchType	Equatable Hashable RawRepresentable	direct indirect indirectPointer pencil stylus
    UITrackingLayoutGuide	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UILayoutGuide	constraints removeAllTrackedConstraints setConstraints
    UITrait
    UITraitAccessibilityContrast	UITraitDefinition	affectsColorAppearance defaultValue name
    UITraitActiveAppearance	UITraitDefinition	affectsColorAppearance defaultValue name
    UITraitChangeObservable		registerForTraitChanges unregisterForTraitChanges
    UITraitChangeObservable.TraitChangeHandler
    UITraitChangeRegistration	NSCopying NSObjectProtocol
    UITraitCollection	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	accessibilityContrast activeAppearance changedTraits containsTraits copy current description displayGamut
    UITraitCollection		displayScale forceTouchCapability hasDifferentColorAppearance hash horizontalSizeClass imageConfiguration
    UITraitCollection		imageDynamicRange isEqual layoutDirection legibilityWeight listEnvironment modifyingTraits performAsCurrent
    UITraitCollection		preferredContentSizeCategory replacing sceneCaptureState systemTraitsAffectingColorAppearance
    UITraitCollection		systemTraitsAffectingImageLookup tabAccessoryEnvironment typesettingLanguage userInterfaceIdiom
    UITraitCollection		userInterfaceLevel userInterfaceStyle verticalSizeClass
    UITraitDefinition		affectsColorAppearance defaultValue identifier name
    UITraitDefinition.Value
    UITraitDisplayGamut	UITraitDefinition	affectsColorAppearance defaultValue name
    UITraitDisplayScale	UITraitDefinition	defaultValue name
    UITraitEnvironment	NSObjectProtocol	traitCollection traitCollectionDidChange
    UITraitEnvironmentLayoutDirection	Equatable Hashable RawRepresentable	leftToRight rightToLeft unspecified
    UITraitForceTouchCapability	UITraitDefinition	defaultValue name
    UITraitHorizontalSizeClass	UITraitDefinition	defaultValue name
    UITraitImageDynamicRange	UITraitDefinition	defaultValue name
    UITraitLayoutDirection	UITraitDefinition	defaultValue name
    UITraitLegibilityWeight	UITraitDefinition	defaultValue name
    UITraitListEnvironment	UITraitDefinition	defaultValue name
    UITraitMutations
    UITraitOverrides	CustomStringConvertible UIMutableTraits	contains description remove
    UITraitPreferredContentSizeCategory	UITraitDefinition	defaultValue name
    UITraitSceneCaptureState	UITraitDefinition	defaultValue name
    UITraitTabAccessoryEnvironment	UITraitDefinition	defaultValue name
    UITraitTypesettingLanguage	UITraitDefinition	defaultValue name
    UITraitUserInterfaceIdiom	UITraitDefinition	affectsColorAppearance defaultValue name
    UITraitUserInterfaceLevel	UITraitDefinition	affectsColorAppearance defaultValue name
    UITraitUserInterfaceStyle	UITraitDefinition	affectsColorAppearance defaultValue name
    UITraitVerticalSizeClass	UITraitDefinition	defaultValue name
    UITransitionContextViewControllerKey	Equatable Hashable RawRepresentable	from rawValue to
    UITransitionContextViewKey	Equatable Hashable RawRepresentable	from rawValue to
    UIUserActivityRestoring	NSObjectProtocol	restoreUserActivityState
    UIUserInterfaceActiveAppearance	Equatable Hashable RawRepresentable	active inactive unspecified
    UIUserInterfaceIdiom	Equatable Hashable RawRepresentable	carPlay mac pad phone tv unspecified vision
    UIUserInterfaceLayoutDirection	Equatable Hashable RawRepresentable	leftToRight rightToLeft
    UIUserInterfaceLevel	Equatable Hashable RawRepresentable	base elevated unspecified
    UIUserInterfaceSizeClass	Equatable Hashable RawRepresentable	compact regular unspecified
    UIUserInterfaceStyle	Equatable Hashable RawRepresentable	dark light unspecified
    UIVibrancyEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObjectProtocol UIVisualEffect	description hash isEqual
    UIVibrancyEffectStyle	Equatable Hashable RawRepresentable	fill label quaternaryLabel secondaryFill secondaryLabel separator tertiaryFill tertiaryLabel
    UIView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UIResponder UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	action addConstraint addConstraints addGestureRecognizer addInteraction addKeyframe addLayoutGuide
    UIView		addMotionEffect addSubview alignmentRect alignmentRectInsets alpha anchorPoint animate animateKeyframes
    UIView		appearance appliedContentSizeCategoryLimitsDescription areAnimationsEnabled autoresizesSubviews
    UIView		autoresizingMask backgroundColor beginAnimations bottomAnchor bounds bringSubviewToFront canBecomeFocused
    UIView		center centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds collisionBoundingPath
    UIView		collisionBoundsType commitAnimations constraints constraintsAffectingLayout
    UIView		contentCompressionResistancePriority contentHuggingPriority contentMode contentScaleFactor convert
    UIView		coordinateSpace cornerConfiguration description didAddSubview didMoveToSuperview didMoveToWindow
    UIView		didUpdateFocus directionalLayoutMargins display draw drawHierarchy effectiveRadius
    UIView		effectiveUserInterfaceLayoutDirection encode endEditing exchangeSubview exerciseAmbiguityInLayout
    UIView		firstBaselineAnchor focusEffect focusGroupIdentifier focusGroupPriority focusItems forFirstBaselineLayout
    UIView		forLastBaselineLayout frame gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout heightAnchor
    UIView		hitTest hoverStyle inheritedAnimationDuration insertSubview insetsLayoutMarginsFromSafeArea interactions
    UIView		intrinsicContentSize invalidateIntrinsicContentSize isDescendant isExclusiveTouch isFocused isHidden
    UIView		isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage
    UIView		largeContentImageInsets largeContentTitle lastBaselineAnchor layer layerClass layerWillDraw
    UIView		layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides layoutIfNeeded layoutMargins
    UIView		layoutMarginsDidChange layoutMarginsGuide layoutSublayers layoutSubviews leadingAnchor leftAnchor mask
    UIView		maximumContentSizeCategory minimumContentSizeCategory modifyAnimations motionEffects needsUpdateConstraints
    UIView		next noIntrinsicMetric overrideUserInterfaceStyle parentFocusEnvironment perform performWithoutAnimation point
    UIView		preferredFocusEnvironments preservesSuperviewLayoutMargins readableContentGuide registerForTraitChanges
    UIView		removeConstraint removeConstraints removeFromSuperview removeGestureRecognizer removeInteraction
    UIView		removeLayoutGuide removeMotionEffect requiresConstraintBasedLayout resizableSnapshotView restorationIdentifier
    UIView		rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide scalesLargeContentImage
    UIView		semanticContentAttribute sendSubviewToBack setAnimationBeginsFromCurrentState setAnimationCurve
    UIView		setAnimationDelay setAnimationDelegate setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses
    UIView		setAnimationRepeatCount setAnimationWillStart setAnimationsEnabled setContentCompressionResistancePriority
    UIView		setContentHuggingPriority setNeedsDisplay setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints
    UIView		setNeedsUpdateProperties shouldUpdateFocus showsLargeContentViewer sizeThatFits sizeToFit snapshotView
    UIView		subviews superview systemLayoutSizeFitting tag tintAdjustmentMode tintColor tintColorDidChange topAnchor
    UIView		trailingAnchor traitCollection traitCollectionDidChange traitOverrides transform transform3D transition
    UIView		translatesAutoresizingMaskIntoConstraints unregisterForTraitChanges updateConstraints
    UIView		updateConstraintsIfNeeded updateFocusIfNeeded updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded
    UIView		userInterfaceLayoutDirection viewWithTag widthAnchor willMove willRemoveSubview window
    UIView.AnimationCurve	Equatable Hashable RawRepresentable	easeIn easeInOut easeOut linear
    UIView.AnimationOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState curveEaseIn curveEaseInOut
    UIView.AnimationOptions		curveEaseOut curveLinear layoutSubviews overrideInheritedCurve overrideInheritedDuration
    UIView.AnimationOptions		overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60 rawValue repeat
    UIView.AnimationOptions		showHideTransitionViews transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromBottom
    UIView.AnimationOptions		transitionFlipFromLeft transitionFlipFromRight transitionFlipFromTop
    UIView.AutoresizingMask	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth
    UIView.AutoresizingMask		rawValue
    UIView.ContentMode	Equatable Hashable RawRepresentable	bottom bottomLeft bottomRight center left redraw right scaleAspectFill scaleAspectFit scaleToFill top topLeft
    UIView.ContentMode		topRight
    UIView.Invalidating
    UIView.Invalidations
    UIView.Invalidations.Configuration	UIViewInvalidating	invalidate
    UIView.Invalidations.Constraints	UIViewInvalidating	invalidate
    UIView.Invalidations.Display	UIViewInvalidating	invalidate
    UIView.Invalidations.IntrinsicContentSize	UIViewInvalidating	invalidate
    UIView.Invalidations.Layout	UIViewInvalidating	invalidate
    UIView.Invalidations.Tuple	UIViewInvalidating	invalidate
    UIView.KeyframeAnimationOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic calculationModeCubicPaced
    UIView.KeyframeAnimationOptions		calculationModeDiscrete calculationModeLinear calculationModePaced layoutSubviews overrideInheritedDuration
    UIView.KeyframeAnimationOptions		overrideInheritedOptions rawValue repeat
    UIView.SystemAnimation	Equatable Hashable RawRepresentable	delete
    UIView.TintAdjustmentMode	Equatable Hashable RawRepresentable	automatic dimmed normal
    UIViewAnimating	NSObjectProtocol	finishAnimation fractionComplete isReversed isRunning pauseAnimation startAnimation state stopAnimation
    UIViewAnimatingPosition	Equatable Hashable RawRepresentable	current end start
    UIViewAnimatingState	Equatable Hashable RawRepresentable	active inactive stopped
    UIViewConfigurationState	CustomReflectable CustomStringConvertible Equatable Hashable UIConfigurationState	customMirror description isDisabled isFocused isHighlighted isPinned isSelected traitCollection
    UIViewController	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIActivityItemsConfigurationProviding UIAppearanceContainer UIContentContainer UIFocusEnvironment UIResponder UIResponderStandardEditActions UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	activePresentationController addChild addKeyCommand additionalSafeAreaInsets applicationFinishedRestoringState
    UIViewController		attemptRotationToDeviceOrientation automaticallyAdjustsScrollViewInsets beginAppearanceTransition
    UIViewController		bottomLayoutGuide canPerformUnwindSegueAction childForHomeIndicatorAutoHidden
    UIViewController		childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle
    UIViewController		childViewControllerForPointerLock children collapseSecondaryViewController contentScrollView
    UIViewController		contentUnavailableConfiguration contentUnavailableConfigurationState decodeRestorableState
    UIViewController		definesPresentationContext didMove didReceiveMemoryWarning didUpdateFocus disablesAutomaticKeyboardDismissal
    UIViewController		dismiss edgesForExtendedLayout editButtonItem encode encodeRestorableState endAppearanceTransition
    UIViewController		extendedLayoutIncludesOpaqueBars focusGroupIdentifier hidesBottomBarWhenPushed hierarchyInconsistencyException
    UIViewController		inputAccessoryViewController inputViewController interactionActivityTrackingBaseName isBeingDismissed
    UIViewController		isBeingPresented isEditing isModalInPresentation isMovingFromParent isMovingToParent isViewLoaded keyCommands
    UIViewController		loadView loadViewIfNeeded modalPresentationCapturesStatusBarAppearance modalPresentationStyle
    UIViewController		modalTransitionStyle navigationController navigationItem next nibBundle nibName overrideTraitCollection
    UIViewController		overrideUserInterfaceStyle parent parentFocusEnvironment performSegue performsActionsWhilePresentingModally
    UIViewController		popoverPresentationController preferredContentSize preferredContentSizeDidChange preferredFocusEnvironments
    UIViewController		preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures
    UIViewController		preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition prefersHomeIndicatorAutoHidden
    UIViewController		prefersPointerLocked prefersStatusBarHidden prepare present presentationController presentedViewController
    UIViewController		presentingViewController previewActionItems providesPresentationContextTransitionStyle registerForPreviewing
    UIViewController		registerForTraitChanges removeFromParent removeKeyCommand restorationClass restorationIdentifier
    UIViewController		restoresFocusAfterTransition separateSecondaryViewController setContentScrollView setEditing
    UIViewController		setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate setNeedsUpdateContentUnavailableConfiguration
    UIViewController		setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked
    UIViewController		setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNeedsUpdateOfSupportedInterfaceOrientations
    UIViewController		setNeedsUpdateProperties setOverrideTraitCollection setToolbarItems sheetPresentationController
    UIViewController		shouldAutomaticallyForwardAppearanceMethods shouldAutorotate shouldPerformSegue shouldUpdateFocus show
    UIViewController		showDetailTargetDidChangeNotification showDetailViewController size splitViewController storyboard
    UIViewController		supportedInterfaceOrientations systemLayoutFittingSizeDidChange systemMinimumLayoutMargins tab
    UIViewController		tabBarController tabBarItem targetViewController title toolbarItems topLayoutGuide traitCollection
    UIViewController		traitCollectionDidChange traitOverrides transition transitionCoordinator transitioningDelegate
    UIViewController		unregisterForPreviewing unregisterForTraitChanges unwind updateContentUnavailableConfiguration
    UIViewController		updateFocusIfNeeded updateProperties updatePropertiesIfNeeded updateTraitsIfNeeded updateViewConstraints view
    UIViewController		viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing
    UIViewController		viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear
    UIViewController		viewWillDisappear viewWillLayoutSubviews viewWillTransition willMove willTransition
    UIViewController.Transition	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	coverVertical crossDissolve flipHorizontal partialCurl zoom
    UIViewController.Transition.ZoomOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	alignmentRectProvider dimmingColor dimmingVisualEffect interactiveDismissShouldBegin
    UIViewController.Transition.ZoomOptions.AlignmentRectContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	sourceView zoomedViewController
    UIViewController.Transition.ZoomOptions.InteractionContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	location velocity willBegin
    UIViewController.Transition.ZoomSourceViewProviderContext	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	sourceViewController zoomedViewController
    UIViewController.ViewLoading
    UIViewControllerAnimatedTransitioning	NSObjectProtocol	animateTransition animationEnded interruptibleAnimator transitionDuration
    UIViewControllerContextTransitioning	NSObjectProtocol	cancelInteractiveTransition completeTransition containerView finalFrame finishInteractiveTransition
    UIViewControllerContextTransitioning		initialFrame isAnimated isInteractive pauseInteractiveTransition presentationStyle targetTransform
    UIViewControllerContextTransitioning		transitionWasCancelled updateInteractiveTransition view viewController
    UIViewControllerInteractiveTransitioning	NSObjectProtocol	completionCurve completionSpeed startInteractiveTransition wantsInteractiveStart
    UIViewControllerPreviewing	NSObjectProtocol	delegate previewingGestureRecognizerForFailureRelationship sourceRect sourceView
    UIViewControllerPreviewingDelegate	NSObjectProtocol	previewingContext
    UIViewControllerRestoration		viewController
    UIViewControllerTransitionCoordinator	NSObjectProtocol UIViewControllerTransitionCoordinatorContext	animate animateAlongsideTransition notifyWhenInteractionChanges
    UIViewControllerTransitionCoordinatorContext	NSObjectProtocol	completionCurve completionVelocity containerView initiallyInteractive isAnimated isCancelled isInteractive
    UIViewControllerTransitionCoordinatorContext		isInterruptible percentComplete presentationStyle targetTransform transitionDuration view viewController
    UIViewControllerTransitioningDelegate	NSObjectProtocol	animationController interactionControllerForDismissal interactionControllerForPresentation
    UIViewControllerTransitioningDelegate		presentationController
    UIViewImplicitlyAnimating	NSObjectProtocol UIViewAnimating	addAnimations addCompletion continueAnimation
    UIViewInvalidating		configuration constraints display intrinsicContentSize invalidate layout
    UIViewPropertyAnimator	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol UIViewAnimating UIViewImplicitlyAnimating	addAnimations addCompletion continueAnimation delay duration finishAnimation fractionComplete isInterruptible
    UIViewPropertyAnimator		isManualHitTestingEnabled isReversed isRunning isUserInteractionEnabled pauseAnimation pausesOnCompletion
    UIViewPropertyAnimator		runningPropertyAnimator scrubsLinearly startAnimation state stopAnimation timingParameters
    UIVisualEffect	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCopying NSObject NSObjectProtocol	copy
    UIVisualEffectView	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	contentView effect layoutSubviews
    UIWindow	CALayerDelegate CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSCoding NSObjectProtocol UIAccessibilityIdentification UIActivityItemsConfigurationProviding UIAppearance UIAppearanceContainer UICoordinateSpace UIDynamicItem UIFocusEnvironment UIFocusItem UIFocusItemContainer UILargeContentViewerItem UIPopoverPresentationControllerSourceItem UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring UIView	becomeKey canBecomeKey canResizeToFitContent convert didBecomeHiddenNotification didBecomeKeyNotification
    UIWindow		didBecomeVisibleNotification didResignKeyNotification frame isHidden isKeyWindow makeKey makeKeyAndVisible
    UIWindow		next preferredFocusEnvironments pressesBegan resignKey rootViewController safeAreaAspectFitLayoutGuide screen
    UIWindow		sendEvent undoManager windowLevel windowScene
    UIWindow.Level	Comparable Equatable Hashable RawRepresentable	alert normal rawValue statusBar
    UIWindowScene	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIActivityItemsConfigurationProviding UIScene UITraitChangeObservable UITraitEnvironment UIUserActivityRestoring	coordinateSpace effectiveGeometry focusSystem interfaceOrientation isFullScreen keyWindow
    UIWindowScene		registerForTraitChanges requestGeometryUpdate screen sizeRestrictions statusBarManager traitCollection
    UIWindowScene		traitCollectionDidChange traitOverrides unregisterForTraitChanges windowingBehaviors windows
    UIWindowScene.DismissalAnimation	Equatable Hashable RawRepresentable	commit decline standard
    UIWindowScene.Geometry	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	coordinateSpace interfaceOrientation
    UIWindowScene.GeometryPreferences	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol
    UIWindowScene.GeometryPreferences.iOS	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UIWindowScene.GeometryPreferences	interfaceOrientations
    UIWindowSceneDelegate	NSObjectProtocol UISceneDelegate	window windowScene
    UIWindowSceneDestructionRequestOptions	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObjectProtocol UISceneDestructionRequestOptions	windowDismissalAnimation
    UIWritingToolsBehavior	Equatable Hashable RawRepresentable	complete default limited none
    UIWritingToolsResultOptions	Equatable ExpressibleByArrayLiteral Hashable OptionSet RawRepresentable SetAlgebra	list plainText rawValue richText table
    URL		appendPathComponent appendPathExtension appendingPathComponent appendingPathExtension
    URLSession		dataTaskPublisher ocombine
    URLSession.DataTaskPublisher
    URLSession.OCombine		dataTaskPublisher session
    URLSession.OCombine.DataTaskPublisher	Publisher	receive request session
    URLSession.OCombine.DataTaskPublisher.Failure
    URLSession.OCombine.DataTaskPublisher.Output
    UTTagClass	CustomStringConvertible Decodable Encodable Equatable Hashable RawRepresentable	description filenameExtension mimeType rawValue
    UTType	CustomDebugStringConvertible CustomStringConvertible Decodable Encodable Equatable Hashable	ahap aiff aliasFile appleArchive appleProtectedMPEG4Audio appleProtectedMPEG4Video appleScript application
    UTType		applicationBundle applicationExtension arReferenceObject archive assemblyLanguageSource audio
    UTType		audiovisualContent avi binaryPropertyList bmp bookmark bundle bz2 cHeader cPlusPlusHeader cPlusPlusSource
    UTType		cSource calendarEvent commaSeparatedText compositeContent conforms contact content css data database
    UTType		debugDescription delimitedText description directory diskImage dng emailMessage encode epub exe executable exr
    UTType		fileURL flatRTFD folder font framework geoJSON gif gzip heic heics heif html icns ico identifier image
    UTType		internetLocation internetShortcut isDeclared isDynamic isPublic isSubtype isSupertype item javaScript jpeg
    UTType		jpegxl json livePhoto log m3uPlaylist makefile message midi mountPoint movie mp3 mpeg mpeg2TransportStream
    UTType		mpeg2Video mpeg4Audio mpeg4Movie objectiveCPlusPlusSource objectiveCSource osaScript osaScriptBundle package
    UTType		pdf perlScript phpScript pkcs12 plainText playlist pluginBundle png preferredFilenameExtension
    UTType		preferredMIMEType presentation propertyList pythonScript quickLookGenerator quickTimeMovie rawImage
    UTType		realityFile resolvable rtf rtfd rubyScript sceneKitScene script shellScript sourceCode spotlightImporter
    UTType		spreadsheet supertypes svg swiftSource symbolicLink systemPreferencesPane tabSeparatedText tags text
    UTType		threeDContent tiff toDoItem types unixExecutable url urlBookmarkData usd usdz utf16ExternalPlainText
    UTType		utf16PlainText utf8PlainText utf8TabSeparatedText vCard video volume wav webArchive webP x509Certificate xml
    UTType		xmlPropertyList xpcService yaml zip
    UndoManager	CustomDebugStringConvertible CustomStringConvertible Equatable Hashable NSObject NSObjectProtocol	beginUndoGrouping canRedo canUndo disableUndoRegistration enableUndoRegistration endUndoGrouping groupingLevel
    UndoManager		groupsByEvent isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo redoActionIsDiscardable
    UndoManager		redoActionName redoMenuItemTitle redoMenuTitle registerUndo removeAllActions runLoopModes
    UndoManager		setActionIsDiscardable setActionName undo undoActionIsDiscardable undoActionName undoMenuItemTitle
    UndoManager		undoMenuTitle undoNestedGroup
    VariableColorSymbolEffect	DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect SymbolEffect	configuration cumulative dimInactiveLayers hideInactiveLayers iterative nonReversing reversing
    Variant		kind list position state systemVersion time tintColor traits width
    Variant.Motion	Equatable Hashable	crossFades full reduced
    Variant.SystemVersion	Equatable Hashable	iOS18 iOS26
    Variant.Transparency	Equatable Hashable	full reduced
    ViewImageConfig		iPad10_2 iPad9_7 iPadMini iPadPro10_5 iPadPro11 iPadPro12_9 iPhone12 iPhone12Pro iPhone12ProMax iPhone13
    ViewImageConfig		iPhone13Mini iPhone13Pro iPhone13ProMax iPhone14 iPhone14Plus iPhone14Pro iPhone14ProMax iPhone15 iPhone15Plus
    ViewImageConfig		iPhone15Pro iPhone15ProMax iPhone16 iPhone16Plus iPhone16Pro iPhone16ProMax iPhone17 iPhone17Pro
    ViewImageConfig		iPhone17ProMax iPhone8 iPhone8Plus iPhoneSe iPhoneSe2 iPhoneSe3 iPhoneX iPhoneXr iPhoneXsMax safeArea size
    ViewImageConfig		traits
    ViewImageConfig.Orientation	Equatable Hashable	landscape portrait
    ViewImageConfig.TabletOrientation		landscape portrait
    ViewImageConfig.TabletOrientation.LandscapeSplits	Equatable Hashable	full oneHalf oneThird twoThirds
    ViewImageConfig.TabletOrientation.PortraitSplits	Equatable Hashable	full oneThird twoThirds
    WiggleSymbolEffect	DiscreteSymbolEffect Equatable Hashable IndefiniteSymbolEffect SymbolEffect	backward byLayer clockwise configuration counterClockwise custom down forward left right up wholeSymbol
    double4x4
    float4x4
    matrix_double4x4
    matrix_float4x4
    objc_AssociationPolicy	Equatable Hashable RawRepresentable	OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN
    objc_AssociationPolicy		OBJC_ASSOCIATION_RETAIN_NONATOMIC
    os_unfair_lock
    os_unfair_lock_s	BitwiseCopyable
    os_unfair_lock_t
    simd_double2
    simd_double3
    simd_double4
    simd_double4x4
    simd_float2
    simd_float3
    simd_float4
    simd_float4x4
    """
}
