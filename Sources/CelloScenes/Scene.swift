public import CelloSnapshots
public import UIKit

/// A view or screen of an app, shown in the cases of a matrix.
///
/// ```swift
/// Scene(
///   group: "inbox", name: "message", shows: "a message in a mailbox", in: .list(.insetGrouped),
///   cases: .pairwise(.states(.normal, .selected, .disabled), .style(), .direction(), .textSize())
/// ) { _ in
///   MessageConfiguration(sender: "Ada", subject: "Notes")
/// }
/// ```
///
/// A scene uses the API that `import UIKit` provides to apps. The position in a list is data: the
/// scene describes the row, and the list draws its own parts. The closures of a scene are called
/// while the traits of the case are the current traits.
public struct Scene: Sendable {
  /// The section of the gallery that contains the scene, in lowercase words with dashes.
  public let group: String
  /// The name of the scene, in lowercase words with dashes. It is unique in its group.
  public let name: String
  /// A description that completes the sentence "this shows …".
  public let summary: String
  /// The choice of pictures that the references keep as files; `nil`, the default, for the
  /// gallery's choice. If the gallery does not make a choice, it is ``ReferenceStorage/pictures``.
  public var references: ReferenceStorage?
  private var source: Source

  private enum Source: Sendable {
    case views(Views)
    case screens(Screens)
    case snapshots(@Sendable () throws(CaseError) -> SnapshotScene)
  }

  /// A scene whose cases are views.
  struct Views: Sendable {
    var list: List?
    var cases: Matrix
    /// The axes whose values must look different.
    var distinctions: [Axis] = []
    /// Returns a Boolean value that indicates whether an accessibility issue is expected.
    var isIgnored: @Sendable (AccessibilityAuditIssue) -> Bool = { _ in false }
    var makeView: @MainActor @Sendable (Variant) -> UIView
    /// Returns the content and background of a case if they can be determined without its view;
    /// `nil` otherwise.
    var resolvedRow: (@MainActor @Sendable (Variant) -> ResolvedRow?)?

    /// The variant whose settings apply where the axes do not change them.
    var base: Variant {
      var variant = Variant()
      if let list {
        variant.list = list.environment
        variant.kind = list.kind
      }
      return variant
    }
  }

  /// A scene whose cases are screens.
  struct Screens: Sendable {
    var device: ViewImageConfig
    var chrome = Screen.Chrome.all
    var cases: Matrix
    /// Returns a Boolean value that indicates whether an accessibility issue is expected.
    var isIgnored: @Sendable (AccessibilityAuditIssue) -> Bool = { _ in false }
    var makeController: @MainActor @Sendable (Variant) -> UIViewController
    /// Performs the actions of the user before the picture is taken.
    var steps: @MainActor @Sendable (Screen, Variant) throws -> Void

    /// The variant whose settings apply where the axes do not change them.
    var base: Variant {
      var variant = Variant()
      variant.adopt(device)
      return variant
    }
  }

  /// A kind of list and the kind of the row in it.
  public struct List: Hashable, Sendable {
    /// The kind of list that contains the row.
    public var environment: UIListEnvironment
    /// The kind of the row.
    public var kind: RowKind

    /// Creates a position in a list; by default, for a cell.
    public init(_ environment: UIListEnvironment, kind: RowKind = .cell) {
      self.environment = environment
      self.kind = kind
    }

    /// Returns a position as a cell in a list.
    public static func list(_ environment: UIListEnvironment) -> List { List(environment) }

    /// Returns a position as a section header in a list.
    public static func header(of environment: UIListEnvironment) -> List {
      List(environment, kind: .header)
    }

    /// Returns a position as a section footer in a list.
    public static func footer(of environment: UIListEnvironment) -> List {
      List(environment, kind: .footer)
    }
  }

