import Foundation

// Measures the speed of the simulation and of the program, beside peers. Build it with -c release.

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let folder = try Folder()
  defer { folder.remove() }
  try Report(Setup(isQuick: options.isQuick, folder: folder)).run(options.benchmarks)
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(error is UnknownWord ? 2 : 1)
}
