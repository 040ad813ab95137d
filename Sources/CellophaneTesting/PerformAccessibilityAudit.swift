import CelloScenes
public import CelloSnapshots
import Foundation
public import UIKit

/// Looks for accessibility issues in the picture of a view. Each of them fails the test unless the
/// closure says that it is to be ignored.
///
/// ```swift
/// performAccessibilityAudit(of: MessageView(message), for: [.contrast, .textClipped]) {
///   $0.view == "MessageView/unread-badge"
/// }
/// ```
///
/// - Parameters:
///   - view: evaluated on the main actor.
///   - config: the device whose width and traits the view is laid out in; `nil` for an iPhone with
///     default settings, and the view's own size.
///   - size: the size of the view, in points; `nil` as for the strategy `.image`.
///   - traits: the traits that differ from those of the device.
///   - auditTypes: the issues to look for.
///   - issueHandler: returns whether an issue is to be ignored.
public func performAccessibilityAudit(
  of view: @autoclosure () throws -> UIView, on config: ViewImageConfig? = nil,
  size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
  for auditTypes: AccessibilityAuditType = .all, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, _ issueHandler: (AccessibilityAuditIssue) throws -> Bool = { _ in false }
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  let snapshot = ViewSnapshot(on: config, size: size, traits: traits)
  do {
    let issues = try withoutActuallyEscaping(view) { view in
      // The caller waits while the main actor uses it.
      nonisolated(unsafe) let view = view
      return try MainThread.run {
        Result { try snapshot.drawn(view()).audit()(auditTypes) }
      }.get()
    }
    for issue in issues where try !issueHandler(issue) {
      site.report(AssertionFailure(message: "\(issue)".escapedForTerminal))
    }
  } catch {
    site.report(
      AssertionFailure(message: "The audit threw \(error)".endingWithFullStop.escapedForTerminal))
  }
}

/// Looks for accessibility issues in the cases of a scene. Each of them fails the test, once for
/// all cases, unless the scene ignores it or the closure says that it is to be ignored.
///
/// - Parameters:
///   - auditTypes: the issues to look for.
///   - issueHandler: returns whether an issue is to be ignored.
@MainActor public func performAccessibilityAudit(
  of scene: Scene, for auditTypes: AccessibilityAuditType = .all, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, _ issueHandler: (AccessibilityAuditIssue) throws -> Bool = { _ in false }
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  do {
    for found in try SnapshotScene(scene).issues(of: auditTypes)
    where try !issueHandler(found.issue) {
      site.report(
        AssertionFailure(message: "\(found.issue.auditType): \(found.sentence)".escapedForTerminal))
    }
  } catch {
    site.report(AssertionFailure(message: "\(error)".escapedForTerminal))
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The accessibility issues in the picture of a view, one on each line.
  public static var accessibilityAudit: Snapshotting { accessibilityAudit() }

  /// The accessibility issues in the picture of a view, one on each line, so that those which are
  /// known are a reference and a new one is noticed.
  ///
  /// - Parameters:
  ///   - auditTypes: the issues to look for.
  ///   - size: as for `image(size:traits:)`.
  ///   - traits: as for `image(size:traits:)`.
  public static func accessibilityAudit(
    for auditTypes: AccessibilityAuditType = .all, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(size, traits) { drawn in
      drawn.audit()(auditTypes).map { "\($0)\n" }.joined()
    }
  }
}
