import ArgumentParser
import CelloGalleryRunner
public import CelloScenes
public import CelloSnapshots
import Foundation

/// The command of a gallery: draws scenes, compares the pictures with references, records them, and
/// makes a page to look at them.
///
/// ```swift
/// @main struct InboxGallery: GalleryCommand {
///   static let scenes = [messageScene, mailboxScene]
/// }
/// ```
///
/// The command is called as its executable product is.
public protocol GalleryCommand: SendableMetatype {
  /// Everything that the gallery shows, in the order in which it is looked at.
  static var scenes: [Scene] { get }
  /// Which pictures the references of scenes keep as files, where a scene does not say it. The
  /// default is ``ReferenceStorage/pictures``.
  static var references: ReferenceStorage { get }
  /// The command that records, as messages tell people to call it. The default is
  /// `swift run <product> record`.
  static var recordCommand: String { get }
}

extension GalleryCommand {
  public static var references: ReferenceStorage { .pictures }

  public static var recordCommand: String { "swift run \(commandName) record" }

  /// The name of the executable file.
  static var commandName: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "gallery").lastPathComponent
  }

  /// A runner of the scenes.
  static func runner() -> GalleryRunner {
    var runner = GalleryRunner(scenes.map { $0.references($0.references ?? references) })
    runner.recordCommand = recordCommand
    runner.productName = commandName
    return runner
  }
}

extension GalleryCommand {
  public static func main() {
    // A reader that closes the pipe must not end the run.
    signal(SIGPIPE, SIG_IGN)
    if let problem = StartProblem.current {
      Console.standard.printError(problem.description)
      Foundation.exit(Outcome.incomplete.rawValue)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    // An asynchronous `main` would need threads besides this one, which a limit on processes may
    // refuse.
    Task(executorPreference: MainQueueExecutor()) {
      Foundation.exit(await run(arguments).rawValue)
    }
    while true { RunLoop.main.run() }
  }

  @MainActor private static func run(_ arguments: [String]) async -> Outcome {
    do {
      var command = try Root<Self>.parseAsRoot(arguments)
      guard let subcommand = command as? any Subcommand else {
        // The parser's own, such as `help`.
        try command.run()
        return .equal
      }
      let outcome = await subcommand.outcome()
      // A misspelled subcommand is a name for the default one.
      if outcome == .incomplete, subcommand is Render<Self>,
        let hint = UsageHint.sentence(Root<Self>.self, arguments)
      {
        Console.standard.printError(hint)
      }
      return outcome
    } catch {
      return report(error, arguments)
    }
  }

  private static func report(_ error: any Error, _ arguments: [String]) -> Outcome {
    let isAnswer = Root<Self>.exitCode(for: error) == .success
    let console = Console.standard
    let message = Root<Self>.fullMessage(for: error)
    for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
      if isAnswer { console.printWhole(String(line)) } else { console.printError(String(line)) }
    }
    if !isAnswer, let hint = UsageHint.sentence(Root<Self>.self, arguments) {
      console.printError(hint)
    }
    return isAnswer && console.outputFailure == nil ? .equal : .incomplete
  }
}

/// The command without a subcommand.
struct Root<Gallery: GalleryCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Gallery.commandName,
      abstract: "Draws a gallery of scenes and compares the pictures with their references.",
      discussion: """
        Exit codes: 0 everything is equal, 1 something differs, 2 something could not be compared, recorded or \
        written, or the command was called wrongly.
        """,
      version: GalleryRunner.version,
      subcommands: [
        Render<Gallery>.self, Verify<Gallery>.self, Record<Gallery>.self, List<Gallery>.self,
        Merge<Gallery>.self, Report<Gallery>.self, Review<Gallery>.self, Explain<Gallery>.self,
        Classes<Gallery>.self,
        Doctor<Gallery>.self, Clean<Gallery>.self,
      ],
      defaultSubcommand: Render<Gallery>.self)
  }
}

/// The entry point of subcommands, on the main actor, in place of the parser's `run()`.
protocol Subcommand: ParsableCommand {
  @MainActor func outcome() async -> Outcome
}
