// The selection of a text view.
extension NSTextLayoutManager {
  /// The selections of the view; `nil` without a view. A selection that was set is kept while the
  /// view has its range.
  final var hostSelections: [NSTextSelection]? {
    guard let host else { return nil }
    nonisolated(unsafe) let view = host
    nonisolated(unsafe) var selected = NSRange()
    MainActor.assumeIsolated { selected = view.selectedUnits }
    let range = NSTextRange(selected)
    if ownSelections.count == 1, ownSelections[0].textRanges == [range] { return ownSelections }
    return [NSTextSelection(range: range, affinity: .downstream, granularity: .character)]
  }

  final func selectInHost() {
    guard let host, let range = ownSelections.first?.textRanges.first,
      let start = range.location as? TextOffset, let end = range.endLocation as? TextOffset
    else { return }
    let selected = NSRange(location: start.offset, length: end.offset - start.offset)
    nonisolated(unsafe) let view = host
    MainActor.assumeIsolated {
      if view.selectedUnits != selected { view.selectedUnits = selected }
    }
  }
}
