/// An attributed string that notifies layout managers and a delegate of changes.
///
/// A subclass stores the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two. All other methods are based on these four.
/// (Foundation on Linux does not call such overrides when it copies or compares the text.)
///
/// Ranges are in UTF-16 code units. Use a storage on one thread at a time.
open class NSTextStorage: NSMutableAttributedString {
  /// The kind of a change.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Attributes were added, changed or removed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, changed or removed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before changes are processed, when characters may still be changed.
  public class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  /// Posted after changes were processed, before layout managers are notified.
  public class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  /// The delegate, which is notified of changes; `nil` for none.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The managers that lay out the text.
  open var layoutManagers: [NSLayoutManager] { managers }
  private final var managers: [NSLayoutManager] = []
  /// The content storage that owns this storage and observes changes for TextKit 2; `nil` for none.
  open weak var textStorageObserver: (any NSTextStorageObserving)? {
    didSet {
      guard let textStorageObserver, textStorageObserver.textStorage !== self else { return }
      textStorageObserver.textStorage = self
    }
  }
  /// The kinds of changes that have not been processed.
  open internal(set) var editedMask: EditActions = []
  /// The range of the unprocessed changes in the current text; its location is `NSNotFound` without
  /// changes.
  open internal(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length of the unprocessed changes, in UTF-16 code units.
  open internal(set) var changeInLength = 0

  /// The number of calls of ``beginEditing()`` without a matching end.
  private var depth = 0
  private var isProcessing = false
  /// Closures for views that are called after changes were processed, with the range of the changes
  /// in the current text and the change in length. A closure that returns `false` is removed.
  package final var observers: [(NSRange, Int) -> Bool] = []

  /// Creates an empty storage.
  public init() { super.init(string: "") }

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString.copied)
  }

  /// Always fails: texts are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Layout managers

  /// Adds a layout manager and removes it from its former storage.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    managers.remove(at: index)
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  open override func beginEditing() { depth += 1 }

  /// Ends a group of changes. The outermost call processes them.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    processIfNeeded()
  }

  /// Records a change, and processes it outside of a group of changes.
  ///
  /// - Parameters:
  ///   - editedMask: the kind of the change.
  ///   - editedRange: the range before the change.
  ///   - delta: the change in length, in UTF-16 code units.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    var range = editedRange
    if self.editedRange.location != NSNotFound {
      let start = min(range.location, self.editedRange.location)
      let end = max(
        range.location + range.length, self.editedRange.location + self.editedRange.length)
      range = NSRange(location: start, length: end - start)
    }
    range.length = max(range.length + delta, 0)
    self.editedRange = range
    changeInLength += delta
    processIfNeeded()
  }

  private func processIfNeeded() {
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    let (range, delta) = (editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    isProcessing = false
    observers.removeAll { !$0(range, delta) }
  }

  /// Notifies the delegate, then the observer and the layout managers, of the changes.
  ///
  /// The delegate may change characters in its first callback and attributes in its second.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    textStorageObserver?.processEditing(
      for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
      invalidatedRange: editedRange)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }

  /// A Boolean value that indicates whether attributes are fixed lazily; always `true`. The text
  /// engine finds the fonts of characters itself, so attributes need no fixing.
  open var fixesAttributesLazily: Bool { true }
  /// Invalidates the fixed attributes of a range. Does nothing.
  open func invalidateAttributes(in range: NSRange) {}
  /// Fixes the attributes of a range. Does nothing.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: The four methods that subclasses override

  open override var string: String { super.string }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: Methods based on these

  open override var length: Int {
    type(of: self) == NSTextStorage.self ? super.length : string.utf16.count
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    copy(of: range)
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { addAttributes([name: value], range: range) }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  /// Changes the attributes in a range.
  private func change(
    _ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    let end = min(range.location + range.length, length)
    var location = range.location
    while location < end {
      var run = NSRange()
      var values = attributes(at: location, effectiveRange: &run)
      let next = min(max(run.location + run.length, location + 1), end)
      body(&values)
      setAttributes(values, range: NSRange(location: location, length: next - location))
      location = next
    }
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    let new = attrString.copied
    replaceCharacters(in: range, with: new.string)
    new.forEachRun { values, run in
      setAttributes(
        values, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Returns an immutable copy that does not change with the storage.
  open override func copy(with zone: NSZone? = nil) -> Any {
    NSAttributedString(attributedString: copied)
  }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any { copied }

  open override func isEqual(to other: NSAttributedString) -> Bool {
    AttributedText(copied) == AttributedText(other.copied)
  }

  fileprivate func copy(of range: NSRange) -> NSMutableAttributedString {
    let units = Array(string.utf16)
    let end = min(range.location + range.length, units.count)
    let start = min(max(range.location, 0), end)
    let copy = NSMutableAttributedString(
      string: String(decoding: units[start..<end], as: UTF16.self))
    forEachRun { values, run in
      let from = max(run.location, start)
      let to = min(run.location + run.length, end)
      guard from < to, !values.isEmpty else { return }
      copy.setAttributes(values, range: NSRange(location: from - start, length: to - from))
    }
    return copy
  }
}

extension NSAttributedString {
  /// A text that Foundation can read: the text itself, or a copy of a storage.
  package var copied: NSAttributedString {
    (self as? NSTextStorage).map { $0.copy(of: NSRange(location: 0, length: $0.length)) } ?? self
  }
}
