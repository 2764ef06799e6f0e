import Avoidance
import Forms
import Foundation
import Simulation

extension Session {
  /// Carries out a command that may change the session.
  mutating func apply(
    _ command: Command, files: any FileAccess
  ) throws(CommandError) -> Outcome {
    switch command {
    case .load, .reload: return try open(command, files: files)
    case .focus, .next, .previous, .returnKey, .dismiss, .tap, .drag, .scroll:
      return try applyFocus(command)
    case .type, .paste, .delete, .clear, .set, .answer: return try applyEditing(command)
    case .fill: return try beginFilling()
    case .hold(let isOn): isHolding = isOn
    case .step(let seconds): simulator.advance(by: seconds)
    default: return try applyPhone(command)
    }
    return Outcome()
  }

  private mutating func applyFocus(_ command: Command) throws(CommandError) -> Outcome {
    var outcome = Outcome()
    switch command {
    case .focus(let field): try focus(row: row(ofField: field))
    case .next: outcome.notices = try step(1, "next")
    case .previous: outcome.notices = try step(-1, "previous")
    case .returnKey: outcome.notices = pressReturn(row: try activeRow(for: "return"))
    case .dismiss:
      _ = try activeRow(for: "dismiss")
      endEditing()
    case .tap(let target): outcome.notices = try tap(target)
    case .drag(let distances, let start):
      simulator.drag(by: distances, from: start)
    case .scroll(let scroll): try self.scroll(scroll)
    default: break
    }
    return outcome
  }

  private mutating func step(_ step: Int, _ name: String) throws(CommandError) -> [String] {
    let row = try activeRow(for: name)
    guard move(by: step, from: row) else {
      throw CommandError(
        .nothingTo(
          row == form.barRow
            ? "go to: \(self.name(ofRow: row)) is in no row"
            : "go to: \(self.name(ofRow: row)) is the \(name == "next" ? "last" : "first") field"))
    }
    return []
  }

  private mutating func tap(_ target: Command.Target) throws(CommandError) -> [String] {
    switch target {
    case .field(let name):
      try tapField(row: row(ofField: name))
      return []
    case .point(let point): return tap(point)
    case .outside: return tap(phone.pointOutsideFields)
    }
  }

  private mutating func tap(_ point: CGPoint) -> [String] {
    let target = phone.hitTest(point)
    if target.isField { rememberBeforeEditing() }
    simulator.tap(point)
    return ["tapped (\(point.x.inWords), \(point.y.inWords)): \(target.inWords)"]
  }

  private mutating func applyEditing(_ command: Command) throws(CommandError) -> Outcome {
    switch command {
    case .type(let text?): try type(text, row: activeRow(for: "type"))
    case .paste(let text): try paste(text, row: activeRow(for: "paste"))
    case .answer(let text, let row, let goesOn): try answer(text, row: row, goesOn: goesOn)
    case .delete(let count): try delete(count, row: activeRow(for: "delete"))
    case .clear: try set(row: activeRow(for: "clear"), to: "")
    case .set(let field, let text): try set(row: row(ofField: field), to: text)
    default: break
    }
    return Outcome(
      notices: changedRows.map { "\(name(ofRow: $0)) = \(shownValue(ofRow: $0).jsonQuoted)" })
  }

  private mutating func applyPhone(_ command: Command) throws(CommandError) -> Outcome {
    var outcome = Outcome()
    switch command {
    case .strategy(let name, let decisions):
      try choose(strategy(named: name, deciding: decisions))
      outcome.notices = ["strategy \(engine.strategy.name): \(engine.strategy.rule)"]
    case .device(let name?, let keyboardHeight):
      var place = self.place
      place.device = try Self.device(named: name, keyboardHeight: keyboardHeight)
      put(on: place)
      outcome.notices = [phone.scene.device.summary]
    case .rotate(let orientation):
      try rotate(to: orientation)
      outcome.notices = ["\(phone.scene.device.name) \(orientation.rawValue)"]
    case .keyboard(let change): try self.change(change)
    case .setting(let name?, let value?):
      let setting = try setting(named: name)
      try set(setting, to: value)
      outcome.notices = ["\(setting.rawValue) \(value)"]
    case .frame(let rect):
      phone.setTableFrame(rect, by: .script)
      bare.setTableFrame(rect, by: .script)
    case .inset(let insets):
      phone.setContentInset(insets, by: .script)
      bare.setContentInset(insets, by: .script)
    default: break
    }
    return outcome
  }

  /// Returns the setting of that name.
  func setting(named name: String) throws(CommandError) -> Setting {
    if let setting = Setting(rawValue: name) { return setting }
    throw CommandError.unknown(.setting, name, among: Setting.allCases.map(\.rawValue))
  }

  private mutating func open(
    _ command: Command, files: any FileAccess
  ) throws(CommandError) -> Outcome {
    var path = fileName
    if case .load(let file) = command { path = file }
    let form = try Self.form(at: path, files: files)
    let hadUnsavedAnswers = hasUnsavedAnswers
    let old = phone
    let wasHolding = isHolding
    self = Session(form: form, fileName: path, place: place)
    phone.goOn(from: old)
    phone.settings = Settings(ios: phone.scene.ios)
    applySettings()
    isHolding = wasHolding
    let fields = form.fieldRows.count == 1 ? "1 field" : "\(form.fieldRows.count) fields"
    let title = form.title.isEmpty ? path : form.title
    var outcome = Outcome(notices: ["\(title): \(fields) on \(phone.scene.device.name)"])
    if hadUnsavedAnswers {
      outcome.notices.append("unsaved answers are gone; undo brings them back")
    }
    return outcome
  }

  /// Reads a form; the built-in one is compiled in, so that it is there without its file.
  ///
  /// - Throws: ``CommandError`` when the file cannot be read or holds no form.
  package static func form(
    at path: String, files: any FileAccess
  ) throws(CommandError) -> Form {
    let data: Data
    do throws(FileError) {
      data = try files.read(path)
    } catch {
      guard path != Form.builtInName else { return try builtInForm() }
      throw CommandError(.file(name: error.path, reason: error.reason))
    }
    do throws(FormError) {
      return try Form(contentsOf: data, fileName: path)
    } catch {
      throw CommandError(.form(error))
    }
  }
}

extension Device {
  /// The name with what it is.
  var summary: String { "\(name): \(measures)" }

  /// The screen's size in points and the version of iOS.
  var measures: String {
    "\(screen.size.width.inWords) × \(screen.size.height.inWords), iOS \(defaultVersion)"
  }
}
