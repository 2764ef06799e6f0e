import Foundation
import Simulation

/// The target of a tap.
enum TapTarget: Equatable, Sendable {
  case field(String)
  case point(CGPoint)
  case outside
}

extension Command {
  static let tap = Command(
    .tap, .focus,
    Words(
      summary: "touches the screen with one finger",
      details: [
        "X and Y are points of the screen from its top left corner. outside is the first point of "
          + "the table, from the top, that is in view and in no text field, else the navigation bar; "
          + "the tap recogniser on the table then resigns the field (setting tapOutside).",
        "A switch goes on or off; a button submits the form: it says what is missing or wrong. A "
          + "button of an app's own code, or an item of its bars, goes by what it says: tap Done.",
      ],
      examples: [
        Example("tap outside", "dismisses the keyboard", after: "focus zip"),
        Example("tap 160 40", "touches the navigation bar"),
      ]),
    .touches, target
  ) { state, target throws(CommandError) in
    switch target {
    case .field(let name):
      if let point = state.placeOfOwnButton(named: name) {
        _ = state.touch(point, on: state.phone.hitTest(point))
        return Notices(["tapped \(name) at (\(point.x.inWords), \(point.y.inWords))"])
      }
      return try state.tapField(row: state.form.row(named: name))
    case .point(let point): return state.tap(point, on: state.simulator.phone.hitTest(point))
    case .outside:
      let touch = state.simulator.phone.touchOutsideFields
      return state.tap(touch.point, on: touch.target)
    }
  }

  private static var target: Grammar<TapTarget> {
    let field = Grammar<String>.text(.field).map { TapTarget.field($0) }
    let point = Grammar<CGPoint>.point.map { TapTarget.point($0) }
    let outside = Grammar<String>.keyword("outside").map { _ in TapTarget.outside }
    return .alternatives([field, point, outside], missing: "FIELD") { word, arguments in
      arguments.wrong("FIELD", word, wants: "a field, a point or outside")
    }
  }
}

extension State {
  /// Returns the position of a button in an app's own code, unless a field has exactly that name.
  fileprivate func placeOfOwnButton(named name: String) -> CGPoint? {
    guard hasOwnCode, form.row(ofField: name) == nil else { return nil }
    return engine.place(ofItem: name, on: phone)
  }

  fileprivate mutating func tap(_ point: CGPoint, on target: HitTarget) -> Notices {
    let notices = touch(point, on: target)
    return Notices { state in
      ["tapped (\(point.x.inWords), \(point.y.inWords)): \(target.inWords)"] + notices.texts(state)
    }
  }
}
