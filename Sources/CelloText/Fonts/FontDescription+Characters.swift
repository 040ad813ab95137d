import Foundation

extension FontDescription {
  /// Returns a Boolean value that indicates whether the font itself supports all characters of a
  /// set.
  package func supports(_ characters: CharacterSet) -> Bool {
    guard let face = try? FontCatalog.shared.face(for: self) else { return false }
    for plane in UInt8(0)...16 where characters.hasMember(inPlane: plane) {
      for value in UInt32(plane) << 16..<(UInt32(plane) + 1) << 16 {
        guard let scalar = Unicode.Scalar(value), characters.contains(scalar) else { continue }
        if face.glyph(for: value) == nil { return false }
      }
    }
    return true
  }
}
