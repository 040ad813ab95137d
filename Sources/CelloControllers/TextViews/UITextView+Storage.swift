// Synchronization of the view's text with its text storage, in both directions.
extension UITextView: TextLayoutHost {
  /// Connects the view to the TextKit objects, and creates missing objects.
  final func connectStorage() {
    if let manager = textContainer.ownLayoutManager {
      connect(manager)
    } else {
      connectTextLayoutManager()
    }
    observeStorage()
  }

  /// Connects the view to a layout manager.
  final func connect(_ manager: NSLayoutManager) {
    ownLayoutManager = manager
    if let storage = manager.textStorage {
      ownTextStorage = storage
      if storage.length > 0 { takeOverStorage() }
    } else {
      ownTextStorage.addLayoutManager(manager)
    }
    if manager.host == nil { manager.host = self }
  }

  private func observeStorage() {
    ownTextStorage.observers.append { [weak self] range, delta in
      guard let self else { return false }
      MainActor.assumeIsolated { self.storageDidChange(range, changeInLength: delta) }
      return true
    }
  }

  /// Updates the storage with the text of the view, if the text has changed.
  final func updateStorage() {
    guard !isStorageCurrent, !isUpdatingStorage else { return }
    isStorageCurrent = true
    isUpdatingStorage = true
    ownTextStorage.change(to: styledText)
    isUpdatingStorage = false
    // A subclass or the delegate of the storage may have made further changes.
    if Swift.type(of: ownTextStorage) != NSTextStorage.self || ownTextStorage.delegate != nil {
      takeOverStorage()
    }
  }

  private func storageDidChange(_ range: NSRange, changeInLength delta: Int) {
    guard !isUpdatingStorage else { return }
    var selection = editor.selection
    let formerEnd = range.location + range.length - delta
    if selection.location >= formerEnd {
      selection.location += delta
    } else if selection.location + selection.length > range.location {
      selection = NSRange(
        location: min(selection.location, range.location + range.length), length: 0)
    }
    takeOverStorage(selection: selection)
    storageChanged()
  }

  final func takeOverStorage(selection: NSRange? = nil) {
    let text = ownTextStorage.copied
    guard AttributedText(text) != editor.content else { return }
    let selection = selection ?? editor.selection
    editor = EditableText(text)
    editor.select(selection)
    isStorageCurrent = true
  }

  // MARK: Layout

  package final var shownText: ShownText {
    if isSecureTextEntry { return shownText(of: concealed(text)) }
    let linked = withHighlightAttributes(textWithLinks)
    let string = NSMutableAttributedString(attributedString: linked)
    linked.forEachRun { values, range in
      guard values[.link] != nil else { return }
      string.addAttributes(linkAttributes, range: range)
      // Only the view's link attributes determine the appearance of a link.
      string.removeAttribute(.link, range: range)
    }
    return shownText(of: string)
  }

  /// Returns a text with a dot for each character.
  final func concealed(_ text: String) -> NSAttributedString {
    NSMutableAttributedString(
      string: String(repeating: "•", count: text.count), attributes: defaults)
  }

  package final func shownText(of string: NSAttributedString) -> ShownText {
    ShownText(
      string, emptyLine: typingAttributes, font: lineFont, color: ownColor ?? .label,
      paragraph: .init(
        alignment: .init(textAlignment), lineBreakMode: .init(textContainer.lineBreakMode),
        lineBreakStrategy: .standard),
      traits: traitCollection, adjustsFonts: adjustsFontForContentSizeCategory,
      isRightToLeft: isRightToLeft)
  }

  package final var linkAttributes: [NSAttributedString.Key: Any] { linkTextAttributes ?? [:] }

  package final var containerSize: CGSize {
    CGSize(
      width: (lineWidth ?? .infinity) + 2 * textContainer.lineFragmentPadding.nonNegative,
      height: textContainer.heightTracksTextView ? heightForText : .infinity)
  }

  /// Called after a change of the layout. The text has not changed, or the storage reports the
  /// change later.
  package final func textLayoutDidChange() { storageChanged() }

  /// The layout manager of a view without a ``textLayoutManager``.
  final var classicLayoutManager: NSLayoutManager? {
    textLayoutManager == nil ? textContainer.ownLayoutManager ?? ownLayoutManager : nil
  }

  /// A Boolean value that indicates whether the layout manager draws the text: a layout manager of
  /// a custom class, or one with several containers.
  final var drawsWithLayoutManager: Bool {
    guard let manager = classicLayoutManager else { return false }
    return Swift.type(of: manager) != NSLayoutManager.self || isPage
  }

  /// A Boolean value that indicates whether the view shows a part of a text that continues in other
  /// containers.
  final var isPage: Bool { (classicLayoutManager?.textContainers.count ?? 0) > 1 }

  /// Returns the offset of the character that is nearest to a point in the container; `nil` for the
  /// end of the text.
  final func character(at point: CGPoint) -> (offset: Int, fraction: CGFloat)? {
    guard let manager = classicLayoutManager else { return characterInFragments(at: point) }
    guard manager.extraLineFragmentRect.isEmpty || point.y < manager.extraLineFragmentRect.minY
    else { return nil }
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: point, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return (index, fraction)
  }

  /// Draws the text in the current graphics context, in the view's coordinates.
  final func drawWithLayoutManager() {
    guard let manager = classicLayoutManager else { return }
    let range = manager.glyphRange(for: textContainer)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    manager.drawBackground(forGlyphRange: range, at: origin)
    manager.drawGlyphs(forGlyphRange: range, at: origin)
  }
}

extension NSTextStorage {
  /// Replaces the differing part with the part of another text, in one change.
  fileprivate func change(to text: NSAttributedString) {
    let (old, new) = (Array(string.utf16), Array(text.string.utf16))
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // Replace both halves of a surrogate pair.
    while start > 0, start < new.count || start < old.count,
      (start < new.count ? new[start] : old[start]) & 0xfc00 == 0xdc00
    {
      start -= 1
    }
    while oldEnd < old.count, old[oldEnd] & 0xfc00 == 0xdc00 {
      oldEnd += 1
      newEnd += 1
    }
    beginEditing()
    if start < oldEnd || start < newEnd {
      let part = text.attributedSubstring(
        from: NSRange(location: start, length: newEnd - start))
      replaceCharacters(in: NSRange(location: start, length: oldEnd - start), with: part)
    }
    text.forEachRun { values, range in
      // Change only runs that differ, so that the edited range is minimal.
      var location = range.location
      let end = range.location + range.length
      while location < end {
        var run = NSRange()
        let present = attributes(at: location, effectiveRange: &run)
        let next = min(max(run.location + run.length, location + 1), end)
        if !AttributedText.areEqual(present, values) {
          setAttributes(values, range: NSRange(location: location, length: next - location))
        }
        location = next
      }
    }
    endEditing()
  }
}
