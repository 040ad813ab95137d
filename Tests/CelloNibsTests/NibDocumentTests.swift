import CelloNibs
import Foundation
import Testing

/// Reading of nib files as values.
struct NibDocumentTests {
  /// A document of iOS with some content.
  static func document(_ content: String, storyboard: Bool = false, attributes: String = "")
    -> String
  {
    let type = storyboard ? "CocoaTouch.Storyboard.XIB" : "CocoaTouch.XIB"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" \(attributes)>
      \(content)
      </document>
      """
  }

  private func read(_ text: String) throws -> NibDocument {
    try NibDocument(Array(text.utf8), file: "Row.xib")
  }

  private func error(_ text: String) -> NibError? {
    do {
      _ = try NibDocument(Array(text.utf8), file: "Row.xib")
      return nil
    } catch {
      return error
    }
  }

  @Test("objects, named colors and texts of a nib file")
  func objects() throws {
    let document = try read(
      Self.document(
        """
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <label text="A&amp;B&#10;C" id="a"/>
          <textView id="b"><string key="text">One
        &lt;Two&gt;</string></textView>
          <label id="c"><string key="text" base64-UTF8="YES">
        w6Q
        </string></label>
        </objects>
        <resources><namedColor name="Accent"><color white="1" alpha="0.5"/></namedColor></resources>
        """))
    #expect(document.objects.map(\.name) == ["placeholder", "label", "textView", "label"])
    #expect(document.objects[1].text("text") == "A&B\nC")
    #expect(document.objects[2].text("text") == "One\n<Two>")
    #expect(document.objects[3].text("text") == "ä")
    #expect(
      document.namedColors["Accent"].flatMap(NibColor.init) == .gray(white: 1, alpha: 0.5))
    #expect(!document.isStoryboard && document.warnings.isEmpty)
  }

  @Test("scenes of a storyboard, by the identifiers of controllers")
  func scenes() throws {
    let document = try read(
      Self.document(
        """
        <scenes>
          <scene sceneID="1"><objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
            <viewController storyboardIdentifier="Detail" id="d" sceneMemberID="viewController"/>
            <tapGestureRecognizer id="t"/>
          </objects></scene>
          <scene sceneID="2"><objects/></scene>
        </scenes>
        """, storyboard: true, attributes: "initialViewController=\"d\""))
    #expect(document.isStoryboard && document.initialController == "d")
    #expect(document.scenes.count == 1)
    #expect(document.scene(named: "Detail")?.controller.id == "d")
    #expect(document.scene(ofController: "d")?.objects.map(\.id) == ["r", "t"])
    #expect(document.scene(named: "Other") == nil)
  }

  @Test("what is not read is named once, with its line")
  func warnings() throws {
    let document = try read(
      Self.document(
        """
        <objects>
          <mapView id="m"/>
          <mapView id="n"/>
          <label sparkle="YES" id="l"/>
          <label sparkle="YES" id="k"><color key="haloColor" white="1" alpha="1"/></label>
          <view id="v"><connections><segue kind="teleport" destination="x" id="s"/></connections></view>
        </objects>
        """))
    #expect(
      document.warnings.map(\.description) == [
        "Row.xib:4: <mapView> is not read.",
        "Row.xib:6: sparkle of <label> is not read.",
        "Row.xib:7: <color key=\"haloColor\"> is not read.",
        "Row.xib:8: <segue kind=\"teleport\"> is not read.",
      ])
  }

  @Test("other documents are errors with a sentence")
  func otherDocuments() {
    #expect(error("bplist00\u{0}\u{1}") == .compiled(file: "Row.xib"))
    #expect(error("NIBArchive\u{1}") == .compiled(file: "Row.xib"))
    #expect(error("<archive/>") == .otherDocument(file: "Row.xib", root: "archive"))
    let mac = "com.apple.InterfaceBuilder3.Cocoa.XIB"
    #expect(error("<document type=\"\(mac)\"/>") == .otherSystem(file: "Row.xib", type: mac))
    guard case .asset(.malformedXML(_, let line, _)) = error("<document>\n<objects>") else {
      Issue.record("a truncated file was read")
      return
    }
    #expect(line == 2)
    #expect(error("")?.description.contains("Row.xib:1: is not well-formed XML") == true)
    #expect(error(String(repeating: "<view>", count: 1_000)) != nil)
  }

  @Test("folders and missing files are errors")
  func paths() {
    for path in ["/", "/no/such/Row.xib"] {
      #expect(throws: NibError.self) { () throws(NibError) in try NibDocument(path: path) }
    }
  }
}
