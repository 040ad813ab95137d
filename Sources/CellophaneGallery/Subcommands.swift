import ArgumentParser
import CelloGalleryRunner
import CelloSnapshots

struct Render<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "render",
      abstract:
        "Draws the gallery with a page to look at it, and says what differs (the default).")
  }

  @OptionGroup var options: ComparisonOptions

  @Option(
    help: ArgumentHelp(
      "Draws again what this picture shows, and compares.",
      discussion: "A picture that this command or a test wrote carries the name of its case.",
      valueName: "file"))
  var from: String?

  func validate() throws {
    guard from == nil || (options.names.isEmpty && options.shard == nil && !options.lastFailed)
    else {
      throw ValidationError(
        "--from draws one case. Leave out the names, --shard and --last-failed.")
    }
  }

  func outcome() async -> Outcome {
    let runner = options.runner(Gallery.self)
    guard let from else { return await runner.render() }
    return await runner.render(from: from)
  }
}

struct Verify<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "verify",
      abstract: "Compares everything with the references, and draws only what differs.")
  }

  @OptionGroup var options: ComparisonOptions

  func outcome() async -> Outcome { await options.runner(Gallery.self).verify() }
}

struct Record<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "record",
      abstract: "Makes what is missing or differs the reference.",
      discussion: "Where CI is set, only what is named is recorded.")
  }

  @OptionGroup var options: RunOptions

  @Argument(help: "Groups, scenes or cases; all if none is named.")
  var names: [String] = []

  @Flag(help: "Also writes pictures anew that are right already.")
  var all = false

  @Flag(help: "Replaces references that were made with other fonts; records all of them.")
  var acceptEnvironment = false

  func outcome() async -> Outcome {
    var runner = options.runner(Gallery.self)
    runner.filters = names
    return await runner.record(rewritesAll: all, acceptsEnvironment: acceptEnvironment)
  }
}

struct Merge<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: "Joins the results of parts of a run into the result of the whole.",
      discussion:
        "Each part was made with --shard and an --output of its own, on any machine, or is the results folder of a part of a test run."
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
      abstract: "Makes a page of the snapshots of the last test run, and says what differed.",
      discussion: "It needs no scenes: swift run render-gallery report works in any package.")
  }

  @Option(help: .format)
  var format = GalleryRunner.Format.text

  @Argument(
    help: "The folder of the results; that of the package in the working folder if none is named.")
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
      abstract: "Goes through what differed in the last run, to accept or reject it.",
      discussion:
        "What is accepted becomes the reference as it was drawn then. Without options it asks.")
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

  @Flag(help: "The snapshots of the last test run of the package in the working folder instead.")
  var tests = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "For --tests, also writes references in this folder; may be repeated.",
      discussion:
        "Without it, only those in folders __Snapshots__ beside test files of the package.",
      valueName: "folder"))
  var allowFolder: [String] = []

  func validate() throws {
    guard tests || allowFolder.isEmpty else {
      throw ValidationError("--allow-folder belongs to --tests. Give it, or leave it out.")
    }
  }

  func outcome() async -> Outcome {
    var runner = folders.runner(Gallery.self)
    runner.allowedFolders = allowFolder
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
        "Says what a case looks like and why: its reference, cases that look the same, its properties."
    )
  }

  @OptionGroup var folders: FolderOptions

  @Argument(help: "A case, as group/scene/case, or the file of its picture.")
  var name: String

  func outcome() async -> Outcome { await folders.runner(Gallery.self).explain(name) }
}

struct Classes<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "classes", abstract: "Lists which cases look the same, by the references.")
  }

  @OptionGroup var folders: FolderOptions

  @Argument(help: "Groups, scenes or cases; all if none is named.")
  var names: [String] = []

  func outcome() async -> Outcome {
    var runner = folders.runner(Gallery.self)
    runner.filters = names
    return await runner.classes()
  }
}

struct List<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract:
        "Lists the scenes with their cases, and how many combinations of values these cover.")
  }

  @Argument(help: "Groups, scenes or cases, which are listed as well; all scenes if none is named.")
  var names: [String] = []

  func outcome() async -> Outcome {
    var runner = Gallery.runner()
    runner.filters = names
    return await runner.list()
  }
}

struct Doctor<Gallery: GalleryCommand>: Subcommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "doctor", abstract: "Proves that this machine draws the agreed pixels.")
  }

  @Flag(
    help:
      "Prints one digest over every picture of the gallery instead, to compare builds and machines."
  )
  var digest = false

  @Flag(
    help: ArgumentHelp(
      "For --digest, lays out and draws each case, also those that are known to look the same.",
      discussion: "The digest does not change; it takes several times as long."))
  var eachCase = false

  @Flag(help: ArgumentHelp("Prints what it draws as a source file instead.", visibility: .private))
  var source = false

  @OptionGroup var jobs: JobsOption

  @Argument(help: "For --digest, groups, scenes or cases; all if none is named.")
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
      abstract: "Removes the pictures and pages that were made for looking at.")
  }

  @OptionGroup var folders: FolderOptions

  func outcome() async -> Outcome { await folders.runner(Gallery.self).clean() }
}
