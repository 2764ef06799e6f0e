import Forms
import Foundation
import Session
import Testing

@testable import AppCode
@testable import Drawing
@testable import Program
@testable import SessionRunning
@testable import Terminal
@testable import TerminalCells

/// Tests which commands keys and the mouse cause in `live`.
@Suite struct TouchLoopTests {
  @Test("The list of keys fits in a terminal of 80 columns") func theListOfKeysFits() {
    // The panel's frame takes four columns.
    #expect(LiveMenu.keys.allSatisfy { $0.count <= 76 })
  }

  private let phone: TestPhone
  private var loop = TouchLoop(columns: 80, lines: 24, style: PictureStyle())

  init() throws { phone = try TestPhone() }

  private mutating func click(on text: String) throws {
    let cell = try #require(loop.cell(of: text, on: phone))
    loop.click(line: cell.line, column: cell.column, on: phone)
  }

  /// A fuzzer found a crash in a terminal too small for the panel.
  @Test(
    "A panel is drawn on a terminal of any size", arguments: [(80, 0), (0, 24), (1, 1), (5, 3)])
  func panelWithoutRoom(columns: Int, lines: Int) throws {
    let phone = try TestPhone()
    var loop = TouchLoop(columns: columns, lines: lines, style: PictureStyle())
    loop.take(bytes: "\u{14}", on: phone)
    #expect(loop.menu != nil)
    #expect(loop.picture(of: phone.session).page.text(over: nil).count < 2_000)
  }

  @Test("A click on a row's value is a tap there, and typing makes one command")
  mutating func tapAndType() throws {
    try click(on: "Ada Lovelace")
    loop.take(bytes: "Grace", on: phone)
    #expect(phone.session.activeField?.id == "name")
    #expect(phone.session.value(ofRow: 0) == "Grace")
    #expect(phone.commands.count == 2 && phone.commands[0].hasPrefix("tap "))
    #expect(phone.commands[1] == "type Grace")
  }

  @Test(
    "A click that touches nothing says what it hit, or what to touch",
    arguments: [
      ("Nickname", "that is the label of Nickname; click to the right of it"),
      ("CONTACT", "a header or footer does not react to a touch"),
      ("New player", "there is no button in that place"),
      ("iphone-5s", "that is beside the phone; click on the phone"),
    ])
  mutating func clickOnNothing(text: String, message: String) throws {
    try click(on: text)
    #expect(loop.message == message)
    #expect(phone.session.activeRow == nil)
  }

  @Test("A click between the keys says so, and one on a label still dismisses the keyboard")
  mutating func clickBesideTheKeys() throws {
    try phone.focus("club")
    let words = try #require(loop.cell(of: "The    │", on: phone))
    loop.click(line: words.line, column: 1, on: phone)
    #expect(loop.message == "there is no key in that place")
    try click(on: "Nickname")
    #expect(loop.message == "no active field · keyboard down · scrolled 12.5 → -64")
  }

