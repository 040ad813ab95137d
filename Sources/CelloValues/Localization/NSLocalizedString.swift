// Foundation's function reads `.strings` files in the language of the machine. These read string
// catalogs too, in English, so that pictures do not depend on the machine. They are preferred to
// Foundation's where both are imported, because they have fewer parameters or a name of a table
// that is not optional.

/// A text of a bundle's string catalog or `.strings` file, in English; the key without one.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedText(key, table: nil, .main, value: "")
}

/// A text of a bundle's string catalog or `.strings` file, in English; the value without one.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedText(key, table: nil, .main, value: value)
}

/// A text of a bundle's string catalog or `.strings` file, in English; the key without one.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: nil, bundle, value: "")
}

/// A text of a bundle's string catalog or `.strings` file, in English; the value without one.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedText(key, table: nil, bundle, value: value)
}

/// A text of a table, in English; without one the value, or the key if that is empty.
///
/// - Parameters:
///   - tableName: the name of a string catalog or `.strings` file, without an extension.
///   - bundle: the bundle with the table; a search in the main bundle covers the resource bundles
///     beside it.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  localizedText(key, table: tableName, bundle, value: value)
}

private func localizedText(
  _ key: String, table: String?, _ bundle: Bundle, value: String
) -> String {
  LocalizedStrings.translation(
    of: key, table: table, bundle: bundle, locale: LocalizedStrings.defaultLocale, numbers: [])
    ?? (value.isEmpty ? key : value)
}
