import CelloGallery
import CelloScenes
import CelloSnapshots
import CelloTestSupport
import Testing
import UIKit

/// Changes of single metrics of the system, with the causes that a run must name.
///
/// The references of scenes of the catalog are recorded with other values, and compared with the
/// current values.
/// Seeded changes of metrics.
@MainActor struct SeededChangesTests {
  /// A metric and its value in the references.
  struct Change: Sendable {
    var metric: String
    var old: String

    init(_ metric: String, _ old: String) {
      self.metric = metric
      self.old = old
    }
  }

  struct Seed: Sendable, CustomTestStringConvertible {
    /// The names of the compared cases.
    var cases: String
    var changes: [Change]
    var testDescription: String {
      changes.map { "\($0.metric) \($0.old)" }.joined(separator: ", ") + " in " + cases
    }

    init(_ cases: String, _ changes: (metric: String, old: String)...) {
      self.cases = cases
      self.changes = changes.map { Change($0.metric, $0.old) }
    }
  }

  private let folder = TemporaryFolder()

  /// Returns the scene of a seed, drawn with other values.
  private func scene(of seed: Seed, _ replaced: [Change]) throws -> SnapshotScene {
    let path = seed.cases.split(separator: "/").prefix(2).joined(separator: "/")
    let found = try #require(Gallery.scenes.first { $0.path == path }, "\(path) is not a scene")
    var scene = try SnapshotScene(found)
    // Encoding pictures would take most of the time.
    scene.storage = .digests
    let draw = scene.draw
    scene.draw = { name in
      try SystemMetrics.replacing(
        replaced.map { (name: SystemMetrics.prefix + $0.metric, value: $0.old) }
      ) { try draw(name) }
    }
    if !replaced.isEmpty { scene.appearance = { _ in nil } }
    return scene
  }

  /// Returns the result of comparing the current drawings with references that have other values.
  private func document(_ seed: Seed) async throws -> RunDocument {
    let current = ResolvedProperties(SystemMetrics.current)
    var environment = DrawingEnvironment.current
    // Other tests in the same process use other fonts.
    environment.usedFonts = nil
    environment.warnings = { [] }
    for change in seed.changes {
      let name = SystemMetrics.prefix + change.metric
      let value = try #require(current[name], "\(change.metric) is not a metric")
      #expect(value != change.old)
    }
    let recorded = current.applying(
      seed.changes.map {
        ResolvedProperties.Change(name: SystemMetrics.prefix + $0.metric, old: nil, new: $0.old)
      })
    let store = ReferenceStore(root: folder.path + "/References")
    let selection = CaseSelection(filters: [seed.cases])
    var former = environment
    former.metrics = { recorded }
    _ = try await RecordingRun(
      try SnapshotCatalog([try scene(of: seed, seed.changes)]), selection: selection, store: store,
      encoder: PNGEncoder(effort: .fast), jobs: 1
    ).run(in: former)
    let result = try await VerificationRun(
      try SnapshotCatalog([try scene(of: seed, [])]), selection: selection, store: store, jobs: 1
    ).run(in: environment)
    return RunDocument(result)
  }

  private func text(of change: Change) -> String {
    let name = SystemMetrics.prefix + change.metric
    return ResolvedProperties.Change(
      name: name, old: change.old, new: ResolvedProperties(SystemMetrics.current)[name]
    ).causeText
  }

