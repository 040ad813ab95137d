/// The colors that a user keeps in a picker.
struct KeptColors: Hashable, Sendable {
  /// The oldest first.
  private(set) var colors: [ColorComponents]

  /// The colors of a new device.
  ///
  /// Recalled from iOS 14: black, blue, green, yellow and red.
  init() { colors = [0x000000, 0x0061FD, 0x76BB40, 0xFFF76B, 0xFF4015].map(ColorComponents.init) }

  /// As many as fit beside the button that adds one. iOS shows more on further pages.
  static let maxCount = ColorPickerMetrics.keptRowCount * ColorPickerMetrics.keptColumnCount - 1

  /// Keeps a color unless it is kept already; the oldest one makes room for it.
  mutating func add(_ color: ColorComponents) {
    guard !colors.contains(color) else { return }
    colors.append(color)
    if colors.count > Self.maxCount { colors.removeFirst() }
  }
}
