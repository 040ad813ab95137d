import CelloSnapshots
import Foundation

/// The search for the commit that changed a picture, with `git bisect` in a separate checkout.
///
/// The checkout is a Git worktree in `.build/bisect`, which is kept, so that later builds take less
/// time. A commit is good if it draws the case exactly as the good revision does.
struct Bisection {
  private let good: String
  private let bad: String
  private let name: String
  private let product: String
  private let checkout: String
  private let package: String
  private let announce: (String) -> Void
  /// Builds the product in a folder. Returns `false` if that fails.
  private let builds: (_ product: String, _ folder: String) throws -> Bool

  /// The commit that changed the picture.
  struct Found {
    var commit: String
    /// The abbreviated commit with its date and subject.
    var title: String
    /// The cause of the difference from the commit before; `nil` if it could not be determined.
    var cause: String?
  }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - name: the case, as `group/scene/case`.
  ///   - toolsets: the paths of the toolsets with which each commit is built.
  ///   - announce: a closure that receives sentences about the progress.
  ///   - builds: builds the product in a folder; `nil`, the default, for `swift build`.
  init(
    good: String, bad: String, case name: String, package: String, product: String,
    toolsets: [String] = [], announce: @escaping (String) -> Void,
    builds: ((_ product: String, _ folder: String) throws -> Bool)? = nil
  ) throws {
    func commit(_ revision: String) throws -> String {
      let found = try BaseRevision.run(
        "git", ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"],
        in: package)
      guard found.status == 0 else { throw BisectionError.unknown(revision) }
      return found.line
    }
    self.good = try commit(good)
    self.bad = try commit(bad)
    self.name = name
    self.product = product
    self.announce = announce
    self.builds =
      builds ?? { product, folder in
        try BaseRevision.build(product, with: toolsets, in: folder).status == 0
      }
    checkout = "\(package)/.build/bisect"
    let prefix = try BaseRevision.run("git", ["rev-parse", "--show-prefix"], in: package).line
    self.package = prefix.isEmpty ? checkout : "\(checkout)/\(prefix)"
    let order = try BaseRevision.run(
      "git", ["merge-base", "--is-ancestor", self.good, self.bad], in: package)
    guard order.status == 0, self.good != self.bad else { throw BisectionError.order(good, bad) }
    if !FileManager.default.fileExists(atPath: checkout + "/.git") {
      let added = try BaseRevision.run(
        "git", ["worktree", "add", "--detach", checkout, self.bad], in: package)
      guard added.status == 0 else { throw BisectionError.noCheckout(added.lastLine) }
    }
  }

  func run() throws -> Found {
    defer {
      try? discardChanges()
      _ = try? git("bisect", "reset")
    }
    let expected = try digest(of: good)
    guard let expected else { throw BisectionError.notDrawn(good) }
    guard let changed = try digest(of: bad) else { throw BisectionError.notDrawn(bad) }
    guard changed != expected else { throw BisectionError.equal(name) }
    try discardChanges()
    _ = try git("bisect", "reset")
    var answer = try git("bisect", "start", bad, good)
    while answer.status == 0, Self.firstBadCommit(in: answer.log) == nil {
      let current = try git("rev-parse", "HEAD").line
      let word =
        switch try digestOfCheckout(current) {
        case nil: "skip"
        case expected: "good"
        default: "bad"
        }
      announce("\(current.prefix(12)) is \(word == "skip" ? "not testable" : word).")
      try discardChanges()
      answer = try git("bisect", word)
    }
    guard let commit = Self.firstBadCommit(in: answer.log) else {
      let titles = try Self.candidates(in: answer.log).map {
        try git("show", "--no-patch", "--format=%h (%cs) %s", $0).line
      }
      throw titles.isEmpty
        ? BisectionError.undecided(answer.lastLine) : .severalCommits(titles)
    }
    let title = try git("show", "--no-patch", "--format=%h (%cs) %s", commit).line
    return Found(commit: commit, title: title, cause: try? cause(in: commit))
  }

  /// Returns the commit of the line `<commit> is the first bad commit`.
  static func firstBadCommit(in log: String) -> String? {
    let line = log.split(separator: "\n").first { $0.hasSuffix(" is the first bad commit") }
    return line.map { String($0.prefix { $0 != " " }) }
  }

  /// Returns the commits of which one changed the picture, if the others cannot be tested.
  static func candidates(in log: String) -> [String] {
    let lines = log.split(separator: "\n").drop { !$0.contains("could be any of") }.dropFirst()
    return lines.prefix { $0.count >= 40 && $0.allSatisfy(\.isHexDigit) }.map(String.init)
  }

