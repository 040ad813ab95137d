internal import CelloText

// Registration of an app's fonts. On iOS these names belong to CoreText, which UIKit exports.

/// A URL. Foundation on Linux has the class but not this name.
public typealias CFURL = NSURL
/// An error. Foundation on Linux has the class but not this name.
public typealias CFError = NSError

/// The scope of a registration. Only the process is supported.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  /// The current process.
  case process = 1
}

/// The domain of errors with the codes of ``CTFontManagerError``.
public var kCTFontManagerErrorDomain: NSString { "com.apple.CoreText.CTFontManagerErrorDomain" }

/// The code of a registration error.
public enum CTFontManagerError: Int, Hashable, Sendable {
  /// The file does not exist or cannot be read.
  case fileNotFound = 101
  /// The file is not a valid font file.
  case unrecognizedFormat = 103
  /// The fonts are already registered.
  case alreadyRegistered = 105
}

/// Registers the fonts of an OpenType or TrueType file, or of a font collection, so that they are
/// available by name.
///
/// ```swift
/// let url = Bundle.module.url(forResource: "Acme", withExtension: "otf")!
/// CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
/// label.font = UIFont(name: "Acme-Bold", size: 17)
/// ```
///
/// The file is read once and may change afterwards.
///
/// - Parameters:
///   - error: receives the error of a file that cannot be registered, which the caller must
///     release. Its description names the file and says what to do.
/// - Returns: `true` if the fonts are registered; `false` if they were registered before or cannot
///   be registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    guard fontURL.isFileURL, let path = fontURL.path else {
      throw FontError.unreadable(
        path: fontURL.absoluteString, reason: "it is not the address of a file")
    }
    try FontCatalog.shared.register(file: path)
    // Texts that use the name may have been laid out with another font.
    TextEngine.shared.removeCachedLayouts()
    return true
  } catch let problem {
    error?.pointee = Unmanaged.passRetained(
      NSError(
        domain: kCTFontManagerErrorDomain as String,
        code: CTFontManagerError(problem).rawValue,
        userInfo: [NSLocalizedDescriptionKey: "\(problem)", NSURLErrorKey: fontURL]))
    return false
  }
}

extension CTFontManagerError {
  fileprivate init(_ error: any Error) {
    switch error as? FontError {
    case .missingFile, .unreadable: self = .fileNotFound
    case .alreadyRegistered: self = .alreadyRegistered
    case .invalid, .undecodablePictures, .unknownFamily, .missingDesign, nil:
      self = .unrecognizedFormat
    }
  }
}