  /// Creates a scene whose cases are views.
  ///
  /// A cell, header or footer has the state of its case: its `configurationState` reports the
  /// state, and `updateConfiguration(using:)` is called with it.
  ///
  /// - Parameters:
  ///   - group: the section of the gallery, in lowercase words with dashes.
  ///   - name: the name of the scene in its group, in lowercase words with dashes.
  ///   - summary: a description that completes the sentence "this shows …".
  ///   - list: the list that contains a cell; `nil`, the default, for a view outside of a list.
  ///   - cases: the cases of the scene.
  ///   - makeView: creates the view of a case.
  public init(
    group: String, name: String, shows summary: String, in list: List? = nil, cases: Matrix,
    makeView: @escaping @MainActor @Sendable (Variant) -> UIView
  ) {
    self.init(
      group: group, name: name, summary: summary,
      Views(list: list, cases: cases, makeView: makeView))
  }

  private init(group: String, name: String, summary: String, _ views: Views) {
    self.group = group
    self.name = name
    self.summary = summary
    source = .views(views)
  }

  /// Creates a scene whose cases are content configurations in list cells.
  ///
  /// Cases whose updated configurations are equal are laid out and drawn only once, so a matrix can
  /// have very many states.
  ///
  /// - Parameters:
  ///   - group: the section of the gallery, in lowercase words with dashes.
  ///   - name: the name of the scene in its group, in lowercase words with dashes.
  ///   - summary: a description that completes the sentence "this shows …".
  ///   - list: the list that contains the cell; an inset grouped list by default.
  ///   - cases: the cases of the scene.
  ///   - background: creates the background of the cell in a case; `nil`, the default result, for
  ///     the background that the list provides.
  ///   - content: creates the configuration of a case. The cell updates it for its state.
  public init(
    group: String, name: String, shows summary: String, in list: List = .list(.insetGrouped),
    cases: Matrix,
    background: @escaping @MainActor @Sendable (Variant) -> UIBackgroundConfiguration? = { _ in
      nil
    },
    content: @escaping @MainActor @Sendable (Variant) -> any UIContentConfiguration
  ) {
    let background = { @MainActor @Sendable (variant: Variant) in
      background(variant) ?? variant.kind.background
    }
    self.init(
      group: group, name: name, summary: summary,
      Views(
        list: list, cases: cases,
        makeView: { variant in
          let cell = UICollectionViewListCell()
          cell.contentConfiguration = content(variant)
          if let background = background(variant) { cell.backgroundConfiguration = background }
          return cell
        },
        resolvedRow: { variant in
          ResolvedRow(content(variant), background: background(variant), in: variant.cellState)
        }))
  }

  /// Creates a scene whose cases are cells of a class that configure themselves for their state.
  ///
  /// ```swift
  /// Scene(
  ///   group: "inbox", name: "message-cell", shows: "a message in a cell of its own class",
  ///   cases: .listed(.states(.normal, .selected), .style()), cell: MessageCell.init
  /// ) { cell, _ in
  ///   cell.message = .sample
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - group: the section of the gallery, in lowercase words with dashes.
  ///   - name: the name of the scene in its group, in lowercase words with dashes.
  ///   - summary: a description that completes the sentence "this shows …".
  ///   - list: the list that contains the cell; an inset grouped list by default.
  ///   - cases: the cases of the scene.
  ///   - makeCell: the initializer of the class. It receives an empty frame.
  ///   - configure: sets the content of a cell for a case.
  public init<Cell: UICollectionViewCell>(
    group: String, name: String, shows summary: String, in list: List = .list(.insetGrouped),
    cases: Matrix, cell makeCell: @escaping @MainActor @Sendable (CGRect) -> Cell,
    configure: @escaping @MainActor @Sendable (Cell, Variant) -> Void
  ) {
    self.init(group: group, name: name, shows: summary, in: list, cases: cases) { variant in
      let cell = makeCell(.zero)
      configure(cell, variant)
      return cell
    }
  }

