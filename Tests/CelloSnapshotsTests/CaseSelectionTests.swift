import Testing

@testable import CelloSnapshots

/// Selections of cases.
struct CaseSelectionTests {
  @Test(
    "a filter selects the cases whose names it matches, one by one",
    arguments: [
      "dark", "normal", "normal.dark", "selected+disabled", "selected+disabled.dark",
      "disabled+selected", "dragging", "drag", "light", "sel*", "*.dark", "?ormal", "listed",
      "cards",
      "every-state", "every-state/dark", "every-state/normal.dark", "cards/every-state/pinned",
      "others/every-state/pinned", "cards/every-state/dark", "a/b/c/d", "", "selected.dark.dark",
    ])
  func filters(text: String) throws {
    let filter = CaseFilter(text)
    let selection = CaseSelection(filters: [text])
    for scene in try ToyCatalog().catalog().scenes {
      let expected = (0..<scene.space.count).filter { index in
        filter.matches(
          group: scene.group, scene: scene.name, variant: scene.space[index].text)
      }
      #expect(selection.indices(in: scene) == expected, "\(scene.path)")
    }
  }
}
