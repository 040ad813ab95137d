import CellophaneTesting
import Testing
import UIKit

// Text views as in apps: find panels of custom documents, menus of items, and formatting.

/// A document that can be searched without a text view.
final class LogDocument: NSObject, UITextSearching {
  final class LineRange: UITextRange {
    let line: Int
    init(line: Int) {
      self.line = line
      super.init()
    }
  }

  var lines: [String]
  private(set) var decorated: [Int: UITextSearchFoundTextStyle] = [:]

  init(lines: [String]) { self.lines = lines }

  var selectedTextRange: UITextRange? { nil }

  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??
  ) -> ComparisonResult {
    guard let first = foundRange as? LineRange, let second = toRange as? LineRange else {
      return .orderedSame
    }
    if first.line < second.line { return .orderedAscending }
    return first.line > second.line ? .orderedDescending : .orderedSame
  }

  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for (index, line) in lines.enumerated()
    where line.range(of: queryString, options: options.stringCompareOptions) != nil {
      resultAggregator.foundRange(
        LineRange(line: index), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  func decorate(
    foundTextRange: UITextRange, document: AnyHashable??,
    usingStyle style: UITextSearchFoundTextStyle
  ) {
    guard let range = foundTextRange as? LineRange else { return }
    decorated[range.line] = style
  }

  func clearAllDecoratedFoundText() { decorated.removeAll() }
}

final class LogController: UIViewController, UIFindInteractionDelegate {
  let document = LogDocument(lines: ["start", "error 1", "ok", "Error 2"])
  lazy var findInteraction = UIFindInteraction(sessionDelegate: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(findInteraction)
    findInteraction.optionsMenuProvider = { defaults in
      UIMenu(title: "Options", children: defaults)
    }
  }

  override var canBecomeFirstResponder: Bool { true }

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? {
    let session = UITextSearchingFindSession(searchableObject: document)
    session.searchResultDisplayStyle = .total
    return session
  }
}

final class ComposeController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  private(set) var isSyncing = true
  private(set) var menus = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    textView.delegate = self
    textView.isFindInteractionEnabled = true
    textView.allowsEditingTextAttributes = true
    textView.writingToolsBehavior = .complete
    textView.allowedWritingToolsResultOptions = [.richText, .list]
    textView.textFormattingConfiguration = .init(groups: [
      .group([
        .component(.fontAttributes, .mini),
        .component(.fontPicker, .regular),
        .component(.textColor, .mini),
      ]),
      .group([
        .component(.fontPointSize, .mini),
        .component(.textAlignment, .mini),
        .component(.textIndentation, .mini),
      ]),
    ])
    textView.accessibilityIdentifier = "message"
    view.addSubview(textView)
  }

  func textViewWritingToolsWillBegin(_ textView: UITextView) { isSyncing = false }

  func textViewWritingToolsDidEnd(_ textView: UITextView) { isSyncing = true }

  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] {
    let text = textView.text as NSString
    let quoted = text.range(of: "> quoted", options: [], range: enclosingRange)
    return quoted.location == NSNotFound ? [] : [NSValue(range: quoted)]
  }

  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    animator.addCompletion { [weak self] in self?.menus += 1 }
  }

  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {
    animator.addAnimations { [weak self] in self?.menus -= 10 }
  }

  func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {
    if let reply = inputSuggestion as? UISmartReplySuggestion {
      textView.text = reply.smartReply
    }
  }

  func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) { viewController.isModalInPresentation = false }
}

final class FormatInspector: NSObject, UITextFormattingViewController.Delegate {
  private(set) var changes: [String] = []

  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    didChangeValue changeValue: UITextFormattingViewController.ChangeValue
  ) {
    switch changeValue {
    case .bold(let isBold): changes.append("bold \(isBold)")
    case .fontSize(let size): changes.append("size \(size)")
    case .textAlignment(let alignment): changes.append(alignment.rawValue)
    case .textList(let list): changes.append(list?.rawValue ?? "none")
    default: break
    }
    var descriptor = viewController.formattingDescriptor ?? .init()
    descriptor.textAlignments = [.center]
    viewController.formattingDescriptor = descriptor
  }
}

@MainActor @Suite(.serialized) struct TextEditingTests {
  @Test func `a document of lines is searched`() throws {
    let controller = LogController()
    let screen = Screen(.iPhone16, controller)
    controller.findInteraction.presentFindNavigator(showingReplace: false)
    try screen.type("error")
    let session = try #require(controller.findInteraction.activeFindSession)
    #expect(session.resultCount == 2)
    #expect(controller.document.decorated == [1: .highlighted, 3: .found])
    controller.findInteraction.findNext()
    #expect(controller.document.decorated == [1: .found, 3: .highlighted])
    #expect(screen.elements.contains { $0.contains("2 results") })
    controller.findInteraction.dismissFindNavigator()
    #expect(controller.document.decorated.isEmpty)
  }

  @Test func `a message is rewritten around what it quotes`() throws {
    let controller = ComposeController()
    let screen = Screen(.iPhone16, controller)
    controller.textView.text = "thanks\n> quoted\nbye"
    try screen.tap("message")
    var wasSyncing = true
    try screen.rewriteText { text in
      wasSyncing = controller.isSyncing
      return text.capitalized
    }
    #expect(controller.textView.text == "Thanks\n> quoted\nBye")
    #expect(!wasSyncing && controller.isSyncing)
    try screen.acceptSuggestion("See you soon")
    #expect(controller.textView.text == "See you soon")
  }

  @Test func `the menu of a link tells when it is shown`() throws {
    let controller = ComposeController()
    let screen = Screen(.iPhone16, controller)
    let textView = controller.textView
    textView.isEditable = false
    textView.attributedText = NSAttributedString(
      string: "Documentation of the whole project, and of more",
      attributes: [
        .link: URL(string: "https://example.com")!, .font: UIFont.systemFont(ofSize: 60),
      ])
    textView.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    try screen.longPress("message")
    #expect(controller.menus == 1)
    try screen.tap("Copy Link")
    #expect(controller.menus == -9)
  }

  @Test func `a formatting controller of the app's own`() throws {
    let inspector = FormatInspector()
    let format = UITextFormattingViewController(
      configuration: .init(groups: [.group([.component(.fontAttributes, .large)])]))
    format.delegate = inspector
    let style = UITextFormattingViewController.FormattingStyle(
      styleKey: "quote", title: "Quote", attributes: [.font: UIFont.italicSystemFont(ofSize: 20)])
    #expect(style.styleKey == "quote")
    format.formattingDescriptor = .init(attributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    let screen = Screen(.iPhone16, format)
    try screen.tap("Bold")
    #expect(inspector.changes == ["bold false"])
    #expect(format.formattingDescriptor?.textAlignments == [.center])
  }
}
