/// An element of an XML document with its children. Text is kept only for the elements that a reader
/// asks for.
package struct XMLElement {
  /// The name, without the prefix of the SVG namespace.
  package var name: String
  /// The attributes, in the order of the document.
  package var attributes: [(name: String, value: String)]
  /// The child elements, in the order of the document.
  package var children: [XMLElement] = []
  /// The text of an element whose text is kept, such as a style sheet.
  package var text = ""
  /// The line of the start tag, starting at 1.
  package var line: Int

  /// The value of an attribute; `nil` if the element does not have it.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// A Boolean value that indicates whether the element belongs to another vocabulary, such as an
  /// editor's metadata.
  package var isForeign: Bool { name.utf8.contains(UInt8(ascii: ":")) }
}
