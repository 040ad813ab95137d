extension NSCoder {
  /// The key of the value in the archive of an object.
  private static let valueKey = "value"

  /// Encodes the value of an object.
  func encodeValue<Value: Encodable>(_ value: Value) {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(value) else { return }
    encode(data as NSData, forKey: Self.valueKey)
  }

  /// Decodes the value of an object; `nil` if it is missing or damaged.
  func decodeValue<Value: Decodable>(_ type: Value.Type = Value.self) -> Value? {
    // Foundation's method ends the process for a key that is missing.
    guard containsValue(forKey: Self.valueKey),
      let data = decodeObject(of: NSData.self, forKey: Self.valueKey)
    else { return nil }
    return try? PropertyListDecoder().decode(type, from: Data(referencing: data))
  }
}
