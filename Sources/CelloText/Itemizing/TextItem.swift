/// A range of text with one style, direction, script and face, which is shaped as a whole.
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
  /// `nil` unless the item has glyphs of a font.
  var face: FontFace?
  /// An index into the styles of the layout.
  var style: Int
  /// The embedding level.
  var level: UInt8
  /// An ISO 15924 tag in HarfBuzz's encoding.
  var script: UInt32
}
