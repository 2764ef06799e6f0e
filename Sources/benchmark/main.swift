import Foundation

// How fast the simulation is, and the program, beside their peers; build it with -c release.

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let folder = try Folder()
  defer { folder.remove() }
  try Report(Setup(isQuick: options.isQuick, folder: folder)).run(options.benchmarks)
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(error is UnknownWord ? 2 : 1)
}
