// Interaction with items in a text that is selectable and not editable.
extension UITextView {
  /// Returns the link, attachment or tagged range at a point in the view's coordinates; `nil` for
  /// none.
  final func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, !isSecureTextEntry else { return nil }
    var found: UITextItem?
    let text = textWithLinks
    text.forEachRun { values, range in
      guard found == nil, let content = UITextItem.Content(values) else { return }
      guard selectionRects(range).contains(where: { $0.contains(point) }) else { return }
      found = UITextItem(content, text.wholeRange(of: content, around: range))
    }
    return found
  }

  /// Performs the primary action of an item.
  ///
  /// - Returns: Whether the item has a primary action.
  final func perform(_ item: UITextItem) -> Bool {
    let defaultAction = UIAction { _ in
      if case .link(let url) = item.content { UIScene.openURL(url, nil) }
    }
    if case .link(let url) = item.content,
      delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) == false
    {
      return true
    }
    let action =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: defaultAction) }
      ?? defaultAction
    guard let action else {
      // If there is no action, a tap shows the menu.
      showMenu(of: item)
      return true
    }
    if case .textAttachment = item.content, action === defaultAction { return false }
    if case .tag = item.content, action === defaultAction { return false }
    action.performWithSender(self, target: nil)
    return true
  }

  /// Shows the menu of an item, unless the delegate refuses.
  final func showMenu(of item: UITextItem) {
    if case .link(let url) = item.content,
      delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .presentActions) == false
    {
      return
    }
    let defaultMenu = item.defaultMenu
    let configuration =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: defaultMenu) }
      ?? UITextItem.MenuConfiguration(menu: defaultMenu)
    guard let menu = configuration?.menu, !menu.children.isEmpty else { return }
    let animator = ContextMenuAnimator(nil)
    delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
    MenuOverlay.show(
      menu, from: self, anchor: selectionRects(item.range).first, sender: self,
      dismissed: { [weak self] in self?.menuDidDisappear(of: item) })
    animator.complete()
  }

  private func menuDidDisappear(of item: UITextItem) {
    let animator = ContextMenuAnimator(nil)
    delegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
    animator.complete()
  }
}

extension UITextItem {
  /// The system's menu, with which the user opens or copies a link.
  fileprivate final var defaultMenu: UIMenu {
    guard case .link(let url) = content else { return UIMenu() }
    return UIMenu(
      title: url.absoluteString,
      children: [
        UIAction(title: SystemString.openLink.text, image: UIImage(systemName: "safari")) { _ in
          UIScene.openURL(url, nil)
        },
        UIAction(title: SystemString.copyLink.text, image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.url = url
        },
      ])
  }
}

extension UITextItem.Content {
  /// Creates the content that attributes specify; `nil` for none.
  fileprivate init?(_ attributes: [NSAttributedString.Key: Any]) {
    if let tag = attributes[.textItemTag] as? String {
      self = .tag(tag)
    } else if let url = attributes[.link] as? URL
      ?? (attributes[.link] as? String).flatMap(URL.init(string:))
    {
      self = .link(url)
    } else if let attachment = attributes[.attachment] as? NSTextAttachment {
      self = .textAttachment(attachment)
    } else {
      return nil
    }
  }

  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.link(let left), .link(let right)): left == right
    case (.tag(let left), .tag(let right)): left == right
    case (.textAttachment(let left), .textAttachment(let right)): left === right
    default: false
    }
  }
}

extension NSAttributedString {
  /// Returns the range of all adjacent runs with the same content, even if other attributes differ.
  fileprivate func wholeRange(of content: UITextItem.Content, around range: NSRange) -> NSRange {
    var (start, end) = (range.location, range.location + range.length)
    forEachRun { values, other in
      guard let item = UITextItem.Content(values), item.isSame(as: content) else { return }
      if other.location == end { end += other.length }
    }
    while start > 0 {
      var previous = NSRange()
      let values = attributes(at: start - 1, effectiveRange: &previous)
      guard let item = UITextItem.Content(values), item.isSame(as: content) else { break }
      start = previous.location
    }
    return NSRange(location: start, length: end - start)
  }
}
