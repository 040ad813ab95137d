extension SymbolChapter {
  /// The files of this module.
  ///
  /// They are string literals. The package manager embeds resources as arrays of bytes, which take
  /// longer to compile than the rest of the module.
  static var all: [SymbolChapter] {
    [
      parts, arrows, marks, files, people, communication, media, devices, objects, nature, charts,
      letters,
    ]
  }
}
