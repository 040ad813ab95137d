public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A strategy that stores text as UTF-8 and compares it line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// A strategy that stores the description of a value, as `String(describing:)` returns it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A strategy that stores a value and its properties as text.
  ///
  /// The text is the same in every run: sets and dictionaries are sorted, and memory addresses are
  /// omitted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).description }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that stores a value as JSON with sorted keys and one property on each line.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns a strategy that stores a value as JSON. If the encoder throws an error, the snapshot
  /// contains a description of the error.
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

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that stores a value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns a strategy that stores a value as a property list. If the encoder throws an error, the
  /// snapshot contains a description of the error.
  ///
  /// - Parameter encoder: an encoder whose output format is XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var result = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "The value cannot be encoded: \(error)"
      }
    }
    result.pathExtension = "plist"
    return result
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that stores bytes unchanged.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}
