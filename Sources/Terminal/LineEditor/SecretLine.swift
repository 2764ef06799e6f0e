import Foundation
import TerminalText

/// A secret text, such as a password, that the user types without echo.
///
/// Backspace and `^U` edit the text. At the end, its memory is wiped.
struct SecretLine {
  /// The result of a key that the user presses while typing a secret.
  enum Step: Equatable {
    case goesOn
    /// The key has no effect here, so the terminal should beep.
    case refused
    case ends(LineEditor.Line)
  }

  let canGoBack: Bool
  private var bytes: [UInt8] = []

  init(canGoBack: Bool) {
    self.canGoBack = canGoBack
    // Reallocating would leave copies in memory.
    bytes.reserveCapacity(256)
  }

  /// The number of characters typed so far; the drawn phone shows a bullet for each.
  var characterCount: Int { text.count }

  /// Reads the next key that the user presses while typing a secret, and handles it.
  mutating func takeKey(from keys: some KeySource) -> Step {
    switch keys.readByte() {
    case nil: return end(.endOfInput)
    case Key.controlD where bytes.isEmpty: return .ends(.endOfInput)
    case Key.newLine, Key.carriageReturn: return end(.text(text))
    case Key.controlP where bytes.isEmpty && canGoBack: return .ends(.back)
    case Key.escape: return takeSequence(from: keys)
    case Key.tab where canGoBack: return end(.text(text))
    case Key.controlU: wipe()
    case Key.backspace, Key.controlH: deleteBackward()
    case let byte? where byte >= 0x20 || byte == Key.tab: bytes.append(byte)
    default: return .refused
    }
    return .goesOn
  }

  private mutating func end(_ line: LineEditor.Line) -> Step {
    wipe()
    return .ends(line)
  }

  private mutating func deleteBackward() {
    var rest = Array(text.dropLast().utf8)
    wipe()
    bytes += rest
    rest.withUnsafeMutableBytes(Self.wipe)
  }

  private static func wipe(_ memory: UnsafeMutableRawBufferPointer) {
    // The optimizer could remove a memset whose result is never read, but not explicit_bzero.
    if let start = memory.baseAddress { explicit_bzero(start, memory.count) }
  }

  private mutating func wipe() {
    bytes.withUnsafeMutableBytes(Self.wipe)
    bytes.removeAll(keepingCapacity: true)
  }

  /// The control characters that edit a secret while it is typed.
  private enum Key {
    static let controlD: UInt8 = 0x04
    static let controlH: UInt8 = 0x08
    static let tab: UInt8 = 0x09
    static let newLine: UInt8 = 0x0a
    static let carriageReturn: UInt8 = 0x0d
    static let controlP: UInt8 = 0x10
    static let controlU: UInt8 = 0x15
    static let escape: UInt8 = 0x1b
    static let backspace: UInt8 = 0x7f
  }

  /// Handles an escape sequence while a secret is typed: the Up key, or the start of a paste.
  private mutating func takeSequence(from keys: some KeySource) -> Step {
    let sequence = keys.readSequence()
    if sequence == PastedText.start { return takePaste(from: keys) }
    guard canGoBack else { return .refused }
    if Self.isUp(sequence), bytes.isEmpty { return .ends(.back) }
    return sequence == Self.shiftTab ? end(.back) : .refused
  }

  /// Returns whether the bytes after an Esc are the Up key: `[ … A` or `O A`.
  ///
  /// F1 on a Linux console is `[[A`.
  private static func isUp(_ sequence: [UInt8]) -> Bool {
    sequence.count > 1 && sequence.last == UInt8(ascii: "A") && sequence[1] != UInt8(ascii: "[")
  }

  private static let shiftTab = Array("[Z".utf8)

  /// Appends the first line of a paste to the secret.
  ///
  /// The other lines are discarded. Otherwise they would be read later and echoed.
  private mutating func takePaste(from keys: some KeySource) -> Step {
    var (isBehind, isCut) = (false, false)
    let isWhole = PastedText.read(from: keys) { byte in
      if byte == Key.newLine || byte == Key.carriageReturn {
        isBehind = true
      } else if isBehind {
        isCut = true
      } else if byte >= 0x20 || byte == Key.tab {
        bytes.append(byte)
      }
    }
    guard isWhole else { return end(.endOfInput) }
    return isCut ? .refused : .goesOn
  }

  private var text: String {
    Composition.composed(String(decoding: bytes, as: UTF8.self))
  }
}
