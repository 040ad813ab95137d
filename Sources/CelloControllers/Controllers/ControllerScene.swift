/// The part of a storyboard from which a controller was created.
@MainActor package protocol ControllerScene: AnyObject {
  /// Creates the view of the controller, and connects its outlets.
  ///
  /// - Returns: `false` if the storyboard contains no view.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs the segue with an identifier.
  ///
  /// - Returns: `false` if there is none.
  func performSegue(withIdentifier identifier: String, sender: Any?, from source: UIViewController)
    -> Bool
}

extension UIViewController {
  /// Creates the view from the scene of the storyboard, or else from the nib file.
  ///
  /// - Returns: `false` if there is neither.
  package final func loadViewFromNib() -> Bool {
    if let scene, scene.loadView(of: self) { return true }
    guard let nibName else { return false }
    let objects = nibLoader().objects(
      of: UINib(nibName: nibName, bundle: nibBundle), owner: self, options: [:])
    guard objects != nil else { return false }
    if viewIfLoaded == nil {
      ControllerWarnings.note(
        """
        The nib file '\(nibName)' of \(type(of: self)) does not set the outlet 'view' of its owner; \
        an empty view is used. Connect the outlet.
        """)
    }
    return viewIfLoaded != nil
  }

  /// The name of the nib file with the name of a class of controllers, without `Controller` at its end or whole; `nil` if there is
  /// none.
  static func defaultNibName(of type: UIViewController.Type, in bundle: Bundle?) -> String? {
    let key = DefaultNibKey(type: ObjectIdentifier(type), bundle: bundle?.bundlePath)
    if let known = defaultNibNames[key] { return known }
    var name: String?
    // The classes of UIKit have no nib files.
    if !String(reflecting: type).hasPrefix("UIKit.") {
      let className = String(describing: type)
      var names = [className]
      if className.hasSuffix("Controller") { names.insert(String(className.dropLast(10)), at: 0) }
      name = names.first { !$0.isEmpty && nibLoader().containsNib(named: $0, in: bundle) }
    }
    defaultNibNames[key] = .some(name)
    return name
  }
}

/// A class of controllers, and the bundle in which its nib file is looked up.
private struct DefaultNibKey: Hashable {
  var type: ObjectIdentifier
  var bundle: String?
}

/// The names of nib files that were found by the names of classes.
@MainActor private var defaultNibNames: [DefaultNibKey: String?] = [:]
