import Avoidance
import Forms
import Foundation
import Session
import Simulation

extension Invocation {
  /// Runs the program with an app's own code as the initial strategy.
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
    OwnSources.take(OwnCode.run(isRepeated: true) { builtForms(phone) })
    return run((verb == nil ? ["--strategy", "own"] : []) + arguments).rawValue
  }
}

extension Invocation {
  /// Returns a function that finds the file and line of a call stack in the given sources.
  package static func places(in sources: [String]) -> @Sendable ([UInt]) -> String? {
    { SourcePlace(sources: sources).innermost(of: $0) }
  }
}

/// The app's source files that were compiled into this program.
enum OwnSources {
  nonisolated(unsafe) static var names: [String] = []
  /// The Swift expression that creates the screen.
  nonisolated(unsafe) static var expression = ""
  /// Whether this program contains an app's code.
  static var areThere: Bool { !names.isEmpty }
  /// The form that the app's code builds.
  nonisolated(unsafe) private(set) static var form: Form?
  /// The definitions of the forms that the app's code builds, one per scroll view.
  ///
  /// `load` finds them by name.
  nonisolated(unsafe) private static var definitions: [Data] = []
  static let formName = "own.json"

  /// The names of the forms that the app's code builds: own.json, own-2.json.
  static var formNames: [String] {
    definitions.indices.map { $0 == 0 ? formName : "own-\($0 + 1).json" }
  }

  /// Returns the definition of a form that the app's code builds, or nil for an unknown name.
  static func definition(named name: String) -> Data? {
    formNames.firstIndex(of: name).map { definitions[$0] }
  }

  /// Stores the definitions of the forms that the app's code builds.
  static func take(_ definitions: [Data]) {
    self.definitions = definitions
    form = definitions.first.flatMap { try? Form(builtByApp: $0, fileName: formName) }
  }

  /// Returns a message that says how the app's code failed, and where in its sources and in the
  /// expression.
  static func words(of failure: ForkedRun.Failure) -> String {
    let found = SourcePlace(sources: names).innermost(ofMoments: failure.moments)
    let made = SourcePlace(sources: [OwnBuild.nameOfExpression])
      .innermost(ofMoments: failure.moments)
    let trap = (found ?? made)?.trap.map { "crashed: \($0)" }
    let reason = failure.isSaid ? failure.reason : trap ?? failure.reason
    let places = [
      found.map { ", at \($0.place)" },
      made.map { _ in ", in \(OwnBuild.nameOfExpression) '\(expression)'" },
    ]
    return "the app's code \(reason)" + places.compactMap(\.self).joined()
  }
}
