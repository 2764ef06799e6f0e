import Foundation
import TerminalText

extension Verb {
  /// Ports an app's Swift sources to Linux, by a program beside this one.
  static let port = Verb(name: "port") { arguments, output in
    let companion = Companion(name: "formlift-port")
    output.flush()
    companion.replaceThisProgram(arguments)
    output.complain("formlift: error: \(companion.absence)")
    return .usage
  }
}

/// A program that lies beside this one.
///
/// The toolchain's SwiftSyntax, which it links, would take a start of this program three times as
/// long.
struct Companion {
  let name: String

  /// The program's path; that of this program is what the kernel says.
  var path: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: own).deletingLastPathComponent().appending(path: name).path
  }

  /// Goes on as the program, with its arguments; comes back where it is not there.
  func replaceThisProgram(_ arguments: [String]) {
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
    execv(path, &words)
    words.forEach { free($0) }
  }

  /// Why it cannot be run, and what would do.
  var absence: String {
    "\(Quotation.bare(path)): \(String(cString: strerror(errno))); `swift build` makes it where the "
      + "toolchain has SwiftSyntax (lib/swift/host)"
  }
}
