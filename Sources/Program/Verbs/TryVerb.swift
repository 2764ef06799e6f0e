import AppCode
import Foundation
import SessionRunning
import Terminal

extension Verb {
  /// The subcommand `try`: compiles the app's own code together with the program, and runs the
  /// result.
  ///
  /// The compiled program replaces this process.
  static let tryOut = Verb(.tryOut) { arguments, output in
    do throws(UsageError) {
      let options = try TryOptions(arguments)
      if options.wantsHelp {
        output.write(Manual.tryOut.usage)
        return .success
      }
      output.flush()
      return goOn(options, output)
    } catch {
      output.complain("formlift try: error: \(error.message)")
      return .usage
    }
  }

  /// Compiles the app's own code, and replaces this process by the compiled program.
  ///
  /// The program gets the arguments in `words`, and then the options that `try` itself doesn't use.
  /// Returns only if that fails.
  static func goOn(
    _ options: TryOptions, leading words: [String] = [], _ output: Output
  ) -> ExitStatus {
    let name = words.first ?? "try"
    do throws(OwnBuild.Failure) {
      let build = try OwnBuild(sources: options.sources, expression: options.expression)
      let program = try build.path()
      let all =
        [program] + options.sources + ["--as", options.expression, "--"] + words + options.others
      var pointers: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
      execv(program, &pointers)
      output.complain("formlift \(name): error: \(program): \(String(cString: strerror(errno)))")
    } catch {
      output.complain("formlift \(name): error: \(error)")
    }
    return .usage
  }
}