  @Test("A field that is left with a broken rule has the whole rule below the phone")
  mutating func brokenRule() throws {
    let rule = "E-mail: must be written like \"ada@example.org\", not \"abc\""
    try phone.focus("email")
    loop.take(bytes: "abc\r", on: phone)
    #expect(loop.message == rule)
    #expect(lastRows(2) == ["", "\(rule)               F1 keys"])
    loop.resize(columns: 50, lines: 24, on: phone)
    #expect(
      lastRows(2) == [
        "E-mail: must be written like", "\"ada@example.org\", not \"abc\"              F1 keys",
      ])
  }

  /// Returns the last rows of the terminal as text.
  private func lastRows(_ count: Int) -> [String] {
    let text = loop.picture(of: phone.session).page.text(over: nil)
    var screen = TerminalScreen(columns: loop.columns, lines: loop.lines)
    screen.feed(text.utf8)
    return Array(screen.rows.suffix(count))
  }

  @Test("Backspaces are one delete, and undo takes back what one command did")
  mutating func deleteAndUndo() throws {
    loop.take(bytes: "\tAda\u{7f}\u{7f}", on: phone)
    #expect(phone.commands == ["focus name", "type Ada", "delete 2"])
    loop.take(bytes: "\u{15}", on: phone)
    #expect(phone.session.value(ofRow: 0) == "Ada")
    loop.take(bytes: "\u{15}\u{15}\u{19}", on: phone)
    #expect(phone.session.value(ofRow: 0) == "" && phone.session.activeField?.id == "name")
  }

  @Test("A character that the keyboard does not have is refused, and what was typed stays")
  mutating func refusedKey() throws {
    try phone.focus("shirt")
    loop.take(bytes: "1x2", on: phone)
    #expect(phone.session.activeField.map { phone.session.form.row(ofField: $0.id) } != nil)
    #expect(phone.commands.last == "type 12")
  }

  @Test("The caret moves, and what is typed and deleted there gives the field its text")
  mutating func caret() throws {
    loop.take(bytes: "\tAda\u{1b}[D\u{1b}[Dn\u{7f}\u{1b}[3~x", on: phone)
    #expect(phone.session.value(ofRow: 0) == "Axa")
    #expect(phone.commands == ["focus name", "type Ada", "set name Ada", "set name Axa"])
    loop.take(bytes: "\u{1b}[Fy", on: phone)
    #expect(phone.session.value(ofRow: 0) == "Axay")
  }

  @Test(
    "A click in the active field puts the caret there",
    arguments: [
      ("Grace Hopper", "Hopper", "Grace xHopper"), ("Grace Hopper", "race", "Gxrace Hopper"),
      ("abcdefghijklmnopqrstuvwxyz", "xyz", "abcdefghijklmnopqrstuvwxxyz"),
      ("abcdefghijklmnopqrstuvwxyz", "pq", "abcdefghijklmnoxpqrstuvwxyz"),
    ])
  mutating func clickForCaret(text: String, place: String, result: String) throws {
    let phone = try TestPhone(Form.builtInText, "focus name", "type '\(text)'")
    let cell = try #require(loop.cell(of: place, on: phone))
    loop.click(line: cell.line, column: cell.column, on: phone)
    #expect(phone.commands.count == 1 && phone.commands[0].hasPrefix("tap "))
    loop.take(bytes: "x", on: phone)
    #expect(phone.session.value(ofRow: 0) == result)
    #expect(phone.session.activeRow == 0)
  }

  @Test("A click finds a character of two columns by either of them", arguments: [8, 9])
  mutating func clickOnWideCharacter(distance: Int) throws {
    let phone = try TestPhone(Form.builtInText, "focus name", "type 日本語の名前です")
    let cell = try #require(loop.cell(of: "日本", on: phone))
    loop.click(line: cell.line, column: cell.column + distance, on: phone)
    loop.take(bytes: "x", on: phone)
    #expect(phone.session.value(ofRow: 0) == "日本語のx名前です")
  }

  @Test(
    "With the caret in the text, a click moves it left or right, and beside the text to its end")
  mutating func clicksForCaret() throws {
    let phone = try TestPhone(Form.builtInText, "focus name", "type 'Grace Hopper'")
    for place in ["Hopper", "race", "pper"] {
      let cell = try #require(loop.cell(of: place, on: phone))
      loop.click(line: cell.line, column: cell.column, on: phone)
    }
    #expect(loop.interaction.caret == 8)
    let end = try #require(loop.cell(of: "pper", on: phone))
    loop.click(line: end.line, column: end.column + 6, on: phone)
    #expect(loop.interaction.caret == nil)
    loop.take(bytes: "!", on: phone)
    #expect(phone.session.value(ofRow: 0) == "Grace Hopper!")
  }

  @Test(
    "In a field of several lines a click finds the character, and in a secure one the bullet",
    arguments: [
      ("one two\nthree four", "three", "one two\nxthree four"),
      ("one two\nthree four", "two", "one xtwo\nthree four"),
      ("one two three four five six seven", "seven", "one two three four five six xseven"),
      ("one two three four five six seven", "two", "one xtwo three four five six seven"),
    ])
  mutating func clickForCaretInLines(text: String, place: String, result: String) throws {
    let phone = try TestPhone(
      "sections: [{rows: [{field: note, label: Note, lines: 4, height: 176}]}]", "focus note",
      "set note '\(text)'")
    let cell = try #require(loop.cell(of: place, on: phone))
    loop.click(line: cell.line, column: cell.column, on: phone)
    loop.take(bytes: "x", on: phone)
    #expect(phone.session.value(ofRow: 0) == result)
  }

  @Test("In a secure field a click finds the character behind its bullet")
  mutating func clickForCaretInSecret() throws {
    let phone = try TestPhone(
      "sections: [{rows: [{field: word, label: Word, secure: true}]}]", "focus word", "type abcd")
    let cell = try #require(loop.cell(of: "••••", on: phone))
    loop.click(line: cell.line, column: cell.column + 1, on: phone)
    loop.take(bytes: "x", on: phone)
    #expect(phone.session.value(ofRow: 0) == "axbcd")
  }

  @Test("Tab, Shift-Tab, Return and Esc are next, previous, return and dismiss; Esc then leaves")
  mutating func moving() throws {
    loop.take(bytes: "\t\t\u{1b}[Z\r\u{1b}", on: phone)
    #expect(phone.commands == ["focus name", "next", "previous", "return", "dismiss"])
    #expect(!loop.hasEnded)
    loop.take(bytes: "\u{1b}", on: phone)
    #expect(loop.hasEnded)
  }

  @Test("A click on a drawn key types it; Shift holds for one letter, 123 shows digits")
  mutating func drawnKeys() throws {
    loop.take(bytes: "\t", on: phone)
    for key in ["⇧", "Q", "w", "123", "7", "ABC", "space", "⌫", "e"] {
      try clickKey(key)
    }
    #expect(phone.session.value(ofRow: 0) == "Qw7e")
    try clickKey("next")
    #expect(phone.session.activeField?.id == "nickname")
  }

  /// Clicks on a key of the keyboard in the picture; fails if no key has the label.
  private mutating func clickKey(_ label: String) throws {
    let top = try #require(phone.session.phone.keyboardTop)
    let picture = loop.picture(of: phone.session)
    var screen = TerminalScreen(columns: 80, lines: 24)
    screen.feed(Array(picture.page.text(over: nil).utf8))
    for line in 0..<23 {
      guard let point = picture.point(line: line, column: 1), point.y > top else { continue }
      let row = screen.cells[line].prefix { $0.text != "│" || true }.map(\.text)
      for column in 1..<32 {
        let text = row[column...].prefix(label.count).joined()
        let isWhole = label.count > 1 || row[column - 1] == " " || row[column - 1] == "│"
        if text == label, isWhole {
          return loop.click(line: line, column: column, on: phone)
        }
      }
    }
    Issue.record("no key \(label):\n\(screen.text)")
  }

  @Test("Press, move and release are one drag, and what is seen on the way is its beginning")
  mutating func dragging() throws {
    let before = phone.session.phone.table.contentOffset.model.y
    loop.take(.mouse(MouseEvent(kind: .press, line: 10, column: 10)), on: phone)
    var seen: [CGFloat] = []
    for line in [9, 8, 7, 8] {
      loop.take(.mouse(MouseEvent(kind: .move, line: line, column: 10)), on: phone)
      seen.append(loop.seen(phone.session).phone.table.contentOffset.model.y - before)
    }
    #expect(phone.commands == [])
    loop.take(.mouse(MouseEvent(kind: .release, line: 8, column: 10)), on: phone)
    let command = try #require(phone.commands.first)
    #expect(phone.commands.count == 1 && command.hasPrefix("drag -"))
    // A line's height further with each line, and back by one.
    #expect(seen[1] > seen[0] && seen[2] > seen[1] && abs(seen[3] - seen[1]) <= 1)
    let script = try TestPhone()
    #expect(script.run(command, inPlaceOfLast: false) != .refused(""))
    #expect(script.session == phone.session)
    #expect(phone.session.phone.table.contentOffset.model.y - before == seen[3])
  }

  @Test("With interactive dismissal the keyboard follows the finger, and leaves when it is lifted")
  mutating func interactiveDismissal() throws {
    _ = phone.run("setting dismissMode interactive", inPlaceOfLast: false)
    _ = phone.run("focus name", inPlaceOfLast: false)
    let top = try #require(phone.session.phone.keyboardTop)
    let picture = loop.picture(of: phone.session)
    let lines = (0..<23).filter { picture.point(line: $0, column: 5).map { $0.y > 100 } == true }
    let start = lines[0]
    loop.take(.mouse(MouseEvent(kind: .press, line: start, column: 5)), on: phone)
    var tops: [CGFloat] = []
    for line in (start + 1)..<22 {
      loop.take(.mouse(MouseEvent(kind: .move, line: line, column: 5)), on: phone)
      tops.append(loop.seen(phone.session).phone.keyboard.frame.model.minY)
    }
    #expect(tops.first == top && tops == tops.sorted())
    #expect(try #require(tops.last) > top)
    // Each frame is what the command with as long a way shows before the finger is lifted.
    loop.take(.mouse(MouseEvent(kind: .release, line: 21, column: 5)), on: phone)
    #expect(phone.session.activeField == nil)
    #expect(phone.commands.last?.hasPrefix("drag ") == true)
  }

  @Test("A resize in the middle of a drag lifts the finger")
  mutating func resizedDrag() throws {
    loop.take(.mouse(MouseEvent(kind: .press, line: 10, column: 10)), on: phone)
    loop.take(.mouse(MouseEvent(kind: .move, line: 8, column: 10)), on: phone)
    loop.resize(columns: 100, lines: 40, on: phone)
    loop.take(.mouse(MouseEvent(kind: .move, line: 3, column: 10)), on: phone)
    loop.take(.mouse(MouseEvent(kind: .release, line: 3, column: 10)), on: phone)
    #expect(phone.commands.count == 1 && phone.commands[0].hasPrefix("drag -"))
  }

  @Test("The wheel drags by two rows, Page Down by three quarters of what is in view")
  mutating func wheel() throws {
    loop.take(.mouse(MouseEvent(kind: .wheelDown, line: 5, column: 5)), on: phone)
    loop.take(bytes: "\u{1b}[5~", on: phone)
    // 568 points less 64 for the bars: 504, and three quarters of that: 378.
    #expect(phone.commands == ["drag -88", "drag 378"])
  }

  @Test("Arrows turn a picker's wheel, letters turn it to the next option that begins so")
  mutating func picker() throws {
    try phone.focus("position")
    loop.take(bytes: "\u{1b}[B", on: phone)
    loop.take(bytes: "d", on: phone)
    loop.take(bytes: "x", on: phone)
    #expect(phone.commands.suffix(2) == ["type Forward", "type Defender"])
    #expect(loop.message == "no option begins with x")
  }

  @Test("Without an active field the arrows move a highlight, and Return taps it")
  mutating func highlight() throws {
    loop.take(bytes: "\u{1b}[B\u{1b}[B\r", on: phone)
    #expect(phone.session.activeField?.id == "nickname")
    #expect(phone.commands.last == "tap nickname")
  }

  @Test("Another strategy plays the last touch again")
  mutating func strategies() throws {
    loop.take(bytes: "\u{1b}[6~", on: phone)
    loop.take(bytes: "\u{14}inset-top\r", on: phone)
    #expect(phone.session.engine.strategy.name == "inset-top")
    #expect(phone.commands.suffix(3) == ["undo", "strategy inset-top", "drag -378"])
    loop.take(bytes: "\t", on: phone)
    loop.take(bytes: "\u{14}none\r", on: phone)
    #expect(phone.commands.last == "strategy none" && phone.session.activeField?.id == "name")
    // The menu opens at the strategy in use.
    loop.take(bytes: "\u{14}\u{1b}[B\r", on: phone)
    #expect(phone.commands.last == "strategy keep-bottom")
  }

  @Test("A click on the map scrolls there")
  mutating func map() throws {
    loop = TouchLoop(columns: 120, lines: 40, style: PictureStyle())
    let picture = loop.picture(of: phone.session)
    let cells = (0..<39).flatMap { line in (40..<120).map { (line, $0) } }
    let last = cells.last { picture.target(line: $0.0, column: $0.1).map(\.isContent) == true }
    let (line, column) = try #require(last)
    loop.click(line: line, column: column, on: phone)
    #expect(
      phone.commands == [
        "scroll to \(phone.session.phone.table.maximumOffset.rounded().inWords)"
      ])
  }

  @Test("A movement of the keyboard takes at most 4 kB a frame at 80 × 24")
  mutating func frameSizes() throws {
    loop = TouchLoop(
      columns: 80, lines: 24, style: PictureStyle(isColored: true, hasRules: true))
    var page = loop.picture(of: phone.session).page
    try phone.focus("zip")
    let playback = try #require(phone.session.playback)
    for time in playback.frameTimes() {
      let next = loop.picture(of: playback.session(at: time)).page
      #expect(next.text(over: page).utf8.count <= 4_096)
      page = next
    }
  }
}

