import CelloScenes
public import CelloSnapshots
import Foundation
public import UIKit

/// Finds accessibility issues in the picture of a view.
///
/// Each issue fails the test unless the closure returns `true` for it.
///
/// ```swift
/// performAccessibilityAudit(of: MessageView(message), for: [.contrast, .textClipped]) {
///   $0.view == "MessageView/unread-badge"
/// }
/// ```
///
/// - Parameters:
///   - view: the view, which is evaluated on the main actor.
///   - config: the device that provides the width and the traits; `nil`, the default, for an iPhone
///     with default settings and the view's own size.
///   - size: the size of the view, in points; `nil`, the default, for the size that the strategy
///     `.image` uses.
///   - traits: the traits that replace traits of the device.
///   - auditTypes: the kinds of issues to find; all kinds by default.
///   - issueHandler: a closure that returns `true` to ignore an issue.
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
      // The caller waits while the main actor uses the view.
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

/// Finds accessibility issues in the cases of a scene.
///
/// Each issue fails the test once for all cases that have it, unless the scene ignores the issue or
/// the closure returns `true` for it.
///
/// - Parameters:
///   - scene: the scene.
///   - auditTypes: the kinds of issues to find; all kinds by default.
///   - issueHandler: a closure that returns `true` to ignore an issue.
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
  /// A strategy that lists the accessibility issues in the picture of a view, one on each line.
  public static var accessibilityAudit: Snapshotting { accessibilityAudit() }

  /// Returns a strategy that lists the accessibility issues in the picture of a view, one on each
  /// line.
  ///
  /// The reference contains the known issues, so that a new issue fails the test.
  ///
  /// - Parameters:
  ///   - auditTypes: the kinds of issues to find; all kinds by default.
  ///   - size: the size of the view, as in `image(size:traits:)`.
  ///   - traits: the traits, as in `image(size:traits:)`.
  public static func accessibilityAudit(
    for auditTypes: AccessibilityAuditType = .all, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(size, traits) { drawn in
      drawn.audit()(auditTypes).map { "\($0)\n" }.joined()
    }
  }
}
