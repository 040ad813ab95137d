/// The reason why references cannot be read, written or compared. The description is a sentence
/// that names the affected file or case.
package enum SnapshotError: Error, Hashable, Sendable {
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)
  /// No port of the loopback interface can be opened.
  case unservable(reason: String)
  case brokenLine(
    file: String, line: Int, text: String, reason: String,
    remedy: String = "record the pictures anew")
  case picture(PNGError)
  /// A text has digests of an unknown kind.
  case unknownDigests(file: String, kind: String)
  /// Another process uses a folder that this process must write.
  case inUse(folder: String)
  /// An interrupted recording can be neither completed nor reverted.
  case unfinishedRecording(folder: String, reason: String)
  case otherFont(name: String, recorded: PixelDigest, found: PixelDigest)
  case missingFont(name: String)
  /// The recording stopped because a font cannot be used.
  case unusableFont(sentence: String)
  /// A new environment was accepted only for some of the references.
  case partialEnvironment
  /// The folder of the references does not exist.
  case noReferences(folder: String)
  /// The folder contains no result of an earlier run.
  case noResult(folder: String)
  /// The folder contains no results of a test run.
  case noTestResults(folder: String)
  case unknownFilter(String, nearest: String?)
  /// A name for a review matches no finding of the last run.
  case unknownFinding(String, nearest: String?)
  case malformedShard(String)
  case undrawable(name: String, reason: String)
  case refusedOutput(folder: String, OutputRefusal)
  /// A line of a test run names a reference that does not belong to the package.
  case refusedReference(name: String, file: String, ReferenceRefusal)
  /// The value of an environment variable is not one of the permitted words.
  case unknownWord(variable: String, value: String, words: [String], nearest: String)
  /// The name of a snapshot is too long for a file name.
  case longName(String, byteCount: Int, limit: Int)
  /// The result of a run was written by a different version.
  case otherVersion(file: String)
  /// A picture or value has changed since the run.
  case changedSinceRun(file: String)
  /// The folder does not contain the drawings of a part of a run.
  case noPart(folder: String)
  /// A part was written by an earlier version and lacks information.
  case earlierPart(folder: String)
  /// A line of a part's file is malformed.
  case brokenPart(file: String, line: Int, text: String, reason: String)
  /// Two parts belong to different runs.
  case otherPart(folder: String, first: String, difference: String)
  /// The parts were drawn from a different revision of the sources.
  case otherRevision(folder: String, drawn: String, here: String)
  /// Two folders contain the same part of a run.
  case repeatedPart(first: String, second: String, part: String?)
  /// A part of a test run is still running.
  case unfinishedPart(folder: String)
  /// Two parts of a test run have different results for the same snapshot.
  case repeatedResult(name: String, first: String, second: String)
  /// Some parts belong to a test run and others to a run of a gallery.
  case mixedParts(tests: String, gallery: String)
  /// A picture has no recipe, and its path is not the path of a case.
  case noRecipe(file: String)
  /// A picture shows a case that the gallery does not contain.
  case unknownRecipe(file: String, name: String)
  /// An environment variable that contains a path is not valid UTF-8.
  case unreadableVariable(String)
  /// Two assertions of a run use the same reference.
  case repeatedName(file: String, first: String, second: String)
  /// An assertion uses the same reference for two values, whose names differ only in characters
  /// that names of files do not contain.
  case indistinctNames(file: String, location: String, first: String, second: String)
}

