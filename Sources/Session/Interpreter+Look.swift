import Avoidance
import Forms
import Foundation
import Simulation

extension Interpreter {
  /// Carries out a command that changes nothing.
  func look(_ command: Command) throws(CommandError) -> Outcome {
    switch command {
    case .fields: return Outcome(answer: fieldLines)
    case .values: return Outcome(answer: valueLines)
    case .validate: return try validate()
    case .strategies:
      return Outcome(answer: aligned(Strategy.all.map { [$0.name, $0.rule] }))
    case .strategy: return Outcome(answer: strategyLines)
    case .devices: return Outcome(answer: Device.all.map(\.summary))
    case .device: return Outcome(answer: [session.phone.scene.device.summary])
    case .setting(let name, _): return Outcome(answer: try settingLines(name))
    case .show(let look): return show(look)
    case .why: return Outcome(answer: Explanation(recorded).sentences)
    case .get(let path):
      return Outcome(answer: [try record(for: path).value(at: path).bare])
    case .expect(let expectation): return try check(expectation)
    case .echo(let text): return Outcome(answer: [text])
    case .help(let topic): return Outcome(answer: try Help.lines(about: topic))
    case .apropos(let word): return Outcome(answer: try Help.lines(mentioning: word))
    case .history(let count): return Outcome(effect: .history(count))
    case .source(let file): return Outcome(effect: .source(file: file))
    case .type: return try session.typeSecretly(row: session.activeRow(for: "type"))
    case .edit(let field): return Outcome(effect: .edit(row: try editedRow(field)))
    case .quit: return Outcome(effect: .quit)
    default: return Outcome()
    }
  }

  private func check(_ expectation: Expectation) throws(CommandError) -> Outcome {
    let actual = try record(for: expectation.path).value(at: expectation.path)
    guard try !expectation.isMet(by: actual) else { return Outcome() }
    throw session.isSecret(path: expectation.path)
      ? CommandError(.secret(path: expectation.path)) : expectation.failure(actual: actual)
  }

  /// The record that knows a path: events are looked for only where they are asked for.
  private func record(for path: String) -> StateRecord {
    StateRecord(path.hasPrefix("events") ? recorded : session)
  }

  private func editedRow(_ field: String?) throws(CommandError) -> Int {
    guard let field else { return try session.activeRow(for: "edit") }
    return try session.row(ofField: field)
  }

  private func show(_ look: Command.Look) -> Outcome {
    switch look {
    case .screen where session.isSpeaking, .map where session.isSpeaking:
      Outcome(answer: Speech(session).screen)
    case .screen, .map: Outcome(effect: .draw(look))
    case .state: Outcome(answer: stateLines)
    case .events: Outcome(answer: recorded.phone.events.map { $0.line(in: session) })
    }
  }

  private var stateLines: [String] {
    let record = StateRecord(session)
    let rows = StateRecord.paths.compactMap { path -> [String]? in
      guard path != "events", let value = try? record.value(at: path) else { return nil }
      if case .object = value { return nil }
      return [path, value.bare]
    }
    return aligned(rows)
  }

  private func validate() throws(CommandError) -> Outcome {
    let problems = session.problems
    guard problems.isEmpty else {
      var fields: [String] = []
      for problem in problems where fields.last != problem.field { fields.append(problem.field) }
      throw CommandError(
        .invalidAnswers(fields: fields, problems.map { "\($0.field): \($0.message)" }))
    }
    return Outcome(notices: ["every answer keeps its rules"])
  }

  private var fieldLines: [String] {
    aligned(
      session.form.fieldRows.compactMap { row in
        guard let field = session.form.field(atRow: row) else { return nil }
        let mark = session.activeRow == row ? ">" : " "
        let number = row == session.form.barRow ? "bar" : "\(row + 1)"
        return [
          "\(mark)\(number)", field.id, field.label ?? "",
          session.shownValue(ofRow: row).jsonQuoted,
        ]
      })
  }

  private var valueLines: [String] {
    aligned(
      session.form.fieldRows.map { row in
        [session.name(ofRow: row), session.shownValue(ofRow: row).jsonQuoted]
      })
  }

  private var strategyLines: [String] {
    let strategy = session.engine.strategy
    let options =
      strategy.options.isEmpty
      ? "none" : strategy.options.map(\.name).joined(separator: ", ")
    return ["\(strategy.name): \(strategy.rule)"]
      + aligned([
        ["  when", strategy.whenInWords],
        ["  room", "\(strategy.room.name): \(strategy.room.summary)"],
        ["  reveal", "\(strategy.reveal.name): \(strategy.reveal.summary)"],
        ["  motion", strategy.motion.description],
        ["  hide", "\(strategy.hide.name): \(strategy.hide.summary)"],
        ["  margin", strategy.margin.inWords], ["  spacing", strategy.spacing.inWords],
        ["  undocked", strategy.undocked.name], ["  options", options],
        ["  from", strategy.source],
      ])
  }

  private func settingLines(_ name: String?) throws(CommandError) -> [String] {
    guard let name else {
      return aligned(Setting.allCases.map { [$0.rawValue, session.value(of: $0), $0.summary] })
    }
    return [session.value(of: try session.setting(named: name))]
  }
}