  /// Creates a scene whose cases are whole screens.
  ///
  /// ```swift
  /// Scene(
  ///   group: "settings", name: "editing", shows: "the settings while they are edited",
  ///   cases: .pairwise(.style(), .direction(), .textSize()), screen: { _ in SettingsController() }
  /// ) { screen, _ in
  ///   try screen.tap("Edit")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - group: the section of the gallery, in lowercase words with dashes.
  ///   - name: the name of the scene in its group, in lowercase words with dashes.
  ///   - summary: a description that completes the sentence "this shows …".
  ///   - device: the device, unless the matrix has an axis of devices; an iPhone 16 by default.
  ///   - chrome: the parts of the device that the pictures show; all by default.
  ///   - cases: the cases of the scene.
  ///   - makeController: creates the view controller of a case, which fills the screen.
  ///   - steps: performs the actions of the user before the picture is taken. An error that it
  ///     throws fails the case. By default, there are no actions.
  public init(
    group: String, name: String, shows summary: String, on device: ViewImageConfig = .iPhone16,
    chrome: Screen.Chrome = .all, cases: Matrix,
    screen makeController: @escaping @MainActor @Sendable (Variant) -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen, Variant) throws -> Void = { _, _ in }
  ) {
    self.group = group
    self.name = name
    self.summary = summary
    source = .screens(
      Screens(
        device: device, chrome: chrome, cases: cases, makeController: makeController, steps: steps))
  }

  /// Creates a scene whose cases are not drawn from views.
  package init(
    group: String, name: String, shows summary: String,
    snapshots: @escaping @Sendable () throws(CaseError) -> SnapshotScene
  ) {
    self.group = group
    self.name = name
    self.summary = summary
    source = .snapshots(snapshots)
  }

  /// Returns the scene with the requirement that cases look different if they differ only in the
  /// value of one of the axes, such as `distinguishing(.states(.normal, .selected))`.
  ///
  /// A run reports cases that look the same despite this requirement. Only scenes of views support
  /// it; other scenes are returned unchanged.
  public func distinguishing(_ axes: Axis...) -> Scene {
    guard case .views(var views) = source else { return self }
    views.distinctions += axes
    var scene = self
    scene.source = .views(views)
    return scene
  }

  /// Returns the scene with a choice of the pictures that its references keep as files, such as
  /// `references(.cover)`.
  public func references(_ storage: ReferenceStorage) -> Scene {
    var scene = self
    scene.references = storage
    return scene
  }

  /// Returns the scene with accessibility issues that are intended and that audits ignore, such as
  /// `ignoringIssues(.textClipped)`.
  ///
  /// - Parameters:
  ///   - auditTypes: the kinds of issues.
  ///   - isIgnored: returns `true` for the issues of these kinds to ignore; by default, for all of
  ///     them.
  public func ignoringIssues(
    _ auditTypes: AccessibilityAuditType,
    where isIgnored: @escaping @Sendable (AccessibilityAuditIssue) -> Bool = { _ in true }
  ) -> Scene {
    func ignoring(
      _ former: @escaping @Sendable (AccessibilityAuditIssue) -> Bool
    ) -> @Sendable (AccessibilityAuditIssue) -> Bool {
      { issue in former(issue) || (auditTypes.contains(issue.auditType) && isIgnored(issue)) }
    }
    var scene = self
    switch source {
    case .views(var views):
      views.isIgnored = ignoring(views.isIgnored)
      scene.source = .views(views)
    case .screens(var screens):
      screens.isIgnored = ignoring(screens.isIgnored)
      scene.source = .screens(screens)
    case .snapshots: break
    }
    return scene
  }

  /// The name of the scene with its group, as `group/name`.
  public var path: String { group + "/" + name }

  /// Returns the snapshots of the scene.
  ///
  /// - Throws: ``CaseError`` if a name is malformed or ambiguous.
  func makeSnapshots() throws(CaseError) -> SnapshotScene {
    var scene =
      switch source {
      case .views(let views): try SnapshotScene(self, views)
      case .screens(let screens): try SnapshotScene(self, screens)
      case .snapshots(let make): try make()
      }
    if let references { scene.storage = references }
    return scene
  }
}

extension Scene: CustomStringConvertible {
  /// The ``path`` of the scene.
  public var description: String { path }
}

extension RowKind {
  /// The background of a row if the scene does not provide one; `nil` for the background that the
  /// list provides.
  fileprivate var background: UIBackgroundConfiguration? {
    switch self {
    case .cell: nil
    case .header: .listHeader()
    case .footer: .listFooter()
    }
  }
}

extension Variant {
  /// The state of a cell in its list.
  fileprivate var cellState: UICellConfigurationState {
    var result = UICellConfigurationState(
      traitCollection: list == .unspecified
        ? traits : traits.modifyingTraits { $0.listEnvironment = list })
    state.apply(to: &result)
    return result
  }
}
