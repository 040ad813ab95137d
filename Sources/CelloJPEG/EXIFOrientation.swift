/// The orientation of a stored picture, with the values of Exif.
///
/// Source: Exif 2.32, tag 274: the positions of the stored picture's first row and first column in
/// the upright picture.
package enum EXIFOrientation: UInt8, Hashable, Sendable, CaseIterable {
  /// The first row is at the top, the first column on the left.
  case up = 1
  /// The first row is at the top, the first column on the right.
  case upMirrored = 2
  /// The first row is at the bottom, the first column on the right.
  case down = 3
  /// The first row is at the bottom, the first column on the left.
  case downMirrored = 4
  /// The first row is on the left, the first column at the top.
  case leftMirrored = 5
  /// The first row is on the right, the first column at the top.
  case right = 6
  /// The first row is on the right, the first column at the bottom.
  case rightMirrored = 7
  /// The first row is on the left, the first column at the bottom.
  case left = 8

  /// A Boolean value that indicates whether the upright picture exchanges width and height.
  package var isQuarterTurn: Bool { rawValue >= 5 }
}

extension EXIFOrientation {
  /// Creates the orientation from the Exif segment of a JPEG file; ``up`` if the segment is missing
  /// or damaged.
  package init(ofJPEG bytes: UnsafeRawBufferPointer) {
    self = .up
    var position = 2
    // Segments before the image data: a marker, a length that includes itself, and contents.
    while position + 4 <= bytes.count, bytes[position] == 0xff {
      let marker = bytes[position + 1]
      // A marker may be preceded by fill bytes.
      if marker == 0xff {
        position += 1
        continue
      }
      // The start of the image data, or the end of the file.
      guard marker != 0xda, marker != 0xd9 else { return }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2, position + 2 + length <= bytes.count else { return }
      let contents = UnsafeRawBufferPointer(
        rebasing: bytes[(position + 4)..<(position + 2 + length)])
      if marker == 0xe1, contents.starts(with: Self.signature) {
        self = Self.orientation(inTIFF: contents.dropFirst(Self.signature.count)) ?? .up
        return
      }
      position += 2 + length
    }
  }

  private static let signature = Array("Exif".utf8) + [0, 0]

  /// Returns the value of the orientation tag in the first directory.
  private static func orientation(
    inTIFF slice: Slice<UnsafeRawBufferPointer>
  ) -> EXIFOrientation? {
    let bytes = UnsafeRawBufferPointer(rebasing: slice)
    let isBigEndian: Bool
    if bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) {
      isBigEndian = true
    } else if bytes.starts(with: [0x49, 0x49, 0x2a, 0]) {
      isBigEndian = false
    } else {
      return nil
    }
    func number(at position: Int, count: Int) -> Int? {
      guard position >= 0, position <= bytes.count - count else { return nil }
      let part = bytes[position..<(position + count)]
      let ordered = isBigEndian ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, count: 4),
      let entryCount = number(at: directory, count: 2)
    else { return nil }
    for index in 0..<entryCount {
      let entry = directory + 2 + 12 * index
      guard let tag = number(at: entry, count: 2) else { return nil }
      // A value of 16 bits.
      guard tag == 0x0112, number(at: entry + 2, count: 2) == 3 else { continue }
      return number(at: entry + 8, count: 2)
        .flatMap { UInt8(exactly: $0) }.flatMap { EXIFOrientation(rawValue: $0) }
    }
    return nil
  }

  /// The contents of an Exif segment that contains only this orientation.
  var segment: [UInt8] {
    // Big-endian; the directory at offset 8, with one entry: tag, 16-bit type, one value; no
    // further directory.
    Self.signature + [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, rawValue, 0, 0] + [0, 0, 0, 0]
  }
}
