extension SymbolLibrary {
  /// The sources of all symbols; `SymbolEntry` explains their notation.
  static let chapters = [
    parts, arrows, marks, files, people, communication, media, devices, objects, nature, figures,
    letters,
  ]
}
