import Testing

@testable import Program
@testable import SessionRunning
@testable import Terminal

struct SecretLineTests {
  /// Keys for a test: those up to a `|` are typed already, the rest comes later.
  private final class Keys: KeySource {
    private var bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    var hasMore: Bool { !bytes.isEmpty && bytes[0] != UInt8(ascii: "|") }

    func readByte() -> UInt8? {
      if bytes.first == UInt8(ascii: "|") { bytes.removeFirst() }
      return bytes.isEmpty ? nil : bytes.removeFirst()
    }

    func unread(_ byte: UInt8) { bytes.insert(byte, at: 0) }
  }

  @Test(
    "Typed keys produce the expected secret",
    arguments: [
      ("geheim\r", .text("geheim")), ("ab\u{7f}c\n", .text("ac")), ("ab\u{15}c\r", .text("c")),
      ("👍🏽\u{7f}a\r", .text("a")), ("", .endOfInput), ("ab", .endOfInput), ("\u{4}", .endOfInput),
      ("a\u{4}\r", .text("a")), ("\u{10}", .back), ("\u{1b}[A", .back), ("\u{1b}OA", .back),
      ("ab\t", .text("ab")),
      ("\u{1b}[1;5A", .back), ("a\u{1b}[A\r", .text("a")), ("\u{1b}[D\r", .text("")),
      ("\u{1b}[200~hunter2\u{1b}[201~x\r", .text("hunter2x")),
      ("a\u{1b}[200~b\tc\n\u{1b}[201~\r", .text("ab\tc")),
      ("\u{1b}[200~one\rtwo\u{1b}[A\rthree\u{1b}[201~\r", .text("one")),
      ("\u{1b}[200~one", .endOfInput), ("\u{1b}b\r", .text("")), ("e\u{301}\r", .text("\u{e9}")),
      ("\u{1b}|b\r", .text("b")), ("\u{1b}A!\r", .text("!")), ("\u{1b}é漢!\r", .text("漢!")),
      ("AZ\u{1b}[[A!\r", .text("AZ!")), ("\u{1b}[[A\r", .text("")), ("\u{1b}[[E\r", .text("")),
      ("\u{1b}OP\u{1b}[15~\u{1b}[97;3u\r", .text("")), ("\u{1b}|[|1|5|~!\r", .text("[15~!")),
      ("\u{1b}[|1|5|~!\r", .text("!")), ("\u{1b}[1\r", .text("")),
    ] as [(String, LineEditor.Line)])
  func comesTo(keys: String, line: LineEditor.Line) {
    let keys = Keys(keys)
    var secret = SecretLine(canGoBack: true)
    var step = SecretLine.Step.goesOn
    while step == .goesOn || step == .refused { step = secret.takeKey(from: keys) }
    #expect(step == .ends(line))
  }

  @Test(
    "The typed characters are counted",
    arguments: [
      ("ab", [1, 2]), ("ab\u{7f}c", [1, 2, 1, 2]), ("ab\u{15}", [1, 2, 0]),
      ("é", [1, 1]), ("👍🏽\u{7f}", [1, 1, 1, 1, 2, 2, 2, 1, 0]),
      ("\u{1b}[200~one\ntwo\u{1b}[201~", [3]), ("a\u{1b}[Db", [1, 1, 2]),
    ] as [(String, [Int])])
  func countsItsCharacters(keys: String, counts: [Int]) {
    let keys = Keys(keys)
    var secret = SecretLine(canGoBack: true)
    let counted = counts.map { _ in
      _ = secret.takeKey(from: keys)
      return secret.characterCount
    }
    #expect(counted == counts)
    #expect(!keys.hasMore)
  }

  @Test(
    "A key without effect is refused",
    arguments: [
      "\u{1b}[A", "\u{10}", "\u{1}", "a\u{4}", "\u{1b}[200~a\rb\u{1b}[201~",
    ])
  func aKeyThatDoesNothingIsRefused(keys: String) {
    let keys = Keys(keys)
    var secret = SecretLine(canGoBack: false)
    var step = SecretLine.Step.goesOn
    while step == .goesOn { step = secret.takeKey(from: keys) }
    #expect(step == .refused)
  }
}
