import CelloSnapshots
public import Foundation
public import UIKit

/// Compares a value with its reference, exactly.
///
/// If there is no reference, the snapshot is recorded next to the test file, and the test fails so
/// that you review the snapshot. Snapshots without a name are numbered in the order in which the
/// test takes them. The name of a snapshot contains the arguments of a parameterized test.
///
/// - Parameters:
///   - value: the value, which is evaluated on the main actor.
///   - snapshotting: the strategy that turns the value into a snapshot, such as `.image`.
///   - name: a name that distinguishes snapshots of the same test; `nil`, the default, for a
///     number.
///   - record: the condition for writing references. If `nil`, the default, the mode comes from the
///     trait `.snapshots(record:)`, from ``withSnapshotTesting(record:diffTool:operation:)`` or
///     from the environment variable `SNAPSHOT_TESTING_RECORD`. If none of them sets a mode,
///     missing references are recorded, except under continuous integration, where nothing is
///     recorded.
///   - timeout: the longest time to wait for the snapshot, in seconds; 5 by default.
///   - fileID: the file of the assertion, for the failure's location.
///   - filePath: the path of the test file. The references are in a folder next to it.
///   - testName: the name of the test function. A helper function passes on the name that its
///     caller gives it.
///   - line: the line of the assertion, for the failure's location.
///   - column: the column of the assertion, for the failure's location.
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
/// - Parameter strategies: the strategies by name. For the other parameters, see
///   ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
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

/// Compares a value with several references, one for each strategy. The references are numbered.
///
/// - Parameter strategies: the strategies. For the other parameters, see
///   ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
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

/// Compares a value with its reference and returns a description of the failure, for custom
/// assertions.
///
/// - Parameter snapshotDirectory: the folder of the references; `nil`, the default, for the folder
///   next to the test file. For the other parameters, see
///   ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
/// - Returns: a message for people, or `nil` if the value equals its reference.
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

/// Compares pictures of a view controller on several devices with their references.
///
/// The name of each reference ends with the name of the device.
///
/// - Parameters:
///   - controller: the view controller, which is evaluated for each device.
///   - devices: the devices, such as `[.iPhoneSe, .iPhone16, .iPadPro11]`.
///   - traits: the traits that replace traits of the devices.
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
