/// A file of symbol drawings. `README.md` of this module describes the notation.
struct SymbolChapter: Sendable {
  /// The file's name, for error messages.
  let file: String
  let bytes: [UInt8]
}

extension SymbolChapter {
  /// The files of this module, which the package manager embeds in the code.
  static var all: [SymbolChapter] {
    [
      SymbolChapter(file: "parts.symbols", bytes: PackageResources.parts_symbols),
      SymbolChapter(file: "arrows.symbols", bytes: PackageResources.arrows_symbols),
      SymbolChapter(file: "marks.symbols", bytes: PackageResources.marks_symbols),
      SymbolChapter(file: "files.symbols", bytes: PackageResources.files_symbols),
      SymbolChapter(file: "people.symbols", bytes: PackageResources.people_symbols),
      SymbolChapter(file: "communication.symbols", bytes: PackageResources.communication_symbols),
      SymbolChapter(file: "media.symbols", bytes: PackageResources.media_symbols),
      SymbolChapter(file: "devices.symbols", bytes: PackageResources.devices_symbols),
      SymbolChapter(file: "objects.symbols", bytes: PackageResources.objects_symbols),
      SymbolChapter(file: "nature.symbols", bytes: PackageResources.nature_symbols),
      SymbolChapter(file: "charts.symbols", bytes: PackageResources.charts_symbols),
      SymbolChapter(file: "letters.symbols", bytes: PackageResources.letters_symbols),
    ]
  }
}
