import CelloSnapshots
import Testing
import UIKit

@testable import CelloScenes

@Suite("Matrices")
struct MatrixTests {
  private func names(_ matrix: Matrix) throws -> [String] {
    let space = try matrix.space()
    return (0..<space.count).map { space[$0].text }
  }

  @Test("a matrix without axes is the default alone")
  func empty() throws {
    #expect(try names(.listed()) == ["normal"])
  }

  @Test("the last axis changes fastest, and names leave defaults out")
  func order() throws {
    #expect(
      try names(.listed(.states(.normal, .selected), .style())) == [
        "normal", "normal.dark", "selected", "selected.dark",
      ])
  }

  @Test("words have one order, whatever the order of the axes")
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

  @Test("a name gives back what is set for its case")
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
}
