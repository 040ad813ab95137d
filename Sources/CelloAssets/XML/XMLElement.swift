/// An element of an XML document with its children. Text is kept for style sheets only.
package struct XMLElement {
  /// Without the prefix of the SVG namespace.
  package var name: String
  package var attributes: [(name: String, value: String)]
  package var children: [XMLElement] = []
  /// The text of a `style` element.
  package var styleSheet = ""
  /// In the file, counted from 1.
  package var line: Int

  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// Whether it belongs to another vocabulary, such as an editor's own notes.
  package var isForeign: Bool { name.utf8.contains(UInt8(ascii: ":")) }
}