extension PictureTarget {
  fileprivate var isContent: Bool { if case .content = self { true } else { false } }
}

extension TestPhone {
  fileprivate func focus(_ field: String) throws {
    guard case .done = run("focus \(field)", inPlaceOfLast: false) else {
      throw CancellationError()
    }
  }
}

/// Tests random keys, clicks, drags and sizes.
///
/// Nothing gets stuck, and the recorded commands give the same state.
@Suite struct RandomTouchTests {
  @Test("Random touches end in the state that their commands give", arguments: 1...12)
  func random(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let phone = try TestPhone()
    _ = phone.run("setting dismissMode interactive", inPlaceOfLast: false)
    var loop = TouchLoop(columns: 80, lines: 24, style: PictureStyle())
    for _ in 0..<150 {
      loop.take(Self.event(&random, columns: loop.columns, lines: loop.lines), on: phone)
      if Int.random(in: 0..<40, using: &random) == 0 {
        let sizes = [(80, 24), (100, 40), (20, 12), (200, 60)]
        let size = sizes[Int.random(in: 0..<4, using: &random)]
        loop.resize(columns: size.0, lines: size.1, on: phone)
      }
      let page = loop.picture(of: loop.seen(phone.session)).page
      #expect(page.columns == loop.columns && page.lines == loop.lines)
    }
    // Esc gets out of everything.
    for _ in 0..<4 where !loop.hasEnded { loop.take(.key(.escape), on: phone) }
    #expect(loop.hasEnded)
    let script = try TestPhone()
    for command in phone.commands {
      guard case .done = script.run(command, inPlaceOfLast: false) else {
        Issue.record("seed \(seed): \(command) was refused")
        return
      }
    }
    #expect(script.session == phone.session, "seed \(seed)")
  }

  private static func event(
    _ random: inout SeededRandom, columns: Int, lines: Int
  ) -> InputEvent {
    func cell(_ kind: MouseEvent.Kind) -> InputEvent {
      .mouse(
        MouseEvent(
          kind: kind, line: .random(in: 0..<lines, using: &random),
          column: .random(in: 0..<columns, using: &random)))
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return cell(.press)
    case 2, 3: return cell(.move)
    case 4, 5: return cell(.release)
    case 6: return cell(.wheelUp)
    case 7: return cell(.wheelDown)
    case 8, 9:
      let text = Array("ab1 é😀#'\"\\")
      return .text(String(text[.random(in: 0..<text.count, using: &random)]))
    case 10: return .control(Array("trkuywpn")[.random(in: 0..<8, using: &random)])
    case 11: return .paste("two words\nmore")
    default:
      let keys = InputEvent.Key.allCases.filter { $0 != .escape }
      return .key(keys[.random(in: 0..<keys.count, using: &random)])
    }
  }
}
