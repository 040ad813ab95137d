// The attachments of the laid out text and their view providers.
extension NSTextLayoutManager {
  /// Finds the attachments of the text and their view providers.
  final func collectAttachments(in text: NSAttributedString) {
    var found: [(offset: Int, attachment: NSTextAttachment)] = []
    text.forEachRun { values, range in
      guard let attachment = values[.attachment] as? NSTextAttachment else { return }
      found.append((range.location, attachment))
    }
    var kept: [TextAttachmentKey: NSTextAttachmentViewProvider] = [:]
    var counts: [ObjectIdentifier: Int] = [:]
    attachments = found.map { offset, attachment in
      let identifier = ObjectIdentifier(attachment)
      let key = TextAttachmentKey(
        attachment: identifier, occurrence: counts[identifier, default: 0])
      counts[identifier, default: 0] += 1
      let provider = viewProvider(
        of: attachment, at: location(atShown: offset), known: providers[key])
      kept[key] = provider
      return (offset, attachment, provider)
    }
    providers = kept
  }

  /// Returns the view provider of an attachment; `nil` for an attachment without a view.
  private func viewProvider(
    of attachment: NSTextAttachment, at location: any NSTextLocation,
    known: NSTextAttachmentViewProvider?
  ) -> NSTextAttachmentViewProvider? {
    guard attachment.allowsTextAttachmentView else { return nil }
    if let known, known.textAttachment === attachment {
      known.location = location
      return known
    }
    nonisolated(unsafe) var parent: UIView?
    if let host {
      nonisolated(unsafe) let view = host
      MainActor.assumeIsolated { parent = view.attachmentParent }
    }
    return attachment.viewProvider(for: parent, location: location, textContainer: textContainer)
  }

  /// Returns the bounds and the image of an attachment; `nil` for the defaults.
  final func place(
    _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any], at offset: Int
  ) -> ShownText.AttachmentPlace? {
    let provider = attachments.first { $0.offset == offset }?.provider
    guard provider != nil || type(of: attachment) != NSTextAttachment.self else { return nil }
    let location = location(atShown: offset)
    let width = hostSize?.width ?? textContainer?.size.width ?? 0
    let font = attributes[.font] as? UIFont ?? .ofText
    let line = CGRect(
      x: 0, y: 0, width: width > 0 && width.isFinite ? width : CGFloat.greatestFiniteMagnitude,
      height: font.lineHeight)
    let bounds = attachment.attachmentBounds(
      for: attributes, location: location, textContainer: textContainer,
      proposedLineFragment: line, position: .zero)
    if provider != nil {
      return ShownText.AttachmentPlace(bounds: bounds, image: nil, isEmpty: true)
    }
    let image = attachment.image(
      for: bounds, attributes: attributes, location: location, textContainer: textContainer)
    return ShownText.AttachmentPlace(attachment, bounds: bounds, image: image)
  }

  /// Returns the known provider of an attachment at a location; `nil` for none.
  final func knownProvider(
    of attachment: NSTextAttachment, at location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider? {
    providers.values.first {
      $0.textAttachment === attachment && $0.location.compare(location) == .orderedSame
    }
  }

  final func viewProviders(of fragment: NSTextLayoutFragment) -> [NSTextAttachmentViewProvider] {
    guard let piece = currentPieces.first(where: { $0.fragment === fragment }) else { return [] }
    return attachments.filter { piece.shown.contains($0.offset) }.compactMap(\.provider)
  }
}
