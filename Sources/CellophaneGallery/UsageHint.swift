import ArgumentParser
import CelloSpelling

/// A suggestion for a misspelled subcommand. The parser suggests options, but not subcommands if
/// there is a default subcommand.
enum UsageHint {
  /// Returns the suggestion, or `nil` if the first word that is not an option is not a misspelled
  /// subcommand.
  static func sentence(_ root: any ParsableCommand.Type, _ arguments: [String]) -> String? {
    guard let word = arguments.first(where: { !$0.hasPrefix("-") }) else { return nil }
    let names = names(of: root.configuration.subcommands) + ["help"]
    guard !names.contains(word) else { return nil }
    let limit = word.count / 3 + 2
    var nearest: (name: String, distance: Int)?
    for name in names {
      let distance = Spelling.distance(word, name, limit: nearest?.distance ?? limit)
      if distance < nearest?.distance ?? limit { nearest = (name, distance) }
    }
    return nearest.map { "Did you mean the subcommand \($0.name)?" }
  }

  private static func names(of commands: [any ParsableCommand.Type]) -> [String] {
    var names: [String] = []
    for command in commands {
      if let name = command.configuration.commandName { names.append(name) }
    }
    return names
  }
}
