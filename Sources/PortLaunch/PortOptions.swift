import Foundation

/// The options of `formlift port`.
struct PortOptions {
  private(set) var paths: [String] = []
  private(set) var output = ""
  private(set) var prefix = ""
  private(set) var isQuiet = false
  /// Whether the exit status ignores code that couldn't be ported.
  private(set) var keepsGoing = false
  /// Whether all sources form one module, without other modules.
  private(set) var isOneModule = false
  private(set) var wantsHelp = false

  static let usage = """
    usage: formlift port PATH… --output DIR [--quiet] [--keep-going]

    Ports an app's Swift sources, written for the Objective-C runtime, to Linux, where they compile
    against formlift's module UIKit. PATH is a Swift file, or a folder of which all Swift files are
    ported. The sources stay as they are; what is written to DIR has every line where it was, so
    that errors and crashes name the place in the source. What could not be ported is listed on
    standard error, with its place and the reason.

      -o, --output DIR  write there; folders are kept
          --prefix TEXT put it before the name of each file
          --one-module  compile them all as one module: what is imported of others is left out,
                        and files of one name are numbered
      -q, --quiet       no word of what was done
      -k, --keep-going  exit with 0 though something could not be ported
      -h, --help        show this help

    Exit status: 0; 1 something could not be ported; 2 wrong usage, or a file that cannot be read or
    written.
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

  /// Returns the output path of a file.
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
