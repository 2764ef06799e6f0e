import Foundation

/// The command line options of `formlift port`.
struct PortOptions {
  private(set) var paths: [String] = []
  private(set) var output = ""
  private(set) var prefix = ""
  private(set) var isQuiet = false
  /// Whether the exit status is 0 although some code couldn't be ported (`--keep-going`).
  private(set) var keepsGoing = false
  /// Whether all source files are compiled as one module (`--one-module`).
  private(set) var isOneModule = false
  private(set) var wantsHelp = false

  static let usage = """
    Usage: formlift port PATH… --output DIR [options]

    formlift port --help lists the options.
    """

  init(_ arguments: [String]) throws(PortError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() { try take(argument, &rest) }
    guard !wantsHelp else { return }
    guard !paths.isEmpty else { throw .noPath }
    guard !output.isEmpty else { throw .noOutput }
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(PortError) {
    switch argument {
    case "--":
      paths += rest
      rest = []
    case "-o", "--output": output = rest.popFirst() ?? ""
    case "--prefix": prefix = rest.popFirst() ?? ""
    case "--one-module": isOneModule = true
    case "-q", "--quiet": isQuiet = true
    case "-k", "--keep-going": keepsGoing = true
    case "-h", "--help": wantsHelp = true
    case _ where argument.hasPrefix("--output="): output = String(argument.dropFirst(9))
    case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
    default: paths.append(argument)
    }
  }

  /// Returns the path to write a ported file to; throws if that would overwrite the original.
  func place(of file: AppSources.File) throws(PortError) -> String {
    let kept = URL(filePath: output).appending(path: file.place).standardizedFileURL
    let place = kept.deletingLastPathComponent()
      .appending(path: prefix + kept.lastPathComponent).path
    guard place != URL(filePath: file.source.name).standardizedFileURL.path else {
      throw .wouldOverwrite(file.source.name)
    }
    return place
  }
}
