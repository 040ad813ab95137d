/// The contents of a PNG file: the pixels, and the text chunks in the order of the file.
package struct PNGImage: Hashable, Sendable {
  /// The pixels.
  package var bitmap: Bitmap
  /// The text chunks.
  package var texts: [PNGText]

  /// Creates an image.
  package init(bitmap: Bitmap, texts: [PNGText] = []) {
    self.bitmap = bitmap
    self.texts = texts
  }

  /// The value of the first text chunk with a keyword; `nil` if there is none.
  package subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.value
  }
}
