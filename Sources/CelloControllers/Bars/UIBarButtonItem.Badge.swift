extension UIBarButtonItem {
  /// A mark on a button of a bar: a short text, or a dot.
  @MainActor @preconcurrency open class Badge: NSObject {
    /// The text; `nil` for a dot.
    public final let stringValue: String?
    /// The color of the background; `nil` for red.
    open var backgroundColor: UIColor?
    /// The color of the text; `nil` for white.
    open var foregroundColor: UIColor?
    /// The font of the text; `nil` for the system's.
    open var font: UIFont?

    private init(_ stringValue: String?) {
      self.stringValue = stringValue
      super.init()
    }

    public static func string(_ string: String) -> Badge { Badge(string) }

    /// A badge with a number. A negative number is treated as 0.
    public static func count(_ count: Int) -> Badge { Badge("\(max(count, 0))") }

    public static func indicator() -> Badge { Badge(nil) }
  }
}
