import Drawing
import Forms
import Session
import Terminal
import TerminalCells

@testable import SessionRunning

extension Target {
  /// Feeds a live phone with what a terminal sends: keys, pastes and the mouse.
  static let live = Target(name: "live") { bytes in
    var touches = Touches(bytes)
    touches.take(bytes)
    touches.draw()
  }

  /// Checks that the same bytes give the same touches in one read, byte by byte, and in pieces.
  static let speeds = Target(name: "speeds") { bytes in
    var whole = Touches(bytes)
    whole.take(bytes)
    for size in [1, 3, 7] {
      var slow = Touches(bytes)
      for start in stride(from: 0, to: bytes.count, by: size) {
        slow.take(Array(bytes[start..<min(start + size, bytes.count)]), isLast: false)
      }
      slow.flush()
      precondition(slow.phone.lines == whole.phone.lines, "\(slow.phone.lines)")
      precondition(slow.phone.session == whole.phone.session, "other state")
    }
  }
}

/// A live phone with a decoder for the terminal's bytes.
private struct Touches {
  let phone = Phone()
  private var loop: TouchLoop
  private var decoder = InputDecoder()

  /// Creates a phone in a terminal whose size comes from the first and last byte of the input.
  init(_ bytes: [UInt8]) {
    let (columns, lines) = (Int(bytes.first ?? 80), Int(bytes.last ?? 24))
    loop = TouchLoop(
      columns: columns < 32 ? 80 : columns, lines: lines < 10 ? 24 : lines % 80,
      style: PictureStyle())
  }

  mutating func take(_ bytes: [UInt8], isLast: Bool = true) {
    for event in decoder.take(bytes) { take(event) }
    if isLast { flush() }
  }

  mutating func flush() {
    for event in decoder.flush() { take(event) }
  }

  private mutating func take(_ event: InputEvent) {
    guard !loop.hasEnded else { return }
    loop.take(event, on: phone)
    _ = loop.seen(phone.session)
  }

  func draw() { _ = loop.picture(of: loop.seen(phone.session)).page.text(over: nil) }

  /// The built-in form's session, which records the command line of every touch.
  final class Phone: TouchedPhone {
    private(set) var session: Session
    private(set) var lines: [String] = []

    init() {
      guard let form = try? Session.builtInForm() else {
        preconditionFailure("there is no built-in form")
      }
      session = Session(form: form, fileName: Form.builtInName, files: Files())
    }

    func run(_ line: String, inPlaceOfLast: Bool) -> TouchResult {
      let statement = session.statement(line)
      do throws(CommandError) {
        let outcome =
          inPlaceOfLast ? try session.replaceLast(by: statement) : try session.run(statement)
        lines.append(line)
        return .done(changesState: session.hasChangedState, words: outcome.notices.last)
      } catch {
        precondition(!error.message.isEmpty)
        return .refused(error.message)
      }
    }
  }
}
