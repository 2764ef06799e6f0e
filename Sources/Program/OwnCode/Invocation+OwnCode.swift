import Avoidance
import Forms
import Foundation
import Session
import Simulation

extension Invocation {
  /// Runs with an app's own code, which is the strategy to begin with.
  ///
  /// - Parameters:
  ///   - code: the app's code.
  ///   - sources: the names of its sources.
  ///   - arguments: as those of the program.
  ///   - builtForm: the definition of the form that the code builds by itself on a phone.
  /// - Returns: the exit status.
  package static func tryOut(
    _ code: OwnCode, sources: [String], arguments: [String], builtForm: (Phone) -> Data?
  ) -> Int32 {
    OwnCode.installed = code
    OwnSources.names = sources
    guard let phone = (try? Session.builtInForm()).map({ Phone(showing: $0) }) else {
      return ExitStatus.failure.rawValue
    }
    let verb = Verb.named(arguments.first)
    if let failure = Rehearsal.failure(of: { _ = builtForm(phone) }) {
      Output().complain("formlift \(verb?.name ?? "try"): error: \(OwnSources.words(of: failure))")
      return ExitStatus.failure.rawValue
    }
    OwnSources.take(builtForm(phone))
    return run((verb == nil ? ["--strategy", "own"] : []) + arguments).rawValue
  }
}

extension Invocation {
  /// Returns what finds the file and line of sources among calls.
  package static func places(in sources: [String]) -> @Sendable ([UInt]) -> String? {
    { SourcePlace(sources: sources).innermost(of: $0) }
  }
}

/// The app's sources that this program was compiled with.
enum OwnSources {
  nonisolated(unsafe) static var names: [String] = []
  /// Whether there is code of an app in it.
  static var areThere: Bool { !names.isEmpty }
  /// The form that the app builds by itself.
  nonisolated(unsafe) private(set) static var form: Form?
  /// Its definition, which `load` finds under its name.
  nonisolated(unsafe) private(set) static var definition: Data?
  static let formName = "own.json"

  /// Takes over the definition of the form that the app builds by itself, where there is one.
  static func take(_ definition: Data?) {
    self.definition = definition
    form = definition.flatMap { try? Form(contentsOf: $0, fileName: formName) }
  }

  /// Says how the app's code failed, and where.
  static func words(of failure: Rehearsal.Failure) -> String {
    let place = SourcePlace(sources: names).innermost(of: failure.addresses)
    return "the app's code \(failure.reason.inSentence)" + (place.map { ", at \($0)" } ?? "")
  }
}

extension String {
  /// What the runtime says of a crash, as part of a sentence.
  fileprivate var inSentence: String { hasPrefix("Fatal error") ? "crashed: \(self)" : self }
}
