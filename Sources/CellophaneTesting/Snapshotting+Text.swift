public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Texts, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// The value's description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value and its properties as text, the same in every run: sets and dictionaries are sorted,
  /// and addresses are left out.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).description }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys, a property on each line.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// The value as JSON. An error of the encoder is the snapshot's text.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var result = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "The value cannot be encoded: \(error)"
      }
    }
    result.pathExtension = "json"
    return result
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}
