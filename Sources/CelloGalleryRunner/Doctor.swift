import CelloScenes
import CelloSnapshots
import CelloText
import Foundation

/// Checks that this machine draws the agreed pixels with this build, independently of the number of
/// threads.
///
/// The scenes of the rasterizer are drawn several times, and the digest of all their pixels is
/// compared with the digest in the source code. Scenes with text have a separate digest, because
/// they also depend on the installed fonts.
package struct Doctor: Sendable {
  private let console: Console
  private let environment: DrawingEnvironment

  package init(console: Console = .standard, environment: DrawingEnvironment = .current) {
    self.console = console
    self.environment = environment
  }

  /// A set of scenes with an agreed digest of its pictures.
  package enum Part: CaseIterable, Sendable {
    case shapes
    case text

    package func scenes() throws(CaseError) -> [SnapshotScene] {
      switch self {
      case .shapes: try RasterScenes.shapeScenes() + RasterScenes.compositionScenes()
      case .text: try RasterScenes.textScenes()
      }
    }

    /// The digest in the source code.
    package var agreedDigest: String {
      switch self {
      case .shapes: AgreedDigests.shapes
      case .text: AgreedDigests.text
      }
    }
  }

  private static let threadCounts = [1, 2, 8]

  /// Performs the checks and prints their results.
  ///
  /// - Returns: `true` if all results are as agreed.
  @MainActor package func run() async throws -> Bool {
    var isWell = true
    for part in Part.allCases {
      let scenes = try part.scenes()
      let caseCount = scenes.reduce(0) { $0 + $1.space.count }
      var digests: Set<PixelDigest> = []
      for threadCount in Self.threadCounts {
        digests.insert(try await DigestRun.digest(of: scenes, jobs: threadCount))
      }
      let found = digests.map(\.description).sorted()
      guard found.count == 1 else {
        console.print(
          "\(part): pixels depend on the number of threads: \(found.joined(separator: ", ")).")
        isWell = false
        continue
      }
      if found[0] == part.agreedDigest {
        console.print(
          "\(part): \(counted(caseCount, "picture")) as agreed with 1, 2 and 8 threads, digest \(found[0])."
        )
      } else {
        console.print(
          "\(part): pixels are not as agreed: digest \(found[0]) instead of \(part.agreedDigest).")
        isWell = false
      }
    }
    return fontsAreAsAgreed() && drawsWithoutWarnings() && isWell
  }

  private func fontsAreAsAgreed() -> Bool {
    var isWell = true
    for (name, digest) in AgreedDigests.fonts.sorted(by: { $0.key < $1.key }) {
      let found = environment.digestOfFont(name)
      if let found, found.description != digest {
        console.print(
          "font \(name): another version than agreed: digest \(found) instead of \(digest).")
        isWell = false
      } else if found == nil {
        console.print("font \(name): not found. Run scripts/setup to install it.")
        isWell = false
      }
    }
    if isWell { console.print("fonts: \(AgreedDigests.fonts.count) as agreed.") }
    return isWell
  }

  /// Prints the warnings about fonts and characters. Returns `true` if all fonts were available and
  /// emoji can be drawn.
  private func drawsWithoutWarnings() -> Bool {
    let emojiProblem = FontCatalog.shared.emojiError?.description
    if let emojiProblem { console.print("emoji: \(emojiProblem)") }
    let others = environment.warnings().filter {
      $0.questionsPictures && $0.sentence != emojiProblem
    }
    for warning in others { console.printError("warning: \(warning.sentence)") }
    return others.isEmpty && emojiProblem == nil
  }

  /// Returns the source file with the digests of this machine.
  @MainActor package static func agreedDigestsSource() async throws -> String {
    let shapes = try await DigestRun.digest(of: try Part.shapes.scenes(), jobs: 2)
    let text = try await DigestRun.digest(of: try Part.text.scenes(), jobs: 2)
    let fonts = FontCatalog.shared.digests.map { "    \"\($0.name)\": \"\($0.digest)\"," }
    return """
      // Made by scripts/record from what render-gallery doctor draws.

      /// The pixels that every machine draws.
      enum AgreedDigests {
        static let shapes = "\(shapes)"
        static let text = "\(text)"
        static let fonts = [
      \(fonts.joined(separator: "\n"))
        ]
      }

      """
  }
}
