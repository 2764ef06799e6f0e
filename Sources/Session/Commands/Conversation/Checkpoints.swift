import Forms
import Simulation

extension Command {
  static let checkpoint = Command(
    "checkpoint", .session,
    Words(
      summary: "keeps the present state under a name", brief: "keep state",
      details: [
        "Form, answers, phone and strategy belong to it. diff NAME tells what has changed since, "
          + "revert NAME goes back to it. A name that was given before is given anew."
      ],
      examples: [("checkpoint before", "keeps it under that name")]),
    kind: .remarks, .word(Slot("NAME"))
  ) { session, name throws(CommandError) in
    try session.keep(name)
    return Outcome(notices: ["kept; revert \(LineSyntax.quoted(name)) goes back to it"])
  }

  static let diff = Command(
    "diff", .session,
    Words(
      summary: "tells what has changed since a checkpoint, or since the form was opened",
      brief: "changes"),
    Grammar<String>.word(.checkpoint).optional()
  ) { session, name throws(CommandError) in
    let old =
      if let name { try session.checkpoint(named: name).state } else { session.start }
    let changes = StateDifference(from: old, to: session.state).changes
    return Outcome(
      answer: changes.isEmpty
        ? ["nothing has changed"]
        : aligned(changes.map { [$0.subject, "\($0.old ?? "–") → \($0.new ?? "–")"] }),
      typed: TypedAnswer {
        .list(
          changes.map { change in
            .object([
              ("subject", .text(change.subject)), ("old", change.old.map { .text($0) } ?? .null),
              ("new", change.new.map { .text($0) } ?? .null),
            ])
          })
      })
  }

  static let revert = Command(
    "revert", .session,
    Words(
      summary: "goes back to a checkpoint, whole", brief: "go back",
      details: ["undo takes that back, too."]),
    kind: .moves, .word(.checkpoint)
  ) { session, name throws(CommandError) in
    let (checkpoint, left) = (try session.checkpoint(named: name), session.state)
    let old = checkpoint.state
    var outcome = try session.change(.moves) { state throws(CommandError) in
      state = old
      return .none
    }
    session.begin(at: checkpoint.start)
    // What it brings back is in no word of the command.
    if session.isSpeaking { outcome.notices = session.arrival(from: left).notices }
    return outcome
  }
}

extension Session {
  /// As many as one keeps apart.
  private static let greatestCheckpointCount = 100

  fileprivate mutating func keep(_ name: String) throws(CommandError) {
    guard checkpoints[name] != nil || checkpoints.count < Self.greatestCheckpointCount else {
      throw CommandError(
        .wrong(
          argument: "NAME", given: name,
          wants: "one of the \(Self.greatestCheckpointCount) names that were given"))
    }
    checkpoints[name] = Checkpoint(state: state, start: start)
  }

  fileprivate func checkpoint(named name: String) throws(CommandError) -> Checkpoint {
    guard let checkpoint = checkpoints[name] else {
      throw CommandError.unknown(.checkpoint, name, among: checkpoints.keys.sorted())
    }
    return checkpoint
  }
}

/// A state that is kept under a name.
struct Checkpoint: Sendable {
  let state: State
  /// The state in which its form was opened.
  let start: State
}

extension Slot {
  /// The name of a checkpoint.
  fileprivate static var checkpoint: Slot { Slot("NAME") }
}

/// What two states have otherwise, in the order: form, place, answers, circumstances, figures.
struct StateDifference {
  private let old: State
  private let new: State

  init(from old: State, to new: State) {
    self.old = old
    self.new = new
  }

  var changes: [FormDifference] {
    file + new.form.differences(from: old.form) + settings + answers + circumstances + figures
  }

  private var file: [FormDifference] {
    old.fileName == new.fileName
      ? [] : [FormDifference(subject: "file", old: old.fileName, new: new.fileName)]
  }

  private var settings: [FormDifference] {
    let (before, after) = (old.place.allSettings, new.place.allSettings)
    return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map {
      FormDifference(subject: "setting \($0)", old: before[$0], new: after[$0])
    }
  }

  /// A row that came or went without an answer is told as a row alone.
  private var answers: [FormDifference] {
    let ids = new.form.fieldRows.compactMap { new.form.field(atRow: $0)?.id }
    let gone = old.form.fieldRows.compactMap { old.form.field(atRow: $0)?.id }
      .filter { new.form.row(ofField: $0) == nil }
    return (ids + gone).compactMap { id in
      let (origin, row) = (old.form.row(ofField: id), new.form.row(ofField: id))
      let (before, after) = (origin.map(old.value(ofRow:)), row.map(new.value(ofRow:)))
      guard before ?? "" != after ?? "" else { return nil }
      return FormDifference(
        subject: "values.\(id)", old: origin.map { old.shownValue(ofRow: $0).jsonQuoted },
        new: row.map { new.shownValue(ofRow: $0).jsonQuoted })
    }
  }

  /// What no figure tells: what was done to the keyboard, what lies over the form, the clock's halt.
  private var circumstances: [FormDifference] {
    let (before, after) = (old.circumstances, new.circumstances)
    return zip(before, after).filter { $0.value != $1.value }.map {
      FormDifference(subject: $0.subject, old: $0.value, new: $1.value)
    }
  }

  /// The clock goes on whatever happens, and the form tells its own.
  private static let passing: Set<String> = ["clock", "form"]

  private var figures: [FormDifference] {
    let (before, after) = (StateRecord(old), StateRecord(new))
    return StateRecord.paths.compactMap { path in
      let group = path.prefix { $0 != "." }
      guard !Self.passing.contains(String(group)), !["events", "changed"].contains(group),
        let was = try? before.value(at: path), let value = try? after.value(at: path), was != value,
        !was.isObject, !value.isObject
      else { return nil }
      return FormDifference(subject: path, old: was.bare, new: value.bare)
    }
  }
}

extension State {
  /// What no figure of the record tells, in words; nil for what is as usual.
  fileprivate var circumstances: [(subject: String, value: String?)] {
    let keyboard = phone.keyboard
    return [
      ("keyboard kind, by hand", keyboard.kindOverride?.rawValue),
      ("keyboard height, by hand", keyboard.heightOverride?.inWords),
      ("accessory height, by hand", keyboard.accessoryOverride?.inWords),
      ("keyboard hardware", keyboard.isHardwareAttached ? "on" : nil),
      ("keyboard language", keyboard.language == .english ? nil : keyboard.language.rawValue),
      ("keyboard placement", keyboard.placement.byHand), ("screen", phone.obstacle?.inWords),
      ("hold", isHolding ? "on" : nil),
    ]
  }
}

extension Keyboard.Placement {
  /// The word of the command that puts it there; nil where it stands as usual.
  fileprivate var byHand: String? {
    switch self {
    case .docked: nil
    case .undocked: "undock"
    case .split: "split"
    case .floating(let point): "float \(point.inWords)"
    }
  }
}

extension StateValue {
  fileprivate var isObject: Bool {
    if case .object = self { true } else { false }
  }
}
