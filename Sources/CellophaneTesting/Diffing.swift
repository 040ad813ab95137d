public import Foundation

/// How values are stored, read and compared.
public struct Diffing<Value> {
  /// The bytes of a reference.
  public var toData: (Value) -> Data
  /// The value of a reference.
  public var fromData: (Data) -> Value
  /// What differs between an old and a new value, and files that show it; `nil` if they are equal.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])? {
    didSet { comparesPixels = false }
  }

  /// Whether values are images that the harness compares itself, which explains damaged references.
  var comparesPixels = false

  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that shows a failure, for the report of a test.
public struct SnapshotAttachment: Hashable, Sendable {
  /// With the ending of its format.
  public var name: String
  public var data: Data

  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let lines = LineDifference(from: old, to: new)
        return (
          lines.description,
          [
            SnapshotAttachment(name: "difference.patch", data: Data(lines.description.utf8))
          ]
        )
      })
  }
}

extension Diffing where Value == Data {
  /// Bytes, compared one by one.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset
        return (
          "expected \(old.count) bytes, got \(new.count); they differ from byte "
            + "\(place ?? min(old.count, new.count)) on", []
        )
      })
  }
}