  nonisolated static let single = [
    Seed("list-cells/cell-inset-grouped", ("iOS26 list(insetGrouped).cardCornerRadius", "20")),
    Seed("list-cells/cell-inset-grouped", ("iOS18 list(insetGrouped).cardCornerRadius", "8")),
    Seed(
      "list-cells/cell-inset-grouped", ("iOS26 listMargins(insetGrouped, narrow).rowInset", "12")),
    Seed("list-cells/cell-sidebar", ("iOS26 listMargins(sidebar, narrow).contentMargin", "11")),
    Seed("list-cells/cell-plain", ("iOS26 list(plain).separatorThickness", "2")),
    Seed("list-cells/cell-plain", ("iOS26 list(plain).separatorTrailingInset", "0")),
    Seed("list-cells/cell-grouped", ("iOS26 list(grouped).hasSeparators", "no")),
    Seed("list-cells/cell-grouped", ("iOS18 list(grouped).firstSeparator", "none")),
    Seed("list-cells/cell-plain", ("iOS18 list(plain).lastSeparator", "none")),
    Seed("list-cells/subtitle-plain", ("iOS26 content(subtitleCell).margins", "14 16 15 8")),
    Seed("list-cells/cell-plain", ("iOS26 content(cell).imageToTextPadding", "12")),
    Seed("list-cells/subtitle-plain", ("iOS26 content(subtitleCell).verticalTextPadding", "3")),
    Seed(
      "list-cells/subtitle-plain", ("iOS26 content(subtitleCell).secondaryText.style", "caption1")),
    Seed("list-cells/value-plain", ("iOS26 content(valueCell).prefersSideBySide", "no")),
    Seed("list-cells/value-plain", ("iOS26 content(valueCell).secondaryText.color", "label")),
    Seed("list-cells/cell-plain", ("iOS26 content(cell).text.weight", "0.3")),
    Seed("list-cells/sidebar-sidebar", ("iOS26 content(sidebarCell).imageToTextPadding", "14")),
    Seed("list-cells/sidebar-sidebar", ("iOS26 content(sidebarCell).text.style", "callout")),
    Seed("list-cells/cell-plain", ("iOS26 rowHeights.minimum", "50")),
    Seed("list-cells/cell-plain", ("iOS18 rowHeights.minimum", "46")),
    Seed("list-cells/sidebar-sidebar", ("iOS26 backgrounds.roundedCornerRadius", "20")),
    Seed("list-cells/cell-plain", ("iOS26 backgrounds.swipedCornerRadius", "20")),
    Seed("list-cells/cell-plain", ("textStyle(body).large", "16/21")),
    Seed("list-cells/subtitle-plain", ("textStyle(subheadline).large", "14/20")),
    Seed("list-cells/cell-plain", ("textStyle(body).weight", "0.3")),
    Seed("list-cells/cell-plain", ("iOS26 systemGray4.light", "#d1d1d7")),
    Seed("list-cells/cell-plain", ("iOS26 label.light", "#010101")),
    Seed("list-cells/cell-grouped", ("iOS26 systemGroupedBackground.dark", "#010101")),
    Seed("list-cells/subtitle-plain", ("iOS26 secondaryLabel.light", "#3c3c43@0.62")),
    Seed("list-cells/cell-plain", ("iOS18 separator.dark", "#545458@0.5")),
    Seed("accessories/disclosure-indicator", ("iOS26 accessories.disclosureOffset", "2")),
    Seed("blur/material", ("blur(systemMaterial).sigma", "25")),
    Seed("blur/thin-dark", ("blur(systemThinMaterialDark).saturation", "1.6")),
    Seed("screens/mail-menu/normal", ("iOS26 menu.groupGap", "18")),
    Seed("lists/list-swiped", ("iOS26 swipeActions.cornerRadius", "10")),
    Seed("lists/list-inset-grouped", ("sections(insetGrouped).top", "30")),
    Seed("controls/switches", ("iOS26 switch.thumbInset", "3")),
    Seed("controls/sliders", ("iOS26 slider.trackHeight", "4")),
    Seed("controls/search-bars", ("iOS26 searchBar.fieldHeight", "40")),
    Seed("controls/text-fields", ("iOS26 textField.cornerRadius", "6")),
    Seed("screens/mail-menu/normal", ("iOS26 menu.cornerRadius", "20")),
    Seed("screens/account-alert/normal", ("iOS26 alert.actionHeight", "44")),
    Seed("screens/reminders-sheet/normal", ("iOS26 presentations.sheetCornerRadius", "30")),
    Seed("screens/settings-detail/normal", ("iOS26 barItems.height", "40")),
    Seed("screens/settings-detail/normal", ("iOS26 navigationBar.height", "50")),
    Seed("screens/tabs/normal", ("iOS26 tabBar.titleSpacing", "4")),
  ]

  /// All seeds must be found, and each of them is required to have no wrong proof.
  @Test(
    "the tables contain sixty changes, ten pairs and five interacting pairs, and five invisible ones"
  )
  func numbersOfSeeds() {
    // One test of views has a single change, their order.
    let views = SeededViewChangesTests.seeds.count + SeededViewChangesTests.drawingSeeds.count + 1
    #expect(Self.single.count + views >= 60)
    #expect(Self.double.count >= 15)
    #expect(Self.invisible.count >= 5)
    let tested = Set((Self.single + Self.double + Self.invisible).map(\.testDescription))
    #expect(tested.count == Self.single.count + Self.double.count + Self.invisible.count)
  }

  @Test("the metric is proved and named first", arguments: single)
  func single(seed: Seed) async throws {
    let document = try await document(seed)
    let cause = try #require(document.causes.first)
    #expect(cause.name == text(of: seed.changes[0]))
    #expect(cause.verdict == "proved")
    // The recorded properties of pictures that do not differ can be out of date.
    #expect(document.causes.count { $0.verdict != nil } == 1)
  }

