// Foundation's function reads `.strings` files in the language of the machine. These functions also
// read string catalogs, in English, so that pictures do not depend on the machine. The compiler
// prefers them if both are imported, because they have fewer parameters or a table name that is not
// optional.

/// Returns the English text of a key in the main bundle's string catalog or `.strings` file; the
/// key if there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedText(key, table: nil, .main, value: "")
}

/// Returns the English text of a key in the main bundle's string catalog or `.strings` file; the
/// value if there is none, or the key if the value is empty.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedText(key, table: nil, .main, value: value)
}

/// Returns the English text of a key in a bundle's string catalog or `.strings` file; the key if
/// there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedText(key, table: nil, bundle, value: "")
}

/// Returns the English text of a key in a bundle's string catalog or `.strings` file; the value if
/// there is none, or the key if the value is empty.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedText(key, table: nil, bundle, value: value)
}

/// Returns the English text of a key in a table; the value if there is none, or the key if the
/// value is empty.
///
/// - Parameters:
///   - tableName: the name of a string catalog or `.strings` file, without an extension.
///   - bundle: the bundle that contains the table; for the main bundle, the resource bundles next
///     to it are also searched.
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
