/// A film strip, frame by frame, and its differences from the reference.
package struct FilmStripComparison: Hashable, Sendable, Codable {
  package struct Frame: Hashable, Sendable, Codable {
    /// The name with the number and the time, such as `frame 2 at 0.100 s`.
    package var name: String
    /// The time since the change, in seconds.
    package var time: Double
    /// A Boolean value that indicates whether the frame differs from the frame with the same number in
    /// the reference; `nil` if there is no reference.
    package var isDifferent: Bool?
  }

  package var frames: [Frame]
  /// The layout of the new picture.
  package var actual: FilmStripLayout
  /// The layout of the expected picture; `nil` if it is unknown.
  package var expected: FilmStripLayout?
  /// The number of frames of the expected strip, if it has another number of frames.
  package var expectedCount: Int?

  /// Compares strips by their recorded properties; `nil` if the new picture is not a strip.
  ///
  /// - Parameter recorded: the properties of the reference; `nil` if there is none.
  package init?(_ properties: ResolvedProperties, recorded: ResolvedProperties?) {
    guard let layout = properties[FilmStripLayout.propertyName].flatMap(FilmStripLayout.init)
    else { return nil }
    actual = layout
    expected = recorded?[FilmStripLayout.propertyName].flatMap(FilmStripLayout.init)
    let new = properties.framesOfStrip
    let old = recorded?.framesOfStrip ?? []
    let isComparable = recorded != nil
    frames = new.enumerated().map { index, property in
      Frame(
        name: property.name, time: Self.time(property.name),
        isDifferent: isComparable ? index >= old.count || old[index] != property : nil)
    }
    if isComparable, old.count != new.count { expectedCount = old.count }
  }

  /// The time in a frame's name, in seconds.
  private static func time(_ name: String) -> Double {
    let words = name.split(separator: " ")
    return words.count > 1 ? Double(words[words.count - 2]) ?? 0 : 0
  }

  /// The first frame that differs; `nil` for none.
  package var firstDifference: Frame? { frames.first { $0.isDifferent == true } }

  /// A description of the differences, for the middle of a sentence; `nil` if there are none.
  package var summary: String? {
    let count = frames.count { $0.isDifferent == true }
    let lengths = expectedCount.map { "\(frames.count) frames instead of \($0)" }
    guard let first = firstDifference else { return lengths }
    let place =
      count == 1
      ? "only \(first.name) of \(frames.count) frames differs"
      : "\(count) of \(frames.count) frames differ, the first is \(first.name)"
    return place + (lengths.map { "; \($0)" } ?? "")
  }
}

extension ResolvedProperties {
  /// The properties with the digests of a strip's frames, in the order of the frames.
  fileprivate var framesOfStrip: [Property] {
    properties.filter { Change(name: $0.name, old: nil, new: nil).isFrameOfStrip }
  }
}

extension ResolvedProperties.Change {
  /// A Boolean value that indicates whether the property is the digest of a film strip's frame.
  package var isFrameOfStrip: Bool {
    name.hasPrefix("frame ") && name.hasSuffix(" s") && name.contains(" at ")
  }
}
