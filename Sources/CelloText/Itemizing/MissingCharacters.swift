/// Collects the characters of a text that no font supports, each once, in order of first
/// appearance.
final class MissingCharacters {
  private(set) var scalars: [Unicode.Scalar] = []

  /// Limits the time and memory of a text with thousands of different unsupported characters.
  private static let maxCount = 256

  func insert(_ scalar: UInt32) {
    guard scalars.count < Self.maxCount, let scalar = Unicode.Scalar(scalar),
      !scalars.contains(scalar)
    else { return }
    scalars.append(scalar)
  }
}
