import CelloRaster
import CelloTestSupport
import Foundation
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// Subcommands that use the results of earlier runs.
/// Results of earlier runs.
@MainActor struct RunnerResultsTests {
  private let folder = TemporaryFolder()
  private let transcript = Transcript()

  /// Returns a runner with two scenes of small cards, whose color and height can be changed.
  private func runner(
    selected: Color = Color(red: 200, green: 200, blue: 200), plain: Color = .white,
    failing: String? = nil, output: String = "output"
  ) -> GalleryRunner {
    var runner = GalleryRunner([])
    runner.references = folder.path + "/References"
    runner.output = folder.path + "/" + output
    runner.jobs = 2
    runner.console = transcript.console()
    runner.isContinuousIntegration = false
    runner.environment.warnings = { [] }
    runner.environment.usedFonts = nil
    runner.package = folder.path
    runner.variables = [:]
    runner.catalog = { () throws(CaseError) in
      let axes = try CaseAxes([
        .flag("selected"), .flag("disabled"), CaseAxis("style", values: ["light", "dark"]),
      ])
      var scenes: [SnapshotScene] = []
      for (group, space) in [
        ("listed", CaseSpace.listed((0..<8).map(axes.name))), ("every-state", .product(axes)),
      ] {
        scenes.append(
          try SnapshotScene(group: group, name: "card", shows: "a card", cases: space) { name in
            if name.text == failing { throw CaseError.malformedName("x") }
            let color = name.contains("selected") ? selected : plain
            return DrawnCase(
              list: DisplayList(
                size: CGSize(width: 8, height: name.contains("dark") ? 6 : 4),
                items: [.fill(.rect(CGRect(x: 1, y: 1, width: 5, height: 2)), color)]),
              scale: 2, resolved: ResolvedProperties([("color", "\(color)")]))
          })
      }
      return try SnapshotCatalog(scenes)
    }
    return runner
  }

  private let red = Color(red: 255, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 255)

  /// Returns the outcome of a command and its output.
  private func output(of body: () async -> Outcome) async -> (outcome: Outcome, text: String) {
    let before = transcript.output.count
    let outcome = await body()
    return (outcome, String(transcript.output.dropFirst(before)))
  }

