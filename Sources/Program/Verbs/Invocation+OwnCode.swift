import Avoidance
import Forms
import Foundation
import Session
import Simulation
import AppCode
import SessionRunning

extension Invocation {
  /// Runs the program with the app's own code, which this executable contains, as the strategy.
  ///
  /// - Parameters:
  ///   - code: the app's code.
  ///   - sources: the names of its source files.
  ///   - expression: the Swift expression that creates the screen.
  ///   - arguments: the program's arguments.
  ///   - takeDiagnostics: receives the descriptor of the real standard error.
  ///   - builtForms: returns the definitions of the forms that the code builds on a phone. The
  ///     first one is opened.
  /// - Returns: the exit status.
  package static func tryOut(
    _ code: OwnCode, sources: [String], expression: String, arguments: [String],
    takeDiagnostics: (Int32) -> Void, builtForms: (Phone) -> [Data]
  ) -> Int32 {
    OwnCode.installed = code
    (OwnSources.names, OwnSources.expression) = (sources, expression)
    guard let phone = (try? Session.builtInForm()).map({ Phone(showing: $0) }) else {
      return ExitStatus.failure.rawValue
    }
    if let descriptor = AppOutput.install() { takeDiagnostics(descriptor) }
    let verb = Verb.named(arguments.first)
    let failure = AppOutput.hearing {
      ForkedRun.failure(of: { _ = OwnCode.run(isRepeated: false) { builtForms(phone) } })
    }
    if let failure {
      for line in AppOutput.takeLines() { Output().complain(line) }
      Output().complain("formlift \(verb?.name ?? "try"): error: \(OwnSources.words(of: failure))")
      return ExitStatus.failure.rawValue
    }
    AppOutput.dropLines()
    OwnSources.take(OwnCode.run(isRepeated: true) { builtForms(phone) }) {
      try? Form(builtByApp: $0, fileName: OwnSources.formName)
    }
    return run((verb == nil ? ["--strategy", "own"] : []) + arguments).rawValue
  }
}

extension Invocation {
  /// Returns the places in source files, for messages about the app's own code that an expression
  /// creates.
  package static func places(in sources: [String], for expression: String) -> any AppPlaces {
    SourcePlace(sources: sources, expression: expression)
  }
}
