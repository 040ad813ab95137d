/// The changes of text attributes that the formatting panel and the Format menu make.
@MainActor struct TextFormatting {
  typealias Change = UITextFormattingViewController.ChangeValue
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The attributes of runs without attributes.
  var defaults: Attributes
  /// The styles that a change can refer to.
  var styles: [UITextFormattingViewController.FormattingStyle]

  /// The minimum font size, in points. Chosen.
  static let smallestSize: CGFloat = 1

  /// Returns a Boolean value that indicates whether a change affects whole paragraphs.
  static func isOfParagraphs(_ change: Change) -> Bool {
    switch change {
    case .textAlignment, .textList, .lineHeightPointSize, .increaseIndentation,
      .decreaseIndentation, .formattingStyle:
      true
    default: false
    }
  }

  /// Returns attributes with a change applied.
  func changed(_ attributes: Attributes, by change: Change) -> Attributes {
    var result = attributes
    let font = (attributes[.font] ?? defaults[.font]) as? UIFont ?? .ofText
    switch change {
    case .undefined, .highlight: break
    case .bold(let isOn): result[.font] = font.with(.traitBold, isOn)
    case .italic(let isOn): result[.font] = font.with(.traitItalic, isOn)
    case .underline(let isOn): result.setLine(.underlineStyle, isOn)
    case .strikethrough(let isOn): result.setLine(.strikethroughStyle, isOn)
    case .font(let other): result[.font] = other
    case .fontSize(let size): result[.font] = font.resized(to: CGFloat(size))
    case .increaseFontSize: result[.font] = font.resized(to: font.pointSize + 1)
    case .decreaseFontSize: result[.font] = font.resized(to: font.pointSize - 1)
    case .textColor(let color): result[.foregroundColor] = color
    case .lineHeightPointSize(let height):
      guard height.isFinite, height >= 0 else { break }
      result.changeParagraph {
        $0.minimumLineHeight = CGFloat(height)
        $0.maximumLineHeight = CGFloat(height)
      }
    case .increaseIndentation: result.indent(by: FormattingPanelMetrics.indentation)
    case .decreaseIndentation: result.indent(by: -FormattingPanelMetrics.indentation)
    case .formattingStyle(let key):
      guard let style = styles.first(where: { $0.styleKey == key }) else { break }
      result.merge(Attributes(style.attributes)) { $1 }
    case .textList(let list):
      result.changeParagraph { style in
        let format = list.flatMap(\.markerFormat)
        style.textLists = format.map { [NSTextList(markerFormat: $0, options: 0)] } ?? []
      }
    case .textAlignment(let alignment):
      result.changeParagraph { $0.alignment = alignment.alignment }
    }
    return result
  }

  /// Applies a change to all runs in a range of a text.
  func apply(_ change: Change, to text: NSMutableAttributedString, in range: NSRange) {
    let former = NSAttributedString(attributedString: text)
    former.forEachRun { values, run in
      let start = max(run.location, range.location)
      let end = min(run.upperBound, range.upperBound)
      guard start < end else { return }
      text.setAttributes(
        changed(values, by: change), range: NSRange(location: start, length: end - start))
    }
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate mutating func setLine(_ key: Key, _ isOn: Bool) {
    self[key] = isOn ? NSUnderlineStyle.single.rawValue : nil
  }

  fileprivate mutating func changeParagraph(_ body: (NSMutableParagraphStyle) -> Void) {
    let style = self[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle.default
    guard let changed = style.mutableCopy() as? NSMutableParagraphStyle else { return }
    body(changed)
    self[.paragraphStyle] = changed
  }

  fileprivate mutating func indent(by distance: CGFloat) {
    changeParagraph { style in
      style.firstLineHeadIndent = Swift.max(style.firstLineHeadIndent + distance, 0)
      style.headIndent = Swift.max(style.headIndent + distance, 0)
    }
  }
}

extension UIFont {
  fileprivate func with(_ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if isOn { traits.insert(trait) } else { traits.remove(trait) }
    guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  @MainActor fileprivate func resized(to size: CGFloat) -> UIFont {
    guard size.isFinite else { return self }
    return withSize(max(size, TextFormatting.smallestSize))
  }
}

extension EditableText {
  /// Returns the range of the paragraphs that a range intersects, including their separators, in
  /// UTF-16 code units.
  func paragraphs(in range: NSRange) -> NSRange {
    let range = clamped(range)
    let units = Array(string.utf16)
    func isEnd(_ unit: UInt16) -> Bool {
      Unicode.Scalar(unit).map { Character($0).isNewline } ?? false
    }
    var start = range.location
    while start > 0, !isEnd(units[start - 1]) { start -= 1 }
    var end = range.upperBound
    if end == start || !isEnd(units[end - 1]) {
      while end < units.count, !isEnd(units[end]) { end += 1 }
      if end < units.count { end += 1 }
    }
    return NSRange(location: start, length: end - start)
  }
}
