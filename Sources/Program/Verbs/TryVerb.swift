import Foundation

extension Verb {
  /// Compiles an app's own code and goes on as the program that has it in it.
  static let tryOut = Verb(name: "try") { arguments, output in
    do throws(UsageError) {
      let options = try TryOptions(arguments)
      if options.wantsHelp {
        output.write("\(TryOptions.usage)\n")
        return .success
      }
      output.flush()
      return goOn(options, output)
    } catch {
      output.complain("formlift try: error: \(error.message)")
      return .usage
    }
  }

  /// Comes back where that cannot be.
  private static func goOn(_ options: TryOptions, _ output: Output) -> ExitStatus {
    do throws(OwnBuild.Failure) {
      let build = try OwnBuild(sources: options.sources, expression: options.expression)
      let program = try build.path()
      let words = [program] + options.sources + ["--"] + options.others
      var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
      execv(program, &pointers)
      output.complain("formlift try: error: \(program): \(String(cString: strerror(errno)))")
    } catch {
      output.complain("formlift try: error: \(error)")
    }
    return .usage
  }
}
