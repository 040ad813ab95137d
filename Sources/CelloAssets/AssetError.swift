/// Why a vector image, an asset catalog or a file of texts cannot be read.
package enum AssetError: Error, Hashable, Sendable {
  case unreadable(file: String, reason: String)
  case tooLarge(file: String, what: String)
  case malformedXML(file: String, line: Int, reason: String)
  case malformedJSON(file: String, reason: String)
  case malformedStrings(file: String, line: Int, reason: String)
  case notSVG(file: String, root: String)
  case unsupportedElement(file: String, line: Int, element: String)
  case unsupportedProperty(
    file: String, line: Int, element: String, property: String, value: String)
  case invalidValue(file: String, line: Int, element: String, attribute: String, value: String)
  /// A symbol's template lacks something.
  case incompleteTemplate(file: String, missing: String)
}

extension AssetError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file): cannot be read: \(reason). Restore it, or correct what refers to it."
    case .tooLarge(let file, let what):
      "\(file): has \(what). Make it smaller, or convert it to PNG if it is a drawing."
    case .malformedXML(let file, let line, let reason):
      "\(file):\(line): is not well-formed XML: \(reason). Export it again."
    case .malformedJSON(let file, let reason):
      "\(file): cannot be read as a part of a catalog: \(reason). "
        + "Correct it, or save the catalog again."
    case .malformedStrings(let file, let line, let reason):
      "\(file):\(line): cannot be read as a file of strings: \(reason). Correct it."
    case .notSVG(let file, let root):
      "\(file): is not an SVG image; its root element is <\(root)>, not <svg>. Export it as SVG."
    case .unsupportedElement(let file, let line, let element):
      "\(file):\(line): uses <\(element)>, which is not supported; "
        + "convert it to paths and export the image again."
    case .unsupportedProperty(let file, let line, let element, let property, let value):
      "\(file):\(line): <\(element)> has \(property)=\"\(value)\", which is not supported; "
        + "flatten it and export the image again."
    case .invalidValue(let file, let line, let element, let attribute, let value):
      "\(file):\(line): <\(element)> has \(attribute)=\"\(value)\", which is not valid; correct it."
    case .incompleteTemplate(let file, let missing):
      "\(file): is not a symbol template: it lacks \(missing). "
        + "Export a template from SF Symbols and draw in it."
    }
  }
}
