internal import CelloText

// Registration of an app's own fonts. On iOS these names are CoreText's, which UIKit exports.

/// On Linux, Foundation has the classes but not these names.
public typealias CFURL = NSURL
public typealias CFError = NSError

/// The scope of a registration. Only the process is supported.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  case process = 1
}

/// The domain of errors with the codes of ``CTFontManagerError``.
public var kCTFontManagerErrorDomain: NSString { "com.apple.CoreText.CTFontManagerErrorDomain" }

public enum CTFontManagerError: Int, Hashable, Sendable {
  case fileNotFound = 101
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
}

/// Makes the fonts of an OpenType or TrueType file, or of a collection of them, available by their
/// names.
///
/// ```swift
/// let url = Bundle.module.url(forResource: "Acme", withExtension: "otf")!
/// CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
/// label.font = UIFont(name: "Acme-Bold", size: 17)
/// ```
///
/// The file is read once and may be changed afterwards.
///
/// - Parameters:
///   - error: receives the error of a file that cannot be registered, which the caller must
///     release. Its description names the file and says what to do.
/// - Returns: whether the fonts are registered now; `false` if they were registered before.
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
    // Texts that used the name before were laid out in another font.
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
