/// An element of an XML document, with what lies inside. Text is left out, but for that of style sheets.
struct XMLElement {
  /// Without the namespace prefix that stands for SVG.
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [XMLElement] = []
  /// What a `style` element says.
  var styleSheet = ""
  /// In the file, from 1.
  var line: Int

  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// Whether it belongs to another vocabulary, such as an editor's own notes.
  var isForeign: Bool { name.utf8.contains(UInt8(ascii: ":")) }
}
