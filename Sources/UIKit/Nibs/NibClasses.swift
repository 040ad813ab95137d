/// Finds classes by the names in nib files.
@MainActor enum NibClasses {
  /// Returns the classes with a name, the best one first.
  ///
  /// - Parameters:
  ///   - module: the module in the file. It is that of the project in which the file was saved, which may have another name than a
  ///     target here.
  ///   - object: an object of the code that uses the file, whose module is preferred to others; `nil` for none.
  static func candidates(_ name: String, module: String?, near object: AnyObject?) -> [AnyClass] {
    var result: [AnyClass] = []
    // The names of classes from Objective-C have no module, others may have one.
    if let module, let type = NSClassFromString("\(module).\(name)") { result.append(type) }
    if name.contains("."), let type = NSClassFromString(name) { result.append(type) }
    let all = NamedMethods.classes(named: name.split(separator: ".").last.map(String.init) ?? name)
    let near = object.map { moduleName(of: type(of: $0)) }
    result += all.filter { moduleName(of: $0) == near }
    result += all.filter { moduleName(of: $0) == "UIKit" }
    result += all.sorted { String(reflecting: $0) < String(reflecting: $1) }
    return result
  }

  private static func moduleName(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
