import Forms
import Simulation

extension Command {
  static let checkpoint = Command(
    .checkpoint, .session,
    Words(
      summary: "saves the current state under a name",
      details: [
        "The state has the form, answers, phone and strategy. diff NAME shows what changed "
          + "since, and revert NAME goes back to it. An existing name then means the new state."
      ],
      examples: [
        Example("checkpoint before", "saves it under that name"),
        Example("checkpoint filled", "a name that diff and revert take", after: "set zip 90210"),
      ]),
    kind: Kind(isRemark: true, setsCheckpoint: true), .word(Slot("NAME"))
  ) { session, name throws(CommandError) in
    try session.keep(name)
    return Outcome(notices: ["saved; revert \(LineSyntax.quoted(name)) goes back to it"])
  }

  static let diff = Command(
    .diff, .session,
    Words(
      summary: "shows what changed since a checkpoint, or since the start",
      examples: [
        Example("diff", "what changed since the form was opened", after: "focus zip"),
        Example(
          "diff before", "what changed since that checkpoint", after: "checkpoint before",
          "set zip 90210"),
      ]),
    Grammar<String>.word(.checkpoint).optional()
  ) { session, name throws(CommandError) in
    let old =
      if let name { try session.checkpoint(named: name).state } else { session.start }
    let changes = StateDifference(from: old, to: session.state).changes
    return Outcome(
      answer: changes.isEmpty
        ? ["nothing has changed"]
        : aligned(changes.map { [$0.subject, "\($0.old?.text ?? "–") → \($0.new?.text ?? "–")"] }),
      typed: TypedAnswer {
        .list(
          changes.map { change in
            .object([
              ("subject", .text(change.subject)), ("old", change.old?.value ?? .null),
              ("new", change.new?.value ?? .null),
            ])
          })
      })
  }

  static let revert = Command(
    .revert, .session,
    Words(
      summary: "goes back to a checkpoint",
      details: ["undo undoes a revert too."],
      examples: [
        Example(
          "revert before", "goes back to that checkpoint", after: "checkpoint before", "focus zip"),
        Example(
          "revert clean", "undo also undoes a revert", after: "checkpoint clean",
          "set zip 90210"),
      ]),
    kind: .moves, .word(.checkpoint)
  ) { session, name throws(CommandError) in
    let (checkpoint, left) = (try session.checkpoint(named: name), session.state)
    let old = checkpoint.state
    var outcome = try session.change(.moves) { state throws(CommandError) in
      state = old
      return .none
    }
    session.begin(at: checkpoint.start)
    // The command's words don't show what it restores, so speech must.
    if session.isSpeaking { outcome.told = session.arrival(from: left).told }
    return outcome
  }
}

extension Session {
  fileprivate mutating func keep(_ name: String) throws(CommandError) {
    try checkpoints.keep(Checkpoint(state: state, start: start), as: name)
  }

  fileprivate func checkpoint(named name: String) throws(CommandError) -> Checkpoint {
    try checkpoints.checkpoint(named: name)
  }
}

/// The states that the user saved under names.
struct Checkpoints: Sendable {
  /// The maximum number of checkpoints.
  private static let greatestCount = 100

  private var named: [String: Checkpoint] = [:]

  fileprivate mutating func keep(
    _ checkpoint: Checkpoint, as name: String
  ) throws(CommandError) {
    guard named[name] != nil || named.count < Self.greatestCount else {
      throw CommandError(
        .wrong(
          argument: "NAME", given: name,
          wants: "one of the \(Self.greatestCount) names that were given"))
    }
    named[name] = checkpoint
  }

  fileprivate func checkpoint(named name: String) throws(CommandError) -> Checkpoint {
    guard let checkpoint = named[name] else {
      throw CommandError.unknown(.checkpoint, name, among: named.keys.sorted())
    }
    return checkpoint
  }
}

/// A state that the user saved under a name.
struct Checkpoint: Sendable {
  let state: State
  /// The state that its form was opened in.
  let start: State
}

extension Slot {
  /// The slot for a checkpoint's name.
  fileprivate static var checkpoint: Slot {
    var slot = Slot("NAME")
    slot.namesCheckpoint = true
    return slot
  }
}

/// The differences between two states, in the order: form, place, answers, circumstances, figures.
struct StateDifference {
  private let old: State
  private let new: State

  init(from old: State, to new: State) {
    self.old = old
    self.new = new
  }

  /// A difference: its subject, its old value, and its new value.
  ///
  /// Nil means that the value is missing.
  struct Change {
    var subject: String
    let old: DisplayedValue?
    let new: DisplayedValue?
  }

  /// A value as text for people and as JSON for programs.
  struct DisplayedValue {
    let text: String
    let value: StateValue

