import Avoidance
import Forms
import Foundation
import Simulation

extension CommandSpec {
  static let avoidanceCommands: [CommandSpec] = [
    CommandSpec(
      "strategy [NAME] [decision=value…]", .avoidance,
      "chooses how the form avoids the keyboard, or says how it does", brief: "choose one",
      details: [
        "While a field is active the table goes back to what it was before the focus, and the focus "
          + "is played again under the new strategy.",
        "Without NAME the decisions change the present strategy. They take these values. "
          + Decision.all.map { "\($0.name): \($0.domain)" }.joined(separator: "; ") + ".",
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
    CommandSpec(
      "strategies", .avoidance, "lists the strategies with their rules", brief: "list them"
    ) {
      _ throws(CommandError) in .strategies
    },
    CommandSpec(
      "device [NAME] [keyboard=HEIGHT]", .avoidance,
      "puts the form on another phone", brief: "other phone",
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
    CommandSpec("devices", .avoidance, "lists the phones with their sizes", brief: "list phones") {
      _ throws(CommandError) in .devices
    },
    CommandSpec(
      "rotate ORIENTATION", .avoidance,
      "turns the phone", brief: "turn it",
      details: ["ORIENTATION is \(Orientation.names.alternatives)."],
      examples: [("rotate landscape", "lays the phone on its side")], [[.orientation]]
    ) { arguments throws(CommandError) in
      let word = try arguments.required("ORIENTATION")
      guard let orientation = Orientation.named(word.text) else {
        throw arguments.wrong("the orientation", word, among: Orientation.names)
      }
      return .rotate(orientation)
    },
    CommandSpec(
      "keyboard kind KIND|field | height H|default | accessory H|default | hardware on|off | "
        + "dock | undock | split | float X Y | language NAME",
      .avoidance, "changes the keyboard; field and default take it back", brief: "change it",
      details: [
        "A hardware keyboard leaves only the accessory bar on the screen. undock, split and, from "
          + "iOS 13 on, float are an iPad's. Languages: "
          + KeyboardLanguage.allCases.map(\.rawValue).joined(separator: ", ") + "."
      ],
      examples: [
        ("keyboard height 300", "a keyboard of 300 points, the accessory not counted"),
        ("keyboard kind emoji", "every field has the emoji keyboard"),
        ("keyboard float 400 500", "an iPad's small keyboard at that point"),
      ],
      [
        [
          .choice(keyboardParts)
        ],
        [.keyboardValue],
      ]
    ) { arguments throws(CommandError) in .keyboard(try keyboardChange(&arguments)) },
    CommandSpec(
      "setting [NAME [VALUE]]", .avoidance,
      "lists the settings, says one, or turns it", brief: "a behaviour",
      details: ["help settings says what each is, and whose word its default rests on."],
      examples: [
        ("setting fieldScroll off", "the strategy alone moves the table"),
        ("setting view pinned", "keeps the phone at the terminal's top"),
        ("setting speed 0.25", "plays movements four times as slowly"),
      ],
      [[.setting], [.settingValue]]
    ) { arguments throws(CommandError) in
      .setting(name: arguments.optional()?.text, value: arguments.optional()?.text)
    },
    CommandSpec(
      "frame X Y W H", .avoidance,
      "gives the table a frame in its superview", brief: "of table", [[.free]]
    ) { arguments throws(CommandError) in .frame(try rect(&arguments)) },
    CommandSpec(
      "inset TOP LEFT BOTTOM RIGHT", .avoidance,
      "gives the table a contentInset", brief: "of table", [[.free]]
    ) { arguments throws(CommandError) in
      let top = try arguments.number("TOP")
      let left = try arguments.number("LEFT")
      let bottom = try arguments.number("BOTTOM")
      return .inset(
        EdgeInsets(top: top, left: left, bottom: bottom, right: try arguments.number("RIGHT")))
    },
  ]

  private static let keyboardParts = [
    "kind", "height", "accessory", "hardware", "dock", "undock", "split", "float", "language",
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

  private static func keyboardChange(
    _ arguments: inout Arguments
  ) throws(CommandError) -> Command.KeyboardChange {
    let word = try arguments.required("what to change")
    switch word.text {
    case "kind":
      return .kind(arguments.takes("field") ? nil : try arguments.choice("the kind"))
    case "height": return .height(try height(&arguments))
    case "accessory": return .accessory(try height(&arguments))
    case "hardware": return .hardware(try arguments.flag("hardware"))
    case "language": return .language(try arguments.choice("the language"))
    case "dock": return .placement(.docked)
    case "undock": return .placement(.undocked)
    case "split": return .placement(.split)
    case "float":
      let x = try arguments.number("X")
      return .placement(.floating(CGPoint(x: x, y: try arguments.number("Y"))))
    default:
      guard let kind = KeyboardKind(rawValue: word.text) else {
        throw arguments.wrong("what to change", word, among: keyboardParts)
      }
      return .kind(kind)
    }
  }

  private static func height(_ arguments: inout Arguments) throws(CommandError) -> CGFloat? {
    if arguments.takes("default") { return nil }
    return CGFloat(try arguments.number("the height", in: 0...5000, or: ", or default"))
  }
}
