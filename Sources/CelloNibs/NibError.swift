/// An error in reading a nib file or a storyboard.
package enum NibError: Error, Hashable, Sendable {
  /// The file cannot be read, or is not well-formed XML.
  case asset(AssetError)
  /// The file has been compiled by Xcode.
  case compiled(file: String)
  /// The file describes objects of another system than iOS.
  case otherSystem(file: String, type: String)
  /// The file is another kind of document.
  case otherDocument(file: String, root: String)
}

extension NibError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .asset(let error): error.description
    case .compiled(let file):
      "\(file): is a compiled nib file, which cannot be read. Use its source, the .xib or .storyboard "
        + "file, as the resource."
    case .otherSystem(let file, let type):
      "\(file): is a document of the type '\(type)'; only documents of iOS are read. Leave it out of "
        + "the resources."
    case .otherDocument(let file, let root):
      "\(file): is not a nib file; its root element is <\(root)>, not <document>. Save it in Interface "
        + "Builder with Xcode 8 or later."
    }
  }
}
