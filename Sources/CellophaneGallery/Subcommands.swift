import ArgumentParser
import CelloGalleryRunner
import CelloSnapshots

struct Render<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render",
      abstract:
        "Draws the gallery and its page, and prints the differences (the default).")
  }

  @OptionGroup var options: ComparisonOptions

  @Option(
    help: ArgumentHelp(
      "Draws the case of a picture again and compares it.",
      discussion: "Pictures from this command and from tests contain the name of their case.",
      valueName: "file"))
  var from: String?

  @Flag(
    help: ArgumentHelp(
      "Also writes animated PNG files of the cases at several times.",
      discussion: "The axis .time() of a scene provides the times. Browsers play the files."))
  var animations = false

  func validate() throws {
    guard from == nil || (options.names.isEmpty && options.shard == nil && !options.lastFailed)
    else {
      throw ValidationError(
        "--from draws one case. Leave out the names, --shard and --last-failed.")
    }
  }

  func outcome() async -> Outcome {
    var runner = options.runner(Gallery.self)
    runner.writesAnimations = animations
    guard let from else { return await runner.render() }
    return await runner.render(from: from)
  }
}

struct Verify<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify",
      abstract: "Compares all cases with the references, and writes pictures that differ.")
  }

  @OptionGroup var options: ComparisonOptions

  func outcome() async -> Outcome { await options.runner(Gallery.self).verify() }
}

/// Draws scenes for a process that verifies them.
struct Draw<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: GalleryRunner.drawCommand,
      abstract: "Draws the scenes whose indices are in the standard input, for verify.",
      shouldDisplay: false)
  }

  @OptionGroup var selection: SelectionOptions

  func outcome() async -> Outcome { await selection.runner(Gallery.self).drawScenes() }
}

/// Writes drawings for another revision, which verifies pictures.
struct Drawings<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: GalleryRunner.drawingsCommand,
      abstract: "Writes the drawings of cases, for another revision.", shouldDisplay: false)
  }

  @OptionGroup var selection: SelectionOptions

  func outcome() async -> Outcome { await selection.runner(Gallery.self).writeDrawings() }
}

struct Record<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Records missing and changed references.",
      discussion: "If the environment variable CI is set, names or --all are required.")
  }

  @OptionGroup var options: RunOptions

  @Argument(help: "The groups, scenes or cases; all by default.")
  var names: [String] = []

  @Flag(help: "Also writes pictures that are already correct.")
  var all = false

  @Flag(help: "Replaces all references if they were drawn with other fonts.")
  var acceptEnvironment = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draws with another value of a metric of the system, to examine how a change is explained.",
      valueName: "name=value", visibility: .private))
  var metric: [String] = []

  func validate() throws {
    guard metric.isEmpty || options.folders.references != GalleryRunner.defaultReferences else {
      throw ValidationError("--metric records wrong pictures. Name a folder with --references.")
    }
  }

  func outcome() async -> Outcome {
    var runner = options.runner(Gallery.self)
    runner.filters = names
    do {
      try runner.replaceMetrics(metric)
    } catch {
      runner.console.printError("\(error)")
      return .incomplete
    }
    return await runner.record(rewritesAll: all, acceptsEnvironment: acceptEnvironment)
  }
}

struct Merge<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Combines the results of the parts of a run.",
      discussion:
        "Each part was created with --shard and a separate --output, or is the results folder of a part of a test run."
    )
  }

  @OptionGroup var folders: FolderOptions
  @OptionGroup var jobs: JobsOption

  @Option(help: .format)
  var format = GalleryRunner.Format.text

  @OptionGroup var empty: EmptyOption

  @Argument(help: "The output folders of the parts.")
  var parts: [String]

  func outcome() async -> Outcome {
    var runner = folders.runner(Gallery.self)
    runner.jobs = jobs.jobs
    runner.format = format
    runner.allowsEmpty = empty.allowEmpty
    return await runner.merge(parts)
  }
}

