extension ProcessInfo {
  /// A Boolean value that indicates whether the process is an iPad app that was built for Mac;
  /// always `false`.
  public var isMacCatalystApp: Bool { false }

  /// A Boolean value that indicates whether the process is an iPhone or iPad app that runs on a Mac;
  /// always `false`.
  public var isiOSAppOnMac: Bool { false }
}
