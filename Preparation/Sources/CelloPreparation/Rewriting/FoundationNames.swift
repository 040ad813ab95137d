/// Names that belong to Foundation on Apple's systems and to other modules on Linux.
enum FoundationNames {
  /// Returns the module on Linux that declares a name of Foundation; `nil` for Foundation itself, and for unknown names.
  static func module(declaring name: String) -> String? {
    if networking.contains(name) { return "FoundationNetworking" }
    if xml.contains(name) { return "FoundationXML" }
    return uikit.contains(name) || isName(ofUIKit: name) ? "UIKit" : nil
  }

  /// Returns a Boolean value that indicates whether a name has a prefix of UIKit. In an app, files see UIKit without an import
  /// if another module exports it, such as one in Objective-C or the app's bridging header.
  private static func isName(ofUIKit name: String) -> Bool {
    let prefixes = ["UI", "NSLayout", "NSCollectionLayout", "NSDiffable", "NSDirectional"]
    return prefixes.contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    } && name.contains(where: \.isLowercase)
  }

  /// The keys of property lists whose constants Foundation lacks on Linux.
  static let bundleKeys = [
    "kCFBundleDevelopmentRegionKey": "CFBundleDevelopmentRegion",
    "kCFBundleExecutableKey": "CFBundleExecutable",
    "kCFBundleIdentifierKey": "CFBundleIdentifier",
    "kCFBundleInfoDictionaryVersionKey": "CFBundleInfoDictionaryVersion",
    "kCFBundleLocalizationsKey": "CFBundleLocalizations",
    "kCFBundleNameKey": "CFBundleName", "kCFBundleVersionKey": "CFBundleVersion",
  ]

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender", "URLCache", "URLCredential", "URLCredentialStorage",
    "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLRequest", "URLResponse",
    "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
    "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
    "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketDelegate", "URLSessionWebSocketTask",
  ]

  private static let xml: Set<String> = [
    "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    "XMLParserDelegate",
  ]

  /// Names that Foundation lacks on Linux, and Cellophane declares.
  private static let uikit: Set<String> = [
    "AutoreleasingUnsafeMutablePointer", "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFRunLoop",
    "CFRunLoopGetCurrent",
    "CFRunLoopGetMain", "CFRunLoopWakeUp", "CFTimeInterval", "CFTypeRef",
    "DateComponentsFormatter", "HUGE", "ListFormatter", "MSEC_PER_SEC", "MeasurementFormatter",
    "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSException", "NSHashTable", "NSInteger",
    "NSItemProvider", "NSItemProviderReading", "NSItemProviderRepresentationVisibility",
    "NSItemProviderWriting", "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation",
    "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSPointerFunctions",
    "NSSelectorFromString", "NSStringFromCGAffineTransform", "NSStringFromCGPoint",
    "NSStringFromCGRect", "NSStringFromCGSize", "NSStringFromCGVector", "NSStringFromSelector",
    "NSStringFromUIEdgeInsets", "NSStringFromUIOffset", "NSUserActivity",
    "NSUserActivityDelegate", "NSUserActivityTypeBrowsingWeb",
    "OBJC_SYNC_NOT_OWNING_THREAD_ERROR", "OBJC_SYNC_SUCCESS", "OSAtomicDecrement32",
    "OSAtomicIncrement32", "RelativeDateTimeFormatter", "Selector", "USEC_PER_SEC", "UndoManager",
    "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow", "NSTextAlignment",
    "NSTextAttachment",
    "NSTextContainer", "NSTextStorage",
    "autoreleasepool", "objc_AssociationPolicy", "objc_getAssociatedObject",
    "objc_removeAssociatedObjects", "objc_setAssociatedObject", "objc_sync_enter",
    "objc_sync_exit",
  ]
}