    init(_ text: String, _ value: StateValue? = nil) {
      self.text = text
      self.value = value ?? .text(text)
    }
  }

  var changes: [Change] {
    let settings = settings.map { setting in
      var setting = setting
      setting.subject = "setting \(setting.subject)"
      return setting
    }
    return file + form + settings + answers + circumstances + figures
  }

  private var file: [Change] {
    old.fileName == new.fileName
      ? []
      : [
        Change(
          subject: "file", old: DisplayedValue(old.fileName), new: DisplayedValue(new.fileName))
      ]
  }

  private var form: [Change] {
    new.form.differences(from: old.form).map { change in
      Change(
        subject: change.subject, old: change.old.map { DisplayedValue($0) },
        new: change.new.map { DisplayedValue($0) })
    }
  }

  /// The settings that differ, by name.
  var settings: [Change] {
    let (before, after) = (old.place.allSettings.words, new.place.allSettings.words)
    func told(_ text: String?, _ name: String, in state: State) -> DisplayedValue? {
      text.map { DisplayedValue($0, Setting.named(name)?.stateValue(state)) }
    }
    return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map {
      Change(
        subject: $0, old: told(before[$0], $0, in: old), new: told(after[$0], $0, in: new))
    }
  }

  /// The answers that differ.
  ///
  /// A row without an answer that was added or removed is listed only as a row.
  private var answers: [Change] {
    let ids = new.form.fieldRows.compactMap { new.form.field(atRow: $0)?.id }
    let gone = old.form.fieldRows.compactMap { old.form.field(atRow: $0)?.id }
      .filter { new.form.row(ofField: $0) == nil }
    return (ids + gone).compactMap { id in
      let (origin, row) = (old.form.row(ofField: id), new.form.row(ofField: id))
      let (before, after) = (origin.map(old.value(ofRow:)), row.map(new.value(ofRow:)))
      guard before ?? "" != after ?? "" else { return nil }
      return Change(
        subject: "values.\(id)", old: origin.map { Self.answer(old.shownValue(ofRow: $0)) },
        new: row.map { Self.answer(new.shownValue(ofRow: $0)) })
    }
  }

  private static func answer(_ value: String) -> DisplayedValue {
    DisplayedValue(value.jsonQuoted, .text(value))
  }

  /// Differences that no figure shows: manual keyboard changes, screens over the form, and a held
  /// clock.
  var circumstances: [Change] {
    let (before, after) = (old.circumstances, new.circumstances)
    return zip(before, after).filter { $0.value != $1.value }.map { before, after in
      Change(
        subject: before.subject, old: before.value.map { DisplayedValue($0) },
        new: after.value.map { DisplayedValue($0) })
    }
  }

  /// Figures to ignore: the clock always differs, and the form has its own section.
  private static let passing: Set<String> = ["clock", "form"]

  private var figures: [Change] {
    let (before, after) = (StateRecord(old), StateRecord(new))
    return StateRecord.paths.compactMap { path in
      let group = path.prefix { $0 != "." }
      guard !Self.passing.contains(String(group)), !["events", "changed"].contains(group),
        let was = try? before.value(at: path), let value = try? after.value(at: path), was != value,
        !was.isObject, !value.isObject
      else { return nil }
      return Change(
        subject: path, old: DisplayedValue(was.inWords(at: path), was),
        new: DisplayedValue(value.inWords(at: path), value))
    }
  }
}

extension State {
  /// Circumstances that no figure shows, in words.
  ///
  /// Nil means the default.
  fileprivate var circumstances: [(subject: String, value: String?)] {
    let keyboard = phone.keyboard
    return [
      ("keyboard kind, by hand", keyboard.kindOverride?.rawValue),
      ("keyboard height, by hand", keyboard.heightOverride?.inDigits),
      ("accessory height, by hand", keyboard.accessoryOverride?.inDigits),
      ("keyboard hardware", keyboard.isHardwareAttached ? "on" : nil),
      ("keyboard language", keyboard.language == .english ? nil : keyboard.language.rawValue),
      ("keyboard placement", keyboard.placement.byHand), ("screen", phone.obstacle?.inWords),
      ("hold", isHolding ? "on" : nil),
    ]
  }
}

extension Keyboard.Placement {
  /// The word of the command that places the keyboard there, or nil for the default place.
  fileprivate var byHand: String? {
    switch self {
    case .docked: nil
    case .undocked: "undock"
    case .split: "split"
    case .floating(let point): "float \(point.x.inFourPlaces) \(point.y.inFourPlaces)"
    }
  }
}

extension StateValue {
  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// Returns the value of a path as text for people: lengths with one decimal, shares with four.
  fileprivate func inWords(at path: String) -> String {
    guard case .number(let number) = self else { return bare }
    return path.hasSuffix(".visible") ? number.inFourPlaces : number.inWords
  }
}
