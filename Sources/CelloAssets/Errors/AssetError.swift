/// An error in reading a vector image, an asset catalog or a strings file. Each description names
/// the file.
package enum AssetError: Error, Hashable, Sendable {
  /// The file cannot be read for the given reason.
  case unreadable(file: String, reason: String)
  /// The file exceeds a limit, which `what` describes.
  case tooLarge(file: String, what: String)
  /// The file is not well-formed XML in UTF-8.
  case malformedXML(file: String, line: Int, reason: String)
  /// The file is not valid JSON, or is nested too deeply.
  case malformedJSON(file: String, reason: String)
  /// The file is not a valid strings file.
  case malformedStrings(file: String, line: Int, reason: String)
  /// The root element is not `svg`.
  case notSVG(file: String, root: String)
  /// The file is not a valid PDF file.
  case malformedPDF(file: String, reason: String)
  /// The file uses a feature of PDF that is not supported.
  case unsupportedPDF(file: String, what: String)
  /// The drawing contains an element that is not supported.
  case unsupportedElement(file: String, line: Int, element: String)
  /// The drawing contains a property whose value is not supported.
  case unsupportedProperty(
    file: String, line: Int, element: String, property: String, value: String)
  /// An attribute has an invalid value.
  case invalidValue(file: String, line: Int, element: String, attribute: String, value: String)
  /// A symbol template lacks a required part.
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
    case .malformedPDF(let file, let reason):
      "\(file): cannot be read as a PDF file: \(reason). Export it again."
    case .unsupportedPDF(let file, let what):
      "\(file): uses \(what), which is not supported in PDF files; export it as SVG or PNG."
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
