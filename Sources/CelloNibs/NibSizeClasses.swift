/// A condition about size classes, such as `heightClass=compact-widthClass=regular`.
package struct NibSizeClasses: Hashable, Sendable {
  /// Whether the width is compact; `nil` for any width.
  package var isWidthCompact: Bool?
  /// Whether the height is compact; `nil` for any height.
  package var isHeightCompact: Bool?

  /// Reads the key of a variation; `nil` for other keys. `default` is the condition that is always met.
  package init?(_ key: String) {
    if key == "default" { return }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return nil }
      let isCompact: Bool
      switch pair[1] {
      case "compact": isCompact = true
      case "regular": isCompact = false
      default: return nil
      }
      switch pair[0] {
      case "widthClass": isWidthCompact = isCompact
      case "heightClass": isHeightCompact = isCompact
      default: return nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether size classes meet the condition; `nil` for unspecified classes, which meet no
  /// condition.
  package func isMet(isWidthCompact width: Bool?, isHeightCompact height: Bool?) -> Bool {
    (isWidthCompact == nil || isWidthCompact == width)
      && (isHeightCompact == nil || isHeightCompact == height)
  }

  /// The number of classes that the condition names; conditions with more of them take precedence.
  package var count: Int { (isWidthCompact == nil ? 0 : 1) + (isHeightCompact == nil ? 0 : 1) }
}
