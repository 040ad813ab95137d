/// A rewrite of a text for tests, which simulates writing tools.
@MainActor package struct WritingToolsSession {
  private let view: UITextView

  /// Creates a session.
  ///
  /// - Returns: `nil` if writing tools cannot change the view: if the text is not editable or is
  ///   secure, if the behavior is `none`, or if the text is being rewritten.
  package init?(_ view: UITextView) {
    guard view.isEditable, !view.isSecureTextEntry, view.writingToolsBehavior != .none,
      !view.isWritingToolsActive
    else { return nil }
    self.view = view
  }

  /// Rewrites the selection, or the whole text if the selection is empty, except for the ranges
  /// that the delegate excludes. The change is undone as a whole, and the rewritten range is
  /// selected.
  ///
  /// If the text changes during the rewrite, the result is discarded.
  ///
  /// Chosen: the delegate does not approve the changes, because writing tools edit the text
  /// storage.
  ///
  /// - Parameter rewrite: called for each part between excluded ranges, from the start of the text.
  package func perform(_ rewrite: (NSAttributedString) -> NSAttributedString) {
    let selection = view.editor.selection
    let enclosing =
      selection.length > 0 ? selection : NSRange(location: 0, length: view.editor.length)
    let ignored =
      view.delegate?.textView(view, writingToolsIgnoredRangesInEnclosingRange: enclosing) ?? []
    view.isWritingToolsActive = true
    view.delegate?.textViewWritingToolsWillBegin(view)
    change(enclosing, ignoring: ignored.compactMap(\.range), rewrite)
    view.isWritingToolsActive = false
    view.delegate?.textViewWritingToolsDidEnd(view)
  }

  private func change(
    _ enclosing: NSRange, ignoring ignored: [NSRange],
    _ rewrite: (NSAttributedString) -> NSAttributedString
  ) {
    let former = view.editor
    let text = view.styledText
    let enclosing = former.clamped(enclosing)
    let parts = enclosing.parts(outside: ignored.map(former.clamped))
    let results = parts.map { part in
      let old = text.attributedSubstring(from: part)
      return allowed(rewrite(old), insteadOf: old)
    }
    guard view.editor.content == former.content else { return }
    var editor = former
    for (part, result) in zip(parts, results).reversed() { editor.replace(part, with: result) }
    guard editor.content != former.content else { return }
    editor.select(
      NSRange(
        location: enclosing.location, length: enclosing.length + editor.length - former.length))
    view.registerUndo(from: former, named: SystemString.writingTools.text)
    view.restore(editor)
  }

  /// Returns a result without the formatting that the view does not allow, such as attributes and
  /// lists.
  private func allowed(
    _ result: NSAttributedString, insteadOf old: NSAttributedString
  ) -> NSAttributedString {
    var options = view.allowedWritingToolsResultOptions
    if options.isEmpty {
      options = view.allowsEditingTextAttributes ? [.richText, .list, .table] : .plainText
    }
    guard options.contains(.richText) else {
      let attributes =
        old.length > 0 ? old.attributes(at: 0, effectiveRange: nil) : view.typingAttributes
      return NSAttributedString(string: result.string, attributes: attributes)
    }
    guard !options.contains(.list) else { return result }
    let text = NSMutableAttributedString(attributedString: result)
    result.forEachRun { values, range in
      guard let style = values[.paragraphStyle] as? NSParagraphStyle, !style.textLists.isEmpty,
        let plain = style.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      plain.textLists = []
      text.addAttribute(.paragraphStyle, value: plain, range: range)
    }
    return text
  }
}

extension NSRange {
  /// Returns the parts of the range outside of all given ranges, in ascending order; an empty range
  /// is returned as it is.
  func parts(outside ranges: [NSRange]) -> [NSRange] {
    guard length > 0 else { return [self] }
    var parts: [NSRange] = []
    var start = location
    for range in ranges.sorted(by: { ($0.location, $0.length) < ($1.location, $1.length) }) {
      let end = min(range.location, upperBound)
      if end > start, range.length > 0 {
        parts.append(NSRange(location: start, length: end - start))
      }
      if range.length > 0 { start = max(start, range.upperBound) }
    }
    if start < upperBound { parts.append(NSRange(location: start, length: upperBound - start)) }
    return parts
  }
}

extension NSValue {
  /// The value as an `NSRange`; `nil` for other types.
  fileprivate var range: NSRange? {
    String(cString: objCType).hasPrefix("{_NSRange") ? rangeValue : nil
  }
}