struct Report<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: "Creates a page of the snapshots in the last test run, and prints the differences.",
      discussion: "No gallery is required: swift run render-gallery report works in any package.")
  }

  @Option(help: .format)
  var format = GalleryRunner.Format.text

  @Argument(
    help: "The folder of the results; by default, the folder of the package in the current folder.")
  var folder: String?

  func outcome() async -> Outcome {
    var runner = Gallery.runner()
    runner.format = format
    return await runner.report(folder ?? GalleryRunner.defaultTestResults)
  }
}

struct Review<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "review",
      abstract: "Accepts or rejects the differences of the last run.",
      discussion:
        "Accepted pictures become the references without drawing them again. Without options, it asks."
    )
  }

  @OptionGroup var folders: FolderOptions

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Accepts this group, scene or case; may be repeated.", valueName: "name"))
  var accept: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Rejects this group, scene or case; may be repeated.", valueName: "name"))
  var reject: [String] = []

  @Flag(help: "Accepts everything that is not rejected.")
  var acceptAll = false

  @Flag(help: "Reviews the snapshots of the last test run of the package in the current folder.")
  var tests = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "With --tests, allows references in this folder; may be repeated.",
      discussion:
        "By default, only __Snapshots__ folders next to test files of the package are allowed.",
      valueName: "folder"))
  var allowFolder: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Asks in a page for a browser on this machine.",
      discussion:
        "The page accepts, rejects and undoes, and writes nothing before you confirm."))
  var serve = false

  func validate() throws {
    guard !serve || (accept.isEmpty && reject.isEmpty && !acceptAll) else {
      throw ValidationError(
        "--serve asks in the page. Leave out --accept, --reject and --accept-all.")
    }
    guard tests || allowFolder.isEmpty else {
      throw ValidationError("--allow-folder belongs to --tests. Give it, or leave it out.")
    }
  }

  func outcome() async -> Outcome {
    var runner = folders.runner(Gallery.self)
    runner.allowedFolders = allowFolder
    runner.servesReview = serve
    let decisions = GalleryRunner.Decisions(accepted: acceptAll ? ["*"] : accept, rejected: reject)
    return tests
      ? await runner.reviewTests(GalleryRunner.defaultTestResults, decisions)
      : await runner.review(decisions)
  }
}

struct Explain<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract:
        "Explains the appearance of a case: its reference, cases that look the same, and its properties."
    )
  }

  @OptionGroup var folders: FolderOptions

  @Option(help: .textOrJSON)
  var format = GalleryRunner.Format.text

  @Flag(help: "Prints a test of the plainest case with the same cause, which fails.")
  var swift = false

  @Argument(help: "A case, as group/scene/case, or the file of its picture.")
  var name: String

  func validate() throws {
    guard !swift || format == .text else {
      throw ValidationError("--swift prints source code. Leave out --format.")
    }
  }

  func outcome() async -> Outcome {
    var runner = folders.runner(Gallery.self)
    runner.format = format
    return swift ? await runner.reproduce(name) : await runner.explain(name)
  }
}

struct Classes<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "classes",
      abstract: "Lists the cases that look the same, according to the references.")
  }

  @OptionGroup var selection: SelectionOptions

  func outcome() async -> Outcome { await selection.runner(Gallery.self).classes() }
}

struct List<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract:
        "Lists the scenes with their cases and the number of covered combinations of values.")
  }

  @Option(help: .textOrJSON)
  var format = GalleryRunner.Format.text

  @Argument(help: "The groups, scenes or cases to list; all scenes by default.")
  var names: [String] = []

  func outcome() async -> Outcome {
    var runner = Gallery.runner()
    runner.filters = names
    runner.format = format
    return await runner.list()
  }
}

