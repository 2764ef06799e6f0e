import Testing

@testable import Program
@testable import Terminal

/// Tests which keys, pastes and clicks a terminal's bytes are decoded to.
@Suite struct InputDecoderTests {
  private func events(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.take(Array(text.utf8)) + decoder.flush()
  }

  @Test(
    "A key's bytes are that key",
    arguments: [
      ("a", [.text("a")]), ("é😀", [.text("é"), .text("😀")]), ("\r", [.key(.enter)]),
      ("\t", [.key(.tab)]), ("\u{7f}", [.key(.backspace)]), ("\u{1b}", [.key(.escape)]),
      ("\u{1b}\u{4}", [.key(.escape), .control("d")]),
      ("\u{1b}\u{1b}", [.key(.escape), .key(.escape)]), ("\u{14}", [.control("t")]),
      ("\u{1b}[A", [.key(.up)]), ("\u{1b}OB", [.key(.down)]), ("\u{1b}[1;5C", [.key(.right)]),
      ("\u{1b}[Z", [.key(.backTab)]), ("\u{1b}[3~", [.key(.delete)]),
      ("\u{1b}OP", [.key(.help)]), ("\u{1b}[11~", [.key(.help)]), ("\u{1b}[[A", [.key(.help)]),
      ("\u{1b}\r", [.key(.newLine)]), ("\u{1b}[5~\u{1b}[6~", [.key(.pageUp), .key(.pageDown)]),
    ] as [(String, [InputEvent])])
  func keys(bytes: String, expected: [InputEvent]) {
    #expect(events(bytes) == expected)
  }

  @Test(
    "The mouse's reports name cells from 1, ours from 0",
    arguments: [
      ("\u{1b}[<0;12;5M", MouseEvent(kind: .press, line: 4, column: 11)),
      ("\u{1b}[<32;12;6M", MouseEvent(kind: .move, line: 5, column: 11)),
      ("\u{1b}[<0;12;6m", MouseEvent(kind: .release, line: 5, column: 11)),
      // With Shift and Ctrl.
      ("\u{1b}[<20;1;1M", MouseEvent(kind: .press, line: 0, column: 0)),
      ("\u{1b}[<64;80;24M", MouseEvent(kind: .wheelUp, line: 23, column: 79)),
      ("\u{1b}[<65;80;24M", MouseEvent(kind: .wheelDown, line: 23, column: 79)),
    ])
  func mouse(bytes: String, event: MouseEvent) {
    #expect(events(bytes) == [.mouse(event)])
  }

  @Test(
    "What is none of ours is dropped whole",
    arguments: [
      "\u{1b}[<2;3;4M", "\u{1b}[<0;0;1M", "\u{1b}[<0;1M", "\u{1b}[?1;2c", "\u{1b}x", "\u{0}",
      "\u{1b}[19~", "\u{1b}Pq#0\u{1b}\\",
    ])
  func dropped(bytes: String) {
    let expected: [InputEvent] = bytes.hasPrefix("\u{1b}P") ? [.reply("q#0")] : []
    #expect(events(bytes) == expected)
  }

  @Test(
    "A key with Alt is dropped, and what follows is not",
    arguments: [
      "\u{1b}O", "\u{1b}P", "\u{1b}]", "\u{1b}_", "\u{1b}^", "\u{1b}[", "\u{1b}a", "\u{1b}[[",
      "\u{1b}[<0;1", "\u{1b}]11;rgb",
    ])
  func alt(bytes: String) {
    #expect(events(bytes) == [])
    // The terminal's answer, or a key, that comes at once.
    #expect(events(bytes + "\u{1b}[0n") == [.reply("0n")])
    #expect(events(bytes + "\u{1b}[A") == [.key(.up)])
  }

  @Test("Bytes that are no UTF-8 are dropped, and what follows is not")
  func brokenUTF8() {
    var decoder = InputDecoder()
    #expect(decoder.take([0xff, 0xc3, 0x28, 0xe2, 0x82, 0x61, 0x80]) == [.text("("), .text("a")])
    #expect(!decoder.isWaiting)
  }

  @Test("A sequence that comes byte by byte is the same event")
  func byteByByte() {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for byte in Array("\u{1b}[<0;12;5M😀\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\".utf8) {
      events += decoder.take([byte])
    }
    #expect(
      events == [
        .mouse(MouseEvent(kind: .press, line: 4, column: 11)), .text("😀"),
        .reply("11;rgb:ffff/ffff/ffff"),
      ])
  }

  @Test(
    "However long a sequence is, it is the same in one piece and byte by byte",
    arguments: [
      (
        "\u{1b}[<0;12;\(String(repeating: "0", count: 80))5M",
        InputEvent.mouse(
          MouseEvent(kind: .press, line: 4, column: 11))
      ),
      (
        "\u{1b}]52;c;\(String(repeating: "QUJD", count: 40))\u{7}",
        .reply("52;c;" + String(repeating: "QUJD", count: 40))
      ),
    ])
  func long(bytes: String, event: InputEvent) {
    #expect(events(bytes) == [event])
    var decoder = InputDecoder()
    #expect(Array(bytes.utf8).flatMap { decoder.take([$0]) } == [event])
  }

  @Test("A paste is one event, whatever keys its text would be")
  func paste() {
    #expect(events("\u{1b}[200~a\r\u{1b}b\u{1b}[201~c") == [.paste("a\r\u{1b}b"), .text("c")])
    var decoder = InputDecoder()
    let half = "\u{1b}[200~" + String(repeating: "x", count: 100)
    #expect(decoder.take(Array(half.utf8)) == [] && decoder.flush() == [])
    let rest = decoder.take(Array("\u{1b}[201~".utf8))
    #expect(rest == [.paste(String(repeating: "x", count: 100))])
  }
}
