import Drawing
import Forms
import Foundation
import Session

/// A session that runs commands for the fuzzer and stops the program if something is wrong.
struct Stage {
  private var session: Session
  /// The session right after opening, whose picture `draw(columns:lines:)` starts from.
  private let first: Session

  private static let builtIn: Form? = try? Session.builtInForm()

  /// Opens the built-in form, with files for commands that read or write any.
  init(files: Files = Files()) {
    guard let form = Self.builtIn else { preconditionFailure("there is no built-in form") }
    self.init(Session(form: form, fileName: Form.builtInName, files: files))
  }

  init(_ session: Session) {
    self.session = session
    first = session
  }

  /// Runs a command line, and stops the program if a refused command changed the session.
  mutating func run(_ line: String) {
    let before = session
    do throws(CommandError) {
      _ = try session.run(line)
    } catch {
      precondition(session == before, "refused, and yet something changed: \(line)")
      precondition(!error.message.isEmpty)
    }
    var json = JSONWriter()
    json.write(StateRecord(session))
    precondition(!json.bytes.isEmpty)
  }

  /// Completes, hints and highlights a partly typed line, as a terminal does at each key.
  func type(_ line: String, history: [String]) {
    let completion = Completer(session).complete(line)
    precondition((0...line.count).contains(completion.wordStart))
    _ = session.shown(session.statement(line))
    _ = HintProvider(session, history: history).hint(for: line)
    var end = 0
    for part in CommandHighlighter(session).parts(of: line) {
      precondition(part.range.lowerBound >= end && part.range.upperBound <= line.count)
      end = part.range.upperBound
    }
  }

  /// Draws the phone, its map, and the change from the first picture to the current one.
  func draw(columns: Int, lines: Int) {
    let picture = Picture(session, columns: columns, lines: lines)
    precondition(!picture.text.isEmpty)
    _ = picture.map
    let page = picture.page
    _ = page.text(over: nil)
    _ = page.text(over: Picture(first, columns: columns, lines: lines).page)
  }
}

/// Files that all contain the same data, by default the built-in form; writing does nothing.
struct Files: FileAccess {
  var data = Data(Form.builtInText.utf8)

  func read(_ path: String) throws(FileError) -> Data { data }

  func write(
    _ data: Data, to path: String, _ options: WriteOptions
  ) throws(FileError) -> Bool { true }
}
