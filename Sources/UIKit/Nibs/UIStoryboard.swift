internal import CelloNibs
public import Foundation

/// A storyboard: view controllers with their views, and the segues between them.
///
/// The sources of storyboards, `.storyboard`, are read among the resources of a bundle. Objects and attributes that are not read are
/// logged with the file and the line. If the file is missing, a warning is logged, and there are no controllers; on iOS, the
/// process ends.
@MainActor @preconcurrency open class UIStoryboard: NSObject {
  private let name: String
  final let bundle: Bundle?
  final let document: NibDocument?

  /// Creates an object for a storyboard file.
  ///
  /// - Parameters:
  ///   - name: the name, without an extension.
  ///   - storyboardBundleOrNil: the bundle with the file; `nil` for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    if let path = NibFiles.path(of: name, "storyboard", in: storyboardBundleOrNil) {
      document = NibFiles.document(at: path)
    } else {
      NibFiles.warnings.note(
        "There is no storyboard named '\(name.prefix(200))' in "
          + "\(storyboardBundleOrNil.description(ofSearch: "storyboard")).")
      document = nil
    }
    super.init()
  }

  /// Creates the initial view controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document?.initialController.flatMap { makeController($0) }
  }

  /// Creates the initial view controller with a closure, which calls an initializer with the coder, and other values.
  ///
  /// If the closure returns `nil`, the controller is created with `init(coder:)`.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    document?.initialController.flatMap { makeController($0, creator: creator) as? ViewController }
  }

  /// Creates the view controller with an identifier. If there is none, the process ends, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(identifier, as: UIViewController.self, creator: nil)
  }

  /// Creates the view controller with an identifier and a closure, which calls an initializer with the coder, and other values.
  ///
  /// If the closure returns `nil`, the controller is created with `init(coder:)`. If there is no controller with the identifier, or
  /// it has another class, the process ends, as on iOS.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    instantiate(identifier, as: ViewController.self, creator: creator)
  }

  private final func instantiate<ViewController: UIViewController>(
    _ identifier: String, as type: ViewController.Type, creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController {
    guard let id = document?.scene(named: identifier)?.controller.id,
      let controller = makeController(id, creator: creator)
    else {
      preconditionFailure(
        "The storyboard '\(name)' has no view controller with the identifier '\(identifier)'; set it in "
          + "the storyboard.")
    }
    guard let controller = controller as? ViewController else {
      preconditionFailure(
        "The view controller '\(identifier)' of the storyboard '\(name)' is a \(Swift.type(of: controller)), "
          + "not a \(type); set its class in the storyboard.")
    }
    return controller
  }

  /// The controllers whose containers are being created, so that a container is not its own content.
  private final var pending: Set<String> = []

  /// Creates the controller with an identifier in the document, with its children; `nil` if there is none.
  final func makeController(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let document, let scene = document.scene(ofController: id) else { return nil }
    guard pending.insert(id).inserted else {
      NibFiles.warnings.note(
        "\(document.file):\(scene.controller.line): the controller '\(id)' contains itself; it is left out."
      )
      return nil
    }
    defer { pending.remove(id) }
    if scene.controller.name == "viewControllerPlaceholder" {
      return controller(of: scene.controller, document)
    }
    return StoryboardScene(scene, document, self).makeController(creator: creator)
  }

  /// Creates the controller of another storyboard to which a placeholder refers.
  private final func controller(of placeholder: XMLElement, _ document: NibDocument)
    -> UIViewController?
  {
    guard let name = placeholder["storyboardName"] else { return nil }
    var bundle = bundle
    if let identifier = placeholder["bundleIdentifier"] {
      bundle = Bundle(identifier: identifier) ?? bundle
    }
    let storyboard = UIStoryboard(name: name, bundle: bundle)
    storyboard.pending = pending.union([name])
    guard !pending.contains(name) else { return nil }
    if let identifier = placeholder["referencedIdentifier"] {
      if let id = storyboard.document?.scene(named: identifier)?.controller.id {
        return storyboard.makeController(id)
      }
      NibFiles.warnings.note(
        "\(document.file):\(placeholder.line): the storyboard '\(name)' has no view controller with the "
          + "identifier '\(identifier)'.")
      return nil
    }
    return storyboard.instantiateInitialViewController()
  }
}

extension UIViewController {
  /// The storyboard from which the controller was created; `nil` for none.
  @MainActor @preconcurrency public var storyboard: UIStoryboard? {
    (scene as? StoryboardScene)?.storyboard
  }
}
