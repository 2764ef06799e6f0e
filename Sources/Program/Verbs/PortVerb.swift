import Foundation
import AppCode
import TerminalText

extension Verb {
  /// The subcommand `port`: ports an app's Swift sources to Linux with a helper executable.
  static let port = Verb(.port) { arguments, output in
    if arguments.contains("--help") || arguments.contains("-h") {
      output.write(Manual.port.usage)
      return .success
    }
    let companion = CompanionProgram(name: "formlift-port")
    output.flush()
    companion.replaceThisProgram(arguments)
    let code = errno
    if let path = arguments.first(where: { $0.hasSuffix(".swift") }), access(path, F_OK) != 0 {
      output.complain("formlift port: error: \(Quotation.bare(path)): No such file or directory")
      return .usage
    }
    errno = code
    output.complain("formlift: error: \(companion.absence)")
    return .usage
  }
}
