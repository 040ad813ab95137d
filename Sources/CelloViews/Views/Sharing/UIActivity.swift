/// A service that an app offers for shared items.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The list that shows an activity. Source of the values: Apple's `UIActivity.h`.
  public enum Category: Int, Hashable, Sendable {
    /// The list of actions.
    case action = 0
    /// The list of ways to share.
    case share = 1
  }

  /// Creates an activity.
  nonisolated public override init() { super.init() }

  /// The list that shows the activity; `action` by default. It is not used, because the list of
  /// activities is not drawn.
  open class var activityCategory: Category { .action }
  /// The name that identifies the activity; `nil` by default. An activity without a name is never
  /// chosen.
  open var activityType: ActivityType? { nil }
  /// The title of the activity; `nil` by default. It is not used, because the list of activities is
  /// not drawn.
  open var activityTitle: String? { nil }
  /// The image of the activity; `nil` by default. It is not used, because the list of activities is
  /// not drawn.
  open var activityImage: UIImage? { nil }

  /// Returns a Boolean value that indicates whether the activity can process items; `false` by
  /// default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Called with the items before the activity is performed. Does nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// A controller to present instead of calling ``perform()``; `nil` by default. An override
  /// returns a `UIViewController`.
  open var activityViewController: UIResponder? { nil }

  /// Performs the activity. An override calls ``activityDidFinish(_:)`` at the end.
  open func perform() {}

  /// Ends the activity. The activity calls it.
  ///
  /// - Parameter completed: `false` if the user canceled the activity.
  open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

  /// The closure that is called at the end of the activity, with whether it was completed.
  package final var onFinish: ((Bool) -> Void)?

  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Posts to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends an email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves an image or a video to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a web page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posts to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sends to a nearby device with AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens a document in Apple Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Adds markup to a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares with SharePlay.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Sends a link that invites to a collaboration.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link to a collaboration.
    public static let collaborationCopyLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adds a web page to the Home Screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
  }
}
