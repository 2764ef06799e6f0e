import Foundation
import PackagePlugin

/// A SwiftPM build plugin that ports an app's Swift files before they are compiled on Linux.
///
/// It ports the Swift files in a target's folder that the target itself leaves out with `sources:`
/// or `exclude:` in its manifest. Errors name the original file and line.
@main
struct PortToLinux: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let compiled = Set(
      module.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let inputs = files(below: target.directoryURL)
      .filter { $0.pathExtension == "swift" }.filter {
        !compiled.contains($0.standardizedFileURL.path)
      }
    if inputs.isEmpty {
      Diagnostics.warning("\(target.name) leaves nothing of its folder out that could be ported")
      return []
    }
    let folder = context.pluginWorkDirectoryURL
    // `#fileID` would be ambiguous if the ported file had the source's name.
    let prefix = "Ported"
    let all = files(below: target.directoryURL)
    let models = all.filter { $0.pathExtension == "xcdatamodeld" }
    let generated = models.isEmpty ? [] : ["CoreDataModels+Generated.swift"]
    return [
      .buildCommand(
        displayName: "Porting \(target.name) to Linux",
        executable: try context.tool(named: "formlift-port").url,
        arguments: (inputs + models).map(\.path)
          + ["--output", folder.path, "--prefix", prefix, "--quiet", "-k"],
        inputFiles: inputs + all.filter { $0.path.contains(".xcdatamodel/") },
        outputFiles: (inputs.map(\.lastPathComponent) + generated).map {
          folder.appending(path: prefix + $0)
        })
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
