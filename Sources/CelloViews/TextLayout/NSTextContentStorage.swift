/// A document whose content is an attributed string.
///
/// Each paragraph is an ``NSTextParagraph``, or an ``NSTextListElement`` if its style contains
/// lists; the delegate can provide other elements. Elements of paragraphs that an edit does not
/// affect remain the same objects. Locations are offsets in UTF-16 code units; offsets outside the
/// text are clamped.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  private struct Entry {
    var range: NSRange
    var element: NSTextElement
  }

  private var ownStorage: NSTextStorage?
  private var ownString: NSAttributedString?
  private var entries: [Entry]?
  private var isMakingEntries = false

  /// Creates a content storage with an empty text storage.
  public override init() {
    super.init()
    textStorage = NSTextStorage()
  }

  // MARK: Content

  /// The storage of the text, which the content storage observes; `nil` for none.
  open var textStorage: NSTextStorage? {
    get { ownStorage }
    set {
      guard newValue !== ownStorage else { return }
      if ownStorage?.textStorageObserver === self { ownStorage?.textStorageObserver = nil }
      ownStorage = newValue
      if newValue?.textStorageObserver !== self { newValue?.textStorageObserver = self }
      contentDidChange()
    }
  }

  /// The text; `nil` for none. Setting it replaces the text of the storage, if there is one.
  open var attributedString: NSAttributedString? {
    get { ownStorage ?? ownString }
    set {
      if let ownStorage {
        ownStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      } else {
        ownString = newValue.map { NSAttributedString(attributedString: $0.copied) }
        contentDidChange()
      }
    }
  }

  private var length: Int { attributedString?.length ?? 0 }

  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: length))
  }

  private func contentDidChange() {
    entries = nil
    registerChange()
  }

  override func delegateDidChange() { contentDidChange() }

  // MARK: Locations

  open override func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? {
    guard let start = location as? TextOffset else { return nil }
    let (sum, overflows) = start.offset.addingReportingOverflow(offset)
    return overflows || sum < 0 || sum > length ? nil : TextOffset(sum)
  }

  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = from as? TextOffset, let end = to as? TextOffset else { return NSNotFound }
    let (difference, overflows) = end.offset.subtractingReportingOverflow(start.offset)
    return overflows ? NSNotFound : difference
  }

  /// Returns the code units of a range, clamped to the text; `nil` for locations of another type.
  final func units(of range: NSTextRange) -> NSRange? {
    guard let start = range.location as? TextOffset, let end = range.endLocation as? TextOffset
    else { return nil }
    let first = min(max(start.offset, 0), length)
    return NSRange(location: first, length: max(min(end.offset, length) - first, 0))
  }

  /// Returns a range adjusted for the changes that the storage is processing; `nil` if it is not
  /// processing changes, and for a range before the changes.
  open override func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? {
    guard let ownStorage, ownStorage.editedRange.location != NSNotFound,
      let start = textRange.location as? TextOffset, let end = textRange.endLocation as? TextOffset
    else { return nil }
    let edited = ownStorage.editedRange
    let delta = ownStorage.changeInLength
    let newEnd = edited.location + edited.length
    let oldEnd = newEnd - delta
    guard end.offset > edited.location else { return nil }
    func moved(_ offset: Int) -> Int {
      offset >= oldEnd ? offset + delta : offset > edited.location ? newEnd : offset
    }
    let first = moved(start.offset)
    return NSTextRange(NSRange(location: first, length: max(moved(end.offset) - first, 0)))
  }

  // MARK: Elements

  private var currentEntries: [Entry] {
    if let entries { return entries }
    // The delegate can request elements while it provides them.
    guard !isMakingEntries, let text = attributedString else { return [] }
    isMakingEntries = true
    let units = Array(text.string.utf16)
    let new = ParagraphScanner.ranges(in: units).map {
      Entry(range: $0, element: element(for: $0, of: text))
    }
    isMakingEntries = false
    guard length == units.count else { return new.filter { $0.range.location < length } }
    entries = new
    return new
  }

  private func element(for range: NSRange, of text: NSAttributedString) -> NSTextElement {
    let textRange = NSTextRange(range)
    let element: NSTextElement
    if let custom = delegate?.textContentManager(self, textElementAt: textRange.location) {
      element = custom
      if custom.elementRange == nil { custom.elementRange = textRange }
    } else if let custom = (delegate as? any NSTextContentStorageDelegate)?.textContentStorage(
      self, textParagraphWith: range)
    {
      element = custom
      custom.elementRange = textRange
    } else {
      element =
        textElement(for: text.attributedSubstring(from: range))
        ?? NSTextParagraph(
          attributedString: nil)
      element.elementRange = textRange
    }
    element.textContentManager = self
    return element
  }

  /// Returns the element for a paragraph's text: a list element if its style contains lists,
  /// otherwise a paragraph.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    let text = attributedString.copied
    if text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle,
      let list = style.textLists.last
    {
      return NSTextListElement(
        contents: text, markerAttributes: nil, textList: list, children: nil)
    }
    return NSTextParagraph(attributedString: text)
  }

  /// Returns the text of a paragraph, without the marker of a list; `nil` for other elements.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextListElement)?.contents
      ?? (textElement as? NSTextParagraph)?.attributedString
  }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let entries = currentEntries
    var edge: (any NSTextLocation)?
    let offset = textLocation.map { ($0 as? TextOffset)?.offset ?? 0 }
    let isReverse = options.contains(.reverse)
    var indices = Array(entries.indices)
    if isReverse {
      let end = offset ?? length
      indices = indices.filter { entries[$0].range.location + entries[$0].range.length <= end }
      indices.reverse()
    } else {
      let start = offset ?? 0
      indices = indices.filter { entries[$0].range.location + entries[$0].range.length > start }
    }
    for index in indices {
      let element = entries[index].element
      let isShown =
        element.isRepresentedElement
        && delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
      guard isShown else { continue }
      edge = isReverse ? element.elementRange?.location : element.elementRange?.endLocation
      if !block(element) { break }
    }
    return edge
  }

  // MARK: Changes

  /// Replaces a range of the text with the texts of elements. Elements without a text are ignored.
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString()
    for element in textElements ?? [] {
      if let part = attributedString(for: element) { text.append(part) }
    }
    replaceContents(in: range, with: text)
  }

  final func replaceContents(in range: NSTextRange, with text: NSAttributedString) {
    guard let units = units(of: range) else { return }
    performEditingTransaction {
      if let ownStorage {
        ownStorage.replaceCharacters(in: units, with: text)
      } else {
        let whole = NSMutableAttributedString(
          attributedString: ownString ?? NSAttributedString(string: ""))
        whole.replaceCharacters(in: units, with: text.copied)
        attributedString = whole
      }
    }
  }

  /// Performs changes as a group, which the storage processes when the outermost transaction ends.
  open override func performEditingTransaction(_ transaction: () -> Void) {
    let storage = ownStorage
    super.performEditingTransaction {
      storage?.beginEditing()
      transaction()
      storage?.endEditing()
    }
  }

  /// Performs changes of the storage as a group.
  open func performEditingTransaction(
    for textStorage: NSTextStorage, using transaction: () -> Void
  ) { performEditingTransaction(transaction) }

  /// Updates the elements after changes of the storage. The storage calls it.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    guard textStorage === ownStorage else { return }
    update(after: newCharRange, changeInLength: delta, in: textStorage)
    let old = NSRange(
      location: newCharRange.location, length: max(newCharRange.length - delta, 0))
    recordEditAction(in: NSTextRange(old), newTextRange: NSTextRange(newCharRange))
  }

  /// Creates new elements for changed paragraphs, and moves the elements after them.
  private func update(after edit: NSRange, changeInLength delta: Int, in storage: NSTextStorage) {
    guard let old = entries, !isMakingEntries else {
      entries = nil
      return
    }
    let units = Array(storage.string.utf16)
    let changed = ParagraphScanner.wholeParagraphs(around: edit, in: units)
    let changedEnd = changed.location + changed.length
    var new = old.filter { $0.range.location + $0.range.length <= changed.location }
    entries = nil
    isMakingEntries = true
    new += ParagraphScanner.ranges(in: units, from: changed.location, to: changedEnd).map {
      Entry(range: $0, element: element(for: $0, of: storage))
    }
    isMakingEntries = false
    for entry in old where entry.range.location >= changedEnd - delta {
      var moved = entry
      moved.range.location += delta
      if delta != 0 { moved.element.elementRange = NSTextRange(moved.range) }
      new.append(moved)
    }
    // The paragraphs must cover the text; otherwise all elements are created again.
    var end = 0
    for entry in new {
      guard entry.range.location == end else { return }
      end += entry.range.length
    }
    guard end == units.count, storage.length == end else { return }
    entries = new
  }
}
