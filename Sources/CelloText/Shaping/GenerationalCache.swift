/// A dictionary of bounded size that forgets what has not been asked for longest, roughly: entries live in a young and
/// an old half; when the young half is full it becomes the old one, and what was old and not asked for since is gone.
struct GenerationalCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let half: Int

  /// - Parameter capacity: the most entries it holds.
  init(capacity: Int) { half = max(capacity / 2, 1) }

  var count: Int { young.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      if let newValue { insert(newValue, for: key) }
    }
  }

  mutating func removeAll() {
    young = [:]
    old = [:]
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if young.count >= half {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
