/// A document whose elements layout managers lay out.
///
/// ``NSTextContentStorage`` is the one of attributed texts. A subclass with content of its own overrides
/// the members of ``NSTextElementProvider``, and calls ``recordEditAction(in:newTextRange:)`` for each
/// change. Here the document is empty.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// How elements are enumerated.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the end of the document to its start.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
  }

  /// The delegate; that of a content storage may be an ``NSTextContentStorageDelegate``.
  open weak var delegate: (any NSTextContentManagerDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// Whether layout managers follow changes by themselves when a transaction ends; `true` by default.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether changes are written when a transaction ends; `false` by default.
  open var automaticallySynchronizesToBackingStore = false

  private var depth = 0
  private var hasChanges = false
  private var waiting: [((any Error)?) -> Void] = []

  public override init() { super.init() }

  // MARK: Layout managers

  /// Adds a layout manager, which leaves the content manager it had.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.setContentManager(self)
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let index = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else {
      return
    }
    textLayoutManagers.remove(at: index)
    if primaryTextLayoutManager === textLayoutManager { primaryTextLayoutManager = nil }
    textLayoutManager.setContentManager(nil)
  }

  /// The layout manager with which the user edits; one that is not of this content manager becomes
  /// `nil`.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { ownPrimaryManager }
    set {
      ownPrimaryManager = textLayoutManagers.contains { $0 === newValue } ? newValue : nil
    }
  }
  private weak var ownPrimaryManager: NSTextLayoutManager?

  /// Makes the layout managers follow the changes, after the transaction if there is one.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)?) {
    guard depth == 0 else {
      if let completionHandler { waiting.append(completionHandler) }
      return
    }
    for manager in textLayoutManagers { manager.contentDidChange() }
    completionHandler?(nil)
  }

  // MARK: Elements

  open var documentRange: NSTextRange { NSTextRange(location: TextOffset(0)) }

  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  open func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }

  open func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  open func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { nil }

  /// The elements that have a part of a range, or that contain its location if it is empty.
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

  /// Whether changes of a transaction are performed.
  open var hasEditingTransaction: Bool { depth > 0 }

  /// Performs changes, which layout managers follow when the outermost transaction ends.
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

  /// Notes a change of the document.
  ///
  /// - Parameters:
  ///   - originalTextRange: the range before the change.
  ///   - newTextRange: the range after it.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    noteChange()
  }

  /// Makes layout managers follow, now or at the end of the transaction.
  final func noteChange() {
    if depth > 0 {
      hasChanges = true
    } else if automaticallySynchronizesTextLayoutManagers {
      synchronizeTextLayoutManagers(nil)
    }
  }

  func delegateDidChange() { noteChange() }
}
