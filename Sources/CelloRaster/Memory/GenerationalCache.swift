/// A dictionary of limited size that evicts values that have not been read recently.
///
/// Entries are in a young or an old generation. When the young generation is full, it becomes the
/// old generation, and the previous old generation is discarded. Reading an old entry moves it to
/// the young generation.
package struct GenerationalCache<Key: Hashable, Value> {
  @usableFromInline var young: [Key: Value] = [:]
  @usableFromInline var old: [Key: Value] = [:]
  @usableFromInline let generationSize: Int

  /// Creates a cache.
  ///
  /// - Parameter capacity: the maximum number of entries; at least two are kept.
  @inlinable
  package init(capacity: Int) { generationSize = max(capacity / 2, 1) }

  /// The value for a key; `nil` if there is none. Assigning `nil` removes the value.
  @inlinable
  package subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      if let newValue {
        insert(newValue, for: key)
      } else {
        young[key] = nil
        old[key] = nil
      }
    }
  }

  /// Removes all values.
  @inlinable
  package mutating func removeAll() {
    young = [:]
    old = [:]
  }

  @inlinable
  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= generationSize, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
