import CelloRaster
import Foundation
import Testing

@testable import CelloAssets

struct PDFReaderTests {
  /// Returns a PDF file with a page of 24 × 24 points.
  ///
  /// - Parameters:
  ///   - content: the operators of the page.
  ///   - resources: the entries of its dictionary of resources.
  ///   - page: further entries of the page.
  ///   - objects: further objects, from number 10 on.
  static func file(
    _ content: String, resources: String = "", page: String = "/MediaBox [0 0 24 24]",
    objects: [String] = []
  ) -> [UInt8] {
    var file = """
      %PDF-1.7
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1 /Resources <<\(resources)>> >> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R \(page)>> endobj
      4 0 obj <</Length 5 0 R>> stream
      \(content)
      endstream endobj
      5 0 obj \(content.utf8.count) endobj

      """
    for (index, object) in objects.enumerated() {
      file += "\(index + 10) 0 obj \(object) endobj\n"
    }
    return Array((file + "trailer <</Root 1 0 R>>\n%%EOF").utf8)
  }

  private func drawing(_ file: [UInt8]) throws -> DisplayList {
    try PDFReader.drawing(of: file, file: "icon.pdf")
  }

  /// Returns the printed items of a page, without the first line.
  private func printed(
    _ content: String, resources: String = "", objects: [String] = []
  ) throws -> String {
    let list = try drawing(Self.file(content, resources: resources, objects: objects))
    return list.description.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  private func refusal(of file: [UInt8]) -> String? {
    do {
      _ = try drawing(file)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns the pixel of a page at a position in points from the top left.
  private func pixel(_ list: DisplayList, _ x: Int, _ y: Int) throws -> UInt32 {
    try list.render(scale: 1)[x, y]
  }

  // MARK: - Paths and colors

  @Test("the origin is at the bottom left") func origin() throws {
    let list = try drawing(Self.file("1 0 0 rg 0 0 8 4 re f"))
    #expect(list.size == CGSize(width: 24, height: 24))
    #expect(try pixel(list, 2, 22) == 0xff00_00ff)
    #expect(try pixel(list, 2, 18) == 0)
    #expect(try pixel(list, 9, 22) == 0)
  }

  @Test("the crop box is the picture, and turns of the page turn it") func boxes() throws {
    let page = "/MediaBox [0 0 100 100] /CropBox [10 20 30 60]"
    let content = "0 1 0 rg 10 20 4 4 re f"
    let list = try drawing(Self.file(content, page: page))
    #expect(list.size == CGSize(width: 20, height: 40))
    #expect(try pixel(list, 1, 38) == 0xff00_ff00)
    for (turn, x, y) in [(90, 1, 1), (180, 18, 1), (270, 38, 18), (-90, 38, 18)] {
      let turned = try drawing(Self.file(content, page: page + " /Rotate \(turn)"))
      #expect(turned.size.width == (turn == 180 ? 20 : 40), "\(turn)")
      #expect(try pixel(turned, x, y) == 0xff00_ff00, "\(turn)")
    }
  }

  @Test(
    "colors of all spaces",
    arguments: [
      ("0.5 g", UInt32(0xff80_8080)), ("1 0 0 rg", 0xff00_00ff), ("0 1 1 0 k", 0xff00_00ff),
      ("0 0 0 1 k", 0xff00_0000), ("/DeviceRGB cs 0 0 1 sc", 0xffff_0000),
      ("/Profile cs 0 1 0 scn", 0xff00_ff00), ("/Calibrated cs 0 0 1 scn", 0xffff_0000),
      ("/Ink cs 1 scn", 0xff00_00ff), ("/Ink cs 0 scn", 0xffff_ffff), ("/Ink cs", 0xff00_00ff),
      ("/DeviceCMYK cs", 0xff00_0000),
    ])
  func colors(operators: String, pixel expected: UInt32) throws {
    let list = try drawing(
      Self.file(
        operators + " 0 0 24 24 re f",
        resources: """
          /ColorSpace << /Profile [/ICCBased 10 0 R] /Calibrated [/CalRGB <</Gamma [2 2 2]>>]
          /Ink [/Separation /Spot /DeviceRGB 11 0 R] >>
          """,
        objects: [
          "<</N 3 /Length 0>> stream\n\nendstream",
          "<</FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1>>",
        ]))
    #expect(try pixel(list, 12, 12) == expected)
  }

  @Test("both rules fill paths, and close and curve operators end where they began")
  func paths() throws {
    #expect(
      try printed("2 2 m 10 2 l 10 10 l h f* 4 4 m 4 8 8 8 v 8 4 4 4 y b") == """
        group clip rect (0, 0, 24, 24)
          fill path [M 2 22 L 10 22 L 10 14 Z] even-odd #000000
          fill path [M 4 20 C 4 20 4 16 8 16 C 8 20 4 20 4 20 Z] #000000
          stroke path [M 4 20 C 4 20 4 16 8 16 C 8 20 4 20 4 20 Z] width 1 #000000
        """)
  }

  @Test("lines have the width, ends, joins and dashes of the state") func lines() throws {
    let list = try printed("q 2 0 0 2 0 0 cm 1 w 1 J 2 j 4 M 1 1 m 5 1 l S Q 3 w 0 0 m 9 9 l S")
    #expect(list.contains("width 2 "))
    #expect(list.contains("round"))
    #expect(list.contains("width 3 "))
    #expect(try printed("[2 1] 0 d 0 0 m 9 0 l S").contains("M 3 24 L 5 24"))
  }

  @Test("opacities of fills and strokes, and blend modes") func extendedStates() throws {
    #expect(
      try printed(
        "/G gs 0 0 4 4 re B /M gs 0 0 4 4 re f",
        resources: """
          /ExtGState << /G <</ca 0.5 /CA 0.25>> /M <</BM /Multiply /ca 1 /SMask /None>> >>
          """) == """
          group clip rect (0, 0, 24, 24)
            fill rect (0, 20, 4, 4) #000000@0.5
            stroke path [M 0 24 L 4 24 L 4 20 L 0 20 Z] width 1 #000000@0.25
            blended multiply
              fill rect (0, 20, 4, 4) #000000
          """)
  }

  // MARK: - Clips, groups and masks

  @Test("a clip applies until its state is restored") func clips() throws {
    let list = try drawing(
      Self.file("q 0 0 m 12 0 l 0 12 l h W n 0 0 24 24 re f Q 1 0 0 rg 20 20 4 4 re f"))
    #expect(try pixel(list, 1, 22) == 0xff00_0000)
    #expect(try pixel(list, 22, 12) == 0)
    #expect(try pixel(list, 22, 2) == 0xff00_00ff)
  }

  private static let group = """
    <</Subtype /Form /Matrix [1 0 0 1 4 0] /BBox [0 0 8 8] /Group <</S /Transparency>>
    /Length 41>> stream
    0 0 1 rg 0 0 6 6 re f 2 2 20 20 re f    
    endstream
    """

  @Test("a group is placed, clipped and faded as a unit") func groups() throws {
    let list = try drawing(
      Self.file(
        "/Half gs /Icon Do",
        resources: "/XObject <</Icon 10 0 R>> /ExtGState <</Half <</ca 0.5>>>>",
        objects: [Self.group]))
    #expect(try pixel(list, 5, 22) == 0x8080_0000)
    #expect(try pixel(list, 8, 20) == 0x8080_0000, "overlapping items do not shine through")
    #expect(try pixel(list, 13, 12) == 0)
  }

  @Test(
    "a mask shows items where its group is opaque, or where it is not", arguments: [false, true])
  func masks(isInverted: Bool) throws {
    let transfer = isInverted ? "/TR 11 0 R" : "/TR /Identity"
    let list = try drawing(
      Self.file(
        "q /Masked gs 1 0 0 rg 0 0 24 24 re f Q 0 1 0 rg 23 23 1 1 re f",
        resources: "/ExtGState <</Masked <</SMask <</S /Alpha /G 10 0 R \(transfer)>>>>>>",
        objects: [
          Self.group,
          """
          <</FunctionType 4 /Domain [0 1] /Range [0 1] /Length 27>> stream
          { 0 gt { 0 } { 1 } ifelse }
          endstream
          """,
        ]))
    #expect(try pixel(list, 5, 22) == (isInverted ? 0 : 0xff00_00ff))
    #expect(try pixel(list, 20, 2) == (isInverted ? 0xff00_00ff : 0))
    #expect(try pixel(list, 23, 0) == 0xff00_ff00)
  }

  // MARK: - Gradients and images

  @Test("linear gradients have the stops of their functions") func linearGradients() throws {
    let list = try printed(
      "/Pattern cs /P scn 0 0 24 24 re f",
      resources: """
        /Pattern <</P <</PatternType 2 /Matrix [24 0 0 24 0 0] /Shading <</ShadingType 2
        /ColorSpace /DeviceRGB /Coords [0 0 1 0] /Extend [true false] /Function 10 0 R>>>>>>
        """,
      objects: [
        """
        <</FunctionType 3 /Domain [0 1] /Bounds [0.25] /Encode [0 1 0 1] /Functions [
        <</FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 1 0] /N 1>>
        <</FunctionType 2 /Domain [0 1] /C0 [0 1 0] /C1 [0 0 1] /N 1>>]>>
        """
      ])
    #expect(list.contains("#ff0000") && list.contains("#00ff00") && list.contains("#0000ff"))
    #expect(list.contains("0.25"))
  }

  @Test("programs calculate the colors of gradients") func calculatedGradients() throws {
    let list = try drawing(
      Self.file(
        "/S sh",
        resources: """
          /Shading <</S <</ShadingType 3 /ColorSpace /DeviceRGB /Coords [12 12 0 12 12 12]
          /Function 10 0 R>>>>
          """,
        objects: [
          """
          <</FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1] /Length 60>> stream
          { dup 0.5 lt { pop 1 0 0 } { 2 mul 1 sub 1 exch 0 exch pop 1 } ifelse }
          endstream
          """
        ]))
    #expect(try pixel(list, 12, 12) == 0xff00_00ff)
    #expect(try pixel(list, 0, 0) == 0, "the gradient is not continued")
  }

  @Test(
    "programs",
    arguments: [
      ("{ 7.5 floor 7.5 ceiling -7.5 round -7.5 truncate }", [7.0, 8, -7, -7]),
      ("{ 7 3 mod 7 3 idiv 9 sqrt 2 neg abs }", [1, 2, 3, 2]),
      ("{ 1 2 3 3 1 roll 2 copy exch 1 index pop dup pop }", [3, 1, 2, 2, 1]),
      ("{ 1 2 gt { 5 } { 6 } ifelse true { 7 } if }", [6, 7]),
      ("{ 5 0 div 5 0 mod pop add }", [0]),
      ("{ 1 2 2 -1 roll 4 999999999 copy }", [2, 1, 4, 2, 1, 4]),
    ])
  func programs(text: String, stack: [Double]) throws {
    #expect(try #require(PDFCalculator(Array(text.utf8))).run([]) == stack)
  }

  @Test("numbers out of range, NaN and growing stacks end no program")
  func excessivePrograms() throws {
    let infinity = "{ 999999999999999 " + String(repeating: "dup mul ", count: 12)
    for end in ["dup sub copy", "dup sub 2 exch roll", "dup sub index", "floor", "cvi 2 mod"] {
      let program = try #require(PDFCalculator(Array((infinity + end + " }").utf8)))
      #expect(program.run([1, 2]).count < 10)
    }
    let copies = "{ 1 " + String(repeating: "9999 copy ", count: 60) + "}"
    #expect(try #require(PDFCalculator(Array(copies.utf8))).run([1, 2]).count < 10_000)
    #expect(PDFCalculator(Array("{ 1 sin }".utf8)) == nil)
    #expect(PDFCalculator(Array("{ { 1 } }".utf8)) == nil)
    let nan = PDFFunction.sampled(
      PDFFunction.Sampled(domain: [0, 1], encode: [0, 1], samples: [[0], [1]]))
    #expect(nan([.nan]) == [0] && nan([.infinity]) == [1])
    #expect(PDFColorSpace.rgb.color([.nan, .infinity]) == Color(red: 0, green: 255, blue: 0))
  }

  @Test("images have the alpha of their masks, and are upright") func images() throws {
    let list = try drawing(
      Self.file(
        "q 2 0 0 2 0 0 cm /I Do Q q 0 0 1 rg 1 0 0 1 8 8 cm /M Do Q",
        resources: "/XObject <</I 10 0 R /M 12 0 R>>",
        objects: [
          """
          <</Subtype /Image /Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray
          /SMask 11 0 R /Length 2>> stream
          @@
          endstream
          """,
          "<</Subtype /Image /Width 1 /Height 2 /BitsPerComponent 8 /Length 2>> stream\n\u{7f}\0\nendstream",
          "<</Subtype /Image /ImageMask true /Width 1 /Height 1 /Length 1>> stream\n\0\nendstream",
        ]))
    #expect(try pixel(list, 0, 22) == 0x7f20_2020)
    #expect(try pixel(list, 0, 23) == 0)
    #expect(try pixel(list, 8, 15) == 0xffff_0000)
  }

  // MARK: - Files

  @Test("compressed objects and streams are read") func compressed() throws {
    // A catalog, a list of pages and a page of 5 × 7 points; then its content: a red rectangle.
    let objects = try #require(
      Data(
        base64Encoded:
          "eNozUzBQMFcwNlKwUDA1ULCx0Q+pLEhV0HdOLEnMyU9X0A9ITE8tBqowUAiyswPJe2emFCtEW4AEYiEi"
          + "EB0ghQr6vqkpmYlO+RUK0QZAFaYK5rFAs/LzSlLzSooVLCGmAADF4R7s"))
    let content = try #require(Data(base64Encoded: "eNozVDAAwqJ0MGVkAkJFqQppADbbBPQ="))
    var file = Array("%PDF-1.5\n10 0 obj <</Type /ObjStm /N 3 /First 14 /Filter /FlateDecode".utf8)
    file += Array(" /Length \(objects.count)>> stream\r\n".utf8) + objects
    file += Array("\nendstream endobj 9 0 obj <</Filter [/FlateDecode]>> stream\n".utf8) + content
    file += Array("\nendstream endobj".utf8)
    let list = try drawing(file)
    #expect(list.size == CGSize(width: 5, height: 7))
    #expect(try pixel(list, 2, 2) == 0xff00_00ff)
    file[file.count - 30] ^= 0x55
    #expect(refusal(of: file)?.contains("a compressed part is damaged") == true)
  }

