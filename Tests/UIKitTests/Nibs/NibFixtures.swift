import Foundation
import UIKit

/// Nib files in words, and bundles with them.
enum NibFixture {
  /// The data of a nib file with some objects, between the placeholders of the owner (`-1`) and the first responder (`-2`).
  static func data(_ objects: String, owner: String = "") -> Data {
    Data(text(objects, owner: owner).utf8)
  }

  static func text(_ objects: String, owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    \(objects)
    </objects>
    </document>
    """
  }

  static func storyboard(_ scenes: String, initial: String = "root") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A scene with a controller.
  static func scene(_ controller: String, objects: String = "") -> String {
    "<scene sceneID=\"s\"><objects>\(controller)\(objects)</objects></scene>"
  }

  /// Calls a closure with a bundle that contains files with some texts.
  @MainActor static func withBundle(
    _ files: [String: String], _ body: @MainActor (Bundle) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    try body(bundle)
  }

  /// The first object of a nib file, created without an owner.
  @MainActor static func object<Object>(_ objects: String, as type: Object.Type = Object.self)
    -> Object?
  {
    UINib(data: data(objects), bundle: nil).instantiate(withOwner: nil).first as? Object
  }
}
