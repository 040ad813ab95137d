internal import Synchronization

/// A style, and all flags and traits on which its properties depend.
struct StyleKey<Style: Hashable>: Hashable {
  private let style: Style
  /// Packed, because hashing each value would take longer than the rest of an update.
  private let bits: UInt64

  init(_ style: Style, flags: StyleFlags, traits: UITraitCollection) {
    self.style = style
    bits =
      UInt64(flags.bits) | UInt64(traits.contentSizeIndex) << 8
      | (traits.isBoldText ? 1 << 16 : 0) | (traits.systemVersion == .iOS26 ? 1 << 17 : 0)
      | UInt64(truncatingIfNeeded: traits.listEnvironment.rawValue) << 32
  }
}

extension StyleKey: Sendable where Style: Sendable {}

/// The properties of styles that were computed before.
final class StyleCache<Style: Hashable & Sendable, Group: PropertyGroup>: Sendable {
  private let known = Mutex<[StyleKey<Style>: StyledProperties<Group>]>([:])

  /// The largest number of known properties. Lists use a few dozen. Only programs that draw all
  /// states of all styles in all text sizes exceed it (chosen).
  private let limit = 4096

  /// Returns the properties for a key; computes them if they are not known.
  ///
  /// While metrics are recorded, all properties are computed, so that their metrics are read.
  func properties(for key: StyleKey<Style>, _ properties: () -> Group) -> StyledProperties<Group> {
    if MetricRecording.isActive { return StyledProperties(style: properties()) }
    if let result = known.withLock({ $0[key] }) { return result }
    let result = StyledProperties(style: properties())
    known.withLock { if $0.count < limit { $0[key] = result } }
    return result
  }
}
