import FileErrors
import Forms
import SessionCore
import SessionState
import TerminalText

extension Command {
  package static let setting = Command(
    "setting", .avoidance,
    Words(
      summary: "List the settings, or print or change one",
      details: ["help settings explains each setting, and gives the source of its default."],
      examples: [
        Example("setting fieldScroll off", "only the strategy moves the table"),
        Example("setting view pinned", "keeps the phone in view, below or beside the conversation"),
        Example("setting speed 0.25", "plays movements four times slower"),
      ]),
    kind: .edits, choice
  ) { session, choice throws(CommandError) in
    guard let name = choice.name else {
      let state = session.state
      return Outcome(
        answer: aligned(Setting.all.map { [$0.name, $0.value(state), $0.summary] }),
        typed: TypedAnswer { .object(Setting.all.map { ($0.name, $0.stateValue(state)) }) })
    }
    guard let value = choice.value else {
      let setting = try Setting.checked(name)
      let state = session.state
      return Outcome(
        answer: [setting.value(state)], typed: TypedAnswer { setting.stateValue(state) })
    }
    return try session.change(.edits) { state throws(CommandError) in
      let setting = try Setting.checked(name)
      try state.set(setting, to: value)
      return Notices(["\(setting.name) \(value)"])
    }
  }

  private static var choice: Grammar<(name: String?, value: String?)> {
    var name = Slot("NAME")
    name.accepts = { Setting.named($0)?.takesSeveralWords != true }
    name.candidates = { context in
      Setting.all.filter { $0.name.hasPrefix(context.word) }.map { Candidate($0.name, $0.summary) }
    }
    var nameOfSeveral = Slot("NAME")
    nameOfSeveral.accepts = { Setting.named($0)?.takesSeveralWords == true }
    let value = Grammar<String>.word(.settingValue).optional()
    let values = Grammar<String>.text(.settingValue).optional()
    let several = Grammar<String>.word(nameOfSeveral).then(values).unlisted()
    return Grammar.alternatives(
      [Grammar<String>.word(name).then(value), several], missing: "NAME"
    ) { word, _ in CommandError.unknown(.setting, word.text, among: Setting.all.map(\.name)) }
    .optional().map { (name: $0?.0, value: $0?.1) }
  }
}

extension Slot {
  fileprivate static var settingValue: Slot {
    var slot = Slot("VALUE")
    slot.candidates = { context in
      guard context.words.count == 1 else { return [] }
      let choices = context.words.first.flatMap(Setting.named)?.choices ?? []
      return choices.filter { $0.hasPrefix(context.word) }.map { Candidate($0) }
    }
    slot.hintText = { context in
      guard let setting = context.words.first.flatMap(Setting.named) else { return "‹value›" }
      let choices = setting.choices.joined(separator: "|")
      return "‹\(choices), now \(setting.value(context.state))›"
    }
    return slot
  }
}
