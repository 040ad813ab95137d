@_spi(Reflection) import Swift

/// A stored value of an app's object, which is replaced for some time.
///
/// Swift has no writing reflection, so the value is replaced in memory, where the metadata of the
/// class say that it is. Observers of the property are not called. Only values are replaced whose
/// memory has been compared with the value that reflection reads, so that weak references, whose
/// memory is different, are left alone.
@MainActor enum StoredValue {
  /// Replaces the value of a stored property that the classes of an app declare.
  ///
  /// - Parameters:
  ///   - text: the new value as in the resolved properties; `nil` for no value.
  /// - Returns: a closure that restores the former value; `nil` if the property cannot be set to the
  ///   text.
  static func replace(_ name: String, _ text: String?, of view: UIView) -> (() -> Void)? {
    guard let field = field(name, of: view), let current = value(name, of: view) else {
      return nil
    }
    switch field.type {
    case is CGFloat.Type, is CGFloat?.Type:
      return field.replace(current as? CGFloat, text) {
        CGFloat(notation: $0)
      } isSame: {
        $0 == $1
      }
    case is CGSize.Type, is CGSize?.Type:
      return field.replace(current as? CGSize, text) {
        CGSize(notation: $0)
      } isSame: {
        $0 == $1
      }
    case is NSDirectionalEdgeInsets.Type, is NSDirectionalEdgeInsets?.Type:
      return field.replace(current as? NSDirectionalEdgeInsets, text) {
        NSDirectionalEdgeInsets(notation: $0)
      } isSame: {
        $0 == $1
      }
    case is UIEdgeInsets.Type, is UIEdgeInsets?.Type:
      return field.replace(current as? UIEdgeInsets, text) {
        NSDirectionalEdgeInsets(notation: $0).map {
          UIEdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
        }
      } isSame: {
        $0 == $1
      }
    case is UIColor.Type, is UIColor?.Type:
      return field.replaceObject(current as? UIColor, text) { UIColor.color(of: $0, in: view) }
    case is UIFont.Type, is UIFont?.Type:
      return field.replaceObject(current as? UIFont, text) { text in
        UIFont(notation: text).flatMap { $0.notation == text ? $0 : nil }
      }
    case is UIImage.Type, is UIImage?.Type:
      return field.replaceObject(current as? UIImage, text) { text in
        UIImage(notation: text).flatMap { $0.notation == text ? $0 : nil }
      }
    default: return nil
    }
  }

  /// The memory of a stored property.
  @MainActor private struct Field {
    var type: Any.Type
    var memory: UnsafeMutableRawPointer
    /// The object, which must exist as long as its memory is used.
    var owner: UIView

    /// Replaces a value without references.
    func replace<Value>(
      _ current: Value?, _ text: String?, read: (String) -> Value?,
      isSame: (Value, Value) -> Bool
    ) -> (() -> Void)? {
      let new = text.flatMap(read)
      if text != nil, new == nil { return nil }
      if type == Value?.self {
        let pointer = memory.assumingMemoryBound(to: Value?.self)
        switch (pointer.pointee, current) {
        case (let stored?, let current?) where isSame(stored, current): break
        case (nil, nil): break
        default: return nil
        }
        return exchange(pointer, new)
      }
      guard type == Value.self, let new, let current else { return nil }
      let pointer = memory.assumingMemoryBound(to: Value.self)
      guard isSame(pointer.pointee, current) else { return nil }
      return exchange(pointer, new)
    }

    /// Replaces a reference to an object.
    func replaceObject<Value: AnyObject>(
      _ current: Value?, _ text: String?, read: (String) -> Value?
    ) -> (() -> Void)? {
      let new = text.flatMap(read)
      if text != nil, new == nil { return nil }
      let bits = current.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
      guard memory.load(as: UInt.self) == bits else { return nil }
      if type == Value?.self {
        return exchange(memory.assumingMemoryBound(to: Value?.self), new)
      }
      guard type == Value.self, let new, current != nil else { return nil }
      return exchange(memory.assumingMemoryBound(to: Value.self), new)
    }

    private func exchange<Value>(
      _ pointer: UnsafeMutablePointer<Value>, _ value: Value
    ) -> () -> Void {
      let (former, owner) = (pointer.pointee, owner)
      pointer.pointee = value
      owner.storedValueDidChange()
      return {
        pointer.pointee = former
        owner.storedValueDidChange()
      }
    }
  }

  /// Returns the memory of the only stored property with a name; `nil` if there is none, or the
  /// superclasses also declare one.
  private static func field(_ name: String, of view: UIView) -> Field? {
    var found: [Field] = []
    let start = Unmanaged.passUnretained(view).toOpaque()
    // The option `classType`, which is a variable.
    let ofClass = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: type(of: view), options: ofClass) { label, offset, type, _ in
      if AppClass.propertyName(String(cString: label)) == name {
        found.append(Field(type: type, memory: start + offset, owner: view))
      }
      return true
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the value of a stored property as reflection reads it.
  private static func value(_ name: String, of view: UIView) -> Any? {
    var result: Any?
    AppClass.forEachStoredProperty(of: view, includingAbsent: true) { label, value in
      if label == name { result = value }
    }
    return result
  }
}

extension UIView {
  fileprivate func storedValueDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsUpdateConstraints()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
