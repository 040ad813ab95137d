public import Foundation

/// An accessibility issue that an audit found in a picture.
public struct AccessibilityAuditIssue: Hashable, Sendable {
  /// The kind of the issue.
  public var auditType: AccessibilityAuditType
  /// The path to the view: the accessibility identifiers of its superviews and itself, or the class
  /// names of views without an identifier, starting with the outermost view and separated by
  /// slashes.
  public var view: String
  /// The affected text, without line breaks and possibly shortened; `nil` for issues of views.
  public var text: String?
  /// The frame of the view or the text, in points, in the coordinates of the picture.
  public var frame: CGRect
  /// The measured value, such as `3.2 : 1` or `28 × 28`; `nil` if nothing was measured.
  public var figure: String?
  /// A short description of the problem.
  public var compactDescription: String
  /// A description of the problem and its solution.
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
  /// The kind of the issue and the detailed description.
  public var description: String { "\(auditType): \(detailedDescription)" }
}
