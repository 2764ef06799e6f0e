import Foundation
import Simulation
import Testing

@testable import AnswerKeeping
@testable import Session

/// Tests every command with valid and invalid arguments.
@Suite struct CommandParserTests {
  static let forms: [(String, Parsed)] = [
    ("load forms/checkout.yaml", .load(file: "forms/checkout.yaml")),
    ("load 'my form.yaml'", .load(file: "my form.yaml")),
    ("reload", .reload),
    ("fields", .fields),
    ("type 90210", .type("90210")),
    ("type a  b", .type("a b")),
    ("type 'a  b'", .type("a  b")),
    ("type ''", .type("")),
    ("delete", .delete(1)),
    ("delete 3", .delete(3)),
    ("clear", .clear),
    ("set name Ada Lovelace", .set(field: "name", text: "Ada Lovelace")),
    ("set 2.3 ''", .set(field: "2.3", text: "")),
    ("edit", .edit(field: nil)),
    ("edit Last club", .edit(field: "Last club")),
    ("values", .values),
    ("validate", .validate),
    ("save", .save(SaveRequest())),
    ("save a.json", .save(SaveRequest(file: "a.json"))),
    ("save --force", .save(SaveRequest(isForced: true))),
    (
      "save --complete --force a.json",
      .save(SaveRequest(isForced: true, isComplete: true, file: "a.json"))
    ),
    ("restore a.json", .restore(file: "a.json")),
    ("import a.swift b.swift", .importForm(files: ["a.swift", "b.swift"], view: nil)),
    ("import a.swift --view X b.swift", .importForm(files: ["a.swift", "b.swift"], view: "X")),
  ]

