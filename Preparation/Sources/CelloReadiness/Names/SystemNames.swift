// Written by scripts/index-declarations. The format is that of DeclarationNames.
extension DeclarationNames {
  static let system: StaticString = """
    @modules		Dispatch Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML
    @modules		Glibc Observation RegexBuilder Swift Synchronization Testing XCTest _Concurrency _StringProcessing
    @import FoundationNetworking		CachedURLResponse HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse NSMutableURLRequest
    @import FoundationNetworking		NSURLRequest URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLCredential
    @import FoundationNetworking		URLCredentialStorage URLProtectionSpace URLProtocol URLProtocolClient URLRequest URLResponse URLSession
    @import FoundationNetworking		URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
    @import FoundationNetworking		URLSessionDownloadDelegate URLSessionDownloadTask URLSessionStreamDelegate URLSessionStreamTask URLSessionTask
    @import FoundationNetworking		URLSessionTaskDelegate URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask
    @import FoundationNetworking		URLSessionWebSocketDelegate URLSessionWebSocketTask tls_ciphersuite_t tls_protocol_version_t
    @import FoundationXML		XMLDTD XMLDTDNode XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate
    -		DebugDescription Expression NSClassFromString NSCocoaErrorDomain NSCoderReadCorruptError
    -		NSCoderValueNotFoundError NSContainsRect NSDateComponentUndefined NSDebugDescriptionErrorKey NSDecimalAdd
    -		NSDecimalCompact NSDecimalCompare NSDecimalCopy NSDecimalDivide NSDecimalIsNotANumber NSDecimalMaxSize
    -		NSDecimalMultiply NSDecimalMultiplyByPowerOf10 NSDecimalNoScale NSDecimalNormalize NSDecimalPower
    -		NSDecimalRound NSDecimalString NSDecimalSubtract NSDivideRect NSEdgeInsetsEqual NSEdgeInsetsMake
    -		NSEdgeInsetsZero NSEqualPoints NSEqualRanges NSEqualRects NSEqualSizes NSExecutableArchitectureMismatchError
    -		NSExecutableLinkError NSExecutableLoadError NSExecutableNotLoadableError NSExecutableRuntimeMismatchError
    -		NSFeatureUnsupportedError NSFileHandleNotificationDataItem NSFileHandleNotificationFileHandleItem
    -		NSFileLockingError NSFileManagerUnmountBusyError NSFileManagerUnmountUnknownError NSFileNoSuchFileError
    -		NSFilePathErrorKey NSFileReadCorruptFileError NSFileReadInapplicableStringEncodingError
    -		NSFileReadInvalidFileNameError NSFileReadNoPermissionError NSFileReadNoSuchFileError NSFileReadTooLargeError
    -		NSFileReadUnknownError NSFileReadUnknownStringEncodingError NSFileReadUnsupportedSchemeError
    -		NSFileWriteFileExistsError NSFileWriteInapplicableStringEncodingError NSFileWriteInvalidFileNameError
    -		NSFileWriteNoPermissionError NSFileWriteOutOfSpaceError NSFileWriteUnknownError
    -		NSFileWriteUnsupportedSchemeError NSFileWriteVolumeReadOnlyError NSFormattingError NSFullUserName
    -		NSGetSizeAndAlignment NSHeight NSHelpAnchorErrorKey NSHomeDirectory NSHomeDirectoryForUser NSInsetRect
    -		NSIntegralRect NSIntegralRectWithOptions NSIntersectionRange NSIntersectionRect NSIntersectsRect NSIsEmptyRect
    -		NSKeyValueValidationError NSKeyedArchiveRootObjectKey NSLocalizedDescriptionKey
    -		NSLocalizedFailureReasonErrorKey NSLocalizedRecoveryOptionsErrorKey NSLocalizedRecoverySuggestionErrorKey
    -		NSLocalizedString NSLocationInRange NSLog NSLogv NSMachErrorDomain NSMakePoint NSMakeRange NSMakeRect
    -		NSMakeSize NSMaxRange NSMaxX NSMaxY NSMidX NSMidY NSMinX NSMinY NSMouseInRect NSNotFound NSOSStatusErrorDomain
    -		NSOffsetRect NSPOSIXErrorDomain NSPageSize NSPersonNameComponentDelimiter NSPersonNameComponentFamilyName
    -		NSPersonNameComponentGivenName NSPersonNameComponentKey NSPersonNameComponentMiddleName
    -		NSPersonNameComponentNickname NSPersonNameComponentPrefix NSPersonNameComponentSuffix NSPointFromCGPoint
    -		NSPointFromString NSPointInRect NSPointToCGPoint NSPropertyListReadCorruptError NSPropertyListReadStreamError
    -		NSPropertyListReadUnknownVersionError NSPropertyListWriteInvalidError NSPropertyListWriteStreamError
    -		NSRangeFromString NSRecoveryAttempterErrorKey NSRectFromCGRect NSRectFromString NSRectToCGRect
    -		NSRoundDownToMultipleOfPageSize NSRoundUpToMultipleOfPageSize NSSearchPathForDirectoriesInDomains
    -		NSSizeFromCGSize NSSizeFromString NSSizeToCGSize NSStreamSOCKSErrorDomain NSStreamSocketSSLErrorDomain
    -		NSStringEncodingErrorKey NSStringFromClass NSStringFromPoint NSStringFromRange NSStringFromRect
    -		NSStringFromSize NSStringToDecimal NSTemporaryDirectory NSTimeIntervalSince1970
    -		NSURLErrorAppTransportSecurityRequiresSecureConnection NSURLErrorBackgroundSessionInUseByAnotherProcess
    -		NSURLErrorBackgroundSessionRequiresSharedContainer NSURLErrorBackgroundSessionWasDisconnected
    -		NSURLErrorBackgroundTaskCancelledReasonKey NSURLErrorBadServerResponse NSURLErrorBadURL NSURLErrorCallIsActive
    -		NSURLErrorCancelled NSURLErrorCancelledReasonBackgroundUpdatesDisabled
    -		NSURLErrorCancelledReasonInsufficientSystemResources NSURLErrorCancelledReasonUserForceQuitApplication
    -		NSURLErrorCannotCloseFile NSURLErrorCannotConnectToHost NSURLErrorCannotCreateFile
    -		NSURLErrorCannotDecodeContentData NSURLErrorCannotDecodeRawData NSURLErrorCannotFindHost
    -		NSURLErrorCannotLoadFromNetwork NSURLErrorCannotMoveFile NSURLErrorCannotOpenFile
    -		NSURLErrorCannotParseResponse NSURLErrorCannotRemoveFile NSURLErrorCannotWriteToFile
    -		NSURLErrorClientCertificateRejected NSURLErrorClientCertificateRequired NSURLErrorDNSLookupFailed
    -		NSURLErrorDataLengthExceedsMaximum NSURLErrorDataNotAllowed NSURLErrorDomain
    -		NSURLErrorDownloadDecodingFailedMidStream NSURLErrorDownloadDecodingFailedToComplete
    -		NSURLErrorFailingURLErrorKey NSURLErrorFailingURLPeerTrustErrorKey NSURLErrorFailingURLStringErrorKey
    -		NSURLErrorFileDoesNotExist NSURLErrorFileIsDirectory NSURLErrorHTTPTooManyRedirects
    -		NSURLErrorInternationalRoamingOff NSURLErrorKey NSURLErrorNetworkConnectionLost
    -		NSURLErrorNoPermissionsToReadFile NSURLErrorNotConnectedToInternet NSURLErrorRedirectToNonExistentLocation
    -		NSURLErrorRequestBodyStreamExhausted NSURLErrorResourceUnavailable NSURLErrorSecureConnectionFailed
    -		NSURLErrorServerCertificateHasBadDate NSURLErrorServerCertificateHasUnknownRoot
    -		NSURLErrorServerCertificateNotYetValid NSURLErrorServerCertificateUntrusted NSURLErrorTimedOut
    -		NSURLErrorUnknown NSURLErrorUnsupportedURL NSURLErrorUserAuthenticationRequired
    -		NSURLErrorUserCancelledAuthentication NSURLErrorZeroByteResource NSUbiquitousFileNotUploadedDueToQuotaError
    -		NSUbiquitousFileUbiquityServerNotAvailable NSUbiquitousFileUnavailableError NSUnderlyingErrorKey NSUnionRange
    -		NSUnionRect NSUserActivityConnectionUnavailableError NSUserActivityHandoffFailedError
    -		NSUserActivityHandoffUserInfoTooLargeError NSUserActivityRemoteApplicationTimedOutError NSUserCancelledError
    -		NSUserName NSWidth NSXPCConnectionInterrupted NSXPCConnectionInvalid NSXPCConnectionReplyInvalid NSZeroPoint
    -		NSZeroRect NSZeroSize Observable ObservationIgnored ObservationTracked Predicate Suite Tag TaskLocal Test
    -		XCTAssert XCTAssertEqual XCTAssertEqualWithAccuracy XCTAssertFalse XCTAssertGreaterThan
    -		XCTAssertGreaterThanOrEqual XCTAssertIdentical XCTAssertLessThan XCTAssertLessThanOrEqual XCTAssertNil
    -		XCTAssertNoThrow XCTAssertNotEqual XCTAssertNotEqualWithAccuracy XCTAssertNotIdentical XCTAssertNotNil
    -		XCTAssertThrowsError XCTAssertTrue XCTFail XCTMain XCTSkipIf XCTSkipUnless XCTUnwrap XCTestErrorDomain abs
    -		acos acosh all any asin asinh assert assertionFailure async asyncDetached asyncTest atan atan2 atanh
    -		atomicMemoryFence cbrt column confirmation copysign cos cosh debugPrint detach dispatchMain
    -		dispatchPrecondition dsohandle dump erf erfc error exchange exp exp2 expect expm1 extendLifetime externalMacro
    -		extractIsolation fatalError fdim file fileID filePath fmax fmin frexp function globalConcurrentExecutor hypot
    -		ilogb isKnownUniquelyReferenced isolation j0 j1 jn ldexp lgamma line log log10 log1p log2 logb max min modf
    -		nan nearbyint nextafter numericCast pointwiseMax pointwiseMin pow precondition preconditionFailure print
    -		readLine remquo repeatElement require rint scalbn sequence sin sinh stride swap
    -		swift_unboxFromSwiftValueWithType tan tanh testCase tgamma transcode type unsafeBitCast unsafeDowncast warning
    -		withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime
    -		withKnownIssue withObservationTracking withTaskCancellationHandler withTaskExecutorPreference withTaskGroup
    -		withTaskPriorityEscalationHandler withThrowingDiscardingTaskGroup withThrowingTaskGroup withUnsafeBytes
    -		withUnsafeContinuation withUnsafeCurrentTask withUnsafeMutableBytes withUnsafeMutablePointer withUnsafePointer
    -		withUnsafeTemporaryAllocation withUnsafeThrowingContinuation withVaList withoutActuallyEscaping y0 y1 yn zip
    *		AES_128_GCM_SHA256 AES_256_GCM_SHA384 CHACHA20_POLY1305_SHA256 CancellationError DTDKind DTLSv10 DTLSv12 E2BIG
    *		EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EALREADY EBADF EBADMSG EBUSY ECANCELED
    *		ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
    *		ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 ECDHE_ECDSA_WITH_AES_256_CBC_SHA ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
    *		ECDHE_ECDSA_WITH_AES_256_GCM_SHA384 ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256 ECDHE_RSA_WITH_3DES_EDE_CBC_SHA
    *		ECDHE_RSA_WITH_AES_128_CBC_SHA ECDHE_RSA_WITH_AES_128_CBC_SHA256 ECDHE_RSA_WITH_AES_128_GCM_SHA256
    *		ECDHE_RSA_WITH_AES_256_CBC_SHA ECDHE_RSA_WITH_AES_256_CBC_SHA384 ECDHE_RSA_WITH_AES_256_GCM_SHA384
    *		ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 ECHILD ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDESTADDRREQ EDOM
    *		EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN EHOSTUNREACH EIDRM EILSEQ EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR
    *		ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP ENAMETOOLONG ENETDOWN ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA
    *		ENODEV ENOENT ENOEXEC ENOLCK ENOLINK ENOMEM ENOMSG ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN
    *		ENOTDIR ENOTEMPTY ENOTRECOVERABLE ENOTSOCK ENOTTY ENXIO EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO
    *		EPROTONOSUPPORT EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE ETIME ETIMEDOUT
    *		ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV ISO8601 ISO8601Format NSCalendarDayChanged
    *		NSDidBecomeSingleThreaded NSFileHandleConnectionAccepted NSFileHandleDataAvailable
    *		NSFileHandleReadToEndOfFileCompletion NSHTTPCookieManagerCookiesChanged NSSystemTimeZoneDidChange
    *		NSThreadWillExit NSURLCredentialStorageChanged NSWillBecomeMultiThreaded RSA_WITH_3DES_EDE_CBC_SHA
    *		RSA_WITH_AES_128_CBC_SHA RSA_WITH_AES_128_CBC_SHA256 RSA_WITH_AES_128_GCM_SHA256 RSA_WITH_AES_256_CBC_SHA
    *		RSA_WITH_AES_256_CBC_SHA256 RSA_WITH_AES_256_GCM_SHA384 TLSv10 TLSv11 TLSv12 TLSv13 abbreviated abbreviation
    *		abbreviationDictionary abnormalClosure abortParsing above aboveLeft aboveRight absoluteString absoluteURL
    *		acceptConnectionInBackgroundAndNotify acceptInput access accounting accountingAlways acquiring
    *		acquiringAndReleasing acreFeet acres activate activeProcessorCount actualByteCount add addAttribute
    *		addAttributes addBarrierBlock addCharacters addChild addDependency addEntries addExecutionBlock
    *		addImmediateTask addImmediateTaskUnlessCancelled addNamespace addObjects addObserver addOperation
    *		addOperations addProduct addSuite addTask addTaskUnlessCancelled addTeardownBlock addTest addTestObserver
    *		addTestRun addTimeInterval addValue addedToDirectoryDate addedToDirectoryDateKey adding addingObjects
    *		addingPercentEncoding addingProduct addingReportingOverflow addingTimeInterval address addresses adjective
    *		adjustingRanges adlam adminApplicationDirectory adposition advanced adverb afghanistan afterDate
    *		afterOccurrences afterPrefix afterSuffix age aggregate ainu albania albanian algeria alignAllEdgesInward
    *		alignAllEdgesNearest alignAllEdgesOutward alignHeightInward alignHeightNearest alignHeightOutward
    *		alignMaxXInward alignMaxXNearest alignMaxXOutward alignMaxYInward alignMaxYNearest alignMaxYOutward
    *		alignMinXInward alignMinXNearest alignMinXOutward alignMinYInward alignMinYNearest alignMinYOutward
    *		alignRectFlipped alignWidthInward alignWidthNearest alignWidthOutward alignedDown alignedUp alignment all
    *		allApplicationsDirectory allBundles allCases allCredentials allDomainsMask allFrameworks allHTTPHeaderFields
    *		allHeaderFields allKeys allLibrariesDirectory allObjects allPartitionsAndEjectDisk allSatisfy allValues
    *		allocate allow allowCommentsAndWhitespace allowFragments allowLossy allowed allowedClasses
    *		allowedExternalEntityURLs allowedFields allowedInMemoryOnly allowedUnits allowsCellularAccess allowsFloats
    *		allowsJSON5 allowsKeyedCoding allowsNonnumericFormatting alpha2 alpha3 alphanumeric alphanumerics
    *		alternateDescription alternateQuotationBeginDelimiter alternateQuotationBeginDelimiterKey
    *		alternateQuotationEndDelimiter alternateQuotationEndDelimiterKey always alwaysMapped
    *		alwaysShowsDecimalSeparator amPM amSymbol americanSamoa amharic ampereHours amperes anchor anchored
    *		anchorsMatchLineEndings anchorsMatchLines and andorra angola anguilla antarctica antiguaBarbuda any
    *		anyDeclaration anyGraphemeCluster anyKey anyNonNewline anyObject anyOf apacheWestern apiMisused
    *		appStoreReceiptURL appTransportSecurityRequiresSecureConnection append appendInterpolation appendLiteral
    *		appendOnly appendPathComponent appendPathExtension appending appendingFormat appendingPathComponent
    *		appendingPathExtension applicationDirectory applicationIsScriptable applicationIsScriptableKey
    *		applicationScriptsDirectory applicationSupportDirectory applyTransform applying applyingTransform arabic
    *		arabicNastaliq arcMinutes arcSeconds archiveRootObject archivedData archiver archiverDidFinish
    *		archiverWillFinish ares argc argentina argumentDomain arguments armenia armenian array aruba asSerialExecutor
    *		asTaskExecutor asUnownedSerialExecutor asUnownedTaskExecutor asap ascending ascensionIsland ascii
    *		asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace asciiOnlyWordCharacters asciiValue assamese
    *		assertForOverFulfill assertIsolated assign assignCurrentContext associatedBugs associativeList assumeIsolated
    *		assumesTopLevelDictionary assumingMemoryBound assyrian astronomicalUnits async asyncAfter asyncUnlessCancelled
    *		atEnd atomic attachableValue attachedAbove attachedAboveRight attachedBelow attachedBelowLeft attemptRecovery
    *		attoseconds attrib attribute attributeChanged attributeDeclaration attributeHasNoValueError
    *		attributeListNotFinishedError attributeListNotStartedError attributeModificationDate
    *		attributeModificationDateKey attributeNotFinishedError attributeNotStartedError attributeRedefinedError
    *		attributed attributedStyle attributedSubstring attributes attributesOfFileSystem attributesOfItem australia
    *		austria authenticationMethod automatic autosavedInformationDirectory autoupdatingCurrent availableCollations
    *		availableData availableIdentifiers availableLocaleIdentifiers availableNumberingSystems
    *		availableStringEncodings awayFromZero azerbaijan azerbaijani background backgroundSessionInUseByAnotherProcess
    *		backgroundSessionRequiresSharedContainer backgroundSessionWasDisconnected backward backwards badServerResponse
    *		badURL bahamas bahrain bangla bangladesh bankers barbados barrier bars base base64 base64EncodedData
    *		base64EncodedString base64URLAlphabet baseAddress basePriority baseURL baseUnit baseUnitValue bcp47
    *		becomeCurrent becomeDownload beforePrefix beforeSuffix beginEditing beginningOfSentence beginsWith belarus
    *		belarusian belgium belize below belowLeft belowRight benin bermuda between bhutan bidirectionalCollectionLast
    *		bigEndian binade binary bindMemory binding bitPattern bitWidth bitmapRepresentation bits bitwiseAnd bitwiseOr
    *		bitwiseXor block blockSpecial bodo bolivia bool boolValue bosniaHerzegovina botswana bottom bottomToTop
    *		bouvetIsland brazil britishVirginIslands broadcast brunei buddhist buffer bufferingNewest bufferingOldest bug
    *		buildBlock buildExpression buildLimitedAvailability buildPartialBlock build_Arg build_Arithmetic
    *		build_ClosedRange build_Comparison build_Conditional build_Conjunction build_Disjunction build_Division
    *		build_Equal build_ForcedUnwrap build_KeyPath build_Negation build_NilCoalesce build_NilLiteral build_NotEqual
    *		build_Range build_Remainder build_UnaryMinus build_allSatisfy build_contains build_evaluate build_filter
    *		build_flatMap build_max build_min build_starts build_subscript builtInPlugInsPath builtInPlugInsURL bulgaria
    *		bulgarian bundleIdentifier bundlePath bundleURL burkinaFaso burmese burundi bushels busy
    *		byComposedCharacterSequences byLines byParagraphs byte byteCount byteOffsets byteSwapped bytes bytesEqual
    *		cString cache cachePolicy cachedResponse cachesDirectory calendar calendarIdentifier callAsFunction
    *		callIsActive callSignaling callStackReturnAddresses callStackSymbols calorie calories cambodia cameroon
    *		canBeConverted canInflect canInflectPreferredLocalization canInit canada canaryIslands cancel cancelAll
    *		cancelAllOperations cancelAuthenticationChallenge canceling cancellationHandler cancelled cannotCloseFile
    *		cannotConnectToHost cannotCreateFile cannotDecodeContentData cannotDecodeRawData cannotFindHost
    *		cannotLoadFromNetwork cannotMoveFile cannotOpenFile cannotParseResponse cannotRemoveFile cannotWriteToFile
    *		canonicalCombiningClass canonicalIdentifier canonicalLanguageIdentifier canonicalLocaleIdentifier
    *		canonicalPath canonicalPathKey canonicalRequest canonicalXMLStringPreservingComments cantonese capacity
    *		capeVerde capitalizationContext capitalized capitalizedLetter capitalizedLetters carats caribbeanNetherlands
    *		caseInsensitive caseInsensitiveCompare caseSensitive catalan category caymanIslands cdataAttribute
    *		cdataNotFinishedError ceiling celsius centigrams centiliters centimeter centimeters centralAfricanRepublic
    *		ceutaMelilla chad chagosArchipelago changeCurrentDirectoryPath changesWhenCaseFolded changesWhenCaseMapped
    *		changesWhenLowercased changesWhenNFKCCaseFolded changesWhenTitlecased changesWhenUppercased character
    *		characterDirection characterEncoding characterIsMember characterRefAtEOFError characterRefInDTDError
    *		characterRefInEpilogError characterRefInPrologError characterSpecial characters charactersEqual
    *		charactersToBeSkipped checkCancellation checkFileSystem checkForASCII checkForNFC checkIsolated
    *		checkResourceIsReachable cherokee child childCount children chile chinaMainland chinese christmasIsland clamp
    *		clamped class classFallbacksForKeyedArchiver classForCoder classForKeyedArchiver classForKeyedUnarchiver
    *		classNameForClass classNamed cldr client clientCertificateRejected clientCertificateRequired clippertonIsland
    *		close closeCode closeFile closePunctuation closeReason closed cocosIslands code codeUnits coderInvalidValue
    *		coderReadCorrupt coderValueNotFound codingKey codingPath coefficient collation collationIdentifier
    *		collatorIdentifier collection collectionCount collectionFirst collectionIsEmpty colombia colon column
    *		columnNumber combine comment commentContainsDoubleHyphenError commentNotFinishedError commentURL comments
    *		common commonISOCurrencyCodes commonPrefix comoros compactMap compactMapIssues compactMapValues compactName
    *		comparator compare compareExchange complete completeFileProtection completeFileProtectionUnlessOpen
    *		completeFileProtectionUntilFirstUserAuthentication completePath completeUnlessOpen
    *		completeUntilFirstUserAuthentication completed completedUnitCount completionBlock component components
    *		componentsJoined componentsToDisplay compoundPredicateType concurrent concurrentPerform condensedAbbreviated
    *		condition conditional conditionalSectionNotFinishedError conditionalSectionNotStartedError configuration
    *		confirm confirmationMiscounted congoBrazzaville congoKinshasa conjunction connectEndDate connectStartDate
    *		connectionProxyDictionary connectorPunctuation constant constantValue consuming container containingRegion
    *		contains containsValue contentAccessDate contentAccessDateKey contentModificationDate
    *		contentModificationDateKey contents contentsEqual contentsOfDirectory continent continueAfterFailure
    *		continueLoading continueWithoutCredential continuous control controlCharacters conversational
    *		conversationalDefaultDigits conversationalTwoDigits convert convertFromSnakeCase convertFromString
    *		convertToSnakeCase convertToString converted converter converting cookIslands cookieAcceptPolicy cookies
    *		coptic copy copyBytes copyItem copyMemory copying coreServiceDirectory correction costaRica coulombs count
    *		countLimit countOfBytesClientExpectsToReceive countOfBytesClientExpectsToSend countOfBytesExpectedToReceive
    *		countOfBytesExpectedToSend countOfBytesReceived countOfBytesSent countOfIndexes
    *		countOfRequestBodyBytesBeforeEncoding countOfRequestBodyBytesSent countOfRequestHeaderBytesSent
    *		countOfResponseBodyBytesAfterDecoding countOfResponseBodyBytesReceived countOfResponseHeaderBytesReceived
    *		countStyle countryCode create createDirectory createFile createSymbolicLink creationDate creationDateKey
    *		credentials croatia croatian cuba cubicCentimeters cubicDecimeters cubicFeet cubicInches cubicKilometers
    *		cubicMeters cubicMiles cubicMillimeters cubicYards cups curaçao currency currencyAccounting currencyCode
    *		currencyDecimalSeparator currencyGroupingSeparator currencyISOCode currencyPlural currencySymbol current
    *		currentCodeUnitOffset currentDirectory currentDirectoryPath currentDirectoryURL currentDiskUsage currentIndex
    *		currentLocaleDidChangeNotification currentMemoryUsage currentMode currentPriority currentRequest custom
    *		customIconKey customMirror customPlaygroundQuickLook customPronoun customized cyprus cyrillic czech czechia
    *		côteDIvoire daily dangi danish dash dashPunctuation data dataCorrupted dataCorruptedError dataDecodingStrategy
    *		dataEncodingStrategy dataLengthExceedsMaximum dataNotAllowed dataRepresentation dataTask
    *		dataWrittenToMemoryStreamKey date dateComponents dateDecodingStrategy dateEncodingStrategy dateField
    *		dateFormat dateInterval dateIntervalOfWeekend dateSeparator dateStyle dateTemplate dateTime dateTimeSeparator
    *		dates day dayOfYear daylightSaving daylightSavingTimeOffset days daysOfTheMonth daysOfTheYear deallocate
    *		debugDescription decameters decigrams deciliters decimal decimalDigit decimalDigits decimalNumber
    *		decimalNumberDivideByZeroException decimalNumberExactnessException decimalNumberOverflowException
    *		decimalNumberUnderflowException decimalSeparator decimalValue decimeters decode decodeArray
    *		decodeAtomicOptionalRepresentation decodeAtomicRepresentation decodeBool decodeCInt decodeCString decodeData
    *		decodeDouble decodeFloat decodeIfPresent decodeInt32 decodeInt64 decodeInteger decodeMarkdown decodeNil
    *		decodeObject decodePoint decodePropertyList decodeRect decodeSize decodeValue decodingConfiguration
    *		decodingFailurePolicy decomposable decomposables decomposedStringWithCanonicalMapping
    *		decomposedStringWithCompatibilityMapping decompressingAfterDownloading default defaultBehavior
    *		defaultCStringEncoding defaultCredential defaultDate defaultDigits defaultDigitsNoAMPM
    *		defaultMaxConcurrentOperationCount defaultPerformanceMetrics defaultPriority deferredToData deferredToDate
    *		degrees deinitialize deinitializeElement delegate delegateAbortedParseError delegateQueue delete
    *		deleteCharacters deleteCookie deleteLastPathComponent deletePathExtension deletingLastPathComponent
    *		deletingPathExtension delimiter demoApplicationDirectory denmark dependencies dequeueNotifications descendant
    *		description descriptionInStringsFileFormat desktopDirectory destinationOfSymbolicLink detach detachNewThread
    *		detached determiner devanagari developerApplicationDirectory developerDirectory developmentLocalization
    *		deviceIdentifier dhivehi diacriticInsensitive dictionary dictionaryRepresentation didBecomeInvalidNotification
    *		didChangeNotification didChangeValue didSet didTerminateNotification diegoGarcia difference digit direct
    *		directory directoryAttributes disabled discard discreteInput discreteProgress diskCapacity displayName
    *		displayStyle distance distantFuture distantPast distinguishedNames divide divideByZero divided
    *		dividedReportingOverflow dividing dividingFullWidth djibouti dnsLookupFailed doctypeDeclNotFinishedError
    *		document documentContentKind documentDirectory documentIdentifier documentIdentifierKey
    *		documentIncludeContentTypeDeclaration documentStartError documentTidyHTML documentTidyXML documentValidate
    *		documentXInclude documentationDirectory doesRelativeDateFormatting dogri domain domainLookupEndDate
    *		domainLookupStartDate domainResolutionProtocol dominica dominicanRepublic dotMatchesLineSeparators
    *		dotMatchesNewlines double doubleAbove doubleBelow doubleValue down download downloadDecodingFailedMidStream
    *		downloadDecodingFailedToComplete downloadTask downloading downloadsDirectory drop dropFirst dropLast dropped
    *		dtd dtdKind dtdNode duration durationField dutch dynamic dzongkha eager earlierDate earliestBeginDate eb
    *		ecuador edgeInsetsValue editingString effectiveIconKey egypt elSalvador element
    *		elementContentDeclNotFinishedError elementContentDeclNotStartedError elementDeclaration elements elementsEqual
    *		empty emptyDeclaration emptyDocumentError emptyInput enabled enclosingMark encode encodeArray
    *		encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeBycopyObject encodeByrefObject encodeBytes
    *		encodeConditional encodeConditionalObject encodeIfPresent encodeNil encodePropertyList encodeRootObject
    *		encodeTestArgument encodeValue encodedData encodedHost encodedOffset encodedReplacementCharacter
    *		encodingConfiguration encodingNotSupportedError end endDate endEditing endEncountered endIndex
    *		endLineWithCarriageReturn endLineWithLineFeed endOfLine endOfSubject endOfSubjectBeforeNewline endsWith
    *		enforceQoS english enqueue enqueued enter entitiesAttribute entityAttribute entityBoundaryError
    *		entityDeclaration entityIsExternalError entityIsParameterError entityNotFinishedError entityNotStartedError
    *		entityRefAtEOFError entityRefInDTDError entityRefInEpilogError entityRefInPrologError entityRefLoopError
    *		entityReferenceMissingSemiError entityReferenceWithoutNameError entityValueRequiredError enum enumerate
    *		enumerateAttribute enumerateAttributes enumerateBytes enumerateDates enumerateKeysAndObjects enumerateLines
    *		enumerateMatches enumerateObjects enumerateRanges enumerateSubstrings enumerated enumerationAttribute
    *		enumerator environment ephemeral equalExpectedError equalTo equatorialGuinea era eraSymbols eritrea error
    *		errorCaught errorCode errorDescription errorDomain errorOccurred errorUserInfo escalatePriority escaped
    *		escapedPattern escapedTemplate estimatedAttachmentByteCount estimatedTimeRemainingKey estonia estonian
    *		eswatini ethiopia ethiopic ethiopicAmeteAlem ethiopicAmeteMihret evaluate evaluatedObject evenHalf every
    *		evictsObjectsWithDiscardedContent exabits exabytes exbibits exbibytes exchange exchangeObject
    *		executableArchitectureMismatch executableArchitectures executableLink executableLoad executableNotLoadable
    *		executablePath executableRuntimeMismatch executableURL executionBlocks executionCount exemplarCharacterSet
    *		exemplarLocation exit exitCode exitStatus expandingTildeInPath expectation expectationDescription
    *		expectationFailed expectedContentLength expectedFulfillmentCount expires expiresDate explicit exponent
    *		exponentBitCount exponentBitPattern exponentSymbol expression extend extended extensionHidden
    *		externalEntityResolvingPolicy externalRepresentation externalStandaloneEntityError
    *		externalSubsetNotFinishedError extraContentError extractValues extracting fahrenheit failWithError failingURL
    *		failure failureCount failureReason failureResponse failureURLString failureWhileWaiting falklandIslands false
    *		falseBranch familyName faroeIslands faroese fastestEncoding fathoms featureUnsupported feet feminine
    *		femtowatts fetchStartDate fiji file fileAllocatedSize fileAllocatedSizeKey fileAttributes
    *		fileCompletedCountKey fileCurrentOffsetKey fileDescriptor fileDoesNotExist fileExists fileHandleForReading
    *		fileHandleForWriting fileHandleOperationException fileID fileIsDirectory fileLocking fileManager
    *		fileManagerUnmountBusy fileManagerUnmountUnknown fileName fileNoSuchFile fileOperationKindKey filePath
    *		filePathURL fileProtectionMask fileReadCorruptFile fileReadInapplicableStringEncoding fileReadInvalidFileName
    *		fileReadNoPermission fileReadNoSuchFile fileReadTooLarge fileReadUnknown fileReadUnknownStringEncoding
    *		fileReadUnsupportedScheme fileResourceIdentifier fileResourceIdentifierKey fileResourceType
    *		fileResourceTypeKey fileSecurityKey fileSize fileSizeKey fileSystemRepresentation fileTotalCountKey fileURL
    *		fileURLKey fileWriteFileExists fileWriteInapplicableStringEncoding fileWriteInvalidFileName
    *		fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown fileWriteUnsupportedScheme fileWriteVolumeReadOnly
    *		filter filterIssues filtered filteredIndexSet finalPunctuation finalize finish finishDecoding finishEncoding
    *		finishTasksAndInvalidate finished finland finnish fire fireDate first firstDayOfWeek firstEqual firstIndex
    *		firstMatch firstMatchingPositionInSubject firstObject firstObjectCommon firstRange firstWeekday fixed flatMap
    *		flatMapError float floatValue floatingPointClass floor fluidOunces flush folding foot forEach forSession
    *		forceCastFailure forceUnwrapFailure forcedOrdering foreignReference formIndex formIntersection formRemainder
    *		formSquareRoot formSymmetricDifference formTruncatingRemainder formUnion format formatOptions formatStyle
    *		formatWidth formatted formatting formattingContext forward foundation fraction fractionCompleted
    *		fractionLength fractional fractionalPartDisplay fragment fragmentsAllowed france free freeCapacity french
    *		frenchGuiana frenchPolynesia frenchSouthernTerritories frequency friday fromOpaque fula fulfill
    *		fulfilledExpectations fulfillment full fullName fullUserName fullwidthToHalfwidth function funlock furlongs
    *		gabon gallons gambia gb general generalCategory generated generatesCalendarDates generatesDecimalNumbers
    *		generationIdentifier generationIdentifierKey generic genericLocation genericName georgia georgian german
    *		germany get getAllTasks getBuffer getBytes getCString getCachedResponse getCharacters getCredentials
    *		getDefaultCredential getEra getFileSystemRepresentation getHour getIndexes getLineStart getObjects
    *		getParagraphStart getRelationship getResourceValue getResult getSpecific getTasksWithCompletionHandler
    *		getValue ghana gibibits gibibytes gibraltar gigabits gigabytes gigahertz gigapascals gigawatts givenName
    *		global globalDomain globallyUniqueString gmt goingAway gradians gram grammar grammaticalGender grams
    *		gramsPerLiter graphemeCluster gravity greaterThan greaterThanOrEqual greaterThanOrEqualTo
    *		greatestFiniteMagnitude greece greek greenland gregorian gregorianStartDate grenada groupOwnerAccountID
    *		groupOwnerAccountName grouping groupingSeparator groupingSize gtRequiredError guadeloupe guam guatemala
    *		guernsey guinea guineaBissau gujarati gurmukhi guyana haiti halfDown halfEven halfUp hanSimplified
    *		hanTraditional handle handleIssue handler hanifiRohingya hasBeenSkipped hasBytesAvailable hasCommonParent
    *		hasDirectoryPath hasHiddenExtension hasHiddenExtensionKey hasMember hasMemberInPlane hasPassword
    *		hasPointerRepresentation hasPrefix hasSpaceAvailable hasSucceeded hasSuffix hasThousandSeparators hash
    *		hashValue hawaiian header heardMcdonaldIslands hebrew hectares hectometers hectopascals height helpAnchor
    *		hertz hexDigit hexDigitValue hexadecimal hfsCreatorCode hfsTypeCode hide high highHalf highPriority hindi
    *		hiragana hiraganaToKatakana hitEnd homeDirectory homeDirectoryForCurrentUser honduras hongKong
    *		horizontalWhitespace horsepower host hostKey hostName hour hourCycle hourMinute hourMinuteSecond hourly hours
    *		html httpAdditionalHeaders httpBody httpBodyStream httpCookieAcceptPolicy httpCookieStorage
    *		httpMaximumConnectionsPerHost httpMethod httpShouldHandleCookies httpShouldSetCookies httpShouldUsePipelining
    *		httpTooManyRedirects https hungarian hungary ianaName iceland icelandic icu id idAttribute idRefAttribute
    *		idRefsAttribute identifier identity igbo ignoreMetacharacters ignoreUnknownCharacters ignoresCase illegal
    *		illegalCharacters imageURL immediate immediateDetached immutable imperialFluidOunces imperialGallons
    *		imperialPints imperialQuarts imperialTablespoons imperialTeaspoons in inRange inactive inch inches
    *		inchesOfMercury includesActualByteCount includesCount includesDirectoriesPostOrder includesUnit
    *		includingFractionalSeconds incorrectOrder increaseLength index indexGreaterThanIndex indexGreaterThanOrEqual
    *		indexLessThanIndex indexLessThanOrEqual indexOfObject indexOfObjectIdentical indexRange indexes
    *		indexesOfObjects india indian indices indonesia indonesian inferFromPath inferringMoves infinite infinity
    *		inflectionAlternative inflectionRule infoDictionary inherit inheritQoS inheritedByAddedText initialPunctuation
    *		initialize initializeElement initializeMemory initiallyInactive inner input inputMethodsDirectory insert
    *		insertChild insertChildren insertionIndex insertions insetBy int16Value int32Value int64Value int8Value
    *		intValue integer integerAndFractionLength integerGreaterThan integerGreaterThanOrEqualTo integerLength
    *		integerLessThan integerLessThanOrEqualTo integerValue integral interjection internalError internalServerError
    *		internationalCurrencySymbol internationalRoamingOff interrupt interrupted intersect intersectSet intersection
    *		intersects intersectsSet interval invalid invalidCharacterError invalidCharacterInEntityError
    *		invalidCharacterRefError invalidConditionalSectionError invalidDecimalCharacterRefError invalidEncodingError
    *		invalidEncodingNameError invalidFramePayloadData invalidHexCharacterRefError invalidInput
    *		invalidNonSurrogateCodePointByte invalidURIError invalidValue invalidate invalidateAndCancel
    *		invalidationConditions inverse invert inverted invertedFulfillment invokeTest iotaSubscript iran iraq ireland
    *		irish isASCII isASCIIHexDigit isAbsolutePath isAdaptive isAliasFile isAliasFileKey isAlphabetic isApplication
    *		isApplicationKey isAsynchronous isAtEnd isBidiControl isBidiMirrored isCancellable isCancelled isCanonical
    *		isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable isCased isCellular isCoderError isConstrained
    *		isContiguousUTF8 isContinuation isCurrencySymbol isDash isDate isDateInToday isDateInTomorrow isDateInWeekend
    *		isDateInYesterday isDaylightSavingTime isDefaultIgnorableCodePoint isDeletableFile isDeprecated isDiacritic
    *		isDirectory isDirectoryKey isDiscretionary isDisjoint isEmoji isEmojiModifier isEmojiModifierBase
    *		isEmojiPresentation isEmpty isEqual isEquivalent isExcludedFromBackup isExcludedFromBackupKey isExecutable
    *		isExecutableError isExecutableFile isExecutableKey isExecuting isExpensive isExtender isExternal isFailure
    *		isFileError isFileURL isFinished isFinite isForFoodEnergyUse isForPersonHeightUse isForPersonMassUse
    *		isFormattingError isFull isFullCompositionExclusion isGraphemeBase isGraphemeExtend isHTTPOnly isHexDigit
    *		isHidden isHiddenKey isIDContinue isIDSBinaryOperator isIDSTrinaryOperator isIDStart isISOCurrency
    *		isISOLanguage isISORegion isISOScript isIdentical isIdeographic isIndeterminate isInfinite isInverted
    *		isIsolatingCurrentContext isJoinControl isKind isKnownASCII isKnownNFC isLeadSurrogate isLeap isLeapMonth
    *		isLenient isLess isLessThanOrEqualTo isLetter isLoaded isLogicalOrderException isLowercase isMainExecutor
    *		isMainThread isMath isMathSymbol isMember isMountTrigger isMountTriggerKey isMultiThreaded isMultipath
    *		isMultiple isNaN isNewline isNoncharacterCodePoint isNormal isNull isNumber isOperatingSystemAtLeast isPackage
    *		isPackageKey isParameterized isPartialStringValidationEnabled isPassing isPatternSyntax isPatternWhitespace
    *		isPausable isPaused isPhonetic isPropertyListError isProxy isProxyConnection isPunctuation isQuotationMark
    *		isRadical isReadable isReadableFile isReadableKey isReady isRecursive isRegularFile isRegularFileKey
    *		isRepeatedDay isRequired isReusedConnection isRunning isSameExclusiveExecutionContext isSecure
    *		isSentenceTerminal isSessionOnly isSignMinus isSignaling isSignalingNaN isSigned isSoftDotted isStandalone
    *		isStrictSubset isStrictSuperset isSubclass isSubnormal isSubset isSuite isSuperset isSupported isSurrogate
    *		isSuspended isSymbol isSymbolicLink isSymbolicLinkKey isSystemImmutable isSystemImmutableKey
    *		isTerminalPunctuation isTotallyOrdered isTrailSurrogate isUbiquitousFileError isUbiquitousItem
    *		isUbiquitousItemKey isUnifiedIdeograph isUniqueReference isUppercase isUserActivityError isUserImmutable
    *		isUserImmutableKey isValid isValidDate isValidJSONObject isValidationError isVariationSelector isVolume
    *		isVolumeKey isWhitespace isWholeNumber isWritable isWritableFile isWritableKey isXIDContinue isXIDStart
    *		isXPCConnectionError isZero islamic islamicCivil islamicTabular islamicUmmAlQura isleOfMan iso2022JP iso8601
    *		iso8601Components iso8601ComponentsWithTimeZone iso8601Date iso8601DateComponents iso8601WithTimeZone isoCode
    *		isoCountryCodes isoCurrencies isoCurrencyCodes isoLanguageCodes isoLatin1 isoLatin2 isoRegionCodes isoRegions
    *		israel italian italy itemReplacementDirectory jamaica japan japanese japaneseEUC jersey joined jordan joule
    *		joules jsonObject julianModified kanaVoicing kannada kashmiri katakana kazakh kazakhstan kb keepCurrent
    *		keepNew kelvin kenya key keyDecodingStrategy keyEncodingStrategy keyEnumerator keyNotFound keyPath
    *		keyValueValidation keys keysOfEntries keysOfUnsetValuesKey keysSortedByValue khmer kibibits kibibytes
    *		kiloampereHours kiloamperes kilobits kilobytes kilocalorie kilocalories kilogram kilograms kilohertz kilojoule
    *		kilojoules kiloliters kilometer kilometers kilometersPerHour kiloohms kilopascals kilovolts kilowattHours
    *		kilowatts kind kiribati knots knownIssueNotRecorded knownTimeZoneIdentifiers knownTimeZoneNames konkani korean
    *		kosovo kurdish kurdishSorani kuwait kyrgyz kyrgyzstan label labelColorKey labelNumber labelNumberKey language
    *		languageCode languageComponents languageIdentifier lao laos last lastEqual lastIndex lastObject
    *		lastPathComponent lastRange laterDate latin latinAmerica latinToArabic latinToCyrillic latinToGreen
    *		latinToHangul latinToHebrew latinToHiragana latinToKatakana latinToThai latvia latvian launch launchPath
    *		launchedProcess lazy leadSurrogate leadingZeroBitCount leastFiniteMagnitude leastNonzeroMagnitude
    *		leastNormalMagnitude leave lebanon left leftToRight length lengthOfBytes lenient lesotho lessThan
    *		lessThanOrEqual lessThanOrEqualTo lessThanSymbolInAttributeError letter letterNumber letters level lexical
    *		lexicographicallyPrecedes lhs liberia libraryDirectory libya liechtenstein lightyears like limitDate line
    *		lineDirection lineLayoutDirection lineLength64Characters lineLength76Characters lineNumber lineRange
    *		lineSeparator link linkCount linkCountKey linkItem list listItem listType literal literalNotFinishedError
    *		literalNotStartedError liters litersPer100Kilometers lithuania lithuanian littleEndian load loadAndReturnError
    *		loadUnaligned local localAddress localCache localDomainMask localName localPort locale localeIdentifier
    *		localizations localized localizedAdditionalDescription localizedCapitalized localizedCaseInsensitiveCompare
    *		localizedCaseInsensitiveContains localizedCompare localizedCurrency localizedDecimal localizedDescription
    *		localizedDouble localizedDoublePercentage localizedFailureReason localizedGMT localizedInfoDictionary
    *		localizedInteger localizedIntegerCurrency localizedIntegerPercentage localizedLabel localizedLabelKey
    *		localizedLowercase localizedName localizedNameKey localizedRecoveryOptions localizedRecoverySuggestion
    *		localizedScanner localizedStandardCompare localizedStandardContains localizedStandardRange localizedString
    *		localizedStringWithFormat localizedTypeDescription localizedTypeDescriptionKey localizedUppercase
    *		localizesFormat lock logicalAnd logicalOr logicalXor long longCharacterIsMember longEraSymbols longLongValue
    *		longestEffectiveRangeNotRequired lossOfPrecision low lowHalf lowPriority lower lowerBound lowercaseLetter
    *		lowercaseLetters lowercaseMapping lowercased ltRequiredError ltSlashRequiredError lux luxembourg m11 m12 m21
    *		m22 macOSRoman macao macedonian madagascar magnitude main mainDocumentURL mainThread maithili majorVersion
    *		makeAsyncIterator makeCharacterIterator makeContiguousUTF8 makeIterator makeReadSource makeSignalSource
    *		makeStream makeTimerSource makeUnicodeScalarIterator makeUserDataAddSource makeUserDataOrSource
    *		makeUserDataReplaceSource makeWriteSource malawi malay malayalam malaysia maldives mali malta maltese
    *		mandarinToLatin mandatoryExtensionMissing manipuri map mapError mapValues mappedIfSafe marathi markdownName
    *		marshallIslands martinique masculine mask matchFirst matchLast matchNextTime
    *		matchNextTimePreservingSmallerUnits matchPreviousTimePreservingSmallerUnits matchStrictly matches
    *		matchingPolicy matchingSemantics mathSymbol mauritania mauritius max maxConcurrentOperationCount maxX maxXEdge
    *		maxY maxYEdge maximalIdentifier maximum maximumAge maximumFractionDigits maximumIntegerDigits maximumLength
    *		maximumLengthOfBytes maximumMagnitude maximumMessageSize maximumRange maximumSignificantDigits
    *		maximumUnitCount mayotte mb measure measureMetrics measurement measurementSystem measurementSystems mebibits
    *		mebibytes medium megaampereHours megaamperes megabits megabytes megahertz megaliters megameters megaohms
    *		megapascals megavolts megawatts meiteiMayek member memory memoryCapacity merge mergeAttributes merging
    *		mergingAttributes message messageTooBig messages meter meters metersPerSecond metersPerSecondSquared metric
    *		metricCups metricTons mexico microampereHours microamperes micrograms microhertz micrometers micronesia
    *		microohms microseconds microvolts microwatts midX midY middleName middleOfSentence mile miles milesPerGallon
    *		milesPerHour milesPerImperialGallon milliampereHours milliamperes millibars milligrams milligramsPerDeciliter
    *		millihertz milliliters millimeter millimeters millimetersOfMercury millimolesPerLiter milliohms milliseconds
    *		millisecondsSince1970 millivolts milliwatts mimeType min minX minXEdge minY minYEdge minimalIdentifier minimum
    *		minimumDaysInFirstWeek minimumFractionDigits minimumIntegerDigits minimumLength minimumMagnitude minimumRange
    *		minimumResolution minimumSignificantDigits minorVersion minus minusSet minusSign minute minuteSecond minutely
    *		minutes misplacedCDATAEndStringError misplacedXMLDeclarationError mixedContentDeclNotFinishedError
    *		mixedContentDeclNotStartedError mixedDeclaration modificationDate modifierLetter modifierSymbol moduleName
    *		moldova monaco monday mongolia mongolian montenegro month monthSymbols monthly months montserrat morocco
    *		morphology mountedVolumeURLs move moveAssign moveElement moveInitialize moveInitializeMemory moveItem
    *		moveObjects moveSubranges moveUpdate moviesDirectory mozambique msgid multiple multipliedFullWidth
    *		multipliedReportingOverflow multiplier multiply multiplying musicDirectory mutableBytes mutableContainers
    *		mutableContainersAndLeaves mutableCopy mutableLeaves mutableSpan mutableString myanmar māori name nameAlias
    *		nameComponents nameKey namePrefix nameRequiredError nameSuffix named namedPipe names namespace
    *		namespaceDeclarationError namespaces namibia nan nanograms nanohertz nanometers nanosecond nanoseconds
    *		nanowatts narrow native nauru nauticalMiles navajo negate negativeFormat negativeInfinity
    *		negativeInfinitySymbol negativeNormal negativePrefix negativeSubnormal negativeSuffix negativeZero
    *		negotiatedSSL negotiatedTLSCipherSuite negotiatedTLSProtocolVersion nepal nepali nestedContainer
    *		nestedUnkeyedContainer nestedWaiter netherlands networkConnectionLost networkDomainMask networkLoad
    *		networkProtocolName networkServiceType networkServiceTypeCallSignaling neuter never newCaledonia newZealand
    *		newline newlineSequence newlines newtonsPerMetersSquared next nextDate nextDaylightSavingTimeTransition
    *		nextDown nextObject nextResult nextSibling nextTime nextTimePreservingSmallerComponents nextUp nextWeekend
    *		nextWeekendAfter nextstep nibbles nicaragua nickname niger nigeria nilSymbol niue nmTokenAttribute
    *		nmTokensAttribute nmtokenRequiredError noDTDError noError noFileProtection noNetwork noPermissionsToReadFile
    *		noQoS noStatusReceived nodeCompactEmptyElement nodeExpandEmptyElement nodeIsCDATA
    *		nodeLoadExternalEntitiesAlways nodeLoadExternalEntitiesNever nodeLoadExternalEntitiesSameOriginOnly
    *		nodeNeverEscapeContents nodePreserveAll nodePreserveAttributeOrder nodePreserveCDATA
    *		nodePreserveCharacterReferences nodePreserveDTD nodePreserveEmptyElements nodePreserveEntities
    *		nodePreserveNamespaceOrder nodePreservePrefixes nodePreserveQuotes nodePreserveWhitespace nodePrettyPrint
    *		nodePromoteSignificantWhitespace nodeUseDoubleQuotes nodeUseSingleQuotes nodes nonBase nonBaseCharacters
    *		nonConformingFloatDecodingStrategy nonConformingFloatEncodingStrategy nonLossyASCII none nonspacingMark
    *		nonzeroBitCount norfolkIsland normal normalClosure normalizeAdjacentTextNodesPreservingCDATA normalized
    *		northMacedonia northernMarianaIslands norway norwegian norwegianBokmål norwegianNynorsk not notANumber
    *		notANumberSymbol notAllowed notConnectedToInternet notDirectory notEqualTo notOnQueue notOpen notReordered
    *		notWellBalancedError notation notationAttribute notationDeclaration notationName notationNotFinishedError
    *		notationNotStartedError notificationCenter notificationName notify noun now nth nukta null nullDevice number
    *		numberFormat numberFormatter numberOfCaptureGroups numberOfMatches numberOfRanges numberPart numberStyle
    *		numberSymbol numberingSystem numeral numeric numericType numericValue objCType object objectEnumerator
    *		objectForm objectIsForced objectValue objects observedObject occurrences oddHalf odia offset offsetBy
    *		offsetInFile ohms olChiki oman omitPaddingCharacter omitted onName onQueue onQueueAsBarrier onSender
    *		onTermination one oneBased oneDigit oneToTwelve oneToTwentyFour onlyFromMainDocumentDomain op open
    *		openCompleted openPunctuation openStep opening operatingSystemVersion operatingSystemVersionString
    *		operationCount operations optional options or order orderedAscending orderedDescending orderedSame ordinal
    *		ordinalOfDayInMonth ordinality origin originURL originalRequest orthography other otherLetter otherNumber
    *		otherPunctuation otherSymbol ounce ounces ouncesTroy outOfMemoryError output outputFormat outputFormatting
    *		overflow overlaps overlay overlongEncodingByte ownerAccountID ownerAccountName padded padding paddingCharacter
    *		paddingPosition pakistan palau palestinianTerritories panama papuaNewGuinea paragraph paragraphRange
    *		paragraphSeparator paraguay parameter parameterString parent parentDirectory parentDirectoryURLKey parse
    *		parseScalar parseStrategy parsecs parsed parsedEntityRefAtEOFError parsedEntityRefInEpilogError
    *		parsedEntityRefInInternalError parsedEntityRefInInternalSubsetError parsedEntityRefInPrologError
    *		parsedEntityRefMissingSemiError parsedEntityRefNoNameError parser parserDidEndDocument parserDidStartDocument
    *		parserError partOfSpeech particle partition partsPerMillion pashto passRetained passUnretained password
    *		passwordKey pastEnd patchVersion path pathComponents pathExtension pathKey paths pathsMatchingExtensions
    *		pattern pause pausingHandler pb pcdataRequiredError pebibits pebibytes perMillSymbol percent
    *		percentEncodedFragment percentEncodedHost percentEncodedPassword percentEncodedPath percentEncodedQuery
    *		percentEncodedQueryItems percentEncodedUser percentSymbol perform performDefaultHandling permanent persian
    *		persistence persistentDomain personNameComponent peru petabits petabytes philippines phoneNumber phonetic
    *		phoneticRepresentation physicalMemory pi picograms picometers picoseconds picowatts picturesDirectory pints
    *		pitcairnIslands plain playgroundDescription plural pluralFew pluralMany pluralTwo plus plusSign pmSymbol
    *		pointValue pointee pointer poland policyViolation polish popFirst popLast port portKey portList portugal
    *		portuguese positiveFormat positiveInfinity positiveInfinitySymbol positiveNormal positivePrefix
    *		positiveSubnormal positiveSuffix positiveZero posix posixPermissions possessive possessiveAdjectiveForm
    *		possessiveForm post pound pounds poundsForcePerSquareInch precision precomposedStringWithCanonicalMapping
    *		precomposedStringWithCompatibilityMapping preconditionIsolated predecessor predefined
    *		predefinedEntityDeclaration predefinedNamespace predicate predicateFormat preferencePanesDirectory
    *		preferredIOBlockSize preferredIOBlockSizeKey preferredLanguages preferredLocales preferredLocalizations
    *		preferredName prefix prefixMatch preflight prematureDocumentEndError prepare prepend preposition presentation
    *		prettyPrinted previous previousFailureCount previousSibling previousTimePreservingSmallerComponents
    *		principalClass printerDescriptionDirectory priority privateFrameworksPath privateFrameworksURL privateUse
    *		processIdentifier processInfo processName processingInstruction processingInstructionNotFinishedError
    *		processingInstructionNotStartedError processorCount produceFileReferenceURLs producesRelativePathURLs progress
    *		projectedValue pronoun properties property propertyList propertyListReadCorrupt propertyListReadStream
    *		propertyListReadUnknownVersion propertyListWriteInvalid propertyListWriteStream proposedCredential
    *		protectionKey protectionSpace protocol protocolClasses protocolError protocolFamily provideScope proxyType
    *		publicID publicIdentifierRequiredError puertoRico punctuation punctuationCharacters punjabi qatar qos qosClass
    *		qualityOfService quarantineProperties quarantinePropertiesKey quarter quarterSymbols quarts query queryItems
    *		queuePriority quietNaN quotationBeginDelimiter quotationBeginDelimiterKey quotationEndDelimiter
    *		quotationEndDelimiterKey quote quotientAndRemainder radians radix raiseException raising random randomElement
    *		range rangeOfCharacter rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeOfFirstMatch
    *		rangeOfFragment rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser
    *		rangeValue rangeView ranges rawValue read readCompletionNotification readData readDataToEndOfFile
    *		readInBackgroundAndNotify readToEnd readToEndOfFileInBackgroundAndNotify readabilityHandler reading realm
    *		receive receivePort receivesCredentialSecurely receiving record recordFailure recoveryAttempter
    *		recoveryOptions recoverySuggestion rectValue recurrences redirectCount redirectToNonExistentLocation reduce
    *		referenceCount reflexiveForm regex region regionCode regions register registerClass registrationDomain regular
    *		regularExpression regularExpressionCheckingResult rejectProtectionSpace rejectProtectionSpaceAndContinue
    *		relatedGregorian relatedGregorianYear relative relativePath relativePriority relativeString relaxed release
    *		releasing reloadIgnoringCacheData reloadIgnoringLocalAndRemoteCacheData reloadIgnoringLocalCacheData
    *		reloadRevalidatingCacheData reluctant remainder remainderReportingOverflow remoteAddress remotePort removals
    *		remove removeAll removeAllCachedResourceValues removeAllCachedResponses removeAllIndexes removeAllObjects
    *		removeAttribute removeCachedResourceValue removeCachedResponse removeCachedResponses removeCharacters
    *		removeChild removeCookies removeDependency removeFirst removeItem removeLast removeLastObject removeNamespace
    *		removeObject removeObjects removeObserver removePersistentDomain removeProperty removeSubrange removeSubranges
    *		removeSuite removeTestObserver removeValue removeVolatileDomain removingLastIndex removingPercentEncoding
    *		removingSubranges rename repeatedTimePolicy repeatedValue repetitionBehavior replace replaceAttributes
    *		replaceBytes replaceCharacters replaceChild replaceItem replaceItemAt replaceMatches replaceObject
    *		replaceObjects replaceOccurrences replaceSubrange replacement replacementIndex replacementObject
    *		replacementString replacing replacingAttributes replacingCharacters replacingOccurrences reportCompletion
    *		reportProgress republicOfChina request requestBodyStreamExhausted requestCachePolicy requestEndDate
    *		requestHeaderFields requestIsCacheEquivalent requestStartDate requiredEnd requiredKeys requiresSecureCoding
    *		reserveCapacity reservedSpaceLength reset resetBytes resetStandardUserDefaults resetSystemTimeZone
    *		resignCurrent resolveNamespace resolvePrefix resolveSymlinksInPath resolvingSymlinksInPath resourceFetchType
    *		resourcePath resourceSpecifier resourceURL resourceUnavailable resourceValues response responseEndDate
    *		responseStartDate result resultType resume resumingHandler retain returnCacheDataDontLoad
    *		returnCacheDataElseLoad reverse reverseObjectEnumerator reversed reversedSortDescriptor revoke revolutions rhs
    *		right rightToLeft rohingya romania romanian root rootDocument rootElement rootType rotate round rounded
    *		rounding roundingBehavior roundingIncrement roundingMode roundingRule run runBoundaries runDetached
    *		runSynchronously running runs russia russian rwanda réunion saintBarthélemy saintHelena saintKittsNevis
    *		saintLucia saintMartin saintPierreMiquelon saintVincentGrenadines same sameOriginOnly samePosition samoa
    *		samoan sanMarino sanskrit santali saturday saudiArabia scalarCount scalarValue scale scaleX scanCharacter
    *		scanCharacters scanCharactersFromSet scanDecimal scanDouble scanFloat scanHexDouble scanHexFloat scanHexInt32
    *		scanHexInt64 scanInt scanInt32 scanInt64 scanLocation scanString scanUInt64 scanUnsignedLongLong scanUpTo
    *		scanUpToCharacters scanUpToCharactersFromSet scanUpToString scandinavianMiles schedule scheduleOneshot
    *		scheduleRepeating scheduledTimer scheme scientific scopeProvider script scriptCode searchBackwards searchRules
    *		second secondFraction secondaryGroupingSize seconds secondsFromGMT secondsSince1970 secure
    *		secureConnectionEndDate secureConnectionFailed secureConnectionStartDate seek seekToEnd seekToEndOfFile self
    *		send sendPing sendPort sender senegal separatorRequiredError sequence sequentiallyConsistent serbia serbian
    *		serialized serverCertificateHasBadDate serverCertificateHasUnknownRoot serverCertificateNotYetValid
    *		serverCertificateUntrusted serverPush sessionDescription set setArray setAttributedString setAttributes
    *		setAttributesWith setCancelHandler setChildren setClass setClassName setCookie setCookies setCustomPronoun
    *		setData setDefaultCredential setDelegate setDictionary setErrorAndReturn setEventHandler setInterval setLimit
    *		setLocalizedDateFormatFromTemplate setObject setPersistentDomain setPositions setProperty
    *		setRegistrationHandler setResourceValue setResourceValues setRootElement setSet setSpecific setString
    *		setStringValue setTarget setTemporaryResourceValue setUp setUpWithError setUserInfoObject
    *		setUserInfoValueProvider setValue setVolatileDomain settingAttributes severity seychelles shared
    *		sharedContainerIdentifier sharedCookieStorage sharedFrameworksPath sharedFrameworksURL sharedKeySet
    *		sharedPublicDirectory sharedSupportPath sharedSupportURL sharedUnownedExecutor shift shiftIndexesStarting
    *		shiftJIS short shortDaylightSaving shortGeneric shortMonthSymbols shortQuarterSymbols
    *		shortStandaloneMonthSymbols shortStandaloneQuarterSymbols shortStandaloneWeekdaySymbols shortStandard
    *		shortTons shortWeekdaySymbols shortened shouldProcessNamespaces shouldReportNamespacePrefixes
    *		shouldResolveExternalEntities shouldUseExtendedBackgroundIdleMode show shuffle shuffled sierraLeone sign
    *		signal signalingNaN significand significandBitCount significandBitPattern significandWidth significantDigits
    *		signum simple sindhi singapore singleValueContainer singular sinhala sintMaarten size sizeValue skipBack
    *		skipCount skipDescendants skipForward skipHiddenVolumes skipsHiddenFiles skipsPackageDescendants
    *		skipsSubdirectoryDescendants sleep slovak slovakia slovenia slovenian slugs smallestEncoding socket
    *		socketSecurityLevelKey socketType socksProxyConfigurationKey solomonIslands somalia some sort sortRange sorted
    *		sortedArray sortedArrayHint sortedCookies sortedKeys sourceLocation southAfrica
    *		southGeorgiaSouthSandwichIslands southKorea southSudan space spaceRequiredError spaceSeparator spacingMark
    *		spain span spanish spawn spawnUnlessCancelled specificName spellOut spelledOutValue spelling spellsOutZero
    *		split squareCentimeters squareFeet squareInches squareKilometers squareMegameters squareMeters
    *		squareMicrometers squareMiles squareMillimeters squareNanometers squareRoot squareYards sriLanka ssLv2 ssLv3
    *		stable stackSize standalone standaloneMonthSymbols standaloneQuarterSymbols standaloneValueError
    *		standaloneWeekdaySymbols standard standardError standardErrorContent standardInput standardOutput
    *		standardOutputContent standardize standardized standardizedFileURL standardizingPath start startDate
    *		startIndex startLoading startMeasuring startOfDay startOfLine startOfSubject starts state statusCode stone
    *		stones stop stopDate stopLoading stopMeasuring storagePolicy store storeBytes storeCachedResponse storeIfNil
    *		stream streamError streamStatus strict strictInterval stride string stringArray stringByReplacingMatches
    *		stringComparator stringEncoding stringNotClosedError stringNotStartedError stringRepresentation stringValue
    *		stringsByAppendingPaths stripCombiningMarks stripDiacritics struct style subRegions subarray subcontinent
    *		subdata subdivision subject subjectForm subjectType subpaths subpathsOfDirectory subpredicates subquery
    *		subranges substring substringNotRequired subtract subtracting subtractingReportingOverflow success successor
    *		suffix suggestedFilename sum sunday superDecoder superEncoder superclass superclassMirror supportsSecureCoding
    *		suppressed suriname surrogate surrogateCodePointByte suspend suspended suspending svalbardJanMayen swahili
    *		swapAt sweden swedish switzerland symbol symbolicLink symbols symmetricDifference sync synchronizable
    *		synchronize synchronizeFile syriac system systemDomainMask systemEpoch systemFileNumber systemFreeNodes
    *		systemFreeSize systemID systemLanguages systemNodes systemNumber systemSize systemUptime systemVersion
    *		sãoToméPríncipe tX tY tablespoons tagNameMismatchError tagNames tagNamesKey tagalog tags taiwan tajik
    *		tajikistan take takeRetainedValue takeUnretainedValue tamil tanzania task taskDescription taskIdentifier
    *		taskInterval tb tcp tearDown tearDownWithError teaspoons tebibits tebibytes telugu temporaryDirectory terabits
    *		terabytes terahertz terawatts terminate terminated terminationHandler terminationReason terminationStatus
    *		territory test testBundleDidFinish testBundleWillStart testCase testCaseCount testCaseDidFinish
    *		testCaseWillStart testDescription testDuration testRun testRunClass testRuns testSuiteDidFinish
    *		testSuiteWillStart tests text textAttributesForNegativeInfinity textAttributesForNegativeValues
    *		textAttributesForNil textAttributesForNotANumber textAttributesForPositiveInfinity
    *		textAttributesForPositiveValues textAttributesForZero textChanged textEncodingName textSegmentBoundary thaana
    *		thai thailand thousandSeparator threadDictionary threeDigits throughputKey throw thumbnailDictionaryKey
    *		thumbnailKey thursday tibetan time timeInterval timeIntervalBetween1970AndReferenceDate timeIntervalSince
    *		timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate timeLimit timeLimitExceeded
    *		timeSeparator timeStyle timeZone timeZoneDataVersion timeZoneSeparator timedOut timeoutInterval
    *		timeoutIntervalForRequest timeoutIntervalForResource timeoutWhileWaiting timorLeste title titlecaseLetter
    *		titlecaseMapping tlSv1 tls tlsHandshakeFailure toLatin toMemory toNearestOrAwayFromZero toNearestOrEven
    *		toOpaque toUnicodeName toXMLHex toggle togo tokelau tolerance tonga tongan top topToBottom totalCostLimit
    *		totalDuration totalFailureCount totalFileAllocatedSize totalFileAllocatedSizeKey totalFileSize
    *		totalFileSizeKey totalUnitCount towardZero trailSurrogate trailingZeroBitCount traits transactionMetrics
    *		transcode transcodedLength transform transformStruct transformingAttributes transitInformation translate
    *		translateX trashDirectory trimPrefix trimmingCharacters trimmingPrefix trinidadTobago tristanDaCunha true
    *		trueBranch truncate truncateFile truncatedScalar truncatingRemainder try tryLock tuesday tunisia tuple turkey
    *		turkish turkmen turkmenistan turksCaicosIslands tuvalu twelveHour twentyFourHour twoDigitStartDate twoDigits
    *		twoDigitsNoAMPM type typeBlockSpecial typeCharacterSpecial typeDirectory typeIdentifier typeIdentifierKey
    *		typeMismatch typeRegular typeSocket typeSymbolicLink typeUnknown ubiquitousFileNotUploadedDueToQuota
    *		ubiquitousFileUbiquityServerNotAvailable ubiquitousFileUnavailable ubiquitousItemContainerDisplayName
    *		ubiquitousItemContainerDisplayNameKey ubiquitousItemDownloadRequested ubiquitousItemDownloadRequestedKey
    *		ubiquitousItemDownloadingError ubiquitousItemDownloadingErrorKey ubiquitousItemDownloadingStatusKey
    *		ubiquitousItemHasUnresolvedConflicts ubiquitousItemHasUnresolvedConflictsKey ubiquitousItemIsDownloading
    *		ubiquitousItemIsDownloadingKey ubiquitousItemIsUploaded ubiquitousItemIsUploadedKey ubiquitousItemIsUploading
    *		ubiquitousItemIsUploadingKey ubiquitousItemUploadingError ubiquitousItemUploadingErrorKey udp uganda
    *		uint16Value uint32Value uint64Value uint8Value uintValue uk ukraine ukrainian ulp ulpOfOne unarchiveObject
    *		unarchiveTopLevelObjectWithData unarchivedObject unarchiver unarchiverDidFinish unarchiverWillFinish
    *		unassigned unavailable unbounded uncached uncaughtSignal uncoded unconditional undeclaredEntityError
    *		undefinedDeclaration undefinedVariable underestimatedCount underflow underlying underlyingError
    *		underlyingErrors underlyingQueue unexpectedContinuationByte unexpectedExceptionCount unfinishedTagError
    *		unicode unicodeScalar unicodeScalars unicodeScalarsEqual unidentified union unionSet unit unitString
    *		unitStringDisplayedAdjacent unitStyle unitWidth unitedArabEmirates unitedKingdom unitedStates
    *		unitedStatesOutlyingIslands unitedStatesVirginIslands units unitsStyle unkeyedContainer unknown
    *		unknownEncodingError unload unlock unmap unownedExecutor unownedTaskExecutor unparsed unparsedEntityError
    *		unregisterClass unsafeArgv unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped unspecified unsupportedData
    *		unsupportedURL untilFinished up update updateValue upload uploadTask upper upperBound uppercaseLetter
    *		uppercaseLetters uppercaseMapping uppercased uptimeNanoseconds urdu uri uriFragmentError uriRequiredError url
    *		urlCache urlCredentialStorage urlFragmentAllowed urlHostAllowed urlPasswordAllowed urlPathAllowed urlProtocol
    *		urlProtocolDidFinishLoading urlQueryAllowed urlSession urlUserAllowed urls uruguay us use useAll useBytes
    *		useCredential useDefaultKeys useEB useGB useKB useMB useNewRequest usePB useProtocolCachePolicy useTB
    *		useUnicodeWordBoundaries useUnixLineSeparators useYBOrHigher useZB user userActivityConnectionUnavailable
    *		userActivityHandoffFailed userActivityHandoffUserInfoTooLarge userActivityRemoteApplicationTimedOut
    *		userAuthenticationRequired userCancelled userCancelledAuthentication userDirectory userDomainMask userInfo
    *		userInfoValueProvider userInitiated userInteractive userKey userName usesGroupingSeparator usesMetricSystem
    *		usesSignificantDigits usingNewMetadataOnly utf16 utf16BigEndian utf16LittleEndian utf16Offset utf32
    *		utf32BigEndian utf32LittleEndian utf8 utf8CString utf8CodeUnitCount utf8Span utf8Start utf8String utility uuid
    *		uuidString uyghur uzbek uzbekistan valid validate value valueAttachmentFailed valueLengthLimits valueNotFound
    *		valueType values vanuatu variable variant variantCode vaticanCity venezuela verb verbatim version version4
    *		version5 versionKey verticalWhitespace veryHigh veryLow veryShortMonthSymbols veryShortStandaloneMonthSymbols
    *		veryShortStandaloneWeekdaySymbols veryShortWeekdaySymbols video vietnam vietnamese vikram virama voIP voice
    *		voip volatileDomain volatileDomainNames volts volume volumeAvailableCapacity volumeAvailableCapacityKey
    *		volumeCreationDate volumeCreationDateKey volumeIdentifier volumeIdentifierKey volumeIsAutomounted
    *		volumeIsAutomountedKey volumeIsBrowsable volumeIsBrowsableKey volumeIsEjectable volumeIsEjectableKey
    *		volumeIsEncrypted volumeIsEncryptedKey volumeIsInternal volumeIsInternalKey volumeIsJournaling
    *		volumeIsJournalingKey volumeIsLocal volumeIsLocalKey volumeIsReadOnly volumeIsReadOnlyKey volumeIsRemovable
    *		volumeIsRemovableKey volumeIsRootFileSystem volumeIsRootFileSystemKey volumeLocalizedFormatDescription
    *		volumeLocalizedFormatDescriptionKey volumeLocalizedName volumeLocalizedNameKey volumeMaximumFileSize
    *		volumeMaximumFileSizeKey volumeName volumeNameKey volumeResourceCount volumeResourceCountKey
    *		volumeSupportsAdvisoryFileLocking volumeSupportsAdvisoryFileLockingKey volumeSupportsCasePreservedNames
    *		volumeSupportsCasePreservedNamesKey volumeSupportsCaseSensitiveNames volumeSupportsCaseSensitiveNamesKey
    *		volumeSupportsCompression volumeSupportsCompressionKey volumeSupportsExclusiveRenamingKey
    *		volumeSupportsExtendedSecurity volumeSupportsExtendedSecurityKey volumeSupportsFileCloningKey
    *		volumeSupportsHardLinks volumeSupportsHardLinksKey volumeSupportsJournaling volumeSupportsJournalingKey
    *		volumeSupportsPersistentIDs volumeSupportsPersistentIDsKey volumeSupportsRenaming volumeSupportsRenamingKey
    *		volumeSupportsRootDirectoryDates volumeSupportsRootDirectoryDatesKey volumeSupportsSparseFiles
    *		volumeSupportsSparseFilesKey volumeSupportsSwapRenamingKey volumeSupportsSymbolicLinks
    *		volumeSupportsSymbolicLinksKey volumeSupportsVolumeSizes volumeSupportsVolumeSizesKey volumeSupportsZeroRuns
    *		volumeSupportsZeroRunsKey volumeTotalCapacity volumeTotalCapacityKey volumeURLForRemounting
    *		volumeURLForRemountingKey volumeURLKey volumeUUIDString volumeUUIDStringKey w wait waitForAll
    *		waitForDataInBackgroundAndNotify waitForExpectations waitUntilAllOperationsAreFinished waitUntilExit
    *		waitUntilFinished waiter wallClockTime wallisFutuna warning watts weakCompareExchange webSocketTask wednesday
    *		week weekOfMonth weekOfYear weekday weekdayOrdinal weekdaySymbols weekdays weekly weeks welsh westernSahara
    *		whenIdle whitespace whitespaceAndNewline whitespaces whitespacesAndNewlines wholeMatch wholeNumberValue wide
    *		width widthInsensitive willChangeValue willSet windowsCP1250 windowsCP1251 windowsCP1252 windowsCP1253
    *		windowsCP1254 windowsLocaleCode with12s withCString withCancellationHandler withColonSeparatorInTime
    *		withColonSeparatorInTimeZone withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable
    *		withDashSeparatorInDate withDay withDecodedUnsafeBufferPointer withDecodedUnsafeBytes
    *		withFileSystemRepresentation withFractionalSeconds withFullDate withFullTime withGroup withInternetDateTime
    *		withLock withLockIfAvailable withMemoryRebound withMonth withMutableCharacters withMutation withSerialExecutor
    *		withSpaceBetweenDateAndTime withTime withTimeZone withTransparentBounds withUTF8 withUTF8Buffer
    *		withUnsafeBufferPointer withUnsafeBytes withUnsafeFileSystemRepresentation withUnsafeMutableBufferPointer
    *		withUnsafeMutableBytes withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader
    *		withUnsafeMutablePointers withValue withWeekOfYear withYear withoutAnchoringBounds withoutDeletingBackupItem
    *		withoutEscapingSlashes withoutOverwriting withoutUI word wordBoundary wordBoundaryKind words workItem world
    *		wrapComponents wrapped wrappedSum wrappedValue wrappingAdd wrappingSubtract write writeJSONObject
    *		writeabilityHandler writing writingDirection x xPath xhtml xml xmlData xmlDeclNotFinishedError
    *		xmlDeclNotStartedError xmlString xpcConnectionInterrupted xpcConnectionInvalid xpcConnectionReplyInvalid y
    *		yard yards yb ybOrHigher year yearForWeekOfYear yearly yemen yiddish yield yobibits yobibytes yottabits
    *		yottabytes z zambia zb zebibits zebibytes zero zeroBased zeroByteResource zeroPadsFractionDigits zeroSymbol
    *		zeroToEleven zeroToTwentyThree zeroValueUnitsDisplay zettabits zettabytes zimbabwe
    Actor
    AdditiveArithmetic
    AffineTransform
    AffineTransform.ReferenceType
    AlignmentOptions
    AlternationBuilder
    Anchor
    AnyActor
    AnyBidirectionalCollection
    AnyBidirectionalCollection.Index
    AnyBidirectionalCollection.Indices
    AnyBidirectionalCollection.Iterator
    AnyBidirectionalCollection.SubSequence
    AnyClass
    AnyCollection
    AnyCollection.Index
    AnyCollection.Indices
    AnyCollection.Iterator
    AnyCollection.SubSequence
    AnyHashable
    AnyIndex
    AnyIterator
    AnyKeyPath
    AnyObject
    AnyRandomAccessCollection
    AnyRandomAccessCollection.Index
    AnyRandomAccessCollection.Indices
    AnyRandomAccessCollection.Iterator
    AnyRandomAccessCollection.SubSequence
    AnyRegexOutput
    AnyRegexOutput.Element
    AnySequence
    AnySequence.Iterator
    Array
    Array.Index
    Array.Indices
    Array.Iterator
    ArrayLiteralConvertible
    ArraySlice
    ArraySlice.Index
    ArraySlice.Indices
    ArraySlice.Iterator
    AsyncCompactMapSequence
    AsyncCompactMapSequence.AsyncIterator
    AsyncCompactMapSequence.Element
    AsyncCompactMapSequence.Failure
    AsyncCompactMapSequence.Iterator
    AsyncCompactMapSequence.Iterator.Element
    AsyncDropFirstSequence
    AsyncDropFirstSequence.AsyncIterator
    AsyncDropFirstSequence.Element
    AsyncDropFirstSequence.Failure
    AsyncDropFirstSequence.Iterator
    AsyncDropWhileSequence
    AsyncDropWhileSequence.AsyncIterator
    AsyncDropWhileSequence.Element
    AsyncDropWhileSequence.Failure
    AsyncDropWhileSequence.Iterator
    AsyncFilterSequence
    AsyncFilterSequence.AsyncIterator
    AsyncFilterSequence.Element
    AsyncFilterSequence.Failure
    AsyncFilterSequence.Iterator
    AsyncFlatMapSequence
    AsyncFlatMapSequence.AsyncIterator
    AsyncFlatMapSequence.Element
    AsyncFlatMapSequence.Failure
    AsyncFlatMapSequence.Iterator
    AsyncIteratorProtocol
    AsyncIteratorProtocol.Element
    AsyncIteratorProtocol.Failure
    AsyncMapSequence
    AsyncMapSequence.AsyncIterator
    AsyncMapSequence.Element
    AsyncMapSequence.Failure
    AsyncMapSequence.Iterator
    AsyncPrefixSequence
    AsyncPrefixSequence.AsyncIterator
    AsyncPrefixSequence.Element
    AsyncPrefixSequence.Failure
    AsyncPrefixSequence.Iterator
    AsyncPrefixWhileSequence
    AsyncPrefixWhileSequence.AsyncIterator
    AsyncPrefixWhileSequence.Element
    AsyncPrefixWhileSequence.Failure
    AsyncPrefixWhileSequence.Iterator
    AsyncSequence
    AsyncSequence.AsyncIterator
    AsyncSequence.Element
    AsyncSequence.Failure
    AsyncStream
    AsyncStream.Continuation
    AsyncStream.Continuation.BufferingPolicy
    AsyncStream.Continuation.Termination
    AsyncStream.Continuation.YieldResult
    AsyncStream.Iterator
    AsyncThrowingCompactMapSequence
    AsyncThrowingCompactMapSequence.AsyncIterator
    AsyncThrowingCompactMapSequence.Element
    AsyncThrowingCompactMapSequence.Failure
    AsyncThrowingCompactMapSequence.Iterator
    AsyncThrowingCompactMapSequence.Iterator.Element
    AsyncThrowingDropWhileSequence
    AsyncThrowingDropWhileSequence.AsyncIterator
    AsyncThrowingDropWhileSequence.Element
    AsyncThrowingDropWhileSequence.Failure
    AsyncThrowingDropWhileSequence.Iterator
    AsyncThrowingFilterSequence
    AsyncThrowingFilterSequence.AsyncIterator
    AsyncThrowingFilterSequence.Element
    AsyncThrowingFilterSequence.Failure
    AsyncThrowingFilterSequence.Iterator
    AsyncThrowingFlatMapSequence
    AsyncThrowingFlatMapSequence.AsyncIterator
    AsyncThrowingFlatMapSequence.Element
    AsyncThrowingFlatMapSequence.Failure
    AsyncThrowingFlatMapSequence.Iterator
    AsyncThrowingMapSequence
    AsyncThrowingMapSequence.AsyncIterator
    AsyncThrowingMapSequence.Element
    AsyncThrowingMapSequence.Failure
    AsyncThrowingMapSequence.Iterator
    AsyncThrowingPrefixWhileSequence
    AsyncThrowingPrefixWhileSequence.AsyncIterator
    AsyncThrowingPrefixWhileSequence.Element
    AsyncThrowingPrefixWhileSequence.Failure
    AsyncThrowingPrefixWhileSequence.Iterator
    AsyncThrowingStream
    AsyncThrowingStream.Continuation
    AsyncThrowingStream.Continuation.BufferingPolicy
    AsyncThrowingStream.Continuation.Termination
    AsyncThrowingStream.Continuation.YieldResult
    AsyncThrowingStream.Iterator
    Atomic
    AtomicLazyReference
    AtomicLoadOrdering
    AtomicOptionalRepresentable
    AtomicOptionalRepresentable.AtomicOptionalRepresentation
    AtomicRepresentable
    AtomicRepresentable.AtomicRepresentation
    AtomicStoreOrdering
    AtomicUpdateOrdering
    Attachable
    AttachableWrapper
    AttachableWrapper.Wrapped
    Attachment
    AttributeContainer
    AttributeContainer.Builder
    AttributeDynamicLookup
    AttributeScope
    AttributeScopeCodableConfiguration
    AttributeScopes
    AttributeScopes.FoundationAttributes
    AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute
    AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.Value
    AttributeScopes.FoundationAttributes.ByteCountAttribute
    AttributeScopes.FoundationAttributes.ByteCountAttribute.Component
    AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit
    AttributeScopes.FoundationAttributes.ByteCountAttribute.Value
    AttributeScopes.FoundationAttributes.DateFieldAttribute
    AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
    AttributeScopes.FoundationAttributes.DateFieldAttribute.Value
    AttributeScopes.FoundationAttributes.DurationFieldAttribute
    AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field
    AttributeScopes.FoundationAttributes.DurationFieldAttribute.Value
    AttributeScopes.FoundationAttributes.ImageURLAttribute
    AttributeScopes.FoundationAttributes.ImageURLAttribute.Value
    AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute
    AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.Value
    AttributeScopes.FoundationAttributes.LinkAttribute
    AttributeScopes.FoundationAttributes.LinkAttribute.Value
    AttributeScopes.FoundationAttributes.MeasurementAttribute
    AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
    AttributeScopes.FoundationAttributes.MeasurementAttribute.Value
    AttributeScopes.FoundationAttributes.NumberFormatAttributes
    AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute
    AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart
    AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.Value
    AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute
    AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol
    AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Value
    AttributeScopes.FoundationAttributes.PersonNameComponentAttribute
    AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
    AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Value
    AttributeScopes.FoundationAttributes.ReplacementIndexAttribute
    AttributeScopes.FoundationAttributes.ReplacementIndexAttribute.Value
    AttributeScopes.FoundationAttributes.WritingDirectionAttribute
    AttributeScopes.FoundationAttributes.WritingDirectionAttribute.Value
    AttributedString
    AttributedString.AttributeInvalidationCondition
    AttributedString.AttributeMergePolicy
    AttributedString.AttributeRunBoundaries
    AttributedString.CharacterView
    AttributedString.CharacterView.Element
    AttributedString.CharacterView.Index
    AttributedString.Index
    AttributedString.Runs
    AttributedString.Runs.AttributesSlice1
    AttributedString.Runs.AttributesSlice1.Element
    AttributedString.Runs.AttributesSlice1.Index
    AttributedString.Runs.AttributesSlice1.Iterator
    AttributedString.Runs.AttributesSlice1.Iterator.Element
    AttributedString.Runs.AttributesSlice2
    AttributedString.Runs.AttributesSlice2.Element
    AttributedString.Runs.AttributesSlice2.Index
    AttributedString.Runs.AttributesSlice2.Iterator
    AttributedString.Runs.AttributesSlice2.Iterator.Element
    AttributedString.Runs.AttributesSlice3
    AttributedString.Runs.AttributesSlice3.Element
    AttributedString.Runs.AttributesSlice3.Index
    AttributedString.Runs.AttributesSlice3.Iterator
    AttributedString.Runs.AttributesSlice3.Iterator.Element
    AttributedString.Runs.AttributesSlice4
    AttributedString.Runs.AttributesSlice4.Element
    AttributedString.Runs.AttributesSlice4.Index
    AttributedString.Runs.AttributesSlice4.Iterator
    AttributedString.Runs.AttributesSlice4.Iterator.Element
    AttributedString.Runs.AttributesSlice5
    AttributedString.Runs.AttributesSlice5.Element
    AttributedString.Runs.AttributesSlice5.Index
    AttributedString.Runs.AttributesSlice5.Iterator
    AttributedString.Runs.AttributesSlice5.Iterator.Element
    AttributedString.Runs.Element
    AttributedString.Runs.Index
    AttributedString.Runs.Run
    AttributedString.SingleAttributeTransformer
    AttributedString.UTF16View
    AttributedString.UTF16View.Element
    AttributedString.UTF16View.Index
    AttributedString.UTF16View.Subsequence
    AttributedString.UTF8View
    AttributedString.UTF8View.Element
    AttributedString.UTF8View.Index
    AttributedString.UTF8View.Subsequence
    AttributedString.UnicodeScalarView
    AttributedString.UnicodeScalarView.Element
    AttributedString.UnicodeScalarView.Index
    AttributedString.WritingDirection
    AttributedStringAttributeMutation
    AttributedStringKey
    AttributedStringKey.Value
    AttributedStringProtocol
    AttributedSubstring
    BidirectionalCollection
    BidirectionalCollection.Element
    BidirectionalCollection.Index
    BidirectionalCollection.Indices
    BidirectionalCollection.SubSequence
    BidirectionalIndexable
    BidirectionalSlice
    BinaryFloatingPoint
    BinaryFloatingPoint.RawExponent
    BinaryFloatingPoint.RawSignificand
    BinaryInteger
    BinaryInteger.Words
    BitwiseCopyable
    BlockOperation
    Bool
    Bool.AtomicRepresentation
    BooleanLiteralConvertible
    BooleanLiteralType
    Bug
    Bug.TestScopeProvider
    Bundle
    ByteCountFormatStyle
    ByteCountFormatStyle.Attributed
    ByteCountFormatStyle.Style
    ByteCountFormatStyle.Units
    ByteCountFormatter
    ByteCountFormatter.CountStyle
    ByteCountFormatter.Units
    CBool
    CChar
    CChar16
    CChar32
    CChar8
    CDouble
    CFloat
    CFloat16
    CGFloat
    CGFloat.Exponent
    CGFloat.NativeType
    CGFloat.RawSignificand
    CGPoint
    CGRect
    CGRectEdge
    CGSize
    CInt
    CLong
    CLongDouble
    CLongLong
    CShort
    CSignedChar
    CUnsignedChar
    CUnsignedInt
    CUnsignedLong
    CUnsignedLongLong
    CUnsignedShort
    CVaListPointer
    CVarArg
    CWideChar
    Calendar
    Calendar.Component
    Calendar.Identifier
    Calendar.MatchingPolicy
    Calendar.RecurrenceRule
    Calendar.RecurrenceRule.End
    Calendar.RecurrenceRule.Frequency
    Calendar.RecurrenceRule.Month
    Calendar.RecurrenceRule.Month.IntegerLiteralType
    Calendar.RecurrenceRule.Weekday
    Calendar.ReferenceType
    Calendar.RepeatedTimePolicy
    Calendar.SearchDirection
    CancellationError
    Capture
    CaseIterable
    CaseIterable.AllCases
    Character
    Character.Output
    Character.UTF16View
    Character.UTF8View
    Character.UnicodeScalarView
    CharacterClass
    CharacterSet
    CharacterSet.ReferenceType
    CheckedContinuation
    ChoiceOf
    Clock
    Clock.Duration
    Clock.Instant
    ClosedRange
    ClosedRange.Element
    ClosedRange.Index
    ClosedRange.Iterator
    ClosedRange.SubSequence
    ClosedRangeIndex
    CocoaError
    CocoaError.Code
    Codable
    CodableAttributedStringKey
    CodableConfiguration
    CodableWithConfiguration
    CodingKey
    CodingKeyRepresentable
    CodingUserInfoKey
    CodingUserInfoKey.RawValue
    Collection
    Collection.Element
    Collection.Index
    Collection.IndexDistance
    Collection.Indices
    Collection.Iterator
    Collection.SubSequence
    CollectionDifference
    CollectionDifference.Change
    CollectionDifference.Element
    CollectionDifference.Index
    CollectionOfOne
    CollectionOfOne.Index
    CollectionOfOne.Indices
    CollectionOfOne.Iterator
    CollectionOfOne.SubSequence
    CommandLine
    Comment
    Comment.ExtendedGraphemeClusterLiteralType
    Comment.RawValue
    Comment.StringLiteralType
    Comment.TestScopeProvider
    Comment.UnicodeScalarLiteralType
    Comparable
    ComparableComparator
    Comparator
    ComparisonResult
    ConcurrentValue
    ConditionTrait
    ConditionTrait.TestScopeProvider
    Confirmation
    ContiguousArray
    ContiguousArray.Index
    ContiguousArray.Indices
    ContiguousArray.Iterator
    ContiguousBytes
    ContinuousClock
    ContinuousClock.Instant
    Copyable
    CountableClosedRange
    CountablePartialRangeFrom
    CountableRange
    CurrencyFormatStyleConfiguration
    CurrencyFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
    CurrencyFormatStyleConfiguration.Grouping
    CurrencyFormatStyleConfiguration.Notation
    CurrencyFormatStyleConfiguration.Precision
    CurrencyFormatStyleConfiguration.Presentation
    CurrencyFormatStyleConfiguration.RoundingRule
    CurrencyFormatStyleConfiguration.SignDisplayStrategy
    CustomConsumingRegexComponent
    CustomDebugStringConvertible
    CustomLeafReflectable
    CustomNSError
    CustomPlaygroundDisplayConvertible
    CustomPlaygroundQuickLookable
    CustomReflectable
    CustomStringConvertible
    CustomTestArgumentEncodable
    CustomTestStringConvertible
    Data
    Data.Base64DecodingOptions
    Data.Base64EncodingOptions
    Data.Deallocator
    Data.Index
    Data.Indices
    Data.Iterator
    Data.ReadingOptions
    Data.SearchOptions
    Data.WritingOptions
    DataProtocol
    DataProtocol.Regions
    Date
    Date.AnchoredRelativeFormatStyle
    Date.AnchoredRelativeFormatStyle.Field
    Date.AnchoredRelativeFormatStyle.Presentation
    Date.AnchoredRelativeFormatStyle.UnitsStyle
    Date.AttributedStyle
    Date.ComponentsFormatStyle
    Date.ComponentsFormatStyle.Field
    Date.FormatString
    Date.FormatString.StringInterpolation
    Date.FormatString.StringInterpolation.StringLiteralType
    Date.FormatStyle
    Date.FormatStyle.Attributed
    Date.FormatStyle.DateStyle
    Date.FormatStyle.RegexOutput
    Date.FormatStyle.Symbol
    Date.FormatStyle.Symbol.CyclicYear
    Date.FormatStyle.Symbol.Day
    Date.FormatStyle.Symbol.DayOfYear
    Date.FormatStyle.Symbol.DayPeriod
    Date.FormatStyle.Symbol.DayPeriod.Width
    Date.FormatStyle.Symbol.Era
    Date.FormatStyle.Symbol.Hour
    Date.FormatStyle.Symbol.Hour.AMPMStyle
    Date.FormatStyle.Symbol.Minute
    Date.FormatStyle.Symbol.Month
    Date.FormatStyle.Symbol.Quarter
    Date.FormatStyle.Symbol.Second
    Date.FormatStyle.Symbol.SecondFraction
    Date.FormatStyle.Symbol.StandaloneMonth
    Date.FormatStyle.Symbol.StandaloneQuarter
    Date.FormatStyle.Symbol.StandaloneWeekday
    Date.FormatStyle.Symbol.TimeZone
    Date.FormatStyle.Symbol.TimeZone.Width
    Date.FormatStyle.Symbol.VerbatimHour
    Date.FormatStyle.Symbol.VerbatimHour.Clock
    Date.FormatStyle.Symbol.VerbatimHour.HourCycle
    Date.FormatStyle.Symbol.Week
    Date.FormatStyle.Symbol.Weekday
    Date.FormatStyle.Symbol.Year
    Date.FormatStyle.Symbol.YearForWeekOfYear
    Date.FormatStyle.TimeStyle
    Date.ISO8601FormatStyle
    Date.ISO8601FormatStyle.DateSeparator
    Date.ISO8601FormatStyle.DateTimeSeparator
    Date.ISO8601FormatStyle.RegexOutput
    Date.ISO8601FormatStyle.TimeSeparator
    Date.ISO8601FormatStyle.TimeZoneSeparator
    Date.IntervalFormatStyle
    Date.IntervalFormatStyle.DateStyle
    Date.IntervalFormatStyle.Symbol
    Date.IntervalFormatStyle.TimeStyle
    Date.ParseStrategy
    Date.ParseStrategy.RegexOutput
    Date.RelativeFormatStyle
    Date.RelativeFormatStyle.Field
    Date.RelativeFormatStyle.Presentation
    Date.RelativeFormatStyle.UnitsStyle
    Date.Stride
    Date.VerbatimFormatStyle
    Date.VerbatimFormatStyle.Attributed
    Date.VerbatimFormatStyle.RegexOutput
    DateComponents
    DateComponents.ISO8601FormatStyle
    DateComponents.ISO8601FormatStyle.RegexOutput
    DateComponents.ReferenceType
    DateFormatter
    DateFormatter.Style
    DateInterval
    DateIntervalFormatter
    DateIntervalFormatter.Style
    Decimal
    Decimal.CalculationError
    Decimal.FormatStyle
    Decimal.FormatStyle.Attributed
    Decimal.FormatStyle.Configuration
    Decimal.FormatStyle.Currency
    Decimal.FormatStyle.Currency.Configuration
    Decimal.FormatStyle.Currency.RegexOutput
    Decimal.FormatStyle.Percent
    Decimal.FormatStyle.Percent.Configuration
    Decimal.FormatStyle.Percent.RegexOutput
    Decimal.FormatStyle.RegexOutput
    Decimal.ParseStrategy
    Decimal.RoundingMode
    Decodable
    DecodableAttributedStringKey
    DecodableWithConfiguration
    DecodableWithConfiguration.DecodingConfiguration
    Decoder
    DecodingConfigurationProviding
    DecodingConfigurationProviding.DecodingConfiguration
    DecodingError
    DecodingError.Context
    DefaultBidirectionalIndices
    DefaultIndices
    DefaultIndices.Element
    DefaultIndices.Index
    DefaultIndices.Indices
    DefaultIndices.Iterator
    DefaultIndices.SubSequence
    DefaultRandomAccessIndices
    DefaultStringInterpolation
    DescriptiveNumberFormatConfiguration
    DescriptiveNumberFormatConfiguration.CapitalizationContext
    DescriptiveNumberFormatConfiguration.Presentation
    Dictionary
    Dictionary.Element
    Dictionary.Index
    Dictionary.Iterator
    Dictionary.Keys
    Dictionary.Keys.Element
    Dictionary.Keys.Iterator
    Dictionary.Keys.SubSequence
    Dictionary.SubSequence
    Dictionary.Values
    Dictionary.Values.Element
    Dictionary.Values.Iterator
    DictionaryIndex
    DictionaryIterator
    DictionaryLiteral
    DictionaryLiteralConvertible
    Dimension
    DiscardingTaskGroup
    DiscontiguousAttributedSubstring
    DiscontiguousSlice
    DiscontiguousSlice.Element
    DiscontiguousSlice.Index
    DiscontiguousSlice.Indices
    DiscontiguousSlice.Iterator
    DiscontiguousSlice.SubSequence
    DiscreteFormatStyle
    DispatchData
    DispatchData.Deallocator
    DispatchData.Index
    DispatchData.Indices
    DispatchData.Iterator
    DispatchData.Region
    DispatchData.Regions
    DispatchDataIterator
    DispatchDataIterator.Element
    DispatchGroup
    DispatchIO
    DispatchIO.CloseFlags
    DispatchIO.IntervalFlags
    DispatchIO.StreamType
    DispatchObject
    DispatchPredicate
    DispatchQoS
    DispatchQoS.QoSClass
    DispatchQueue
    DispatchQueue.Attributes
    DispatchQueue.AutoreleaseFrequency
    DispatchQueue.GlobalQueuePriority
    DispatchSemaphore
    DispatchSource
    DispatchSource.FileSystemEvent
    DispatchSource.TimerFlags
    DispatchSourceHandler
    DispatchSourceProtocol
    DispatchSourceRead
    DispatchSourceSignal
    DispatchSourceTimer
    DispatchSourceUserDataAdd
    DispatchSourceUserDataOr
    DispatchSourceUserDataReplace
    DispatchSourceWrite
    DispatchSpecificKey
    DispatchTime
    DispatchTimeInterval
    DispatchTimeoutResult
    DispatchWallTime
    DispatchWorkItem
    DispatchWorkItemFlags
    Double
    Double.AtomicRepresentation
    Double.Exponent
    Double.Magnitude
    Double.RawSignificand
    Double.SIMD16Storage
    Double.SIMD2Storage
    Double.SIMD32Storage
    Double.SIMD4Storage
    Double.SIMD64Storage
    Double.SIMD8Storage
    Double.SIMDMaskScalar
    DropFirstSequence
    DropFirstSequence.Element
    DropFirstSequence.Iterator
    DropFirstSequence.SubSequence
    DropWhileSequence
    DropWhileSequence.Element
    DropWhileSequence.Iterator
    DropWhileSequence.Iterator.Element
    Duration
    Duration.AtomicRepresentation
    Duration.TimeFormatStyle
    Duration.TimeFormatStyle.Attributed
    Duration.TimeFormatStyle.Pattern
    Duration.UnitsFormatStyle
    Duration.UnitsFormatStyle.Attributed
    Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
    Duration.UnitsFormatStyle.Unit
    Duration.UnitsFormatStyle.UnitWidth
    Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
    DurationProtocol
    EmptyCollection
    EmptyCollection.Index
    EmptyCollection.Indices
    EmptyCollection.Iterator
    EmptyCollection.SubSequence
    EmptyIterator
    Encodable
    EncodableAttributedStringKey
    EncodableWithConfiguration
    EncodableWithConfiguration.EncodingConfiguration
    Encoder
    EncodingConfigurationProviding
    EncodingConfigurationProviding.EncodingConfiguration
    EncodingError
    EncodingError.Context
    EnergyFormatter
    EnergyFormatter.Unit
    EnumeratedIterator
    EnumeratedSequence
    EnumeratedSequence.Index
    EnumeratedSequence.Iterator
    EnumeratedSequence.Iterator.Element
    Equatable
    Error
    Escapable
    Executor
    ExecutorJob
    ExitStatus
    ExitTest
    ExitTest.Condition
    ExitTest.Result
    Expectation
    ExpectationFailedError
    ExpressibleByArrayLiteral
    ExpressibleByArrayLiteral.ArrayLiteralElement
    ExpressibleByBooleanLiteral
    ExpressibleByBooleanLiteral.BooleanLiteralType
    ExpressibleByDictionaryLiteral
    ExpressibleByDictionaryLiteral.Key
    ExpressibleByDictionaryLiteral.Value
    ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByExtendedGraphemeClusterLiteral.ExtendedGraphemeClusterLiteralType
    ExpressibleByFloatLiteral
    ExpressibleByFloatLiteral.FloatLiteralType
    ExpressibleByIntegerLiteral
    ExpressibleByIntegerLiteral.IntegerLiteralType
    ExpressibleByNilLiteral
    ExpressibleByStringInterpolation
    ExpressibleByStringInterpolation.StringInterpolation
    ExpressibleByStringLiteral
    ExpressibleByStringLiteral.StringLiteralType
    ExpressibleByUnicodeScalarLiteral
    ExpressibleByUnicodeScalarLiteral.UnicodeScalarLiteralType
    Expression
    ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterType
    FileAttributeKey
    FileAttributeKey.RawValue
    FileAttributeType
    FileHandle
    FileManager
    FileManager.DirectoryEnumerationOptions
    FileManager.DirectoryEnumerator
    FileManager.ItemReplacementOptions
    FileManager.SearchPathDirectory
    FileManager.SearchPathDomainMask
    FileManager.URLRelationship
    FileManager.UnmountOptions
    FileManager.VolumeEnumerationOptions
    FileManagerDelegate
    FileProtectionType
    FixedWidthInteger
    FlattenBidirectionalCollection
    FlattenBidirectionalCollectionIndex
    FlattenCollection
    FlattenCollectionIndex
    FlattenSequence
    FlattenSequence.Index
    FlattenSequence.Iterator
    FlattenSequence.Iterator.Element
    Float
    Float.AtomicRepresentation
    Float.Exponent
    Float.Magnitude
    Float.RawSignificand
    Float.SIMD16Storage
    Float.SIMD2Storage
    Float.SIMD32Storage
    Float.SIMD4Storage
    Float.SIMD64Storage
    Float.SIMD8Storage
    Float.SIMDMaskScalar
    Float16
    Float16.AtomicRepresentation
    Float16.Exponent
    Float16.Magnitude
    Float16.RawSignificand
    Float16.SIMD16Storage
    Float16.SIMD2Storage
    Float16.SIMD32Storage
    Float16.SIMD4Storage
    Float16.SIMD64Storage
    Float16.SIMD8Storage
    Float16.SIMDMaskScalar
    Float32
    Float64
    Float80
    Float80.Exponent
    Float80.Magnitude
    Float80.RawSignificand
    FloatLiteralConvertible
    FloatLiteralType
    FloatingPoint
    FloatingPoint.Exponent
    FloatingPointClassification
    FloatingPointFormatStyle
    FloatingPointFormatStyle.Attributed
    FloatingPointFormatStyle.Configuration
    FloatingPointFormatStyle.Currency
    FloatingPointFormatStyle.Currency.Configuration
    FloatingPointFormatStyle.Currency.RegexOutput
    FloatingPointFormatStyle.Percent
    FloatingPointFormatStyle.Percent.Configuration
    FloatingPointFormatStyle.Percent.RegexOutput
    FloatingPointFormatStyle.RegexOutput
    FloatingPointParseStrategy
    FloatingPointRoundingRule
    FloatingPointSign
    FormatStyle
    FormatStyle.FormatInput
    FormatStyle.FormatOutput
    FormatStyleCapitalizationContext
    Formatter
    Formatter.Context
    Formatter.UnitStyle
    GlobalActor
    GlobalActor.ActorType
    Hashable
    Hasher
    Host
    ISO8601DateFormatter
    ISO8601DateFormatter.Options
    Identifiable
    Identifiable.ID
    IndexPath
    IndexPath.Element
    IndexPath.Index
    IndexPath.Indices
    IndexPath.ReferenceType
    IndexSet
    IndexSet.Element
    IndexSet.Index
    IndexSet.RangeView
    IndexSet.RangeView.Index
    IndexSet.ReferenceType
    Indexable
    IndexableBase
    IndexingIterator
    IndexingIterator.Element
    IndexingIterator.Iterator
    IndexingIterator.SubSequence
    InflectionRule
    InlineArray
    InlineArray.Element
    InlineArray.Index
    InputStream
    InstantProtocol
    InstantProtocol.Duration
    Int
    Int.AtomicRepresentation
    Int.IntegerLiteralType
    Int.Magnitude
    Int.SIMD16Storage
    Int.SIMD2Storage
    Int.SIMD32Storage
    Int.SIMD4Storage
    Int.SIMD64Storage
    Int.SIMD8Storage
    Int.SIMDMaskScalar
    Int.Words
    Int.Words.Indices
    Int.Words.SubSequence
    Int128
    Int128.AtomicRepresentation
    Int128.IntegerLiteralType
    Int128.Magnitude
    Int16
    Int16.AtomicRepresentation
    Int16.IntegerLiteralType
    Int16.Magnitude
    Int16.SIMD16Storage
    Int16.SIMD2Storage
    Int16.SIMD32Storage
    Int16.SIMD4Storage
    Int16.SIMD64Storage
    Int16.SIMD8Storage
    Int16.SIMDMaskScalar
    Int16.Words
    Int16.Words.Indices
    Int16.Words.SubSequence
    Int32
    Int32.AtomicRepresentation
    Int32.IntegerLiteralType
    Int32.Magnitude
    Int32.SIMD16Storage
    Int32.SIMD2Storage
    Int32.SIMD32Storage
    Int32.SIMD4Storage
    Int32.SIMD64Storage
    Int32.SIMD8Storage
    Int32.SIMDMaskScalar
    Int32.Words
    Int32.Words.Indices
    Int32.Words.SubSequence
    Int64
    Int64.AtomicRepresentation
    Int64.IntegerLiteralType
    Int64.Magnitude
    Int64.SIMD16Storage
    Int64.SIMD2Storage
    Int64.SIMD32Storage
    Int64.SIMD4Storage
    Int64.SIMD64Storage
    Int64.SIMD8Storage
    Int64.SIMDMaskScalar
    Int64.Words
    Int64.Words.Indices
    Int64.Words.SubSequence
    Int8
    Int8.AtomicRepresentation
    Int8.IntegerLiteralType
    Int8.Magnitude
    Int8.SIMD16Storage
    Int8.SIMD2Storage
    Int8.SIMD32Storage
    Int8.SIMD4Storage
    Int8.SIMD64Storage
    Int8.SIMD8Storage
    Int8.SIMDMaskScalar
    Int8.Words
    Int8.Words.Indices
    Int8.Words.SubSequence
    IntegerFormatStyle
    IntegerFormatStyle.Attributed
    IntegerFormatStyle.Configuration
    IntegerFormatStyle.Currency
    IntegerFormatStyle.Currency.Configuration
    IntegerFormatStyle.Currency.RegexOutput
    IntegerFormatStyle.Percent
    IntegerFormatStyle.Percent.Configuration
    IntegerFormatStyle.Percent.RegexOutput
    IntegerFormatStyle.RegexOutput
    IntegerLiteralConvertible
    IntegerLiteralType
    IntegerParseStrategy
    Issue
    Issue.Kind
    Issue.Severity
    IssueHandlingTrait
    IssueHandlingTrait.TestScopeProvider
    IteratorOverOne
    IteratorProtocol
    IteratorProtocol.Element
    IteratorSequence
    IteratorSequence.Element
    JSONDecoder
    JSONDecoder.DataDecodingStrategy
    JSONDecoder.DateDecodingStrategy
    JSONDecoder.KeyDecodingStrategy
    JSONDecoder.NonConformingFloatDecodingStrategy
    JSONEncoder
    JSONEncoder.DataEncodingStrategy
    JSONEncoder.DateEncodingStrategy
    JSONEncoder.KeyEncodingStrategy
    JSONEncoder.NonConformingFloatEncodingStrategy
    JSONEncoder.OutputFormatting
    JSONSerialization
    JSONSerialization.ReadingOptions
    JSONSerialization.WritingOptions
    Job
    JobPriority
    JobPriority.RawValue
    JoinedIterator
    JoinedSequence
    JoinedSequence.Element
    JoinedSequence.Iterator
    JoinedSequence.Iterator.Element
    KeyPath
    KeyPathComparator
    KeyValuePairs
    KeyValuePairs.Element
    KeyValuePairs.Index
    KeyValuePairs.Indices
    KeyValuePairs.SubSequence
    KeyedDecodingContainer
    KeyedDecodingContainer.Key
    KeyedDecodingContainerProtocol
    KeyedDecodingContainerProtocol.Key
    KeyedEncodingContainer
    KeyedEncodingContainer.Key
    KeyedEncodingContainerProtocol
    KeyedEncodingContainerProtocol.Key
    KnownIssueMatcher
    LazyBidirectionalCollection
    LazyCollection
    LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection
    LazyDropWhileCollection
    LazyDropWhileIndex
    LazyDropWhileIterator
    LazyDropWhileSequence
    LazyDropWhileSequence.Element
    LazyDropWhileSequence.Elements
    LazyDropWhileSequence.Index
    LazyDropWhileSequence.Iterator
    LazyDropWhileSequence.Iterator.Element
    LazyDropWhileSequence.SubSequence
    LazyFilterBidirectionalCollection
    LazyFilterCollection
    LazyFilterIndex
    LazyFilterIterator
    LazyFilterSequence
    LazyFilterSequence.Element
    LazyFilterSequence.Index
    LazyFilterSequence.Iterator
    LazyFilterSequence.Iterator.Element
    LazyFilterSequence.SubSequence
    LazyMapBidirectionalCollection
    LazyMapCollection
    LazyMapIterator
    LazyMapRandomAccessCollection
    LazyMapSequence
    LazyMapSequence.Elements
    LazyMapSequence.Index
    LazyMapSequence.Indices
    LazyMapSequence.Iterator
    LazyMapSequence.SubSequence
    LazyPrefixWhileBidirectionalCollection
    LazyPrefixWhileCollection
    LazyPrefixWhileIndex
    LazyPrefixWhileIterator
    LazyPrefixWhileSequence
    LazyPrefixWhileSequence.Element
    LazyPrefixWhileSequence.Elements
    LazyPrefixWhileSequence.Index
    LazyPrefixWhileSequence.Iterator
    LazyPrefixWhileSequence.Iterator.Element
    LazyPrefixWhileSequence.SubSequence
    LazyRandomAccessCollection
    LazySequence
    LazySequence.Element
    LazySequence.Elements
    LazySequence.Index
    LazySequence.Indices
    LazySequence.Iterator
    LazySequence.SubSequence
    LazySequenceProtocol
    LazySequenceProtocol.Elements
    LengthFormatter
    LengthFormatter.Unit
    ListFormatStyle
    ListFormatStyle.ListType
    ListFormatStyle.Width
    Local
    Locale
    Locale.Collation
    Locale.Components
    Locale.Currency
    Locale.HourCycle
    Locale.IdentifierType
    Locale.Language
    Locale.Language.Components
    Locale.LanguageCode
    Locale.LanguageCode.IdentifierType
    Locale.LanguageDirection
    Locale.MeasurementSystem
    Locale.NumberingSystem
    Locale.Region
    Locale.Region.Category
    Locale.Script
    Locale.Subdivision
    Locale.Variant
    Locale.Weekday
    LocalizedError
    Lookahead
    LosslessStringConvertible
    MainActor
    ManagedBuffer
    ManagedBufferPointer
    MarkdownDecodableAttributedStringKey
    MassFormatter
    MassFormatter.Unit
    Measurement
    Measurement.FormatStyle
    Measurement.FormatStyle.UnitWidth
    Measurement.ReferenceType
    MemoryLayout
    Mirror
    Mirror.AncestorRepresentation
    Mirror.Child
    Mirror.Children
    Mirror.DisplayStyle
    MirrorPath
    Morphology
    Morphology.CustomPronoun
    Morphology.GrammaticalGender
    Morphology.GrammaticalNumber
    Morphology.PartOfSpeech
    MutableBidirectionalSlice
    MutableCollection
    MutableCollection.Element
    MutableCollection.Index
    MutableCollection.SubSequence
    MutableDataProtocol
    MutableIndexable
    MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice
    MutableRangeReplaceableRandomAccessSlice
    MutableRangeReplaceableSlice
    MutableRawSpan
    MutableSlice
    MutableSpan
    MutableSpan.Index
    Mutex
    NSAffineTransform
    NSAffineTransformStruct
    NSArray
    NSArray.Iterator
    NSAttributedString
    NSAttributedString.EnumerationOptions
    NSAttributedString.Key
    NSBinarySearchingOptions
    NSCache
    NSCacheDelegate
    NSCalendar
    NSCalendar.Identifier
    NSCalendar.Options
    NSCalendar.Unit
    NSCharacterSet
    NSCoder
    NSCoder.DecodingFailurePolicy
    NSCoding
    NSComparisonPredicate
    NSComparisonPredicate.Modifier
    NSComparisonPredicate.Operator
    NSComparisonPredicate.Options
    NSCompoundPredicate
    NSCompoundPredicate.LogicalType
    NSCondition
    NSConditionLock
    NSCopying
    NSCountedSet
    NSData
    NSData.Base64DecodingOptions
    NSData.Base64EncodingOptions
    NSData.ReadingOptions
    NSData.SearchOptions
    NSData.WritingOptions
    NSDate
    NSDateComponents
    NSDateInterval
    NSDecimalNumber
    NSDecimalNumber.CalculationError
    NSDecimalNumber.RoundingMode
    NSDecimalNumberBehaviors
    NSDecimalNumberHandler
    NSDictionary
    NSDictionary.Iterator
    NSEdgeInsets
    NSEnumerationOptions
    NSEnumerator
    NSEnumerator.Iterator
    NSError
    NSErrorDomain
    NSExceptionName
    NSExpression
    NSExpression.ExpressionType
    NSIndexPath
    NSIndexSet
    NSIndexSetIterator
    NSIndexSetIterator.Element
    NSKeyedArchiver
    NSKeyedArchiverDelegate
    NSKeyedUnarchiver
    NSKeyedUnarchiverDelegate
    NSLocale
    NSLocale.Key
    NSLocale.LanguageDirection
    NSLock
    NSLocking
    NSMeasurement
    NSMutableArray
    NSMutableAttributedString
    NSMutableCharacterSet
    NSMutableCopying
    NSMutableData
    NSMutableDictionary
    NSMutableIndexSet
    NSMutableOrderedSet
    NSMutableSet
    NSMutableString
    NSNotification
    NSNotification.Name
    NSNull
    NSNumber
    NSObject
    NSObjectProtocol
    NSOrderedSet
    NSOrderedSet.Iterator
    NSOrthography
    NSPersonNameComponents
    NSPoint
    NSPointArray
    NSPointPointer
    NSPredicate
    NSRange
    NSRangePointer
    NSRect
    NSRectArray
    NSRectEdge
    NSRectPointer
    NSRecursiveLock
    NSRegularExpression
    NSRegularExpression.MatchingFlags
    NSRegularExpression.MatchingOptions
    NSRegularExpression.Options
    NSSecureCoding
    NSSet
    NSSet.Iterator
    NSSize
    NSSizeArray
    NSSizePointer
    NSSortDescriptor
    NSSortOptions
    NSString
    NSString.CompareOptions
    NSString.EncodingConversionOptions
    NSString.EnumerationOptions
    NSTextCheckingKey
    NSTextCheckingResult
    NSTextCheckingResult.CheckingType
    NSTimeZone
    NSTimeZone.NameStyle
    NSURL
    NSURLComponents
    NSURLQueryItem
    NSUUID
    NSValue
    NSZone
    NegativeLookahead
    Never
    Never.AtomicRepresentation
    Never.Compared
    NilLiteralConvertible
    Notification
    Notification.Name
    Notification.ReferenceType
    NotificationCenter
    NotificationCenter.AsyncMessage
    NotificationCenter.AsyncMessage.Subject
    NotificationCenter.BaseMessageIdentifier
    NotificationCenter.MainActorMessage
    NotificationCenter.MainActorMessage.Subject
    NotificationCenter.MessageIdentifier
    NotificationCenter.MessageIdentifier.MessageType
    NotificationCenter.ObservationToken
    NotificationQueue
    NotificationQueue.NotificationCoalescing
    NotificationQueue.PostingStyle
    NumberFormatStyleConfiguration
    NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
    NumberFormatStyleConfiguration.Grouping
    NumberFormatStyleConfiguration.Notation
    NumberFormatStyleConfiguration.Precision
    NumberFormatStyleConfiguration.RoundingRule
    NumberFormatStyleConfiguration.SignDisplayStrategy
    NumberFormatter
    NumberFormatter.PadPosition
    NumberFormatter.RoundingMode
    NumberFormatter.Style
    Numeric
    Numeric.Magnitude
    ObjCBool
    ObjectIdentifier
    ObjectIdentifier.AtomicOptionalRepresentation
    ObjectIdentifier.AtomicRepresentation
    Observable
    ObservationRegistrar
    Observations
    Observations.Iteration
    Observations.Iterator
    One
    OneOrMore
    OpaquePointer
    OpaquePointer.AtomicOptionalRepresentation
    OpaquePointer.AtomicRepresentation
    OperatingSystemVersion
    Operation
    Operation.QueuePriority
    OperationQueue
    OptionSet
    OptionSet.Element
    Optional
    Optional.AtomicRepresentation
    Optionally
    OutputRawSpan
    OutputSpan
    OutputSpan.Index
    OutputStream
    POSIXError
    POSIXError.Code
    POSIXErrorCode
    ParallelizationTrait
    ParallelizationTrait.TestScopeProvider
    ParseStrategy
    ParseStrategy.ParseInput
    ParseStrategy.ParseOutput
    ParseableFormatStyle
    ParseableFormatStyle.Strategy
    PartialAsyncTask
    PartialKeyPath
    PartialRangeFrom
    PartialRangeFrom.Element
    PartialRangeFrom.Iterator
    PartialRangeThrough
    PartialRangeUpTo
    PerformanceMeter
    PersonNameComponents
    PersonNameComponents.ReferenceType
    PersonNameComponentsFormatter
    PersonNameComponentsFormatter.Options
    PersonNameComponentsFormatter.Style
    Pipe
    PlaygroundQuickLook
    Port
    PortDelegate
    PortMessage
    Predicate
    PredicateBindings
    PredicateError
    PredicateExpression
    PredicateExpression.Output
    PredicateExpressions
    PredicateExpressions.Arithmetic
    PredicateExpressions.Arithmetic.Output
    PredicateExpressions.ArithmeticOperator
    PredicateExpressions.ClosedRange
    PredicateExpressions.ClosedRange.Output
    PredicateExpressions.CollectionContainsCollection
    PredicateExpressions.CollectionContainsCollection.Output
    PredicateExpressions.CollectionIndexSubscript
    PredicateExpressions.CollectionIndexSubscript.Output
    PredicateExpressions.CollectionRangeSubscript
    PredicateExpressions.CollectionRangeSubscript.Output
    PredicateExpressions.Comparison
    PredicateExpressions.Comparison.Output
    PredicateExpressions.ComparisonOperator
    PredicateExpressions.Conditional
    PredicateExpressions.Conditional.Output
    PredicateExpressions.ConditionalCast
    PredicateExpressions.ConditionalCast.Output
    PredicateExpressions.Conjunction
    PredicateExpressions.Conjunction.Output
    PredicateExpressions.DictionaryKeyDefaultValueSubscript
    PredicateExpressions.DictionaryKeyDefaultValueSubscript.Output
    PredicateExpressions.DictionaryKeySubscript
    PredicateExpressions.DictionaryKeySubscript.Output
    PredicateExpressions.Disjunction
    PredicateExpressions.Disjunction.Output
    PredicateExpressions.Equal
    PredicateExpressions.Equal.Output
    PredicateExpressions.ExpressionEvaluate
    PredicateExpressions.Filter
    PredicateExpressions.Filter.Element
    PredicateExpressions.Filter.Output
    PredicateExpressions.FloatDivision
    PredicateExpressions.FloatDivision.Output
    PredicateExpressions.ForceCast
    PredicateExpressions.ForceCast.Output
    PredicateExpressions.ForcedUnwrap
    PredicateExpressions.ForcedUnwrap.Output
    PredicateExpressions.IntDivision
    PredicateExpressions.IntDivision.Output
    PredicateExpressions.IntRemainder
    PredicateExpressions.IntRemainder.Output
    PredicateExpressions.KeyPath
    PredicateExpressions.KeyPath.CommonKeyPathKind
    PredicateExpressions.Negation
    PredicateExpressions.Negation.Output
    PredicateExpressions.NilCoalesce
    PredicateExpressions.NilCoalesce.Output
    PredicateExpressions.NilLiteral
    PredicateExpressions.NilLiteral.Output
    PredicateExpressions.NotEqual
    PredicateExpressions.NotEqual.Output
    PredicateExpressions.OptionalFlatMap
    PredicateExpressions.OptionalFlatMap.Output
    PredicateExpressions.PredicateRegex
    PredicateExpressions.Range
    PredicateExpressions.Range.Output
    PredicateExpressions.RangeExpressionContains
    PredicateExpressions.RangeExpressionContains.Output
    PredicateExpressions.SequenceAllSatisfy
    PredicateExpressions.SequenceAllSatisfy.Element
    PredicateExpressions.SequenceAllSatisfy.Output
    PredicateExpressions.SequenceContains
    PredicateExpressions.SequenceContains.Output
    PredicateExpressions.SequenceContainsWhere
    PredicateExpressions.SequenceContainsWhere.Element
    PredicateExpressions.SequenceContainsWhere.Output
    PredicateExpressions.SequenceMaximum
    PredicateExpressions.SequenceMaximum.Output
    PredicateExpressions.SequenceMinimum
    PredicateExpressions.SequenceMinimum.Output
    PredicateExpressions.SequenceStartsWith
    PredicateExpressions.SequenceStartsWith.Output
    PredicateExpressions.StringContainsRegex
    PredicateExpressions.StringContainsRegex.Output
    PredicateExpressions.TypeCheck
    PredicateExpressions.TypeCheck.Output
    PredicateExpressions.UnaryMinus
    PredicateExpressions.UnaryMinus.Output
    PredicateExpressions.Value
    PredicateExpressions.Variable
    PredicateExpressions.VariableID
    PrefixSequence
    PrefixSequence.Iterator
    PrefixSequence.Iterator.Element
    Process
    Process.TerminationReason
    ProcessInfo
    Progress
    Progress.FileOperationKind
    ProgressKind
    ProgressReporting
    ProgressUserInfoKey
    PropertyListDecoder
    PropertyListDecoder.PropertyListFormat
    PropertyListEncoder
    PropertyListSerialization
    PropertyListSerialization.MutabilityOptions
    PropertyListSerialization.PropertyListFormat
    PropertyListSerialization.ReadOptions
    PropertyListSerialization.WriteOptions
    QualityOfService
    RandomAccessCollection
    RandomAccessCollection.Element
    RandomAccessCollection.Index
    RandomAccessCollection.Indices
    RandomAccessCollection.SubSequence
    RandomAccessIndexable
    RandomAccessSlice
    RandomNumberGenerator
    Range
    Range.Element
    Range.Index
    Range.Indices
    Range.Iterator
    Range.SubSequence
    RangeExpression
    RangeExpression.Bound
    RangeReplaceableBidirectionalSlice
    RangeReplaceableCollection
    RangeReplaceableCollection.SubSequence
    RangeReplaceableIndexable
    RangeReplaceableRandomAccessSlice
    RangeReplaceableSlice
    RangeSet
    RangeSet.Ranges
    RangeSet.Ranges.Element
    RangeSet.Ranges.Index
    RangeSet.Ranges.Indices
    RangeSet.Ranges.Iterator
    RangeSet.Ranges.SubSequence
    RawRepresentable
    RawRepresentable.AtomicOptionalRepresentation
    RawRepresentable.AtomicRepresentation
    RawRepresentable.RawValue
    RawSpan
    RecoverableError
    Reference
    ReferenceConvertible
    ReferenceConvertible.ReferenceType
    ReferenceWritableKeyPath
    Regex
    Regex.Match
    RegexComponent
    RegexComponent.DateStyle
    RegexComponent.RegexOutput
    RegexComponent.TimeStyle
    RegexComponentBuilder
    RegexRepetitionBehavior
    RegexSemanticLevel
    RegexWordBoundaryKind
    Repeat
    Repeated
    Repeated.Index
    Repeated.Indices
    Repeated.Regions
    Result
    ReversedCollection
    ReversedCollection.Element
    ReversedCollection.Index
    ReversedCollection.Iterator
    ReversedCollection.Iterator.Element
    ReversedIndex
    ReversedRandomAccessCollection
    RunLoop
    RunLoop.Mode
    SIMD
    SIMD.MaskStorage
    SIMD16
    SIMD16.MaskStorage
    SIMD2
    SIMD2.MaskStorage
    SIMD3
    SIMD3.MaskStorage
    SIMD32
    SIMD32.MaskStorage
    SIMD4
    SIMD4.MaskStorage
    SIMD64
    SIMD64.MaskStorage
    SIMD8
    SIMD8.MaskStorage
    SIMDMask
    SIMDMask.MaskStorage
    SIMDMask.Scalar
    SIMDScalar
    SIMDScalar.SIMD16Storage
    SIMDScalar.SIMD2Storage
    SIMDScalar.SIMD32Storage
    SIMDScalar.SIMD4Storage
    SIMDScalar.SIMD64Storage
    SIMDScalar.SIMD8Storage
    SIMDScalar.SIMDMaskScalar
    SIMDStorage
    SIMDStorage.Scalar
    Scanner
    Scanner.NumberRepresentation
    ScopedAttributeContainer
    Sendable
    SendableMetatype
    Sequence
    Sequence.Element
    Sequence.Iterator
    SerialExecutor
    Set
    Set.Index
    Set.Iterator
    SetAlgebra
    SetAlgebra.Element
    SetIndex
    SetIterator
    SignedInteger
    SignedNumeric
    SingleValueDecodingContainer
    SingleValueEncodingContainer
    Slice
    Slice.Element
    Slice.Index
    Slice.Indices
    Slice.Iterator
    Slice.Regions
    Slice.SubSequence
    SocketNativeHandle
    SocketPort
    SortComparator
    SortComparator.Compared
    SortDescriptor
    SortOrder
    SourceLocation
    Span
    Span.Index
    StandardPredicateExpression
    StaticBigInt
    StaticString
    Stream
    Stream.Event
    Stream.PropertyKey
    Stream.Status
    StreamDelegate
    StreamNetworkServiceTypeValue
    StreamSOCKSProxyConfiguration
    StreamSOCKSProxyVersion
    StreamSocketSecurityLevel
    StrideThrough
    StrideThroughIterator
    StrideTo
    StrideToIterator
    Strideable
    Strideable.Stride
    String
    String.CharacterView
    String.Comparator
    String.CompareOptions
    String.Element
    String.Encoding
    String.EncodingConversionOptions
    String.EnumerationOptions
    String.Index
    String.IndexDistance
    String.Iterator
    String.Output
    String.StandardComparator
    String.StandardComparator.Compared
    String.SubSequence
    String.UTF16View
    String.UTF16View.Index
    String.UTF16View.Iterator
    String.UTF16View.SubSequence
    String.UTF8View
    String.UTF8View.Element
    String.UTF8View.Index
    String.UTF8View.SubSequence
    String.UnicodeScalarIndex
    String.UnicodeScalarView
    String.UnicodeScalarView.Index
    String.UnicodeScalarView.Iterator
    String.UnicodeScalarView.SubSequence
    StringInterpolationConvertible
    StringInterpolationProtocol
    StringInterpolationProtocol.StringLiteralType
    StringLiteralConvertible
    StringLiteralType
    StringProtocol
    StringProtocol.SubSequence
    StringProtocol.UTF16View
    StringProtocol.UTF8View
    StringProtocol.UnicodeScalarView
    StringStyle
    StringTransform
    Substring
    Substring.CharacterView
    Substring.Index
    Substring.Output
    Substring.SubSequence
    Substring.UTF16View
    Substring.UTF16View.Element
    Substring.UTF16View.Index
    Substring.UTF16View.Indices
    Substring.UTF16View.SubSequence
    Substring.UTF8View
    Substring.UTF8View.Element
    Substring.UTF8View.Index
    Substring.UTF8View.Indices
    Substring.UTF8View.SubSequence
    Substring.UnicodeScalarView
    Substring.UnicodeScalarView.Element
    Substring.UnicodeScalarView.Index
    Substring.UnicodeScalarView.Indices
    Substring.UnicodeScalarView.SubSequence
    SuiteTrait
    SuspendingClock
    SuspendingClock.Instant
    SystemRandomNumberGenerator
    Tag
    Tag.List
    Tag.List.TestScopeProvider
    Task
    Task.Group
    Task.Handle
    Task.Priority
    TaskExecutor
    TaskGroup
    TaskGroup.AsyncIterator
    TaskGroup.Element
    TaskGroup.Iterator
    TaskGroup.Iterator.Element
    TaskLocal
    TaskPriority
    TaskPriority.RawValue
    Test
    Test.Case
    Test.ID
    TestScoping
    TestTrait
    TextOutputStream
    TextOutputStreamable
    Thread
    ThrowingDiscardingTaskGroup
    ThrowingTaskGroup
    ThrowingTaskGroup.AsyncIterator
    ThrowingTaskGroup.Element
    ThrowingTaskGroup.Iterator
    ThrowingTaskGroup.Iterator.Element
    TimeInterval
    TimeLimitTrait
    TimeLimitTrait.Duration
    TimeLimitTrait.TestScopeProvider
    TimeZone
    TimeZone.NameStyle
    TimeZone.ReferenceType
    Timer
    Trait
    Trait.TestScopeProvider
    TryCapture
    UInt
    UInt.AtomicRepresentation
    UInt.IntegerLiteralType
    UInt.Magnitude
    UInt.SIMD16Storage
    UInt.SIMD2Storage
    UInt.SIMD32Storage
    UInt.SIMD4Storage
    UInt.SIMD64Storage
    UInt.SIMD8Storage
    UInt.SIMDMaskScalar
    UInt.Words
    UInt.Words.Indices
    UInt.Words.SubSequence
    UInt128
    UInt128.AtomicRepresentation
    UInt128.IntegerLiteralType
    UInt128.Magnitude
    UInt128.Words
    UInt128.Words.Element
    UInt128.Words.Index
    UInt128.Words.Indices
    UInt128.Words.SubSequence
    UInt16
    UInt16.AtomicRepresentation
    UInt16.IntegerLiteralType
    UInt16.Magnitude
    UInt16.SIMD16Storage
    UInt16.SIMD2Storage
    UInt16.SIMD32Storage
    UInt16.SIMD4Storage
    UInt16.SIMD64Storage
    UInt16.SIMD8Storage
    UInt16.SIMDMaskScalar
    UInt16.Words
    UInt16.Words.Indices
    UInt16.Words.SubSequence
    UInt32
    UInt32.AtomicRepresentation
    UInt32.IntegerLiteralType
    UInt32.Magnitude
    UInt32.SIMD16Storage
    UInt32.SIMD2Storage
    UInt32.SIMD32Storage
    UInt32.SIMD4Storage
    UInt32.SIMD64Storage
    UInt32.SIMD8Storage
    UInt32.SIMDMaskScalar
    UInt32.Words
    UInt32.Words.Indices
    UInt32.Words.SubSequence
    UInt64
    UInt64.AtomicRepresentation
    UInt64.IntegerLiteralType
    UInt64.Magnitude
    UInt64.SIMD16Storage
    UInt64.SIMD2Storage
    UInt64.SIMD32Storage
    UInt64.SIMD4Storage
    UInt64.SIMD64Storage
    UInt64.SIMD8Storage
    UInt64.SIMDMaskScalar
    UInt64.Words
    UInt64.Words.Indices
    UInt64.Words.SubSequence
    UInt8
    UInt8.AtomicRepresentation
    UInt8.IntegerLiteralType
    UInt8.Magnitude
    UInt8.SIMD16Storage
    UInt8.SIMD2Storage
    UInt8.SIMD32Storage
    UInt8.SIMD4Storage
    UInt8.SIMD64Storage
    UInt8.SIMD8Storage
    UInt8.SIMDMaskScalar
    UInt8.Words
    UInt8.Words.Indices
    UInt8.Words.SubSequence
    URL
    URL.DirectoryHint
    URL.ReferenceType
    URL.Template
    URL.Template.Value
    URL.Template.VariableName
    URLComponents
    URLComponents.ReferenceType
    URLError
    URLError.Code
    URLFileResourceType
    URLQueryItem
    URLResourceKey
    URLResourceValues
    UTF16
    UTF32
    UTF8
    UTF8Span
    UTF8Span.CharacterIterator
    UTF8Span.UnicodeScalarIterator
    UUID
    UnboundedRange
    UnboundedRange_
    UnfoldFirstSequence
    UnfoldSequence
    Unicode
    Unicode.ASCII
    Unicode.ASCII.CodeUnit
    Unicode.ASCII.EncodedScalar
    Unicode.ASCII.ForwardParser
    Unicode.ASCII.Parser
    Unicode.ASCII.Parser.Encoding
    Unicode.ASCII.ReverseParser
    Unicode.CanonicalCombiningClass
    Unicode.Encoding
    Unicode.GeneralCategory
    Unicode.NumericType
    Unicode.ParseResult
    Unicode.Parser
    Unicode.Scalar
    Unicode.Scalar.Output
    Unicode.Scalar.Properties
    Unicode.Scalar.UTF16View
    Unicode.Scalar.UTF16View.Indices
    Unicode.Scalar.UTF8View
    Unicode.Scalar.UTF8View.Indices
    Unicode.UTF16
    Unicode.UTF16.CodeUnit
    Unicode.UTF16.EncodedScalar
    Unicode.UTF16.ForwardParser
    Unicode.UTF16.ForwardParser.Encoding
    Unicode.UTF16.ReverseParser
    Unicode.UTF16.ReverseParser.Encoding
    Unicode.UTF32
    Unicode.UTF32.CodeUnit
    Unicode.UTF32.EncodedScalar
    Unicode.UTF32.ForwardParser
    Unicode.UTF32.Parser
    Unicode.UTF32.Parser.Encoding
    Unicode.UTF32.ReverseParser
    Unicode.UTF8
    Unicode.UTF8.CodeUnit
    Unicode.UTF8.EncodedScalar
    Unicode.UTF8.ForwardParser
    Unicode.UTF8.ForwardParser.Encoding
    Unicode.UTF8.ReverseParser
    Unicode.UTF8.ReverseParser.Encoding
    Unicode.UTF8.ValidationError
    Unicode.UTF8.ValidationError.Kind
    Unicode.Version
    UnicodeCodec
    UnicodeDecodingResult
    UnicodeScalar
    UnicodeScalarLiteralConvertible
    UnicodeScalarType
    Unit
    UnitAcceleration
    UnitAngle
    UnitArea
    UnitConcentrationMass
    UnitConverter
    UnitConverterLinear
    UnitDispersion
    UnitDuration
    UnitElectricCharge
    UnitElectricCurrent
    UnitElectricPotentialDifference
    UnitElectricResistance
    UnitEnergy
    UnitFrequency
    UnitFuelEfficiency
    UnitIlluminance
    UnitInformationStorage
    UnitLength
    UnitMass
    UnitPower
    UnitPressure
    UnitSpeed
    UnitTemperature
    UnitVolume
    UnkeyedDecodingContainer
    UnkeyedEncodingContainer
    Unmanaged
    Unmanaged.AtomicOptionalRepresentation
    Unmanaged.AtomicRepresentation
    UnownedJob
    UnownedSerialExecutor
    UnownedTaskExecutor
    UnsafeBufferPointer
    UnsafeBufferPointer.AtomicRepresentation
    UnsafeBufferPointer.Index
    UnsafeBufferPointer.Indices
    UnsafeBufferPointer.Iterator
    UnsafeBufferPointer.SubSequence
    UnsafeBufferPointerIterator
    UnsafeConcurrentValue
    UnsafeContinuation
    UnsafeCurrentTask
    UnsafeMutableBufferPointer
    UnsafeMutableBufferPointer.AtomicRepresentation
    UnsafeMutableBufferPointer.Index
    UnsafeMutableBufferPointer.Indices
    UnsafeMutableBufferPointer.Iterator
    UnsafeMutableBufferPointer.SubSequence
    UnsafeMutablePointer
    UnsafeMutablePointer.AtomicOptionalRepresentation
    UnsafeMutablePointer.AtomicRepresentation
    UnsafeMutablePointer.Distance
    UnsafeMutableRawBufferPointer
    UnsafeMutableRawBufferPointer.AtomicRepresentation
    UnsafeMutableRawBufferPointer.Element
    UnsafeMutableRawBufferPointer.Index
    UnsafeMutableRawBufferPointer.Indices
    UnsafeMutableRawBufferPointer.Iterator
    UnsafeMutableRawBufferPointer.SubSequence
    UnsafeMutableRawBufferPointerIterator
    UnsafeMutableRawPointer
    UnsafeMutableRawPointer.AtomicOptionalRepresentation
    UnsafeMutableRawPointer.AtomicRepresentation
    UnsafeMutableRawPointer.Pointee
    UnsafePointer
    UnsafePointer.AtomicOptionalRepresentation
    UnsafePointer.AtomicRepresentation
    UnsafePointer.Distance
    UnsafeRawBufferPointer
    UnsafeRawBufferPointer.AtomicRepresentation
    UnsafeRawBufferPointer.Element
    UnsafeRawBufferPointer.Index
    UnsafeRawBufferPointer.Indices
    UnsafeRawBufferPointer.Iterator
    UnsafeRawBufferPointer.SubSequence
    UnsafeRawBufferPointerIterator
    UnsafeRawPointer
    UnsafeRawPointer.AtomicOptionalRepresentation
    UnsafeRawPointer.AtomicRepresentation
    UnsafeRawPointer.Pointee
    UnsafeSendable
    UnsafeThrowingContinuation
    UnsignedInteger
    UserDefaults
    Void
    WordPair
    WordPair.AtomicRepresentation
    WritableKeyPath
    XCNotificationExpectationHandler
    XCPredicateExpectationHandler
    XCTNSNotificationExpectation
    XCTNSNotificationExpectation.Handler
    XCTNSPredicateExpectation
    XCTNSPredicateExpectation.Handler
    XCTPerformanceMetric
    XCTSkip
    XCTWaiter
    XCTWaiter.Result
    XCTWaiterDelegate
    XCTest
    XCTestCase
    XCTestCaseClosure
    XCTestCaseEntry
    XCTestCaseRun
    XCTestError
    XCTestError.Code
    XCTestExpectation
    XCTestObservation
    XCTestObservationCenter
    XCTestRun
    XCTestSuite
    XCTestSuiteRun
    XCWaitCompletionHandler
    ZeroOrMore
    Zip2Iterator
    Zip2Sequence
    Zip2Sequence.Element
    Zip2Sequence.Iterator
    Zip2Sequence.Iterator.Element
    Zip2Sequence.Stream1
    Zip2Sequence.Stream2
    unichar
    uuid_string_t
    uuid_t
    """
}