  @Test("a later object replaces an earlier object") func updates() throws {
    let file =
      Self.file("0 0 24 24 re f")
      + Array("\n3 0 obj <</Type /Page /MediaBox [0 0 8 6] /Contents 4 0 R>> endobj".utf8)
    #expect(try drawing(file).size == CGSize(width: 8, height: 6))
  }

  @Test(
    "what is not supported is named",
    arguments: [
      ("BT /F 12 Tf (A) Tj ET", "", "text"), ("BI /W 1 ID x EI", "", "an image inside"),
      ("/Pattern cs /T scn", "/Pattern <</T <</PatternType 1>>>>", "a tiled pattern"),
      ("/L gs", "/ExtGState <</L <</SMask <</S /Luminosity>>>>>>", "a mask of luminosity"),
      ("/X gs", "/ExtGState <</X <</BM /Sparkle>>>>", "the blend mode Sparkle"),
      ("/L cs", "/ColorSpace <</L [/Lab <<>>]>>", "colors of the space Lab"),
    ])
  func unsupported(content: String, resources: String, what: String) throws {
    let message = try #require(refusal(of: Self.file(content, resources: resources)))
    #expect(message.hasPrefix("icon.pdf: uses \(what)"))
    #expect(message.hasSuffix("which is not supported in PDF files; export it as SVG or PNG."))
  }

