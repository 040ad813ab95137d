internal import CelloNibs

/// The scene of a storyboard from which a controller was created: it creates the view, and performs segues.
final class StoryboardScene: ControllerScene {
  let storyboard: UIStoryboard
  private(set) weak var controller: UIViewController?
  private let values: NibDocument.Scene
  private let nib: NibInstantiator
  /// The objects of the scene that no view keeps alive, such as gesture recognizers.
  private var objects: [AnyObject] = []
  /// The segues of the scene by their identifiers, with the objects that trigger them.
  private var segues: [String: XMLElement] = [:]
  /// The containers whose controllers wait to be embedded.
  private var embeddings: [(segue: XMLElement, container: UIView)] = []
  private let exits: Set<String>

  /// The number of controllers in controllers whose views are being loaded.
  private static var embeddingDepth = 0
  /// The maximum depth of embedded controllers, so that a scene that embeds itself does not fill the memory.
  private static let maxEmbeddingDepth = 16

  init(_ values: NibDocument.Scene, _ document: NibDocument, _ storyboard: UIStoryboard) {
    self.values = values
    self.storyboard = storyboard
    nib = NibInstantiator(document, bundle: storyboard.bundle)
    exits = Set(values.objects.filter { $0.name == "exit" }.map(\.id))
    nib.scene = self
    for element in values.objects where element.name == "placeholder" {
      nib.bind(element, owner: nil)
    }
    collectSegues(values.controller)
  }

  private func collectSegues(_ element: XMLElement) {
    for child in element.children {
      if child.name == "segue", let identifier = child["identifier"], !identifier.isEmpty {
        segues[identifier] = child
      }
      collectSegues(child)
    }
  }

  // MARK: Controllers

