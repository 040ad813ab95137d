import Testing
import UIKit

// Members of controls and interactions that apps override: this file compiles only while they can
// be overridden.

private final class OwnButton: UIButton {
  var titles: [String?] = []

  override var adjustsImageWhenDisabled: Bool {
    get { super.adjustsImageWhenDisabled }
    set { super.adjustsImageWhenDisabled = newValue }
  }
  override var adjustsImageWhenHighlighted: Bool {
    get { super.adjustsImageWhenHighlighted }
    set { super.adjustsImageWhenHighlighted = newValue }
  }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    super.attributedTitle(for: state)
  }
  override func backgroundImage(for state: UIControl.State) -> UIImage? {
    super.backgroundImage(for: state)
  }
  override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var contentEdgeInsets: UIEdgeInsets {
    get { super.contentEdgeInsets }
    set { super.contentEdgeInsets = newValue }
  }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override var currentImage: UIImage? { super.currentImage }
  override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    super.currentPreferredSymbolConfiguration
  }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { .purple }
  override var currentTitleShadowColor: UIColor? { super.currentTitleShadowColor }
  override func image(for state: UIControl.State) -> UIImage? {
    super.image(for: state)
  }
  override var imageEdgeInsets: UIEdgeInsets {
    get { super.imageEdgeInsets }
    set { super.imageEdgeInsets = newValue }
  }
  override var isSpringLoaded: Bool {
    get { super.isSpringLoaded }
    set { super.isSpringLoaded = newValue }
  }
  override func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage
    .SymbolConfiguration?
  {
    super.preferredSymbolConfigurationForImage(in: state)
  }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    super.setAttributedTitle(title, for: state)
  }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    super.setBackgroundImage(image, for: state)
  }
  override func setImage(_ image: UIImage?, for state: UIControl.State) {
    super.setImage(image, for: state)
  }
  override func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    super.setPreferredSymbolConfiguration(configuration, forImageIn: state)
  }
  override func setTitle(_ title: String?, for state: UIControl.State) {
    titles.append(title)
    super.setTitle(title?.uppercased(), for: state)
  }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }
  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleShadowColor(color, for: state)
  }
  override func title(for state: UIControl.State) -> String? {
    super.title(for: state)
  }
  override func titleColor(for state: UIControl.State) -> UIColor? {
    super.titleColor(for: state)
  }
  override var titleEdgeInsets: UIEdgeInsets {
    get { super.titleEdgeInsets }
    set { super.titleEdgeInsets = newValue }
  }
  override func titleShadowColor(for state: UIControl.State) -> UIColor? {
    super.titleShadowColor(for: state)
  }
}

private final class OwnControl: UIControl {
  override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    .fill
  }
}

private final class OwnDropProposal: UIDropProposal {
  override var operation: UIDropOperation { .forbidden }
}

private final class OwnEditMenuConfiguration: UIEditMenuConfiguration {
  override var identifier: AnyHashable { "own" }
  override var sourcePoint: CGPoint { super.sourcePoint }
}

private final class OwnDragItem: UIDragItem {
  override var itemProvider: NSItemProvider { super.itemProvider }
}

private final class OwnDragPreview: UIDragPreview {
  override var parameters: UIDragPreviewParameters { super.parameters }
  override var view: UIView { super.view }
}

private final class OwnDragInteraction: UIDragInteraction {
  override var delegate: (any UIDragInteractionDelegate)? { super.delegate }
  override var view: UIView? { super.view }
}

private final class OwnDropInteraction: UIDropInteraction {
  override var delegate: (any UIDropInteractionDelegate)? { super.delegate }
  override var view: UIView? { super.view }
}

private final class OwnEditMenuInteraction: UIEditMenuInteraction {
  override var delegate: (any UIEditMenuInteractionDelegate)? { super.delegate }
  override var view: UIView? { super.view }
}

private final class OwnFindInteraction: UIFindInteraction {
  override var delegate: (any UIFindInteractionDelegate)? { super.delegate }
  override var view: UIView? { super.view }
}

private final class OwnListContentView: UIListContentView {
  override var imageLayoutGuide: UILayoutGuide? { super.imageLayoutGuide }
  override var secondaryTextLayoutGuide: UILayoutGuide? { super.secondaryTextLayoutGuide }
  override var textLayoutGuide: UILayoutGuide? { nil }
}

