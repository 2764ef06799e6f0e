@testable import SessionRunning

extension TerminalScreen {
  /// How far the screen has read a control sequence and a character's bytes.
  struct Parser: Equatable, Sendable {
    enum State: Equatable, Sendable {
      case text, escape, charset, string
      case sequence(String)
    }

    var state = State.text
    /// The first bytes of a character that isn't complete yet.
    var partial: [UInt8] = []
  }

  /// Reads bytes as a terminal does, and changes the screen accordingly.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      parser.partial.append(byte)
      guard let text = String(validating: parser.partial, as: UTF8.self) else {
        if parser.partial.count >= 4 { parser.partial = [] }
        continue
      }
      parser.partial = []
      for scalar in text.unicodeScalars { take(scalar) }
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch parser.state {
    case .text: takeText(scalar)
    case .escape: takeEscape(scalar)
    case .charset: parser.state = .text
    case .string: if scalar == "\u{7}" || scalar == "\\" { parser.state = .text }
    case .sequence(let parameters):
      guard ("@"..."~").contains(scalar) else {
        parser.state = .sequence(parameters + String(scalar))
        return
      }
      parser.state = .text
      carryOut(scalar, parameters)
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{1b}": parser.state = .escape
    case "\r": move(toRow: cursor.row, column: 0)
    case "\n": lineFeed()
    case "\u{8}": move(toRow: cursor.row, column: cursor.column - 1)
    case "\t": move(toRow: cursor.row, column: (cursor.column / 8 + 1) * 8)
    case "\0"..<" ", "\u{7f}": break
    default: put(scalar)
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) {
    parser.state = .text
    switch scalar {
    case "[": parser.state = .sequence("")
    case "(", ")": parser.state = .charset
    case "]", "P", "_": parser.state = .string
    case "7": savedCursor = cursor
    case "8": cursor = savedCursor
    case "M": reverseLineFeed()
    case "D": lineFeed()
    case "c": self = TerminalScreen(columns: columns, lines: lines)
    default: break
    }
  }

  private mutating func carryOut(_ final: Unicode.Scalar, _ parameters: String) {
    if parameters.hasPrefix("?") { return setModes(parameters.dropFirst(), isOn: final == "h") }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap { $0 }
    let second = numbers.dropFirst().first.flatMap { $0 }
    let count = max(first ?? 1, 1)
    switch final {
    case "A", "B", "C", "D", "G", "d", "H", "f":
      moveCursor(final, count, second)
    case "J": eraseScreen(first ?? 0)
    case "K": eraseRow(first ?? 0)
    case "X": eraseInRow(cursor.column..<cursor.column + count)
    case "@": insertCells(count)
    case "P": deleteCells(count)
    case "L": insertRows(count)
    case "M": deleteRows(count)
    case "m": setStyle(parameters)
    case "s": savedCursor = cursor
    case "u": cursor = savedCursor
    case "r": setScrollRegion(from: count, to: second ?? lines)
    default: break
    }
  }

  private mutating func moveCursor(_ final: Unicode.Scalar, _ count: Int, _ second: Int?) {
    switch final {
    case "A": move(toRow: cursor.row - count, column: cursor.column)
    case "B": move(toRow: cursor.row + count, column: cursor.column)
    case "C": move(toRow: cursor.row, column: cursor.column + count)
    case "D": move(toRow: cursor.row, column: cursor.column - count)
    case "G": move(toRow: cursor.row, column: count - 1)
    case "d": move(toRow: count - 1, column: cursor.column)
    default: move(toRow: count - 1, column: (second ?? 1) - 1)
    }
  }

  /// Clears part of the screen: 0 after the cursor, 1 before it, 2 everything.
  ///
  /// If all is cleared, the rows are first added to `scrolledOut`, as in tmux and VTE.
  private mutating func eraseScreen(_ part: Int) {
    if part == 2 || part == 0 && cursor.row == 0 && cursor.column == 0 { keepRows() }
    eraseRow(part)
    switch part {
    case 0: eraseRows(cursor.row + 1..<lines)
    case 1: eraseRows(0..<cursor.row)
    default: eraseRows(0..<lines)
    }
  }

  private mutating func eraseRow(_ part: Int) {
    switch part {
    case 0: eraseInRow(cursor.column..<columns)
    case 1: eraseInRow(0..<cursor.column + 1)
    default: eraseInRow(0..<columns)
    }
  }

  private mutating func setStyle(_ parameters: String) {
    for parameter in parameters.split(separator: ";", omittingEmptySubsequences: false) {
      let isReset = parameter.isEmpty || parameter == "0"
      style = isReset ? "" : style.isEmpty ? String(parameter) : "\(style);\(parameter)"
    }
  }

  private mutating func setModes(_ parameters: Substring, isOn: Bool) {
    for mode in parameters.split(separator: ";").compactMap({ Int($0) }) {
      guard mode != 7 else {
        wraps = isOn
        continue
      }
      if mode == 1049, isOn != modes.contains(mode) { changeScreen() }
      if isOn { modes.insert(mode) } else { modes.remove(mode) }
    }
  }

  private mutating func setScrollRegion(from top: Int, to bottom: Int) {
    guard top < bottom, bottom <= lines else { return }
    scrollRegion = top - 1..<bottom
    move(toRow: 0, column: 0)
  }
}
