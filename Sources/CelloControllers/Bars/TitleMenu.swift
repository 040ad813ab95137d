@_spi(Cello) import CelloControls

/// The button over a title with a menu.
final class TitleMenuButton: UIControl {
  /// Returns the menu when it opens; `nil` for none.
  var menuProvider: (() -> UIMenu?)?

  override func touchUpInside() { performPrimaryAction() }

  override func performPrimaryAction() {
    super.performPrimaryAction()
    guard let menu = menuProvider?() else { return }
    MenuOverlay.show(menu, from: self, sender: self)
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.traits.formUnion([.button, .header])
    return result
  }
}

/// The text field for renaming an item.
@MainActor final class TitleRenaming: NSObject, UITextFieldDelegate {
  let item: UINavigationItem
  let field = UITextField(frame: .zero)
  /// Called with the new title; `nil` if there is none.
  private let ended: (String?) -> Void

  init(_ item: UINavigationItem, text: String, ended: @escaping (String?) -> Void) {
    self.item = item
    self.ended = ended
    super.init()
    field.text = text
    field.font = .systemFont(ofSize: BarMetrics.fontSize, weight: .semibold)
    field.textAlignment = .center
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.delegate = self
  }

  /// Returns the frame of the text field. Chosen: it fills the space between the buttons.
  func frame(in row: CGRect, _ layout: NavigationBarLayout) -> CGRect {
    let spacing = layout.metrics.titleSpacing
    let start = max(layout.leading, layout.margin) + spacing
    let end = layout.width - max(layout.trailing, layout.margin) - spacing
    let height = min(BarMetrics.renamingFieldHeight, row.height)
    return CGRect(
      x: layout.isRightToLeft ? layout.width - end : start,
      y: layout.grid.rounded(row.midY - height / 2), width: max(end - start, 0), height: height)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    return false
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: textField.text ?? "") ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { ended(textField.text) }
}

extension UINavigationBar {
  /// Returns a provider of the menu for an item's title; `nil` if the title has no menu.
  final func titleMenu(of item: UINavigationItem) -> (() -> UIMenu?)? {
    guard item.titleMenuProvider != nil || item.renameDelegate != nil else { return nil }
    return { [weak self, weak item] in
      guard let self, let item else { return nil }
      var suggested: [UIMenuElement] = []
      if item.renameDelegate != nil {
        suggested.append(
          UIAction(title: SystemString.rename.text, image: UIImage(systemName: "pencil")) {
            [weak self] _ in self?.beginRenaming(item)
          })
      }
      guard let provider = item.titleMenuProvider else { return UIMenu(children: suggested) }
      return provider(suggested)
    }
  }

  private func beginRenaming(_ item: UINavigationItem) {
    guard renaming == nil, item === topItem, let delegate = item.renameDelegate,
      delegate.navigationItemShouldBeginRenaming(item)
    else { return }
    let title = item.title ?? ""
    let (text, range) = delegate.navigationItem(
      item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    let renaming = TitleRenaming(item, text: text) { [weak self, weak item] text in
      guard let self, self.renaming != nil else { return }
      self.renaming?.field.removeFromSuperview()
      self.renaming = nil
      setNeedsLayout()
      guard let item, let text else { return }
      item.title = text
      item.renameDelegate?.navigationItem(item, didEndRenamingWith: text)
    }
    self.renaming = renaming
    let field = renaming.field
    addSubview(field)
    setNeedsLayout()
    layoutIfNeeded()
    _ = field.becomeFirstResponder()
    let start = text.utf16.distance(from: text.startIndex, to: min(range.lowerBound, text.endIndex))
    let end = text.utf16.distance(from: text.startIndex, to: min(range.upperBound, text.endIndex))
    if let from = field.position(from: field.beginningOfDocument, offset: start),
      let to = field.position(from: field.beginningOfDocument, offset: max(end, start))
    {
      field.selectedTextRange = field.textRange(from: from, to: to)
    }
  }

  /// Ends renaming without changing the title.
  final func endRenaming() {
    guard let renaming else { return }
    self.renaming = nil
    renaming.field.delegate = nil
    _ = renaming.field.resignFirstResponder()
    renaming.field.removeFromSuperview()
    setNeedsLayout()
  }
}
