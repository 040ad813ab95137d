import CelloSnapshots
import Testing
import UIKit

@testable import CelloScenes

/// Matrices.
struct MatrixTests {
  private func names(_ matrix: Matrix) throws -> [String] {
    let space = try matrix.space()
    return (0..<space.count).map { space[$0].text }
  }

  @Test("a matrix without axes contains only the default case")
  func empty() throws {
    #expect(try names(.listed()) == ["normal"])
  }

  @Test("the default time is the end, and names contain milliseconds")
  func times() throws {
    #expect(
      try names(.listed(.time(0, 0.1, 9)))
        == ["normal", "normal.t0ms", "normal.t100ms", "normal.t9000ms"])
  }

  @Test("the last axis changes fastest, and names leave defaults out")
  func order() throws {
    #expect(
      try names(.listed(.states(.normal, .selected), .style())) == [
        "normal", "normal.dark", "selected", "selected.dark",
      ])
  }

  @Test("the order of words does not depend on the order of the axes")
  func namingOrder() throws {
    #expect(
      try names(.listed(.systemVersion(.iOS18), .width(320), .textSize(.accessibilityLarge)))
        == ["normal.ax2.w320.ios18"])
    #expect(
      try names(
        .listed(
          .scale(2), .direction(.rightToLeft), .weight(.bold), .level(.elevated), .contrast(.high),
          .style(.dark), .position(.first), .states(.selected.and(.focused))))
        == ["selected+focused.first.dark.contrast.elevated.bold.rtl.2x"])
  }

  @Test("an axis without values has all of them, the default first")
  func allValues() throws {
    #expect(
      try names(.listed(.textSize())) == [
        "normal", "normal.xs", "normal.s", "normal.m", "normal.xl", "normal.xxl", "normal.xxxl",
        "normal.ax1", "normal.ax2", "normal.ax3", "normal.ax4", "normal.ax5",
      ])
    #expect(try names(.listed(.position())).last == "normal.only")
    #expect(try names(.listed(.scale())) == ["normal", "normal.2x", "normal.1x"])
  }

  @Test("a device is a width, a scale, size classes and an idiom; the default has no word")
  func devices() throws {
    #expect(
      try names(.listed(.device())) == [
        "normal", "normal.iphonese", "normal.iphone16promax", "normal.ipadpro11",
      ])
    let own = ViewImageConfig(size: CGSize(width: 390, height: 844))
    #expect(try names(.listed(.device(.iPad10_2(.portrait), own))).first == "normal.ipad10-2")
    #expect(try names(.listed(.device(own))) == ["normal.390x844"])
    let cases = Matrix.listed(.device(.iPhoneSe, .iPhone16ProMax(.landscape))).cases()
    #expect(cases.map(\.name) == ["normal.iphonese", "normal.iphone16promax-landscape"])
    #expect(cases.map(\.variant.width) == [320, 956])
    #expect(cases.map(\.variant.traits.displayScale) == [2, 3])
    #expect(cases.map(\.variant.traits.horizontalSizeClass) == [.compact, .regular])
    let pad = try #require(Matrix.listed(.device(.iPadPro11)).cases().first?.variant)
    #expect(pad.traits.userInterfaceIdiom == .pad)
    #expect(try Matrix.exhaustive(.device(), .style()).space().count == 8)
  }

  @Test("matrices are multiplied and added")
  func arithmetic() throws {
    let matrix = Matrix.listed(.style()).times(.width(200)) + .listed(.states(.selected))
    #expect(try names(matrix) == ["normal.w200", "normal.dark.w200", "selected"])
    #expect(throws: CaseError.repeatedCase("normal", scene: "group/name")) {
      try SnapshotScene(
        Scene(group: "group", name: "name", shows: "", cases: .listed() + .listed()) { _ in
          UIView()
        })
    }
  }

  @Test("an exhaustive matrix covers every combination, named as a listed one")
  func exhaustive() throws {
    let axes: [Axis] = [.style(), .flag(.selected), .oneOf("drag", .lifting, .dragging)]
    let space = try Matrix.exhaustive(axes[0], axes[1], axes[2]).space()
    guard case .product(let product) = space else {
      Issue.record("The space is listed.")
      return
    }
    #expect(product.count == 12)
    #expect(
      Set((0..<12).map { space[$0].text })
        == Set(try names(.listed(axes[0], axes[1], axes[2]))))
    #expect(
      product.axes.map(\.values) == [
        ["", "selected"], ["", "lifting", "dragging"], ["light", "dark"],
      ])
    #expect(throws: CaseError.missingDefault(axis: "width")) {
      try Matrix.exhaustive(.width(200, 320)).space()
    }
  }

  @Test("the name of a case restores its values")
  func reading() throws {
    let matrix = Matrix.listed(
      .states(.normal, .highlighted.and(.selected)), .style(), .width(), .position(),
      .textSize(.large, .small), .systemVersion())
    let reader = try VariantReader(matrix)
    for (name, variant) in matrix.cases() {
      let read = try #require(reader.variant(try CaseName(name)))
      #expect(read.state.name == variant.state.name)
      #expect(read.width == variant.width)
      #expect(read.position == variant.position)
      #expect(read.traits == variant.traits)
    }
    #expect(reader.variant(try CaseName("focused")) == nil)
    #expect(reader.variant(try CaseName("normal.elevated")) == nil)
    #expect(throws: CaseError.ambiguousWord("w200")) {
      try Matrix.listed(
        .width(200), Axis("height", \.width, [1]) { _ in "w200" }
      ).space()
    }
    #expect(throws: CaseError.malformedName("normal.Wide")) {
      try Matrix.listed(Axis("height", \.width, [1]) { _ in "Wide" }).space()
    }
  }

  @Test("a state's flags are set on the cell's own state")
  func state() {
    var state = UICellConfigurationState(traitCollection: .current)
    CellState.selected.and(.dropTarget).and(.lifting).apply(to: &state)
    #expect(state.isSelected && !state.isHighlighted)
    #expect(state.cellDropState == .targeted)
    #expect(state.cellDragState == .lifting)
    #expect(CellState.normal.and(.pinned).and(.dropElsewhere).name == "pinned+drop-elsewhere")
  }

  // MARK: - Selections

  @Test("each value alone, the other axes at their default")
  func each() throws {
    #expect(
      try names(.each(.states(.normal, .selected), .style(), .direction(.rightToLeft)))
        == ["normal.rtl", "selected.rtl", "normal.dark.rtl"])
  }

  @Test("pairwise: every two values of two axes occur together, in few cases")
  func pairwise() throws {
    let axes: [Axis] = [
      .states(.normal, .selected, .disabled), .style(), .direction(), .textSize(),
    ]
    let matrix = Matrix.pairwise(axes[0], axes[1], axes[2], axes[3])
    let cases = matrix.cases()
    #expect(cases.count == 36)
    #expect(cases[0].name == "normal")
    let coverage = try #require(try matrix.coverage(from: Variant()))
    #expect(coverage.combinationCount == 144)
    #expect(coverage.pairs == CaseCoverage.Share(covered: 6 + 6 + 36 + 4 + 24 + 24, possible: 100))
    #expect(coverage.triples.covered < coverage.triples.possible)
    let threeWay = Matrix.threeWay(axes[0], axes[1], axes[2], axes[3])
    #expect(threeWay.cases().count == 72)
  }

  @Test("further axes are combined with every chosen case")
  func factors() throws {
    let matrix = Matrix.pairwise(.style(), .direction(), .contrast()).times(.systemVersion())
    #expect(try names(matrix).count == 8)
    #expect(try names(matrix).filter { $0.hasSuffix("ios18") }.count == 4)
  }

  @Test("excluded combinations do not occur, in any selection")
  func excluding() throws {
    let states = Axis.states(.normal, .selected, .disabled)
    for matrix: Matrix in [
      .listed(states, .style()), .exhaustive(states, .style()),
      .pairwise(states, .style(), .direction()), .each(states, .style(.dark)),
    ] {
      let names = try names(matrix.excluding(.states(.disabled, .selected), .style(.dark)))
      #expect(!names.isEmpty)
      #expect(!names.contains { $0.contains("dark") && !$0.hasPrefix("normal") }, "\(names)")
    }
    #expect(
      try names(.listed(states, .style()).excluding(.states(.disabled, .selected), .style(.dark)))
        == ["normal", "normal.dark", "selected", "disabled"])
  }

  @Test("an exclusion of values that no axis has is an error")
  func unknownExclusion() {
    #expect(throws: CaseError.unknownValue("rtl")) {
      try Matrix.listed(.style()).excluding(.direction(.rightToLeft)).space()
    }
    #expect(throws: CaseError.ambiguousValue("normal")) {
      try Matrix.listed(.flag(.selected), .flag(.disabled)).excluding(.states(.normal)).space()
    }
    #expect(throws: CaseError.repeatedAxis("style")) {
      try Matrix.listed(.style(), .style(.dark)).space()
    }
  }

  // MARK: - An app's own axes

  enum Mailbox: CaseIterable { case inbox, flagSent, allTrash }

  struct IsCompactTrait: UITraitDefinition { static let defaultValue = false }

  @Test("a type of the app is an axis, and its cases name themselves")
  func ownType() throws {
    let matrix = Matrix.listed(.values(of: Mailbox.self), .style())
    #expect(
      try names(matrix) == [
        "normal", "normal.dark", "normal.flag-sent", "normal.dark.flag-sent", "normal.all-trash",
        "normal.dark.all-trash",
      ])
    let reader = try VariantReader(matrix)
    #expect(reader.variant(try CaseName("normal.dark.flag-sent"))?[Mailbox.self] == .flagSent)
    #expect(reader.variant(.normal)?[Mailbox.self] == .inbox)
    #expect(try names(.listed(.values(Mailbox.allTrash))) == ["normal.all-trash"])
  }

  @Test("a trait of the app is an axis")
  func ownTrait() throws {
    let matrix = Matrix.listed(.trait(IsCompactTrait.self, false, true))
    #expect(try names(matrix) == ["normal", "normal.compact"])
    let reader = try VariantReader(matrix)
    #expect(reader.variant(try CaseName("normal.compact"))?.traits[IsCompactTrait.self] == true)
  }

  @Test("names omit values that are the default of the scene")
  func base() throws {
    var base = Variant()
    base.kind = .header
    let space = try Matrix.listed(.kind()).space(from: base)
    #expect((0..<3).map { space[$0].text } == ["normal.cell", "normal", "normal.footer"])
    base.traits = base.traits.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(try Matrix.listed(.style()).all(from: base).map(\.name) == ["normal.light", "normal"])
  }

  @Test("lists and tints are axes")
  func lists() throws {
    #expect(
      try names(.listed(.list(.insetGrouped), .tint(["red": .systemRed]))) == [
        "normal.inset-grouped", "normal.inset-grouped.red",
      ])
  }
}
