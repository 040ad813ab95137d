@testable import CelloReadiness

extension DeclarationIndex {
  /// A small index. Linux has `UIView` and `UILabel`, and lacks `UIStoryboard`, the module `MapKit`
  /// and some members.
  static let toy = DeclarationIndex(
    offered: DeclarationNames(
      """
      @modules\t\tUIKit CellophaneTesting SnapshotTesting Combine
      @import UIKit\t\tNSUserActivity NSSelectorFromString
      -\t\tUIGraphicsGetCurrentContext
      NSUserActivity
      UIView\tUIResponder\talpha frame
      UIResponder\t\tbecomeFirstResponder
      UILabel\tUIView\ttext
      UITableViewDelegate\t\ttableView scrollViewDidScroll
      Snapshotting\t\timage dump
      """),
    system: DeclarationNames(
      """
      @modules\t\tFoundation Swift XCTest Testing
      @import FoundationNetworking\t\tURLSession URLRequest
      -\t\tprint
      NSObject\t\tdescription
      String\t\tcount text
      """),
    apple: DeclarationNames(
      """
      @modules\t\tMapKit SwiftUI UIKit
      -\t\tUIGraphicsGetCurrentContext UIImageWriteToSavedPhotosAlbum
      UIView\t\talpha frame motionEffects indexDisplayMode
      UILabel\t\ttext indexDisplayMode
      UIStoryboard\t\tinstantiateInitialViewController
      UIView.TintMode
      """))
}

/// Returns what a source file contains, when it can import the modules of the toy index and `Model`.
func facts(_ text: String, path: String = "App/Cell.swift") -> SourceFacts {
  SourceFacts(path: path, text: text) { module in
    module == "Model" || DeclarationIndex.toy.origin(ofModule: module) == .available
  }
}

/// Returns what stands in the way of a source file in a project with further files.
func readiness(_ text: String, besides others: [String] = []) -> FileReadiness {
  let file = facts(text)
  let all = [file] + others.map { facts($0, path: "App/Other.swift") }
  return FileReadiness(file, in: ProjectDeclarations(all, modules: ["Model"]), .toy)
}
