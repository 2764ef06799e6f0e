import Avoidance
import Foundation
import Simulation

@testable import Auditing
@testable import BasicCommands
@testable import Session

/// The expected result of parsing a command line in a test: a command with its arguments.
enum Parsed: Sendable {
  case load(file: String)
  case reload, fields
  case focus(field: String)
  case next, previous, returnKey, dismiss
  case tap(TapTarget)
  case drag([CGFloat], from: CGFloat?)
  case scroll(ScrollWay)
  case type(String?)
  case paste(String)
  case delete(Int)
  case clear
  case set(field: String, text: String)
  case edit(field: String?)
  case fill, values, validate
  case save(SaveRequest)
  case restore(file: String)
  case strategy(name: String?, decisions: [String])
  case strategies
  case device(String?, keyboardHeight: CGFloat?)
  case devices
  case rotate(Orientation)
  case keyboard(KeyboardChange)
  case setting(name: String?, value: String?)
  case frame(CGRect)
  case inset(EdgeInsets)
  case show(ShowTopic)
  case why(strategy: String?)
  case compare(field: String?, strategies: [String])
  case audit([AuditArgument])
  case advise(file: String?, stack: Support.Stack?)
  case export(name: String?, decisions: [String], toolkit: Export.Toolkit?)
  case present(Presentation?, hasField: Bool)
  case importForm(files: [String], view: String?)
  case notifications(field: String?, FixtureFormat)
  case get(path: String)
  case hold(Bool)
  case step(TimeInterval)
  case expect(Expectation)
  case undo(Int)
  case redo(Int)
  case source(file: String)
  case record(RecordingStep)
  case history(Int?)
  case echo(String)
  case help(topic: String?)
  case apropos(String)
  case quit(Int?)

  /// How a `scroll` command scrolls the content, as a test expects it.
  enum ScrollWay: Sendable {
    case to(CGFloat)
    case by(CGFloat)
    case row(field: String, ScrollPosition)
    case rect(CGRect)
    case top
    case bottom
    indirect case animated(ScrollWay)

    var value: Scroll {
      switch self {
      case .to(let y): Scroll(way: .to(y))
      case .by(let distance): Scroll(way: .by(distance))
      case .row(let field, let position): Scroll(way: .row(field: field, position))
      case .rect(let rect): Scroll(way: .rect(rect))
      case .top: Scroll(way: .top)
      case .bottom: Scroll(way: .bottom)
      case .animated(let way): Scroll(way: way.value.way, isAnimated: true)
      }
    }
  }

  /// The command's name with its arguments as Swift prints them, to compare with `words(of:)`.
  var words: String {
    let (name, value) = parts
    return "\(name) \(value)"
  }

  /// Parses a command line and returns its name and arguments as in `words`, or nil for an empty
  /// line.
  static func words(of line: String) throws -> String? {
    guard let call = try Statement.read(line, keepsValues: true) else { return nil }
    return "\(call.command.name) \(call.arguments?() ?? ())"
  }

  private static func request(_ files: [String], _ view: String?) -> ImportRequest {
    var request = ImportRequest()
    (request.files, request.view) = (files, view)
    return request
  }

  private var parts: (String, Any) {
    switch self {
    case .load(let file): ("load", file)
    case .reload: ("reload", ())
    case .fields: ("fields", ())
    case .focus(let field): ("focus", field)
    case .next: ("next", ())
    case .previous: ("previous", ())
    case .returnKey: ("return", ())
    case .dismiss: ("dismiss", ())
    case .tap(let target): ("tap", target)
    case .drag(let distances, let start): ("drag", (distances: distances, start: start))
    case .scroll(let way): ("scroll", way.value)
    case .type(let text): ("type", text as Any)
    case .paste(let text): ("paste", text)
    case .delete(let count): ("delete", count)
    case .clear: ("clear", ())
    case .set(let field, let text): ("set", (field, text))
    case .edit(let field): ("edit", (false, field))
    case .fill: ("fill", ())
    case .values: ("values", ())
    case .validate: ("validate", ())
    case .save(let saving): ("save", saving)
    case .restore(let file): ("restore", file)
    case .strategy(let name, let decisions): ("strategy", (name: name, decisions: decisions))
    case .strategies: ("strategies", ())
    case .device(let name, let height): ("device", (name: name, keyboardHeight: height))
    case .devices: ("devices", ())
    case .rotate(let orientation): ("rotate", orientation)
    case .keyboard(let change): ("keyboard", change)
    case .setting(let name, let value): ("setting", (name: name, value: value))
    case .frame(let rect): ("frame", rect)
    case .inset(let insets): ("inset", insets)
    case .show(let look): ("show", look)
    case .why(let strategy): ("why", strategy as Any)
    case .compare(let field, let strategies):
      ("compare", Command.ComparisonRequest(field: field, strategies: strategies))
    case .audit(let arguments): ("audit", arguments)
    case .advise(let file, let stack): ("advise", (file: file, stack: stack))
    case .export(let name, let decisions, let toolkit):
      ("export", (name: name, decisions: decisions, toolkit: toolkit))
    case .present(let presentation, let hasField):
      ("present", (presentation: presentation, hasField: hasField))
    case .importForm(let files, let view): ("import", Self.request(files, view))
    case .notifications(let field, let format):
      ("notifications", (field: field, format: format))
    case .get(let path): ("get", path)
    case .hold(let isOn): ("hold", isOn)
    case .step(let seconds): ("step", seconds)
    case .expect(let expectation): ("expect", expectation)
    case .undo(let count): ("undo", count)
    case .redo(let count): ("redo", count)
    case .source(let file): ("source", file)
    case .record(let step): ("record", step)
    case .history(let count): ("history", count as Any)
    case .echo(let text): ("echo", text)
    case .help(let topic): ("help", topic as Any)
    case .apropos(let word): ("apropos", word)
    case .quit(let status): ("quit", status as Any)
    }
  }
}
