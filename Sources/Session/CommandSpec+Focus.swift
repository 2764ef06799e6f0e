import Foundation
import Simulation

extension CommandSpec {
  static let focusCommands: [CommandSpec] = [
    CommandSpec(
      "focus FIELD", .focus,
      "taps a field, dragging it into reach first where that is needed", brief: "tap a field",
      details: [
        "FIELD is an id, a row's number (7), section.row (2.3), or an unambiguous start of an id or "
          + "a label.",
        "A finger can't tap what is not on the screen: when no part of the row can be tapped, the "
          + "table is first dragged by the least movement that shows the row.",
      ],
      examples: [("focus zip", "raises the keyboard for the field zip")], [[.field]]
    ) { arguments throws(CommandError) in
      .focus(field: try arguments.text("FIELD"))
    },
    CommandSpec("next", .focus, "makes the next field active", brief: "next field") {
      _ throws(CommandError) in .next
    },
    CommandSpec("previous", .focus, "makes the field before active", brief: "go back") {
      _ throws(CommandError) in
      .previous
    },
    CommandSpec(
      "return", .focus, "presses the keyboard's return key", brief: "return key",
      details: [
        "next goes to the next field, and dismisses from the last; done, go, search, send and join "
          + "dismiss; default does nothing, as in UIKit, but in a field of several lines begins a "
          + "new one."
      ]
    ) { _ throws(CommandError) in .returnKey },
    CommandSpec(
      "dismiss", .focus, "resigns the active field: the keyboard goes", brief: "resign"
    ) {
      _ throws(CommandError) in .dismiss
    },
    CommandSpec(
      "tap FIELD | X Y | outside", .focus,
      "touches the screen with one finger", brief: "touch",
      details: [
        "X and Y are points of the screen from its top left corner. outside is the first point of "
          + "the table, from the top, that is in view and in no text field, else the navigation bar; "
          + "the tap recogniser on the table then resigns the field (setting tapOutside)."
      ],
      examples: [
        ("tap outside", "dismisses the keyboard"), ("tap 160 40", "touches the navigation bar"),
      ], [[.field, .choice(["outside"])]]
    ) { arguments throws(CommandError) in .tap(try target(&arguments)) },
    CommandSpec(
      "drag DY… [from Y]", .focus, "drags the table by DY points of the finger, y down",
      brief: "by finger",
      details: [
        "A negative DY shows what lies further down. Lifted, the table rests in its range. Several "
          + "DY are one drag's movements one after the other; from is the height at which the "
          + "finger is put down, else the middle of what is in view (setting dismissMode)."
      ],
      examples: [("drag -100", "scrolls 100 points towards the end")], [[.free]]
    ) { arguments throws(CommandError) in
      var distances = [CGFloat(try arguments.number("DY"))]
      while let next = arguments.peek, next != "from" {
        distances.append(CGFloat(try arguments.number("DY")))
      }
      let start = arguments.takes("from") ? CGFloat(try arguments.number("Y")) : nil
      return .drag(distances, from: start)
    },
    CommandSpec(
      "scroll to Y | by DY | row FIELD [none|top|middle|bottom] | rect X Y W H | top | bottom, "
        + "[animated]",
      .focus,
      "scrolls as code does, at once or animated", brief: "by code",
      details: [
        "to and by set contentOffset, which UIKit does not clamp; row is scrollToRow(at:at:), rect is "
          + "scrollRectToVisible in content coordinates; top and bottom are the ends of the legal "
          + "range. animated moves as UIKit's own scrolling does: hold on and step show it."
      ],
      examples: [("scroll row zip middle", "scrolls the row of zip to the middle")],
      [
        [.choice(waysToScroll)], [.field],
        [.choice(ScrollPosition.allCases.map(\.rawValue))],
      ]
    ) { arguments throws(CommandError) in
      let scroll = try scroll(&arguments)
      return .scroll(arguments.takes("animated") ? .animated(scroll) : scroll)
    },
  ]

  private static let waysToScroll = ["to", "by", "row", "rect", "top", "bottom"]

  private static func target(
    _ arguments: inout Arguments
  ) throws(CommandError) -> Command.Target {
    if arguments.count == 2, let first = arguments.peek, Double(first) != nil {
      let x = try arguments.number("X")
      return .point(CGPoint(x: x, y: try arguments.number("Y")))
    }
    let text = try arguments.text("FIELD")
    return text == "outside" ? .outside : .field(text)
  }

  private static func scroll(
    _ arguments: inout Arguments
  ) throws(CommandError) -> Command.Scroll {
    let word = try arguments.required("how to scroll")
    switch word.text {
    case "to": return .to(CGFloat(try arguments.number("Y")))
    case "by": return .by(CGFloat(try arguments.number("DY")))
    case "row":
      let field = try arguments.required("FIELD").text
      return .row(
        field: field,
        arguments.isEmpty || arguments.peek == "animated"
          ? .none : try arguments.choice("the position"))
    case "rect": return .rect(try rect(&arguments))
    case "top": return .top
    case "bottom": return .bottom
    default:
      throw arguments.wrong("how to scroll", word, among: waysToScroll)
    }
  }

  /// Takes a rectangle: X Y W H.
  static func rect(_ arguments: inout Arguments) throws(CommandError) -> CGRect {
    let x = try arguments.number("X")
    let y = try arguments.number("Y")
    let width = try arguments.number("W", in: 0...1e6)
    return CGRect(x: x, y: y, width: width, height: try arguments.number("H", in: 0...1e6))
  }
}