struct Doctor<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Checks that this machine draws the expected pixels.")
  }

  @Flag(
    help:
      "Prints a digest of all pictures of the gallery instead, to compare builds and machines."
  )
  var digest = false

  @Flag(
    help: ArgumentHelp(
      "With --digest, lays out and draws all cases, even if they are known to look the same.",
      discussion: "The digest is the same, but takes several times as long."))
  var eachCase = false

  @Flag(help: ArgumentHelp("Prints a source file with the digests instead.", visibility: .private))
  var source = false

  @OptionGroup var jobs: JobsOption

  @Argument(help: "With --digest, the groups, scenes or cases; all by default.")
  var names: [String] = []

  func validate() throws {
    guard digest || (names.isEmpty && jobs.jobs == nil && !eachCase) else {
      throw ValidationError(
        "Names, --jobs and --each-case belong to --digest. Give it, or leave them out.")
    }
    guard !(digest && source) else {
      throw ValidationError("--digest and --source exclude each other. Give one of them.")
    }
  }

  func outcome() async -> Outcome {
    var runner = Gallery.runner()
    runner.jobs = jobs.jobs
    runner.filters = names
    if source { return await runner.printAgreedDigests() }
    return digest
      ? await runner.printDigest(drawsEachCase: eachCase) : await runner.doctor()
  }
}

struct Clean<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "clean",
      abstract: "Removes the pictures and pages in the output folder.")
  }

  @OptionGroup var folders: FolderOptions

  func outcome() async -> Outcome { await folders.runner(Gallery.self).clean() }
}

struct Accepted<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "accepted",
      abstract:
        "Checks that the pictures have changed since a revision only by accepted causes.",
      discussion:
        "Draws all cases, compares them with the references of the revision, and compares the causes with "
        + "accepted.txt, to which review adds them."
    )
  }

  @OptionGroup var options: RunOptions

  @Argument(help: "A branch, tag or commit, such as the base of a pull request.")
  var revision: String

  func outcome() async -> Outcome {
    await options.runner(Gallery.self).checkAccepted(since: revision)
  }
}

struct Mutate<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mutate",
      abstract:
        "Changes each metric of the system by one step, and lists the changes that no picture shows.",
      discussion: "Exit code 1 means that there are such changes."
    )
  }

  @OptionGroup var options: FolderOptions

  @Argument(help: "The groups, scenes or cases to draw; all by default.")
  var names: [String] = []

  @Flag(help: "Changes only the metrics that differ from the recorded metrics.")
  var changed = false

  @Option(
    help: ArgumentHelp(
      "Changes random properties of cases instead, and checks that each is found as the cause.",
      valueName: "count"))
  var causes: Int?

  @Option(
    help: ArgumentHelp("With --causes, selects other random properties.", valueName: "number"))
  var seed: UInt64?

  func validate() throws {
    if let causes, causes < 1 {
      throw ValidationError("--causes takes the number of changes, such as 1000, not \(causes).")
    }
    guard causes == nil || !changed else {
      throw ValidationError("--causes and --changed exclude each other. Give one of them.")
    }
    guard seed == nil || causes != nil else {
      throw ValidationError("--seed belongs to --causes. Give it, or leave it out.")
    }
  }

  func outcome() async -> Outcome {
    var runner = options.runner(Gallery.self)
    runner.filters = names
    if let causes { return await runner.tryCauses(causes, seed: seed ?? 0) }
    return await runner.mutate(changedOnly: changed)
  }
}

struct Bisect<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bisect",
      abstract: "Finds the commit that changed the picture of a case, and the cause.",
      discussion:
        "Drives git bisect in a separate checkout in .build/bisect, which is built for each step."
    )
  }

  @Option(
    help: ArgumentHelp(
      "Builds each commit with this toolset, such as toolset.json.", valueName: "file"))
  var toolset: [String] = []

  @Argument(help: "A revision in which the case looks as expected.")
  var good: String

  @Argument(help: "A later revision in which the case looks different.")
  var bad: String

  @Argument(help: "A case, as group/scene/case.")
  var name: String

  func outcome() async -> Outcome {
    var runner = Gallery.runner()
    runner.toolsets = toolset
    return await runner.bisect(good: good, bad: bad, case: name)
  }
}
