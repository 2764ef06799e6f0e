import Avoidance
import Foundation
import Simulation

extension CommandSpec {
  static let avoidanceCommands: [CommandSpec] = [
    CommandSpec(
      "strategy [NAME] [decision=value…]", .avoidance,
      "chooses how the form avoids the keyboard, or says how it does",
      details: [
        "While a field is active the table goes back to what it was before the focus, and the focus "
          + "is played again under the new strategy.",
        "Decisions: "
          + Decision.allCases.map { decision in
            decision.choices.isEmpty
              ? decision.rawValue
              : "\(decision.rawValue)=\(decision.choices.joined(separator: "|"))"
          }.joined(separator: ", ") + ". Without NAME they change the present strategy.",
      ],
      examples: [
        ("strategy inset-top", "the row goes to the top"),
        ("strategy inset-top reveal=bottom margin=8", "a strategy of one's own, made on the spot"),
      ],
      [[.strategy, .decision], [.decision]]
    ) { arguments throws(CommandError) in
      let isNamed = arguments.peek.map { !$0.contains("=") } ?? false
      let name = isNamed ? arguments.optional()?.text : nil
      let decisions = arguments.texts
      while arguments.optional() != nil {}
      return .strategy(name: name, decisions: decisions)
    },
    CommandSpec("strategies", .avoidance, "lists the strategies with their rules") {
      _ throws(CommandError) in .strategies
    },
    CommandSpec(
      "device [NAME] [keyboard=HEIGHT]", .avoidance,
      "puts the form on another phone",
      details: [
        "The form is scrolled to the top, nothing is focused, the answers stay. A size makes a "
          + "phone of one's own: status bar 20, navigation bar 44, no bottom safe area."
      ],
      examples: [
        ("device iphone-5s", "an iPhone 5s"),
        ("device 320x568 keyboard=253", "a phone that nobody sells"),
      ], [[.device], [.choice(["keyboard="])]]
    ) { arguments throws(CommandError) in
      guard let name = arguments.optional()?.text else { return .device(nil, keyboardHeight: nil) }
      return .device(name, keyboardHeight: try keyboardHeight(&arguments))
    },
    CommandSpec("devices", .avoidance, "lists the phones with their sizes") {
      _ throws(CommandError) in .devices
    },
    CommandSpec(
      "rotate ORIENTATION", .avoidance,
      "turns the phone",
      details: ["ORIENTATION is \(Orientation.names.joined(separator: ", "))."],
      examples: [("rotate landscape", "lays the phone on its side")], [[.orientation]]
    ) { arguments throws(CommandError) in
      let word = try arguments.required("ORIENTATION")
      guard let orientation = Orientation.named(word.text) else {
        throw arguments.wrong(
          "the orientation", word, wants: Orientation.names.joined(separator: ", "))
      }
      return .rotate(orientation)
    },
    CommandSpec(
      "keyboard kind KIND|field | height POINTS|default", .avoidance,
      "gives the keyboard another kind or height; field and default take it back",
      examples: [
        ("keyboard height 300", "a keyboard of 300 points, accessory not counted"),
        ("keyboard kind emoji", "every field has the emoji keyboard"),
      ],
      [
        [.choice(["kind", "height"])],
        [.choice(KeyboardKind.allCases.map(\.rawValue) + ["field"])],
      ]
    ) { arguments throws(CommandError) in try keyboard(&arguments) },
    CommandSpec(
      "setting [NAME [VALUE]]", .avoidance,
      "lists the settings, says one, or turns it",
      details: Setting.allCases.map { "\($0.rawValue): \($0.summary)." },
      examples: [("setting fieldScroll off", "the strategy alone moves the table")],
      [[.setting], [.settingValue]]
    ) { arguments throws(CommandError) in
      .setting(name: arguments.optional()?.text, value: arguments.optional()?.text)
    },
    CommandSpec(
      "frame X Y W H", .avoidance,
      "gives the table a frame in its superview", [[.free]]
    ) { arguments throws(CommandError) in .frame(try rect(&arguments)) },
    CommandSpec(
      "inset TOP LEFT BOTTOM RIGHT", .avoidance,
      "gives the table a contentInset", [[.free]]
    ) { arguments throws(CommandError) in
      let top = try arguments.number("TOP")
      let left = try arguments.number("LEFT")
      let bottom = try arguments.number("BOTTOM")
      return .inset(
        EdgeInsets(top: top, left: left, bottom: bottom, right: try arguments.number("RIGHT")))
    },
  ]

  private static func keyboardHeight(
    _ arguments: inout Arguments
  ) throws(CommandError) -> CGFloat? {
    guard let word = arguments.optional() else { return nil }
    let wants = "keyboard=HEIGHT in points, such as keyboard=253"
    guard word.text.hasPrefix("keyboard="), let height = Double(word.text.dropFirst(9)),
      (0...5000).contains(height)
    else { throw arguments.wrong("the second word", word, wants: wants) }
    return CGFloat(height)
  }

  private static func keyboard(_ arguments: inout Arguments) throws(CommandError) -> Command {
    let word = try arguments.required("kind or height")
    switch word.text {
    case "kind":
      if arguments.peek == "field" {
        _ = arguments.optional()
        return .keyboardKind(nil)
      }
      return .keyboardKind(try arguments.choice("the kind"))
    case "height":
      if arguments.peek == "default" {
        _ = arguments.optional()
        return .keyboardHeight(nil)
      }
      let wants = "a number of points from 0 on, or default"
      return .keyboardHeight(
        CGFloat(try arguments.number("the height", in: 0...5000, wants: wants)))
    default:
      guard let kind = KeyboardKind(rawValue: word.text) else {
        throw arguments.wrong("what to change", word, wants: "kind or height")
      }
      return .keyboardKind(kind)
    }
  }
}
