internal import CelloText

// What an app registers its own fonts with. On iOS these names are CoreText's; UIKit brings them along there, too.

/// On Linux, Foundation has the classes but not these names of theirs.
public typealias CFURL = NSURL
public typealias CFError = NSError

/// For how long a font is registered. Only the process is known here; nothing is installed for others.
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

/// Makes the fonts of an OpenType or TrueType file, or of a collection of them, available by their names.
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
///   - error: takes why a file could not be registered; its description names the file and says what to do. Whoever
///     takes it owns it.
/// - Returns: whether the fonts are registered now; `false` also where they were before.
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
    // A text that asked for the name before was laid out in another font.
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
