#if LIBFUZZER
  import ArgumentParser
  import CelloFuzzing
  import Foundation

  /// Searches for inputs with libFuzzer, which is linked only in builds of `scripts/fuzz`.
  struct ExploreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explore", abstract: "Searches for inputs that reach new code.")

    @Argument(help: "The target.") var target: TargetName
    @Option(help: "The folder of known inputs, to which new inputs are added.")
    var corpus: String
    @Option(help: "The folder for inputs that fail.") var failures: String
    @Argument(parsing: .postTerminator, help: "Arguments for libFuzzer, after --.")
    var arguments: [String] = []

    func run() throws {
      let target = target.target
      for folder in [corpus, failures] {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
      let dictionary = try dictionary(of: target)
      try writeStart(of: target)
      // libFuzzer runs part of its work in another process, which a shell starts with the words of
      // the first argument.
      let own = [
        "\(CommandLine.arguments[0]) explore \(target.name) --corpus \(corpus) --failures \(failures) --",
        "-timeout=\(InputLimits.seconds)",
        "-rss_limit_mb=\(InputLimits.megabytes)", "-max_len=\(FuzzTarget.maxInputLength)",
        "-artifact_prefix=\(failures)/\(target.name)-", "-print_final_stats=1",
      ]
      Self.current = target
      try Self.runLibFuzzer(own + dictionary + arguments + [corpus])
    }

    /// Writes the seeds, some generated inputs and the corpus, from which the search starts.
    private func writeStart(of target: FuzzTarget) throws {
      let inputs =
        target.seeds + (0..<100).map { target.input($0) } + (try target.corpus().map(\.bytes))
      for (number, input) in inputs.enumerated() {
        let url = URL(fileURLWithPath: corpus).appendingPathComponent("start-\(number)")
        try Data(input).write(to: url)
      }
    }

    /// Returns the words of the target as a dictionary for libFuzzer.
    private func dictionary(of target: FuzzTarget) throws -> [String] {
      guard !target.words.isEmpty else { return [] }
      let lines = target.words.map { word in
        "\"" + word.map { String(format: "\\x%02x", $0) }.joined() + "\""
      }
      let file = URL(fileURLWithPath: failures).appendingPathComponent("\(target.name).dictionary")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return ["-dict=\(file.path)"]
    }

    /// The target that the callback runs. It is global because a C callback cannot capture it.
    nonisolated(unsafe) private static var current: FuzzTarget?

    private static func runLibFuzzer(_ arguments: [String]) throws {
      // libFuzzer keeps and changes the list of arguments, so it must exist until the process ends.
      let values = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
        capacity: arguments.count + 1)
      for (index, argument) in arguments.enumerated() { values[index] = strdup(argument) }
      values[arguments.count] = nil
      var count = CInt(arguments.count)
      var list = values
      let status = runFuzzerDriver(&count, &list) { bytes, count in
        do {
          try ExploreCommand.current?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
        } catch {
          fatalError("\(error)")
        }
        return 0
      }
      if status != 0 { throw ExitCode(status) }
    }
  }

  /// The entry point of libFuzzer for programs with their own `main` function.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runFuzzerDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> CInt
#endif