  /// Returns the cause of the difference of a commit from the commit before: the references are
  /// recorded by the commit before.
  private func cause(in commit: String) throws -> String? {
    let references = NSTemporaryDirectory() + "/bisect-\(UInt64.random(in: 0...(.max)))"
    let (output, drawings) = (references + "-output", references + "-drawings")
    defer {
      for folder in [references, output, drawings] {
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
    guard try checkOut(commit + "^"), try build(),
      try command("record", "--references", references, name).status == 0
    else { return nil }
    // An earlier commit whose command cannot write drawings does not know the option either.
    let hasDrawings =
      try command(GalleryRunner.drawingsCommand, "--output", drawings, name).status == 0
    guard try checkOut(commit), try build() else { return nil }
    let result = try command(
      ["verify", "--references", references, "--output", output, "--format", "json"]
        + (hasDrawings ? ["--drawings", drawings] : []) + [name])
    guard let line = result.log.split(separator: "\n").first(where: { $0.hasPrefix("{") }) else {
      return nil
    }
    let document = try JSONDecoder().decode(RunDocument.self, from: Data(line.utf8))
    return document.causes.first?.heading
  }

  private func digest(of commit: String) throws -> String? {
    guard try checkOut(commit) else {
      throw BisectionError.noCheckout("\(commit) cannot be checked out")
    }
    return try digestOfCheckout(commit)
  }

  /// Returns the digest of the case; `nil` if the commit cannot be built or cannot draw the case.
  private func digestOfCheckout(_ commit: String) throws -> String? {
    announce("Building \(commit.prefix(12)).")
    guard try build() else { return nil }
    let result = try command("doctor", "--digest", name)
    return result.status == 0 ? result.lastLine : nil
  }

  private func build() throws -> Bool { try builds(product, package) }

  private func command(_ arguments: String...) throws -> BaseRevision.Ended {
    try command(arguments)
  }

  private func command(_ arguments: [String]) throws -> BaseRevision.Ended {
    try BaseRevision.run("\(package)/.build/debug/\(product)", arguments, in: package)
  }

  /// Discards the changes of a build, such as those of `Package.resolved`, which would prevent
  /// checkouts.
  private func discardChanges() throws { _ = try git("reset", "--quiet", "--hard") }

  /// Checks out a commit without the changes of a former build. Returns `false` if that fails.
  private func checkOut(_ commit: String) throws -> Bool {
    try git("checkout", "--quiet", "--force", "--detach", commit).status == 0
  }

  private func git(_ arguments: String...) throws -> BaseRevision.Ended {
    try BaseRevision.run("git", arguments, in: checkout)
  }
}

extension BaseRevision.Ended {
  /// The last line of the output that is not empty.
  fileprivate var lastLine: String {
    log.split(separator: "\n").last.map(String.init) ?? "no output"
  }
}

/// The reason why the commit that changed a picture was not found.
enum BisectionError: Error, Hashable, CustomStringConvertible {
  case unknown(String)
  case order(String, String)
  case noCheckout(String)
  case notDrawn(String)
  case equal(String)
  case undecided(String)
  /// One of the commits changed the picture, but some of them cannot be tested.
  case severalCommits([String])

  var description: String {
    switch self {
    case .unknown(let name):
      "\(name): git knows no such revision here. Name a branch, tag or commit of this repository."
    case .order(let good, let bad):
      "\(good) is not an earlier revision than \(bad). Name the good revision first."
    case .noCheckout(let reason):
      "git could not make a checkout (\(reason)). Run git worktree prune and try again."
    case .notDrawn(let commit):
      "\(commit) does not build here, or cannot draw the case. Name another revision."
    case .equal(let name): "\(name) looks the same in both revisions. Name two that differ."
    case .severalCommits(let titles):
      "One of these commits changed the picture, but some of them do not build or draw the case: "
        + titles.joined(separator: "; ") + "."
    case .undecided(let reason):
      "git bisect did not find the commit (\(reason)). Name revisions with buildable commits between them."
    }
  }
}

extension GalleryRunner {
  /// Finds the commit that changed the picture of a case, and the cause of the change.
  @MainActor package func bisect(good: String, bad: String, case name: String) async -> Outcome {
    await perform {
      guard let (scene, caseName) = try findCase(name) else { return .incomplete }
      let found = try Bisection(
        good: good, bad: bad, case: "\(scene.path)/\(caseName)", package: packageFolder,
        product: productName, toolsets: try toolsetPaths(), announce: { console.printError($0) }
      ).run()
      console.print("\(scene.path)/\(caseName) was changed by \(found.title)")
      console.print("  \(found.cause ?? "The cause could not be determined.")")
      return .equal
    }
  }
}
