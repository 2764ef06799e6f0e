import Foundation
import AppCode

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
    output.complain("formlift: error: \(companion.absence)")
    return .usage
  }
}