private final class OwnSearchBar: UISearchBar {
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { super.enablesReturnKeyAutomatically }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { true }
    set { super.isSecureTextEntry = newValue }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { super.keyboardAppearance }
    set { super.keyboardAppearance = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var passwordRules: UITextInputPasswordRules? {
    get { super.passwordRules }
    set { super.passwordRules = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var searchTextField: UISearchTextField { super.searchTextField }
  override var smartDashesType: UITextSmartDashesType {
    get { super.smartDashesType }
    set { super.smartDashesType = newValue }
  }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { super.smartInsertDeleteType }
    set { super.smartInsertDeleteType = newValue }
  }
  override var smartQuotesType: UITextSmartQuotesType {
    get { super.smartQuotesType }
    set { super.smartQuotesType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
  override var textContentType: UITextContentType! {
    get { super.textContentType }
    set { super.textContentType = newValue }
  }
}

private final class OwnSearchSuggestionItem: UISearchSuggestionItem {
  override var iconImage: UIImage? { super.iconImage }
  override var localizedAttributedSuggestion: NSAttributedString? {
    super.localizedAttributedSuggestion
  }
  override var localizedDescription: String? { super.localizedDescription }
  override var localizedSuggestion: String? { "own" }
}

private final class OwnSegmentedControl: UISegmentedControl {
  override var isSpringLoaded: Bool {
    get { super.isSpringLoaded }
    set { super.isSpringLoaded = newValue }
  }
}

private final class OwnSlider: UISlider {
  override var behavioralStyle: UIBehavioralStyle { super.behavioralStyle }
}

private final class OwnSmartReplySuggestion: UISmartReplySuggestion {
  override var smartReply: String { super.smartReply }
}

private final class OwnSpringLoadedInteraction: UISpringLoadedInteraction {
  override var interactionBehavior: any UISpringLoadedInteractionBehavior {
    super.interactionBehavior
  }
  override var interactionEffect: any UISpringLoadedInteractionEffect { super.interactionEffect }
  override var view: UIView? { super.view }
}

private final class OwnSwitch: UISwitch {
  override var style: UISwitch.Style { super.style }
}

private final class OwnSearchTextField: UISearchTextField {
  var inserted: [Int] = []

  override func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    inserted.append(tokenIndex)
    super.insertToken(token, at: tokenIndex)
  }
  override func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    super.positionOfToken(at: tokenIndex)
  }
  override func removeToken(at tokenIndex: Int) {
    super.removeToken(at: tokenIndex)
  }
  override func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    super.replaceTextualPortion(of: textRange, with: token, at: tokenIndex)
  }
  override var searchSuggestions: [any UISearchSuggestion]? {
    get { super.searchSuggestions }
    set { super.searchSuggestions = newValue }
  }
  override var textualRange: UITextRange { super.textualRange }
  override var tokens: [UISearchToken] {
    get { super.tokens }
    set { super.tokens = newValue }
  }
  override func tokens(in textRange: UITextRange) -> [UISearchToken] {
    super.tokens(in: textRange)
  }
}

private final class Delegate: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}

@MainActor struct OverriddenControlMembersTests {
  @Test("a button draws with the members that a subclass overrides")
  func button() {
    let button = OwnButton(type: .custom)
    button.setTitle("ok", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.titles == ["ok"])
    #expect(button.currentTitle == "OK")
    #expect(button.titleLabel?.text == "OK")
    #expect(button.titleLabel?.textColor == .purple)
    #expect(button.currentImage != nil)
    #expect(button.buttonType == .custom)
    button.isSpringLoaded = true
    #expect(button.isSpringLoaded)
    #expect(button.behavioralStyle == .pad)
  }

  @Test("controls have the values that subclasses return")
  func controls() {
    #expect(OwnControl().effectiveContentHorizontalAlignment == .fill)
    #expect(OwnSlider().behavioralStyle == .pad)
    #expect(OwnSwitch().style == .sliding)
    let segments = OwnSegmentedControl(items: ["a"])
    segments.isSpringLoaded = true
    #expect(segments.isSpringLoaded)
    let content = OwnListContentView(configuration: .cell())
    #expect(content.textLayoutGuide == nil)
    #expect(content.imageLayoutGuide == nil)
  }

  @Test("search fields insert tokens with the overridden method")
  func searchField() {
    let field = OwnSearchTextField()
    field.text = "ab"
    field.replaceTextualPortion(
      of: field.textualRange, with: UISearchToken(icon: nil, text: "token"), at: 0)
    #expect(field.inserted == [0])
    #expect(field.tokens.count == 1)
    #expect(field.text == "")
    #expect(field.tokens(in: field.textualRange).isEmpty)
    field.searchSuggestions = [OwnSearchSuggestionItem(localizedSuggestion: "a")]
    #expect(field.searchSuggestions?.first?.localizedSuggestion == "own")
    let bar = OwnSearchBar()
    bar.keyboardType = .URL
    #expect(bar.searchTextField.keyboardType == .URL)
    #expect(bar.isSecureTextEntry)
  }

  @Test("interactions know their view and delegate, which subclasses override")
  func interactions() {
    let delegate = Delegate()
    let view = UIView()
    let drag = OwnDragInteraction(delegate: delegate)
    let drop = OwnDropInteraction(delegate: delegate)
    let menu = OwnEditMenuInteraction(delegate: nil)
    let spring = OwnSpringLoadedInteraction { _, _ in }
    for interaction in [drag, drop, menu, spring] as [any UIInteraction] {
      view.addInteraction(interaction)
      #expect(interaction.view === view)
    }
    #expect(drag.delegate === delegate)
    #expect(drop.delegate === delegate)
    #expect(menu.delegate == nil)
  }

  @Test("values have what subclasses return")
  func values() {
    #expect(OwnDropProposal(operation: .copy).operation == .forbidden)
    let configuration = OwnEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(configuration.identifier == AnyHashable("own"))
    let provider = NSItemProvider()
    #expect(OwnDragItem(itemProvider: provider).itemProvider === provider)
    let view = UIView()
    #expect(OwnDragPreview(view: view).view === view)
  }
}
