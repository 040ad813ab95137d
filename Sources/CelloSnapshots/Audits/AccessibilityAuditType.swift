/// The kinds of issues that an audit of a picture finds.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt64

  /// Creates a set of kinds from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts whose contrast with their background is lower than WCAG 2, level AA, requires: 4.5 : 1,
  /// or 3 : 1 for sizes of at least 18 points, or 14 points in bold. Texts of disabled views are
  /// exempt.
  public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
  /// Controls and views that recognize taps or long presses whose touch target is less than 44
  /// points wide or high. Lengths that the system determines are exempt, such as the height of a
  /// slider.
  public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 1)
  /// Controls and views that recognize taps or long presses, if assistive technologies have no
  /// label for them.
  public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 2)
  /// Texts that are truncated, or clipped by their view, by a superview or by the edge of the
  /// picture.
  public static let textClipped = AccessibilityAuditType(rawValue: 1 << 3)
  /// Controls and views that recognize taps or long presses, if a superview clips them.
  public static let contentClipped = AccessibilityAuditType(rawValue: 1 << 4)
  /// Texts that overlap other texts, or that are partly covered by content in front of them.
  public static let contentOverlapped = AccessibilityAuditType(rawValue: 1 << 5)
  /// Texts with characters that no font contains, and images with symbols that are not drawn.
  public static let missingGlyph = AccessibilityAuditType(rawValue: 1 << 6)

  /// All kinds.
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
  /// The names of the kinds, separated by commas.
  public var description: String {
    Self.names.filter { contains($0.type) }.map(\.name).joined(separator: ", ")
  }
}
