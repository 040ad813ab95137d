/// A nib file or a storyboard: its objects as elements, found by their identifiers.
///
/// The elements are those of the XML documents that Interface Builder has written since Xcode 8. What is read of them is in
/// ``NibVocabulary``; everything else is in ``warnings``.
package struct NibDocument {
  /// A scene of a storyboard.
  package struct Scene {
    /// The controller.
    package var controller: XMLElement
    /// The other objects, such as gesture recognizers and the exit.
    package var objects: [XMLElement]
  }

  /// The path of the file, or another name for messages.
  package let file: String
  /// A Boolean value that indicates whether the document is a storyboard.
  package let isStoryboard: Bool
  /// The objects of a nib file that are not subviews, in the order of the file; placeholders among them.
  package private(set) var objects: [XMLElement] = []
  /// The scenes of a storyboard with a controller, in the order of the file.
  package private(set) var scenes: [Scene] = []
  /// The identifier of the storyboard's initial controller; `nil` for none.
  package let initialController: String?
  /// The colors of asset catalogs as they were when the file was saved, by their names.
  package private(set) var namedColors: [String: XMLElement] = [:]
  /// Everything that is not read, once for each kind.
  package private(set) var warnings: [NibWarning] = []

  /// The elements whose text is read.
  private static let textElements: Set<String> = ["string", "mutableString", "data"]

  /// The maximum size of a file in bytes; the largest of 438 files of public apps has 113,000.
  package static let maxByteCount = 16 << 20

  /// Reads a file.
  package init(path: String) throws(NibError) {
    let bytes: [UInt8]
    do throws(AssetError) {
      bytes = try AssetFile.read(path, limit: Self.maxByteCount)
    } catch {
      throw .asset(error)
    }
    try self.init(bytes, file: path)
  }

  /// Parses the bytes of a file.
  ///
  /// - Parameter file: the name of the file in messages.
  package init(_ bytes: [UInt8], file: String) throws(NibError) {
    guard !bytes.starts(with: Array("NIBArchive".utf8)), !bytes.starts(with: Array("bplist".utf8))
    else { throw .compiled(file: file) }
    let root: XMLElement
    do throws(AssetError) {
      root = try XMLReader.root(of: bytes, file: file, textElements: Self.textElements)
    } catch {
      throw .asset(error)
    }
    guard root.name == "document" else { throw .otherDocument(file: file, root: root.name) }
    let type = root["type"] ?? ""
    guard type.contains(".CocoaTouch.") else { throw .otherSystem(file: file, type: type) }
    self.file = file
    isStoryboard = type.contains(".Storyboard.")
    initialController = root["initialViewController"]
    for child in root.children {
      switch child.name {
      case "objects": objects = child.children
      case "scenes": scenes = child.children.compactMap(Self.scene)
      case "resources":
        for resource in child.children where resource.name == "namedColor" {
          guard let name = resource["name"] else { continue }
          namedColors[name] = resource.children.first { $0.name == "color" }
        }
      default: break
      }
    }
    var vocabulary = NibVocabulary(file: file)
    vocabulary.read(root)
    warnings = vocabulary.warnings
  }

  private static func scene(_ element: XMLElement) -> Scene? {
    guard let objects = element.children.first(where: { $0.name == "objects" })?.children,
      let index = objects.firstIndex(where: { $0["sceneMemberID"] == "viewController" })
        ?? objects.firstIndex(where: {
          $0.name.lowercased().hasSuffix("controller") || $0.name == "viewControllerPlaceholder"
        })
    else { return nil }
    var others = objects
    return Scene(controller: others.remove(at: index), objects: others)
  }

  /// Returns the scene of a controller.
  package func scene(ofController id: String) -> Scene? {
    scenes.first { $0.controller["id"] == id }
  }

  /// Returns the scene whose controller has an identifier for code.
  package func scene(named name: String) -> Scene? {
    scenes.first { $0.controller["storyboardIdentifier"] == name }
  }
}

/// A part of a nib file that is not read.
package struct NibWarning: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  /// What is not read, such as `<mapView>` or `<label baselineAdjustment="…">`.
  package var what: String

  package var description: String { "\(file):\(line): \(what) is not read." }
}
