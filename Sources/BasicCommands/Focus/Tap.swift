import FileErrors
import Foundation
import SessionCore
import SessionState
import Simulation

/// The target of a tap that a command makes: a point, a field, or another part of the screen.
package enum TapTarget: Equatable, Sendable {
  case field(String)
  case point(CGPoint)
  case outside
  case bottomBar
}

extension Command {
  package static let tap = Command(
    "tap", .focus,
    Words(
      summary: "Touch the screen with one finger",
      details: [
        "X and Y are points from the screen's top left corner. outside is the topmost visible "
          + "point of the table that is in no text field, or else the navigation bar. The tap "
          + "recognizer on the table then resigns the field (setting tapOutside).",
        "A tap turns a switch on or off. A button submits the form, or says what is missing or "
          + "wrong; so does the bottom bar, named bottom-bar. In an app's own code, use the "
          + "title of a button or bar item: tap Done.",
      ],
      examples: [
        Example("tap outside", "dismisses the keyboard", after: "focus zip"),
        Example("tap 160 40", "touches the navigation bar"),
      ]),
    kind: .touches, target
  ) { session, target throws(CommandError) in
    guard session.isBlind else { return try session.tap(target) }
    let before = session.state
    var outcome = try session.tap(target)
    outcome.script =
      session.linesBesideSecretRows(from: before)
      ?? session.state.lines(repeating: target, from: before)
    return outcome
  }

  private static var target: Grammar<TapTarget> {
    let field = Grammar<String>.text(.field).map { TapTarget.field($0) }
    let point = Grammar<CGPoint>.point.map { TapTarget.point($0) }
    let outside = Grammar<String>.keyword("outside").map { _ in TapTarget.outside }
    let bar = Grammar<String>.keyword("bottom-bar").map { _ in TapTarget.bottomBar }
    return .alternatives([field, point, outside, bar], missing: "FIELD") { word, arguments in
      arguments.wrong("FIELD", word, wants: "a field, a point, outside or bottom-bar")
    }
  }
}

extension Session {
  /// Taps a target on the phone's screen, as a change that can be undone.
  fileprivate mutating func tap(_ target: TapTarget) throws(CommandError) -> Outcome {
    try change(.touches) { state throws(CommandError) in try state.tap(target) }
  }
}

extension State {
  /// Taps a target on the phone's screen, and returns the messages about the effect.
  fileprivate mutating func tap(_ target: TapTarget) throws(CommandError) -> Notices {
    switch target {
    case .field(let name):
      if let point = placeOfOwnButton(named: name) {
        _ = touch(point, on: phone.hitTest(point))
        return Notices(["tapped \(name) at (\(point.x.inWords), \(point.y.inWords))"])
      }
      return try tapField(row: row(named: name))
    case .point(let point):
      let screen = phone.scene.screenSize
      guard CGRect(origin: .zero, size: screen).contains(point) else {
        throw CommandError(
          .refused(
            "(\(point.x.inWords), \(point.y.inWords)) is outside the "
              + "\(phone.scene.fillsScreen ? "screen" : "window") of "
              + "\(screen.width.inWords) × \(screen.height.inWords)"))
      }
      return tap(point, on: simulator.phone.hitTest(point))
    case .outside:
      let touch = simulator.phone.touchOutsideFields
      return tap(touch.point, on: touch.target)
    case .bottomBar:
      let point = try placeOfBottomBar()
      return tap(point, on: .bottomBar)
    }
  }

  /// Returns the row of a field by its name.
  ///
  /// For a number that is no row, the error says that a point needs two numbers.
  private func row(named name: String) throws(CommandError) -> Int {
    do throws(CommandError) {
      return try form.row(named: name)
    } catch {
      guard case .unknown(.field, _) = error.kind, Double(name) != nil else { throw error }
      let rows = form.rows.count == 1 ? "row 1" : "a row from 1 to \(form.rows.count)"
      throw CommandError(
        .wrong(
          argument: "one number after `tap`", given: name,
          wants: "\(rows) (a point needs two, X and Y)"))
    }
  }

  /// Returns the point of a button in the app's own code that has the given title, or nil.
  ///
  /// Nil if a field has exactly this id, because the field comes first.
  fileprivate func placeOfOwnButton(named name: String) -> CGPoint? {
    guard hasOwnCode, form.row(ofField: name) == nil else { return nil }
    return engine.place(ofItem: name, on: phone)
  }

  /// Returns a point of the form's bottom bar that a finger can touch; throws without such a point.
  fileprivate func placeOfBottomBar() throws(CommandError) -> CGPoint {
    guard let frame = phone.bottomBarFrame else {
      throw CommandError(.phoneCannot("the form has no bottom bar", instead: "tap X Y"))
    }
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard phone.hitTest(point) == .bottomBar else {
      throw CommandError(.phoneCannot("something covers the bottom bar", instead: "dismiss"))
    }
    return point
  }

  fileprivate mutating func tap(_ point: CGPoint, on target: HitTarget) -> Notices {
    let notices = touch(point, on: target)
    return Notices { state in
      ["tapped (\(point.x.inWords), \(point.y.inWords)): \(target.inWords)"] + notices.texts(state)
    }
  }
}

// MARK: - Taps in a script that lacks secure values

extension State {
  /// Returns script lines with the effect of a tap that led from `before` to this state.
  ///
  /// The lines name fields instead of points, because rows may be elsewhere when the script runs.
  fileprivate func lines(repeating target: TapTarget, from before: State) -> [String]? {
    let hit = before.hitTarget(of: target)
    switch hit {
    case .bottomBar: return ["tap bottom-bar"]
    case .statusBar: return nil
    case .control(let row):
      if value(ofRow: row) != before.value(ofRow: row) { return [setLine(ofRow: row)] }
      let name = LineSyntax.quoted(name(ofRow: row))
      return control(ofRow: row) == .button ? ["scroll row \(name)", "tap \(name)"] : []
    case .field, .barField, .row, .header, .footer, .table, .background, .navigationBar, .tabBar,
      .keyboard:
      if let field = activeField, activeRow != before.activeRow {
        return ["focus \(LineSyntax.quoted(field.id))"]
      }
      return phone.responder == nil && before.phone.responder != nil ? ["dismiss"] : []
    }
  }

  /// Returns the part of the screen that a tap on a target hits in this state.
  private func hitTarget(of target: TapTarget) -> HitTarget {
    switch target {
    case .field(let name):
      guard let row = try? form.row(named: name) else { return .background }
      return control(ofRow: row) == nil ? .field(row: row) : .control(row: row)
    case .point(let point): return phone.hitTest(point)
    case .outside: return phone.touchOutsideFields.target
    case .bottomBar: return .bottomBar
    }
  }
}
