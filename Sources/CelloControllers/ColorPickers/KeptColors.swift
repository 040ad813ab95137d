/// The colors that the user keeps in a color picker.
struct KeptColors: Hashable, Sendable {
  /// The colors, oldest first.
  private(set) var colors: [ColorComponents]

  /// Creates the initial colors of a new device: black, blue, green, yellow and red.
  ///
  /// Source: from memory of iOS 14.
  init() { colors = [0x000000, 0x0061FD, 0x76BB40, 0xFFF76B, 0xFF4015].map(ColorComponents.init) }

  /// The number of colors that fit beside the add button. iOS shows more colors on further pages.
  static let maxCount = ColorPickerMetrics.keptRowCount * ColorPickerMetrics.keptColumnCount - 1

  /// Keeps a color unless it is kept already. If there are too many colors, the oldest is removed.
  mutating func add(_ color: ColorComponents) {
    guard !colors.contains(color) else { return }
    colors.append(color)
    if colors.count > Self.maxCount { colors.removeFirst() }
  }
}
