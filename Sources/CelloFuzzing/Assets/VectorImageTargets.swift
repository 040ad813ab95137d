internal import CelloAssets
internal import CelloSymbols

extension FuzzTarget {
  static let svg = FuzzTarget(
    "svg",
    seeds: [
      """
      <?xml version="1.0" encoding="UTF-8"?><!-- note --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24pt" viewBox="0 0 24 24" preserveAspectRatio="xMidYMid slice">
      <title>A &amp; B</title><defs/><g transform="translate(1,2) rotate(45 3 3) scale(.5)" opacity="50%" fill="#123">
      <path fill-rule="evenodd" d="M1 2h3v4H1zm5 5a2 3 30 0 1 4 4C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T5 6Z" style="stroke:red; stroke-width : 2px"/>
      <rect x="1" y="2" width="3" height="4" rx="1" stroke-dasharray="1 2,3" stroke="rgb(10%, 20, 30 / .5)" stroke-dashoffset="2"/></g>
      <circle cx="5" cy="5" r="4"/><ellipse rx="3" ry="2"/><line x2="4" y2="4" stroke="blue" stroke-linecap="round"/>
      <polyline points="1,2 3,4 5,6"/><polygon points="1 2 3 4 5 6" visibility="hidden"/></svg>
      """,
      "<svg viewBox='0 0 8 8'><g><g><g><path d='M0 0L8 8' stroke='currentColor' transform='skewX(20)matrix(1 2 3 4 5 6)'/></g></g></g></svg>",
    ],
    words:
      "< > </ /> <g> </g> <path d=' <svg viewBox=' fill=' stroke=' style=' transform=' &lt; &#65; &# <!-- --> <![CDATA[ ]]> <? ?> <!DOCTYPE [ ( ) , ; : url(#a) none inherit currentColor rotate( scale( matrix( % px em #abc \" ' ="
  ) { bytes in
    guard let list = try? SVGReader.drawing(of: bytes, file: "input.svg") else { return }
    let side = max(list.size.width, list.size.height)
    if side <= 64 { try requireSamePixels(list) } else { _ = try? list.render(scale: 64 / side) }
  }

  static let pdf = FuzzTarget(
    "pdf",
    seeds: [
      """
      %PDF-1.7
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj 2 0 obj <</Kids [3 0 R] /Resources <</XObject <</A 5 0 R /I 6 0 R>>
      /ExtGState <</E <</ca .5 /CA 0.2 /BM /Multiply>> /M <</SMask <</S /Alpha /G 5 0 R /TR 7 0 R>>>>>>
      /Pattern <</P <</PatternType 2 /Matrix [9 0 0 9 0 0] /Shading <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 0]
      /Extend [true true] /Function 8 0 R>>>>>> /ColorSpace <</S [/Separation /X /DeviceCMYK 9 0 R]>>>>>> endobj
      3 0 obj <</MediaBox [0 0 24 24] /CropBox [1 1 23 23] /Rotate 90 /Contents [4 0 R]>> endobj
      4 0 obj <</Length 0>> stream
      q 1 0 0 -1 2 2 cm 0 0 m 9 0 l 9 9 0 9 4 4 c h W* n /Pattern cs /P scn 0 0 9 9 re B* Q /E gs /A Do /M gs /S cs .5 scn
      [1 2] 1 d 3 w 1 J 2 j 4 M 1 1 m 5 5 8 2 v 2 3 4 5 y s /I Do 1 0 0 rg 0 .5 1 0 K 2 2 4 4 re b
      endstream endobj
      5 0 obj <</Subtype /Form /BBox [0 0 8 8] /Matrix [1 0 0 1 4 0] /Group <<>> >> stream
      0 0 1 rg 0 0 6 6 re f
      endstream endobj
      6 0 obj <</Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceGray 1 <00ff>]>> stream
      ab
      endstream endobj
      7 0 obj <</FunctionType 4 /Domain [0 1] /Range [0 1]>> stream
      { dup 0 gt { pop 0 } { 1 exch pop } ifelse 2 copy add 1 index 3 1 roll }
      endstream endobj
      8 0 obj <</FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions [9 0 R 9 0 R]>> endobj
      9 0 obj <</FunctionType 2 /Domain [0 1] /C0 [1 0 0 0] /C1 [0 1 0 1] /N 1>> endobj trailer <</Root 1 0 R>>
      """
    ],
    words:
      "obj endobj stream endstream << >> [ ] ( ) < > { } 0 R /Type /Length /Filter /FlateDecode /ObjStm /N /First /Kids /Predictor cm q Q re f W n Do gs sh scn cs 0 -1 1e9 .5 %"
  ) { bytes in
    guard let list = try? PDFReader.drawing(of: bytes, file: "input.pdf") else { return }
    let side = max(list.size.width, list.size.height)
    if side <= 64 { try requireSamePixels(list) } else { _ = try? list.render(scale: 64 / side) }
  }

  static let pathData = FuzzTarget(
    "path-data",
    seeds: [
      "M1 2h3v4H1zm5 5a2 3 30 0 1 4 4", "M10 0A10 10 0 010 10a5-5 0 1 1 5 5",
      "m1-2.5.5 1e1 3C1 2 3 4 5 6s1 1 2 2Q1 2 3 4t5 5z",
    ], words: "M m L l H h V v C c S s Q q T t A a Z z , - . 0 1 01 1e 00"
  ) { bytes in
    let text = String(decoding: bytes, as: UTF8.self).filter { !"<&\"".contains($0) }
    let document = "<svg width=\"9\" height=\"9\"><path d=\"\(text)\" stroke=\"red\"/></svg>"
    guard let list = try? SVGReader.drawing(of: Array(document.utf8), file: "input.svg") else {
      return
    }
    try requireSamePixels(list)
  }

  static let symbolTemplate = FuzzTarget(
    "symbol-template",
    seeds: [
      """
      <svg><g id="Notes"><text>x</text></g><g id="Guides"><line id="Baseline-M" y1="100" y2="100"/><line id="Capline-M" y1="0"/>
      <line id="left-margin-Regular-M" x1="0"/><rect id="right-margin-Black-M" x="200"/></g><g id="Symbols">
      <g id="Regular-M" transform="matrix(1 0 0 1 5 5)"><path class="hierarchical-0:secondary" d="M0 1h2v-1z"/></g>
      <g id="Black-M"><g><path d="M0 1h3v-1z"/></g></g></g></svg>
      """,
      """
      <svg><style>.monochrome-0 {opacity:0;-sfsymbols-clear-behind:true;-sfsymbols-variable-threshold:0.5}
      .multicolor-0:systemRedColor,.x {fill:#f00}</style><g id="Guides"><line id="Baseline-M" y1="9"/>
      <line id="Capline-M" y1="0"/></g><g id="Symbols"><g id="Regular-M"><path class="hierarchical-1:tertiary" d="M0 0h9v9z"/>
      <path class="monochrome-0 multicolor-0:systemRedColor" d="M1 1c3 0 5 2 5 5q-4 4-9 0z"/></g></g></svg>
      """,
    ],
    words:
      "<g id='Symbols'> <g id='Guides'> Regular-M Ultralight-S Black-L Baseline-S Capline-L </g> <path d='M0 0h1v1z'/> transform=' x1=' y1=' <style> .monochrome-0 { } : ; opacity:0"
  ) { bytes in
    guard let template = try? SymbolTemplate(bytes, file: "input.svg") else { return }
    for weight in 0..<9 { for scale in 0..<3 { _ = template.design(weight: weight, scale: scale) } }
    _ = Symbol(name: "input", template: template).drawing(SymbolConfigurationValues())
  }
}