  private func references() throws -> [String: Data] {
    var files: [String: Data] = [:]
    let root = folder.path + "/References"
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      files[name] = FileManager.default.contents(atPath: root + "/" + name)
    }
    return files
  }

  // MARK: - Merging

  @Test("merging the parts of a run results in the whole run")
  func merge() async throws {
    _ = await runner().record()
    // A picture that is not used, a case that cannot be drawn, and changed cases.
    try FileManager.default.copyItem(
      atPath: folder.path + "/References/gallery/listed/card/normal.png",
      toPath: folder.path + "/References/gallery/listed/card/pinned.png")
    var whole = runner(selected: red, failing: "disabled.dark")
    whole.format = .json
    let expected = await output { await whole.verify() }
    var folders: [String] = []
    for index in 1...3 {
      var part = runner(selected: red, failing: "disabled.dark", output: "part-\(index)")
      part.shard = "\(index)/3"
      _ = await part.verify()
      folders.append(part.output)
    }
    var merged = runner(selected: red, failing: "disabled.dark", output: "merged")
    merged.format = .json
    let result = await output { await merged.merge(folders.reversed()) }
    #expect(result.outcome == expected.outcome)
    func object(_ text: String) throws -> NSDictionary {
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return NSDictionary(dictionary: try #require(object).filter { $0.key != "seconds" })
    }
    #expect(try object(result.text) == object(expected.text))
    for name in ["index.html", "failures"] {
      #expect(FileManager.default.fileExists(atPath: "\(merged.output)/\(name)"))
    }
  }

  @Test("missing and repeated parts are reported")
  func incompleteMerge() async throws {
    _ = await runner().record()
    for index in 1...2 {
      var part = runner(output: "part-\(index)")
      part.shard = "\(index)/2"
      #expect(await part.verify() == .equal)
    }
    let parts = (1...2).map { folder.path + "/part-\($0)" }
    #expect(await runner().merge(parts) == .equal)
    let incomplete = await output { await runner().merge([parts[0]]) }
    #expect(incomplete.outcome == .incomplete)
    #expect(incomplete.text.contains("cannot be drawn: part 2/2 of the run is missing."))
    #expect(transcript.error.contains("Of 2 parts of the run, 2 is missing."))
    #expect(await runner().merge([parts[0], parts[0]]) == .incomplete)
    #expect(transcript.error.contains("\(parts[0]): 1/2 is named twice."))
    let copy = folder.path + "/copy"
    try FileManager.default.copyItem(atPath: parts[0], toPath: copy)
    #expect(await runner().merge(parts + [copy]) == .incomplete)
    #expect(transcript.error.contains("\(copy): this is the same part as \(parts[0]), 1/2."))
    #expect(await runner().merge([folder.path + "/nosuch"]) == .incomplete)
    #expect(transcript.error.contains("/nosuch: no part of a run was found."))
  }

  /// Draws the parts of a run, with changes, and returns their folders.
  private func parts(
    _ count: Int = 2, change: (Int, inout GalleryRunner) -> Void = { _, _ in }
  ) async -> [String] {
    var folders: [String] = []
    for index in 1...count {
      var part = runner(output: "part-\(index)")
      part.shard = "\(index)/\(count)"
      change(index, &part)
      _ = await part.verify()
      folders.append(part.output)
    }
    return folders
  }

  @Test("a part of another run, revision, number or environment is refused by name")
  func foreignParts() async throws {
    _ = await runner().record()
    let changes: [(String, (inout GalleryRunner) -> Void)] = [
      ("belongs to the run 8, not to the run 7", { $0.variables = ["GITHUB_RUN_ID": "8"] }),
      ("belongs to a run without a name, not to the run 7", { $0.variables = [:] }),
      ("is one of 3 parts, not of 2", { $0.shard = "2/3" }),
      ("shows iOS 3, not ", { $0.environment.systemVersions = ["iOS 3"] }),
      (
        "was drawn from cases ",
        { $0.catalog = { () throws(CaseError) in try SnapshotCatalog([SnapshotScene]()) } }
      ),
    ]
    for (sentence, change) in changes {
      let folders = await parts { index, part in
        part.run = "7"
        if index == 2 {
          part.run = nil
          part.variables = ["CI_PIPELINE_ID": "7"]
          change(&part)
        }
      }
      #expect(await runner(output: "merged").merge(folders) == .incomplete)
      #expect(
        transcript.error.contains("\(folders[1]): the part \(sentence)"), "\(transcript.error)")
      #expect(transcript.error.contains(" as \(folders[0]). Merge the parts of one run."))
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/merged"))
    }
  }

  @Test("parts name the commit that is checked out; merging them needs the same")
  func revisions() async throws {
    _ = await runner().record()
    let git = folder.path + "/.git"
    let (first, second) = (
      String(repeating: "a", count: 40), String(repeating: "b", count: 40)
    )
    func write(_ name: String, _ text: String) throws {
      let file = git + "/" + name
      try FileAccess.system.makeFolder(FileAccess.parent(of: file))
      try FileAccess.system.create(file, Array(text.utf8))
    }
    try write("HEAD", "ref: refs/heads/main\n")
    try write("packed-refs", "# pack-refs\n\(first) refs/heads/main\n")
    let folders = await parts()
    #expect(try part(folders[0]).contains("revision commit \(first)\n"))
    #expect(await runner(output: "merged").merge(folders) == .equal)
    try write("refs/heads/main", second + "\n")
    #expect(await runner(output: "merged").merge(folders) == .incomplete)
    #expect(
      transcript.error.contains(
        "was drawn from commit \(first), but commit \(second) is checked out here."))
    try write("HEAD", first + "\n")
    #expect(await runner(output: "merged").merge(folders) == .equal)
    // Damaged heads are not commits, and they never lead to other files.
    for head in ["ref: refs/../../secret\n", "ref: /etc/passwd\n", "\n", "ref: refs/heads/x\n"] {
      try write("HEAD", head)
      #expect(try part(await parts()[0]).contains("revision cases "))
    }
  }

  private func part(_ folder: String) throws -> String {
    String(decoding: try FileAccess.system.read(folder + "/cases.txt"), as: UTF8.self)
  }

  @Test("a part of an earlier version, a damaged one and one that is a link are refused")
  func damagedParts() async throws {
    _ = await runner().record()
    let folders = await parts()
    let file = folders[1] + "/cases.txt"
    let text = try part(folders[1])
    let lines = text.split(separator: "\n")
    let cases = lines.filter { $0.contains("/card/") }
    let other = try part(folders[0]).split(separator: "\n").first { $0.contains("/card/") }
    for (damaged, sentence) in [
      (
        cases.joined(separator: "\n"),
        "the part was made by an earlier version. Draw the part again."
      ),
      (text + "part 1/2\n", "is malformed or repeated"),
      (text + cases[0] + "\n", "is about a case that has a line already"),
      (text + "profile iOS 9\n", "is about the part, but follows a case"),
      (text + String(other ?? "") + "\n", "is about a case of part 1/2, not 2/2"),
      (text.replacing("part 2/2", with: "part 3/2"), "is malformed or repeated"),
      (text + "nonsense\n", "is not a case with its picture"),
    ] {
      try FileAccess.system.create(file, Array(damaged.utf8))
      #expect(await runner(output: "merged").merge(folders) == .incomplete)
      #expect(transcript.error.contains(sentence), "\(sentence)")
    }
    // The file is cut between two lines, so the missing cases are reported.
    let cut = lines.dropLast().joined(separator: "\n")
    try FileAccess.system.create(file, Array(cut.utf8))
    let result = await output { await runner(output: "merged").merge(folders) }
    #expect(result.outcome == .incomplete)
    #expect(result.text.contains("\(folders[1]) is part 2/2 of the run but has not drawn it."))
    try FileAccess.system.create(folder.path + "/elsewhere", Array(text.utf8))
    try FileAccess.system.remove(file)
    #expect(symlink(folder.path + "/elsewhere", file) == 0)
    #expect(await runner(output: "merged").merge(folders) == .incomplete)
    #expect(
      transcript.error.contains("cases.txt: cannot be read (it is a symbolic link, not a file)"))
  }

  @Test("merging never replaces one of the parts, however its folder is spelled")
  func mergingIntoParts() async throws {
    _ = await runner().record()
    let folders = await parts()
    #expect(symlink(folders[0], folder.path + "/link") == 0)
    let before = try folders.map(part)
    for name in ["part-1", "part-2/", "part-1/../part-2/.", "link"] {
      let result = await runner(output: name).merge(folders)
      #expect(result == .incomplete)
      #expect(transcript.error.contains("one of the parts that are merged"))
      #expect(try folders.map(part) == before)
    }
    #expect(await runner(output: "merged").merge(folders) == .equal)
  }

  @Test("a run that compares nothing fails unless empty runs are allowed")
  func nothingCompared() async throws {
    _ = await runner().record()
    var part = runner()
    part.shard = "1/9223372036854775807"
    let result = await output { await part.verify() }
    #expect(result.outcome == .incomplete)
    #expect(
      result.text.hasPrefix(
        "Not compared: no case belongs to part 1/9223372036854775807. Where that is right, give --allow-empty."
      ))
    part.allowsEmpty = true
    #expect(await part.verify() == .equal)
    let merged = await output { await runner(output: "merged").merge([part.output]) }
    #expect(merged.outcome == .incomplete)
    #expect(
      transcript.error.contains("Of 9,223,372,036,854,775,807 parts of the run, 2, 3, 4, 5, 6 and"))
    var none = GalleryRunner([])
    none.references = folder.path + "/References"
    none.output = folder.path + "/none"
    none.console = transcript.console()
    let nothing = await output { await none.verify() }
    #expect(nothing.outcome == .incomplete)
    #expect(nothing.text.contains("Not compared: there are no cases."))
  }

  // MARK: - The last run

  @Test("only cases that differed in the last run are compared again")
  func lastFailed() async throws {
    var runner = runner()
    runner.onlyLastFailed = true
    #expect(await runner.verify() == .incomplete)
    #expect(transcript.error.contains("no result of an earlier run was found"))
    _ = await self.runner().record()
    #expect(await self.runner(selected: red).verify() == .different)
    let again = await output { await runner.verify() }
    // Four of eight cases are selected in each of two scenes.
    #expect(again.text.hasPrefix("All equal: 8 cases, "))
    let nothing = await output { await runner.verify() }
    #expect(nothing.text == "Nothing differed in the last run.\n")
    #expect(nothing.outcome == .equal)
  }

  // MARK: - Reviewing

  /// Provides answers successively.
  private final class Script {
    var answers: [String]
    init(_ answers: [String]) { self.answers = answers }
  }

  private func review(
    _ runner: GalleryRunner, _ answers: [String]
  ) async -> (outcome: Outcome, text: String) {
    let script = Script(answers)
    return await output {
      await runner.review { script.answers.isEmpty ? nil : script.answers.removeFirst() }
    }
  }

  @Test("accepting everything results in the same references as recording, without drawing")
  func acceptAll() async throws {
    _ = await runner().record()
    #expect(await runner(selected: red, plain: blue).verify() == .different)
    let review = await review(runner(selected: red, plain: blue), ["aa"])
    #expect(review.outcome == .equal)
    #expect(review.text.contains("reference 16×8: "))
    #expect(review.text.contains("recorded \(folder.path)/References/gallery/listed/card/"))
    #expect(review.text.hasSuffix(", rejected 0, left 0.\n"))
    var reviewed = try references()
    // The causes that were accepted are noted beside the references.
    let notes = reviewed.removeValue(forKey: "accepted.txt")
    let accepted = try AcceptedCauses(
      String(decoding: try #require(notes), as: UTF8.self), file: "accepted.txt")
    #expect(!accepted.entries.isEmpty)
    try FileManager.default.removeItem(atPath: folder.path + "/References")
    _ = await runner(selected: red, plain: blue).record()
    #expect(try references() == reviewed)
    #expect(await runner(selected: red, plain: blue).verify() == .equal)
  }

  @Test("findings are accepted and rejected one by one and by cause")
  func decisions() async throws {
    _ = await runner().record()
    #expect(await runner(selected: red, plain: blue).verify() == .different)
    // Light and dark, selected or not, in two scenes: eight findings with two causes.
    let review = await review(
      runner(selected: red, plain: blue), ["nonsense", "a", "r", "sg", "ag"])
    #expect(review.outcome == .different)
    #expect(transcript.error == "“nonsense” is not an answer.\n")
    #expect(review.text.contains("1 of 8: listed/card/normal and 1 more alike\n"))
    let result = await output { await runner(selected: red, plain: blue).verify() }
    #expect(result.outcome == .different)
    // One finding of each cause has its own answer; the remaining findings of one cause were
    // accepted.
    #expect(!result.text.contains("listed/card/normal (and"))
  }

  @Test("named cases are accepted without questions; an unknown name is an error")
  func named() async throws {
    _ = await runner().record()
    #expect(await runner(selected: red, plain: blue).verify() == .different)
    let changed = runner(selected: red, plain: blue)
    #expect(await changed.review(GalleryRunner.Decisions(accepted: ["listd"])) == .incomplete)
    #expect(transcript.error.hasPrefix("No scene or case matches “listd”."))
    #expect(
      await changed.review(GalleryRunner.Decisions(accepted: ["listed"])) == .different)
    let result = await output { await changed.verify() }
    #expect(!result.text.contains("listed/card"))
    #expect(result.text.contains("every-state/card"))
  }

  @Test("a name that has no finding is an error, and nothing is accepted")
  func absentName() async throws {
    _ = await runner().record()
    let changed = runner(selected: red)
    #expect(await changed.verify() == .different)
    let before = try references()
    let names = GalleryRunner.Decisions(
      accepted: ["listed/card/selected", "listed/card/normal"])
    #expect(await changed.review(names) == .incomplete)
    #expect(
      transcript.error.hasPrefix(
        "The last run has no finding of “listed/card/normal”, and nothing was changed. Did you mean "
      ))
    #expect(try references() == before)
  }

  @Test("y and n are answers, and ? explains them")
  func shortAnswers() async throws {
    _ = await runner().record()
    let changed = runner(selected: red, plain: blue)
    #expect(await changed.verify() == .different)
    let review = await review(changed, ["?", "y", "n", "yg", "na"])
    #expect(review.text.contains("  y, a   accept: the new picture becomes the reference\n"))
    #expect(review.text.contains("Accepted 3 findings, rejected 5, left 0.\n"))
  }

  @Test("findings of a cause are shown together")
  func causesTogether() async throws {
    _ = await runner().record()
    let changed = runner(selected: red, plain: blue)
    #expect(await changed.verify() == .different)
    let review = await review(changed, Array(repeating: "s", count: 8))
    let causes = review.text.split(separator: "\n").filter { $0.hasSuffix(" (4 findings)") }
    #expect(causes.count == 8)
    #expect(Set(causes.prefix(4)).count == 1 && Set(causes.suffix(4)).count == 1)
  }

  @Test("a review without findings says which run it is about")
  func nothingLeft() async throws {
    _ = await runner().record()
    var filtered = runner()
    filtered.filters = ["listed"]
    #expect(await filtered.verify() == .equal)
    let review = await review(runner(), [])
    #expect(review.outcome == .equal)
    #expect(review.text.hasPrefix("Nothing to review: the last run at 20"))
    #expect(review.text.contains("Z compared 8 cases and found no new picture. Each run replaces "))
  }

  @Test("commands that are printed contain the folder of the references")
  func printedCommands() async throws {
    _ = await runner().record()
    var changed = runner(selected: red)
    changed.references = folder.path + "/my references"
    try FileManager.default.moveItem(
      atPath: folder.path + "/References", toPath: changed.references)
    changed.recordCommand = "swift run Cards record"
    #expect(await changed.verify() == .different)
    let document = try #require(try OutputFolder(root: changed.output).result())
    let start = "swift run Cards record --references '\(folder.path)/my references' "
    for command in document.findings.map(\.accept) + document.causes.map(\.accept) {
      #expect(command?.hasPrefix(start) == true)
    }
  }

  /// Waits until the served page has an address, and returns the port and the path.
  private func servedAddress() async throws -> (port: UInt16, path: String) {
    for _ in 0..<1000 {
      if let match = transcript.output.firstMatch(
        of: /http:\/\/127\.0\.0\.1:([0-9]+)(\/[0-9a-f]{64}\/)\n/)
      {
        return (try #require(UInt16(match.1)), String(match.2))
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw CancellationError()
  }

  private func post(
    _ path: String, _ body: String, _ address: (port: UInt16, path: String)
  ) async -> String {
    let host = "127.0.0.1:\(address.port)"
    return await Client.sendInBackground(
      "POST \(address.path)\(path) HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)",
      to: address.port)
  }

  @Test("a review in the served page has the same results as the command")
  func servedReview() async throws {
    _ = await runner().record()
    let recorded = try references()
    let changed = runner(selected: red)
    #expect(await changed.verify() == .different)
    _ = await changed.review(.init(accepted: ["listed/card"]))
    let accepted = try references()
    #expect(accepted != recorded)
    try FileManager.default.removeItem(atPath: folder.path + "/References")
    _ = await runner().record()
    #expect(try references() == recorded)

    #expect(await changed.verify() == .different)
    let document = try #require(try OutputFolder(root: changed.output).result())
    let indices = document.findings.indices.filter {
      document.findings[$0].name.hasPrefix("listed/card")
    }
    #expect(indices.count > 1)
    var served = changed
    served.servesReview = true
    let command = served
    async let outcome = command.review()
    let address = try await servedAddress()
    let page = await Client.sendInBackground(
      "GET \(address.path) HTTP/1.1\r\nHost: 127.0.0.1:\(address.port)\r\n\r\n", to: address.port)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("\"review\":{\"open\":[0,"))
    #expect(page.contains("connect-src 'self'"))
    let file = try #require(document.findings[indices[0]].actual?.file)
    let picture = await Client.sendInBackground(
      "GET \(address.path)files/\(file) HTTP/1.1\r\nHost: 127.0.0.1:\(address.port)\r\n\r\n",
      to: address.port)
    #expect(picture.contains("\r\nContent-Type: image/png\r\n"))
    let decision = "{\"findings\":\(indices),\"decision\":\"accepted\"}"
    #expect(await post("decide", decision, address).hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(try references() == recorded)
    let answer = await post("confirm", "{\"revision\":1}", address)
    #expect(answer.contains("Accepted \(indices.count) findings, rejected 0, left "))
    #expect(await outcome == .different)
    #expect(try references() == accepted)
    #expect(!FileManager.default.fileExists(atPath: changed.output + "/review.json"))
    #expect(Client.send("GET / HTTP/1.1\r\n\r\n", to: address.port) == "")
  }

  @Test("a picture that was changed after the run is not accepted")
  func changedPicture() async throws {
    _ = await runner().record()
    let changed = runner(selected: red)
    #expect(await changed.verify() == .different)
    let failures = folder.path + "/output/failures/actual/listed/card"
    for name in try FileManager.default.contentsOfDirectory(atPath: failures)
    where name.hasSuffix(".png") {
      try FileManager.default.removeItem(atPath: failures + "/" + name)
      try FileManager.default.copyItem(
        atPath: folder.path + "/References/gallery/listed/card/normal.png",
        toPath: failures + "/" + name)
    }
    let before = try references()
    #expect(await changed.review(GalleryRunner.Decisions(accepted: ["listed"])) == .incomplete)
    #expect(transcript.error.contains("the file is not the one that the run made"))
    #expect(try references() == before)
  }

  @Test(
    "accepting records the displayed picture for the named case",
    arguments: ["digest", "missing picture", "link", "other case", "no case"])
  func forgedResult(forgery: String) async throws {
    _ = await runner().record()
    let changed = runner(selected: red)
    #expect(await changed.verify() == .different)
    let before = try references()
    let output = OutputFolder(root: folder.path + "/output")
    var document = try #require(try output.result())
    for index in document.findings.indices {
      let file = try #require(document.findings[index].actual?.file)
      switch forgery {
      case "digest":
        // Of another picture, which nobody has seen.
        document.findings[index].digest = PixelDigest(Bitmap(width: 1, height: 1)).description
      case "missing picture": try FileAccess.system.remove(output.root + "/" + file)
      case "link":
        let copy = folder.path + "/copy-\(index).png"
        try FileManager.default.moveItem(atPath: output.root + "/" + file, toPath: copy)
        #expect(symlink(copy, output.root + "/" + file) == 0)
      case "other case": document.findings[index].cases.reverse()
      default: document.findings[index].cases = []
      }
    }
    try output.write(document.json, "result.json")
    #expect(await changed.review(GalleryRunner.Decisions(accepted: ["*"])) == .incomplete)
    #expect(try references() == before)
  }

  @Test("a review prints the number of cases that it accepts, independently of the result")
  func numberOfCases() async throws {
    _ = await runner().record()
    let changed = runner(selected: red, plain: blue)
    #expect(await changed.verify() == .different)
    let output = OutputFolder(root: folder.path + "/output")
    var document = try #require(try output.result())
    for index in document.findings.indices { document.findings[index].caseCount = 1 }
    try output.write(document.json, "result.json")
    let review = await review(changed, [])
    #expect(review.text.contains("1 of 8: listed/card/normal and 1 more alike\n"))
  }

  @Test("reviewing without a previous run is an error")
  func nothingToReview() async throws {
    #expect(await runner().review { nil } == .incomplete)
    #expect(transcript.error.contains("no result of an earlier run was found"))
    try FileAccess.system.makeFolder(folder.path + "/output")
    try FileAccess.system.create(folder.path + "/output/result.json", Array("{}".utf8))
    #expect(await runner().review { nil } == .incomplete)
    #expect(transcript.error.contains("the file is not a result of this version"))
    // Whose digests are of another kind.
    var earlier = RunDocument(RunResult())
    earlier.version = 1
    try OutputFolder(root: folder.path + "/output").write(earlier.json, "result.json")
    #expect(await runner().review { nil } == .incomplete)
    #expect(transcript.error.components(separatedBy: "of this version").count == 3)
  }

  // MARK: - Recipes

  @Test("the case of a picture is drawn again and compared")
  func renderFromPicture() async throws {
    _ = await runner().record()
    #expect(await runner(selected: red).verify() == .different)
    let picture = folder.path + "/selected.png"
    try FileManager.default.moveItem(
      atPath: folder.path + "/output/failures/actual/listed/card/selected.png", toPath: picture)
    let equal = await output { await runner(selected: red).render(from: picture) }
    #expect(equal.outcome == .equal)
    #expect(equal.text == "listed/card/selected: looks as in \(picture).\n")

    let different = await output { await runner().render(from: picture) }
    #expect(different.outcome == .different)
    #expect(different.text.hasPrefix("listed/card/selected: "))
    #expect(different.text.contains("; color "))
    #expect(different.text.hasSuffix("Look at them in \(folder.path)/output/index.html\n"))
    for role in ["expected", "actual", "difference"] {
      #expect(
        FileManager.default.fileExists(
          atPath: folder.path + "/output/failures/\(role)/listed/card/selected.png"))
    }
  }

  @Test("a picture without the name of its case is an error")
  func renderFromOtherPictures() async throws {
    _ = await runner().record()
    // A path that contains the names of a case is sufficient.
    let reference = folder.path + "/References/gallery/listed/card/normal.png"
    let bytes = try FileAccess.system.read(reference)
    try FileAccess.system.create(
      reference, try PNGEncoder.replacingTexts(of: bytes, with: []))
    #expect(await runner().render(from: reference) == .equal)
    let picture = folder.path + "/other.png"
    try FileAccess.system.create(
      picture, try PNGEncoder.replacingTexts(of: bytes, with: []))
    #expect(await runner().render(from: picture) == .incomplete)
    #expect(transcript.error.contains("/other.png: the picture does not say what it shows."))
    try FileAccess.system.create(
      picture, PictureRecipe(name: "Cells/Inbox/row.1").inserted(into: bytes))
    #expect(await runner().render(from: picture) == .incomplete)
    #expect(
      transcript.error.contains(
        "/other.png: the picture shows Cells/Inbox/row.1, which this gallery does not contain."))
  }

  // MARK: - Tests

  @Test("the results of a test run become a page")
  func testResults() async throws {
    #expect(await runner().report(folder.path + "/nosuch") == .incomplete)
    #expect(transcript.error.contains("/nosuch: no test results were found."))
    let results = folder.path + "/results"
    try FileAccess.system.makeFolder(results)
    func finding(_ name: String, _ kind: String) -> String {
      """
      {"kind":"\(kind)","name":"Inbox/Messages/\(name)","cause":"c","sentence":"\(name) is \(kind).",\
      "caseCount":1,"cases":[],"changes":[],"scale":2,"digest":"\(name)",\
      "actual":{"file":"failures/\(name).png","width":4,"height":4}}

      """
    }
    let lines = finding("first", "equal") + finding("second", "differs")
    try FileAccess.system.create(results + "/results.jsonl", Array(lines.utf8))
    let report = await output { await runner().report(results) }
    #expect(report.outcome == .different)
    #expect(
      report.text == """
        c
          second is differs.
        Different: 1 failed of 2 snapshots.
        Look at them in \(results)/index.html

        """)
    let page = try String(contentsOfFile: results + "/index.html", encoding: .utf8)
    #expect(page.contains("failures/second.png"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: results).sorted() == [
        "index.html", "junit.xml", "reg.json", "result.json", "results.jsonl",
      ])
  }

  @Test("the parts of a test run, merged, become the report of the whole run")
  func mergedTests() async throws {
    func finding(_ name: String, _ kind: String) -> String {
      """
      {"kind":"\(kind)","name":"Inbox/Messages/\(name)","cause":"c","sentence":"\(name) is \(kind).",\
      "caseCount":1,"cases":[],"changes":[],"scale":2,"digest":"\(name)"}

      """
    }
    func leave(_ lines: [String], in name: String) throws -> String {
      let results = folder.path + "/" + name
      try FileAccess.system.makeFolder(results)
      try FileAccess.system.create(results + "/results.jsonl", Array(lines.joined().utf8))
      return results
    }
    let lines = [finding("a", "equal"), finding("b", "differs"), finding("c", "new")]
    let whole = try leave(lines, in: "whole")
    _ = await runner().report(whole)
    let parts = [
      try leave([lines[2]], in: "tests-1"), try leave([lines[1], lines[0]], in: "tests-2"),
    ]
    let result = await output { await runner(output: "merged").merge(parts) }
    #expect(result.outcome == .different)
    #expect(
      result.text == """
        c
          2 snapshots
          Inbox/Messages/b, Inbox/Messages/c
          b is differs.
        Different: 1 failed, 1 new of 3 snapshots.
        Look at them in \(folder.path)/merged/index.html

        """)
    /// Returns the contents of a file without the time at which it was written.
    func contents(_ path: String) throws -> String {
      try String(contentsOfFile: path, encoding: .utf8)
        .replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "")
    }
    for name in ["index.html", "result.json", "junit.xml", "reg.json"] {
      #expect(
        try contents("\(folder.path)/merged/\(name)") == contents("\(whole)/\(name)"), "\(name)")
    }
    _ = await runner().record()
    var part = runner(output: "part")
    part.shard = "1/1"
    _ = await part.verify()
    #expect(await runner(output: "both").merge(parts + [part.output]) == .incomplete)
    #expect(
      transcript.error.hasSuffix(
        "\(parts[1]) has results of tests, \(part.output) those of a gallery. "
          + "Merge parts of one kind at a time.\n"))
    #expect(await runner(output: "both").merge(parts + [folder.path + "/nosuch"]) == .incomplete)
    #expect(transcript.error.contains("/nosuch: no test results were found."))
  }

  @Test("truncated results are reported on the page")
  func brokenResults() async throws {
    let results = folder.path + "/results"
    try FileAccess.system.makeFolder(results)
    try FileAccess.system.create(results + "/results.jsonl", Array("{\"kind\":\"eq".utf8))
    #expect(await runner().report(results) == .incomplete)
    let sentence =
      "\(results)/results.jsonl:1: the line is not a result of this version, or cut off. "
      + "Run the tests again."
    #expect(transcript.error == sentence + "\n")
    let page = try String(contentsOfFile: results + "/index.html", encoding: .utf8)
    #expect(page.contains("the line is not a result of this version, or cut off."))
  }

  @Test("annotations are printed, and a summary is appended to the step's summary")
  func gitHub() async throws {
    _ = await runner().record()
    let summary = folder.path + "/summary.md"
    try FileAccess.system.create(summary, Array("# Before\n".utf8))
    var changed = runner(selected: red)
    changed.format = .github
    changed.variables = ["GITHUB_STEP_SUMMARY": summary]
    let result = await output { await changed.verify() }
    #expect(result.text.hasPrefix("::error title=color "))
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("# Before\n## "))
    #expect(text.contains("### failed: <code>color "))
  }

  /// Returns the folder of a test run that compared the given snapshots.
  private func testRun(
    _ pictures: [String: Bitmap], texts: [String: String] = [:], _ mode: RecordMode
  ) throws -> String {
    let results = folder.path + "/results"
    try FileAccess.system.create(folder.path + "/Messages.swift", [])
    func verify(_ name: String, _ type: String, _ content: SnapshotVerification.Content) throws {
      _ = SnapshotVerification(
        folder: SnapshotFolder(root: folder.path + "/__Snapshots__/Messages"),
        name: try SnapshotName(test: "row()", name: name), pathExtension: type,
        scene: "Inbox/Messages", location: "/Messages.swift:1", mode: mode,
        environment: runner().environment, run: SnapshotRun(variables: [:]),
        results: ResultsFolder(root: results)
      ).verify(content)
    }
    try FileAccess.system.remove(results)
    for (name, bitmap) in pictures {
      try verify(
        name, "png",
        .picture(
          bitmap, scale: 2, fonts: ["Inter.ttc": PixelDigest(words: [0, 0, 1, 1])],
          resolved: ResolvedProperties([("color", "\(bitmap.pixels[0])")])))
    }
    for (name, text) in texts {
      try verify(name, "txt", .bytes(Array(text.utf8)) { _ in .init(summary: "other") })
    }
    return results
  }

  private func snapshots() throws -> [String: [UInt8]] {
    let root = folder.path + "/__Snapshots__/Messages"
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: root)
    where !name.hasPrefix(".") {
      files[name] = FileManager.default.contents(atPath: "\(root)/\(name)").map(Array.init)
    }
    return files
  }

  @Test("accepted snapshots of tests become the references that recording makes")
  func acceptTests() async throws {
    let (old, new) = (Bitmap(width: 2, height: 2), Bitmap(width: 3, height: 2, filledWith: .max))
    _ = try testRun(["a": new, "b": new], texts: ["c": "new"], .all)
    let expected = try snapshots()
    _ = try testRun(["a": old, "b": old], texts: ["c": "old"], .all)
    let results = try testRun(["a": new, "b": new], texts: ["c": "new"], .never)
    let typo = GalleryRunner.Decisions(accepted: ["row.x"])
    #expect(await runner().reviewTests(results, typo) == .incomplete)
    #expect(transcript.error.contains("Did you mean Inbox/Messages/row.a?"))
    let one = GalleryRunner.Decisions(accepted: ["*.a"], rejected: ["row.b"])
    #expect(await runner().reviewTests(results, one) == .different)
    #expect(try snapshots()["row.a.png"] == expected["row.a.png"])
    #expect(try snapshots()["row.b.png"] != expected["row.b.png"])
    let all = await output {
      await runner().reviewTests(results, GalleryRunner.Decisions(accepted: ["*"]))
    }
    #expect(all.outcome == .equal)
    #expect(all.text.contains("recorded \(folder.path)/__Snapshots__/Messages/row.c.txt\n"))
    #expect(try snapshots() == expected)
    let equal = try testRun(["a": new, "b": new], texts: ["c": "new"], .never)
    let none = GalleryRunner.Decisions(accepted: ["*"])
    #expect(await runner().reviewTests(equal, none) == .equal)
  }

  @Test("a recorded snapshot that is rejected is removed; one that was changed is not accepted")
  func rejectTests() async throws {
    let recorded = try testRun(["a": Bitmap(width: 2, height: 2)], .missing)
    let answer = await output {
      await runner().reviewTests(recorded, GalleryRunner.Decisions(rejected: ["row.a"]))
    }
    #expect(answer.text.contains("removed \(folder.path)/__Snapshots__/Messages/row.a.png\n"))
    #expect(try Set(snapshots().keys) == ["environment.txt"])
    let results = try testRun(["a": Bitmap(width: 2, height: 2)], .never)
    let actual = results + "/failures/actual/Inbox/Messages/row.a.png"
    let other = try PNGEncoder().encode(Bitmap(width: 4, height: 4))
    try FileAccess.system.create(actual, other)
    let accepted = GalleryRunner.Decisions(accepted: ["row.a"])
    #expect(await runner().reviewTests(results, accepted) == .incomplete)
    #expect(transcript.error.contains("\(actual): the file is not the one that the run made."))
    #expect(await runner().reviewTests(folder.path + "/nosuch") == .incomplete)
  }

  // MARK: - Explaining

  @Test("a case is explained by its name and by the file of its picture")
  func explain() async throws {
    let missing = await output { await runner().explain("listed/card/selected.dark") }
    #expect(missing.outcome == .different)
    #expect(missing.text.contains("has no reference yet"))
    _ = await runner().record()
    for name in [
      "listed/card/selected.dark",
      "\(folder.path)/References/gallery/listed/card/selected.dark.png",
      "\(folder.path)/output/failures/actual/listed/card/selected.dark.png",
    ] {
      let equal = await output { await runner().explain(name) }
      #expect(equal.outcome == .equal)
      #expect(equal.text.contains("looks the same as selected+disabled.dark\n"))
      #expect(equal.text.contains("equals its reference"))
    }
    let changed = await output { await runner(selected: red).explain("listed/card/selected") }
    #expect(changed.outcome == .different)
    #expect(changed.text.contains("changed: color "))
    var json = runner(selected: red)
    json.format = .json
    let object = try #require(
      try JSONSerialization.jsonObject(
        with: Data(await output { await json.explain("listed/card/selected") }.text.utf8))
        as? [String: Any])
    #expect(object["comparison"] as? String == "differs")
    #expect(object["alike"] as? [String] == ["selected+disabled"])
    #expect(
      (object["reference"] as? String)?.hasSuffix("References/gallery/listed/card/selected.png")
        == true)
    #expect((object["changes"] as? [[String: String]])?.first?["name"] == "color")
    #expect((object["properties"] as? [String])?.count == 1)
    #expect(await runner().explain("listed/card/selectd") == .incomplete)
    #expect(transcript.error.contains("Did you mean"))
    #expect(await runner().explain("listed") == .incomplete)
    #expect(transcript.error.contains("“listed” is not one case."))
  }

  @Test("cases that look the same are listed, by name or by condition")
  func classes() async throws {
    #expect(await output { await runner().classes() }.text.contains("listed/card: no references"))
    _ = await runner().record()
    let text = await output { await runner().classes() }.text
    #expect(text.contains("listed/card: 8 cases, 4 pictures\n"))
    #expect(text.contains("  selected.dark: selected+disabled.dark\n"))
    #expect(text.contains("  selected.dark: selected & dark\n"))
    var selected = runner()
    selected.filters = ["listed"]
    #expect(!(await output { await selected.classes() }.text.contains("every-state")))
  }

  @Test("the scenes are listed with their cases")
  func list() async throws {
    let all = await output { await runner().list() }
    #expect(all.text.hasPrefix("listed/card: a card\n  8 cases\n"))
    var selected = runner()
    selected.filters = ["dark"]
    let text = await output { await selected.list() }.text
    #expect(text.contains("  selected+disabled.dark\n"))
    #expect(!text.contains("  selected\n"))
    selected.format = .json
    let json = await output { await selected.list() }.text
    #expect(json.contains(#""path":"listed/card","shows":"a card""#))
    #expect(json.contains(#""cases":["normal.dark","disabled.dark""#))
    #expect(json.contains(#""caseCount":8"#))
  }

  @Test("a gallery without references is drawn, and says how to record them")
  func firstRun() async throws {
    var new = runner()
    new.allowsMissingReferences = true
    let first = await output { await new.render() }
    #expect(first.outcome == .equal)
    #expect(
      first.text.hasPrefix(
        "Drew 16 cases, 8 pictures. There are no references in \(folder.path)/References yet.\n"))
    #expect(first.text.contains("make them the references with: scripts/record --references "))
    #expect(await new.verify() == .incomplete)
    #expect(await runner().render() == .incomplete)
    _ = await runner().record()
    #expect(await output { await runner().render() }.text.hasPrefix("All equal: 16 cases"))
  }

  @Test("cases that could not be compared are listed first and counted separately")
  func obstacles() async throws {
    _ = await runner().record()
    var runner = runner(plain: blue, failing: "selected.dark")
    let text = await output { await runner.verify() }.text
    #expect(text.hasPrefix("case cannot be drawn\n"))
    #expect(text.contains("\n  listed/card/selected.dark: cannot be drawn"))
    #expect(text.contains(", 2 not comparable of 16 cases"))
    runner.format = .json
    #expect(await output { await runner.verify() }.text.contains("\"obstacles\":2"))
  }
}
