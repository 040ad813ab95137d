extension Array {
  /// Returns the elements in ascending order of a key. Elements with equal keys keep their order.
  /// NaN is treated as 0.
  package func stablySorted(by key: (Element) -> CGFloat) -> [Element] {
    enumerated().map { (offset: $0.offset, element: $0.element, key: key($0.element).clamped) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }
      .map(\.element)
  }
}
