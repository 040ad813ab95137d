/// What a custom detent of a sheet derives its height from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext:
  NSObjectProtocol
{
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of the sheet without the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

/// An object that learns at which detent a sheet is.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// A user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public final let identifier: Identifier
    private final let resolver:
      (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the height of the screen; not available in a low environment.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context as? DetentContext)?.medium ?? context.maximumDetentValue / 2
      }
    }

    /// The full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of an app's own.
    ///
    /// - Parameters:
    ///   - identifier: `nil` for a unique one.
    ///   - resolver: returns the height without the safe area at the bottom, in points; `nil` or NaN
    ///     for a detent that is not available. Values outside 0 to the maximum are clamped.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in a context, in points; `nil` if the detent is not available.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The context of the system's sheets.
@MainActor
final class DetentContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent.
  let medium: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.medium = medium
  }
}
