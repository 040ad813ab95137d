/// The characters of a text that no font supports, without duplicates, in order of first
/// appearance.
final class MissingCharacters {
  private(set) var scalars: [Unicode.Scalar] = []

  /// The maximum number of characters, which limits the time and memory for a text with thousands
  /// of different unsupported characters.
  private static let maxCount = 256

  func insert(_ scalar: UInt32) {
    guard scalars.count < Self.maxCount, let scalar = Unicode.Scalar(scalar),
      !scalars.contains(scalar)
    else { return }
    scalars.append(scalar)
  }
}
