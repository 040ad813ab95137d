// The detection of patterns in the text of items.
//
// A web address has a scheme, or a domain with at least two components. A number is the whole text.
// Any other text is a search term. Other patterns depend on Apple's systems.
extension UIPasteboard {
  /// The values that were detected in an item.
  public struct DetectedValues {
    /// The patterns that were detected.
    public var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// The address of a web page; empty if there is none.
    public var probableWebURL = ""
    /// The text to search for; empty if there is none.
    public var probableWebSearch = ""
    /// The number; `nil` if the text is not a number.
    public var number: Double?

    init(_ text: String?, for patterns: Set<PartialKeyPath<DetectedValues>>) {
      let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      guard !text.isEmpty else { return }
      if let number = Double(text), number.isFinite {
        if patterns.contains(\.number) {
          self.number = number
          self.patterns.insert(\.number)
        }
      } else if Self.isWebAddress(text) {
        guard patterns.contains(\.probableWebURL) else { return }
        probableWebURL = text
        self.patterns.insert(\.probableWebURL)
      } else if patterns.contains(\.probableWebSearch) {
        probableWebSearch = text
        self.patterns.insert(\.probableWebSearch)
      }
    }

    private static func isWebAddress(_ text: String) -> Bool {
      text.range(
        of: #"^(?i:https?://\S+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$"#,
        options: .regularExpression) != nil
    }
  }

  private final func detected(
    _ patterns: Set<PartialKeyPath<DetectedValues>>, in itemSet: IndexSet?
  ) -> [DetectedValues] {
    chosen(itemSet).map { item in
      let text = item[Self.text] as? String ?? (item[Self.link] as? URL)?.absoluteString
      return DetectedValues(text, for: patterns)
    }
  }

  /// Detects patterns in the first item. The handler is called at once.
  public final func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths, in: nil).first?.patterns ?? [])) }

  /// Detects patterns in the items of an item set; `nil` for all items. The handler is called at
  /// once.
  public final func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths, in: itemSet).map(\.patterns))) }

  /// Detects values in the first item. The handler is called at once.
  public final func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    let first = detected(keyPaths, in: nil).first ?? DetectedValues(nil, for: [])
    completionHandler(.success(first))
  }

  /// Detects values in the items of an item set; `nil` for all items. The handler is called at
  /// once.
  public final func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths, in: itemSet))) }

  /// Returns the patterns of the first item. It never throws.
  public final func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    detected(keyPaths, in: nil).first?.patterns ?? []
  }

  /// Returns the patterns of the items of an item set; `nil` for all items. It never throws.
  public final func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
    detected(keyPaths, in: itemSet).map(\.patterns)
  }

  /// Returns the values of the first item. It never throws.
  public final func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues {
    detected(keyPaths, in: nil).first ?? DetectedValues(nil, for: [])
  }

  /// Returns the values of the items of an item set; `nil` for all items. It never throws.
  public final func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { detected(keyPaths, in: itemSet) }
}
