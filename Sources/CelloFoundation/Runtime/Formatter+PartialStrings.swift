public import Foundation

/// A formatter of an app that validates texts while they are edited; for generated code.
///
/// Prepared classes that override
/// `isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)`
/// conform to it.
public protocol _PartialStringFormatter {
  /// Returns a Boolean value that indicates whether a text is valid after an edit, or replaces it.
  func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

// Members of a protocol, unlike those of an extension of the class, can be declared anew by subclasses.
extension NSObjectProtocol where Self: Formatter {
  /// Returns a Boolean value that indicates whether a text is valid after an edit.
  ///
  /// A formatter of an app whose sources have been prepared decides with its own method. For other
  /// formatters, all texts are valid.
  ///
  /// - Parameters:
  ///   - partialStringPtr: the text after the edit. The formatter can replace it if it is invalid.
  ///   - proposedSelRangePtr: the selection after the edit; `nil` if it is of no interest.
  ///   - origString: the text before the edit.
  ///   - origSelRange: the selection before the edit.
  ///   - error: the reason if the method returns `false`.
  public func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    (self as? any _PartialStringFormatter)?.isPartialStringValid(
      partialStringPtr, proposedSelectedRange: proposedSelRangePtr, originalString: origString,
      originalSelectedRange: origSelRange, errorDescription: error) ?? true
  }

  /// Returns `true`, as the formatters of Foundation; for calls of `super` in generated code.
  public func _isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }
}
