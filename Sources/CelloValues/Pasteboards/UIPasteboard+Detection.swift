// What the texts of items probably are.
//
// An address of a site has a scheme, or a domain of at least two parts; a number is all of a text;
// any other text is something to search for. The patterns of other data belong to Apple's systems.
extension UIPasteboard {
  /// What was found in an item.
  public struct DetectedValues {
    /// The properties with a value.
    public var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// The address of a site; empty if there is none.
    public var probableWebURL = ""
    /// What to search for; empty if there is nothing.
    public var probableWebSearch = ""
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

  /// Finds which patterns the first item has. The handler is called at once.
  public final func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths, in: nil).first?.patterns ?? [])) }

  /// Finds which patterns items have; `nil` for all items. The handler is called at once.
  public final func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths, in: itemSet).map(\.patterns))) }

  /// Finds values in the first item. The handler is called at once.
  public final func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    let first = detected(keyPaths, in: nil).first ?? DetectedValues(nil, for: [])
    completionHandler(.success(first))
  }

  /// Finds values in items; `nil` for all items. The handler is called at once.
  public final func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) { completionHandler(.success(detected(keyPaths, in: itemSet))) }

  /// Which patterns the first item has.
  public final func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    detected(keyPaths, in: nil).first?.patterns ?? []
  }

  /// Which patterns items have; `nil` for all items.
  public final func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
    detected(keyPaths, in: itemSet).map(\.patterns)
  }

  /// The values in the first item.
  public final func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues {
    detected(keyPaths, in: nil).first ?? DetectedValues(nil, for: [])
  }

  /// The values in items; `nil` for all items.
  public final func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { detected(keyPaths, in: itemSet) }
}
