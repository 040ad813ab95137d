extension UIBackgroundConfiguration: CustomStringConvertible, CustomReflectable {
  /// The style and the properties that differ from their defaults.
  public var description: String {
    let parts = resolvedProperties.values.sorted { $0.key < $1.key }
      .filter { $0.key != "style" && $0.key != "set" }.map { "\($0.key) = \($0.value)" }
    return "<UIBackgroundConfiguration: "
      + (["Base Style = \(values.style.rawValue)"] + parts).joined(separator: "; ") + ">"
  }

  /// A mirror of the properties that differ from their defaults, by name.
  public var customMirror: Mirror {
    Mirror(self, children: resolvedProperties.children, displayStyle: .struct)
  }
}
