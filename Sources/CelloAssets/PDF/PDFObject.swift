/// An object of a PDF file.
indirect enum PDFObject: Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// The number of an object that is stored elsewhere in the file.
  case reference(Int)
  case stream(PDFStream)
}

/// The bytes of a stream, as they are stored, and the dictionary that describes them.
struct PDFStream: Hashable {
  var dictionary: [String: PDFObject]
  var bytes: [UInt8]
}
