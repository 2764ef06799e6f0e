import Foundation
import PackagePlugin

/// Ports an app's Swift for Linux before it is compiled there.
///
/// What a target's folder holds of Swift and the target itself leaves out (`sources:` or `exclude:`
/// in its manifest) is ported and compiled in its place; errors name the original file and line.
@main
struct PortToLinux: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let compiled = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let inputs = swiftFiles(below: target.directoryURL)
      .filter { !compiled.contains($0.standardizedFileURL.path) }
    if inputs.isEmpty {
      Diagnostics.warning("\(target.name) leaves nothing of its folder out that could be ported")
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    // A file of the source's own name would be another one of that name for `#fileID`.
    let prefix = "Ported"
    return [
      .buildCommand(
        displayName: "Porting \(target.name) to Linux",
        executable: try context.tool(named: "formlift-port").url,
        arguments: inputs.map(\.path)
          + ["--output", folder.path, "--prefix", prefix, "--quiet", "-k"],
        inputFiles: inputs,
        outputFiles: inputs.map { folder.appending(path: prefix + $0.lastPathComponent) })
    ]
  }

  private func swiftFiles(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
