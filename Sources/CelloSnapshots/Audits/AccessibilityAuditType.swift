/// The kinds of issues that an audit of a picture looks for.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts whose contrast with what is behind them is below that of WCAG 2, level AA: 4.5 : 1, or
  /// 3 : 1 from 18 points up, or from 14 points up in bold. Texts of disabled views are exempt.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// Controls, and views that recognize taps or long presses, whose touch target is narrower or
  /// lower than 44 points. Lengths that the system determines are exempt, such as the height of a
  /// slider.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 1)
  /// The same views if assistive technologies have no label for them.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 2)
  /// Texts that are truncated, or cut off by their view, by a superview that clips, or by the edge
  /// of the picture.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 3)
  /// Controls, and views that recognize taps or long presses, that a superview clips.
  public static let contentClipped = AccessibilityAuditType(rawValue: 1 << 4)
  /// Texts that other texts overlap, or that something in front covers in part.
  public static let contentOverlapped = AccessibilityAuditType(rawValue: 1 << 5)
  /// Texts with characters that no font has.
  public static let missingGlyph = AccessibilityAuditType(rawValue: 1 << 6)

  public static let all: AccessibilityAuditType = [
    .contrast, .hitRegion, .sufficientElementDescription, .textClipped, .contentClipped,
    .contentOverlapped, .missingGlyph,
  ]

  private static let names: [(type: AccessibilityAuditType, name: String)] = [
    (.missingGlyph, "missingGlyph"), (.textClipped, "textClipped"),
    (.contentClipped, "contentClipped"), (.contentOverlapped, "contentOverlapped"),
    (.contrast, "contrast"), (.hitRegion, "hitRegion"),
    (.sufficientElementDescription, "sufficientElementDescription"),
  ]
}

extension AccessibilityAuditType: CustomStringConvertible {
  /// The names of the types.
  public var description: String {
    Self.names.filter { contains($0.type) }.map(\.name).joined(separator: ", ")
  }
}