extension SnapshotError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file): cannot be read (\(reason.withoutFullStop)). Check that it is a file and that you may read it."
    case .unwritable(let file, let reason):
      "\(file): cannot be written (\(reason.withoutFullStop)). Check that the folder exists, that you may write there and that there is room."
    case .unservable(let reason):
      "The page cannot be served (\(reason.withoutFullStop)). Review without --serve."
    case .brokenLine(let file, let line, let text, let reason, let remedy):
      "\(file):\(line): “\(text)” \(reason). Restore the line, or \(remedy)."
    case .picture(let error): error.description
    case .unknownDigests(let file, let kind):
      "\(file): this version does not know digests of the kind “\(kind)”. "
        + "Use the version of Cellophane that wrote the file, or restore it."
    case .inUse(let folder):
      "\(folder): another process is using it. Wait until it has ended."
    case .unfinishedRecording(let folder, let reason):
      "\(folder): a recording was interrupted and has to be finished before references can be read. "
        + "Run this again where the folder can be written. (\(reason))"
    case .otherFont(let name, let recorded, let found):
      "The font \(name) on this machine (\(found)) is not the one that the references were made with (\(recorded)). "
        + "Install that version, or record all references anew: render-gallery with --accept-environment, "
        + "tests with SNAPSHOT_TESTING_RECORD=all."
    case .missingFont(let name):
      "The font \(name), which the references were made with, was not found. Run scripts/setup to install it, "
        + "or record all references anew: render-gallery with --accept-environment, "
        + "tests with SNAPSHOT_TESTING_RECORD=all."
    case .unusableFont(let sentence):
      "Recording stopped at the first picture without its font. \(sentence)"
    case .partialEnvironment:
      "All references share one environment, so --accept-environment records all of them. Leave out the names."
    case .noReferences(let folder):
      "\(folder): the folder of references does not exist. Record references to create it, or name another one with --references."
    case .noResult(let folder):
      "\(folder): no result of an earlier run was found. Run verify first, or name another folder with --output."
    case .noTestResults(let folder):
      "\(folder): no test results were found. Run swift test with snapshot assertions first, or name another folder."
    case .unknownFilter(let filter, let nearest?):
      "No scene or case matches “\(filter.shortened)”. Did you mean \(nearest)?"
    case .unknownFilter(let filter, nil):
      "No scene or case matches “\(filter.shortened)”, and none has a similar name. The subcommand list prints them."
    case .unknownFinding(let name, let nearest):
      "The last run has no finding of “\(name.shortened)”, and nothing was changed. "
        + (nearest.map { "Did you mean \($0.shortened)?" }
          ?? "It has no findings with a new picture.")
    case .malformedShard(let text):
      "“\(text.shortened)” is not a shard. Write i/n with 1 ≤ i ≤ n, for instance 2/4."
    case .undrawable(let name, let reason):
      "\(name): cannot be drawn: \(reason)"
    case .refusedOutput(let folder, let reason):
      "“\(folder.shortened)” cannot be the output folder, because it \(reason). Name another one with --output."
    case .refusedReference(let name, let file, let reason):
      "\(name.shortened): its reference “\(file.shortened)” is not touched, because \(reason)."
    case .unknownWord(let variable, let value, let words, let nearest):
      "“\(value.shortened)” is not a value of \(variable). Did you mean \(nearest)? "
        + "It can be \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")."
    case .longName(let name, let byteCount, let limit):
      "The name \(name.shortened) has \(byteCount) bytes, more than the \(limit) that a file's name can have. "
        + "Give the snapshot a shorter one with named:."
    case .otherVersion(let file):
      "\(file): the file is not a result of this version. Run the comparison again."
    case .changedSinceRun(let file):
      "\(file): the file is not the one that the run made. Run the comparison again."
    case .noPart(let folder):
      "\(folder): no part of a run was found. Run verify with --shard and --output \(folder) first."
    case .earlierPart(let folder):
      "\(folder): the part was made by an earlier version. Draw the part again."
    case .brokenPart(let file, let line, let text, let reason):
      "\(file):\(line): “\(text)” \(reason). Draw the part again."
    case .otherPart(let folder, let first, let difference):
      "\(folder): the part \(difference) as \(first). Merge the parts of one run."
    case .otherRevision(let folder, let drawn, let here):
      "\(folder): the part was drawn from \(drawn), but \(here) is checked out here. "
        + "Check that out, or draw the parts again."
    case .repeatedPart(let first, let second, let part) where first == second:
      "\(first): \(part ?? "the part") is named twice. Name each part once."
    case .repeatedPart(let first, let second, let part):
      "\(second): this is the same part as \(first)\(part.map { ", \($0)" } ?? ""). Name each part once."
    case .unfinishedPart(let folder):
      "\(folder): the test run has not ended yet. Merge its results afterwards."
    case .repeatedResult(let name, let first, let second):
      "\(name.shortened) has different results in \(first) and \(second). Run each test in one part only."
    case .mixedParts(let tests, let gallery):
      "\(tests) has results of tests, \(gallery) those of a gallery. Merge parts of one kind at a time."
    case .noRecipe(let file):
      "\(file): the picture does not say what it shows. Name one that render-gallery or a test wrote, "
        + "or one whose path ends with group/scene/case.png."
    case .unknownRecipe(let file, let name):
      "\(file): the picture shows \(name.shortened), which this gallery does not contain. "
        + "If it is a snapshot of a test, run that test; otherwise use the command of its gallery."
    case .unreadableVariable(let name):
      "The environment variable \(name) is not valid UTF-8. Set it to a path that is."
    case .repeatedName(let file, let first, let second) where first == second:
      "\(file): the assertion at \(first) used it twice in this run, with different contents. "
        + "Give each snapshot a name of its own with named:. If the test ran twice, its result varies."
    case .repeatedName(let file, let first, let second):
      "\(file): the assertions at \(first) and \(second) have this reference in common, "
        + "but different contents. Give each a name of its own with named:."
    case .indistinctNames(let file, let location, let first, let second):
      "\(file): the assertion at \(location) uses this reference for \(first) and for \(second), "
        + "because both have the same name in the names of references. Give each snapshot a name of its own with named:."
    }
  }
}
