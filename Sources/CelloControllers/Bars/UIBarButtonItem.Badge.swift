extension UIBarButtonItem {
  /// A badge on the button of a bar button item: a short text or a dot.
  @MainActor @preconcurrency open class Badge: NSObject {
    /// The text; `nil` for a dot.
    open private(set) var stringValue: String?
    /// The background color; `nil`, the default, for red.
    open var backgroundColor: UIColor?
    /// The color of the text; `nil`, the default, for white.
    open var foregroundColor: UIColor?
    /// The font of the text; `nil`, the default, for the system's font.
    open var font: UIFont?

    private init(_ stringValue: String?) {
      self.stringValue = stringValue
      super.init()
    }

    /// Returns a badge with a text.
    public static func string(_ string: String) -> Badge { Badge(string) }

    /// Returns a badge with a number. A negative number is treated as 0.
    public static func count(_ count: Int) -> Badge { Badge("\(max(count, 0))") }

    /// Returns a badge without a text, which is a dot.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
