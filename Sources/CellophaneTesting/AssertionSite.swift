import CelloPNG
import CelloScenes
import CelloSnapshots
import Foundation
import Testing
import UIKit
import XCTest

/// The source location of an assertion and the test that contains it.
struct AssertionSite {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt
  let identity: TestIdentity

  init(
    _ fileID: StaticString, _ filePath: StaticString, _ testName: String, _ line: UInt,
    _ column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.testName = testName
    self.line = line
    self.column = column
    identity = .current(function: testName, file: "\(filePath)", line: Int(line))
  }

  private var file: String { "\(filePath)" }

  // MARK: - Verifying

  /// Takes a snapshot on the main actor and compares it with its reference.
  ///
  /// - Parameter directory: the folder of the references; `nil` for the folder next to the test
  ///   file.
  /// - Returns: the failure, or `nil` if the snapshot equals its reference.
  func failure<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String?, record: SnapshotTestingConfiguration.Record?, directory: String?,
    timeout: TimeInterval
  ) -> AssertionFailure? {
    UnusedReferences.reportAtExit()
    let run = SnapshotRun.current
    let configuration = SnapshotTestingConfiguration.current
    let folder =
      directory.map { SnapshotFolder(root: $0) } ?? SnapshotFolder(besideTestFile: file)
    do throws(SnapshotError) {
      let ownMode = record ?? configuration.record
      let mode: RecordMode
      if let ownMode { mode = ownMode } else { mode = try .standard(in: run.variables) }
      let ownName = name ?? "\(run.nextNumber(of: identity.key))"
      let platform = SnapshotTestingConfiguration.platformName
      var traits = name == nil ? snapshotting.words : []
      if let platform, snapshotting.dependsOnPlatform { traits.append(platform) }
      var verification = SnapshotVerification(
        folder: folder,
        name: try SnapshotName(
          suite: identity.suiteName, test: testName, arguments: identity.arguments,
          name: ownName, traits: traits, isShared: platform != nil),
        pathExtension: snapshotting.pathExtension ?? "", scene: scene, location: "\(file):\(line)",
        mode: mode, isModeSetByTest: ownMode != nil, environment: .current, run: run,
        results: try run.results(forTestFile: file))
      verification.allowsRepetition = platform != nil
      if identity.descriptions != identity.arguments || platform != nil {
        // Earlier versions kept dots in names.
        verification.former = try? SnapshotName(
          suite: identity.suiteName, test: testName, arguments: identity.descriptions,
          name: ownName, traits: traits)
      }
      verification.build = SnapshotVerification.buildOfProcess
      verification.value = identity.description(ofSnapshotNamed: name)
      verification.test = identity.filter(
        module: module, function: Test.current?.name ?? testName)
      verification.testOptions = TestOptions.current
      if directory == nil {
        try reportOrphans(in: folder, run)
        run.registerUse(
          of: verification.file,
          byTest: SnapshotName.start(
            suite: identity.suiteName, test: testName, isShared: platform != nil), in: folder,
          platform: platform)
      }
      let content = withoutActuallyEscaping(value) { value in
        self.content(of: value, as: snapshotting, timeout: timeout)
      }
      return verification.verify(content).map {
        AssertionFailure($0, diffTool: configuration.diffTool)
      }
    } catch {
      return AssertionFailure(message: "\(error)")
    }
  }

  private var module: String { String("\(fileID)".prefix { $0 != "/" }) }

  /// The name of the test file in reports, as `<module>/<test file>`.
  private var scene: String { "\(module)/\(FileAccess.stem(of: file))" }

  private func content<Value, Format>(
    of value: @escaping () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    timeout: TimeInterval
  ) -> SnapshotVerification.Content {
    // The caller waits while the main actor uses these values.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let snapshotting = snapshotting
    let late = SnapshotVerification.Content.failure(
      "there was no snapshot within \(timeout) s. Let the strategy finish sooner, or give "
        + "assertSnapshot a longer timeout.")
    if let drawing = snapshotting.drawing {
      let drawn: Result<Async<DrawnCase>, any Error> = MainThread.run {
        Result { drawing(try value()) }
      }
      switch drawn {
      case .failure(let error): return .failure("its value threw \(error)".endingWithFullStop)
      case .success(let later):
        guard let drawn = MainThread.wait(seconds: timeout, for: later.run) else { return late }
        return picture(of: drawn)
      }
    }
    let snapshot: Result<Async<Format>, any Error> = MainThread.run {
      Result { snapshotting.snapshot(try value()) }
    }
    switch snapshot {
    case .failure(let error): return .failure("its value threw \(error)".endingWithFullStop)
    case .success(let later):
      guard let format = MainThread.wait(seconds: timeout, for: later.run) else { return late }
      let diffing = snapshotting.diffing
      if diffing.comparesPixels, let image = format as? UIImage {
        let bitmap = image.snapshotBitmap
        return bitmap.pixels.isEmpty
          ? .failure("the image has no pixels. Give it a size.")
          : .picture(bitmap, scale: image.scale)
      }
      let bytes = Array(diffing.toData(format))
      guard !bytes.isEmpty else {
        return .failure(
          "its text is empty, so nothing can differ. Use a strategy that describes the value.")
      }
      return .bytes(bytes) { reference in
        diffing.diff(diffing.fromData(Data(reference)), format).map { summary, attachments in
          SnapshotVerification.Difference(
            summary: summary,
            attachments: attachments.map {
              SnapshotVerification.Attachment(name: $0.name, bytes: Array($0.data))
            })
        }
      }
    }
  }

  private func picture(of drawn: DrawnCase) -> SnapshotVerification.Content {
    nonisolated(unsafe) let drawn = drawn
    guard drawn.list.size.width > 0, drawn.list.size.height > 0 else {
      let size = drawn.list.size
      return .failure(
        "the view is \(Int(clamping: size.width)) by \(Int(clamping: size.height)) points. "
          + "Give it a frame, or the strategy a size: .image(size:).")
    }
    let picture: Result<(SnapshotPicture, ResolvedProperties), DrawingFailure> =
      if let strip = drawn.filmStrip {
        strip.digests().map { (SnapshotPicture(strip, $0), strip.properties($0)) }
      } else {
        drawn.picture().map { bitmap in
          (
            SnapshotPicture(bitmap),
            drawn.propertiesOfPicture?(bitmap) ?? MainThread.run { drawn.resolvedProperties() }
          )
        }
      }
    switch picture {
    case .failure(let failure): return .failure(failure.description)
    case .success((let picture, let properties)):
      return .drawing(
        picture, scale: drawn.scale, fonts: drawn.list.fontDigests,
        hasMissingGlyph: drawn.list.hasMissingGlyph, resolved: properties,
        reason: { question in
          MainThread.run {
            var question = question
            question.drawing = drawn.drawing
            return ReasonFinder.shared.reason(for: question, drawn.overrides)
          }
        })
    }
  }

  // MARK: - Reporting

  private func reportOrphans(in folder: SnapshotFolder, _ run: SnapshotRun) throws(SnapshotError) {
    guard run.isFirstVisit(of: folder.root) else { return }
    let mode = try OrphanMode.standard(in: run.variables)
    guard mode != .ignore,
      let sentence = try OrphanedSnapshots.sentence(for: folder, testFile: file)
    else { return }
    report(AssertionFailure(message: sentence), isWarning: mode == .warn)
  }

  /// A Boolean value that indicates whether Swift Testing runs the test. It is also `true` in a
  /// task that is detached from its test.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Reports a failure or a warning to the testing framework that runs the test.
  func report(_ failure: AssertionFailure?, isWarning: Bool = false) {
    guard let failure else { return }
    guard Self.isSwiftTesting else {
      if isWarning {
        FileHandle.standardError.write(Data("\(file):\(line): warning: \(failure.message)\n".utf8))
      } else {
        XCTFail(failure.message, file: filePath, line: line)
      }
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: file, line: Int(line), column: Int(column))
    for attachment in failure.attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    let comment = Comment(rawValue: failure.message)
    #if compiler(>=6.3)
      Issue.record(comment, severity: isWarning ? .warning : .error, sourceLocation: location)
    #else
      if isWarning {
        FileHandle.standardError.write(Data("\(file):\(line): warning: \(failure.message)\n".utf8))
      } else {
        Issue.record(comment, sourceLocation: location)
      }
    #endif
  }
}

/// The message of a failed assertion and the files that show the failure.
struct AssertionFailure {
  /// The lines of the message, without control characters.
  let message: String
  var attachments: [SnapshotVerification.Attachment]

  init(message: String) {
    self.message = message
    attachments = []
  }

  init(_ failure: SnapshotVerification.Failure, diffTool: SnapshotTestingConfiguration.DiffTool) {
    var lines = [failure.finding.sentence]
    switch (failure.reference, failure.actual) {
    case (let reference?, let actual?):
      lines.append(diffTool(currentFilePath: reference, failedFilePath: actual))
    case (nil, let actual?): lines.append("+ file://\(actual)")
    // The failure's sentence names the reference.
    case (_, nil): break
    }
    if let difference = failure.difference { lines.append("difference: file://\(difference)") }
    lines += failure.advice
    message = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map(\.escapedForTerminal).joined(separator: "\n")
    attachments = failure.attachments
  }
}
