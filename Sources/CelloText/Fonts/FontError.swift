/// An error that prevents the use of a font.
package enum FontError: Error, Hashable, Sendable {
  /// No folder of the catalog contains the file; `package` is the Debian package that provides it.
  case missingFile(name: String, package: String, folders: [String])
  /// The file cannot be opened or read; `reason` is the system's message.
  case unreadable(path: String, reason: String)
  /// The file is not an OpenType, TrueType or OpenType collection file, or is damaged for the given
  /// reason.
  case invalid(path: String, reason: String)
  /// The file's glyphs are pictures that FreeType cannot decode.
  case undecodablePictures(path: String)
  /// The file has already been registered with the same content.
  case alreadyRegistered(path: String)
  /// No font with the name has been registered.
  case unknownFamily(name: String)
  /// A design of the system font without a free counterpart.
  case missingDesign(name: String)
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingFile(let name, let package, let folders):
      "The font file \(name) was not found in \(folders.joined(separator: ", ")): install it with "
        + "`apt-get install \(package)`."
    case .unreadable(let path, let reason):
      "The font file \(path) cannot be read (\(reason)): check that it exists and may be read."
    case .invalid(let path, let reason):
      "The font file \(path) is not a usable OpenType or TrueType font (\(reason)): replace it with "
        + "an intact one."
    case .undecodablePictures(let path):
      "The pictures in the font file \(path) cannot be decoded: install a FreeType with PNG "
        + "support, such as Debian's libfreetype6, or replace the file with an intact one."
    case .alreadyRegistered(let path):
      "The font file \(path) is registered already: register each file once."
    case .unknownFamily(let name):
      "No font named \(name) is registered: register its file first."
    case .missingDesign(let name):
      "The \(name) design of the system font has no counterpart among Debian's fonts: choose "
        + "another design, or register a font file and use it by name."
    }
  }
}