  nonisolated static let double = [
    Seed(
      "list-cells/cell-plain", ("iOS26 content(cell).imageToTextPadding", "12"),
      ("iOS26 label.light", "#010101")),
    Seed(
      "list-cells/cell-inset-grouped", ("iOS26 list(insetGrouped).cardCornerRadius", "20"),
      ("textStyle(body).large", "16/21")),
    Seed(
      "list-cells/cell-plain", ("iOS26 list(plain).separatorThickness", "2"),
      ("iOS26 list(plain).separatorTrailingInset", "0")),
    Seed(
      "list-cells/subtitle-plain", ("iOS26 content(subtitleCell).margins", "14 16 15 8"),
      ("iOS26 content(subtitleCell).secondaryText.style", "caption1")),
    Seed(
      "list-cells/value-plain", ("iOS26 content(valueCell).secondaryText.color", "label"),
      ("iOS26 rowHeights.minimum", "50")),
    Seed(
      "list-cells/sidebar-sidebar", ("iOS26 content(sidebarCell).imageToTextPadding", "14"),
      ("iOS26 content(sidebarCell).text.style", "callout")),
    Seed(
      "controls/switches", ("iOS26 switch.thumbInset", "3"), ("iOS26 systemGreen.light", "#34c75a")),
    Seed(
      "screens/account-alert/normal", ("iOS26 alert.actionHeight", "44"),
      ("iOS26 alert.cornerRadius", "30")),
    Seed(
      "lists/list-inset-grouped", ("sections(insetGrouped).top", "30"),
      ("iOS26 list(insetGrouped).cardCornerRadius", "20")),
    Seed(
      "list-cells/cell-grouped", ("iOS26 systemGroupedBackground.light", "#f2f2f6"),
      ("iOS26 content(cell).text.weight", "0.3")),
    // The changes interact: each hides, moves or compensates the other.
    Seed(
      "list-cells/subtitle-plain", ("iOS26 content(subtitleCell).margins", "10 16 10 8"),
      ("iOS26 rowHeights.minimum", "60")),
    Seed(
      "list-cells/cell-plain", ("iOS26 content(cell).imageToTextPadding", "12"),
      ("iOS26 content(cell).margins", "15 20 15 8")),
    Seed(
      "list-cells/subtitle-plain", ("iOS26 content(subtitleCell).margins", "16 16 16 8"),
      ("textStyle(subheadline).large", "14/18")),
    Seed(
      "screens/settings-detail/normal", ("iOS26 navigationBar.height", "50"),
      ("iOS26 barItems.height", "40")),
    Seed(
      "list-cells/sidebar-sidebar", ("iOS26 backgrounds.roundedCornerRadius", "20"),
      ("iOS26 listMargins(sidebar, narrow).rowInset", "20")),
  ]

  /// The cause of the most cases names both changes, or each of two causes names one of them.
  @Test("two simultaneous changes are both proved and named", arguments: double)
  func double(seed: Seed) async throws {
    let document = try await document(seed)
    let causes = document.causes.filter { $0.verdict != nil }
    #expect(causes.allSatisfy { $0.verdict == "proved" })
    let names = Set(causes.flatMap { $0.name.components(separatedBy: "; ") })
    #expect(names == Set(seed.changes.map(text)))
  }

  nonisolated static let invisible = [
    Seed("list-cells/cell-plain", ("iOS26 controls.disabledAlpha", "0.4")),
    Seed("list-cells/cell-plain", ("iOS26 list(insetGrouped).cardCornerRadius", "20")),
    Seed("list-cells/cell-plain", ("iOS26 content(cell).verticalTextPadding", "9")),
    Seed("list-cells/cell-plain", ("textStyle(body).accessibilityLarge", "30/40")),
    Seed("list-cells/cell-plain", ("iOS26 swipeActions.fullSwipeShare", "0.7")),
  ]

  @Test("a metric that no case shows is no cause", arguments: invisible)
  func invisible(seed: Seed) async throws {
    let document = try await document(seed)
    // The recorded properties can be out of date, but no picture differs.
    #expect(document.causes.allSatisfy { $0.verdict == nil })
    #expect(document.findings.allSatisfy { $0.kind == "stale" })
  }

  @Test("an invisible change is not part of the cause of another change")
  func partlyInvisible() async throws {
    let document = try await document(
      Seed(
        "list-cells/cell-plain", ("iOS26 content(cell).verticalTextPadding", "9"),
        ("iOS26 content(cell).imageToTextPadding", "12")))
    #expect(
      document.causes.filter { $0.verdict != nil }.map(\.name) == [
        "image to text padding 12 → 16 of iOS26 content(cell)"
      ])
  }

  @Test("the cases of a cause have a condition")
  func scope() async throws {
    let document = try await document(
      Seed("list-cells/cell-plain", ("iOS26 rowHeights.minimum", "50")))
    let scope = try #require(document.causes.first?.scope)
    #expect(scope.superfluousCount == nil)
    #expect(scope.missedCount == nil)
    #expect(scope.sceneCount == 1)
    #expect(scope.condition == "!ios18")
  }
}
