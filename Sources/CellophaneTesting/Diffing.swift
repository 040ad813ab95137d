public import Foundation

/// The functions that store, read and compare values of a type.
public struct Diffing<Value> {
  /// Returns the bytes of a reference file for a value. It is not used for images unless ``diff``
  /// is set.
  public var toData: (Value) -> Data
  /// Returns the value for the bytes of a reference file. It is not used for images unless ``diff``
  /// is set.
  public var fromData: (Data) -> Value
  /// Compares a reference with a new value. Returns a description of the difference and files that
  /// show it, or `nil` if the values are equal.
  public var diff: (Value, Value) -> (String, [SnapshotAttachment])? {
    didSet { comparesPixels = false }
  }

  /// A Boolean value that indicates whether the values are images, which the framework compares
  /// itself so that it can report damaged references. Setting ``diff`` makes it `false`.
  var comparesPixels = false

  /// Creates the functions that store, read and compare values of a type.
  ///
  /// - Parameters:
  ///   - toData: returns the bytes of a reference file for a value.
  ///   - fromData: returns the value for the bytes of a reference file.
  ///   - diff: compares a reference with a new value. Returns a description of the difference and
  ///     files that show it, or `nil` if the values are equal.
  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that shows a failure, for the test report.
public struct SnapshotAttachment: Hashable, Sendable {
  /// The name of the file, with its extension.
  public var name: String
  /// The contents of the file.
  public var data: Data

  /// Creates an attachment with a file name, including the extension, and the contents of the file.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

extension Diffing where Value == String {
  /// Stores text as UTF-8 and compares it line by line.
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
  /// Stores bytes unchanged and compares them.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let position = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset
        return (
          "expected \(old.count) bytes, got \(new.count); they differ from byte "
            + "\(position ?? min(old.count, new.count)) on", []
        )
      })
  }
}
