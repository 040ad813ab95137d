public import Foundation

/// Something that an audit found in a picture.
public struct AccessibilityAuditIssue: Hashable, Sendable {
  public var auditType: AccessibilityAuditType
  /// The view: the identifiers, or else the classes, of it and its superviews, from the outermost,
  /// with slashes between them.
  public var view: String
  /// The text that the issue is about, without line breaks, or its beginning; `nil` for views.
  public var text: String?
  /// Of the view or the text, in points of the picture.
  public var frame: CGRect
  /// What was measured, such as `3.2 : 1` or `28 × 28`.
  public var figure: String?
  /// What is wrong, in a few words.
  public var compactDescription: String
  /// What is wrong and what to do about it.
  public var detailedDescription: String

  package init(
    _ auditType: AccessibilityAuditType, view: String, text: String? = nil, frame: CGRect,
    figure: String? = nil, _ compactDescription: String, advice: String
  ) {
    self.auditType = auditType
    self.view = view
    self.text = text.map(Self.shortened)
    self.frame = frame
    self.figure = figure
    self.compactDescription = compactDescription
    let subject = [view, self.text.map { "“\($0)”" } ?? ""].filter { !$0.isEmpty }
    detailedDescription = "\(subject.joined(separator: " ")) \(compactDescription). \(advice)"
  }

  private static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 40 ? words : words.prefix(39) + "…"
  }
}

extension AccessibilityAuditIssue: CustomStringConvertible {
  public var description: String { "\(auditType): \(detailedDescription)" }
}