  static let touches: [(String, Parsed)] = [
    ("focus zip", .focus(field: "zip")),
    ("focus Last club", .focus(field: "Last club")),
    ("next", .next),
    ("previous", .previous),
    ("return", .returnKey),
    ("dismiss", .dismiss),
    ("tap zip", .tap(.field("zip"))),
    ("tap 7", .tap(.field("7"))),
    ("tap Last club", .tap(.field("Last club"))),
    ("tap outside", .tap(.outside)),
    ("tap outside zip", .tap(.field("outside zip"))),
    ("tap 1 2 3", .tap(.field("1 2 3"))),
    ("tap 160 40.5", .tap(.point(CGPoint(x: 160, y: 40.5)))),
    ("drag -100", .drag([-100], from: nil)),
    ("drag -100 20.5 from 300", .drag([-100, 20.5], from: 300)),
    ("scroll to -20.5", .scroll(.to(-20.5))),
    ("scroll by 10", .scroll(.by(10))),
    ("scroll row zip", .scroll(.row(field: "zip", .none))),
    ("scroll row 2.3 middle", .scroll(.row(field: "2.3", .middle))),
    ("scroll rect 1 2 3 4", .scroll(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))),
    ("scroll top", .scroll(.top)),
    ("scroll bottom", .scroll(.bottom)),
    ("scroll bottom animated", .scroll(.animated(.bottom))),
    ("scroll row animated animated", .scroll(.animated(.row(field: "animated", .none)))),
    ("scroll row zip animated", .scroll(.animated(.row(field: "zip", .none)))),
    ("scroll row zip top animated", .scroll(.animated(.row(field: "zip", .top)))),
  ]

  static let phones: [(String, Parsed)] = [
    ("strategy", .strategy(name: nil, decisions: [])),
    ("strategy none", .strategy(name: "none", decisions: [])),
    (
      "strategy inset-top reveal=bottom margin=8",
      .strategy(name: "inset-top", decisions: ["reveal=bottom", "margin=8"])
    ),
    ("strategy margin=8", .strategy(name: nil, decisions: ["margin=8"])),
    ("strategies", .strategies),
    ("export", .export(name: nil, decisions: [], toolkit: nil)),
    (
      "export --as uikit none margin=8",
      .export(name: "none", decisions: ["margin=8"], toolkit: .uikit)
    ),
    ("present", .present(nil, hasField: false)),
    ("present alert field", .present(.alert, hasField: true)),
    ("setting window full", .setting(name: "window", value: "full")),
    ("setting window 320 0 500 600", .setting(name: "window", value: "320 0 500 600")),
    ("device", .device(nil, keyboardHeight: nil)),
    ("device iphone-5s", .device("iphone-5s", keyboardHeight: nil)),
    ("device 320x568 keyboard=253", .device("320x568", keyboardHeight: 253)),
    ("devices", .devices),
    ("rotate portrait", .rotate(.portrait)),
    ("rotate landscape", .rotate(.landscapeLeft)),
    ("rotate landscape-right", .rotate(.landscapeRight)),
    ("rotate upside-down", .rotate(.upsideDown)),
    ("keyboard kind emoji", .keyboard(.kind(.emoji))),
    ("keyboard kind field", .keyboard(.kind(nil))),
    ("keyboard number-pad", .keyboard(.kind(.numberPad))),
    ("keyboard height 300", .keyboard(.height(300))),
    ("keyboard height default", .keyboard(.height(nil))),
    ("keyboard accessory 44", .keyboard(.accessory(44))),
    ("keyboard accessory default", .keyboard(.accessory(nil))),
    ("keyboard hardware on", .keyboard(.hardware(true))),
    ("keyboard hardware off", .keyboard(.hardware(false))),
    ("keyboard dock", .keyboard(.placement(.docked))),
    ("keyboard undock", .keyboard(.placement(.undocked))),
    ("keyboard split", .keyboard(.placement(.split))),
    ("keyboard float 400 500", .keyboard(.placement(.floating(CGPoint(x: 400, y: 500))))),
    ("setting", .setting(name: nil, value: nil)),
    ("setting fieldScroll", .setting(name: "fieldScroll", value: nil)),
    ("setting fieldScroll off", .setting(name: "fieldScroll", value: "off")),
    ("frame 0 64 320 400", .frame(CGRect(x: 0, y: 64, width: 320, height: 400))),
    ("inset 1 2 3 4", .inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
  ]

  static let looks: [(String, Parsed)] = [
    ("show", .show(.screen)),
    ("show screen", .show(.screen)),
    ("show state", .show(.state)),
    ("show events", .show(.events)),
    ("show map", .show(.map)),
    ("why", .why(strategy: nil)), ("why inset-top", .why(strategy: "inset-top")),
    ("compare", .compare(field: nil, strategies: [])),
    ("compare all", .compare(field: "all", strategies: [])),
    ("compare zip none eureka", .compare(field: "zip", strategies: ["none", "eureka"])),
    ("compare none eureka", .compare(field: nil, strategies: ["none", "eureka"])),
    ("audit", .audit([])),
    (
      "audit a.yaml --law visible",
      .audit([.form("a.yaml"), .option(name: "--law", value: "visible")])
    ),
    (
      "audit --depth=focus -- --law all",
      .audit([
        .option(name: "--depth", value: "focus"), .form("--"),
        .option(name: "--law", value: "all"),
      ])
    ),
    ("notifications", .notifications(field: nil, .swift)),
    ("notifications Last club", .notifications(field: "Last club", .swift)),
    ("notifications --format json Last club", .notifications(field: "Last club", .json)),
    ("advise", .advise(file: nil, stack: nil)),
    ("advise a.yaml", .advise(file: "a.yaml", stack: nil)),
    ("advise --for flutter a.yaml", .advise(file: "a.yaml", stack: .flutter)),
    ("advise a.yaml --for react-native", .advise(file: "a.yaml", stack: .reactNative)),
    ("get table.frame", .get(path: "table.frame")),
    ("hold on", .hold(true)),
    ("hold off", .hold(false)),
    ("step 0.05", .step(0.05)),
    (
      "expect active.clearance >= 0",
      .expect(Expectation(path: "active.clearance", comparison: .atLeast, value: "0"))
    ),
    (
      "expect form.title contains New player",
      .expect(Expectation(path: "form.title", comparison: .contains, value: "New player"))
    ),
    (
      "expect values.zip == ''",
      .expect(Expectation(path: "values.zip", comparison: .equal, value: ""))
    ),
    ("undo", .undo(1)),
    ("undo 12", .undo(12)),
    ("redo", .redo(1)),
    ("redo 2", .redo(2)),
    ("source a.fl", .source(file: "a.fl")),
    ("echo", .echo("")),
    ("echo a  b", .echo("a b")),
    ("help", .help(topic: nil)),
    ("help focus", .help(topic: "focus")),
    ("quit", .quit(nil)), ("exit 3", .quit(3)), ("? quit", .help(topic: "quit")),
    ("type", .type(nil)),
    ("paste 90 210", .paste("90 210")),
    ("fill", .fill),
    ("record start 'my zip'", .record(.start(file: "my zip"))),
    ("record stop", .record(.stop(file: nil))),
    ("record stop b", .record(.stop(file: "b"))),
    ("history", .history(nil)),
    ("history 5", .history(5)),
    ("apropos number pad", .apropos("number pad")),
  ]

  @Test("A line parses as its command and arguments", arguments: forms + touches + phones + looks)
  func lineThatParses(line: String, command: Parsed) throws {
    #expect(try Parsed.words(of: line) == command.words)
  }

  /// The start of a command's name is enough if it fits only one; a whole name is preferred.
  @Test(
    "An unambiguous start of a command's name is enough",
    arguments: [
      ("foc zip", Parsed.focus(field: "zip")), ("prev", .previous), ("n", .next),
      (
        "exp clock == 0", .expect(Expectation(path: "clock", comparison: .equal, value: "0"))
      ),
      ("w", .why(strategy: nil)),
      ("und", .undo(1)), ("set name x", .set(field: "name", text: "x")),
      ("device iphone-8", .device("iphone-8", keyboardHeight: nil)),
      ("strategy none", .strategy(name: "none", decisions: [])),
      ("sho", .show(.screen)),
    ])
  func abbreviatedName(line: String, command: Parsed) throws {
    #expect(try Parsed.words(of: line) == command.words)
  }

  @Test(
    "Empty lines and comments hold no command", arguments: ["", "   ", "# nothing", "\t# nothing"])
  func lineWithoutACommand(line: String) throws {
    #expect(try Statement.read(line) == nil)
  }

  /// The table of commands has exactly these names, in the order of `help`.
  @Test("The command table lists every command in order") func everyCommandIsInTheTable() {
    #expect(
      Command.all.map(\.name) == [
        "load", "reload", "fields", "new", "row", "section", "form", "write", "import", "focus",
        "next",
        "previous", "return", "dismiss", "tap", "drag",
        "scroll", "type", "paste", "delete", "clear", "set", "edit", "fill", "values", "validate",
        "save", "restore", "recover",
        "strategy", "strategies", "export", "device", "devices", "rotate", "keyboard", "setting",
        "frame", "inset", "present", "close", "push", "pop", "background", "foreground", "show",
        "why", "compare", "audit", "advise", "replay", "notifications", "share", "get", "expect",
        "hold", "step",
        "undo", "redo", "checkpoint", "diff", "revert", "source", "record", "history", "echo",
        "live",
        "help", "apropos",
        "quit",
      ])
  }
}
