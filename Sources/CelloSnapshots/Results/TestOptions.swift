import Foundation

/// The options of the `swift test` command that runs this process.
package enum TestOptions {
  /// The options that determine what the command builds, with their values, so that a printed
  /// command builds the same; `nil` if there are none, or if `swift test` did not start the process.
  package static let current: [String]? = {
    guard RunIdentity.isStartedByTestCommand,
      let data = FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline")
    else { return nil }
    let words = String(decoding: data, as: UTF8.self).split(separator: "\0").map(String.init)
    let options = buildOptions(in: words)
    return options.isEmpty ? nil : options
  }()

  /// Returns the options of a command that determine what it builds, with their values.
  static func buildOptions(in words: [String]) -> [String] {
    var options: [String] = []
    var isValue = false
    for word in words.dropFirst() {
      if isValue {
        options.append(word)
        isValue = false
      } else if names.contains(word) {
        options.append(word)
        isValue = true
      } else if let equals = word.firstIndex(of: "="), names.contains(String(word[..<equals])) {
        options.append(word)
      }
    }
    // An option without its value does nothing.
    if isValue { options.removeLast() }
    return options
  }

  /// The options with a value.
  private static let names: Set = [
    "--toolset", "--package-path", "--scratch-path", "--build-path", "--configuration", "-c",
    "--swift-sdk", "--sdk", "--triple", "--traits", "--sanitize", "-Xswiftc", "-Xcc", "-Xcxx",
    "-Xlinker",
  ]
}
