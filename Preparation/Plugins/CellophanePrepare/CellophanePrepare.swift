import PackagePlugin

/// Prepares the sources of a target in each build.
@main struct CellophanePrepare: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] { [] }
}
