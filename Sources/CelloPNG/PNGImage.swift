/// The contents of a PNG file: the pixels, and text chunks in the order of the file.
package struct PNGImage: Hashable, Sendable {
  package var bitmap: Bitmap
  package var texts: [PNGText]

  package init(bitmap: Bitmap, texts: [PNGText] = []) {
    self.bitmap = bitmap
    self.texts = texts
  }

  /// The value of the first remark with a keyword.
  package subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.value
  }
}
