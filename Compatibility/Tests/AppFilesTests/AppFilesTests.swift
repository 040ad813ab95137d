import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite("Files of apps") struct AppFilesTests {
  @MainActor @Test("a model's changes reach a view")
  func model() {
    let model = DrawingModel(scale: 3)
    let view = DrawingView(model: model)
    #expect(view.shownPath?.isEmpty == true)
    model.addSquare(side: 2)
    #expect(view.shownPath?.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(model.contentType.preferredFilenameExtension == "png")
  }
}

@Suite("Associated values") struct AssociationTests {
  @Test("an object has the value that is associated with it")
  func association() {
    let object = NSObject()
    #expect(object.note == nil)
    object.note = "a"
    #expect(object.note == "a")
    object.note = nil
    #expect(object.note == nil)
  }
}

@Suite("Names of lower frameworks") struct ExportsTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "a module exports all names of its framework that UIKit has",
    arguments: [
      // Functions that read geometry from strings, such as CGRectFromString, are UIKit's on iOS.
      ("CoreGraphics", #"(?!CG\w+FromString\b)(?:CF|CG|kCF|kCG)"#), ("QuartzCore", "(?:CA|kCA)"),
      ("CoreText", "(?:CT|kCT)"),
    ])
  func names(module: String, prefix: String) throws {
    let exports = try String(
      contentsOf: Self.root.appending(path: "Sources/\(module)/Exports.swift"), encoding: .utf8)
    let declaration = try Regex(
      #"(?m)^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:final )?(struct|class|enum|protocol|typealias|func|let|var) (\#(prefix)[A-Z]\w+)"#,
      as: (Substring, Substring, Substring).self)
    var count = 0
    for part in [
      "CelloGeometry", "CelloFoundation", "CelloValues", "CelloViews", "CelloControls",
      "CelloControllers", "CelloLists", "UIKit",
    ] {
      let folder = Self.root.deletingLastPathComponent().appending(path: "Sources/\(part)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for match in text.matches(of: declaration) {
          count += 1
          #expect(
            exports.contains("import \(match.output.1) UIKit.\(match.output.2)\n"),
            "Sources/\(module)/Exports.swift lacks \(match.output.2).")
        }
      }
    }
    #expect(count > 0)
  }
}
