import Foundation
import Porting

/// The program behind `formlift port`, which makes an app's Swift files compile on Linux.
///
/// It reads an app's source files, and writes ported ones to another folder.
///
/// It is a separate program because it needs the toolchain's SwiftSyntax, whose twenty megabytes
/// would slow down each start of `formlift`.
struct PortProgram {
  private enum Status {
    static let success: Int32 = 0
    static let notAllPorted: Int32 = 1
    static let usage: Int32 = 2
  }

  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  /// Ports the files that the command line names, and returns the program's exit status.
  func run() -> Int32 {
    do throws(PortError) {
      let options = try PortOptions(arguments)
      if options.wantsHelp {
        print(PortOptions.usage)
        return Status.success
      }
      return try port(options)
    } catch {
      complain("formlift port: error: \(error.message)")
      return Status.usage
    }
  }

  private func port(_ options: PortOptions) throws(PortError) -> Int32 {
    let found = try AppSources(
      options.paths, besides: options.output, isOneModule: options.isOneModule)
    let places = try found.files.map { file throws(PortError) in
      try options.place(of: file)
    }
    let ported = SourcePorter(
      found.files.map(\.source), isOneModule: options.isOneModule
    ).run()
    for (place, file) in zip(places, ported) {
      try OutputFile(path: place).write(file.text)
    }
    let findings = ported.flatMap(\.findings) + found.findings
    for finding in findings { complain(finding.diagnostic("not ported")) }
    if !options.isQuiet { print(Self.summary(ported.count, findings.count, options.output)) }
    return findings.isEmpty || options.keepsGoing ? Status.success : Status.notAllPorted
  }

  private static func summary(_ files: Int, _ findings: Int, _ folder: String) -> String {
    let ported = "\(files) \(files == 1 ? "file" : "files") ported to \(folder)"
    if findings == 0 { return ported }
    return "\(ported), \(findings) \(findings == 1 ? "place" : "places") left to port by hand"
  }

  private func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
