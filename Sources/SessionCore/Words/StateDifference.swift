import Forms
import SessionState
import Simulation

/// The differences between two states of a session, for commands that compare states.
///
/// The order is: file, form, settings, answers, circumstances, figures. Circumstances are, for
/// example, a held clock. Figures are observable values, such as the device's name.
package struct StateDifference {
  private let old: State
  private let new: State

  package init(from old: State, to new: State) {
    (self.old, self.new) = (old, new)
  }

  /// One difference between two states: its subject, and its value in the old and in the new state.
  ///
  /// A value is nil if that state doesn't have it.
  package struct Change {
    package var subject: String
    package let old: DisplayedValue?
    package let new: DisplayedValue?
  }

  /// A value that differs between two states of a session, as text for people and as JSON for
  /// programs.
  package struct DisplayedValue {
    package let text: String
    package let value: StateValue

    package init(_ text: String, _ value: StateValue? = nil) {
      self.text = text
      self.value = value ?? .text(text)
    }
  }

  package var changes: [Change] {
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

  /// The settings that differ between the two compared states, by name.
  package var settings: [Change] {
    let (before, after) = (old.place.allSettings.words, new.place.allSettings.words)
    func told(_ text: String?, _ name: String, in state: State) -> DisplayedValue? {
      text.map { DisplayedValue($0, Setting.named(name)?.stateValue(state)) }
    }
    return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map {
      Change(
        subject: $0, old: told(before[$0], $0, in: old), new: told(after[$0], $0, in: new))
    }
  }

  /// The answers that differ between the two compared states.
  ///
  /// A row without an answer that was inserted or removed is not listed.
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

  /// The differences between the two states that are neither in the form nor observable values.
  ///
  /// These are keyboard settings made by hand, a screen over the form, and a held clock.
  package var circumstances: [Change] {
    let (before, after) = (old.circumstances, new.circumstances)
    return zip(before, after).filter { $0.value != $1.value }.map { before, after in
      Change(
        subject: before.subject, old: before.value.map { DisplayedValue($0) },
        new: after.value.map { DisplayedValue($0) })
    }
  }

  /// The first names of paths whose values are not compared between two states of a session.
  ///
  /// The clock almost always differs, and the form is compared separately.
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
  /// Facts about the state that are not observable values, in words, such as a held clock.
  ///
  /// The value is nil for a fact that has its default. Each state has the same subjects.
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
  /// The words of the command that puts the keyboard at this position, or nil for the default one.
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

  /// Returns this observable value, which has the given path, as text for people.
  ///
  /// A length has at most one decimal. The visible fraction of a row (`.visible`) has up to four.
  fileprivate func inWords(at path: String) -> String {
    guard case .number(let number) = self else { return bare }
    return path.hasSuffix(".visible") ? number.inFourPlaces : number.inWords
  }
}
