import ArgumentParser
import CelloPreparation
import CelloReadiness
import Foundation

/// The subcommand that says what stands in the way of using a project on Linux.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Prints what a package or an app needs to compile on Linux.",
    discussion: """
      Reads the targets of a package, of an Xcode project, or of the folders of an app, without \
      compiling them. For each target, prints whether it is ready, ready once \
      “cellophane prepare” has rewritten its Objective-C syntax, or which modules, declarations and \
      features stand in the way, and in how many files.

      Exit codes: 0 ready, or ready once prepared; 1 something stands in the way; 2 the project \
      cannot be read.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The folder of the package or the app.") var path = "."
  @Option(help: "The format of the output.") var format = Format.text
  @Flag(help: "List all obstacles instead of the first 20 of each target.") var all = false
  @Option(help: "Print only the target with this name. May be repeated.") var target: [String] = []

  @Flag(help: "Also prepare a copy of the sources, compile it, and print the compiler's errors.")
  var compile = false
  @Option(help: "The toolset for --compile: a file of scripts/make-toolset.")
  var toolset: String?

  func validate() throws {
    if compile, toolset == nil {
      throw ValidationError("--compile needs a toolset. Add --toolset and its file.")
    }
    if compile, format == .json {
      throw ValidationError("--compile prints text. Leave out --format json.")
    }
  }

  func run() throws {
    do {
      let compilation =
        try compile
        ? toolset.map { try Compilation(toolset: $0, copies: Self.copies) } : nil
      var links: [String] = []
      if let folder = try? Preparation.existingFolder(path),
        FileManager.default.fileExists(atPath: folder + "/Package.swift")
      {
        links = CircularLinks.paths(in: folder)
        CircularLinks.warnings(in: folder).forEach(Preparation.complain)
      }
      var layout = try ProjectReader().layout(of: path)
      layout.removeFiles(below: links)
      let facts = SourceFacts.all(of: layout, root: path)
      var report = ReadinessReport(layout, facts: facts)
      if !target.isEmpty {
        let names = report.targets.map(\.name)
        if let unknown = target.first(where: { !names.contains($0) }) {
          fail(
            "\(path) has no target \(unknown). Its targets are \(names.joined(separator: ", ")).")
        }
        report.targets.removeAll { !target.contains($0.name) }
      }
      print(format == .json ? try report.json() : report.text(listsAll: all), terminator: "")
      var isReady = report.state != .blocked
      if let compilation {
        let modules = report.missingModules
        // The modules of a package's dependencies exist in its build.
        let empty = layout.isPackage ? modules.apple : modules.apple.union(modules.others)
        let (errors, emptyTargets) = try compilation.errors(
          of: layout, root: path, targets: Set(target), facts: facts, emptyModules: empty)
        let summary = CompilationSummary(
          errors, emptyModules: empty.sorted(), emptyTargets: emptyTargets)
        print("\n\(summary.text(listsAll: all))", terminator: "")
        isReady = errors.allSatisfy(\.isOfObjectiveC)
      }
      if !isReady { throw ExitCode(1) }
    } catch let error as ProjectError {
      fail(error.description)
    } catch let error as Compilation.Failure {
      fail(error.description)
    } catch let error as PreparationError {
      fail(error.description)
    }
  }

  /// Makes the copies that are compiled.
  private static var copies: Compilation.PreparedCopies {
    Compilation.PreparedCopies(
      target: { files, others, folder in
        let sources = PreparedSources(files: files, output: folder, declarations: others)
        let messages = try sources.update()
        return (sources.outputs, messages)
      },
      package: { package, folder in
        try Preparation(path: package, output: folder, targets: []).update().report.errors
      })
  }

  private func fail(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("cellophane: \(sentence)\n".utf8))
    Foundation.exit(2)
  }
}
