// Positions, points and areas of texts. The classes of texts implement the requirements of
// `UITextInput` with these functions, so that subclasses can override them.

extension TextEditing where Self: UIView {
  /// Returns the areas of a range, one for each line and direction, in the view's coordinates.
  package func textSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let range = editor.clamped(range.utf16)
    let rects = selectionRects(range)
    let direction = writingDirection(at: range)
    return rects.indices.map {
      UITextSelectionRect(
        rects[$0], direction: direction, containsStart: $0 == 0,
        containsEnd: $0 == rects.count - 1)
    }
  }

  /// Returns the direction of the first character in a range; `natural` for an empty range.
  private func writingDirection(at range: NSRange) -> NSWritingDirection {
    guard range.length > 0 else { return .natural }
    let character = composedCharacter(at: range.location)
    let start = caretRect(for: UITextPosition(character.location))
    let end = caretRect(for: UITextPosition(character.location + character.length))
    // The end of a line has its caret in the next line.
    guard end.minY == start.minY, end.minX != start.minX else {
      return isRightToLeft ? .rightToLeft : .leftToRight
    }
    return end.minX < start.minX ? .rightToLeft : .leftToRight
  }

  /// Returns the position between characters that is nearest to a point, limited to a range.
  package func position(nearest point: CGPoint, within range: UITextRange? = nil) -> UITextPosition
  {
    let offset = offset(nearest: point)
    guard let range = range.map({ editor.clamped($0.utf16) }) else { return UITextPosition(offset) }
    return UITextPosition(min(max(offset, range.location), range.location + range.length))
  }

  /// Returns the range of the character whose area contains a point; `nil` for none.
  package func rangeOfCharacter(containing point: CGPoint) -> UITextRange? {
    let offset = offset(nearest: point)
    for neighbor in [offset - 1, offset] where neighbor >= 0 && neighbor < editor.length {
      let range = composedCharacter(at: neighbor)
      if selectionRects(range).contains(where: { $0.contains(point) }) { return UITextRange(range) }
    }
    return nil
  }

  /// Returns the position that is a number of characters or lines away from another position;
  /// `nil` outside of the text.
  package func position(
    _ start: UITextPosition, moved direction: UITextLayoutDirection, by count: Int
  ) -> UITextPosition? {
    guard start.offset >= 0, start.offset <= editor.length else { return nil }
    // A negative number moves in the opposite direction.
    let isNegative = count < 0
    var offset = start.offset
    var steps = count.magnitude
    let x = caretRect(for: start).midX
    while steps > 0 {
      let next: Int? =
        switch direction {
        case .right, .left:
          neighbor(of: offset, isForward: (direction == .right) != (isRightToLeft != isNegative))
        case .down, .up: line(from: offset, isBelow: (direction == .down) != isNegative, x: x)
        }
      guard let next else { return nil }
      offset = next
      steps -= 1
    }
    return UITextPosition(offset)
  }

  private func neighbor(of offset: Int, isForward: Bool) -> Int? {
    if isForward {
      guard offset < editor.length else { return nil }
      let character = composedCharacter(at: offset)
      return character.location + character.length
    }
    return offset > 0 ? composedCharacter(at: offset - 1).location : nil
  }

  /// Returns the offset at a horizontal position in the line above or below an offset; `nil` if there
  /// is no such line.
  private func line(from offset: Int, isBelow: Bool, x: CGFloat) -> Int? {
    let caret = caretRect(for: UITextPosition(offset))
    let next = self.offset(
      nearest: CGPoint(x: x, y: isBelow ? caret.maxY + 1 : caret.minY - 1))
    let found = caretRect(for: UITextPosition(next))
    return (isBelow ? found.midY > caret.maxY : found.midY < caret.minY) ? next : nil
  }

  private func composedCharacter(at offset: Int) -> NSRange {
    (editor.string as NSString).rangeOfComposedCharacterSequence(at: offset)
  }
}
