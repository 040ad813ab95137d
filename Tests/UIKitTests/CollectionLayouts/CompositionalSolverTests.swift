import Foundation
import Testing
import UIKit

@testable import CelloLists

@MainActor struct CompositionalSolverTests {
  private func section(_ height: CGFloat = 50, pinned: Bool = false) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(60), .absolute(20)), elementKind: "header",
      alignment: .topLeading)
    header.pinToVisibleBounds = pinned
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "footer",
      alignment: .bottom)
    footer.pinToVisibleBounds = pinned
    section.boundarySupplementaryItems = [header, footer]
    return section
  }

  private func solver(
    traits: UITraitCollection = UITraitCollection(displayScale: 2)
  ) -> CompositionalSolver {
    CompositionalSolver(
      sections: SectionSolver(
        container: CGSize(width: 200, height: 100), axis: .vertical, traitCollection: traits))
  }

  private func text(_ frames: CompositionalFrames) -> String {
    frames.sections.map(\.frames.text).joined(separator: "\n")
  }

  @Test("sections follow each other with spacing, between the layout's header and footer")
  func sections() {
    var solver = solver()
    solver.sectionSpacing = 7
    solver.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(15)), elementKind: "global",
        alignment: .top)
    ]
    let solved = [section(), section()].map {
      solver.sections.frames(of: $0, itemCount: 1)
    }
    let frames = solver.frames(of: solved)
    #expect(frames.size == CGSize(width: 200, height: 182))
    #expect(frames.sections[1].frame == CGRect(x: 0, y: 102, width: 200, height: 80))
    #expect(frames.sections[1].frames.items[0].frame.minY == 122)
    #expect(frames.boundaries[0].frame == CGRect(x: 0, y: 0, width: 200, height: 15))
  }

  @Test("a right-to-left layout is mirrored")
  func rightToLeft() {
    var solver = solver()
    solver.isRightToLeft = true
    let frames = solver.frames(of: [solver.sections.frames(of: section(), itemCount: 2)])
    #expect(
      text(frames) == """
        size: 0 0 200 80
        0: 100 20 100 50
        1: 0 20 100 50
        header 0: 140 0 60 20
        footer 0: 0 70 200 10
        """)
  }

  @Test("corners are on whole pixels, and fractions are rounded down to pixels")
  func pixels() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10.3)),
      subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let solver = solver(traits: UITraitCollection(displayScale: 1))
    var sections = solver.sections
    sections.grid = PixelGrid(scale: 1)
    let frames = solver.frames(
      of: [sections.frames(of: NSCollectionLayoutSection(group: group), itemCount: 4)])
    #expect(
      text(frames) == """
        size: 0 0 200 20.6
        0: 0 0 66 10
        1: 66 0 66 10
        2: 132 0 66 10
        3: 0 10 66 10
        """)
    #expect(frames.size.height == 21)
  }

  @Test(
    "pinned headers and footers stay visible inside their section",
    arguments: [
      (0.0, 0.0, 90.0),  // natural position; bottom of the visible area
      (30.0, 30.0, 120.0),
      (200.0, 150.0, 180.0),  // pushed up by the footer
      (-40.0, 0.0, 50.0),
      (-90.0, 0.0, 20.0),  // pushed down by the header
    ] as [(CGFloat, CGFloat, CGFloat)])
  func pinning(offset: CGFloat, header: CGFloat, footer: CGFloat) {
    let solver = solver()
    let section = section(pinned: true)
    let frames = solver.frames(of: [solver.sections.frames(of: section, itemCount: 6)])
    #expect(frames.size.height == 180)
    let visible = CGRect(x: 0, y: offset, width: 200, height: 100)
    let boundaries = frames.sections[0].frames.boundaries
    let tops = boundaries.map {
      frames.frame(of: $0, inSection: 0, visible: visible, along: .vertical).minY
    }
    #expect(tops == [header, min(footer, 170)])
  }

  @Test("views that are not pinned keep their position")
  func notPinned() {
    let solver = solver()
    let frames = solver.frames(of: [solver.sections.frames(of: section(), itemCount: 6)])
    let header = frames.sections[0].frames.boundaries[0]
    let visible = CGRect(x: 0, y: 60, width: 200, height: 100)
    #expect(
      frames.frame(of: header, inSection: 0, visible: visible, along: .vertical) == header.frame)
  }

  @Test("no sections are an empty layout")
  func empty() {
    #expect(solver().frames(of: []).size == CGSize(width: 200, height: 0))
  }
}
