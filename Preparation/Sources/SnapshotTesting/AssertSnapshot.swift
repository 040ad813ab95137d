@_spi(SnapshotTesting) public import CellophaneTesting
public import Foundation

// These functions have the names and parameters of functions in CellophaneTesting, and hide them.
// The names of their pictures end with `.linux`, so that one folder holds the references of iOS and
// of Linux.

/// The last part of the names of references that differ between Cellophane and iOS.
private let platformName = "linux"

/// Compares a value with its reference, exactly.
///
/// The reference of a picture or a description of views ends with `.linux`, as in
/// `row.1.linux.png`. Other references are shared with iOS. For the parameters, see the function of
/// CellophaneTesting with this name.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  func assertion() {
    CellophaneTesting.assertSnapshot(
      of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
  withSettings(assertion)
}

/// Compares a value with several references, one for each name and strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  func assertion() {
    CellophaneTesting.assertSnapshots(
      of: try value(), as: strategies, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
  withSettings(assertion)
}

/// Compares a value with several references, one for each strategy. The references are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  func assertion() {
    CellophaneTesting.assertSnapshots(
      of: try value(), as: strategies, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
  withSettings(assertion)
}

/// Compares a value with its reference and returns a description of the failure, for custom
/// assertions.
///
/// - Parameter snapshotDirectory: the folder of the references; `nil`, the default, for the folder
///   next to the test file.
/// - Returns: a message for people, or `nil` if the value equals its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  func assertion() -> String? {
    CellophaneTesting.verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record,
      snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
  return withSettings(assertion)
}

/// Runs an assertion with the names of this platform, and with the settings of the global variables
/// where the test sets none.
private func withSettings<Result>(_ assertion: () -> Result) -> Result {
  SnapshotTestingConfiguration.$platformName.withValue(platformName) {
    guard let defaults = GlobalSettings.current else { return assertion() }
    return defaults.run(assertion)
  }
}
