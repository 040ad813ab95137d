/// A range of text with the same style, direction, script and face, which is shaped as a whole.
struct TextItem {
  enum Kind {
    case glyphs
    /// Characters that no font supports; each is drawn as a box.
    case missing
    case tab
    /// An attachment of the style.
    case attachment
    /// Control characters, which have no advance.
    case hidden
  }

  var range: Range<Int>
  var kind: Kind
  /// The face of the glyphs; `nil` unless the item has glyphs of a font.
  var face: FontFace?
  /// The index of the style in the layout's styles.
  var style: Int
  /// The embedding level.
  var level: UInt8
  /// The ISO 15924 tag in HarfBuzz's encoding.
  var script: UInt32
}
