public import CelloSnapshots
public import UIKit

/// One idea, shown in the cases of a matrix.
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
/// A scene uses what `import UIKit` gives an app. Where it is in a list is data, so that the scene
/// says what the row is and the list draws what belongs to the list. The closures of a scene are
/// called while the traits of the case are current.
public struct Scene: Sendable {
  /// The chapter of the gallery: lower case with dashes.
  public let group: String
  /// Lower case with dashes; unique in its group.
  public let name: String
  /// Finishes "this shows …".
  public let summary: String
  /// Which pictures the references keep as files; `nil` for what the gallery says, or
  /// ``ReferenceStorage/pictures``.
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
    /// The axes whose values are to look different.
    var distinctions: [Axis] = []
    /// Which accessibility issues are expected.
    var isIgnored: @Sendable (AccessibilityAuditIssue) -> Bool = { _ in false }
    var makeView: @MainActor @Sendable (Variant) -> UIView
    /// What a case shows as far as it is known without its view; `nil` if only the view knows.
    var resolvedRow: (@MainActor @Sendable (Variant) -> ResolvedRow?)?

    /// What the axes leave as it is.
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
    var cases: Matrix
    /// Which accessibility issues are expected.
    var isIgnored: @Sendable (AccessibilityAuditIssue) -> Bool = { _ in false }
    var makeController: @MainActor @Sendable (Variant) -> UIViewController
    /// What a user does before the picture is taken.
    var steps: @MainActor @Sendable (Screen, Variant) throws -> Void

    /// What the axes leave as it is.
    var base: Variant {
      var variant = Variant()
      variant.adopt(device)
      return variant
    }
  }

  /// A row's list and what it is there.
  public struct List: Hashable, Sendable {
    public var environment: UIListEnvironment
    public var kind: RowKind

    public init(_ environment: UIListEnvironment, kind: RowKind = .cell) {
      self.environment = environment
      self.kind = kind
    }

    public static func list(_ environment: UIListEnvironment) -> List { List(environment) }

    public static func header(of environment: UIListEnvironment) -> List {
      List(environment, kind: .header)
    }

    public static func footer(of environment: UIListEnvironment) -> List {
      List(environment, kind: .footer)
    }
  }

  /// A scene of views.
  ///
  /// A cell, header or footer has the state of its case: its `configurationState` reports it, and
  /// `updateConfiguration(using:)` is called with it.
  ///
  /// - Parameters:
  ///   - list: the list that a cell is a row of; `nil` for a view on its own.
  ///   - makeView: makes the view of a case.
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

  /// A scene of content configurations in list cells.
  ///
  /// Cases whose configurations are equal once they are updated are laid out and drawn once, so that
  /// a matrix may have very many states.
  ///
  /// - Parameters:
  ///   - background: makes the cell's background in a case; `nil` for that of the list.
  ///   - content: makes the configuration of a case; the cell updates it for its state.
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

  /// A scene of cells of a class, which configure themselves for their state.
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
  ///   - makeCell: the initializer of the class, which is given an empty frame.
  ///   - configure: gives a cell what it shows in a case.
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

  /// A scene of whole screens.
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
  ///   - device: the device, unless the matrix has an axis of devices.
  ///   - makeController: makes the controller of a case, which fills the screen.
  ///   - steps: what a user does before the picture is taken; a thrown error fails the case.
  public init(
    group: String, name: String, shows summary: String, on device: ViewImageConfig = .iPhone16,
    cases: Matrix,
    screen makeController: @escaping @MainActor @Sendable (Variant) -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen, Variant) throws -> Void = { _, _ in }
  ) {
    self.group = group
    self.name = name
    self.summary = summary
    source = .screens(
      Screens(device: device, cases: cases, makeController: makeController, steps: steps))
  }

  /// A scene that is not made of views.
  package init(
    group: String, name: String, shows summary: String,
    snapshots: @escaping @Sendable () throws(CaseError) -> SnapshotScene
  ) {
    self.group = group
    self.name = name
    self.summary = summary
    source = .snapshots(snapshots)
  }

  /// The scene with the claim that cases look different that differ only in the values of an axis:
  /// `distinguishing(.states(.normal, .selected))`.
  ///
  /// A run reports cases that look the same in spite of it.
  public func distinguishing(_ axes: Axis...) -> Scene {
    guard case .views(var views) = source else { return self }
    views.distinctions += axes
    var scene = self
    scene.source = .views(views)
    return scene
  }

  /// The scene with a choice of the pictures that its references keep as files:
  /// `references(.cover)`.
  public func references(_ storage: ReferenceStorage) -> Scene {
    var scene = self
    scene.references = storage
    return scene
  }

  /// The scene with accessibility issues that are intended and that audits ignore:
  /// `ignoringIssues(.textClipped)`.
  ///
  /// - Parameters:
  ///   - auditTypes: the types of the issues.
  ///   - isIgnored: which issues of these types are meant; by default, all.
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

  /// `group/name`.
  public var path: String { group + "/" + name }

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
  public var description: String { path }
}

extension RowKind {
  /// The background of a row whose scene has none; `nil` for that of the list.
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
