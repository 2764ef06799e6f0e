import Foundation

extension Verb {
  /// Ports an app's Swift sources to Linux, by a program beside this one.
  static let port = Verb(.port) { arguments, output in
    let companion = Companion(name: "formlift-port")
    output.flush()
    companion.replaceThisProgram(arguments)
    output.complain("formlift: error: \(companion.absence)")
    return .usage
  }
}
