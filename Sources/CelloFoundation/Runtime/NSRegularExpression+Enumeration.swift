extension NSRegularExpression {
  /// Calls a closure for each match in a part of a string.
  ///
  /// The closure is called before the method returns, so it can be a closure that does not escape,
  /// as with Foundation on Apple's systems.
  ///
  /// - Parameters:
  ///   - range: the part of the string, in UTF-16 code units.
  ///   - block: a closure that receives the match, the progress, and a pointer to a Boolean value
  ///     that ends the search if the closure sets it to `true`.
  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      nonisolated(unsafe) let block = block
      let escapable:
        @Sendable (
          NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void = { block($0, $1, $2) }
      enumerateMatches(in: string, options: options, range: range, using: escapable)
    }
  }
}
