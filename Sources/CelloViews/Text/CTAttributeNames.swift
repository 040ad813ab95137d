// The names of Core Text for attributes of strings. UIKit exports them on iOS.

/// The font, as ``NSAttributedString/Key/font``.
nonisolated(unsafe) public let kCTFontAttributeName =
  NSAttributedString.Key.font.rawValue as CFString
/// The additional space after each character, as ``NSAttributedString/Key/kern``.
nonisolated(unsafe) public let kCTKernAttributeName =
  NSAttributedString.Key.kern.rawValue as CFString
/// The ligatures, as ``NSAttributedString/Key/ligature``.
nonisolated(unsafe) public let kCTLigatureAttributeName =
  NSAttributedString.Key.ligature.rawValue as CFString
/// The width of outlines, as ``NSAttributedString/Key/strokeWidth``.
nonisolated(unsafe) public let kCTStrokeWidthAttributeName =
  NSAttributedString.Key.strokeWidth.rawValue as CFString
/// The space between characters, as ``NSAttributedString/Key/tracking``.
nonisolated(unsafe) public let kCTTrackingAttributeName =
  NSAttributedString.Key.tracking.rawValue as CFString
/// The underline, as ``NSAttributedString/Key/underlineStyle``.
nonisolated(unsafe) public let kCTUnderlineStyleAttributeName =
  NSAttributedString.Key.underlineStyle.rawValue as CFString
