/// A document whose elements are laid out by layout managers.
///
/// ``NSTextContentStorage`` is the content manager for attributed strings. A subclass with other
/// content overrides the members of ``NSTextElementProvider`` and calls
/// ``recordEditAction(in:newTextRange:)`` for each change. The document of this class is empty.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// Options for enumerating elements.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enumerates from the end of the document to its start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// The delegate; an ``NSTextContentStorageDelegate`` for a content storage. `nil` for none.
  open weak var delegate: (any NSTextContentManagerDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  /// The layout managers of the document.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// A Boolean value that indicates whether layout managers are updated automatically after
  /// changes; `true` by default.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// A Boolean value that indicates whether changes are written to the backing store when a
  /// transaction ends; `false` by default.
  open var automaticallySynchronizesToBackingStore = false

  private var depth = 0
  private var hasChanges = false
  private var waiting: [((any Error)?) -> Void] = []

  /// Creates a content manager without layout managers.
  public override init() { super.init() }

  // MARK: Layout managers

  /// Adds a layout manager and removes it from its former content manager.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.setContentManager(self)
  }

  /// Removes a layout manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else {
      return
    }
    textLayoutManagers.remove(at: index)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    textLayoutManager.setContentManager(nil)
  }

  /// The layout manager with which the user edits; `nil` for none. Setting a layout manager of
  /// another content manager sets `nil`.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { ownPrimaryManager }
    set {
      ownPrimaryManager = textLayoutManagers.contains { $0 === newValue } ? newValue : nil
    }
  }
  private weak var ownPrimaryManager: NSTextLayoutManager?

  /// Updates the layout managers after changes, or when the current transaction ends.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
    guard depth == 0 else {
      if let completionHandler { waiting.append(completionHandler) }
      return
    }
    for manager in textLayoutManagers { manager.contentDidChange() }
    completionHandler?(nil)
  }

  // MARK: Elements

  /// The range of the document; empty for this class.
  open var documentRange: NSTextRange { NSTextRange(location: TextOffset(0)) }

  /// Calls a closure with elements. Does nothing and returns `nil` in this class.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Replaces a range of the document with elements. Does nothing in this class.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Writes changes to the backing store. Only calls the completion handler in this class.
  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }

  /// Returns a location at an offset; always `nil` in this class.
  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  /// Returns the offset between locations; always `NSNotFound` in this class.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  /// Returns a range adjusted for an edit; always `nil` in this class.
  open func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { nil }

  /// Returns the elements that overlap a range, or that contain its location if it is empty.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var result: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let elementRange = element.elementRange else { return true }
      if elementRange.location.compare(range.endLocation) != .orderedAscending,
        !(result.isEmpty && elementRange.contains(range.location))
      {
        return false
      }
      result.append(element)
      return true
    }
    return result
  }

  // MARK: Changes

  /// A Boolean value that indicates whether an editing transaction is in progress.
  open var hasEditingTransaction: Bool { depth > 0 }

  /// Performs changes, after which layout managers are updated once, when the outermost transaction
  /// ends.
  open func performEditingTransaction(_ transaction: () -> Void) {
    depth += 1
    transaction()
    depth -= 1
    guard depth == 0 else { return }
    if hasChanges {
      hasChanges = false
      if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers(nil) }
    }
    if automaticallySynchronizesToBackingStore { synchronizeToBackingStore(nil) }
    let waiting = waiting
    self.waiting = []
    if !waiting.isEmpty {
      synchronizeTextLayoutManagers(nil)
      for handler in waiting { handler(nil) }
    }
  }

  /// Records a change of the document.
  ///
  /// - Parameters:
  ///   - originalTextRange: the range before the change.
  ///   - newTextRange: the range after the change.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    registerChange()
  }

  /// Updates layout managers, now or at the end of the transaction.
  final func registerChange() {
    if depth > 0 {
      hasChanges = true
    } else if automaticallySynchronizesTextLayoutManagers {
      synchronizeTextLayoutManagers(nil)
    }
  }

  func delegateDidChange() { registerChange() }
}
