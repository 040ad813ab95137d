import CelloSnapshots
public import Foundation
public import UIKit

/// Compares a value with its reference, exactly.
///
/// Without a reference the snapshot is recorded beside the test, and the test fails, so that you
/// look at it. A snapshot without a name is numbered, in the order in which its test takes them;
/// the arguments of a parameterized test are part of the name.
///
/// - Parameters:
///   - value: evaluated on the main actor.
///   - snapshotting: how the value becomes a snapshot, for instance `.image`.
///   - name: tells several snapshots of one test apart.
///   - record: when references are written; `nil` for the mode of the trait `.snapshots(record:)`,
///     of ``withSnapshotTesting(record:diffTool:operation:)``, or of `SNAPSHOT_TESTING_RECORD`. By
///     default, what is missing is recorded, and under continuous integration nothing.
///   - timeout: in seconds, for a strategy that takes its snapshot later.
///   - filePath: the test file, beside which references are.
///   - testName: the test; pass on your caller's in a function of your own.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  site.report(
    site.failure(
      of: value, as: snapshotting, named: name, record: record, directory: nil, timeout: timeout))
}

/// Compares a value with several references, one for each name and strategy.
///
/// - Parameter strategies: by name; see ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    site.report(
      site.failure(
        of: value, as: strategy, named: name, record: record, directory: nil, timeout: timeout))
  }
}

/// Compares a value with several references, one for each strategy; they are numbered.
///
/// - Parameter strategies: see ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  for strategy in strategies {
    site.report(
      site.failure(
        of: value, as: strategy, named: nil, record: record, directory: nil, timeout: timeout))
  }
}

/// Compares a value with its reference and returns what is wrong, for assertions of your own.
///
/// - Parameter snapshotDirectory: the folder of the references; `nil` for the one beside the test
///   file. Other parameters are those of
///   ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
/// - Returns: a text for people, or `nil` if the value equals its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  AssertionSite(fileID, filePath, testName, line, column).failure(
    of: value, as: snapshotting, named: name, record: record, directory: snapshotDirectory,
    timeout: timeout)?.message
}

/// Compares pictures of a controller on devices with their references; names end with the device.
///
/// - Parameters:
///   - controller: evaluated for each device.
///   - devices: such as `[.iPhoneSe, .iPhone16, .iPadPro11]`.
///   - traits: those that differ from the devices' traits.
@MainActor public func assertSnapshots(
  of controller: @autoclosure () throws -> UIViewController, on devices: [ViewImageConfig],
  traits: UITraitCollection = UITraitCollection(), named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  for device in devices {
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: device, traits: traits)
    site.report(
      site.failure(
        of: controller, as: strategy, named: name, record: record, directory: nil, timeout: 5)
    )
  }
}
