/// The values from which a custom detent derives its height.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext:
  NSObjectProtocol
{
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of the sheet, excluding the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A delegate that is notified when a sheet changes its detent.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called after a user moves the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a string.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    open private(set) var identifier: Identifier
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

    /// Returns a detent with about half of the screen's height. It is inactive in a compact-height
    /// environment.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context as? DetentContext)?.medium ?? context.maximumDetentValue / 2
      }
    }

    /// Returns a detent with the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: the identifier; `nil` for a unique identifier.
    ///   - resolver: returns the height in points, excluding the safe area at the bottom; `nil` or
    ///     NaN if the detent is inactive. The height is clamped to 0 and the maximum.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in a context, in points; `nil` if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The context that sheets pass to detents.
@MainActor
final class DetentContext: NSObject,
  UISheetPresentationControllerDetentResolutionContext
{
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent, in points.
  let medium: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, medium: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.medium = medium
  }
}