  @Test(
    "files that are not valid are named",
    arguments: [
      ("%PDF-1.7", "it has no page"),
      ("%PDF-1.7 1 0 obj <</Type /Catalog /Pages 1 0 R /Kids [1 0 R]>> endobj", "it has no page"),
    ])
  func malformed(file: String, reason: String) {
    #expect(
      refusal(of: Array(file.utf8))
        == "icon.pdf: cannot be read as a PDF file: \(reason). Export it again.")
  }

  @Test("invalid operands and endless groups are named")
  func invalid() throws {
    #expect(refusal(of: Self.file("1 m"))?.contains("the operator m has invalid operands") == true)
    #expect(refusal(of: Self.file("1 0 0 cm"))?.contains("the operator cm") == true)
    #expect(
      refusal(of: Self.file(String(repeating: "q ", count: 600)))?.contains("nested too deeply")
        == true)
    let twice = "<</Subtype /Form /Length 11>> stream\n/A Do /A Do\nendstream"
    let endless = Self.file("/A Do", resources: "/XObject <</A 10 0 R>>", objects: [twice])
    #expect(refusal(of: endless)?.contains("its groups are nested too deeply") == true)
    let encrypted = Self.file("") + Array("\ntrailer <</Encrypt 1 0 R>>".utf8)
    #expect(refusal(of: encrypted)?.contains("uses encryption") == true)
    #expect(refusal(of: Self.file("", page: "/MediaBox [0 0 0 0]"))?.contains("is empty") == true)
    #expect(
      refusal(of: Self.file("", page: "/MediaBox [0 0 99999 9]"))?.contains("10,000 points") == true
    )
  }

  @Test("every prefix of a file is a drawing or an error") func prefixes() {
    let file = Self.file(
      "/Half gs /Icon Do 1 0 0 rg 0 0 m 1 2 3 4 5 6 c (a\\)b) <414> [1 [2]] S",
      resources: "/XObject <</Icon 10 0 R>> /ExtGState <</Half <</ca 0.5>>>>",
      objects: [Self.group])
    for count in file.indices { _ = try? drawing(Array(file.prefix(count))) }
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x15
      _ = try? drawing(changed)
    }
  }
}
