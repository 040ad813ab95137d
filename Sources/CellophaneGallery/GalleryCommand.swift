import ArgumentParser
import CelloGalleryRunner
public import CelloScenes
public import CelloSnapshots
import Foundation

/// The command-line tool of a gallery.
///
/// The command draws scenes, compares the pictures with references, records references, and creates
/// a page that shows the pictures.
///
/// ```swift
/// @main struct InboxGallery: GalleryCommand {
///   static let scenes = [messageScene, mailboxScene]
/// }
/// ```
///
/// The name of the command is the name of its executable product.
public protocol GalleryCommand: SendableMetatype {
  /// The scenes of the gallery, in the order in which the page shows them.
  static var scenes: [Scene] { get }
  /// The choice of pictures that the references keep as files, for scenes without a choice of their
  /// own; ``ReferenceStorage/pictures`` by default.
  static var references: ReferenceStorage { get }
  /// The command that records references, as messages show it; `swift run <product> record` by
  /// default.
  static var recordCommand: String { get }
}

extension GalleryCommand {
  /// The choice of pictures that the references keep as files; ``ReferenceStorage/pictures``.
  public static var references: ReferenceStorage { .pictures }

  /// The command that records references, as messages show it; `swift run <product> record`.
  public static var recordCommand: String { "swift run \(commandName) record" }

  /// The name of the executable file; `gallery` if it is unknown.
  static var commandName: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "gallery").lastPathComponent
  }

  /// Returns a runner for the scenes of the gallery.
  static func runner() -> GalleryRunner {
    var runner = GalleryRunner(scenes.map { $0.references($0.references ?? references) })
    runner.recordCommand = recordCommand
    runner.productName = commandName
    // The file of this process, even if a build has replaced it.
    runner.executable = "/proc/self/exe"
    runner.typeName = String(reflecting: Self.self)
    return runner
  }
}

extension GalleryCommand {
  /// Runs the command with the arguments of the process and exits.
  public static func main() {
    // If a reader closes the pipe, the run continues.
    signal(SIGPIPE, SIG_IGN)
    if let problem = StartProblem.current {
      Console.standard.printError(problem.description)
      Foundation.exit(Outcome.incomplete.rawValue)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    // An asynchronous `main` needs further threads, which a limit on processes may refuse.
    Task(executorPreference: MainQueueExecutor()) {
      Foundation.exit(await run(arguments).rawValue)
    }
    while true { RunLoop.main.run() }
  }

  @MainActor private static func run(_ arguments: [String]) async -> Outcome {
    do {
      var command = try Root<Self>.parseAsRoot(arguments)
      guard let subcommand = command as? any Subcommand else {
        // This is one of the parser's own commands, such as `help`.
        try command.run()
        return .equal
      }
      let outcome = await subcommand.outcome()
      // A misspelled subcommand is parsed as a name for the default subcommand.
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
        Exit codes: 0 everything is equal, 1 a case differs, 2 a case could not be compared, recorded or written, or \
        the arguments are invalid.
        """,
      version: GalleryRunner.version,
      subcommands: [
        Render<Gallery>.self, Verify<Gallery>.self, Record<Gallery>.self, List<Gallery>.self,
        Merge<Gallery>.self, Report<Gallery>.self, Review<Gallery>.self, Explain<Gallery>.self,
        Classes<Gallery>.self, Accepted<Gallery>.self, Mutate<Gallery>.self, Bisect<Gallery>.self,
        Doctor<Gallery>.self, Clean<Gallery>.self, Draw<Gallery>.self, Drawings<Gallery>.self,
      ],
      defaultSubcommand: Render<Gallery>.self)
  }
}

/// A subcommand. Its entry point runs on the main actor and replaces the parser's `run()`.
protocol Subcommand: ParsableCommand {
  @MainActor func outcome() async -> Outcome
}
