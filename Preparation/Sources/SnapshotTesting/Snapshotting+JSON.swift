public import CellophaneTesting
import Foundation

extension Snapshotting where Value == Any, Format == String {
  /// A strategy that stores a value of JSON, such as the result of `JSONSerialization`, with sorted
  /// keys and one property on each line. A value that JSON cannot represent is described instead.
  public static var json: Snapshotting {
    var result = SimplySnapshotting.lines.pullback { (value: Any) in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "The value cannot be encoded: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }
    result.pathExtension = "json"
    return result
  }
}
