import Audit
import Avoidance
import FileErrors
import Forms
import SessionCore
import SessionState
import Simulation

extension Command {
  package static let advise = Command(
    "advise", .looking,
    Words(
      summary: "Say what to change so that no field of a form is covered",
      details: [
        "It audits the UI framework's own answer and least-motion on all current phones and iPads, "
          + "on the form in FILE or else the open one. If the framework's own answer has no failure, "
          + "that is the advice.",
        "Without --for the framework is that of the current strategy: UIKit for most.",
      ],
      examples: [
        Example("advise", "what to do about the form that is open, with UIKit"),
        Example("advise forms/checkout.yaml --for flutter", "the same about a form in a file"),
      ]),
    kind: .looks, advised
  ) { session, advised throws(CommandError) in
    let form = try advised.file.map { path throws(CommandError) in
      try Session.form(at: path, files: session.files)
    }
    var request = try AuditRequest([])
    request.forms = advised.file.map { [$0] } ?? []
    request.givenFormat = .advice
    request.advise(
      on: advised.stack ?? form.map(\.stack) ?? session.engine.strategy.support.stack,
      form ?? session.form)
    return Outcome(effect: .feature(FeatureRequest(request)))
  }

  private static var advised: Grammar<(file: String?, stack: Support.Stack?)> {
    let stack = Grammar<Support.Stack>.option("--for", taking: .choice("--for"))
    return Grammar<String>.file.optional().with(stack).map { (file: $0, stack: $1) }
  }
}

extension Form {
  /// The UI framework of the form's own strategy, or UIKit if the form doesn't name a strategy.
  fileprivate var stack: Support.Stack {
    strategy.flatMap { Strategy.named($0) }?.support.stack ?? .uiKit
  }
}

extension AuditRequest {
  /// Limits an audit to what advice on a UI framework needs: its strategies, devices and laws
  /// (rules).
  fileprivate mutating func advise(on stack: Support.Stack, _ form: Form) {
    let isWholeView =
      form.containers.allSatisfy(\.isSheet) && form.tablePlace == .insets(.zero)
    let answers = PlatformAnswer.all(on: stack).filter { !$0.needsWholeView || isWholeView }
    strategies = answers.map(\.strategy) + stack.libraries + [.leastMotion]
    devices = Device.current
    // The frameworks ignore a keyboard that is undocked or floats.
    transitions = Transition.all.indices.filter {
      !["undock", "float"].contains(Transition.all[$0].name)
    }
    laws = Law.all.indices.filter { !Law.all[$0].isAboutTwo }
    // Only Apple's frameworks let content run under translucent bars.
    if stack != .uiKit, stack != .swiftUI { settings = ["underBars": "off"] }
  }
}