  /// Creates the controller with its items and children.
  func makeController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    let element = values.controller
    var created: UIViewController?
    if let creator {
      let (coder, levels) = nib.coder(element, nib.initialValues(element))
      created = creator(coder)
      if let created { nib.finishLevels(levels, element, created) }
    }
    guard let result = created ?? nib.make(element, as: UIViewController.self) else { return nil }
    controller = result
    if result.scene == nil { result.scene = self }
    nib.finishWithoutConnections(of: result)
    addChildren(to: result)
    result.awakeFromNib()
    return result
  }

  private func addChildren(to controller: UIViewController) {
    let relationships = values.controller.connections.filter {
      $0.name == "segue" && $0["kind"] == "relationship"
    }
    func children(_ names: String...) -> [UIViewController] {
      relationships.filter { names.contains($0["relationship"] ?? "") }.compactMap { segue in
        segue["destination"].flatMap { storyboard.makeController($0) }
      }
    }
    switch controller {
    case let navigation as UINavigationController:
      let root = children("rootViewController")
      if !root.isEmpty { navigation.setViewControllers(root, animated: false) }
    case let tabs as UITabBarController:
      let all = children("viewControllers")
      if !all.isEmpty { tabs.viewControllers = all }
    case let split as UISplitViewController where split.style != .unspecified:
      let columns: [(UISplitViewController.Column, String)] = [
        (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
        (.secondary, "detailViewController"), (.compact, "compactViewController"),
      ]
      for (column, name) in columns {
        if let child = children(name).first { split.setViewController(child, for: column) }
      }
    case let split as UISplitViewController:
      let all = children("masterViewController") + children("detailViewController")
      if !all.isEmpty { split.viewControllers = all }
    default: break
    }
  }

  // MARK: Views

  func loadView(of controller: UIViewController) -> Bool {
    let element = values.controller
    // Old files do not name the key of tables in their controllers.
    let child =
      element.child("view")
      ?? element.children.first { $0.name == "tableView" || $0.name == "collectionView" }
    guard let child else { return false }
    nib.set(controller, for: element.id)
    for guide in element.list("layoutGuides") where guide.name == "viewControllerLayoutGuide" {
      guides.append(guide)
    }
    guard let view = nib.make(child, as: UIView.self) else { return false }
    // A table is sized by the container, as other views are.
    controller.view = view
    if let table = controller as? UITableViewController,
      let control = nib.make(element.child("refreshControl"), as: UIRefreshControl.self)
    {
      table.refreshControl = control
    }
    for guide in guides {
      let support =
        guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
      nib.set(support, for: guide.id)
    }
    for other in values.objects where other.name != "placeholder" && other.name != "exit" {
      if let object = nib.make(other) { objects.append(object) }
    }
    nib.addOwner(controller, element)
    nib.finish()
    embed(in: controller)
    return true
  }

  private var guides: [XMLElement] = []

  private func embed(in controller: UIViewController) {
    let embeddings = embeddings
    self.embeddings = []
    Self.embeddingDepth += 1
    defer { Self.embeddingDepth -= 1 }
    guard Self.embeddingDepth <= Self.maxEmbeddingDepth else {
      NibFiles.warnings.note(
        "\(nib.document.file):\(values.controller.line): controllers are embedded more than "
          + "\(Self.maxEmbeddingDepth) deep; the others are left out.")
      return
    }
    for (segue, container) in embeddings {
      perform(segue, sender: container) { source, destination in
        source.addChild(destination)
        destination.view.frame = container.bounds
        destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        destination.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(destination.view)
        destination.didMove(toParent: source)
      }
    }
  }

  // MARK: Segues

  /// Connects a segue to the object that triggers it.
  func connect(_ segue: XMLElement, of object: AnyObject, _ nib: NibInstantiator) {
    let kind = segue["kind"] ?? ""
    if kind == "relationship" || object is UIViewController { return }
    if kind == "embed" {
      if let view = object as? UIView { embeddings.append((segue, view)) }
      return
    }
    let trigger: @MainActor (Any?) -> Void = { [weak self] sender in
      self?.trigger(segue, sender: sender)
    }
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { [weak control] _ in trigger(control) }, for: event)
    case let item as UIBarButtonItem:
      let target = SegueTarget(trigger)
      objects.append(target)
      item.target = target
      item.action = Selector(SegueTarget.itemWasTapped)
    case let gesture as UIGestureRecognizer:
      let target = SegueTarget(trigger)
      objects.append(target)
      gesture.addTarget(target, action: Selector(SegueTarget.gestureChanged))
    case let cell as UITableViewCell:
      if segue["trigger"] == "accessoryAction" {
        cell.detailHandler = { [weak cell] in trigger(cell) }
      } else {
        cell.selectionHandler = { [weak cell] in trigger(cell) }
      }
    case let cell as UICollectionViewCell:
      cell.selectionHandler = { [weak cell] in trigger(cell) }
    default:
      nib.warn("a \(type(of: object)) cannot trigger a segue", segue)
    }
  }

  /// Performs a segue that the user has triggered, if the controller permits it.
  private func trigger(_ segue: XMLElement, sender: Any?) {
    guard let controller else { return }
    guard controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
    else { return }
    perform(segue, sender: sender)
  }

  func performSegue(
    withIdentifier identifier: String, sender: Any?, from source: UIViewController
  ) -> Bool {
    guard let segue = segues[identifier] else { return false }
    perform(segue, sender: sender)
    return true
  }

  /// Creates the destination, tells the controller to prepare for the segue, and performs it.
  private func perform(
    _ segue: XMLElement, sender: Any?,
    embedding: (@MainActor (UIViewController, UIViewController) -> Void)? = nil
  ) {
    guard let source = controller else { return }
    if segue["kind"] == "unwind" { return unwind(segue, sender: sender, from: source) }
    guard let id = segue["destination"],
      let destination = storyboard.makeController(id, creator: creator(of: segue, sender))
    else {
      return nib.warn(
        "the destination of the segue '\(segue["identifier"] ?? "")' is not created", segue)
    }
    let anchor = (segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"])
      .flatMap { nib.object($0) }
    let perform: @MainActor () -> Void = { [weak source, weak destination, weak anchor] in
      guard let source, let destination else { return }
      if let embedding { return embedding(source, destination) }
      Self.show(destination, from: source, segue, anchor ?? sender)
    }
    let object: UIStoryboardSegue
    if let name = segue["customClass"],
      let type = NibClasses.candidates(name, module: segue["customModule"], near: source).lazy
        .compactMap({ $0 as? UIStoryboardSegue.Type }).first
    {
      object = type.init(identifier: segue["identifier"], source: source, destination: destination)
      source.prepare(for: object, sender: sender)
      // A subclass performs the transition itself, unless it is only a name for a standard one.
      if segue["kind"] == "custom" { return object.perform() }
      return perform()
    }
    object = UIStoryboardSegue(
      identifier: segue["identifier"], source: source, destination: destination,
      performHandler: perform)
    source.prepare(for: object, sender: sender)
    object.perform()
  }

  /// Returns a closure that creates the destination with a method of the source; `nil` if there is none.
  private func creator(of segue: XMLElement, _ sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue["destinationCreationSelector"], let source = controller else {
      return nil
    }
    return { [nib] coder in
      let result = NamedMethods.result(of: name, on: source, coder, sender)
      if result == nil {
        nib.warn(
          "\(type(of: source)) has no method '\(name)' that can be called with a coder and a sender",
          segue)
      }
      return result?.value.flatMap { $0 as? UIViewController }
    }
  }

  private static func show(
    _ destination: UIViewController, from source: UIViewController, _ segue: XMLElement,
    _ sender: Any?
  ) {
    let isAnimated = segue.flag("animates") ?? true
    switch segue["kind"] {
    case "show", "push": source.show(destination, sender: sender)
    case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "custom":
      if let name = segue["modalPresentationStyle"], let style = presentationStyles[name] {
        destination.modalPresentationStyle = style
      }
      if let name = segue["modalTransitionStyle"], let style = transitionStyles[name] {
        destination.modalTransitionStyle = style
      }
      source.present(destination, animated: isAnimated)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      if let item = sender as? UIBarButtonItem {
        popover?.barButtonItem = item
      } else {
        popover?.sourceView = sender as? UIView ?? source.view
      }
      source.present(destination, animated: isAnimated)
    default: source.show(destination, sender: sender)
    }
  }

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "custom": .custom,
  ]

  private static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]

  // MARK: Unwinding

  /// Returns to the nearest controller on the way back that has the action.
  private func unwind(_ segue: XMLElement, sender: Any?, from source: UIViewController) {
    guard let name = segue["unwindAction"] else { return }
    let action = Selector(name)
    guard let destination = Self.destination(of: action, from: source, sender) else {
      return nib.warn("no controller on the way back has the method '\(name)'", segue)
    }
    let object = UIStoryboardSegue(
      identifier: segue["identifier"], source: source, destination: destination
    ) { [weak source, weak destination] in
      guard let source, let destination else { return }
      Self.show(destination, againFrom: source)
    }
    source.prepare(for: object, sender: sender)
    _ = NamedMethods.result(of: name, on: destination, object)
    object.perform()
  }

  private static func destination(
    of action: Selector, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    var next: UIViewController? = source
    while let current = next {
      // The controllers below, in the order in which they would appear.
      let below = (current as? UINavigationController)?.viewControllers.reversed() ?? []
      for candidate in below + [current] where visited.insert(ObjectIdentifier(candidate)).inserted
      {
        if candidate.canPerformUnwindSegueAction(action, from: source, sender: sender) {
          return candidate
        }
      }
      let presenting = current.presentingViewController
      next = current.parent ?? presenting
      if current.parent == nil, let presenting {
        // The presentation is of the container; its content may have the method.
        let content =
          (presenting as? UINavigationController)?.viewControllers.reversed()
          ?? (presenting as? UITabBarController)?.selectedViewController.map { [$0] } ?? []
        for candidate in content {
          let inner = (candidate as? UINavigationController)?.viewControllers.reversed() ?? []
          for candidate in inner + [candidate]
          where visited.insert(ObjectIdentifier(candidate)).inserted {
            if candidate.canPerformUnwindSegueAction(action, from: source, sender: sender) {
              return candidate
            }
          }
        }
      }
    }
    return nil
  }

  /// Dismisses the controllers that were presented over a controller, and pops those above it.
  private static func show(_ destination: UIViewController, againFrom source: UIViewController) {
    let container = destination.navigationController
    let root = sequence(first: destination) { $0.parent }.first {
      $0.presentedViewController != nil
    }
    if let root, source !== destination { root.dismiss(animated: true) }
    if let container, container.viewControllers.contains(destination),
      container.topViewController !== destination
    {
      container.popToViewController(destination, animated: true)
    }
    var next = source.parent
    while let parent = next {
      parent.unwind(
        for: UIStoryboardSegue(identifier: nil, source: source, destination: destination),
        towards: destination)
      next = parent.parent
    }
  }
}

/// The target of bar button items and gesture recognizers that trigger a segue.
@MainActor private final class SegueTarget: NSObject {
  private let trigger: @MainActor (Any?) -> Void

  init(_ trigger: @escaping @MainActor (Any?) -> Void) { self.trigger = trigger }

  func itemWasTapped(_ item: UIBarButtonItem) { trigger(item) }

  func gestureChanged(_ gesture: UIGestureRecognizer) {
    // A long press triggers the segue when it is recognized, as other gestures do.
    if gesture.state == .ended || gesture is UILongPressGestureRecognizer && gesture.state == .began
    {
      trigger(gesture)
    }
  }
}
